"""What some answers to FIDE's questions rest on, where nothing else in the tests says it: named by their numbers."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from paircard.core.event.result import Result
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.points import WIN
from paircard.core.values.scale import Scale
from paircard.data.machine.settings import Settings
from tests.support.play import Play

ROOT = Path(__file__).parents[2]


def test_no_result_is_what_no_game_can_end_with() -> None:
    """Q181 - Q184: no more than one point a board, and a game nobody came to is 1-0, 0-1 or 0-0."""
    assert all(sum(result.half_points) <= WIN for result in Result)
    assert {result.half_points for result in Result if not result.played} == {(WIN, 0), (0, WIN), (0, 0)}


@pytest.mark.parametrize("worth", ["1½", "2", "¼", "0.7"])
def test_a_bye_is_worth_no_more_than_a_win(worth: str) -> None:
    """Q81, Q83: where a win is one point it is worth 1, ½ or 0."""
    with pytest.raises(Refusal):
        Scale.of(f"1-½-0 U={worth}")
    assert Scale.of("1-½-0 U=½").bye == 1


@pytest.mark.parametrize(("worth", "half_points"), [("0", 0), ("½", 1), ("1", 2), ("1½", 3), ("2½", 5), ("3", 6)])
def test_a_bye_is_worth_any_sum_of_results_up_to_a_win(worth: str, half_points: int) -> None:
    """Q84: in halves, of which every result is a sum."""
    assert Scale.of(f"3-1-0 U={worth}").of_bye(WIN) == half_points


def test_the_swiss_of_1998_knows_no_fide_mode() -> None:
    """Q91: it is not accepted for the rules of 2026, and an event by it is never in FIDE mode."""
    event = Play.evenly(8, 2000, 50).tournament
    assert event.regulations.system == "swiss-1998"
    assert not SYSTEMS["swiss-1998"].in_fide_mode(event)


ABOUT_NO_WARNING = {
    *("language", "theme", "print_command", "pager", "side_pane", "cursor"),
    *("rating_lists", "renew_lists", "compare_ratings"),
}
"""What a person can set on their machine: how the program looks and prints, and what becomes of rating lists."""


def test_no_setting_turns_a_warning_off() -> None:
    """Q218 - Q221: another setting is looked at here before it is one."""
    assert {field.name for field in fields(Settings)} <= ABOUT_NO_WARNING


ASKS_A_NETWORK = {"data/ratings/fetching.py"}
"""What asks another machine for something, and only when the settings name an address and somebody wants it."""


def test_nothing_goes_out_to_a_network() -> None:
    """Q223: an event needs no internet. (The laboratory has a cluster if one is named.)"""
    found = {
        file.relative_to(ROOT).as_posix()
        for package in ("core", "data", "tui")
        for file in (ROOT / package).rglob("*.py")
        if re.search(
            r"^\s*(import|from) (urllib\.request|http|ftplib|smtplib|requests|httpx)\b", file.read_text("utf-8"), re.M
        )
    }
    assert found <= ASKS_A_NETWORK
