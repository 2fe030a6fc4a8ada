"""Pairs that are made now, by hand or by a system: their floats, and their order of publication."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import ContestantId
from paircard.core.event.publication import in_order_of_publication
from paircard.core.event.round_facts import PairMade
from paircard.core.event.tournament import Tournament
from paircard.core.values.colour import float_marks


def pair_made(tournament: Tournament, white: ContestantId, black: ContestantId) -> PairMade:
    """Return a pair of ids with the floats that the scores give it (A4)."""
    return PairMade(white, black, *float_marks(tournament.cards[white].score, tournament.cards[black].score))


def ordered_for_publication(
    tournament: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]]
) -> list[tuple[ContestantId, ContestantId]]:
    """Sort pairs of ids by F1."""
    rank = {id_: place for place, id_ in enumerate(tournament.order)}
    scores = {id_: card.score for id_, card in tournament.cards.items()}
    return in_order_of_publication(pairs, scores, rank)
