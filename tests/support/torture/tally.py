"""What a trial found: how often it ran, what it met, and every way in which it was let down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

WRONGS = ("unreadable", "mixed", "lost", "accepted", "beside")
"""The event cannot be opened; holds half a command or what nobody asked for; lacks what was confirmed; was taken
although damaged; and last: log, backups or lock are not as they should be."""

TOLD = 20
"""Complaints kept of one trial: a broken store would fill the screen."""


@dataclass
class Tally:
    """The account of one trial; accounts of its parts add up."""

    trial: str
    runs: int = 0
    wrongs: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    """What the runs came upon, to show that they hit what they aim at."""
    complaints: list[str] = field(default_factory=list)
    """One sentence for each wrong: what, and how it came about."""

    def blame(self, wrong: str, complaint: str) -> None:
        """Count one of the `WRONGS`."""
        self.wrongs[wrong] += 1
        if len(self.complaints) < TOLD:
            self.complaints.append(f"{self.trial}: {wrong}: {complaint}")

    def add(self, other: Tally) -> None:
        """Take in the account of a part."""
        self.runs += other.runs
        self.wrongs += other.wrongs
        self.met += other.met
        self.complaints = [*self.complaints, *other.complaints][:TOLD]

    @property
    def clean(self) -> bool:
        """Whether something was tried and nothing was wrong."""
        return self.runs > 0 and not self.wrongs.total()


def table(tallies: Iterable[Tally]) -> str:
    """Return one row for each trial under a head."""
    head = f"{'trial':31} {'runs':>7} " + " ".join(f"{wrong:>10}" for wrong in WRONGS) + "  met"
    return "\n".join([head, *map(_row, tallies)])


def _row(tally: Tally) -> str:
    counts = " ".join(f"{tally.wrongs[wrong]:>10}" for wrong in WRONGS)
    met = ", ".join(f"{often} {what}" for what, often in sorted(tally.met.items()))
    return f"{tally.trial:31} {tally.runs:>7} {counts}  {met}"
