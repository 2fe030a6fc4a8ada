"""Koya: the points scored against opponents who reached half of the maximum."""

from __future__ import annotations

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, trp


def _koya(field: Field, options: Options, tied: Tied) -> Figures:
    """Forfeits are games: Koya is for round robins only (tie-breaks 3.8)."""
    most = max((_scheduled(card) for card in field.cards.values()), default=0)
    # hundredths of half points, to stay with whole numbers
    limit = options.percent * field.win * most + 100 * options.limit
    return {id_: _figure(field, field.cards[id_], limit) for id_ in tied.ids}


def _scheduled(card: PairingCard) -> int:
    """Rounds with an opponent: with an odd number of players one fewer than rounds."""
    return sum(record.opponent is not None for record in card.lines)


def _figure(field: Field, card: PairingCard, limit: int) -> Figure:
    items = tuple(
        _item(record, reached=100 * field.points[record.opponent] >= limit)
        for record in card.lines
        if record.opponent is not None and record.kind is not Kind.OPEN
    )
    return Figure(sum(item.value for item in items if not item.cut), items)


def _item(record: CardLine, *, reached: bool) -> Item:
    rule, cut = ("Koya", "") if reached else ("not Koya", "below the limit")  # no words: keys of the rules
    return Item.of(record, record.settled_half_points, rule, cut)


KOYA = Method(
    "KS",
    mark("Koya, points against opponents who reached the limit"),
    _koya,
    short=lambda: trp("at most 5 columns", "Koya"),
    parts=2,
    modifiers=frozenset({"L"}),
    by_score=True,
)
