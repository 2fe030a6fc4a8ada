"""Progressive score: the sum of the running score after each round."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card import PairingCard
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, trp
from paircard.core.values.lazily import Later

_RULE, _CUT = "running score", "first rounds"  # no words: a key of the rules


def _progressive(field: Field, options: Options, tied: Tied) -> Figures:
    """Unplayed rounds carry the running score on, points for byes and forfeits included (P1); those to come do not."""
    return {id_: _figure(field.cards[id_], field.begun, options) for id_ in tied.ids}


def _figure(card: PairingCard, begun: int, options: Options) -> Figure:
    takes_part, cut_low = options.profile.takes_part, options.cut_low
    scores: dict[int, int] = {}
    running, number, counts = 0, 0, False
    for line in card.lines:
        if line.round > begun:
            break
        if line.round != number:  # the first game of a round tells whether it belongs to the score
            number, counts = line.round, takes_part(card, line)
        running += line.settled_half_points
        if counts:
            scores[number] = running

    def items() -> Iterator[Item]:
        return (Item(round_, score, _RULE, cut=_CUT if round_ <= cut_low else "") for round_, score in scores.items())

    return Figure(sum([score for round_, score in scores.items() if round_ > cut_low]), Later(items))


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
