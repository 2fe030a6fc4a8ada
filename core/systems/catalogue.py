"""The table of systems: one row each. A package is loaded when an event asks for its system."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from core.systems.base import System


def _swiss_1998() -> System:
    from core.systems.swiss1998.system import Swiss1998

    return Swiss1998()


def _round_robin() -> System:
    from core.systems.round_robin.system import RoundRobin

    return RoundRobin()


def _team_swiss_1998() -> System:
    from core.systems.swiss1998.team_system import TeamSwiss1998

    return TeamSwiss1998()


def _team_round_robin() -> System:
    from core.systems.round_robin.team_system import TeamRoundRobin

    return TeamRoundRobin()


def _scheveningen() -> System:
    from core.systems.scheveningen.system import Scheveningen

    return Scheveningen()


_ROWS: Mapping[str, Callable[[], System]] = {
    "swiss-1998": cache(_swiss_1998),
    "round-robin": cache(_round_robin),
    "team-swiss-1998": cache(_team_swiss_1998),
    "team-round-robin": cache(_team_round_robin),
    "scheveningen": cache(_scheveningen),
}


class _Catalogue(Mapping[str, System]):
    """Systems by the key that the regulations keep; whether there is one is known without loading it."""

    def __getitem__(self, key: str) -> System:
        return _ROWS[key]()

    def __contains__(self, key: object) -> bool:
        return key in _ROWS

    def __iter__(self) -> Iterator[str]:
        return iter(_ROWS)

    def __len__(self) -> int:
        return len(_ROWS)


SYSTEMS: Mapping[str, System] = _Catalogue()

TAUGHT = "swiss-1998"
"""The system that lessons are about: their positions belong to no event."""
