"""What Articles 1 and 2 say of every player and of every two: preferences (1.7), topscorers (1.8), C1 - C3."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from paircard.core.systems.dutch2026.position import Player, Position

NONE, MILD, STRONG, ABSOLUTE = range(4)
Due = tuple[str, int]
"""The colour a player prefers, and how strongly."""
OTHER = {"W": "B", "B": "W"}


@dataclass
class Cards:
    """The players by place, 0 the highest, without the articles in `off`."""

    position: Position
    off: Collection[str] = ()
    due: list[Due] = field(init=False)
    _completed: dict[tuple[frozenset[int], frozenset[int]], bool] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Work out preferences once."""
        self.due = [self._due(player.colours) for player in self.players]

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody in the field."""
        return self.position.players

    @property
    def everybody(self) -> frozenset[int]:
        """All places."""
        return frozenset(range(len(self.players)))

    def score(self, place: int) -> int:
        """Return the pairing score of a place; without scoregroups (1.3) everybody has the same."""
        return 0 if "1.3" in self.off else self.players[place].score

    def scores(self, places: Collection[int]) -> tuple[int, ...]:
        """Return scores from high to low."""
        return tuple(sorted(map(self.score, places), reverse=True))

    def topscorer(self, place: int) -> bool:
        """Tell whether 1.8 makes them one."""
        return self.players[place].topscorer and "1.8" not in self.off

    def _due(self, colours: str) -> Due:
        """Read the table of 1.7; a line that is switched off is passed over."""
        if not colours:
            return "", NONE
        difference = colours.count("W") - colours.count("B")
        towards = "B" if difference > 0 else "W"
        if "1.7.1" not in self.off:
            if abs(difference) > 1:
                return towards, ABSOLUTE
            if colours[-2:] in ("WW", "BB"):
                return OTHER[colours[-1]], ABSOLUTE
        if difference and "1.7.2" not in self.off:
            return towards, STRONG
        return ("", NONE) if "1.7.3" in self.off else (OTHER[colours[-1]], MILD)

    def may_meet(self, one: int, other: int) -> bool:
        """Tell whether C1 and C3 let two meet."""
        a, b = self.players[one], self.players[other]
        if "C1" not in self.off:
            apart = {(a.number, b.number), (b.number, a.number)} & self.position.forbidden
            if b.number in a.opponents or apart:
                return False
        same = self.due[one] == self.due[other] and self.due[one][1] == ABSOLUTE
        return not same or "C3" in self.off or self.topscorer(one) or self.topscorer(other)

    def may_have_bye(self, place: int) -> bool:
        """Tell whether C2 lets somebody have the bye."""
        return "C2" in self.off or not self.players[place].bye_barred

    def clash(self, one: int, other: int) -> bool:
        """Tell whether two prefer the same colour."""
        return self.due[one][1] > NONE and self.due[one][0] == self.due[other][0]

    def completed(self, places: frozenset[int], byes: frozenset[int]) -> bool:
        """Tell whether all can be paired with each other, the bye, where one is left over, going to one of `byes`."""
        key = places, byes
        if key not in self._completed:
            self._completed[key] = self._complete(places, byes)
        return self._completed[key]

    def _complete(self, places: frozenset[int], byes: frozenset[int]) -> bool:
        if not places:
            return True
        first = min(places)
        rest = places - {first}
        if len(places) % 2 and first in byes and self.completed(rest, byes):
            return True
        return any(self.may_meet(first, mate) and self.completed(rest - {mate}, byes) for mate in rest)
