"""What a file records: a stored event, or a TRF report. Only read, never written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.facts import Fact
from core.event.tournament import Tournament
from core.language import mark, tr
from data.errors import Unreadable
from tui.batch.output import warn
from tui.import_files import LISTS, content_of, shown
from tui.sections import section_named, sections

if TYPE_CHECKING:
    from data.exchange.trf import TrfReport


def recorded_tournament(file: Path, encoding: str = "", section: str = "") -> Tournament:
    """Return what a file tells of the section that is meant, which is named where the event has several.

    Raises as `recorded_event`, and a `StoreError` where no section is named, or one that is not there.
    """
    return section_meant(recorded_event(file, encoding), file, section)


def section_meant(event: Tournament, file: Path, section: str) -> Tournament:
    """Return an event seen from the section that is meant; raise `Unreadable` where none is named, or a wrong one."""
    if not section and not event.several:
        return event
    try:
        return event.seen(section_named(event, section))
    except Refusal as refusal:
        if section:
            raise Unreadable(f"{shown(file)}: {refusal}") from refusal
        known = ", ".join(sections(event))
        several = mark("{file} has several sections, {sections}: name one with --section.")
        raise Unreadable(tr(several, file=shown(file), sections=known)) from refusal


def recorded_event(file: Path, encoding: str = "") -> Tournament:
    """Return what a file tells with its journal; a report has one without times.

    Raises a `StoreError` with one sentence if it cannot be read. `encoding` is that of a report, where somebody has
    said it.
    """
    content = content_of(file)
    if _is_event(content):
        return _stored(file)
    try:
        return Tournament.told(_reported(file, content, encoding))
    except Refusal as refusal:
        raise Unreadable(f"{shown(file)}: {refusal}") from refusal


def report_read(file: Path, encoding: str = "") -> TrfReport | None:
    """Return a report as it was read; None for a stored event."""
    content = content_of(file)
    if _is_event(content):
        return None
    from data.exchange.trf import read_trf

    return read_trf(content, encoding)


def by_which_rules(tournament: Tournament) -> str:
    """Return one line for what judges an event that another system has paired; empty where ours has."""
    from data.exchange.trf.systems import system_recorded  # only who judges needs it

    if not (system := system_recorded(entry.event for entry in tournament.in_force)):
        return ""
    return tr("Paired by another system ({system}): what follows judges by the rules of 1998.", system=system)


def _is_event(content: bytes) -> bool:
    return content.lstrip()[:1] == b"{"


def _reported(file: Path, content: bytes, encoding: str) -> tuple[Fact, ...]:
    if file.suffix.lower() in LISTS:
        raise Unreadable(tr("{file} is a list of entrants: import it into an event first.", file=shown(file)))
    from data.exchange.trf import read_trf

    report = read_trf(content, encoding)
    if report.problem:
        raise Unreadable(f"{shown(file)}: {report.problem}")
    if not report.events:
        row = report.refused[0]
        remark = row.remarks[0]
        fields = {"file": shown(file), "line": row.line, "place": remark.column, "remark": remark.sentence}
        raise Unreadable(tr("{file}, line {line}, {place}: {remark}.", **fields))
    if report.guess:
        warn(report.guess)
    return report.events


def _stored(file: Path) -> Tournament:
    from data.storage.journal_file import JournalFile  # a report is read without the store

    event = JournalFile(file)
    try:
        return event.tournament
    finally:
        event.close()
