"""A way out of a damaged event file: what backup and log hold is shown, then brought back if wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from core.language import tr
from data.errors import DamagedFile, StoreError
from data.storage.rescue import restore
from data.storage.store import EventFile
from tui.dialogs.ask import Confirm

if TYPE_CHECKING:
    from tui.program import Program


def can_restore(error: StoreError) -> TypeGuard[DamagedFile]:
    """Whether a file cannot be opened because it is damaged, and something of it can be brought back."""
    return isinstance(error, DamagedFile) and (error.backup is not None or error.log_entries > 0)


async def offer_restore(program: Program, path: Path, error: DamagedFile) -> None:
    """Ask, bring back, and open what came back."""
    held = tr("Newest good backup: {file}", file=error.backup.name) if error.backup else tr("Newest good backup: none")
    logged = tr("Entries in the log: {count}", count=error.log_entries)
    question = tr("Bring back what backup and log hold? The damaged file is kept under another name.")
    text = f"{error}\n\n{held}\n{logged}\n\n{question}"
    if await program.ask(Confirm(tr("This event file is damaged"), text)) is None:
        return
    try:
        report = restore(path)
        event = EventFile.open(path)
    except StoreError as again:
        program.say(str(again), bad=True)
        return
    program.adopt(event)
    program.tell([report])
