"""Rows of boards that are kept say what rows written anew say, whatever happens to the event."""

from __future__ import annotations

from paircard.core.commands import ClearResult, CorrectEntrant, CorrectResult, EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import replace
from paircard.tui.screens.pairings.kept_rows import KeptRows
from paircard.tui.screens.pairings.rows import result_text, rows
from paircard.tui.widgets.celltable import Row
from tests.support.play import Play

WIDTH = 120


def shown(tournament: Tournament, kept: KeptRows | None, number: int = 2) -> list[Row]:
    """The rows of a round."""
    round_ = tournament.rounds[number - 1]
    return rows(tournament, round_, WIDTH, missing_only=False, result=result_text, kept=kept)


def second_round() -> Play:
    """Two rounds of eight, the second without results."""
    play = Play.evenly(8, 2400, 8)
    play.pair()
    play.results("1=01")
    play.pair()
    play.do(PublishRound())
    return play


def test_one_row_is_written_for_one_result() -> None:
    play, kept = second_round(), KeptRows()
    before = shown(play.tournament, kept)
    play.do(EnterResult(2, 3, Result.WHITE))
    after = shown(play.tournament, kept)
    assert [one is other for one, other in zip(before, after, strict=True)] == [True, True, False, True]


def test_rows_follow_everything_they_tell_of() -> None:
    """Results and none, a name, a result of the round before, which is in the points here; another round."""
    play, kept = second_round(), KeptRows()
    shown(play.tournament, kept)
    entrant = play.tournament.registrations[play.id(5)].entrant
    for command in (
        EnterResult(2, 3, Result.WHITE),
        ClearResult(2, 3),
        CorrectEntrant(play.id(5), replace(entrant, name="Corrected, Name")),
        CorrectResult(1, 1, Result.DRAW, "wrong side"),
    ):
        play.do(command)
        for number in (2, 1, 2):
            assert shown(play.tournament, kept, number) == shown(play.tournament, None, number)
