"""The field as the pairing handles it: teams by place, the smallest TPN first, sets of them as masks."""

from __future__ import annotations

from core.event.ids import PairingNumber
from core.systems.kit.places import mask_of, places_in
from core.systems.team_swiss_2026.legality import refused_bye
from core.systems.team_swiss_2026.outcome import Costs
from core.systems.team_swiss_2026.position import Position
from core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Bracket:
    """Who is to be paired next, and who could be drawn up (3.5)."""

    score: int
    residents: int
    lower: int
    """All unpaired teams of lower scores."""
    following: int
    """Those of them whose score is the next one of the field: none where that scoregroup is used up (C6)."""


class Cards:
    """Teams by place, and what the criteria ask about them."""

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        self.position = position
        self.players = tuple(sorted(position.players, key=lambda team: team.number))
        self.everybody = (1 << len(self.players)) - 1
        self.legal = self._legal()
        """By place: everybody the team there may meet (C1)."""
        self.byes = mask_of(place for place, team in enumerate(self.players) if refused_bye(team) is None)
        """Everybody who may have the bye (C2)."""
        self.wants = {
            colour: mask_of(place for place, team in enumerate(self.players) if team.preference.colour == colour)
            for colour in ("W", "B")
        }
        """Who prefers White, and who Black (1.7)."""
        self.strong = mask_of(place for place, team in enumerate(self.players) if position.type_b and team.strong)
        """Whose preference C9 looks at."""
        floated = (place for place, team in enumerate(self.players) if team.floated and not position.last_two_rounds)
        self.floated = mask_of(floated)
        """Who floated in the previous round, as far as C7 and C10 look at it."""
        groups: dict[int, int] = {}
        for place, team in enumerate(self.players):
            groups[team.score] = groups.get(team.score, 0) | 1 << place
        self.scoregroups = dict(sorted(groups.items(), reverse=True))
        """By score, from the top (1.3)."""

    def _legal(self) -> list[int]:
        place_of = {team.number: place for place, team in enumerate(self.players)}
        legal = [self.everybody & ~(1 << place) for place in range(len(self.players))]
        met = [(team.number, other) for team in self.players for other in team.opponents]
        for one, other in (*met, *self.position.forbidden):
            if one in place_of and other in place_of:
                legal[place_of[one]] &= ~(1 << place_of[other])
                legal[place_of[other]] &= ~(1 << place_of[one])
        return legal

    def bracket(self, unpaired: int) -> Bracket:
        """Return the bracket to be paired next (3.3.2)."""
        scores = list(self.scoregroups)
        at = next(at for at, score in enumerate(scores) if self.scoregroups[score] & unpaired)
        residents = self.scoregroups[scores[at]] & unpaired
        following = self.scoregroups[scores[at + 1]] & unpaired if at + 1 < len(scores) else 0
        return Bracket(scores[at], residents, unpaired & ~residents, following)

    def levels(self, mask: int) -> list[int]:
        """Return a set by scores, the highest first: the places of each score as a mask."""
        return [group & mask for group in self.scoregroups.values() if group & mask]

    def score(self, place: int) -> int:
        """Return the score of a place."""
        return self.players[place].score

    def number(self, place: int) -> PairingNumber:
        """Return the TPN of a place."""
        return self.players[place].number

    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the TPNs of a set, the smallest first."""
        return tuple(map(self.number, places_in(mask)))

    def in_set_order(self, mask: int) -> list[int]:
        """Return a set of upfloaters as 3.5.3 writes it: higher scores first, then smaller TPNs."""
        return [place for level in self.levels(mask) for place in places_in(level)]

    def scores_up(self, mask: int) -> tuple[int, ...]:
        """Return the scores of a set from low to high (C5)."""
        return tuple(sorted(map(self.score, places_in(mask))))

    def cost(self, one: int, other: int, upfloaters: int) -> Costs:
        """Return what a pair adds to C8, C9 and C10."""
        both = 1 << one | 1 << other
        clash = any(both & ~mask == 0 for mask in self.wants.values())
        c10 = (upfloaters >> one & self.floated >> other & 1) + (upfloaters >> other & self.floated >> one & 1)
        return int(clash), int(clash and both & ~self.strong == 0), c10
