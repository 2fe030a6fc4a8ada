"""A way out of a damaged event file: what backup and log hold is shown, then brought back if wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from paircard.core.values.language import tr
from paircard.data.storage.errors import DamagedFile, NotFollowed, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.rescue import restore
from paircard.data.storage.set_aside import set_aside
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.bad_entry import in_a_sentence

if TYPE_CHECKING:
    from paircard.tui.program.program import Program


def can_restore(error: StoreError) -> TypeGuard[DamagedFile]:
    """Whether a file cannot be opened because it is damaged, and something of it can be brought back."""
    if isinstance(error, NotFollowed):
        return True
    return isinstance(error, DamagedFile) and (error.backup is not None or error.log_entries > 0)


async def offer_restore(program: Program, path: Path, error: DamagedFile) -> None:
    """Ask, bring back, and open what came back; of a file that cannot be followed, set the rest aside."""
    if isinstance(error, NotFollowed):
        await _offer_to_set_aside(program, path, error)
        return
    held = tr("Newest good backup: {file}", file=error.backup.name) if error.backup else tr("Newest good backup: none")
    logged = tr("Entries in the log: {count}", count=error.log_entries)
    question = tr("Bring back what backup and log hold? The damaged file is kept under another name.")
    text = f"{error}\n\n{held}\n{logged}\n\n{question}"
    if await program.ask(Confirm(tr("This event file is damaged"), text)) is None:
        return
    _bring_back(program, path, lambda: restore(path, told=journal_entry.of_entry))


async def _offer_to_set_aside(program: Program, path: Path, error: NotFollowed) -> None:
    """Ask, set aside what cannot be followed, and open what comes before it."""
    cannot = tr("{file} cannot be followed to its end: {why}.", file=path.name, why=error.why)
    question = tr(
        "Set that entry aside, with what comes after it, and go on from entry {last} of {count}? The file as it is "
        "now is kept beside it.",
        last=error.good.revision,
        count=error.last,
    )
    text = f"{cannot}\n{in_a_sentence(error)}\n\n{question}"
    if await program.ask(Confirm(tr("An entry cannot be followed"), text, tr("set it aside"))) is not None:
        _bring_back(program, path, lambda: set_aside(path))


def _bring_back(program: Program, path: Path, work: Callable[[], str]) -> None:
    """Do it, open what came back, and say what was done."""
    try:
        report = work()
        event = EventFile.open(path)
    except StoreError as again:
        program.say(str(again), bad=True)
        return
    program.adopt(event)
    program.tell([report])
