"""Stages: a score group, those who came down to it, and how its bracket was settled."""

from __future__ import annotations

from dataclasses import field

from core.systems.swiss1998.bracket_pairing import Made, Places
from core.systems.swiss1998.brackets import Bracket, Target
from core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Stage:
    """One bracket as it stands; a later bracket may have it paired anew (C12, C13). Players by place."""

    group: Places
    """The score group: the residents."""
    arrivals: Places
    """Those moved down to it, in the order A2."""
    bracket: Bracket
    """Those who are paired here, without those who left by C1."""
    passed: Places = ()
    """Those who left by C1."""
    target: Target | None = None
    """What was reached, None if no pair was made."""
    made: Made | None = None
    events: tuple[str, ...] = field(default=())
    joined: int = 0
    excused: bool = False
    """Was nothing undone for a moved-down player without an opponent, since the others make all pairs (R9)?"""

    @property
    def leaving(self) -> Places:
        """Everybody who moves on to the next bracket, in the order A2."""
        left = self.bracket.players if self.made is None else self.made.left
        return tuple(sorted((*self.passed, *left)))

    def paired(self, target: Target, made: Made, *events: str) -> Stage:
        """Return the stage with a pairing."""
        return replace(self, target=target, made=made, events=(*self.events, *events))
