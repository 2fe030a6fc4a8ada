"""The field in which a seed is typed: it says from which the event draws already, and takes no answer for a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.event_seed import event_seed
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean, folded
from paircard.tui.dialogs.form import Field, Values

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_LABEL = mark("Seed")
_ANSWERS = frozenset({"y", "n"})


def seed_field(value: str = "", hint: str = "", label: str = _LABEL) -> Field:
    """Return the field, filled with the seed that is offered."""
    return Field("seed", label, value, hint=hint or tr("a word or number everybody has seen"), check=seed_typed)


def seed_of_event(tournament: Tournament) -> Field:
    """Return the field; nothing typed means the seed of the event, once it has one."""
    kept = event_seed(tournament)
    return seed_field(hint=tr("nothing: {seed}, the seed of the event", seed=kept) if kept else "")


def seed_typed(text: str) -> str:
    """Return what is typed as a seed; refuse y and n, which were meant for a question."""
    typed = text.strip()
    if folded(typed) in _ANSWERS:
        wrong = tr("{typed} is not a seed: type a word or number that everybody has seen.", typed=typed)
        raise Refusal(wrong, "", "seed")
    return text


def need_seed(values: Values) -> None:
    """Refuse an empty seed."""
    if not clean(values["seed"]):
        raise Refusal(tr("Type a seed: a word or number that everybody has seen."), "", "seed")
