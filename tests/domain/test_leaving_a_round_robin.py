"""A player leaves a round robin: early all their games are annulled, later those to come are forfeits."""

from __future__ import annotations

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    EnterResult,
    HandUsualLineUps,
    PostSchedule,
    ReturnEntrant,
    Undo,
    WithdrawEntrant,
)
from paircard.core.event.card import Kind
from paircard.core.event.entrant_facts import EntrantWithdrawn
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.boards import boards
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.tables.crosstable_cell import crosstable_sign
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.support.round_robins import did, opening, posted, results
from tests.support.teams import LEAGUE, entered


def played(tournament: Tournament, id_: ContestantId, games: int) -> Tournament:
    """The event after the first games of somebody, which White wins."""
    boards = [(round_.number, board) for round_ in tournament.rounds for board in round_.boards_of(id_)]
    return did(tournament, *(EnterResult(number, board.number, Result.WHITE) for number, board in boards[:games]))


def games_of(tournament: Tournament) -> str:
    """What the last withdrawal did with the games."""
    return next(
        entry.event.games for entry in reversed(tournament.in_force) if isinstance(entry.event, EntrantWithdrawn)
    )


@pytest.mark.parametrize(("games", "becomes"), [(0, "annulled"), (2, "annulled"), (3, "forfeited"), (5, "forfeited")])
def test_half_of_the_games_decides(games: int, becomes: str) -> None:
    """6 players have 5 games each: 3 are half or more."""
    tournament = played(posted(6), ContestantId(1), games)
    if games == 5:  # nothing of theirs is left, but of others
        becomes = "forfeited"
    left = did(tournament, WithdrawEntrant(ContestantId(1), "ill"))
    assert games_of(left) == becomes
    assert system_of(left).entry.leaving(tournament, ContestantId(1)).startswith(f"1 A1 has played {games} of 5 games")


def test_a_free_round_is_no_game() -> None:
    """5 players have 4 games each: 2 are half."""
    assert games_of(did(played(posted(5), ContestantId(1), 1), WithdrawEntrant(ContestantId(1)))) == "annulled"
    assert games_of(did(played(posted(5), ContestantId(1), 2), WithdrawEntrant(ContestantId(1)))) == "forfeited"


def test_annulled_games_are_seen_and_do_not_count() -> None:
    """Points and tie-breaks of the others are those of their games among themselves; nothing of his is missing."""
    tournament = posted(6)
    before = played(tournament, ContestantId(1), 2)
    left = did(before, WithdrawEntrant(ContestantId(1)))
    met = {
        board.players[0] + board.players[1] - 1
        for round_ in before.rounds[:2]
        for board in round_.boards_of(ContestantId(1))
    }
    for id_ in met:
        lines = [line for line in left.cards[ContestantId(id_)].lines if line.was is not None]
        assert [line.kind for line in lines] == [Kind.ANNULLED]
        assert left.cards[ContestantId(id_)].points() == 0
        assert crosstable_sign(lines[0], left.numbers).startswith("(1")
    assert all(line.kind is Kind.ANNULLED for line in left.cards[ContestantId(1)].lines)
    assert not any(1 in board.players for _, board in left.missing)


def test_an_annulled_player_changes_no_tie_break() -> None:
    """The others stand as if the games had never been: typed before or not, the figures are the same."""
    codes = ("SB", "KS", "DE", "WON")
    empty = did(Tournament.beginning(SYSTEMS), *opening(6, tie_breaks=codes), PostSchedule())
    typed = played(empty, ContestantId(1), 2)

    def table_of(tournament: Tournament) -> list[tuple[object, ...]]:
        left = did(tournament, WithdrawEntrant(ContestantId(1)))
        done = did(left, *results(left, 5))
        assert finished(done)
        assert standings(done).rows[-1].card.id == 1, "behind everybody whose games count"
        return [(row.place, row.card.id, row.points, row.figures) for row in standings(done).rows]

    assert table_of(typed) == table_of(empty)


