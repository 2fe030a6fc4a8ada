"""Records that have no place in the event: which are kept with it, and where they go back in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from core.event.announced_facts import KeptRecord
from data.exchange.trf.systems import NAMING

_ABOUT_THE_EVENT = frozenset({"###", "032", *NAMING, "072", "082", "112", "122", "132", "172", "222"})
_REPLACED = frozenset(["182"])
"""What program pairs: from the import on that is us."""
_UNTRUE_HERE = frozenset(["162", "299", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"])
"""Other points than those of 1998, which the event does not give."""
_SAME = {"XXR": "142", "142": "XXR", "XXC": "152", "152": "XXC", "212": "202", "202": "212"}
"""What one edition writes in place of the other."""


def is_worth_keeping(code: str, *, numbers_stay: bool) -> bool:
    """Whether a record can go back into a report; `numbers_stay`: the start numbers are the pairing numbers."""
    return code not in _REPLACED | _UNTRUE_HERE and (numbers_stay or code in _ABOUT_THE_EVENT)


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
        for key in (here, _SAME.get(here, "")):
            for text in waiting.pop(key, ()):
                yield text
                yield from waiting.pop("222", ()) if text.startswith("222") else ()
    for texts in waiting.values():
        yield from texts
