"""The one exception for what a rule or a check does not allow.
It carries an id and facts; the sentences for people are made elsewhere."""

import errno


class Refused(ValueError):  # noqa: N818 (it is said as a sentence: Refused("golden_rule"))
    """Something was tried that a rule or a check does not allow: an id and the facts, never a sentence."""

    def __init__(self, rule: str, **facts: object) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.rule, *(f"{key}={value}" for key, value in self.facts.items())])

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.rule, self.facts))


def system_problem(problem: OSError) -> Refused:
    """What the system says about a file or an address: the name of the error, and its own words for the rare ones."""
    return Refused(
        "system_problem", code=errno.errorcode.get(problem.errno or 0, ""), words=problem.strerror or problem
    )


def _restore(rule: str, facts: dict[str, object]) -> Refused:
    return Refused(rule, **facts)
