"""The event as a report file for the federation, from the table that goes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.event.adjourned import not_all_over
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.exchange.fresh_file import write_fresh
from paircard.data.exchange.trf.style import STANDARD, Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from paircard.data.storage.errors import StoreError
from paircard.tui.dialogs.ask import AskLine, Choose, Confirm
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.importing.files import path_shown
from paircard.tui.sentences.sections import in_file_names

if TYPE_CHECKING:
    from paircard.tui.screens.standings.presenter import StandingsPresenter

_WAYS: Mapping[str, tuple[Edition, Style]] = {
    "1": (Edition.TRF16, STANDARD),
    "2": (Edition.TRF26, STANDARD),
    "3": (Edition.TRF16, Style(ascii=True)),
    "4": (Edition.TRF26, Style(ascii=True)),
    "5": (Edition.TRF16, Style(ascii=True, for_engine=True)),
    "6": (Edition.TRF26, Style(comments=False)),
}
QUESTION = mark(
    "1 is TRF16, which every program reads. 2 is TRF26, with tie-breaks, national numbers and byes to come. Both say "
    "by which rules the rounds were made, for rounds from a report what the report said. 3 and 4 are the same with "
    "names in ASCII, for programs that count bytes. 5 is for pairing programs such as bbpPairings: adjourned games "
    "are drawn, a round without all its results is left out. 6 is TRF26 without comments (###), for servers that take "
    "none."
)


async def export_report(at: StandingsPresenter) -> None:
    """Ask for the edition and the name."""
    program = at.program
    tournament = program.need_tournament()
    if (score := system_of(tournament).score) and (why := score.not_reported(tournament)):
        raise Refusal(why)
    choices = {
        "1": "TRF16",
        "2": "TRF26",
        "3": tr("TRF16 in ASCII"),
        "4": tr("TRF26 in ASCII"),
        "5": tr("for engines"),
        "6": tr("TRF26 without comments"),
    }
    way = await program.ask(Choose(tr("Export as a report"), tr(QUESTION), choices))
    if way is None:
        return
    edition, style = _WAYS[way]
    if not style.for_engine and (not_over := not_all_over(tournament)):
        text = f"{not_over.message}\n\n{tr('Write the file of the running event, as TRF26?')}"
        if await program.ask(Confirm(tr("No final report yet"), text, yes=tr("running event"))) is None:
            return
        edition, style = Edition.TRF26, replace(style, running=True, comments=True)
    event = program.event
    name = f"{event.path.stem if event else 'event'}{in_file_names(program.tournament)}.trf"  # no words: a file
    proposed = str(event.path.with_name(name)) if event else name
    answer = await program.ask(AskLine(tr("Export as a report"), tr("Name of the report file:"), proposed))
    if answer:
        at.say(_written(at, typed_path(answer), edition, style))


def _written(at: StandingsPresenter, path: Path, edition: Edition, style: Style) -> str:
    tournament = at.program.need_tournament()
    try:
        write_fresh(path, write_trf(tournament, edition, style))
    except StoreError as error:
        raise Refusal(str(error)) from error
    written = tr("{file} is written: {edition}.", file=path_shown(path), edition=edition.upper())
    return " ".join([written, *lost_in_report(tournament, style, edition)])
