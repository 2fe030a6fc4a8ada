"""Import from the command line: report first, write only what was agreed to."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from paircard.core.commands import Command, CreateTournament, ImportEvent, RegisterWithTeams
from paircard.core.commands.regulations_announced import within_limits
from paircard.core.commands.regulations_kept import need_room_for_rounds
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.names import stage_title
from paircard.core.event.regulations import Details
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import TODAY
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.text import clean
from paircard.data.exchange.column_memory import are_said, columns_for
from paircard.data.exchange.columns import Columns
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.sheet import Sheet
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.machine.os_errors import in_words
from paircard.data.storage.errors import Busy, Conflict, EventExists, NotStored, StoreError, Unreadable
from paircard.data.storage.event_file import EventFile
from paircard.tui.batch.progress_bar import PATIENCE, ProgressBar
from paircard.tui.batch.recorded_event import section_meant
from paircard.tui.importing.files import LISTS, content_of, encoding_of, path_shown, save_report
from paircard.tui.importing.listed_players import boards_of, entering, persons
from paircard.tui.importing.rounds_checked import RoundsChecked, rounds_checked
from paircard.tui.importing.rules_of_report import (
    named_otherwise,
    open_to_choice,
    other_points,
    rules_chosen,
    rules_question,
)
from paircard.tui.program.new_event import need_known, of_new_event, rules_of_new_list

WRITTEN, NOT_WRITTEN, CANNOT_READ = 0, 1, 2
"""Exit codes."""


@dataclass(frozen=True)
class Source:
    """A file to import, and what was said of it."""

    file: Path
    content: bytes
    encoding: str = ""
    columns: str | None = None
    section: str = ""
    """Into which section of the event; empty where it has one only."""
    system: str = ""
    """By whose rules the event is to be paired, by its key; empty where nobody has said."""


@dataclass(frozen=True)
class Plan:
    """What an import would write, and what is to be said about it before."""

    lines: tuple[str, ...]
    question: str = ""
    """Whether to write it."""
    commands: tuple[Command, ...] = ()
    """Empty when there is nothing to write."""
    event: EventFile | None = None
    """The event it goes into; None when it makes a new one."""
    stage: int = 1
    """The section of it."""
    report: TrfReport | None = None
    """The report of a whole event: rules, points and rounds of another are to be agreed to for themselves."""


@dataclass(frozen=True)
class Agreed:
    """What was agreed to by options, before anything was asked."""

    yes: bool = False
    standard_points: bool = False
    as_recorded: bool = False


def import_file(
    file: Path,
    *,
    into: Path | None,
    rounds: int | None,
    yes: bool,
    arbiter: str,
    columns: str | None = None,
    encoding: str = "",
    system: str = "",
    standard_points: bool = False,
    as_recorded: bool = False,
    section: str = "",
) -> int:
    """Import a file into an event and return the exit code.

    `columns` says which of a list are what, `system` by whose rules a new event goes on, `standard_points` that a
    report may lose points that these rules do not know, `as_recorded` that its rounds may be paired otherwise than by
    them, `section` into which section of an event a list goes.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal of another alphabet is no reason to stop
    try:
        content = content_of(file)
        target = into or file.with_suffix(".json")
        source = Source(file, content, encoding_of(file, encoding), columns, section, system)
        plan = plan_import(source, target, rounds=rounds, named=into is not None)
        for line in plan.lines:
            _say(line)
        asking = not yes and sys.stdin.isatty()
        if asking and plan.report and open_to_choice(plan.report):
            plan = _by_rules_chosen(plan, plan.report, source, target, rounds)
        agreed = Agreed(yes=yes, standard_points=standard_points, as_recorded=as_recorded)
        return _carry_out(plan, file, target, agreed, arbiter=arbiter)
    except (Refusal, EventExists, Busy, Conflict, NotStored) as error:
        return _failed(error, NOT_WRITTEN)
    except StoreError as error:
        return _failed(error, CANNOT_READ)


def plan_import(source: Source, target: Path, *, rounds: int | None, named: bool) -> Plan:
    """Read what a file holds and say what it would write.

    Raises a `StoreError` for a file or an event that cannot be read, `Refusal` for what cannot be done.
    """
    if source.system:
        need_known(source.system)
    new = source.file.suffix.lower() not in LISTS or not target.exists()
    if new and source.section:
        raise Refusal(tr("A new event has one section only: leave --section out."))
    if source.file.suffix.lower() not in LISTS:
        return _whole_event(source, target, rounds)
    if not target.exists():
        return _new_list(source, target, rounds)
    if not named:
        raise Refusal(tr("{file} already exists: name the event to write into with --into.", file=path_shown(target)))
    return _more_entrants(source, target, rounds)