def test_back_again_and_undone() -> None:
    """Returned, everything counts as before; undone, the withdrawal was never."""
    for games in (1, 4):
        before = played(posted(6), ContestantId(1), games)
        left = did(before, WithdrawEntrant(ContestantId(1)))
        for back in (did(left, ReturnEntrant(ContestantId(1))), did(left, Undo())):
            assert back.rounds == before.rounds
            assert {id_: card.lines for id_, card in back.cards.items()} == {
                id_: card.lines for id_, card in before.cards.items()
            }
            assert not back.registrations[ContestantId(1)].gone


def test_a_forfeit_typed_over_stays_when_they_return() -> None:
    """What the arbiter wrote since is theirs."""
    left = did(played(posted(6), ContestantId(1), 4), WithdrawEntrant(ContestantId(1)))
    last = left.rounds[4].boards_of(ContestantId(1))[0]
    typed = did(left, EnterResult(5, last.number, Result.DRAW), ReturnEntrant(ContestantId(1)))
    assert typed.rounds[4].board(last.number).result is Result.DRAW


def test_two_leave() -> None:
    """The game of two who left stays annulled when one of them is back."""
    both = did(
        posted(6), WithdrawEntrant(ContestantId(1)), WithdrawEntrant(ContestantId(2)), ReturnEntrant(ContestantId(1))
    )
    annulled = {board.players for round_ in both.rounds for board in round_.boards if board.annulled}
    assert len(annulled) == 5
    assert all(2 in players for players in annulled)


def test_the_regulations_may_say_forfeits() -> None:
    """Then nothing is annulled, however early."""
    event = did(Tournament.beginning(SYSTEMS), *opening(6))
    changed = ChangeRegulations(
        event.regulations.__class__(5, "round-robin", options=RoundRobinOptions(leaving="forfeit"))
    )
    left = did(event, changed, PostSchedule(), WithdrawEntrant(ContestantId(1)))
    assert games_of(left) == "forfeited"
    assert left.cards[ContestantId(1)].lines[0].kind is Kind.FORFEIT_LOSS


PAIRED = ("pairings", "pairings-wall", "pairings-poster", "rounds")
"""Papers with a result, or the place for it, for every pair."""


def test_papers_say_what_is_annulled_and_give_no_slip_for_it() -> None:
    """A box would send players to a game that counts for nobody, a score would count for the table."""
    before = did(posted(6), EnterResult(1, 1, Result.WHITE))
    gone = before.rounds[0].boards[0].black
    left = did(before, WithdrawEntrant(gone, "ill"))
    for name in PAIRED:
        text = as_text(make_paper(left, name) if name == "rounds" else make_paper(left, name, 1))
        assert text.count("annulled") == (5 if name == "rounds" else 1), name
        assert "1-0" not in text
    for number in (1, 2):
        assert as_text(make_paper(left, "slips", number)).count("Signature") == 2
    (first, *_) = boards(left, left.rounds[0]).games
    assert (first.said, first.figures) == ("annulled", ("(1)", "(0)"))


def test_papers_of_teams_say_which_match_is_annulled() -> None:
    before = did(entered(4, system=LEAGUE, boards=2, members=2), PostSchedule(), HandUsualLineUps(1))
    match = before.rounds[0].matches[0]
    scored = did(before, EnterResult(1, match.boards[0].number, Result.WHITE))
    left = did(scored, WithdrawEntrant(match.second, "ill"))
    for name in ("pairings-wall", "pairings-poster"):
        assert as_text(make_paper(left, name, 1)).count("annulled") == 1, name
    assert as_text(make_paper(left, "pairings", 1)).count("annulled") == 2
    assert as_text(make_paper(left, "rounds")).count("annulled") == 3
    assert as_text(make_paper(left, "slips", 1)).count("Signature") == 2
    assert as_text(make_paper(left, "match-protocols", 1)).count("Match 1") == 0
    nobody = did(left, WithdrawEntrant(left.rounds[0].matches[1].second, "ill"))
    for name in ("slips", "match-protocols"):
        with pytest.raises(Refusal, match="All games of round 1 are annulled"):
            make_paper(nobody, name, 1)
