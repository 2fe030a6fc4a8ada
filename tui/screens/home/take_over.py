"""A report of another program becomes an event: read first, then asked by which rules it goes on, then written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.machine.os_errors import in_words
from paircard.data.storage.errors import StoreError, Unreadable
from paircard.data.storage.event_file import EventFile
from paircard.tui.dialogs.ask import AskLine, Choose
from paircard.tui.dialogs.import_dialog import ENCODING, AskFile, ask_encoding
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.dialogs.working import At, Working
from paircard.tui.importing.files import REPORTS, content_of, path_shown, save_report
from paircard.tui.importing.rounds_checked import RoundsChecked, rounds_checked
from paircard.tui.importing.rules_of_report import other_points, rules_chosen, rules_question
from paircard.tui.program.warnings import consent

if TYPE_CHECKING:
    from paircard.tui.commands.presenter import Presenter
    from paircard.tui.program.program import Program

RULES = "r"
"""The key that says by which rules it goes on."""


async def take_over(at: Presenter) -> None:
    """Ask for the file, show, ask, write."""
    text = tr("Path of the report (.trf):")
    if not (answer := await at.program.ask(AskFile(tr("Take over an event"), text, REPORTS))):
        return
    file = typed_path(answer)
    try:
        content = content_of(file)
        report = await _agreed(at.program, file, content)
        checked = await _checked(at.program, file, report) if report else None
        if report and checked and await consent(at.program.ask, filter(None, (checked.warned,)), ()) is not None:
            await _write(at, file, report, checked)
            return
    except StoreError as error:
        at.program.say(str(error), bad=True)
        return
    at.say(tr("Nothing was imported."))


async def _agreed(program: Program, file: Path, content: bytes) -> TrfReport | None:
    """Return the report as it is to be taken over; None where it is not."""
    encoding = system = told = ""
    while True:
        report = read_trf(content, encoding, system)
        if report.problem:
            raise Unreadable(f"{path_shown(file)}: {report.problem}")
        if report.unfit:
            told, system = f"! {report.unfit}", ""
            continue
        answer = await program.ask(_question(file, report, told))
        if answer == RULES:
            system = await _other_rules(program, file, report) or system
        elif answer == ENCODING:
            encoding = await ask_encoding(program, path_shown(file), report.encoding) or encoding
        else:
            return report if answer else None
        told = ""


def _question(file: Path, report: TrfReport, told: str) -> Choose:
    lines = [*filter(None, (told, other_points(report))), *report.lines()]
    choices = {RULES: tr("other rules"), ENCODING: tr("encoding")}
    if report.events:
        rules = SYSTEMS[report.going_on.system]
        choices = {"y": tr("take over, by {system}", system=tr(rules.called)), **choices}
    return Choose(tr("Take over {file}", file=path_shown(file)), "\n".join(lines), choices)


async def _other_rules(program: Program, file: Path, report: TrfReport) -> str:
    """Ask for the rules by number or by key; nothing where nobody would say."""
    text = rules_question(report)
    while answer := await program.ask(AskLine(tr("Take over {file}", file=path_shown(file)), text)):
        try:
            return rules_chosen(report, answer)
        except Refusal as refusal:
            text = f"! {refusal}"
    return ""


async def _checked(program: Program, file: Path, report: TrfReport) -> RoundsChecked | None:
    """Return its rounds held against the rules, which takes a while; None where nobody would wait."""
    players = len(report.table)

    def job(at: At) -> RoundsChecked:
        return rounds_checked(report.commands, lambda done, _whole: at(done, players))

    title = tr("Pair the rounds of {file} again", file=path_shown(file))
    return await program.ask(Working(title, report.paired, job))


async def _write(at: Presenter, file: Path, report: TrfReport, checked: RoundsChecked) -> None:
    target = file.with_suffix(".json")
    while target.exists():
        there = tr("{file} already exists. Name another file for the event:", file=path_shown(target))
        if not (answer := await at.program.ask(AskLine(tr("Take over {file}", file=path_shown(file)), there))):
            at.say(tr("Nothing was imported."))
            return
        target = typed_path(answer)
    try:
        at.program.adopt(EventFile.create(target, *checked.kept_with(report.commands), arbiter=at.program.arbiter))
        kept = save_report(target.parent, file, (*report.lines(), *checked.lines()))
    except OSError as error:
        why = in_words(error)
        lost = tr("{file} is written; the report could not be kept ({why}).", file=path_shown(target), why=why)
        at.program.tell([lost])
        return
    said = mark("{file} is written; the report is in {report}.")
    at.program.tell([tr(said, file=path_shown(target), report=path_shown(kept))])
