"""What the organiser announces before the first round."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.dates import iso_date
from core.errors import Refusal
from core.language import trn
from core.swiss.position import C6
from core.text import clean, clean_name

ROUNDS_LIMIT = 30


@dataclass(frozen=True, slots=True)
class Details:
    """What stands on the head of every paper."""

    name: str
    place: str = ""
    start: str = ""
    """Dates in ISO form; events of earlier versions hold what the arbiter wrote."""
    end: str = ""
    chief_arbiter: str = ""

    def cleaned(self) -> Details:
        """Return the same details with clean texts; raise `Refusal` when the event has no name."""
        return replace(
            self,
            name=clean_name(self.name, of_event=True),
            place=clean(self.place)[:60],
            start=_date(self.start),
            end=_date(self.end),
            chief_arbiter=clean(self.chief_arbiter)[:60],
        )


def _date(text: str) -> str:
    """Return a date in ISO form, any other text as it is: report files hold what other programs write."""
    return iso_date(text) or clean(text)[:20]


@dataclass(frozen=True, slots=True)
class Regulations:
    """The choices that the rules leave to an event."""

    rounds: int = 5
    system: str = "swiss-1998"
    """Key of the table of pairing systems (`core.systems`)."""
    c6: C6 = "corrected"
    """R1: what C6 tests."""
    half_point_byes: bool = False
    """R18: not of these rules; an event may allow them."""
    tie_breaks: tuple[str, ...] = ("BH@fide1998", "PS", "WON")
    """Codes of tie-breaks (`core.tiebreaks.code`), in the announced order; earlier versions wrote other keys."""

    def checked(self) -> Regulations:
        """Return these regulations; raise `Refusal` when the number of rounds cannot be."""
        if not 1 <= self.rounds <= ROUNDS_LIMIT:
            wrong = trn(
                "{count} round cannot be: choose 1 to {limit}.",
                "{count} rounds cannot be: choose 1 to {limit}.",
                self.rounds,
                limit=ROUNDS_LIMIT,
            )
            raise Refusal(wrong, field="rounds")
        return self
