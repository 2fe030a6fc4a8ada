"""`paircard share`: a group of users of one machine works on one event."""

from __future__ import annotations

from pathlib import Path

from paircard.core.values.language import tr
from paircard.data.storage.errors import NotStored, StoreError
from paircard.data.storage.sharing import share
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say, warn


def share_file(file: Path, *, group: str | None) -> int:
    """Share an event and say what was done; return 0 if all was, 1 if something could not be, 2 unread."""
    any_alphabet()
    try:
        shared = share(file, group)
    except NotStored as error:
        return failed(error, REFUSED)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    if shared.done:
        what = ", ".join(shared.done)
        say(tr("The group {group} may read and write: {files}.", group=shared.group, files=what))
    for sentence in shared.undone:
        warn(sentence)
    return REFUSED if shared.undone else DONE
