"""The table of systems: one row each. A package is loaded when an event asks for its system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from paircard.core.facets.system import System

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations
    from paircard.core.tiebreaks.tie_break import TieBreak

_ROWS: Mapping[str, str] = {
    "dutch-2026": "paircard.core.systems.dutch2026.system.Dutch2026",
    "swiss-1998": "paircard.core.systems.swiss1998.system.Swiss1998",
    "round-robin": "paircard.core.systems.round_robin.system.RoundRobin",
    "dubov-2026": "paircard.core.systems.dubov.system.Dubov2026",
    "burstein-2026": "paircard.core.systems.burstein.system.Burstein2026",
    "double-swiss-2026": "paircard.core.systems.double_swiss.system.DoubleSwiss2026",
    "lim-2026": "paircard.core.systems.lim.system.Lim2026",
    "keizer": "paircard.core.systems.keizer.system.Keizer",
    "monrad": "paircard.core.systems.monrad.system.Monrad",
    "team-swiss-1998": "paircard.core.systems.swiss1998.team_system.TeamSwiss1998",
    "team-swiss-2026": "paircard.core.systems.team_swiss_2026.system.TeamSwiss2026",
    "team-round-robin": "paircard.core.systems.round_robin.team_system.TeamRoundRobin",
    "scheveningen": "paircard.core.systems.scheveningen.system.Scheveningen",
    "sliding": "paircard.core.systems.sliding.system.Sliding",
    "knockout": "paircard.core.systems.knockout.system.Knockout",
    "team-knockout": "paircard.core.systems.knockout.team_system.TeamKnockout",
    "match": "paircard.core.systems.match.system.MatchOfTwo",
    "simultaneous": "paircard.core.systems.simultaneous.system.Simultaneous",
}
"""The class of each by its whole name: an event knows this table, and loads no system before it asks for one."""


@cache
def _loaded(name: str) -> System:
    module, _, kind = name.rpartition(".")
    system: System = getattr(import_module(module), kind)()
    return system


class _Catalogue(Mapping[str, System]):
    """Systems by the key that the regulations keep; whether there is one is known without loading it."""

    def __getitem__(self, key: str) -> System:
        return _loaded(_ROWS[key])

    def __contains__(self, key: object) -> bool:
        return key in _ROWS

    def __iter__(self) -> Iterator[str]:
        return iter(_ROWS)

    def __len__(self) -> int:
        return len(_ROWS)

    __hash__ = object.__hash__  # asked for every value that is read
    __eq__ = object.__eq__

    def __reduce__(self) -> str:
        return "SYSTEMS"  # in another process it is the table that is there

    def tie_breaks(self, regulations: Regulations) -> Sequence[TieBreak]:
        """Return the tie-breaks announced; raise `Refusal` for one that this version does not know."""
        from paircard.core.tiebreaks.announced import announced  # all of them come with it: who only pairs needs none

        return announced(regulations, teams=self[regulations.system].contestants == "teams")


SYSTEMS = _Catalogue()
