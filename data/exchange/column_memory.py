"""What was said of the columns of a file, kept for the next file of the same shape; losing it costs one question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from paircard.data.exchange.columns import Columns, need_names, parse_columns, plain, recognised
from paircard.data.exchange.headings import FIELDS
from paircard.data.machine.state_file import read_state, state_file, write_state

MOST = 50
"""Shapes; the oldest are forgotten."""


def shape_of(header: Sequence[str]) -> str:
    """Return what files of one kind have in common: their headings, whatever month or year stands in them.

    >>> shape_of(["Lp.", "Nazwisko", "Elo 10/2026"])
    'lp|nazwisko|elo #/#'
    """
    return "|".join(re.sub("[0-9]+", "#", plain(heading)) for heading in header)


def known_columns(header: Sequence[str], folder: Path | None = None) -> Columns:
    """Return the columns as they were said for a file of this shape, else as far as they are recognised."""
    found = _all(folder).get(shape_of(header))
    if not isinstance(found, dict):
        return recognised(header)
    places = range(len(header))
    return {
        field: place for field, place in found.items() if field in FIELDS and type(place) is int and place in places
    }


def are_said(header: Sequence[str], folder: Path | None = None) -> bool:
    """Whether somebody has said which columns of a file of this shape are what."""
    return isinstance(_all(folder).get(shape_of(header)), dict)


def columns_for(file: str, header: Sequence[str], said: str | None, folder: Path | None = None) -> Columns:
    """Return the columns of a file: as said now (and remembered from now on), as said before, or as recognised.

    Raises `Unreadable` when a column is not there, or no column holds the names.
    """
    if not said:
        return need_names(known_columns(header, folder), file, header)
    columns = need_names(parse_columns(said, file, header), file, header)
    remember_columns(header, columns, folder)
    return columns


def remember_columns(header: Sequence[str], columns: Columns, folder: Path | None = None) -> None:
    """Keep what was said; a folder that cannot be written is no reason to stop."""
    shape, known = shape_of(header), _all(folder)
    known.pop(shape, None)
    newest = [*known.items(), (shape, dict(columns))][-MOST:]
    write_state(_file(folder), dict(newest))


def _file(folder: Path | None) -> Path:
    return state_file("columns.json", folder)


def _all(folder: Path | None) -> dict[str, object]:
    known = read_state(_file(folder))
    return known if isinstance(known, dict) else {}
