"""The form for stages that are to be opened, and what is asked of a final alone: whether results are carried over."""

from __future__ import annotations

from core.event.tournament import Tournament
from core.language import mark, tr
from core.systems.catalogue import SYSTEMS
from tui.dialogs.form import Field, NotedForm, Values, choice_of
from tui.dialogs.system_form import SystemForm, called

_CARRY, _YES_NO = mark("Carry results"), (mark("no"), mark("yes"))


class StageForm(SystemForm):
    """A form for stages that are to be opened: it asks for what their system knows, and takes fields by their names."""

    by_name = True


class FinalForm(StageForm, NotedForm):
    """The same for a final, with a note."""

    def asks(self, field: Field, values: Values) -> bool:
        """Offer to carry results over where the system has a place for them."""
        if field.name != "carry":
            return super().asks(field, values)
        return any(called(system) == values["system"] and not system.not_carried for system in SYSTEMS.values())

    def _show_asked(self) -> None:
        super()._show_asked()
        values = {field.name: self.input(field.name).value for field in self.fields}
        if any(field.name == "carry" and not self.asks(field, values) for field in self.fields):
            self.input("carry").value = tr(_YES_NO[0])  # nobody sees it any more


def carry_field() -> Field:
    """Return the field that asks whether results are carried over."""
    words = tuple(map(tr, _YES_NO))
    return Field("carry", _CARRY, words[0], choices=words, hint=tr("a game of two finalists counts again"))


def carries(values: Values) -> bool:
    """Whether results are to be carried over."""
    return choice_of(values["carry"], "carry", _CARRY, dict(enumerate(_YES_NO))) == 1


def systems_for(tournament: Tournament) -> tuple[str, ...]:
    """Return the systems in which those who play in a stage may play on, players or teams."""
    contestants = tournament.system.contestants
    return tuple(key for key, system in SYSTEMS.items() if system.contestants == contestants)


def carried_nowhere(tournament: Tournament) -> str:
    """Say into which systems no results are carried over, and why not."""
    systems = (SYSTEMS[key] for key in systems_for(tournament) if SYSTEMS[key].not_carried)
    return "\n".join(
        tr("{system}: no results are carried over, {why}", system=called(each), why=tr(each.not_carried))
        for each in systems
    )
