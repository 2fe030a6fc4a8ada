"""Entrants from a file: the report first, then the question, then the journal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.commands import RegisterEntrants
from core.language import mark, tr
from core.tournament import Tournament
from data.errors import StoreError, Unreadable
from data.exchange.csv_entrants import read_entrants
from data.exchange.import_report import ImportReport
from tui.command import ScreenCommand, UnfinishedCommand
from tui.dialogs.ask import Reading
from tui.dialogs.import_dialog import AskFile, ImportQuestion
from tui.import_files import LISTS, content_of, save_report, shown

if TYPE_CHECKING:
    from tui.screens.entrants.place import EntrantsPlace


class ImportEntrants(UnfinishedCommand):
    """Import entrants from a CSV file: shown row by row first, nothing is written until you agree."""

    changes = True
    key = "i"
    label = "Import"
    footer = True
    takes = "FILE; y"

    async def run(self, screen: EntrantsPlace) -> None:
        """Ask for the file, show, ask, write."""
        answer = await screen.program.ask(AskFile())
        if not answer:
            return
        file = Path(answer).expanduser()
        try:
            report = _read(file, screen.program.need_tournament())
        except StoreError as error:
            screen.program.say(str(error), bad=True)
            return
        if await self._agreed(screen, file, report):
            _write(screen, file, report)

    @staticmethod
    async def _agreed(screen: EntrantsPlace, file: Path, report: ImportReport) -> bool:
        text = "\n".join(report.lines())
        if not report.entrants:
            await screen.program.ask(Reading(tr("{file}: nobody to enter", file=shown(file)), text))
            return False
        question = ImportQuestion(shown(file), text, len(report.entrants), screen.program.need_tournament())
        if await screen.program.ask(question) is not None:
            return True
        screen.say(tr("Nothing was imported."))
        return False


def _read(file: Path, tournament: Tournament) -> ImportReport:
    if file.is_file() and file.suffix.lower() not in LISTS:
        said = mark("{file} is no list (.csv): `paircard import` makes a new event of a report.")
        raise Unreadable(tr(said, file=shown(file)))
    report = read_entrants(content_of(file), (each.entrant for each in tournament.registrations.values()))
    if report.problem:
        raise Unreadable(f"{shown(file)}: {report.problem}")
    return report


def _write(screen: EntrantsPlace, file: Path, report: ImportReport) -> None:
    if not screen.program.perform(RegisterEntrants(report.entrants), ""):
        return
    count, source = len(report.entrants), shown(file)
    try:
        kept = save_report(file.parent, file, report.lines())
    except OSError as error:
        said = mark("{count} entered from {file}; the report could not be kept ({error}).")
        screen.say(tr(said, count=count, file=source, error=error.strerror), bad=True)
        return
    said = mark("{count} entered from {file}; the report is in {report}.")
    screen.say(tr(said, count=count, file=source, report=shown(kept)))


COMMANDS: tuple[type[ScreenCommand], ...] = (ImportEntrants,)
