"""The form for stages that are to be opened, and what is asked of a final alone: whether results are carried over."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.form import Field, NotedForm, Values, choice_of
from paircard.tui.dialogs.system_form import SystemForm, name_of_system

_CARRY, YES_NO = mark("Carry results"), (mark("no"), mark("yes"))
_OUT, _FOLLOW = mark("Those out"), mark("Places follow")
_BY_PLACES, _FIRST_MATCH = mark("by places"), mark("first match")


class StageForm(SystemForm):
    """A form for stages that are to be opened: it asks for what their system knows, and takes fields by their names."""

    by_name = True


class FinalForm(StageForm, NotedForm):
    """The same for a final, with a note."""

    shown_by = "paircard.tui.dialogs.on_screen.system_form:FinalDialog"

    def asks(self, field: Field, values: Values) -> bool:
        """Ask for places or for who is out of a cup, and offer to carry results where the system has a place."""
        if field.name in ("from", "places", "follow"):
            return (field.name == "follow") == is_of_those_out(values)
        if field.name != "carry":
            return super().asks(field, values)
        return any(name_of_system(system) == values["system"] and not system.not_carried for system in SYSTEMS.values())


def out_fields(rounds: int, *, running: bool) -> list[Field]:
    """Return the fields that ask for those who are out of a cup up to one of so many rounds; none for no round."""
    if not rounds:
        return []
    ways = (tr(_BY_PLACES), tr(_FIRST_MATCH), *map(str, range(1, rounds + 1)))
    words = tuple(map(tr, YES_NO))
    explained = (
        tr("no consolation: the places of the table say who goes on"),
        tr("a consolation of those who lost their first match"),
        tr("a consolation of those who are out in round 1"),
        *(tr("a consolation of those who are out up to round {round}", round=each) for each in range(2, rounds + 1)),
    )
    return [
        Field("out", _OUT, ways[running], choices=ways, explained=explained),
        Field("follow", _FOLLOW, words[0], choices=words, hint=tr("it says the places of those out of the cup")),
    ]


def is_of_those_out(values: Values) -> bool:
    """Whether those come who are out of a cup, and not those of some places."""
    return values.get("out", tr(_BY_PLACES)) not in (_BY_PLACES, tr(_BY_PLACES))


def out_typed(values: Values, rounds: int, all_begin: int) -> tuple[int, bool, bool]:
    """Return up to which round they are out, 0 for places; whether in their first match only; whether places follow."""
    if not is_of_those_out(values):
        return 0, False, False
    ways = {0: _BY_PLACES, -1: _FIRST_MATCH, **{each: str(each) for each in range(1, rounds + 1)}}
    chosen = choice_of(values["out"], "out", _OUT, ways)
    follow = choice_of(values["follow"], "follow", _FOLLOW, dict(enumerate(YES_NO))) == 1
    return (all_begin if chosen < 0 else chosen), chosen < 0, follow and bool(chosen)


def carry_field() -> Field:
    """Return the field that asks whether results are carried over."""
    words = tuple(map(tr, YES_NO))
    return Field("carry", _CARRY, words[0], choices=words, hint=tr("a game of two finalists counts again"))


def carries(values: Values) -> bool:
    """Whether results are to be carried over."""
    return choice_of(values["carry"], "carry", _CARRY, dict(enumerate(YES_NO))) == 1


def systems_for(tournament: Tournament) -> tuple[str, ...]:
    """Return the systems in which those who play in a stage may play on, players or teams."""
    contestants = system_of(tournament).contestants
    return tuple(key for key, system in SYSTEMS.items() if system.contestants == contestants)


def carried_nowhere(tournament: Tournament) -> str:
    """Say into which systems no results are carried over, and why not."""
    systems = (SYSTEMS[key] for key in systems_for(tournament) if SYSTEMS[key].not_carried)
    return "\n".join(
        tr("{system}: no results are carried over, {why}", system=name_of_system(each), why=tr(each.not_carried))
        for each in systems
    )
