"""Names of teams, captains and players are data in every room, on every page and in every line."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import Command, HandUsualLineUps, PairRound, RegisterTeam, SetFirstColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.text import clean
from paircard.data.pages.as_site import as_site
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from tests.support.dose import long
from tests.support.hostile_event import WRITABLE
from tests.support.hostile_texts import STEERS
from tests.support.line import Conversation
from tests.support.markup import read_page
from tests.support.screen import opened, screen_text
from tests.support.teams import did, opening, results, stored
from tests.ui.test_hostile_names import HOSTILE

NAMES = [name if len(clean(name)) <= 50 else clean(name)[:50] for name in (*HOSTILE, *WRITABLE)]
ROOMS = ("P", "[", "end", "l", "1", "escape", "E", "enter", "escape", "S", "end", "c", "escape", "G", "X", "J")

TABS = {"P": "[Pairings]", "E": "[Entrants]", "S": "[Standings]", "G": "[Groups]", "X": "[eXplain]", "J": "[Journal]"}


def team(number: int, text: str) -> RegisterTeam:
    """A team with the text for every name it has."""
    name = f"{text} {number}"
    return RegisterTeam(Team(name, captain=text), tuple(Entrant.of(f"{name} {at}") for at in range(3)))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A team for each text, a round played."""
    event = opening(0, boards=2, rounds=3)[:-1]
    commands: list[Command] = [*event, *(team(at, name) for at, name in enumerate(NAMES)), SetFirstColour("W")]
    state = did(Tournament.beginning(SYSTEMS), *commands, PairRound(), HandUsualLineUps(1))
    return stored(
        tmp_path_factory.mktemp("teams") / "event.json",
        [*commands, PairRound(), HandUsualLineUps(1), *results(state, 1), PairRound()],
    )


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_every_room(path: Path, size: tuple[int, int]) -> None:
    async with opened(path, size=size) as pilot:
        for key in ROOMS:
            await pilot.press(key)
            await pilot.pause(0.02)
            shown = screen_text(pilot.app)
            assert not STEERS.search(shown.replace("\n", "")), key
            assert key not in TABS or TABS[key] in shown, key
        assert pilot.app.is_running


@long
def test_every_paper_and_page(path: Path) -> None:
    state = Conversation(path).tournament
    for name in offered(state):
        paper = make_paper(state, name)
        assert not STEERS.search(as_text(paper)), name
        read_page(as_html(paper))
    pages = as_site(site(state))
    for name, page in pages.items():
        if name.endswith(".html"):
            read_page(page, scripts=1)
    cells = " ".join(read_page(pages["index.html"], scripts=1).cells)
    assert [each.name for each in state.players.values() if each.name not in cells] == []


def test_every_line(path: Path) -> None:
    talk = Conversation(path)
    for room in "EPSGXJ":
        assert not STEERS.search(talk.say(room, "list"))
