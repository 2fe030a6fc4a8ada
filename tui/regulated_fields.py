"""Fields of the regulations that are numbers: byes on request, and where the boards of the hall begin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.errors import Refusal
from core.event.regulations import Regulations
from core.language import mark, tr
from core.scale import Scale
from core.text import clean
from tui.dialogs.form import Field, Values

_LABELS = {"first_board": mark("First board"), "byes_most": mark("Byes, most"), "byes_not_last": mark("Byes, not last")}
USUAL_POINTS = "1-½-0"
_USUAL = {"first_board": 1, "byes_most": 0, "byes_not_last": 0}


def regulated_fields(regulations: Regulations) -> Iterator[Field]:
    """Yield the fields; line mode takes them by name."""
    hints = {
        "first_board": tr("its number in the hall"),
        "byes_most": tr("half-point byes a player; nothing: any number"),
        "byes_not_last": tr("rounds at the end without; nothing: none"),
    }
    for name, label in _LABELS.items():
        number = getattr(regulations, name)
        value = "" if number == _USUAL[name] else str(number)
        yield Field(name, label, value, hint=hints[name], by_name=True)


def points_field(regulations: Regulations) -> Field:
    """Return the field for what results give; line mode takes it by name."""
    hint = tr("win-draw-loss, such as 3-1-0; then U=½ for the bye")
    return Field("points", mark("Results give"), regulations.scale.text or USUAL_POINTS, hint=hint, by_name=True)


def with_regulated(before: Regulations, values: Values) -> Regulations:
    """Return regulations with the numbers of a form, as they were where it does not ask."""
    typed = {name: _number(name, values[name]) for name in _LABELS if name in values}
    return replace(
        before,
        first_board=typed.get("first_board", before.first_board),
        byes_most=typed.get("byes_most", before.byes_most),
        byes_not_last=typed.get("byes_not_last", before.byes_not_last),
        points=Scale.of(values["points"]).text if "points" in values else before.points,
    )


def _number(name: str, text: str) -> int:
    if not text:
        return _USUAL[name]
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        said = mark("{field}: {text} is not a number.")
        raise Refusal(tr(said, field=tr(_LABELS[name]), text=clean(text)), field=name)
    return int(text)
