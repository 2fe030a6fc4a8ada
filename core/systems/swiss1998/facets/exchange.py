"""What reports and papers call the Swiss of 1998."""

from __future__ import annotations

from core.language import tr

name = "Swiss system FIDE 1998"  # no words: a value of record 092
code = "CUSTOM_SWISS"
"""No code of FIDE's stands for the rules of 1998, and none is claimed."""


def foot() -> tuple[str, ...]:
    """Return by which rules an event is paired."""
    return (
        tr("Rules: FIDE Swiss System based on rating, text of 1992 - 1998."),
        tr("For events that FIDE rates newer rules are in force."),
    )
