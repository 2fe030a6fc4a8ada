"""What one can do with the journal: find, look back, go back, write it out."""

from __future__ import annotations

from paircard.core.commands import RedoUpTo, UndoBackTo
from paircard.core.review.undo_preview import consequences
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.text import harmless
from paircard.data.machine.os_errors import in_words
from paircard.tui.commands.command import FIRST, EventCommand, ScreenCommand, calling, row
from paircard.tui.dialogs.ask import AskLine, Confirm
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.screens.journal.presenter import JournalPresenter


def _look_back(at: JournalPresenter) -> None:
    """Jump."""
    line = at.chosen
    if line is not None:
        at.program.look_back(line.entry.number)
        number = at.program.looking_back
        at.say(tr("All screens show the event as it was after entry {number}.", number=number))


async def _go_back_to(at: JournalPresenter) -> None:
    """Say what will change, then do it."""
    program, tournament = at.program, at.program.need_tournament()
    line = at.chosen
    if line is None:
        return
    number = line.entry.command
    undoing = number in tournament.timeline.done
    command = UndoBackTo(number) if undoing else RedoUpTo(number)
    events = command.decide(tournament)  # refused before anything is asked
    after = tournament.record(events, arbiter=program.arbiter, time="")
    what, back = _undone(len(events)) if undoing else _redone(len(events))
    last = tr("Entry {number} will be the last in force: {what}.", number=number, what=what)
    text = "\n".join((last, "", *map(str, consequences(tournament, after)), "", back))
    if await program.ask(Confirm(tr("Back to here?"), text)) is not None:
        program.perform(command, f"{what}. {back}")


def _undone(count: int) -> tuple[str, str]:
    """Return what is done, and what takes it back."""
    said = trn("{count} command undone", "{count} commands undone", count)
    return said, tr("U redoes them one by one; b on the last of them all at once.")


def _redone(count: int) -> tuple[str, str]:
    said = trn("{count} command redone", "{count} commands redone", count)
    return said, tr("u undoes them again.")


async def _export_text(at: JournalPresenter) -> None:
    """Ask for the name; a file that is there is overwritten only after a question."""
    answer = await at.program.ask(AskLine(tr("Export the journal"), tr("Name of the text file:"), at.export_name()))
    if not answer:
        return
    path = typed_path(answer)
    overwrite = Confirm(tr("Overwrite?"), tr("{file} already exists.", file=path))
    if path.exists() and await at.program.ask(overwrite) is None:
        return
    try:
        path.write_text(harmless(at.as_text()), encoding="utf-8")
    except OSError as error:
        said = mark("{file} was not written ({error}): choose another name.")
        raise Refusal(tr(said, file=path, error=in_words(error))) from error
    lines = len(at.shown())
    at.say(trn("{count} line written to {file}.", "{count} lines written to {file}.", lines, file=path))


# fmt: off
LookBack = row("LookBack", "enter", "Look back", _look_back,
    "Show all screens as they were just after the command under the cursor, to read only. Esc returns to now.",
    of=EventCommand, shown="Enter", footer=FIRST, words="past, history, earlier")
GoBackTo = row("GoBackTo", "b", "Back to here", _go_back_to,
    "Undo everything after the entry under the cursor, or redo everything up to it. The journal keeps it all.",
    of=EventCommand, footer=FIRST, words="undo, revert, restore", takes="y", changes=True)
FilterLines = row("FilterLines", "slash", "Filter", calling(JournalPresenter.begin_filter),
    "Show only the lines that fit: words, r4 for a round, @anna for an arbiter, #results for a kind.",
    of=EventCommand, shown="/", footer=FIRST, words="search, find", takes="WORDS")
TurnOrder = row("TurnOrder", "o", "Order", calling(JournalPresenter.turn_order),
    "Show the newest entry first, or the first one.",
    of=EventCommand, footer=FIRST, words="sort, reverse")
ExportText = row("ExportText", "x", "Export", _export_text,
    "Write the lines shown to a text file, in the order shown.",
    of=EventCommand, footer=FIRST, words="save, file", takes="FILE")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (LookBack, GoBackTo, FilterLines, TurnOrder, ExportText)
