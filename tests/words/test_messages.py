"""Messages: every refusal has a sentence, every sentence is used, and facts that are missing are noticed."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sagrada
from random_games import TABLES, WORDS, Table, candidates, clone, name, sampled
from sagrada.bots.registry import BOTS
from sagrada.content.refusal import Refused, tell_plainly
from sagrada.game.notation import OWN_ID
from sagrada.rules.refusals import RULES
from sagrada.words import messages
from sagrada.words.messages import explain, has_message, say

SOURCE = Path(sagrada.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
CLIENT = SOURCE.parents[1] / "web" / "src"
CATALOGS = sorted((SOURCE / "words" / "catalog" / "en").glob("*.ftl"))


# what the sources raise


def text_of(node: ast.expr) -> list[str]:
    """The texts that an expression may be, as far as they are written there."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return text_of(body) + text_of(orelse)
    return []


def refusals_in(tree: ast.AST) -> Iterator[str]:
    """The ids in `Refused("id", ...)`, and in the one call that passes an id on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id == "Refused":
                yield from text_of(node.args[0])
            elif node.func.id == "refuse_foreign":
                yield from text_of(node.args[-1])


@cache
def read_tree(file: Path) -> ast.AST:
    """The syntax tree of a source."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def raised_ids() -> frozenset[str]:
    """Every rule that may refuse something."""
    found = {rule for file in FILES for rule in refusals_in(read_tree(file))}
    return frozenset(found | {rule.id for rule in RULES.values()} - {""})


def test_every_refusal_has_a_sentence() -> None:
    assert [rule for rule in sorted(raised_ids()) if not has_message(rule)] == []


def test_the_scan_finds_refusals_of_every_kind() -> None:
    kinds = {"bad_die", "golden_rule_there", "equal_shade", "touch", "border", "too_few_tokens", "not_a_log", "seats"}
    assert kinds <= raised_ids()
    assert len(raised_ids()) > 100


def test_a_refusal_without_a_sentence_would_be_noticed() -> None:
    planted = ast.parse('raise Refused("no_such_rule" if late else "another", seat=1)')
    assert [rule for rule in refusals_in(planted) if not has_message(rule)] == ["no_such_rule", "another"]


# what the catalog holds