# --- what would be written -------------------------------------------------------------------------------


def _new_list(source: Source, target: Path, rounds: int | None) -> Plan:
    create = CreateTournament(Details(clean(source.file.stem)), of_new_event(source.system or TODAY, rounds))
    started = Tournament.beginning(SYSTEMS).imagine(*create.decide(Tournament.beginning(SYSTEMS)))
    plan = _entrants(source, target, started, first=(create,))
    if not source.system and any(isinstance(each, RegisterWithTeams) for each in plan.commands):
        raise Refusal(_teams_or_players(source))
    return replace(plan, lines=(*plan.lines, rules_of_new_list(started.regulations))) if plan.commands else plan


def _teams_or_players(source: Source) -> str:
    """Say that somebody has to say who plays: teams are kept either way, and only they know which is meant."""
    return tr(
        "{file} names teams, and a new event is of teams or of players: --system team-swiss-2026 if teams play each "
        "other, --system {today} if players play for themselves and their teams are only noted.",
        file=path_shown(source.file),
        today=TODAY,
    )


def _more_entrants(source: Source, target: Path, rounds: int | None) -> Plan:
    if rounds is not None:
        raise Refusal(tr("{file} already has its number of rounds: leave --rounds out.", file=path_shown(target)))
    if source.system:
        raise Refusal(tr("{file} already has its rules: leave --system out.", file=path_shown(target)))
    event = EventFile.open(target)
    return _entrants(source, target, section_meant(event.tournament, target, source.section), event=event)


def _entrants(
    source: Source,
    target: Path,
    tournament: Tournament,
    *,
    first: tuple[Command, ...] = (),
    event: EventFile | None = None,
) -> Plan:
    known = persons(tournament).values()
    columns, boards = _columns_of(source), boards_of(tournament)
    report = read_entrants(source.content, known, columns, encoding=source.encoding, boards=boards)
    if report.problem:
        raise Unreadable(f"{path_shown(source.file)}: {report.problem}")
    advice = system_of(tournament).rounds.advice_on_rounds(tournament.regulations) if first else ""
    lines = (*report.lines(), *filter(None, (advice,)))
    if not report.entrants:
        return Plan(lines)
    register = entering(report)
    register.decide(tournament)
    return Plan(lines, _question(len(report.entrants), target, tournament), (*first, register), event, tournament.stage)


def _columns_of(source: Source) -> Columns | None:
    sheet = Sheet.of(source.content, source.encoding)
    if not sheet.header:
        return None
    columns = columns_for(source.file.name, sheet.header, source.columns)
    if not source.columns and not are_said(sheet.header) and (heading := sheet.likely_ratings(columns)):
        named = {field: sheet.header[place] for field, place in columns.items() if field != "rating"}
        known = [f"{field}={each}" for field, each in named.items() if each]
        raise Refusal(
            tr(
                "It is not clear which column of {file} holds the ratings, perhaps {heading}: say so with --columns "
                '"{columns}", or leave rating out of it where nobody has one.',
                file=path_shown(source.file),
                heading=heading,
                columns=",".join([*known, f"rating={heading}"]),  # no words: an option
            )
        )
    return columns


def _question(count: int, target: Path, tournament: Tournament) -> str:
    """Ask whether to write so many entrants, and say that they come late where they do (R17)."""
    into = f"{path_shown(target)}, {stage_title(tournament)}" if tournament.several else path_shown(target)
    if not tournament.rounds:
        return trn("Write {count} entrant into {file}?", "Write {count} entrants into {file}?", count, file=into)
    asked = trn(
        "Write {count} entrant, late from round {round} on with 0 points before, into {file}?",
        "Write {count} entrants, late from round {round} on with 0 points before, into {file}?",
        count,
        round=tournament.next_round,
        file=into,
    )
    return system_of(tournament).citing(asked, "missed")


def _whole_event(source: Source, target: Path, rounds: int | None) -> Plan:
    report = read_trf(source.content, source.encoding, source.system)
    if report.problem:
        raise Unreadable(f"{path_shown(source.file)}: {report.problem}")
    if report.unfit:
        raise Refusal(report.unfit)
    if target.exists():
        raise Refusal(tr("{file} already exists: name a new file for the event with --into.", file=path_shown(target)))
    commands = report.commands
    if rounds is not None:
        commands = tuple(_with_rounds(each, rounds) if isinstance(each, ImportEvent) else each for each in commands)
    question = tr(
        "Write the event ({content}) into {file}?", content=report.content.rstrip("."), file=path_shown(target)
    )
    return Plan(tuple(report.lines()), question, commands, report=report)


