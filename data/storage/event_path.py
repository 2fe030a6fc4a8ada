"""Can a path be that of an event file? Asked by those who look at files that may be anything."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from paircard.core.values.language import tr
from paircard.data.storage.errors import NoSuchEvent, Unreadable
from paircard.data.storage.sealed_storage import read_event
from paircard.data.storage.sidecar_files import Companions


def event_at(path: str | Path) -> Companions:
    """Return the names that belong to an event file, whether there is one or not.

    Raises the `StoreError` of a path that leads to something else: a folder, a device, links in a circle.
    """
    try:
        companions = Companions.of(path)
    except (OSError, RuntimeError, ValueError):
        raise Unreadable(tr("{file} leads nowhere: check the name.", file=path)) from None
    if not os.path.isfile(companions.event):
        with suppress(NoSuchEvent):
            read_event(companions.event)
    return companions
