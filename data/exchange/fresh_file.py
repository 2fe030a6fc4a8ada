"""Writing a file that was not there: nothing that lies on the disk is ever written over."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import IO

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import files
from paircard.data.storage.errors import NotStored


def write_fresh(path: Path, content: bytes) -> None:
    """Write a new file, whole or not at all.

    Raises `core.values.errors.Refusal` when something of that name is there, `NotStored` when the disk will not
    have it.
    """
    name = clean(str(path))
    try:
        _fill(path, path.open("xb"), content)
    except FileExistsError:
        raise Refusal(tr("{file} already exists: name another file.", file=name)) from None
    except (OSError, ValueError) as error:
        why = in_words(error)
        sentence = tr("{file} cannot be written ({why}): name another folder or free some space.", file=name, why=why)
        raise NotStored(sentence) from error


def _fill(path: Path, opened: IO[bytes], content: bytes) -> None:
    try:
        with opened as file:
            file.write(content)
            file.flush()
            files.flush(file.fileno())
    except OSError:  # closed by now: Windows removes nothing that is open
        with suppress(OSError):
            path.unlink()
        raise
