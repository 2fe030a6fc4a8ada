"""Chess960: the starting position of a round, by lots that anyone can draw again, or as drawn elsewhere."""

from __future__ import annotations

from hashlib import sha256

from paircard.core.commands.base import Command, paired_round
from paircard.core.commands.seeds import seed_to_draw_from
from paircard.core.event.facts import Fact
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.event.tournament import Tournament
from paircard.core.values.chess960 import POSITIONS
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class SetStartPosition(Command):
    """Record from which of the 960 positions all games of a round begin."""

    round: int
    number: int | None = None
    """As drawn elsewhere, 0 - 959; None: drawn here."""
    seed: str = ""
    """What it is drawn from; empty for the seed of the event."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where chess is played, a round not paired or begun, a number that is none, and a draw without seed."""
        if not tournament.regulations.chess960:
            raise Refusal(said("This event is not of Chess960: t on Entrants makes it one."))
        if paired_round(tournament, self.round).begun:
            raise Refusal(said("Round {round} has begun: its games have their position.", round=self.round))
        if self.number is not None:
            return (StartPositionSet(self.round, self._typed(self.number)),)
        seed = seed_to_draw_from(tournament, self.seed)
        if not seed:
            raise Refusal(said("Lots need a seed: type one."), field="seed")
        return (StartPositionSet(self.round, position_drawn(tournament, self.round, seed), seed),)

    @staticmethod
    def _typed(number: int) -> int:
        if not 0 <= number < POSITIONS:
            wrong = said("Starting positions are numbered 0 to 959, {number} is none.", number=number)
            raise Refusal(wrong, field="number")
        return number


def position_drawn(tournament: Tournament, round_: int, seed: str) -> int:
    """Return the position of a round: the SHA-256 of `SEED|DIGEST|chess960 round N`, modulo 960.

    The digest is that of the entry of the journal by which the round was paired. So nobody can prepare for a position
    before there are pairings, although the seed is known, and whoever draws again has the same.
    """
    paired = (each for each in tournament.in_force_backwards() if isinstance(each.event, RoundPaired))
    digest = next((each.digest for each in paired if each.event.round == round_), "")  # type: ignore[attr-defined]
    drawn = sha256(f"{seed}|{digest}|chess960 round {round_}".encode()).hexdigest()  # no words: what is hashed
    return int(drawn, 16) % POSITIONS
