"""Records that have no place in the event: which are kept with it, and where they go back in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.data.exchange.trf.records.event_head import coded_time_control
from paircard.data.exchange.trf.records.system import NAMING
from paircard.data.exchange.trf.records.without_match import PREFIX
from paircard.data.exchange.trf.table import BY_CODE, UNKNOWN, Kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from paircard.core.event.announced_facts import KeptRecord

WRITTEN_ANEW = frozenset({"072", "222"})
"""What is kept and has its place all the same: the one is counted again, the other follows from 122."""


def is_worth_keeping(code: str, *, numbers_stay: bool) -> bool:
    """Whether a record can go back into a report; `numbers_stay`: the start numbers are the pairing numbers."""
    kept = BY_CODE.get(code, UNKNOWN).kept
    return kept is Kept.ALWAYS or (kept is Kept.WITH_NUMBERS and numbers_stay)


def is_written_from(time_control: str, record: str) -> bool:
    """Whether a record is a 222 that is written again from the time control."""
    return record == f"222 {coded_time_control(time_control)}"  # no words: a record


def still_to_tell(kept: Iterable[KeptRecord], lines: Iterable[str]) -> list[KeptRecord]:
    """Return the kept records that ours do not tell in their place, and that are for others to read."""
    told = list(lines)
    written = {line[:3] for line in told}
    methods = {line[:7] for line in told if line.startswith("172")}  # one a federation
    return [
        each
        for each in kept
        if each.text[:3] not in NAMING
        and each.text[:7] not in methods
        and not each.text.startswith(PREFIX)
        and not (BY_CODE.get(each.text[:3], UNKNOWN).gives_way and each.text[:3] in written)
    ]


def anchor(text: str) -> str:
    """Return what tells a written record from the others: its code, and of a player their start number.

    >>> anchor("001    7 m    Nowak"), anchor("012 Club Open")
    ('001    7', '012')
    """
    return text[:8] if text.startswith("001") else text[:3]


def in_place(lines: Iterable[str], kept: Sequence[KeptRecord]) -> Iterator[str]:
    """Yield the lines with every kept record after the one it stood behind; what has lost its place comes last."""
    waiting: dict[str, list[str]] = {}
    for each in kept:
        waiting.setdefault(each.after, []).append(each.text)
    yield from waiting.pop("", ())
    for line in lines:
        yield line
        here = anchor(line)
        for key in (here, BY_CODE.get(here, UNKNOWN).same_as):
            for text in waiting.pop(key, ()):
                yield text
                yield from waiting.pop(text[:3], ()) if text[:3] in WRITTEN_ANEW else ()
    for texts in waiting.values():
        yield from texts
