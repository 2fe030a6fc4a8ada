"""Who leaves a schedule in which everybody meets everybody: out of it early, their last games lost late."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from paircard.core.event.board import Board
from paircard.core.event.entrant_facts import EntrantReturned, EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal_queries import events_of
from paircard.core.event.match import Match
from paircard.core.event.options import Choosable
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultCleared, ResultEntered
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.said import said

Leaving = Literal["half", "forfeit"]
"""What becomes of the games of a player who leaves."""

LEAVING = Choosable(
    "leaving",
    mark("Who leaves"),
    (("half", mark("annulled before half")), ("forfeit", mark("always forfeits"))),
    mark("what becomes of their games"),
)


def leaving_told(chosen: Leaving, *, of_teams: bool = False) -> str:
    """Say beforehand what becomes of the games of who leaves."""
    if chosen == "forfeit":
        return tr("Who leaves loses all that is still to be played; what was played stays")
    if of_teams:
        return tr(
            "A team that leaves with fewer than half of its matches played has all annulled; later it loses the rest"
        )
    return tr("Who leaves with fewer than half of their games played has all annulled; later they lose the rest")


def may_leave(tournament: Tournament) -> Refusal | None:
    """Let people go as long as a game is left to be played."""
    if tournament.rounds and not tournament.missing:
        return Refusal(said("Every game has a result: there is nothing left to withdraw from."))
    return None


def leaving(tournament: Tournament, id_: ContestantId, chosen: Leaving) -> str:
    """Say how much is played, and what follows from it."""
    left = _left(tournament, id_, chosen)
    fields = {
        "player": tournament.label(id_), "left": left.open, "games": left.games, "played": left.played,
    }  # fmt: skip
    if not left.games:
        return ""
    if left.annuls:
        few = tr("{player} has played {played} of {games} games, fewer than half: all are annulled.", **fields)
        if tournament.of_teams:
            few = tr("{player} has played {played} of {games} matches, fewer than half: all are annulled.", **fields)
        return f"{few} {tr('They stay to be seen and count for nobody.')}"
    if tournament.of_teams:
        said = tr("{player} has played {played} of {games} matches.", **fields)
        forfeits = trn(
            "{count} match to come is lost by forfeit.", "{count} matches to come are lost by forfeit.", left.open
        )
        return f"{said} {forfeits} {tr('Games played stay.')}"
    said = tr("{player} has played {played} of {games} games.", **fields)
    forfeits = trn("{count} game to come is lost by forfeit.", "{count} games to come are lost by forfeit.", left.open)
    return f"{said} {forfeits} {tr('Games played stay.')}"


def returning(tournament: Tournament, id_: ContestantId) -> str:
    """Say that games count or are open again."""
    if tournament.registrations[id_].annulled:
        return tr("The games count again, and those to come are open.")
    return tr("The games lost by leaving are open again.")


def withdrawn(tournament: Tournament, id_: ContestantId, reason: str, chosen: Leaving) -> tuple[Fact, ...]:
    """Annul all games of a player, or give every game still to be played to the opponent."""
    missing = tournament.missing
    open_ = [(round_.number, board) for round_, board in missing if id_ in board.players and not board.same_as]
    first = open_[0][0] if open_ else tournament.next_round
    if not tournament.rounds:
        return (EntrantWithdrawn(id_, first, reason),)
    if _left(tournament, id_, chosen).annuls:
        return (EntrantWithdrawn(id_, first, reason, "annulled"),)
    forfeits = (ResultEntered(number, board.match, _lost_by(id_, board), board.game) for number, board in open_)
    return (EntrantWithdrawn(id_, first, reason, "forfeited"), *forfeits)


def returned(tournament: Tournament, id_: ContestantId) -> tuple[Fact, ...]:
    """Take the player back; the boards they lost by leaving, and nobody has touched since, are open again."""
    back = EntrantReturned(id_, max(tournament.under_way, 1))
    return (back, *_emptied(tournament, id_))


@dataclass(frozen=True, slots=True)
class _Left:
    """What somebody who leaves leaves behind: games, of a team its matches."""

    games: int
    played: int
    open: int
    annuls: bool


def _left(tournament: Tournament, id_: ContestantId, chosen: Leaving) -> _Left:
    """Count the games of a player, or the matches of a team; free rounds are none, and what is played is over."""
    found = [match for round_ in tournament.rounds for match in _meetings(tournament, round_, id_)]
    played = sum(match.complete and match.played and all(map(_settled, match.boards)) for match in found)
    open_ = sum(not match.complete for match in found)
    annuls = chosen == "half" and 2 * played < len(found)
    return _Left(len(found), played, open_, annuls)


def _meetings(tournament: Tournament, round_: Round, id_: ContestantId) -> Iterator[Match]:
    """Yield the matches of a team in a round, or the games of a player, each as a match; what is annulled is none."""
    if tournament.of_teams:
        yield from (each.main for each in round_.matches if id_ in each.contestants and not each.annulled)
        return
    for board in round_.boards_of(id_):
        if not board.annulled:
            yield Match(board.match, board.white, board.black, (board,))


def _settled(board: Board) -> bool:
    return board.result is not None and board.result.settled


def _lost_by(id_: ContestantId, board: Board) -> Result:
    return Result.BLACK_FORFEIT if id_ == board.white else Result.WHITE_FORFEIT


def _emptied(tournament: Tournament, id_: ContestantId) -> Iterator[Fact]:
    leaving = [
        entry.command
        for entry in tournament.in_force
        if isinstance(entry.event, EntrantWithdrawn) and entry.event.id == id_
    ]
    for entry in events_of(tournament, leaving[-1]) if leaving else ():
        match entry.event:
            case ResultEntered(number, match, result, game):
                board = tournament.rounds[number - 1].found(match, game)
                if board is not None and id_ in board.players and board.result is result:
                    yield ResultCleared(number, match, game)
