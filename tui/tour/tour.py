"""How far somebody has come on the tour, and what they are told."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.tui.rooms import room_called
from paircard.tui.tour.steps import OVER, STEPS, WHAT_IF, Glance, Step, all_in, missing


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

    def keys(self, now: Glance) -> tuple[str, ...]:
        """Return what is pressed on a screen, from where one is."""
        step = self.step
        if step.done is all_in:
            return self._from(now, step.keys[-missing(now) :])
        otherwise = step.again and now.shown.revision != self.begun.shown.revision
        return self._from(now, step.again if otherwise else step.keys)

    def lines(self, now: Glance) -> tuple[str, ...]:
        """Return what is typed in line mode, from where one is."""
        return self._from(now, self.step.line)

    def why(self) -> str:
        """Say what for."""
        return tr(OVER if self.over else self.step.why)

    def _from(self, now: Glance, typed: Sequence[str]) -> tuple[str, ...]:
        """Return what is typed, after what leads to where it is typed."""
        step = self.step
        on_branch = (WHAT_IF,) if step.trying and not now.trying else ()
        there = () if step.room in ("", now.room) else (room_called(step.room).key,)
        return *on_branch, *there, *typed
