"""The one exception for what a rule or a check does not allow.

It carries an id and facts. Sentences for people are made in a room above; `hooks` lends them to `str`.
"""

import errno

from sagrada.content import hooks


class Refused(ValueError):  # noqa: N818 (it is said as a sentence: Refused("golden_rule"))
    """Something was tried that a rule or a check does not allow: an id and the facts, never a sentence."""

    def __init__(self, rule: str, **facts: object) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return hooks.tell_refusal(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.rule, self.facts))


def tell_plainly(refused: Refused) -> str:
    """The id and the facts, for whoever has no catalog."""
    return " ".join([refused.rule, *(f"{key}={value}" for key, value in refused.facts.items())])


def system_problem(problem: OSError) -> Refused:
    """What the system says about a file or an address: the name of the error, and its own words for the rare ones."""
    return Refused(
        "system_problem", code=errno.errorcode.get(problem.errno or 0, ""), words=problem.strerror or problem
    )


def _restore(rule: str, facts: dict[str, object]) -> Refused:
    return Refused(rule, **facts)
