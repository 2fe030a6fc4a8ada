"""How far somebody has come on the tour, and what they are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.values.language import tr
from tui.rooms import room_called
from tui.tour.steps import OVER, STEPS, Glance, Step


@dataclass(frozen=True, slots=True)
class Tour:
    """A place in the table of steps."""

    begun: Glance
    """What was seen when the step began."""
    place: int = 0

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.place >= len(STEPS)

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return STEPS[self.place]

    def seen(self, now: Glance) -> Tour:
        """Return the tour after something was done: at the next step, if that was what was asked for."""
        return self.on(now) if not self.over and self.step.done(self.begun, now) else self

    def on(self, now: Glance) -> Tour:
        """Return the tour at the next step, whether or not this one is done."""
        return replace(self, place=self.place + 1, begun=now)

    def where(self) -> str:
        """Say at which step it is."""
        return tr("Tour {step}/{steps}", step=self.place + 1, steps=len(STEPS))

    def keys(self, room: str) -> tuple[str, ...]:
        """Return what is pressed on a screen, from the room where one is."""
        return self._from(room, self.step.keys)

    def lines(self, room: str) -> tuple[str, ...]:
        """Return what is typed in line mode, from the place where one is."""
        return self._from(room, self.step.line)

    def why(self) -> str:
        """Say what for."""
        return tr(OVER if self.over else self.step.why)

    def _from(self, room: str, typed: Sequence[str]) -> tuple[str, ...]:
        there = self.step.room in ("", room)
        return tuple(typed) if there else (room_called(self.step.room).key, *typed)
