"""All that a report of players says, before it is known as what it is taken over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from paircard.core.event.announced_facts import KeptRecord
from paircard.core.event.ids import ContestantId
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass, field
from paircard.data.exchange.trf.reading.going_on import Choices, GoesOn, choices
from paircard.data.exchange.trf.reading.head import Head
from paircard.data.exchange.trf.reading.rated_otherwise import RatedOtherwise
from paircard.data.exchange.trf.reading.rounds import Round
from paircard.data.exchange.trf.records.apart import Forbidden
from paircard.data.exchange.trf.records.byes import Byes
from paircard.data.exchange.trf.records.player_read import Kind, Player
from paircard.data.exchange.trf.records.system import READ_AS
from paircard.data.exchange.trf.records.team import TeamRecord
from paircard.data.exchange.trf.table import is_of_teams


@dataclass(frozen=True)
class Recorded:
    """All that a TRF report without errors says; players by start number, in that order."""

    head: Head
    players: Mapping[int, Player]
    rounds: Sequence[Round]
    byes: Sequence[Byes] = ()
    kept: Sequence[KeptRecord] = ()
    """Records without a place in the event, in the order of the file."""
    teams: Sequence[TeamRecord] = ()
    """Those that the players have beside their own event (013)."""
    forbidden: Sequence[Forbidden] = ()
    """Who does not meet, where the system has such lists."""
    rated: Sequence[RatedOtherwise] = ()
    """The games that it has corrected for rating alone; the records of its players have what counts."""
    going_on: GoesOn = field(default_factory=lambda: GoesOn(READ_AS))
    """By which rules it goes on where no system of ours has made its rounds."""

    @cached_property
    def number_of_rounds(self) -> int:
        """As announced, but never fewer than are paired; else as many as the longest record holds."""
        written = max((player.columns for player in self.players.values()), default=0)
        announced = max((each.round for each in self.byes), default=0)
        return max(self.head.rounds or max(written, announced), len(self.rounds), 1)

    @cached_property
    def half_point_byes(self) -> bool:
        """Whether anybody has one, so that the event must allow them (R18)."""
        kinds = [cell.kind for player in self.players.values() for cell in player.cells]
        return Kind.HALF_BYE in kinds or any(each.kind is Kind.HALF_BYE for each in self.byes)

    @cached_property
    def first_colour(self) -> Colour | None:
        """Colour of odd numbers in round 1: as announced, else as the first odd number had it."""
        return self.head.first_colour or next(
            (
                colour
                for pairing_number, player in enumerate(self.players.values(), start=1)
                if pairing_number % 2 and (colour := player.cell(1).colour)
            ),
            None,
        )

    @cached_property
    def without_gaps(self) -> bool:
        """Whether the start numbers are 1, 2, 3 ..., so that everybody keeps theirs."""
        return list(self.players) == list(range(1, len(self.players) + 1))

    @cached_property
    def equals(self) -> tuple[ContestantId, ...]:
        """Whom rating and title leave equal, in the order of their start numbers; empty where the alphabet says it."""
        known = {self.ids[number]: each.entrant for number, each in self.players.items()}
        groups: dict[tuple[int, int, int], list[ContestantId]] = {}
        for id_, entrant in known.items():
            groups.setdefault(entrant.a2_strength, []).append(id_)
        if all(sorted(each, key=lambda id_: known[id_].a2_key()) == each for each in groups.values()):
            return ()
        return tuple(id_ for id_ in known if len(groups[known[id_].a2_strength]) > 1)

    @property
    def of_another_system(self) -> bool:
        """Whether it names a system of players that is no Swiss of ours: a table or a tree may have made its rounds."""
        if is_of_teams(each.text[:3] for each in self.kept) or not self.without_gaps:
            return False
        return bool(self.going_on.other) or (
            self.going_on.chosen and "explain" in SYSTEMS[self.going_on.system].without
        )

    @cached_property
    def ids(self) -> Mapping[int, ContestantId]:
        """Id of every start number."""
        return {number: ContestantId(id_) for id_, number in enumerate(self.players, start=1)}

    @cached_property
    def choices(self) -> Choices:
        """What the rules by which it goes on take over of what it tells."""
        return choices(self.going_on.system, [each.text for each in self.kept], self.ids, self.number_of_rounds)

    @property
    def texts(self) -> list[str]:
        """The records without a place in the event."""
        return [each.text for each in self.kept]
