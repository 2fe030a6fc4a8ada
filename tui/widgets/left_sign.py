"""The mark of who has withdrawn, where a name is cut to a width: the mark is not."""

from __future__ import annotations

from paircard.core.tables.standings import StandingRow
from paircard.core.values.language import trp
from paircard.data.papers.fitting import fit


def left_sign(row: StandingRow) -> str:
    """Return the mark, with a blank before it; empty of who is there."""
    return f" {trp('withdrawn, at most 3 columns', 'wd')}" if row.withdrawn else ""


def fit_name(row: StandingRow, width: int) -> str:
    """Return the name in so many cells, with the mark whole behind it."""
    sign = left_sign(row)
    return fit(f"{fit(row.card.entrant.name, width - len(sign)).rstrip()}{sign}", width)
