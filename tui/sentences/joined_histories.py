"""What became of bringing two histories of an event together, in words."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn
from paircard.data.storage.histories import Together
from paircard.tui.sentences import journal_entry


def joined_told(together: Together, other: Tournament) -> str:
    """Say what was added, and what was not; `other` is the history that was added to the one on disk."""
    said = [
        trn(
            "Brought together: {count} change added to the event on disk.",
            "Brought together: {count} changes added to the event on disk.",
            len(together.added),
        )
    ]
    if together.left:
        what = of_commands(other, together.left)
        said.append(tr("Not added, because it does not fit what is there: {what}.", what=what))
    return " ".join(said)


def of_commands(tournament: Tournament, commands: Sequence[int]) -> str:
    """Say what commands did."""
    return "; ".join(journal_entry.of_command(tournament, command) for command in commands)
