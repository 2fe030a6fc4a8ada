"""What a file records: a stored event, or a TRF report. Only read, never written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.storage.errors import Unreadable
from paircard.tui.batch.output import warn
from paircard.tui.importing.files import LISTS, content_of, path_shown
from paircard.tui.sentences.sections import section_named, sections

if TYPE_CHECKING:
    from paircard.data.exchange.trf import TrfReport


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
            raise Unreadable(f"{path_shown(file)}: {refusal}") from refusal
        known = ", ".join(sections(event))
        several = mark("{file} has several sections, {sections}: name one with --section.")
        raise Unreadable(tr(several, file=path_shown(file), sections=known)) from refusal


def recorded_event(file: Path, encoding: str = "") -> Tournament:
    """Return what a file tells with its journal; a report has one without times.

    Raises a `StoreError` with one sentence if it cannot be read. `encoding` is that of a report, where somebody has
    said it.
    """
    content = content_of(file)
    if _is_event(content):
        return _stored(file)
    try:
        return _reported(file, content, encoding)
    except Refusal as refusal:
        raise Unreadable(f"{path_shown(file)}: {refusal}") from refusal


def report_read(file: Path, encoding: str = "") -> TrfReport | None:
    """Return a report as it was read; None for a stored event."""
    content = content_of(file)
    if _is_event(content):
        return None
    from paircard.data.exchange.trf import read_trf

    return read_trf(content, encoding)


def judged_event(file: Path, encoding: str, section: str, system: str) -> tuple[Tournament, str]:
    """Return what a file tells as the rules of a system read it, and one line for which they are; empty for its own.

    Raises as `judged_report`.
    """
    tournament, rules, _ = judged_report(file, encoding, section, system)
    return tournament, rules


def judged_report(file: Path, encoding: str, section: str, system: str) -> tuple[Tournament, str, TrfReport | None]:
    """Return the same with the report as it was read; None for a stored event.

    Of a stored event the line says what these rules leave out of what it has announced.

    A report is read by that system from its first record on: points, acceleration and lists are applied as it does.
    No report is of a system that pairs by a ranking (Keizer, Monrad): there it is taken as a stored event.
    Raises as `recorded_tournament`, and `Refusal` where the system cannot apply what the report says of them.
    """
    content = content_of(file)
    if _is_event(content):
        tournament = section_meant(_stored(file), file, section)
        return tournament, _left_out(tournament, system) if system else _another(tournament), None
    if system:
        need_judge(system)
    ranking = bool(system) and SYSTEMS[system].by_ranking
    report = _report(file, content, encoding, "" if ranking else system)
    codes = ", ".join(report.paired_otherwise)
    if system and codes:
        raise Refusal(
            tr(
                "By {system} the records {codes} of the report cannot be applied: points, acceleration, or who does "
                "not meet. Name other rules with --system.",
                system=tr(SYSTEMS[system].name),
                codes=codes,
            )
        )
    event = report.tournament()
    if ranking:
        return event, _left_out(event, system), report
    return event, "" if system else _rules_of(report, codes), report


def _left_out(event: Tournament, system: str) -> str:
    """Say what an event has announced that the rules asked for do not know; nothing where they know it all."""
    from paircard.core.facets.judged import judged_by  # only who asks for other rules needs them
    from paircard.core.review.other_rules import not_read

    return " ".join(not_read(event, judged_by(event, system)))


def need_judge(key: str) -> None:
    """Raise `Refusal` for what is no key of a system that pairs round by round."""
    from paircard.core.facets.judged import pairs_any_round

    if key not in SYSTEMS or not pairs_any_round(SYSTEMS[key]):
        known = [each for each, system in SYSTEMS.items() if pairs_any_round(system)]
        raise Refusal(tr("There are no rules {system}: name one of {known}.", system=repr(key), known=", ".join(known)))


def _rules_of(report: TrfReport, codes: str) -> str:
    lines = []
    if report.going_on.proposed and not report.by_table:
        lines.append(report.going_on.told())
    if codes:
        lines.append(tr("Records that these rules cannot apply: {codes}.", codes=codes))
    return " ".join(lines)


def _another(tournament: Tournament) -> str:
    """Say what judges an event that another system has paired; nothing where its own has."""
    from paircard.data.exchange.trf.reading.rules_named import system_recorded  # only who judges needs it

    if not (system := system_recorded(tournament)):
        return ""
    rules = tr(system_of(tournament).name)
    return tr("Paired by another system ({system}): what follows judges by {rules}.", system=system, rules=rules)


def _is_event(content: bytes) -> bool:
    return content.lstrip()[:1] == b"{"


def _reported(file: Path, content: bytes, encoding: str) -> Tournament:
    from paircard.tui.importing.rules_of_report import other_points  # who reads a stored event needs nothing of it

    report = _report(file, content, encoding)
    if lost := other_points(report):
        warn(lost)
    return report.tournament()


def _report(file: Path, content: bytes, encoding: str, system: str = "") -> TrfReport:
    if file.suffix.lower() in LISTS:
        raise Unreadable(tr("{file} is a list of entrants: import it into an event first.", file=path_shown(file)))
    from paircard.data.exchange.trf import read_trf

    report = read_trf(content, encoding, system)
    if report.problem:
        raise Unreadable(f"{path_shown(file)}: {report.problem}")
    if report.unfit:
        raise Refusal(report.unfit)
    if not report.events:
        row = report.refused[0]
        remark = row.remarks[0]
        fields = {"file": path_shown(file), "line": row.line, "place": remark.column, "remark": remark.sentence}
        raise Unreadable(tr("{file}, line {line}, {place}: {remark}.", **fields))
    if report.guess:
        warn(report.guess)
    return report


def _stored(file: Path) -> Tournament:
    from paircard.data.storage.journal_file import JournalFile  # a report is read without the store

    event = JournalFile(file)
    try:
        return event.tournament
    finally:
        event.close()
