"""The form for when the rounds begin: the first, a step that fills in the others, and each of them by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paircard.core.event.starting import Step, filled, read_step, round_field
from paircard.core.event.when import Times, When
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.form import Field, Form, Values, about

STEP = "step"  # no words: a key


@dataclass(frozen=True, slots=True)
class RoundField(Field):
    """The beginning of one round."""

    round: int = 0

    @property
    def label(self) -> str:
        """What stands before it."""
        return tr("Round {round}", round=self.round)


class RoundTimesForm(Form):
    """While a step is typed, the rounds that nobody has typed follow from those before them."""

    hint = mark("Enter save   Tab next field   - for not known   Esc cancel")

    def __init__(self, title: str, times: Times, rounds: int, save: Callable[[Sequence[When]], object]) -> None:
        """Ask for so many rounds, filled with what is known."""
        first, *others = (
            RoundField(
                round_field(number),
                f"Round {number}",  # no words: its label says it
                str(times.get(number, "")),
                hint=_hint(number),
                round=number,
            )
            for number in range(1, rounds + 1)
        )
        step = Field(STEP, mark("Then every"), hint=tr("45 min, 7 d; or daily starting times: 9:00 15:00"))
        super().__init__(title, [first, step, *others], lambda values: save(self.times(values)))
        self.first, self.others = first, others
        self._put = {field.name: field.value for field in others}
        """What stands in each field because of the event or the step; anything else somebody has typed."""

    def times(self, values: Values) -> tuple[When, ...]:
        """Return when the rounds begin; raise `Refusal` for what is no time, or no step."""
        return filled(*self._typed(values))

    def preview(self, values: Values) -> Sequence[str]:
        """Tell when all rounds begin."""
        times = enumerate(self.times(values), start=1)
        return [tr("Round {round}: {when}", round=number, when=when) for number, when in times if when]

    def on_input_changed(self) -> None:
        """Fill in the rounds that follow from what is typed; what is half typed changes nothing."""
        values = {field.name: str(self.input(field.name).value) for field in self.fields}
        try:
            texts, step = self._typed(values)
            times = filled(texts, step)
        except Refusal:
            return
        for field, when in zip(self.others, times[1:], strict=True):
            if values[field.name] == self._put[field.name]:
                self._put[field.name] = str(when) if step else field.value
                self.input(field.name).value = self._put[field.name]

    def _typed(self, values: Values) -> tuple[list[str | None], Step | None]:
        """Return what was typed for each round, None where nothing was and the step goes on; and the step."""
        with about(STEP):
            step = read_step(values[STEP])
        others = [values[field.name] for field in self.others]
        if step is None:
            return [values[self.first.name], *others], None
        own = (
            text if text and text != self._put[field.name] else None
            for field, text in zip(self.others, others, strict=True)
        )
        return [values[self.first.name], *own], step


def _hint(number: int) -> str:
    if number == 1:
        return tr("such as {example}", example="2026-05-01 9:30")
    return tr("such as {example}", example="2026-05-01 15:00, 15:00, -") if number == 2 else ""
