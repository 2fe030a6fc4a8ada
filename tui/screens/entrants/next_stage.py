"""What is asked of every stage that a command opens, and numbers as they are typed for it."""

from __future__ import annotations

from dataclasses import replace

from paircard.core.event.regulations import Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.dialogs.form import Field
from paircard.tui.dialogs.stage_form import systems_for
from paircard.tui.dialogs.system_form import rounds_field, system_fields, tie_break_field
from paircard.tui.program.new_event import usual_tie_breaks


def regulations_offered(tournament: Tournament) -> Regulations:
    """Return the regulations as they are offered: of a system that knows its rounds beforehand, else as they are."""
    before, first = replace(tournament.regulations, carry=False), _in_order(tournament)[0]
    if first == before.system:
        return before
    system, kind = SYSTEMS[first], SYSTEMS[first].options
    return replace(before, system=first, tie_breaks=usual_tie_breaks(system), options=kind() if kind else None)


def regulation_fields(tournament: Tournament, now: Regulations | None = None) -> list[Field]:
    """Return the fields for the system, its options, its rounds and tie-breaks, as they are offered."""
    now = now or regulations_offered(tournament)
    return [*system_fields(now, _in_order(tournament)), rounds_field(now), tie_break_field(now)]


def _in_order(tournament: Tournament) -> list[str]:
    """Return the keys of the systems in which those of the stage may play on, first those known beforehand."""
    return sorted(systems_for(tournament), key=lambda key: not SYSTEMS[key].rounds.beforehand)


def number_typed(text: str, field: str, label: str) -> int:
    """Return one number; refuse anything else, naming the field."""
    numbers = numbers_typed(text, field, label)
    if len(numbers) != 1:
        raise Refusal(
            tr("{field}: type one number, not {text}.", field=tr(label), text=text or tr("nothing")), "", field
        )
    return numbers[0]


def numbers_typed(text: str, field: str, label: str) -> tuple[int, ...]:
    """Return numbers between blanks or commas; refuse anything else, naming the field."""
    words = text.replace(",", " ").split()
    if wrong := next((word for word in words if not (word.isascii() and word.isdigit() and len(word) < 5)), ""):
        raise Refusal(tr("{field}: {text} is not a number.", field=tr(label), text=wrong), "", field)
    return tuple(map(int, words))
