"""Everybody has a place in the tree from round 1 on or none; whose opponent leaves goes on."""

from __future__ import annotations

from core.event.facts import EntrantReturned, EntrantWithdrawn, Fact
from core.event.ids import PlayerId
from core.event.match import Match
from core.event.series_facts import MatchDecided
from core.event.tournament import Tournament
from core.systems.knockout.skeleton import SEEDING
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said

draws_colour = True
draws_numbers = True


def may_join(tournament: Tournament) -> Refusal | None:
    """Let people in until round 1 is made: the tree has no place for one more."""
    if not tournament.rounds:
        return None
    late = said("Round 1 is paired: the tree has no place for one more. t takes it back while nobody has played.")
    return Refusal(late, SEEDING)


def may_leave(tournament: Tournament) -> Refusal | None:
    """Let people go as long as a match is to be played."""
    if tournament.all_paired and all(match.verdict.decided for match in tournament.rounds[-1].matches):
        return Refusal(said("The cup is over: there is nothing left to withdraw from."))
    return None


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead."""
    return Refusal(said("Nobody is absent from a round of a cup: type the game as a forfeit."), SEEDING)


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
    """Take a player out; a match that is not decided goes to the opponent."""
    left = EntrantWithdrawn(id_, tournament.next_round, reason)
    match = _open_match(tournament, id_)
    if match is None:
        return (left,)
    return (left, MatchDecided(len(tournament.rounds), match.number, match.opponent(id_), "withdrawal"))


def leaving(tournament: Tournament, id_: PlayerId) -> str:
    """Say who goes on instead."""
    match = _open_match(tournament, id_)
    if match is None:
        return ""
    opponent, player = tournament.label(match.opponent(id_)), tournament.label(id_)
    return tr("{opponent} goes on, for {player} has left; games without a result are not played.",
              opponent=opponent, player=player)  # fmt: skip


def returning(tournament: Tournament, id_: PlayerId) -> str:  # noqa: ARG001
    """Say what a return does not do."""
    return tr("A match that went to the opponent stays decided: u takes the withdrawal back with all it did.")


def returned(tournament: Tournament, id_: PlayerId) -> tuple[Fact, ...]:
    """Take a player back who has not been missed in a match."""
    return (EntrantReturned(id_, tournament.next_round),)


def _open_match(tournament: Tournament, id_: PlayerId) -> Match | None:
    match = tournament.rounds[-1].match_of(id_) if tournament.rounds else None
    return match if match is not None and not match.verdict.decided else None
