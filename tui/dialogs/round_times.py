"""The form for when the rounds begin: the first, a step that fills in the others, and each of them by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paircard.core.event.starting import Step, filled, read_step, round_field
from paircard.core.event.when import Times, When
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

    shown_by = "paircard.tui.dialogs.on_screen.round_times:RoundTimesDialog"
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
        self.put = {field.name: field.value for field in others}
        """What stands in each field because of the event or the step; anything else somebody has typed."""

    def times(self, values: Values) -> tuple[When, ...]:
        """Return when the rounds begin; raise `Refusal` for what is no time, or no step."""
        return filled(*self.typed(values))

    def preview(self, values: Values) -> Sequence[str]:
        """Tell when all rounds begin."""
        times = enumerate(self.times(values), start=1)
        return [tr("Round {round}: {when}", round=number, when=when) for number, when in times if when]

    def typed(self, values: Values) -> tuple[list[str | None], Step | None]:
        """Return what was typed for each round, None where nothing was and the step goes on; and the step."""
        with about(STEP):
            step = read_step(values[STEP])
        others = [values[field.name] for field in self.others]
        if step is None:
            return [values[self.first.name], *others], None
        own = (
            text if text and text != self.put[field.name] else None
            for field, text in zip(self.others, others, strict=True)
        )
        return [values[self.first.name], *own], step


def _hint(number: int) -> str:
    if number == 1:
        return tr("such as {example}", example="2026-05-01 9:30")
    return tr("such as {example}", example="2026-05-01 15:00, 15:00, -") if number == 2 else ""
