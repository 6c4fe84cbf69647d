"""Pages and pictures of the docs are what the program gives today."""

import re
from pathlib import Path

import pytest

import make_actions
import make_types
from sagrada.game.log import parse_log
from sagrada.game.replay import replay
from sagrada.pictures.views import draw_view

ROOT = Path(__file__).resolve().parent.parent
ROUND_EIGHT = 163


def test_the_page_of_actions_tells_the_numbers_of_the_rules() -> None:
    assert make_actions.PAGE.read_text(encoding="utf-8") == make_actions.page()


def test_the_types_of_the_client_are_the_messages_of_the_server() -> None:
    assert make_types.FILE.read_text(encoding="utf-8") == make_types.page()


def test_the_picture_in_the_readme_is_drawn_from_the_log_beside_it() -> None:
    game = replay(parse_log((ROOT / "docs" / "table.sagrada").read_text(encoding="utf-8")), ROUND_EIGHT)
    assert (ROOT / "docs" / "table.svg").read_text(encoding="utf-8") == draw_view(game.view(), "dark")


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").glob("*.md")), ids=lambda p: p.name)
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
