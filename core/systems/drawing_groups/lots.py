"""The lots of a draw: from a seed that is written down first, or from slips typed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.systems.drawing_groups.entry import ARTICLE, Entry
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said
from paircard.core.values.text import clean


@dataclass(frozen=True, slots=True)
class Lots:
    """What everybody can draw again from."""

    seed: str
    opening: str
    """Digest of the entry that opened the event: the same seed draws another order in another event."""
    stage: int = 1

    def order(self, purpose: str, ids: Sequence[ContestantId]) -> tuple[ContestantId, ...]:
        """Return ids in drawn order; the purpose keeps the lots of one basket from being those of all."""
        if not clean(self.seed):
            raise Refusal(said("Lots need a seed: type one, or the order of slips drawn from a hat."), ARTICLE)
        drawn = draw_order(clean(self.seed), self.opening, self.purpose(purpose), map(str, ids))
        return tuple(map(ContestantId, map(int, drawn)))

    def purpose(self, purpose: str) -> str:
        """Return the purpose as it is drawn with and recorded."""
        return f"stage {self.stage}: {purpose}"  # no words: it is drawn with


def basket_purpose(basket: int) -> str:
    """Return what the lots of a basket are for."""
    return f"basket {basket}"  # no words: it is drawn with


def number_purpose(group: int) -> str:
    """Return what the lots for the start numbers of a group are for."""
    return f"numbers of group {group}"  # no words: it is drawn with


def drawn_by_seed(baskets: Sequence[Sequence[Entry]], lots: Lots) -> tuple[tuple[Entry, ...], ...]:
    """Return every basket in drawn order."""
    return tuple(
        _in_order(basket, lots.order(basket_purpose(number), [each.id for each in basket]))
        for number, basket in enumerate(baskets, 1)
    )


def drawn_from_slips(
    baskets: Sequence[Sequence[Entry]], slips: Sequence[Sequence[ContestantId]]
) -> tuple[tuple[Entry, ...], ...]:
    """Return every basket in the order of slips from a hat; refuse slips that are not those of the basket."""
    if len(slips) != len(baskets):
        fields = {"slips": len(slips), "baskets": len(baskets)}
        raise Refusal(said("Slips of {slips} baskets are typed, but there are {baskets}.", **fields), ARTICLE)
    for number, (basket, order) in enumerate(zip(baskets, slips, strict=True), 1):
        need_slips(tr("basket {basket}", basket=number), [each.id for each in basket], order)
    return tuple(_in_order(basket, order) for basket, order in zip(baskets, slips, strict=True))


def start_numbers(groups: Sequence[Sequence[ContestantId]], lots: Lots) -> tuple[tuple[ContestantId, ...], ...]:
    """Return the ids of every group in the order of their start numbers, drawn group by group."""
    return tuple(lots.order(number_purpose(group), sorted(ids)) for group, ids in enumerate(groups, 1))


def numbers_from_slips(
    groups: Sequence[Sequence[ContestantId]], slips: Sequence[Sequence[ContestantId]]
) -> tuple[tuple[ContestantId, ...], ...]:
    """Return the start numbers typed from slips: number 1 first; refuse slips that are not those of the group."""
    for group, (ids, order) in enumerate(zip(groups, slips, strict=True), 1):
        need_slips(tr("group {group}", group=group), ids, order)
    return tuple(map(tuple, slips))


def need_slips(where: str, ids: Sequence[ContestantId], order: Sequence[ContestantId]) -> None:
    """Refuse an order in which somebody is missing, named twice, or does not belong."""
    if stranger := next((each for each in order if each not in ids), None):
        raise Refusal(said("{id} is not in {where}.", id=stranger, where=where), ARTICLE)
    if twice := next((each for each in order if order.count(each) > 1), None):
        raise Refusal(said("{id} is named twice in {where}.", id=twice, where=where), ARTICLE)
    if missing := next((each for each in ids if each not in order), None):
        raise Refusal(said("{id} of {where} is missing.", id=missing, where=where), ARTICLE)


def _in_order(basket: Sequence[Entry], order: Sequence[ContestantId]) -> tuple[Entry, ...]:
    entries = {each.id: each for each in basket}
    return tuple(entries[id_] for id_ in order)
