"""What a TRF report holds, line by line, before anything is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import RecordsKept
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import tr, trn
from paircard.data.exchange.import_report import Verdict, besides, guess, said_once, told
from paircard.data.exchange.text_lines import Decoded
from paircard.data.exchange.trf.reading.going_on import GoesOn
from paircard.data.exchange.trf.reading.line_report import LineReport
from paircard.data.exchange.trf.records.assigned import CODE as ASSIGNED
from paircard.data.exchange.trf.records.player_read import Player
from paircard.data.exchange.trf.records.system import READ_AS
from paircard.data.exchange.trf.table import POINTS

if TYPE_CHECKING:
    from paircard.core.commands.base import Command


@dataclass(frozen=True, slots=True)
class PlaceTold:
    """Where the report has a player in its table."""

    id: ContestantId
    points: int | None
    """Half points; None where the report says none."""
    rank: int
    """0 where it says none."""


@dataclass(frozen=True, slots=True)
class TrfReport:
    """The whole file, and the events that build its tournament."""

    encoding: str
    rows: tuple[LineReport, ...] = ()
    remarks: tuple[str, ...] = ()
    """About the event as a whole."""
    problem: str = ""
    """Why nothing at all could be read; empty when it could."""
    unfit: str = ""
    """Why the system that was chosen cannot go on with it."""
    events: tuple[Fact, ...] = ()
    """Empty when anything is refused: an event comes in whole or not at all."""
    guess: str = ""
    """That the encoding was guessed, with names to look at; empty where it is certain."""
    going_on: GoesOn = GoesOn(READ_AS)
    """By which rules the event goes on, and why by these."""
    by_table: bool = False
    """Whether its rounds are those of a table, or made again from its results: nobody need choose the rules."""
    left_out: tuple[str, ...] = ()
    """The codes of the records about points, acceleration and lists that these rules cannot apply."""
    points_given: bool = False
    """Whether 299 among them gives points to single results or players: a table of its own, and no other pairing."""
    content: str = ""
    """Players and rounds in one sentence."""
    table: tuple[PlaceTold, ...] = ()
    """Its table, of an event of players."""
    names_tie_breaks: bool = False
    """Whether it says by which tie-breaks that is made."""
    followed: Callable[[], Tournament] | None = field(default=None, compare=False, repr=False)
    """Returns the tournament of the events, where they were followed while they were read."""

    def tournament(self) -> Tournament:
        """Return the tournament that the events build, as one command without a time: only to be looked at."""
        return self.followed() if self.followed is not None else Tournament.told(SYSTEMS, self.events)

    @property
    def paired(self) -> int:
        """How many rounds it tells."""
        return sum(isinstance(each, RoundPaired) for each in self.events)

    @property
    def other_system(self) -> str:
        """What it says it was paired by, where that is by none of our systems and nobody has chosen one."""
        return "" if self.by_table or self.going_on.chosen else self.going_on.other

    @property
    def paired_otherwise(self) -> tuple[str, ...]:
        """The codes among them of what would have made other pairings."""
        return tuple(each for each in self.left_out if each != ASSIGNED or not self.points_given)

    @property
    def other_points(self) -> bool:
        """Whether the event would have other points than the report."""
        return not POINTS.isdisjoint(self.left_out)

    @property
    def refused(self) -> tuple[LineReport, ...]:
        """The lines that keep the event from being imported."""
        return tuple(row for row in self.rows if row.verdict is Verdict.REFUSED)

    @property
    def commands(self) -> tuple[Command, ...]:
        """The one command that builds the tournament in a fresh journal; none when anything is refused."""
        from paircard.core.commands.imported import ImportEvent  # who only reads a report needs no commands

        return (ImportEvent(self.events),) if self.events else ()

    def lines(self) -> Iterator[str]:
        """Yield the report as plain text; lines that need no look are left out."""
        if self.problem or self.unfit:
            yield self.problem or self.unfit
            return
        yield f"{self.encoding}; {self.content}"
        if self.guess:
            yield self.guess
        if self.refused:
            yield trn(
                "Nothing can be imported: {count} line is refused.",
                "Nothing can be imported: {count} lines are refused.",
                len(self.refused),
            )
        yield from self.remarks
        yield from self._line_by_line()
        yield from self._passed_over()

    def _line_by_line(self) -> Iterator[str]:
        yield from said_once(row.remarks for row in self.rows if row.verdict is not Verdict.REFUSED)
        for row in self.rows:
            if row.verdict is not Verdict.IGNORED:
                yield from told(row.line, row.code, row.verdict, besides(row.remarks))

    @property
    def _ignored(self) -> Sequence[str]:
        """The codes of the records without a place in the event, in their order."""
        passed_over = (row for row in self.rows if row.verdict is Verdict.IGNORED and row.remarks)
        return list(dict.fromkeys(row.code or tr("without a code") for row in passed_over))

    def _passed_over(self) -> Iterator[str]:
        """Name the records without a place in the event: those that go back into its next report, and the others."""
        opened = (event.records for event in self.events if isinstance(event, RecordsKept))
        kept = {each.text[:3] for records in opened for each in records}
        if back := [code for code in self._ignored if code in kept]:
            yield tr("Kept for the next report, of no use here: records {records}.", records=", ".join(back))
        if lost := [code for code in self._ignored if code not in kept and code != "222"]:
            yield tr("Not kept: records {records}.", records=", ".join(lost))


def unfit(chosen: str, known: Sequence[str]) -> str:
    """Say that a report cannot go on by some rules, and by which it can."""
    return tr(
        "{system} cannot go on with this report: name one of {known}.",
        system=tr(SYSTEMS[chosen].name),
        known=", ".join(sorted(known)),
    )


def guessed(read: Decoded, players: Iterable[Player]) -> str:
    """Say that the encoding was guessed, by some names; nothing where it is certain."""
    return guess(read.encoding, (each.entrant.name for each in players)) if read.guessed else ""
