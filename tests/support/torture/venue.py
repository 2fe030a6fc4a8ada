"""A folder with an event, as often as it is needed: every disaster begins with the same bytes."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random

from paircard.core.commands import AndRepair, Command, CorrectResult, EnterResult, PairRound, Undo, UnpairRound
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from tests.support.play import Play
from tests.support.torture.work import drawn, entered, played, recorded

EVENT = "open.json"


@dataclass(frozen=True)
class Venue:
    """A folder with one event, and the command that meets with a disaster."""

    folder: Path
    command: Command
    before: Tournament
    after: Tournament

    @classmethod
    def prepared(cls, folder: Path, play: Play, command: Command) -> Venue:
        """Store the event of a play in a new folder."""
        folder.mkdir()
        play.store(folder / EVENT)
        with EventFile.open(folder / EVENT) as event:
            before = event.tournament
        return cls(folder, command, before, recorded(before, command, arbiter="Anna"))

    def copy(self, number: object) -> Path:
        """Return the event file in a fresh copy of the folder."""
        copied = self.folder.with_name(f"{self.folder.name}-{number}")
        shutil.copytree(self.folder, copied)
        return copied / EVENT


def venues(folder: Path, players: int = 14) -> dict[str, Venue]:
    """Return one venue for each kind of command, by name."""
    in_round_3, unpaired, before_round_1 = played(players), played(players), entered(players)
    unpaired.do(UnpairRound())
    repair = AndRepair(CorrectResult(2, 1, Result.WHITE, "the score sheet says so"), "the players agree")
    kinds: dict[str, tuple[Play, Command]] = {
        "result": (in_round_3, EnterResult(3, 2, Result.DRAW)),
        "pairing": (unpaired, PairRound()),
        "correction": (in_round_3, repair),
        "undo": (in_round_3, Undo()),
        "import": (before_round_1, drawn("import of a list", Random(1), before_round_1.tournament)),
    }
    return {name: Venue.prepared(folder / name, play, command) for name, (play, command) in kinds.items()}