def catalog_ids() -> list[str]:
    """The ids of all messages, file by file."""
    return [
        found
        for file in CATALOGS
        for found in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def is_used(message: str) -> bool:
    """Does a text in the sources of the program or of the browser client name this message, or an id in its stead?"""
    by_client = message in quoted_by_client() or message in {*(f"bot-{bot}" for bot in BOTS), f"card-{OWN_ID}-name"}
    if message.startswith("tap-"):
        return message.removeprefix("tap-").replace("-", "_") in raised_ids()
    return by_client or bool({message, message.replace("-", "_")} & all_texts())


@cache
def all_texts() -> frozenset[str]:
    """Every text that stands in the sources."""
    nodes = (node for file in FILES for node in ast.walk(read_tree(file)))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


# what the browser client says

ELSEWHERE = ("bot-", "card-", "ruling-", "tab-", "tap-")
"""How names that the client puts together begin: those of cards and rules are tested elsewhere, tabs say nothing."""


@cache
def client_sources() -> str:
    """The sources of the browser client as one text."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def first_arguments(source: str) -> Iterator[str]:
    """What stands in `say(...)` and `knows(...)` up to the comma: a name, a choice between names, or a template."""
    for call in re.finditer(r"\b(?:say|knows)\(", source):
        depth, end = 0, call.end()
        while depth >= 0 and not (depth == 0 and source[end] == ","):
            depth += (source[end] in "([{") - (source[end] in ")]}")
            end += 1
        yield source[call.end() : end]


@cache
def named_by_client() -> frozenset[str]:
    """The messages that the client names."""
    return frozenset(
        name
        for text in first_arguments(client_sources())
        for name in re.findall(r"'([a-z][a-z0-9-]*-[a-z0-9-]*)'", text)
    )


@cache
def quoted_by_client() -> frozenset[str]:
    """Every word that stands in quotes in the client: the messages it names, and those its tables of data name."""
    return frozenset(re.findall(r"'([a-z][a-z0-9-]*)'", client_sources()))


def templates(source: str) -> set[str]:
    """The names that are put together, where they are said or before."""
    return set(re.findall(r"`([a-z]+-[a-z-]*\$\{[^`]*)`", source))


def test_every_message_that_the_browser_client_names_is_in_the_catalog() -> None:
    assert len(named_by_client()) > 80
    assert [message for message in sorted(named_by_client()) if not has_message(message)] == []


def test_the_browser_client_puts_no_other_names_together() -> None:
    assert {name for name in templates(client_sources()) if not name.startswith(ELSEWHERE)} == set()


def test_names_in_a_choice_or_a_template_are_found() -> None:
    planted = "say(late ? 'web-late' : 'web-soon', { by: f(1, 2) }); say(`web-${kind}`, facts)"
    assert next(first_arguments(planted)) == "late ? 'web-late' : 'web-soon'"
    assert templates(planted) == {"web-${kind}"}


def test_every_sentence_of_the_catalog_is_used() -> None:
    assert [message for message in catalog_ids() if not is_used(message)] == []


def test_no_message_is_written_twice() -> None:
    assert len(catalog_ids()) == len(set(catalog_ids())) > 150


def test_the_catalog_is_read_without_an_error() -> None:
    assert all(has_message(message) for message in catalog_ids())


def test_a_sentence_that_nobody_uses_would_be_noticed() -> None:
    assert not is_used("no-such-message")
    assert is_used("bad-die")


# the facts that a sentence needs


@cache
def facts_needed() -> dict[str, set[str]]:
    """The names of the facts in each message of the catalog."""
    text = "\n".join(re.sub(r"^#.*", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE) for file in CATALOGS)
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", words)) for name, words in zip(parts[::2], parts[1::2], strict=True)}


def test_what_is_said_after_a_tap_asks_for_no_fact_that_its_rule_has_not() -> None:
    needed = facts_needed()
    tapped = {name: facts for name, facts in needed.items() if name.startswith("tap-")}
    assert len(tapped) > 30
    assert [name for name, facts in tapped.items() if not facts <= needed[name.removeprefix("tap-")]] == []


def facts_given(call: ast.Call) -> set[str] | None:
    """The facts in a call of Refused, say or Phrase, if all of them are written there."""
    if isinstance(call.func, ast.Name) and call.func.id == "Refused":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else {name for name in names if name}
    if len(call.args) == 1:
        return set()
    if isinstance(call.args[1], ast.Dict) and None not in call.args[1].keys:
        return {text for key in call.args[1].keys if key for text in text_of(key)}
    return None


MAKERS = ("Refused", "say", "Phrase")


def lacking(tree: ast.AST) -> Iterator[str]:
    """The messages that are made without all of their facts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            given = facts_given(node) if node.args else None
            for rule in text_of(node.args[0]) if given is not None else []:
                if not facts_needed()[messages.message_id(rule)] <= (given or set()):
                    yield rule


def test_every_sentence_gets_the_facts_it_needs() -> None:
    assert [rule for file in FILES for rule in lacking(read_tree(file))] == []


def test_a_fact_that_is_forgotten_would_be_noticed() -> None:
    planted = """raise Refused("at_line", line=7, text="R9")
say("heading-turn", {"seat": 1})
say("heading-turn")
Phrase("clause-take", {"die": die})
say("heading-setup")"""
    assert list(lacking(ast.parse(planted))) == ["at_line", "heading-turn", "heading-turn", "clause-take"]


# sentences are made


@pytest.mark.parametrize("table", TABLES[::4], ids=name)
def test_every_refusal_of_random_play_becomes_a_sentence(table: Table) -> None:
    for number, game in enumerate(sampled(table, seed=16, every=4)):
        for text in [*WORDS, *candidates(game.options.seats)[number % 50 :: 50]]:
            for seat in (None, 0):
                assert sentence(clone(game), text, seat)


def sentence(game: sagrada.Game, text: str, seat: int | None) -> str:
    """What the game answers to a move."""
    try:
        game.play(text, seat)
    except Refused as refused:
        return explain(refused)
    return "played"


def test_a_sentence_names_what_was_tried_and_which_rule_refused() -> None:
    refused = Refused("equal_color", move="R5@b3", other="R2", **{"with": "b2"})
    assert explain(refused) == "R5@b3: next to R2 on b2 (same color)"


def test_a_refusal_inside_a_refusal_is_told_in_one_sentence() -> None:
    inner = Refused("bad_die", text="R9")
    told = explain(Refused("at_line", line=7, text="R9", refused=inner))
    assert told.startswith('line 7, "R9": R9 is no die')


@pytest.mark.parametrize(
    ("rule", "facts"), [("bad_die", {}), ("free", {"move": "R5@b3"}), ("not_asked", {"move": "+"})]
)
def test_a_missing_fact_is_noticed(rule: str, facts: dict[str, object]) -> None:
    with pytest.raises(KeyError):
        say(rule, facts)


@pytest.mark.parametrize("message", ["no_such_rule", "", "bad die"])
def test_a_message_that_is_not_there_is_noticed(message: str) -> None:
    with pytest.raises(KeyError):
        say(message)


def test_facts_that_a_sentence_does_not_tell_do_no_harm() -> None:
    assert say("game_over", {"move": "end", "more": 5}) == "end: the game is over"


def test_facts_may_be_numbers_lists_and_yes_or_no() -> None:
    assert messages.plain(True) == "yes"
    assert str(messages.plain(3)) == "3"
    assert messages.plain(["a", 2, False]) == "a, 2, no"
    assert messages.plain(range(3)) == "0, 1, 2"
    assert messages.plain(None) == "None"


HUGE = {"text": "x" * 10_000, "list": ["x" * 900] * 9, "number": 10**3000, "nan": float("nan"), "inf": float("-inf")}


@pytest.mark.parametrize("fact", HUGE.values(), ids=HUGE)
def test_a_fact_of_any_size_becomes_a_sentence(fact: object) -> None:
    assert len(say("bad_die", {"text": fact})) < 3200


def test_a_long_refusal_inside_another_becomes_a_sentence() -> None:
    inner = Refused("unknown_id", kind="tool", id="x" * 5000, known=["y" * 5000])
    assert say("at_line", {"line": 1, "text": "z" * 5000, "refused": inner}).startswith("line 1")


def test_a_refusal_as_a_plain_text_has_its_id_and_facts() -> None:
    assert tell_plainly(Refused("bad_die", text="R9")) == "bad_die text=R9"


def test_ids_have_underscores_in_python_and_hyphens_in_the_catalog() -> None:
    assert say("bad_die", {"text": "R9"}) == say("bad-die", {"text": "R9"})
