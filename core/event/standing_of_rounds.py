"""How far a stage has come: what is fixed, what is settled, whether all is over."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament


def fixed(tournament: Tournament, number: int) -> bool:
    """Whether results of a round are only corrected, because later pairings rest on them."""
    return tournament.pairing_system.law.may_write(tournament, number) is not None


def settled_up_to(tournament: Tournament) -> int:
    """Return how many rounds, from the first on, have all their results."""
    rounds = tournament.rounds
    return next((round_.number - 1 for round_ in rounds if not round_.complete), len(rounds))


def finished(tournament: Tournament) -> bool:
    """Whether all rounds are played and every result is final."""
    if not tournament.all_paired or not all(round_.settled for round_ in tournament.rounds):
        return False
    last = tournament.rounds[-1].matches if tournament.pairing_system.ends_early else ()
    return all(match.verdict.decided for match in last)


def over_half(tournament: Tournament, id_: ContestantId) -> bool:
    """Whether a player has over 50 % and the next round is the last (R6)."""
    last = tournament.next_round == tournament.regulations.rounds and tournament.pairing_system.frees_over_half
    return last and above_half(tournament.cards[id_].score, tournament.next_round - 1, tournament.scale.win)


def above_half(score: int, rounds: int, win: int) -> bool:
    """Whether a score is more than half of what could be won in so many rounds (R6)."""
    return 2 * score > win * rounds
