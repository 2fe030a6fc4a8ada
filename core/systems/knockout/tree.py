"""The tree of a cup as it stands: who came where, whom they meet, who has gone on.

A round that is made stands as it was made: whoever is in it is in it, whatever was corrected before it. One that is
not made yet follows from the results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from paircard.core.event.bye import ByeKind
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.systems.knockout.options import options_of
from paircard.core.systems.knockout.skeleton import FEWEST, skeleton
from paircard.core.tables.skeleton import Skeleton

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Holder = ContestantId | None
"""Who holds a place: None while it is not known, `NOBODY` where nobody comes any more."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place where two branches meet."""

    round: int
    at: int
    """Which of its round, from 0, along the tree."""
    upper: Holder
    lower: Holder
    match: Match | None = None
    """What is played here; None before the round is made, and where somebody goes through."""
    winner: Holder = None
    """Who goes on."""
    third: bool = False
    """Whether it is for third place."""

    @property
    def both(self) -> tuple[Holder, Holder]:
        """The holders of both branches."""
        return self.upper, self.lower

    @property
    def loser(self) -> Holder:
        """Who is out here; None while nobody is, or nobody had to lose."""
        if self.match is None or not self.winner:
            return None
        return self.match.opponent(self.winner)


class Tree:
    """All spots of a cup."""

    def __init__(self, tournament: Tournament) -> None:
        self._event = tournament
        self.cup: Skeleton = skeleton(len(tournament.registrations))
        self._places: Mapping[ContestantId, int] = {
            id_: self.cup.place(self.cup.slot(number)) for id_, number in tournament.numbers.items()
        }

    @property
    def preliminary(self) -> int:
        """1 where there is a preliminary round, otherwise 0: so many rounds come before the slots meet."""
        return int(bool(self.cup.preliminary))

    @property
    def last(self) -> int:
        """Number of the round of the final."""
        return self.cup.rounds + self.preliminary

    @cached_property
    def rounds(self) -> tuple[tuple[Spot, ...], ...]:
        """The spots of every round, the preliminary one first; there only those where somebody plays."""
        found: list[tuple[Spot, ...]] = []
        holders: Sequence[Holder] = [self._ids[slot] for pair in self.cup.slots for slot in pair]
        if self.preliminary:
            found.append(tuple(self._preliminary()))
            won = {spot.at: spot.winner for spot in found[0]}
            holders = [won.get(at, self._still(holder)) for at, holder in enumerate(holders)]
        for level in range(1, self.cup.rounds + 1):
            number = level + self.preliminary
            other = self._for_third(found[-1]) if level == self.cup.rounds and level > 1 else None
            found.append(tuple(self._met(number, level, at, holders, other) for at in range(self.cup.size >> level)))
            holders = [spot.winner for spot in found[-1]]
        return tuple(found)

    @cached_property
    def third(self) -> Spot | None:
        """The match for third place; None where there is none."""
        if not self._with_third:
            return None
        semifinals = self.rounds[-2]
        round_ = self._made(self.last)
        if round_ is None:
            upper, lower = (self._still(spot.loser) if spot.winner is not None else None for spot in semifinals)
            return Spot(self.last, 1, upper, lower, third=True)
        match = self._for_third(semifinals)
        final = self.rounds[-1][0]
        through = [
            bye.who for bye in round_.byes if bye.kind is ByeKind.THROUGH and bye.who not in (final.upper, final.lower)
        ]
        upper, lower = match.contestants if match else ((through[0] if through else NOBODY), NOBODY)
        winner = _winner(match) if match else upper
        return Spot(self.last, 1, upper, lower, match, winner, third=True)

    def spots(self) -> Iterator[Spot]:
        """Yield all spots, that for third place last."""
        for round_ in self.rounds:
            yield from round_
        if self.third:
            yield self.third

    def of_round(self, number: int) -> tuple[Spot, ...]:
        """Return the spots of a round, that for third place behind the final."""
        own = self.rounds[number - 1] if 1 <= number <= len(self.rounds) else ()
        return (*own, self.third) if self.third and number == self.last else own

    def spot_of(self, number: int, id_: ContestantId) -> Spot | None:
        """Return where somebody is in a round; None where they are not in it."""
        return next((spot for spot in self.of_round(number) if id_ in spot.both), None)

    def players_at(self, number: int) -> int:
        """Return how many players a round begins with, as it is called; 0 for the preliminary one."""
        level = number - self.preliminary
        return self.cup.size >> (level - 1) if level > 0 else 0

    def feeders(self, spot: Spot) -> tuple[Spot | None, Spot | None]:
        """Return from which two spots of the round before somebody comes here; None for who has begun here."""
        before = spot.round - 1
        if spot.third:
            upper, lower = self.rounds[-2]
            return upper, lower
        if before < 1 or (before == 1 and self.preliminary):
            found = {each.at: each for each in self.rounds[0]} if before == 1 else {}
            return found.get(2 * spot.at), found.get(2 * spot.at + 1)
        return self.rounds[before - 1][2 * spot.at], self.rounds[before - 1][2 * spot.at + 1]

    def place_of(self, id_: ContestantId) -> int:
        """Return where somebody began along the tree, from 0."""
        return self._places[id_]

    def _by_branch(self, number: int, level: int) -> Mapping[int, Sequence[Match]]:
        """Return the matches of a round by the branch that they are in."""
        if number not in self._found:
            found: dict[int, list[Match]] = {}
            for match in self._event.rounds[number - 1].matches:
                found.setdefault(self._places[match.first] >> level, []).append(match)
            self._found[number] = found
        return self._found[number]

    @cached_property
    def _found(self) -> dict[int, Mapping[int, Sequence[Match]]]:
        return {}

    @cached_property
    def _ids(self) -> Mapping[int, ContestantId]:
        return {int(number): id_ for number, id_ in self._event.ids.items()}

    def _made(self, number: int) -> Round | None:
        return self._event.rounds[number - 1] if number <= self._event.scheduled else None

    def _still(self, holder: Holder) -> Holder:
        """Return a holder, nobody where they have left and their next round is not made."""
        return NOBODY if holder and self._event.registrations[holder].gone else holder

    def _preliminary(self) -> Iterator[Spot]:
        round_ = self._made(1)
        for higher, lower in sorted(self.cup.preliminary, key=lambda pair: self.cup.place(pair[0])):
            one, two = self._event.ids[PairingNumber(higher)], self._event.ids[PairingNumber(lower)]
            at = self.cup.place(higher)
            if round_ is None:
                yield Spot(1, at, one, two)
            else:
                match = round_.match_of(one)
                yield Spot(1, at, one, two, match, _winner(match))

    def _met(self, number: int, level: int, at: int, holders: Sequence[Holder], besides: Match | None) -> Spot:
        round_ = self._made(number)
        upper, lower = holders[2 * at], holders[2 * at + 1]
        if round_ is None:
            return Spot(number, at, self._still(upper), self._still(lower))
        here = self._by_branch(number, level).get(at, ())
        match = next((each for each in here if besides is None or each.number != besides.number), None)
        if match is None:
            who = self._through(round_, level, at, (upper, lower))
            half = self._places[who] >> (level - 1) & 1 if who else 0
            return Spot(number, at, NOBODY if half else who, who if half else NOBODY, winner=who)
        upper, lower = sorted(match.contestants, key=self._places.__getitem__)
        return Spot(number, at, upper, lower, match, _winner(match))

    def _through(self, round_: Round, level: int, at: int, expected: tuple[Holder, Holder]) -> ContestantId:
        """Return who goes through here without a match, if possible one of those expected; nobody where none does."""
        through = [bye.who for bye in round_.byes if bye.kind is ByeKind.THROUGH]
        here = [id_ for id_ in through if self._places[id_] >> level == at]
        return next((id_ for id_ in here if id_ in expected), here[0] if here else NOBODY)

    def _for_third(self, semifinals: Sequence[Spot]) -> Match | None:
        """Return the match for third place: it stands behind the final, or alone where that is not played."""
        round_ = self._made(self.last)
        if round_ is None or not self._with_third:
            return None
        if len(round_.matches) > 1:
            return round_.matches[1]
        losers = {spot.loser for spot in semifinals}
        return next((match for match in round_.matches if losers.issuperset(match.contestants)), None)

    @property
    def _with_third(self) -> bool:
        return options_of(self._event).third and self.cup.rounds > 1


def _winner(match: Match | None) -> Holder:
    """Return who has won a match; None while it is not decided."""
    if match is None or not match.verdict.decided:
        return None
    return match.verdict.winner


@lru_cache(maxsize=4)
def grown(tournament: Tournament) -> Tree:
    """Return the tree of a state, made once: a round asks it for every match."""
    return Tree(tournament)


def tree_of(tournament: Tournament) -> Tree | None:
    """Return the tree of an event; None while there are too few players for one."""
    return grown(tournament) if len(tournament.registrations) >= FEWEST else None
