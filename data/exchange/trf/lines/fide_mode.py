"""The one comment that we write (###): before which round an event has left FIDE mode."""

# no words in this file: a record
from __future__ import annotations

from collections.abc import Iterator

from data.exchange.trf.outgoing import Outgoing


def write(out: Outgoing) -> Iterator[str]:
    """Yield it where the event has."""
    if (left := out.choices.fide_mode_left) is not None:
        yield f"### FIDE mode left before round {left}"
