"""The settings put on disk, beside whatever else their file says."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from paircard.core.values.frozen import fields
from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.machine.settings import Settings, parsed, settings_path, text_of
from paircard.data.platform import files
from paircard.data.storage.durable import free_name, replace_file
from paircard.data.storage.errors import NotStored

_HEAD = "# paircard: settings of one person; the key , in the program changes them.\n"  # no words: a comment in a file


def write_settings(settings: Settings, path: Path | None = None) -> None:
    """Put settings on disk in one go, beside whatever else the file says; raise NotStored with one sentence.

    A file that cannot be read is kept under another name.
    """
    path = path or settings_path()
    checked = settings.checked()
    values = {each.name: getattr(checked, each.name) for each in fields(checked)}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, _with(_kept(path), values).encode())
    except OSError as error:
        raise NotStored(tr("The settings were not saved to {path}: {why}.", path=path, why=in_words(error))) from error
    except ValueError as error:
        raise NotStored(
            tr("{path} is written in a way that only you can change: edit it by hand.", path=path)
        ) from error


def _kept(path: Path) -> str:
    """Return the text of the file; one that cannot be read is moved aside, and it starts anew."""
    try:
        text = text_of(path)
        parsed(text)
    except FileNotFoundError:
        return _HEAD
    except (ValueError, RecursionError):
        with suppress(FileNotFoundError):
            files.replace(path, free_name(path))
        return _HEAD
    return text


def _with(text: str, values: Mapping[str, str]) -> str:
    """Return the text with these keys set, each in its line if it has one, else before the first table."""
    before = parsed(text)
    lines = text.splitlines()
    for key, value in values.items():
        if before.get(key) != value:
            _set(lines, key, f"{key} = {json.dumps(value, ensure_ascii=False)}")
    after = "\n".join([*lines, ""])
    if parsed(after) != {**before, **values}:
        raise ValueError(text)
    return after


def _set(lines: list[str], key: str, line: str) -> None:
    tables = (at for at, each in enumerate(lines) if each.lstrip().startswith("["))
    end = next(tables, len(lines))
    own = (at for at, each in enumerate(lines[:end]) if re.match(rf"\s*{key}\s*=", each))
    at = next(own, None)
    if at is None:
        lines.insert(end, line)
    else:
        lines[at] = line
