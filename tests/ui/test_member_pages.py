"""Everybody who plays for a team has a page: it is led to from the team's, and keeps a line-up secret."""

from __future__ import annotations

import re
from pathlib import Path

from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.ui.test_matches import paired, playing

HREF = re.compile(r'href="([^"#]+)')


def published(event: Path, folder: Path) -> dict[str, str]:
    """The pages by name."""
    assert main(["publish", str(event), str(folder)]) == 0
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*.*")}


def test_every_member_has_a_page_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    """T1 meets T3: T1-1 has White on board 1 and won."""
    talk = Conversation(playing(tmp_path / "league.json"))
    talk.say("pairings", "1.1 1")
    pages = published(tmp_path / "league.json", tmp_path / "www")
    members = {id_: talk.tournament.name_of(id_) for team in talk.tournament.teams.values() for id_ in team.members}
    for id_, name in members.items():
        assert f"<h1>{name}</h1>" in pages[f"player-of-{id_}.html"]
    assert all(target in pages for page in pages.values() for target in HREF.findall(page))
    first, met = (next(id_ for id_, name in members.items() if name == wanted) for wanted in ("T1-1", "T3-1"))
    assert f'<a href="player-of-{first}.html">T1-1</a>' in pages["player-1.html"]
    mine = pages[f"player-of-{first}.html"]
    assert "Board 1.1, White against T3-1 (3 T3)" in mine
    assert f'<a href="player-of-{met}.html">T3-1</a>' in mine
    assert "1-0" in mine


def test_a_line_up_is_secret_on_the_pages_of_players_too(tmp_path: Path) -> None:
    talk = Conversation(paired(tmp_path / "league.json"))
    talk.say("pairings", "1.1 line-up 1; 1 2 3 5")
    assert talk.refused == ""
    pages = published(tmp_path / "league.json", tmp_path / "www")
    reserve = next(id_ for id_ in talk.tournament.players if talk.tournament.name_of(id_) == "T1-5")
    assert "the line-ups are not both in yet" in pages[f"player-of-{reserve}.html"]
    talk.say("1.1 line-up 2")
    assert (
        "Board 1.4, Black against T3-4 (3 T3)"
        in published(tmp_path / "league.json", tmp_path / "www")[f"player-of-{reserve}.html"]
    )
