"""What is asked of every stage that a command opens: its system, rounds and tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from core.errors import Refusal
from core.event.regulations import Regulations
from core.event.tournament import Tournament
from core.language import mark, tr
from core.systems.catalogue import SYSTEMS
from core.text import folded
from tui.dialogs.event_form import chosen_tie_breaks, typed_rounds
from tui.dialogs.form import Field, Values, about
from tui.dialogs.stage_form import systems_for
from tui.dialogs.system_form import called, option_fields, options_chosen


def regulation_fields(tournament: Tournament) -> list[Field]:
    """Return the fields; a system that knows its rounds beforehand is offered first."""
    keys = sorted(systems_for(tournament), key=lambda key: not SYSTEMS[key].rounds.beforehand)
    same = keys[0] == tournament.regulations.system
    names = tuple(called(SYSTEMS[key]) for key in keys)
    codes = tournament.regulations.tie_breaks if same else SYSTEMS[keys[0]].tie_breaks
    return [
        Field("system", mark("System"), names[0], choices=names),
        *option_fields(tournament.regulations, keys),
        Field("rounds", mark("Rounds"), str(tournament.regulations.rounds), hint=tr("where no table gives them")),
        Field("tie_breaks", mark("Tie-breaks"), ",".join(codes)),
    ]


def typed_regulations(tournament: Tournament, values: Values) -> Regulations:
    """Return the regulations of a stage that is to be opened; what is not asked is as in the stage seen."""
    names = {key: called(SYSTEMS[key]) for key in systems_for(tournament)}
    key = chosen(values["system"], "system", mark("System"), names)
    before = tournament.regulations
    with about("tie_breaks"):
        codes = chosen_tie_breaks(values["tie_breaks"], before.tie_breaks)
    with about("rounds"):
        rounds = typed_rounds(values["rounds"])
    opened = replace(before, rounds=rounds, system=key, tie_breaks=codes, carry=False)
    fields = option_fields(before, (key,))
    return replace(opened, options=options_chosen(fields, values, opened))


Chosen = TypeVar("Chosen")  # no words: a type


def chosen(text: str, field: str, label: str, words: Mapping[Chosen, str]) -> Chosen:
    """Return what is called so, or whose name begins so; refuse anything else, with what there is."""
    exact = [each for each, word in words.items() if folded(word) == folded(text)]
    begun = [each for each, word in words.items() if text and folded(word).startswith(folded(text))]
    for found in (exact, begun):
        if len(found) == 1:
            return found[0]
    known = ", ".join(words.values())
    raise Refusal(
        tr("{field}: {text} is none of {choices}.", field=tr(label), text=text or "-", choices=known), "", field
    )


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
