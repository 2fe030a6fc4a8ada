"""The table of records as the page `exchange` of the manual has it."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.system import System
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf.table import RECORDS, Kept, Record
from paircard.data.exchange.trf.writing.left_out import LOSSES


def table() -> str:
    """Return it as Markdown."""
    rows = (f"| {record.code} | {record.of} | {_here(record)} | {'. '.join(_told(record))} |" for record in RECORDS)
    return "\n".join(("| record | of | here | what it tells |", "|---|---|---|---|", *rows))


def without_record() -> str:
    """Return what no record tells, in words."""
    return "; ".join(loss.what for loss in LOSSES if not loss.code)


def _here(record: Record) -> str:
    ways = ("in" if record.read or record.compared else "", "out" if record.write else "")
    return ", ".join(filter(None, ways)) or ("no" if record.kept is Kept.NEVER else "kept")


def _lets_choose(system: System, what: str) -> bool:
    if what == "acceleration":
        return system.options is not None and any(each.field == what for each in system.options.asked)
    return what in system.asks


def _told(record: Record) -> Iterator[str]:
    yield record.tells
    if reason := ", and ".join(dict.fromkeys(filter(None, (record.unread, record.unwritten)))):
        yield reason[0].upper() + reason[1:]
    if record.asks:
        takers = (f"`{key}`" for key, system in SYSTEMS.items() if _lets_choose(system, record.asks))
        yield f"For {', '.join(takers)}"
    if lost := "; ".join(loss.what for loss in LOSSES if loss.code == record.code):
        yield f"Not told: {lost}"
