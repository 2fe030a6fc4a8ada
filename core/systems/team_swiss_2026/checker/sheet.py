"""The teams of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.swiss import sheet
from paircard.core.systems.team_swiss_2026.position import Position, Team

Pairs = tuple[tuple[PairingNumber, PairingNumber], ...]
Wish = tuple[str, bool]
"""The colour a team prefers, empty for none, and whether strongly."""


class Sheet(sheet.Sheet[Team]):
    """All that is asked about one round."""

    def __init__(self, position: Position) -> None:
        """Read a position."""
        super().__init__(position)
        self.position = position
        self.wishes = {team.number: self._wish(team) for team in position.players}
        scores = sorted({team.score for team in position.players}, reverse=True)
        self.next_score = dict(itertools.pairwise(scores))
        """By score, that of the following scoregroup."""

    def _wish(self, team: Team) -> Wish:
        """Read the table of 1.7 for one team."""
        if self.position.colours == "none" or not team.colours:
            return "", False
        more_white = 2 * team.colours.count("W") - len(team.colours)
        if strong := _strong(team.colours, more_white):
            return strong, True
        if self.position.colours == "A" or (more_white == 0 and self.position.last_round):
            return "", False
        if more_white:
            return ("W" if more_white < 0 else "B"), False
        return ("W" if team.colours[-1] == "B" else "B"), False

    def meetings(self, among: Iterable[PairingNumber]) -> list[tuple[PairingNumber, PairingNumber]]:
        """Return every two of some teams who may meet, the smaller number first."""
        numbers = sorted(among)
        return [(one, two) for at, one in enumerate(numbers) for two in numbers[at + 1 :] if self.may_meet(one, two)]

    def floater(self, number: PairingNumber) -> bool:
        """Tell whether C7 and C10 look at a team: it floated, and these are not the last two rounds."""
        return self.players[number].floated and not self.position.last_two_rounds

    def complete(self, among: Iterable[PairingNumber]) -> bool:
        """Tell whether some teams can all be paired with each other."""
        numbers = sorted(among)
        return len(numbers) % 2 == 0 and matched(numbers, dict.fromkeys(self.meetings(numbers), 0)) is not None


def _strong(colours: str, more_white: int) -> str:
    """Return the colour of a strong preference: of a difference beyond 1, or of the same colour twice running."""
    if more_white < -1 or (more_white < 1 and colours[-2:] == "BB"):
        return "W"
    if more_white > 1 or (more_white > -1 and colours[-2:] == "WW"):
        return "B"
    return ""


def matched(numbers: Iterable[PairingNumber], costs: dict[tuple[PairingNumber, PairingNumber], int]) -> Pairs | None:
    """Return the pairing of these teams that costs least; None where there is none."""
    there = sorted(numbers)
    node = {number: at for at, number in enumerate(there)}
    edges = [(node[one], node[two], cost) for (one, two), cost in costs.items()]
    found = cheapest_perfect_matching(len(there), edges)
    return None if found is None else tuple(sorted((there[one], there[two]) for one, two in found))
