"""The event as pages that follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.machine.page_folders import folder_of_pages
from paircard.tui.commands.command import NO_EVENT, EventCommand, row
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.importing.files import path_shown

if TYPE_CHECKING:
    from paircard.tui.commands.presenter import Presenter


async def _web_pages(at: Presenter) -> None:
    """Ask for the folder, or end it."""
    program = at.program
    if program.publisher is not None:
        folder = program.publisher.folder
        program.stop_publishing()
        program.say(tr("The pages in {folder} stay, but no longer follow the event.", folder=path_shown(folder)))
        return
    if program.event is None:
        raise Refusal(tr(NO_EVENT))
    path = program.event.path
    proposed = folder_of_pages(path) or path.with_name(f"{path.stem}-pages")  # no words: a folder name
    answer = await program.ask(AskLine(tr("Web pages"), tr("Folder for the pages:"), str(proposed)))
    if answer:
        program.publish_into(typed_path(answer))


# fmt: off
WebPages = row("WebPages", "B", "Web pages", _web_pages,
    "Write the event as linked pages for a hall screen and phones, and anew after every change; once more ends "
    "it. They show the last published round, in a folder to be opened in a browser or uploaded.",
    of=EventCommand, words="html, internet, site, phones, export", takes="FOLDER")
# fmt: on
