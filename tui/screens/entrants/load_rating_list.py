"""A rating list from a file, without leaving the screens: replaced whole or not at all, a bar shows how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.exchange.columns import Columns, named
from paircard.data.exchange.import_report import guess
from paircard.data.exchange.sheet import Sheet
from paircard.data.ratings.index import build, ratings_folder
from paircard.data.ratings.list_file import ListFile
from paircard.data.ratings.list_months import this_month
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import ScreenCommand, row
from paircard.tui.dialogs.ask import AskLine, Choose, Reading
from paircard.tui.dialogs.column_form import ask_columns, clear_columns, entrant_lines
from paircard.tui.dialogs.import_dialog import ENCODING, AskFile, ask_encoding
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.dialogs.working import At, Working
from paircard.tui.importing.files import path_shown
from paircard.tui.importing.rating_lists import imported_told, left_out_told
from paircard.tui.importing.rating_notice import differing_told

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

ENDINGS = frozenset({".txt", ".xml", ".csv", ".tsv"})
ALL = "*"


async def _load_list(at: EntrantsPresenter) -> None:
    """Ask for the file and what of it is wanted, then read it."""
    program = at.program
    path = tr("Path of the list (FIDE's .txt or .xml, unpacked; a national .csv):")
    answer = await program.ask(AskFile(tr("Load a rating list"), path, ENDINGS))
    if not answer:
        return
    try:
        source = ListFile.of(typed_path(answer))
        wanted = await (_of_fide(program) if source.sheet is None else _national(program, source, source.sheet))
    except StoreError as error:
        raise Refusal(str(error)) from error
    if wanted is not None:
        await _load(program, source, wanted)


@dataclass(frozen=True, slots=True)
class _Wanted:
    columns: Columns
    federations: frozenset[str] = frozenset()


async def _of_fide(program: Program) -> _Wanted | None:
    question = AskLine(tr("Load FIDE's list"), tr("Federations, such as POL SWE; * takes all:"), ALL)
    answer = await program.ask(question)
    if answer is None:
        return None
    codes = answer.replace(",", " ").upper().split()
    if wrong := [code for code in codes if code != ALL and not (len(code) == 3 and code.isascii() and code.isalpha())]:
        raise Refusal(tr("{code} is not a code of three letters, such as POL.", code=wrong[0]))
    return _Wanted({}, frozenset() if ALL in codes else frozenset(codes))


async def _national(program: Program, source: ListFile, sheet: Sheet) -> _Wanted | None:
    """Ask until it is clear which column is what, the first players shown."""
    file = source.path.name
    columns = await clear_columns(program, file, sheet)
    while columns is not None:
        first = [tr("The first of {file} read:", file=path_shown(source.path)), "", *entrant_lines(sheet, columns)]
        if sheet.guessed:
            names = (named(cells, columns)["name"] for cells in sheet.foreign())
            first += ["", guess(sheet.encoding, names)]
        choices = {"y": tr("load as {name}", name=source.name), "c": tr("columns"), ENCODING: tr("encoding")}
        answer = await program.ask(Choose(tr("Load a national list"), "\n".join(first), choices))
        if answer == "y":
            return _Wanted(columns)
        if answer == ENCODING:
            source.encoding = await ask_encoding(program, path_shown(source.path), sheet.encoding) or source.encoding
            sheet = source.read_again()
            columns = await clear_columns(program, file, sheet)
            continue
        columns = await ask_columns(program, file, sheet, columns) if answer else None
    return None


async def _load(program: Program, source: ListFile, wanted: _Wanted) -> None:
    month = source.month or this_month()

    def job(at: At) -> int | StoreError:
        try:
            rows = source.players(wanted.columns, wanted.federations)
            return build(ratings_folder(), source.name, source.path, rows, at, month=month)
        except StoreError as error:
            return error

    count = await program.ask(Working(tr("Load {file}", file=path_shown(source.path)), source.size, job))
    if count is None:
        program.say(tr("Given up: the list is as it was."))
    elif isinstance(count, StoreError):
        raise Refusal(str(count)) from count
    else:
        said = imported_told(source.name, count, source.path, month)
        if lines := list(left_out_told(source.troubles)):
            await program.ask(Reading(said, "\n".join(lines)))
        program.say(" ".join(filter(None, (said, differing_told(program.tournament)))))


# fmt: off
LoadList = row("LoadList", "L", "Load list", _load_list,
    "Make a rating list from a file you have, or replace it with a newer one: FIDE's (text or XML), or a national "
    "CSV. The event is not touched: c compares it with the lists, l enters a player from them.",
    words="fide, elo, import, ratings", takes="FILE; FEDERATIONS (FIDE) or y (CSV)")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (LoadList,)
