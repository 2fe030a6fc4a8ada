"""Kinds of events that people hold, each with regulations that are sensible for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.event.regulations import Regulations
from core.language import mark, tr
from core.systems.catalogue import SYSTEMS
from tui.dialogs.system_form import SUGGESTED
from tui.which_rules import usual_tie_breaks


@dataclass(frozen=True, slots=True)
class Template:
    """One kind of event."""

    label: str
    told: str
    """What it sets, in a sentence."""
    system: str
    rounds: int = Regulations().rounds
    half_point_byes: bool = False

    @property
    def regulations(self) -> Regulations:
        """What the form begins with; the system is loaded only now."""
        usual = usual_tie_breaks(SYSTEMS[self.system])
        return replace(
            Regulations(system=self.system),
            rounds=self.rounds,
            tie_breaks=usual,
            half_point_byes=self.half_point_byes,
        )


TEMPLATES: Mapping[str, Template] = {
    "o": Template(
        mark("Open"),
        mark("a Swiss of seven rounds by the rules of 2026, to be rated"),
        SUGGESTED.system,
        rounds=7,
    ),
    "c": Template(
        mark("Club evening"),
        mark("a Swiss of five rounds by the rules of 2026; who comes late or leaves early may ask for half a point"),
        SUGGESTED.system,
        half_point_byes=True,
    ),
    "r": Template(
        mark("Round robin"),
        mark("everybody meets everybody, by the tables of Berger; as many rounds as that takes"),
        "round-robin",
    ),
    "k": Template(
        mark("Cup"),
        mark("a knock-out: who loses is out, drawn matches are decided"),
        "knockout",
    ),
}
"""By the key that chooses it."""


def described() -> str:
    """Tell what each of them sets, one a line."""
    return "\n".join(
        tr("{key} {template}: {what}.", key=key, template=tr(each.label), what=tr(each.told))
        for key, each in TEMPLATES.items()
    )
