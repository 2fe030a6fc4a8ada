"""The score groups of the next round as they stand now, and the brackets the pairing makes of them.

Both have one shape, so that who can show one can show the other. Scores are half points; players go by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import ContestantId
from paircard.core.event.standing_of_rounds import over_half
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from paircard.core.systems.kit import score_groups as kit
from paircard.core.systems.kit.score_groups import away as away
from paircard.core.systems.kit.score_groups import cut_in_halves


def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the score groups of the next round as results stand now, highest first, each split by A6."""
    return cut_in_halves(_players(tournament, tournament.to_pair))


def brackets(tournament: Tournament) -> tuple[BracketView, ...]:
    """Return the brackets of the next round as they would be paired now, highest first.

    Raises `core.values.errors.Refusal` while results are missing, after the last round, where the system refuses.
    """
    proposal = tournament.proposal
    return brackets_of(tournament, proposal.brackets, (pair.white for pair in proposal.pairs), proposal.bye)


def brackets_of(
    tournament: Tournament, results: Sequence[BracketResult], whites: Iterable[ContestantId], bye: ContestantId | None
) -> tuple[BracketView, ...]:
    """Return the brackets of a pairing of the next round, highest first; `whites` and `bye` are ids."""
    players = {player.number: player for player in _players(tournament, tournament.to_pair)}
    rank = {number: place for place, number in enumerate(players)}

    def by_rank(result: BracketResult) -> list[kit.Two]:
        # the higher player of a pair stood in S1: with the two exchanged the pair would have come up earlier (D2)
        return sorted(result.pairs, key=lambda pair: rank[pair[0]])

    return kit.brackets_of(players, results, whites, bye, by_rank)


def _players(tournament: Tournament, ids: Iterable[ContestantId]) -> list[GroupPlayer]:
    numbers = tournament.numbers
    cards = (tournament.cards[id_] for id_ in ids)
    return [
        GroupPlayer(
            card.id,
            card.number,
            card.score,
            card.colours,
            card.preference(over_half=over_half(tournament, card.id)),
            card.floats[-2:],
            tuple(numbers[r.opponent] for r in card.lines if r.met and r.opponent is not None),
            card.bye_barred,
            reachable_scores(card, tournament.scale),
        )
        for card in cards
    ]
