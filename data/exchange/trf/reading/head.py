"""What the records before the players state of the event, put together."""

from __future__ import annotations

from typing import Any

from paircard.core.event.regulations import Details
from paircard.core.values.changing import dataclass, field
from paircard.core.values.colour import Colour
from paircard.core.values.language import tr
from paircard.data.exchange.trf.records.event_head import NAMELESS, Stated, read_date

_MANY = "112"
"""There may be several deputy arbiters."""


@dataclass
class Head:
    """What they state, by their code."""

    values: dict[str, Any] = field(default_factory=dict)

    def take(self, stated: Stated) -> str:
        """Take a value over, and return what should be checked about it."""
        code = stated.code
        if code in self.values and code != _MANY:
            return tr("this record appears twice: the first was read")
        self.values[code] = (*self.values.get(code, ()), stated.value) if code == _MANY else stated.value
        return stated.remark

    @property
    def details(self) -> Details:
        """The head of every paper."""
        name, place, start, end, arbiter = (self.values.get(code, "") for code in ("012", "022", "042", "052", "102"))
        return Details(
            name or NAMELESS,
            place,
            read_date(start),
            read_date(end),
            arbiter,
            federation=self.values.get("032", ""),
            deputies=self.values.get("112", ()),
            time_control=self.values.get("122", ""),
            round_dates=self.values.get("132", ()),
        ).cleaned()

    @property
    def rounds(self) -> int | None:
        """Announced number of rounds: 142, else XXR."""
        return self.values.get("142") or self.values.get("XXR")

    @property
    def first_colour(self) -> Colour | None:
        """Colour of the odd numbers in round 1: 152, else XXC."""
        return self.values.get("152") or self.values.get("XXC")

    @property
    def tie_breaks(self) -> tuple[str, ...] | None:
        """Announced tie-breaks: 202, else 212; None where a report has neither, or one that is not known."""
        stated = (self.values.get(code) for code in ("202", "212"))
        return next((each for each in stated if each is not None), None)

    @property
    def players(self) -> int | None:
        """Announced number of players (062)."""
        return self.values.get("062")
