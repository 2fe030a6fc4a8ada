"""One table of rooms: what is made of it, the bar of tabs above all, and a room that an event has no use for."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import LANGUAGES, speaking, tr
from paircard.data.languages import load
from paircard.tui.commands.room_keys import GOING
from paircard.tui.line.places.of_room import place_of
from paircard.tui.rooms import ROOMS, Room, room_called
from paircard.tui.screens.of_room import screen_of
from paircard.tui.widgets import tabs
from paircard.tui.widgets.tabs import Tab, tab_line
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text

ROOT = Path(__file__).parents[2]
TABBED = [room for room in ROOMS if room.tab]
KEYS = "ABCDFIKLMNOQUVWYZ"
MANY = [*TABBED, *(replace(TABBED[at % 9], mode=f"new {key}", tab=f"[{key}]airings") for at, key in enumerate(KEYS))]
"""As many rooms as there are letters."""


def whole(room: Room) -> str:
    """The label as it is read."""
    return tr(room.tab).replace("[", "").replace("]", "")


def test_a_room_is_loaded_when_it_is_entered() -> None:
    """The table knows all, and loads none of them."""
    code = (
        "import sys, paircard.tui.rooms; sys.exit(any('screens' in name or 'textual' in name for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_every_name_of_the_table_is_there() -> None:
    """Modes and keys are told apart; each key is the one in the label of the tab; what is named can be loaded."""
    assert len({room.mode for room in ROOMS}) == len(ROOMS)
    keys = [room.key for room in ROOMS if room.key]
    assert len(set(keys)) == len(keys)
    assert [each.room.mode for each in GOING] == [room.mode for room in ROOMS if room.key]
    for room in ROOMS:
        assert screen_of(room).OFFERS
        assert place_of(room).OFFERS
        assert room.facet in {"", "groups", "explain", "steps", "teach"}


# --- the bar -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("room", TABBED, ids=lambda room: room.mode)
def test_today_every_label_stands_whole(code: str, room: Room) -> None:
    """In one line, its key in the label, the present one in brackets; wide windows hold two columns between."""
    with speaking(load(code)):
        assert Tab.of(tr(room.tab)).key == room.key
        labels = [whole(each) for each in TABBED]
        for width in (80, 120):
            told = tab_line(room.mode, TABBED, width).plain
            assert cell_len(told) <= width
            assert f"[{whole(room)}]" in told
            assert told.replace("[", " ").replace("]", " ").split() == " ".join(labels).split()
        assert f" {labels[1]}  {labels[2]}  " in tab_line("rules", TABBED, 120).plain


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_however_many_rooms_there_are_one_sees_where_one_is(code: str, width: int) -> None:
    """The present one and its neighbours by name, of every other at least the key, and nothing is cut off."""
    with speaking(load(code)):
        for at, room in enumerate(MANY):
            told = tab_line(room.mode, MANY, width).plain
            assert cell_len(told) <= width
            assert f"[{whole(room)}]" in told
            for near in MANY[max(0, at - 1) : at + 2]:
                assert whole(near) in told
            for far in MANY:
                assert whole(far) in told or Tab.of(tr(far.tab)).key in told.split()


def test_no_more_is_shortened_than_must_be() -> None:
    """The nearest keep their names: with one room more than fits, one that is farthest is a letter.

    No name touches the brackets.
    """
    rooms = [*TABBED, replace(TABBED[1], mode="new", tab="[M]anual pages")]
    told = tab_line("new", rooms, 80).plain
    assert told.startswith(" H Entrants Groups ")
    assert told.endswith(" Rules [Manual pages]")


async def test_the_bar_uses_the_columns_there_are(tmp_path: Path) -> None:
    """A window that becomes wider or narrower shows as much as it holds."""
    async with opened(gold12(2).store(tmp_path / "gold12.json"), size=(120, 24)) as pilot:
        assert "  Journal  eXplain  Teach  Rules" in screen_text(pilot.app).split("\n")[1]
        await pilot.resize_terminal(60, 24)
        await comes(pilot, "H Entrants Groups [Pairings] Standings")


# --- a room that an event has no use for ---------------------------------------------------------------------


@pytest.fixture
def without_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system whose event has no score groups."""

    def offered(room: Room, tournament: Tournament | None) -> bool:
        return tournament is None or room.facet != "groups"

    monkeypatch.setattr(tabs, "is_offered", offered)
    monkeypatch.setattr("paircard.tui.commands.room_keys.is_offered", offered)


@pytest.mark.usefixtures("without_groups")
async def test_what_is_not_offered_is_not_shown(tmp_path: Path) -> None:
    """No tab, no line of help; its key says why, and nothing is left."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        assert "Groups" not in screen_text(pilot.app).split("\n")[1]
        await pilot.press("G")
        await comes(pilot, "! The pairing system of this event has nothing to show there.")
        assert "[Pairings]" in screen_text(pilot.app)
        await pilot.press("question_mark", "slash", *"standings")
        await comes(pilot, "Show standings")
        await pilot.press("escape", "slash", *"groups")
        await pilot.pause()
        assert "Show groups" not in screen_text(pilot.app)


@pytest.mark.usefixtures("without_groups")
def test_what_is_not_offered_is_not_told(tmp_path: Path) -> None:
    """The same in lines."""
    talk = Conversation(gold12(2).store(tmp_path / "gold12.json"))
    assert "Show groups" not in talk.say("help")
    talk.say("G")
    assert "nothing to show there" in talk.refused
    assert talk.session.program.place.mode == "pairings"
    assert room_called("groups").mode == "groups"
