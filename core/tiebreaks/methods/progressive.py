"""Progressive score: the sum of the running score after each round."""

from __future__ import annotations

from itertools import accumulate

from paircard.core.event.card import PairingCard
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, trp

_RULE, _CUT = "running score", "first rounds"  # no words: a key of the rules


def _progressive(field: Field, options: Options, tied: Tied) -> Figures:
    """Unplayed rounds carry the running score on, points for byes and forfeits included (P1); those to come do not."""
    return {id_: _figure(field.cards[id_], field.begun, options) for id_ in tied.ids}


def _figure(card: PairingCard, begun: int, options: Options) -> Figure:
    running = accumulate(sum(line.settled_half_points for line in lines) for lines in card.by_round.values())
    items = tuple(
        Item(number, score, _RULE, cut=_CUT if number <= options.cut_low else "")
        for (number, lines), score in zip(card.by_round.items(), running, strict=True)
        if number <= begun and options.profile.takes_part(card, lines[0])
    )
    return Figure(sum(item.value for item in items if not item.cut), items)


PROGRESSIVE = Method(
    "PS",
    mark("Progressive score"),
    _progressive,
    short=lambda: trp("at most 5 columns", "Prog"),
    parts=2,
    modifiers=frozenset({"C"}),
    by_profile=True,
    by_score=True,
)