def _with_rounds(command: ImportEvent, rounds: int) -> ImportEvent:
    """Return the import of an event of as many rounds as somebody says; refuse fewer than are paired."""
    event = Tournament.told(SYSTEMS, command.events)
    asked = within_limits(replace(event.regulations, rounds=rounds))
    need_room_for_rounds(event, asked)
    return ImportEvent(
        tuple(
            replace(each, regulations=asked) if isinstance(each, TournamentCreated) else each for each in command.events
        )
    )


# --- asking and writing ----------------------------------------------------------------------------------


def _by_rules_chosen(plan: Plan, report: TrfReport, source: Source, target: Path, rounds: int | None) -> Plan:
    """Ask by which rules a report goes on; return the plan by these, and say what is otherwise by them."""
    try:
        answer = input(f"{rules_question(report)} [1] ")
    except EOFError:
        answer = ""
    again = _whole_event(replace(source, system=rules_chosen(report, answer)), target, rounds)
    for line in again.lines:
        if line not in plan.lines:
            _say(line)
    return again


def _carry_out(plan: Plan, file: Path, target: Path, agreed: Agreed, *, arbiter: str) -> int:
    if not plan.commands:
        _say(tr("There is nothing to write."))
        return NOT_WRITTEN
    if plan.report:
        if plan.report.other_system:
            _say(named_otherwise(plan.report), sys.stderr)
            return NOT_WRITTEN
        if not _points_agreed(plan.report, agreed):
            return NOT_WRITTEN
        with ProgressBar(patience=PATIENCE) as bar:
            checked = rounds_checked(plan.commands, bar.far)
        if not _rounds_agreed(checked, agreed):
            return NOT_WRITTEN
        plan = replace(plan, commands=checked.kept_with(plan.commands), lines=(*plan.lines, *checked.lines()))
    if not agreed.yes and not _agreed(plan.question):
        return NOT_WRITTEN
    with _written(plan, target, arbiter) as event:
        notices = event.take_notices()
    _say(tr("{file} is written.", file=path_shown(target)))
    for notice in notices:
        _say(notice)
    _keep_report(plan, file, target)
    return WRITTEN


def _points_agreed(report: TrfReport, agreed: Agreed) -> bool:
    """Whether an event may have other points than its report: `--yes` alone does not say so."""
    lost = other_points(report)
    if not lost or agreed.standard_points:
        return True
    if agreed.yes or not sys.stdin.isatty():
        _say(tr("{why} Nothing was written: --standard-points writes it so.", why=lost), sys.stderr)
        return False
    return _agreed(tr("{why} Write it so?", why=lost))


def _rounds_agreed(checked: RoundsChecked, agreed: Agreed) -> bool:
    """Whether rounds may stand that the rules pair otherwise (a warning of level 3): `--yes` alone does not say so."""
    for line in checked.lines():
        _say(line)
    if not (warned := checked.warned) or agreed.as_recorded:
        return True
    if agreed.yes or not sys.stdin.isatty():
        why = warned.doubt.told
        _say(tr("{why} Nothing was written: --as-recorded takes it over so.", why=why), sys.stderr)
        return False
    return _agreed(tr("{why} Take it over so?", why=warned.doubt.told))


def _written(plan: Plan, target: Path, arbiter: str) -> EventFile:
    if plan.event is None:
        return EventFile.create(target, *plan.commands, arbiter=arbiter)
    plan.event.execute(*plan.commands, arbiter=arbiter, stage=plan.stage)
    return plan.event


def _keep_report(plan: Plan, file: Path, target: Path) -> None:
    try:
        kept = save_report(target.parent, file, plan.lines)
        _say(tr("The report is kept in {file}.", file=path_shown(kept)))
    except OSError as error:
        _say(tr("The report could not be kept ({why}).", why=in_words(error)), sys.stderr)


def _agreed(question: str) -> bool:
    if not sys.stdin.isatty():
        _say(tr("Nothing was written: there is no terminal to ask on, and --yes was not given."), sys.stderr)
        return False
    try:
        answer = input(tr("{question} [y/N] ", question=question))
    except EOFError:
        answer = ""
    if answer.strip().lower() in {"y", "yes", trp("answer", "y"), trp("answer", "yes")}:
        return True
    _say(tr("Nothing was written."))
    return False


def _failed(error: Exception, code: int) -> int:
    _say(f"paircard: {error}", sys.stderr)  # no words: the name of the program
    return code


def _say(line: str, file: TextIO | None = None) -> None:
    print(line, file=file or sys.stdout)
