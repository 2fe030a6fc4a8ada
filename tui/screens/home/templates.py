"""Kinds of events that people hold, each with regulations that are sensible for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from paircard.core.event.regulations import Regulations, Together
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import TODAY
from paircard.core.values.language import mark, tr
from paircard.tui.program.new_event import usual_tie_breaks


@dataclass(frozen=True, slots=True)
class Template:
    """One kind of event."""

    label: str
    told: str
    """What it sets, in a sentence."""
    system: str
    rounds: int = Regulations().rounds
    half_point_byes: bool = False
    apart: Together = ""
    team_best: int = 0

    @property
    def regulations(self) -> Regulations:
        """What the form begins with; the system is loaded only now."""
        usual = usual_tie_breaks(SYSTEMS[self.system])
        return replace(
            Regulations(system=self.system),
            rounds=self.rounds,
            tie_breaks=usual,
            half_point_byes=self.half_point_byes,
            options=kind.of_new_event() if (kind := SYSTEMS[self.system].options) else None,
            apart=self.apart,
            team_best=self.team_best,
        )


TEMPLATES: Mapping[str, Template] = {
    "o": Template(
        mark("Open"),
        mark("a Swiss of seven rounds by the rules of 2026, to be rated"),
        TODAY,
        rounds=7,
    ),
    "c": Template(
        mark("Club evening"),
        mark("a Swiss of five rounds by the rules of 2026; who comes late or leaves early may ask for half a point"),
        TODAY,
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
    "l": Template(
        mark("League"),
        mark("teams, every team meets every other on four boards; all rounds are posted at once"),
        "team-round-robin",
    ),
    "t": Template(
        mark("Team Swiss"),
        mark("teams on four boards, seven rounds by the rules of 2026"),
        "team-swiss-2026",
        rounds=7,
    ),
    "s": Template(
        mark("School event"),
        mark("a Swiss of seven rounds; pupils of one team do not meet, its best four count for the team"),
        TODAY,
        rounds=7,
        apart="team",
        team_best=4,
    ),
    "m": Template(
        mark("Match"),
        mark("two players, six games; lots give the first colour"),
        "match",
        rounds=6,
    ),
    "b": Template(
        mark("Blitz"),
        mark("everybody meets everybody along a row of boards, one board on after every game"),
        "sliding",
    ),
    "d": Template(
        mark("Display"),
        mark("one player against many; who is entered first gives it"),
        "simultaneous",
    ),
}
"""By the key that chooses it."""


def described() -> str:
    """Tell what each of them sets, one a line."""
    return "\n".join(
        tr("{key} {template}: {what}.", key=key, template=tr(each.label), what=tr(each.told))
        for key, each in TEMPLATES.items()
    )
