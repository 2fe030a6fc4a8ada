"""Writing a file that was not there: nothing that lies on the disk is ever written over."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.machine.os_errors import in_words
from paircard.data.storage.errors import NotStored


def write_fresh(path: Path, content: bytes) -> None:
    """Write a new file, whole or not at all.

    Raises `core.values.errors.Refusal` when something of that name is there, `NotStored` when the disk will not
    have it.
    """
    name = clean(str(path))
    try:
        with path.open("xb") as file:
            _fill(path, file.fileno(), content)
    except FileExistsError:
        raise Refusal(tr("{file} already exists: name another file.", file=name)) from None
    except (OSError, ValueError) as error:
        why = in_words(error)
        sentence = tr("{file} cannot be written ({why}): name another folder or free some space.", file=name, why=why)
        raise NotStored(sentence) from error


def _fill(path: Path, handle: int, content: bytes) -> None:
    try:
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
