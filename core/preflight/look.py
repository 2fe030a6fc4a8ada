"""An event held against the demands of a federation: what would be sent back, and what nobody but the arbiter knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.tournament import Tournament
from paircard.core.preflight.demand import Demand, Federation
from paircard.core.preflight.table import demands_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr, trn

NAMES: dict[Federation, str] = {
    "fide": "FIDE",
    "pol": mark("Poland"),
    "swe": mark("Sweden"),
    "bul": mark("Bulgaria"),
}


@dataclass(frozen=True, slots=True)
class Looked:
    """One demand, and what was found."""

    demand: Demand
    found: tuple[str, ...]

    @property
    def sent_back(self) -> bool:
        """Whether it is not met."""
        return bool(self.found) and not self.demand.by_hand

    def told(self) -> str:
        """Say the demand, what was found, and the source with its date."""
        source = f"({self.demand.source}, {self.demand.dated})"
        return " ".join((tr(self.demand.what), *self.found, source))


def looked(tournament: Tournament, federation: Federation) -> tuple[Looked, ...]:
    """Return what a federation wants now: before round 1 is paired for the start, from then on for the report."""
    report = bool(tournament.rounds)
    return tuple(Looked(each, tuple(each.finds(tournament))) for each in demands_of(federation, report=report))


def lines(tournament: Tournament, federation: Federation, found: Sequence[Looked]) -> Iterator[str]:
    """Yield what would be sent back, what is to be checked by hand, and how many demands were looked at."""
    fields = {"federation": tr(NAMES[federation])}
    if tournament.rounds:
        yield tr("{federation}, before the report:", **fields)
    else:
        yield tr("{federation}, before round 1:", **fields)
    for each in found:
        if each.sent_back:
            yield tr("not met: {what}", what=each.told())
    for each in found:
        if each.found and each.demand.by_hand:
            yield tr("by hand: {what}", what=each.told())
    known = [each for each in found if not each.demand.by_hand]
    bad = sum(each.sent_back for each in known)
    yield trn(
        "{met} of {count} demand that the program can know is met.",
        "{met} of {count} demands that the program can know are met.",
        len(known),
        met=len(known) - bad,
    )
