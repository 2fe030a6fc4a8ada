"""What is taken where a report says nothing, above all one of an older edition: told, as it shapes the event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.data.exchange.trf.records.points import CODES as POINTS
from paircard.data.exchange.trf.table import BY_CODE


@dataclass(frozen=True, slots=True)
class Taken:
    """What an event has where its report may say nothing of it."""

    rounds: int
    colour: Colour | None
    """Of odd numbers in round 1; None where it is still to be drawn, or is told for itself."""
    tie_breaks: Sequence[str]
    """Of the rules by which it goes on."""


def defaults_told(codes: frozenset[str], taken: Taken, *, of_teams: bool = False) -> Iterator[str]:
    """Yield in one sentence what a report without some records leaves to us (Q48, Q50), each with the record.

    `codes` are those of its records. The rules by which it goes on are told for themselves.
    """
    if what := "; ".join(_defaults(codes, taken, of_teams=of_teams)):
        yield tr("Taken where the report says nothing: {what}.", what=what)


def _defaults(codes: frozenset[str], taken: Taken, *, of_teams: bool) -> Iterator[str]:
    if codes.isdisjoint({"142", "XXR"}):
        rounds = trn("{count} round", "{count} rounds", taken.rounds)
        yield f"{rounds} (142)"
    if codes.isdisjoint({"152", "XXC"}) and taken.colour:
        yield (
            tr("White for odd numbers, as in round 1 (152)")
            if taken.colour == "W"
            else tr("Black for odd numbers, as in round 1 (152)")
        )
    # TRF26 has the record for other points only
    if not of_teams and codes.isdisjoint(POINTS) and not any(_is_of_trf26(each) for each in codes):
        yield tr("1, ½ and 0 points (162)")
    if codes.isdisjoint({"202", "212"}) and taken.tie_breaks:
        yield tr("tie-breaks {codes} (202)", codes=", ".join(taken.tie_breaks))


def _is_of_trf26(code: str) -> bool:
    return (record := BY_CODE.get(code)) is not None and record.of == "TRF26" and code != "###"
