"""A result that stands is not changed unasked where nobody expects it: in a complete round, and over a forfeit."""

from __future__ import annotations

from paircard.core.commands import ClearResult, EnterResult
from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, PlayerId
from paircard.core.event.journal_queries import written_by
from paircard.core.event.no_shows import absent
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.review.corrections_warned import behind_a_later_round, board_of, closed
from paircard.core.values.frozen import replace
from paircard.core.values.language import listed
from paircard.core.values.said import Words, joined, said, said_n
from paircard.core.values.warned import Doubt


def already_there(tournament: Tournament, command: EnterResult | ClearResult) -> Doubt | None:
    """Return what stands on a board and by whom; None while its round is being typed, and where more is asked.

    An adjourned game waits for its result, and a forfeit is no slip of a finger on the next key.
    """
    at = board_of(tournament, command)
    if at is None or at.result in (None, Result.ADJOURNED) or at.result is _typed(command):
        return None
    round_ = tournament.rounds[command.round - 1]
    if not (round_.complete or absent(at)) or closed(tournament, command) or behind_a_later_round(tournament, command):
        return None
    called, before, then = round_.place(at), at.text, _typed(command)
    after = "" if then is None else at.as_listed(then).text
    still = still_withdrawn(tournament, command.round, at, then)
    changed = said("Board {board}: {result} (was {before}).", board=called, result=after, before=before)
    emptied = said("Board {board} is empty again.", board=called)
    return Doubt(
        said("Board {board} is already {result}", board=called, result=before),
        _as_it_stands(tournament, round_, at),
        consequences=(still,) if still else (),
        go_on=said("replace by {result}", result=after) if after else said("empty it"),
        stay=said("keep {result}", result=before),
        mild=True,
        done=joined((changed if after else emptied, still or "")),
    )


def still_withdrawn(tournament: Tournament, round_number: int, at: Board, then: Result | None) -> Words | None:
    """Return who lost a board by forfeit, has left since, and would not have lost it by forfeit any more.

    Nobody brings them back unasked: they may have left for another reason.
    """
    lost = set(absent(at)) - set(absent(replace(at, result=then)))
    gone = [id_ for id_ in at.players if id_ in lost and _left_after(tournament, id_, round_number)]
    if not gone:
        return None
    return said_n(
        "{players} stays withdrawn since that forfeit: w on Entrants brings them back.",
        "{players} stay withdrawn since that forfeit: w on Entrants brings them back.",
        len(gone),
        players=listed([tournament.label(id_) for id_ in gone]),
    )


def _typed(command: EnterResult | ClearResult) -> Result | None:
    return command.result if isinstance(command, EnterResult) else None


def _as_it_stands(tournament: Tournament, round_: Round, at: Board) -> Words:
    """Say who wrote what stands there, in which game."""
    entry = written_by(tournament, round_.number, at.number)
    white, black = _who(tournament, at.white, at.white_player), _who(tournament, at.black, at.black_player)
    game = {"white": white, "black": black, "result": at.text}
    if at.turned:
        game |= {"white": game["black"], "black": game["white"]}
    if entry is None:
        return said("{white} against {black} is {result}.", **game)
    return said("{arbiter} entered {result} for {white} against {black}.", arbiter=entry.arbiter, **game)


def _who(tournament: Tournament, id_: ContestantId, player: PlayerId) -> str:
    """Return who sits there: in a match of teams the player, once the line-up is in."""
    return tournament.people[player].name if player in tournament.people else tournament.label(id_)


def _left_after(tournament: Tournament, id_: ContestantId, round_number: int) -> bool:
    who = tournament.registrations.get(id_)
    return who is not None and (round_number + 1, None) in who.withdrawals
