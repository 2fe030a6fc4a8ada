"""Entrants from a file: the report first, then the question, then the journal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.values.language import mark, tr
from paircard.data.exchange.columns import Columns
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.import_report import ImportReport
from paircard.data.exchange.sheet import Sheet
from paircard.data.machine.os_errors import in_words
from paircard.data.storage.errors import StoreError, Unreadable
from paircard.tui.commands.command import FIRST, ScreenCommand, row
from paircard.tui.dialogs.column_form import ask_columns, clear_columns
from paircard.tui.dialogs.import_dialog import ENCODING, AskFile, ImportQuestion, ask_encoding
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.importing.files import LISTS, content_of, encoding_of, path_shown, save_report
from paircard.tui.importing.listed_players import boards_of, entering, persons
from paircard.tui.screens.entrants.entering import EnteringCommand

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def _import_entrants(at: EntrantsPresenter) -> None:
    """Ask for the file, show, ask, write."""
    path = tr("Path of the list (.csv, .xlsx, .ods; header line first):")
    answer = await at.program.ask(AskFile(tr("Import entrants"), path))
    if not answer:
        return
    file = typed_path(answer)
    try:
        content = _content(file)
        encoding, sheet = "", Sheet.of(content)
        columns = await clear_columns(at.program, file.name, sheet) if sheet.header else {}
        while columns is not None:
            report = _read(at, file, content, columns, encoding)
            answer = await at.program.ask(_question(at, file, report))
            if answer == "y":
                _write(at, file, report)
                return
            if answer == ENCODING:
                said = await ask_encoding(at.program, path_shown(file), report.encoding) or encoding
                encoding = encoding_of(file, said)
                sheet = Sheet.of(content, encoding)
                columns = await clear_columns(at.program, file.name, sheet)
                continue
            columns = await ask_columns(at.program, file.name, sheet, columns) if answer else None
    except StoreError as error:
        at.program.say(str(error), bad=True)
        return
    at.say(tr("Nothing was imported."))


def _content(file: Path) -> bytes:
    if file.is_file() and file.suffix.lower() not in LISTS:
        raise Unreadable(
            tr("{file} is not a list (.csv): i on Home takes over an event from a report.", file=path_shown(file))
        )
    return content_of(file)


def _read(at: EntrantsPresenter, file: Path, content: bytes, columns: Columns, encoding: str) -> ImportReport:
    tournament = at.program.need_tournament()
    known = persons(tournament).values()
    report = read_entrants(content, known, columns, encoding=encoding, boards=boards_of(tournament))
    if report.problem:
        raise Unreadable(f"{path_shown(file)}: {report.problem}")
    return report


def _question(at: EntrantsPresenter, file: Path, report: ImportReport) -> ImportQuestion:
    text = "\n".join(report.lines())
    return ImportQuestion(path_shown(file), text, len(report.entrants), at.program.need_tournament())


def _write(at: EntrantsPresenter, file: Path, report: ImportReport) -> None:
    if not at.program.perform(entering(report), ""):
        return
    count, source = len(report.entrants), path_shown(file)
    try:
        kept = save_report(file.parent, file, report.lines())
    except OSError as error:
        said = mark("{count} entered from {file}; the report could not be kept ({error}).")
        at.say(tr(said, count=count, file=source, error=in_words(error)), bad=True)
        return
    said = mark("{count} entered from {file}; the report is in {report}.")
    at.say(tr(said, count=count, file=source, report=path_shown(kept)))


# fmt: off
ImportEntrants = row("ImportEntrants", "i", "Import", _import_entrants,
    "Import entrants from a CSV file: shown row by row first, nothing is written until you agree. A column team "
    "names the team somebody plays for, a column board their place in it: where teams play they are entered with "
    "their members. Where the headings do not tell which column is what, you are asked; the answer is kept for "
    "the next file like it. An old encoding is guessed by the letters and shown by some names: e says which it "
    "is.",
    of=EnteringCommand, footer=FIRST, words="csv, excel, spreadsheet, load, read, add, players, file",
    takes="FILE; FIELD=COLUMN ... if asked; y, or e; ENCODING; y", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (ImportEntrants,)
