"""One definition per command: key, footer, help and palette cannot drift apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from paircard.core.commands import CorrectResult
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.tui.commands.command import FIRST, SECOND, ScreenCommand
from paircard.tui.commands.search import matching
from paircard.tui.rooms import ROOMS
from paircard.tui.screens.base import CommandScreen, never_left_out
from paircard.tui.screens.of_room import screen_of
from paircard.tui.screens.standings.screen import StandingsScreen
from paircard.tui.widgets.footer import KeyWord, fitting, put_together
from paircard.tui.widgets.status_line import StatusLine
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text

SCREENS: list[type[CommandScreen]] = [screen_of(room) for room in ROOMS]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.mode)
class TestEveryScreen:
    """What holds for all five."""

    def test_no_key_has_two_meanings(self, screen: type[CommandScreen]) -> None:
        """Never two commands on one key."""
        keys = [key for offer in screen.OFFERS for key in offer.key.split(",")]
        assert len(keys) == len(set(keys))

    def test_every_command_is_explained(self, screen: type[CommandScreen]) -> None:
        """Help is a sentence, a label is short, names are unique."""
        assert screen.__doc__
        names = [offer.name() for offer in screen.OFFERS]
        assert len(names) == len(set(names))
        for offer in screen.OFFERS:
            assert offer.help().endswith("."), offer
            assert 0 < cell_len(offer.label) <= 12, offer

    def test_footer_of_80_columns_leaves_out_three_at_most(self, screen: type[CommandScreen]) -> None:
        """Two blanks between the keys of either row; what stays whatever the width needs no more than there is."""
        staying = {offer.name() for offer in never_left_out(screen.OFFERS)}
        for system in SYSTEMS:
            event = Tournament.beginning(SYSTEMS).imagine(TournamentCreated(Details("Any"), Regulations(5, system)))
            for row in (FIRST, SECOND):
                offered = [offer for offer in screen.OFFERS if offer.footer == row and offer.offered(event)]
                all_ = list(
                    put_together(KeyWord(each.keys(), each.label, each.name(), each.square) for each in offered)
                )
                shown = fitting(all_, 80, staying)
                assert sum(each.width + 2 for each in shown) <= 80, shown
                assert len(shown) >= len(all_) - 3, shown
        assert any(offer.keys() == "?" for offer in screen.OFFERS if offer.footer)


async def test_keys_help_and_palette_agree(tmp_path: Path) -> None:
    """Every command of the screen is on its sheet of keys, and the palette runs one by its name."""
    path = gold12(2).store(tmp_path / "gold12.json")
    async with opened(path, size=(80, 40)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CommandScreen)
        await pilot.press("question_mark")
        await pilot.pause()
        text = screen_text(pilot.app)
        assert "Keys on this screen: pairings" in text
        for offer in screen.offers():
            assert f"{offer.keys():>8}  {offer.title()}" in text
        await pilot.press("escape", "ctrl+p", *"pair next", "enter", "enter")
        await pilot.pause(0.3)
        assert pilot.app.tournament is not None
        assert len(pilot.app.tournament.rounds) == 3


async def test_the_sheet_of_keys_is_searched(tmp_path: Path) -> None:
    """A word that no label has finds the command; Enter tells what it does; Esc leaves the search, then the sheet."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("question_mark", "slash", *"swap", "enter")
        await comes(pilot, "marked with ~.")
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert "1  White wins" in screen_text(pilot.app)
        await pilot.press("home", "right", "enter")
        await comes(pilot, "Empty the board under the cursor.")
        await pilot.press("escape", "escape")
        assert pilot.app.screen.query(StatusLine)


