"""A student's progress on disk: one small JSON file, at a path the caller chooses. Losing it loses no event."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from paircard.core.teach.answers.progress import Progress
from paircard.core.teach.topics.swiss_1998.book import article_of
from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.machine.state_file import state_file
from paircard.data.storage import ordinary_files
from paircard.data.storage.durable import replace_file
from paircard.data.storage.errors import NotStored

FORMAT = "paircard progress 1"  # no words: the name of a format
_CHAPTERS = re.compile(r"B\.VI [A-K]\d{1,2}(\.\d)?[a-z]?")
"""Articles of the chapter on other systems are written with it."""
_RULES_OF_2026 = re.compile(r"C\.04\.[1-7] (C?\d{1,2}|\d(\.\d){1,2})")
"""Articles of the FIDE rules are written with their chapter, too."""
_TITLES_AND_RATINGS = re.compile(r"B\.0[12](-RB)? ([NT]\d{1,2}|\d(\.\d{1,2}){1,2}[a-f]?)")
"""So are those on titles and ratings."""
_OTHER_SYSTEMS = re.compile(r"C\.04\.4\.[12] (C?\d{1,2}|\d(\.\d){1,2})|(KE|MO) \d(\.\d{1,2})?")
"""And those of the systems that came later."""
LARGEST = 1_000_000
"""Bytes; a larger file is none of ours."""

_APART = {
    "other_chapters": _CHAPTERS,
    "fide_2026": _RULES_OF_2026,
    "titles_and_ratings": _TITLES_AND_RATINGS,
    "other_systems": _OTHER_SYSTEMS,
}
"""The marks that stand apart, and how their articles are written."""


@dataclass(frozen=True, slots=True)
class ProgressRead:
    """Progress as read, and one sentence if the file could not be used."""

    progress: Progress
    remark: str = ""


def progress_path(folder: Path | None = None) -> Path:
    """Return where the progress of whoever is logged in is kept."""
    return state_file("progress.json", folder)


def read_progress(path: Path) -> ProgressRead:
    """Read a student's progress; where there is none, or the file is damaged, it starts anew. Nothing is raised."""
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError(path)
        return ProgressRead(Progress(_marks(json.loads(ordinary_files.read(path).decode("utf-8")))))
    except FileNotFoundError:
        return ProgressRead(Progress())
    except (OSError, ValueError, RecursionError):
        return ProgressRead(Progress(), tr("The progress in {file} cannot be read: it starts anew.", file=path.name))


def write_progress(path: Path, progress: Progress) -> None:
    """Put progress on disk in one go; raise NotStored with one sentence if the disk refuses."""
    marks = {article: [*progress.marks[article]] for article in sorted(progress.marks)}
    swiss = {article: mark for article, mark in marks.items() if article_of(article) == article}
    fide = {article: mark for article, mark in marks.items() if _RULES_OF_2026.fullmatch(article)}
    titles = {article: mark for article, mark in marks.items() if _TITLES_AND_RATINGS.fullmatch(article)}
    systems = {article: mark for article, mark in marks.items() if _OTHER_SYSTEMS.fullmatch(article)}
    others = {article: mark for article, mark in marks.items() if article not in swiss | fide | titles | systems}
    # apart, since earlier versions take a file with marks of a chapter they do not know for damaged
    document: dict[str, object] = {"format": FORMAT, "marks": swiss}
    document |= {"other_chapters": others} if others else {}
    document |= {"fide_2026": fide} if fide else {}
    document |= {"titles_and_ratings": titles} if titles else {}
    document |= {"other_systems": systems} if systems else {}
    text = json.dumps(document, indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, text.encode())
    except OSError as error:
        raise NotStored(
            tr("The progress was not saved to {path}: {reason}.", path=path, reason=in_words(error))
        ) from error


def _marks(value: object) -> dict[str, tuple[int, int]]:
    """Return the marks of a file; raise ValueError if it holds anything else."""
    if (
        not isinstance(value, dict)
        or value.get("format") != FORMAT
        or not isinstance(marks := value.get("marks"), dict)
    ):
        raise ValueError(value)
    if any(article_of(article) != article for article in marks):
        raise ValueError(value)
    apart = [_apart(value.get(name, {}), written) for name, written in _APART.items()]
    found = {article: mark for part in (marks, *apart) for article, mark in part.items()}
    return {article: _mark(mark) for article, mark in found.items()}


def _apart(part: object, written: re.Pattern[str]) -> dict[str, object]:
    """Return the marks of other books; raise ValueError if an article is not written as theirs are."""
    if not isinstance(part, dict) or not all(map(written.fullmatch, part)):
        raise ValueError(part)
    return part


def _mark(value: object) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value):
        right, asked = value
        if 0 <= right <= asked and asked > 0:
            return right, asked
    raise ValueError(value)
