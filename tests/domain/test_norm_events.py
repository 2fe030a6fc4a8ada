"""What norms ask of the event itself, and which of its games count."""

from __future__ import annotations

from dataclasses import replace

from paircard.core.commands import ChangeDetails, EnterResult, WithdrawEntrant
from paircard.core.event.entrant import Title
from paircard.core.event.find_player import player_meant
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.norms.event_conditions import conditions
from paircard.core.norms.event_marks import large_swiss
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.games import Ended
from paircard.core.norms.sheet import event_lines
from paircard.core.norms.swiss_exemption import Attending
from paircard.core.rating_changes.of_event import rated_periods
from paircard.core.systems.catalogue import SYSTEMS
from tests.support.league import league_posted
from tests.support.norm_event import waiting_event
from tests.support.round_robins import did, posted


def _with_chief(event: Tournament, chief: str) -> Tournament:
    return did(event, ChangeDetails(replace(event.details, chief_arbiter=chief)))


def test_an_arbiter_who_plays_is_found_whatever_stands_around_the_name() -> None:
    """By the name in whatever order, with a title or an id, or by the id alone."""
    event = waiting_event()
    for chief in ("IA Adler, Ada", "Ada Adler (FA, 1799999)", "Ek, Åsa 1100001"):
        failing = [each for each in conditions(_with_chief(event, chief)) if each.met is False]
        assert [each.article for each in failing] == ["1.1.6"], chief
    told = str(next(iter(event_lines(NormsOfEvent(_with_chief(event, "IA Adler, Ada"))))))
    assert told.startswith("No norm can be made here: Adler, Ada is an arbiter and plays")


def test_an_annulled_game_counts_as_it_was_played_and_is_told() -> None:
    """One reading for norms and ratings: who leaves early has been met all the same."""
    gone, event = ContestantId(1), posted(6)
    board = next(board for board in event.rounds[0].boards if gone in board.players)
    other = next(id_ for id_ in board.players if id_ != gone)
    left = did(event, EnterResult(1, board.number, Result.WHITE), WithdrawEntrant(gone))
    assert left.rounds[0].board(board.number).annulled
    norms = NormsOfEvent(left)
    met = [each for each in norms.rounds(other) if each.opponent and each.opponent.id == gone]
    assert [(each.round, each.ended) for each in met] == [(1, Ended.PLAYED)]
    assert norms.annulled(other) == (1,)
    (period,) = rated_periods(left)
    change = period.accounts[other].change
    assert change is not None
    assert [step.met.round for step in change.games if step.rated] == [1]
    assert not any(step.met.opponent == gone for step in change.games[1:])


def test_a_large_swiss_is_of_the_list_by_the_mean_of_the_40_best() -> None:
    strong, weak = (Attending("POL", Title.NONE, rating, (True,)) for rating in (2000, 1500))
    figures = large_swiss(1, [strong] * 40 + [weak] * 40)
    assert (figures.players, figures.best, figures.everybody, figures.enough) == (80, 2000, 1750, True)
    assert not large_swiss(1, [strong] * 39).enough


def test_players_of_teams_are_meant_by_their_own_numbers() -> None:
    """Number 3 is the third player, not the third team."""
    event = did(Tournament.beginning(SYSTEMS), *league_posted())
    meant = player_meant(event, "3")
    assert event.player_cards[meant].number == 3
    assert meant not in event.teams