async def test_the_palette_finds_what_another_room_does(tmp_path: Path) -> None:
    """The room is named; Enter goes there and does it."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("ctrl+p", *"matrix")
        await comes(pilot, "Show crosstable (Standings c)")
        await pilot.press("enter", "enter")
        await comes(pilot, "Crosstable after round 2")


async def test_papers_and_what_if_begin_at_home_too(tmp_path: Path) -> None:
    """Without an event they say so; the sheet of keys lists them."""
    async with opened(None) as pilot:
        await pilot.press("O")
        await comes(pilot, "No event is open")
        await pilot.press("question_mark")
        text = await comes(pilot, "Keys on this screen: home")
        assert all(
            f"{key} {name}" in text for key, name in (("O", "Print paper"), ("W", "What if"), ("B", "Web pages"))
        )
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("H", "O")
        await comes(pilot, "Pairing of round 2 of 5")


async def test_the_palette_says_why_not(tmp_path: Path) -> None:
    """What is grey is found too, says when it can be done, and does nothing."""
    async with opened(gold12().store(tmp_path / "gold12.json")) as pilot:
        assert pilot.app.tournament is not None
        await pilot.press("ctrl+p", *"make")
        await pilot.pause(0.3)
        text = screen_text(pilot.app)
        assert "Pair next round  (p)  - not now" in text
        assert "All 5 rounds are paired: S is the final table." in text
        await pilot.press("enter", "enter")
        await pilot.pause(0.3)
        assert "All 5 rounds are paired: S is the final table." in screen_text(pilot.app)
        assert len(pilot.app.tournament.rounds) == 5


@pytest.mark.parametrize(
    ("mode", "word", "name"),
    [
        ("entrants", "delete", "strike_out"),
        ("entrants", "remove", "strike_out"),
        ("pairings", "cancel", "take_back_pairing"),
        ("pairings", "swap", "pair_round_by_hand"),
        ("pairings", "color", "reverse_colours"),
        ("pairings", "edit", "correct_board"),
        ("pairings", "post", "publish_pairing"),
        ("pairings", "ranking", "show_standings"),
        ("pairings", "save", "quit"),
        ("standings", "table", "show_crosstable"),
        ("standings", "fide report", "export_report"),
        ("papers", "print", "send_paper"),
        ("pairings", "+", "white_wins_by_forfeit"),
        ("pairings", "pair next", "pair_next_round"),
    ],
)
def test_commands_are_found_by_other_words(mode: str, word: str, name: str) -> None:
    """What people call it, besides what it is called."""
    screen = next(screen for screen in SCREENS if screen.mode == mode)
    assert name in [offer.name() for offer in matching(word, screen.OFFERS)[:3]]


def test_a_name_counts_more_than_another_word() -> None:
    """`score` is no name: the words come first, then the help texts; `find` is one."""
    pairings = next(screen for screen in SCREENS if screen.mode == "pairings")
    assert matching("find", pairings.OFFERS)[0].name() == "find_player"
    assert matching("zzz", pairings.OFFERS) == []


def test_names() -> None:
    """The name comes from the class, so that it stands in one place only."""

    class GoSomewhere(ScreenCommand):
        """Go."""

        key = "x"
        label = "Go"

    assert (GoSomewhere.name(), GoSomewhere.title()) == ("go_somewhere", "Go somewhere")
    assert GoSomewhere.binding().id == "go_somewhere"


async def test_a_new_size_does_not_bring_an_old_message_back(tmp_path: Path) -> None:
    """What is said between the change of size and the next frame stays."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        line = pilot.app.screen.query_one(StatusLine)
        line.tell("Board 1.")
        line.on_resize()
        line.tell("Board 2.")
        await pilot.pause()
        assert "Board 2." in screen_text(pilot.app)


async def test_a_new_size_does_not_bring_an_old_state_back(tmp_path: Path) -> None:
    """A result that comes in between is shown."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("S")
        await pilot.pause()
        before = screen_text(pilot.app)
        screen = pilot.app.screen
        assert isinstance(screen, StandingsScreen)
        screen.on_resize()
        pilot.app.execute(CorrectResult(2, 1, Result.WHITE, "slip"))
        await pilot.pause()
        await pilot.pause()
        after = screen_text(pilot.app)
        assert after != before
        screen.show_again()
        await pilot.pause()
        assert screen_text(pilot.app) == after
