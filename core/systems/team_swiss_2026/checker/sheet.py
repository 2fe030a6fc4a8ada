"""The teams of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.drawn_up.by_identifier import checker
from paircard.core.systems.swiss.drawn_up.outcome import Two
from paircard.core.systems.team_swiss_2026.position import Position, Team

Wish = tuple[str, bool]
"""The colour a team prefers, empty for none, and whether strongly."""


class Sheet(checker.Sheet[Team]):
    """All that is asked about one round."""

    def __init__(self, position: Position) -> None:
        """Read a position."""
        super().__init__(position)
        self.wishes = {team.number: self._wish(team) for team in position.players}

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

    def costs(self, pair: Two, upfloaters: Sequence[PairingNumber]) -> tuple[int, ...]:
        """Return what a pair adds to C8, C9 and C10."""
        (one, strongly), (other, as_strongly) = (self.wishes[each] for each in pair)
        clash = bool(one) and one == other
        both_strong = self.position.colours == "B" and clash and strongly and as_strongly
        return int(clash), int(both_strong), self.floating_opponents(pair, upfloaters)


def _strong(colours: str, more_white: int) -> str:
    """Return the colour of a strong preference: of a difference beyond 1, or of the same colour twice running."""
    if more_white < -1 or (more_white < 1 and colours[-2:] == "BB"):
        return "W"
    if more_white > 1 or (more_white > -1 and colours[-2:] == "WW"):
        return "B"
    return ""
