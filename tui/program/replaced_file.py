"""The file of the open event is no longer what the program knows: what is there, what is missing, and how to go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn
from paircard.data.storage.errors import FileReplaced, StoreError
from paircard.data.storage.histories import agreed, brought_together
from paircard.tui.dialogs.ask import Choose
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.joined_histories import joined_told, of_commands
from paircard.tui.sentences.local_time import local_date_time

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

FEW = 4
"""So many changes are told one by one, the last ones; those before them are counted."""
TOGETHER, DISK, OURS = "t", "d", "w"


def in_short(doubt: FileReplaced) -> str:
    """Say in a few sentences what happened, what is missing, and where what the program knows is kept."""
    missing = _ours(doubt)
    told = tr("Missing: {what}.", what=_in_words(doubt.known, missing)) if missing else ""
    return " ".join(filter(None, (str(doubt), told, _kept(doubt))))


async def decide(program: Program, doubt: FileReplaced) -> None:
    """Show what is where, let the arbiter choose how to go on, and do it."""
    title = tr("The file was replaced") if doubt.found is not None else tr("The file is gone or damaged")
    choices = _choices(doubt)
    harmless = TOGETHER if TOGETHER in choices else OURS if len(choices) == 1 else ""
    answer = await program.ask(Choose(title, "\n".join(_account(doubt)), choices, enter=harmless))
    if answer is None:
        program.say(tr("Nothing is decided, and nothing is stored before it is: the next change asks again."))
        return
    try:
        said = _done(program, doubt, answer)
    except StoreError as error:
        program.say(str(error), bad=True)
        return
    program.go_on()
    notices = program.event.take_notices() if program.event is not None else ()
    program.tell([said, *notices])


# --- what is told -------------------------------------------------------------------------------------------


def _account(doubt: FileReplaced) -> Iterator[str]:
    yield str(doubt)
    yield ""
    if doubt.found is not None:
        yield tr("On disk: {event}.", event=_state(doubt.found))
    yield tr("Known here: {event}.", event=_state(doubt.known))
    if missing := _ours(doubt):
        yield tr("Missing on disk: {what}.", what=_in_words(doubt.known, missing))
    if doubt.found is not None and (theirs := _theirs(doubt)):
        yield tr("Only on disk: {what}.", what=_in_words(doubt.found, theirs))
    if kept := _kept(doubt):
        yield kept
    yield ""
    if _can_join(doubt):
        yield _forecast(doubt)
    if doubt.found is not None:
        yield tr("d: go on with the one on disk. What only this program knows stays beside it under its other name.")
        yield tr("w: write what this program knows. The one on disk is kept beside it under another name.")
    else:
        yield tr("w: write what this program knows. Whatever is there by then is kept beside it under another name.")


def _state(tournament: Tournament) -> str:
    last = tournament.entries[-1]
    return trn(
        "{event}, {count} entry, last changed {time} by {arbiter}",
        "{event}, {count} entries, last changed {time} by {arbiter}",
        tournament.revision,
        event=tournament.details.name,
        time=local_date_time(last.time),
        arbiter=last.arbiter,
    )


def _in_words(tournament: Tournament, entries: Sequence[Entry]) -> str:
    said = "; ".join(journal_entry.of_entry(tournament, entry) for entry in entries[-FEW:])
    before = len(entries) - FEW
    if before <= 0:
        return said
    return trn("{count} earlier; {what}", "{count} earlier; {what}", before, what=said)


def _kept(doubt: FileReplaced) -> str:
    if doubt.kept is not None:
        return tr("What this program knows is kept as {file}.", file=doubt.kept.name)
    if doubt.not_kept:
        return tr("What this program knows could not be kept beside it ({why}): do not close it.", why=doubt.not_kept)
    return ""


def _ours(doubt: FileReplaced) -> Sequence[Entry]:
    if doubt.found is None or not agreed(doubt.known, doubt.found):
        return ()
    return doubt.known.entries[agreed(doubt.known, doubt.found) :]


def _theirs(doubt: FileReplaced) -> Sequence[Entry]:
    if doubt.found is None or not agreed(doubt.known, doubt.found):
        return ()
    return doubt.found.entries[agreed(doubt.known, doubt.found) :]


# --- what may be chosen -------------------------------------------------------------------------------------


def _choices(doubt: FileReplaced) -> dict[str, str]:
    choices = {TOGETHER: tr("together")} if _can_join(doubt) else {}
    if doubt.found is None:
        return {OURS: tr("write it")}
    return {**choices, DISK: tr("disk"), OURS: tr("write")}


def _can_join(doubt: FileReplaced) -> bool:
    return doubt.found is not None and agreed(doubt.known, doubt.found) > 0


def _forecast(doubt: FileReplaced) -> str:
    assert doubt.found is not None
    together = brought_together(doubt.found, doubt.known)
    if not together.left:
        return tr("t: bring the two together. All that is missing on disk is added to it.")
    return tr(
        "t: bring the two together. What fits is added to the one on disk; does not fit: {what}.",
        what=of_commands(doubt.known, together.left),
    )


def _done(program: Program, doubt: FileReplaced, answer: str) -> str:
    event = program.event
    assert event is not None
    if answer == TOGETHER:
        return joined_told(event.bring_together(arbiter=program.arbiter), doubt.known)
    if answer == DISK:
        event.go_on_with_found(arbiter=program.arbiter)
        return " ".join(filter(None, (tr("This is the event as it is on disk."), _kept(doubt))))
    kept = event.put_back(arbiter=program.arbiter)
    said = tr("The event is on disk again as this program knows it.")
    return said if kept is None else f"{said} {tr('What was there is kept as {file}.', file=kept.name)}"
