"""What FIDE asks of an event beside what stands on every paper: for its forms, and for title norms."""

from __future__ import annotations

from enum import StrEnum

from paircard.core.values.dates import iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.said import said
from paircard.core.values.text import clean

ARBITER_TITLES = ("", "IA", "FA", "NA")


class Occasion(StrEnum):
    """What kind of event it is, where that changes something for title norms (B.01 1.4.1b, 1.4.3a-c)."""

    ORDINARY = ""
    NATIONAL_FINAL = "national-final"
    NATIONAL_TEAM = "national-team"
    ZONAL = "zonal"
    WORLD_TEAM = "world-team"
    """World or Continental championship of national teams or clubs."""
    WORLD_CUP = "world-cup"


@dataclass(frozen=True, slots=True)
class FideDetails:
    """What FIDE asks; nothing of it need be known."""

    occasion: Occasion = Occasion.ORDINARY
    leave: bool = False
    """Whether the Qualification Commission has allowed an unusual format beforehand (B.01 1.4.2e)."""
    registered: str = ""
    """The day on which the event was registered with FIDE (ISO); B.01 1.1.1 asks for 30 days."""
    event_code: str = ""
    """The number of the event at FIDE."""
    chief_title: str = ""
    """Of the chief arbiter, of `ARBITER_TITLES`."""
    chief_id: str = ""
    chief_email: str = ""
    organiser_id: str = ""
    organiser_email: str = ""

    def cleaned(self) -> FideDetails:
        """Return the same with clean texts; raise `Refusal` for a title that arbiters do not have, or no day."""
        title = clean(self.chief_title).upper()
        if title not in ARBITER_TITLES:
            known = ", ".join(filter(None, ARBITER_TITLES))
            asked = said("{text} is no title of an arbiter: type one of {known}, or nothing.", text=title, known=known)
            raise Refusal(asked, field="chief_title")
        registered = iso_date(self.registered)
        if self.registered.strip() and not registered:
            wrong = said("{text} is no day: type one such as 2026-05-01, or nothing.", text=clean(self.registered))
            raise Refusal(wrong, field="registered")
        return replace(
            self,
            registered=registered,
            event_code=clean(self.event_code)[:20],
            chief_title=title,
            chief_id=clean(self.chief_id)[:20],
            chief_email=clean(self.chief_email)[:60],
            organiser_id=clean(self.organiser_id)[:20],
            organiser_email=clean(self.organiser_email)[:60],
        )


NOTHING_TOLD = FideDetails()
"""Of an event of which nobody has said anything to FIDE."""
