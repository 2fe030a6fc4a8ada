"""The comment by which the file of a running event says that it is no final report (Q169)."""

# no words in this file: a record
from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.adjourned import adjourned
from paircard.data.exchange.trf.records import incidents

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paircard.data.exchange.trf.outgoing import Outgoing

PREFIX = "### Running event"
"""It is true of the file it stands in, and never kept for the next one."""


def write(out: Outgoing) -> Iterator[str]:
    """Yield it where games are adjourned, or where somebody wants such a file; only TRF26 has comments."""
    games = len(adjourned(out.tournament))
    if not out.style.comments or out.old or out.for_engine or not (games or out.style.running):
        return
    open_ = f"{games} game{'s' if games > 1 else ''} adjourned, " if games else ""
    yield f"{PREFIX} @ Round {out.tournament.under_way}: {open_}no final report"


def write_comments(out: Outgoing) -> Iterator[str]:
    """Yield all comments of our own, this one first."""
    yield from write(out)
    yield from incidents.write(out)
