"""The step player, told: one step a line."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.trace import Step
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.screens.steps.patience import Patience
from paircard.tui.screens.steps.reel import Make
from paircard.tui.screens.steps.room import StepsRoom


class LineSteps(StepsRoom, LinePresenter):
    """The literal procedure step by step. A line may begin with the number of a step."""

    _shown = 0

    def work_out(self, make: Make) -> None:
        """Work it out at once: lines wait."""
        self.take(make(Patience()))

    def draw(self) -> None:
        """Tell the step when it is another one."""
        if self.step is not None and self.at != self._shown:
            self.tell(*self.here())
        self._shown = self.at

    def leave(self) -> None:
        """Back to where one came from."""
        if self.program.looking_back:
            super().leave()
        else:
            self.program.switch_mode(self.back)

    def toggle_play(self) -> None:
        """Tell every step up to the end of this bracket."""
        playback = self.need_playback()
        first, end = self.at + 1, playback.end_of_bracket(self.at)
        self.at = self._shown = end
        self.tell(*(_said(place, playback.steps[place]) for place in range(first, end + 1)))

    def faster(self, times: float) -> None:  # noqa: ARG002
        """Say that lines come at once."""
        self.say(tr("Line mode tells all steps of a bracket at once."))

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which round and step."""
        if not (self.reel and self.step):
            return self.called()
        return tr("steps, {title}, step {number}", title=self.reel.title, number=self.at + 1)

    def summary(self) -> str:
        """Say where one is."""
        return tr("Steps: no event is open.") if self.tournament is None else f"{self.caption().rstrip('.')}."

    def here(self) -> Iterator[str]:
        """Tell the step."""
        if self.step is not None:
            yield _said(self.at, self.step)

    def lines(self) -> Iterator[str]:
        """Tell what holds, then the cards, then all steps of the round."""
        yield from (f"{article}. {reason}" for article, reason in self.table.in_force)
        if self.reel is not None and self.reel.playback is not None:
            yield from (_said(at, step) for at, step in enumerate(self.reel.playback.steps))

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose a step by its number."""
        if not text.isdecimal() or not 1 <= int(text) <= len(self.need_playback().steps):
            raise Refusal(tr("{typed} is neither a command here nor a step of this round.", typed=text))
        self.go_to(int(text) - 1)


def _said(at: int, step: Step) -> str:
    return tr("Step {number}, {article}: {reason}", number=at + 1, article=step.article, reason=step.reason)
