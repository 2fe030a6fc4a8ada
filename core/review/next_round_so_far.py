"""The next round while the last results are out: which pairs stand whatever they bring, and which wait for a board.

Nothing is guessed: every way in which the open games can end is paired. That is done while there are few of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from paircard.core.commands import EnterResult
from paircard.core.event.board import Board
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal

MOST_OPEN = 3
"""With so many open games there are 27 ways in which they can end."""
ENDS = (Result.WHITE, Result.DRAW, Result.BLACK)
"""How a game ends over the board; a forfeit may bring another pairing, as nobody has met then."""

Two = tuple[ContestantId, ContestantId]
"""White and Black; who has the bye meets nobody."""


@dataclass(frozen=True)
class Coming:
    """A round that is coming out."""

    drawn: Tournament
    """The event as if every open game were drawn: what may still change is shown as it would be then."""
    open: tuple[int, ...]
    """The boards that are still played, as they are called in the hall."""
    ways: Mapping[tuple[Result, ...], frozenset[Two]]
    """What would be paired, by the ends of the open games."""
    _known: dict[frozenset[ContestantId], tuple[int, ...]] = field(default_factory=dict, repr=False, compare=False)
    """What has been asked of it already."""

    @cached_property
    def standing(self) -> frozenset[Two]:
        """What comes out however the open games end."""
        return frozenset.intersection(*self.ways.values())

    @property
    def pairs(self) -> tuple[int, int]:
        """How many pairs stand, and how many wait."""
        made = sum(black != NOBODY for _, black in self.ways[(Result.DRAW,) * len(self.open)])
        stand = sum(black != NOBODY for _, black in self.standing)
        return stand, made - stand

    def waits_for(self, players: Collection[ContestantId]) -> tuple[int, ...]:
        """Return the boards on which it rests whom these players meet."""
        asked = frozenset(players)
        if asked not in self._known:
            self._known[asked] = self._waits_for(asked)
        return self._known[asked]

    def _waits_for(self, players: frozenset[ContestantId]) -> tuple[int, ...]:
        touching = {
            ends: frozenset(two for two in made if two[0] in players or two[1] in players)
            for ends, made in self.ways.items()
        }
        return tuple(board for at, board in enumerate(self.open) if _rests_on(at, touching))


def _rests_on(at: int, made: Mapping[tuple[Result, ...], frozenset[Two]]) -> bool:
    """Whether one game alone makes a difference, the others ending as they may."""
    return any(made[ends] != made[(*ends[:at], other, *ends[at + 1 :])] for ends in made for other in ENDS)


def coming(tournament: Tournament, left: Callable[[], bool] = lambda: False) -> Coming | None:
    """Pair the next round for every end of the open games; None where they are too many, or there is no pairing.

    `left` says that nobody waits for it any more.
    """
    missing = tournament.missing
    if not 1 <= len(missing) <= MOST_OPEN:
        return None
    ways: dict[tuple[Result, ...], frozenset[Two]] = {}
    drawn = tournament
    for ends in product(ENDS, repeat=len(missing)):
        if left():
            return None
        try:
            ended = _ended(tournament, missing, ends)
            made = ended.proposal
        except Refusal:
            return None
        byes = () if made.bye is None else ((made.bye, NOBODY),)
        ways[ends] = frozenset((*((pair.white, pair.black) for pair in made.pairs), *byes))
        if all(end is Result.DRAW for end in ends):
            drawn = ended
    return Coming(drawn, tuple(board.in_hall for _, board in missing), ways)


def _ended(tournament: Tournament, missing: tuple[tuple[Round, Board], ...], ends: tuple[Result, ...]) -> Tournament:
    """Return the event as it would be; its journal stays as it is."""
    for (round_, board), end in zip(missing, ends, strict=True):
        tournament = tournament.imagine(*EnterResult(round_.number, board.number, end).decide(tournament))
    return tournament
