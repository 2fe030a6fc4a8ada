"""What an arbiter types in an evening, in lines: an event of every system, one with sections, one with captains."""

from __future__ import annotations

from dataclasses import dataclass

EVENT = "k.json"


@dataclass(frozen=True)
class Script:
    """Lines that make an event and play it; none is refused, and nothing is left to chance."""

    name: str
    lines: tuple[str, ...]
    listed: str = ""
    """The list of entrants that is imported as `list.csv`."""


def _new(system: str, *, rounds: int = 0) -> tuple[str, ...]:
    return (f"new K; system={system}; {f'rounds={rounds}; ' if rounds else ''}file={EVENT}", "E")


def _entered(count: int, letter: str = "A") -> tuple[str, ...]:
    return tuple(f"new {letter}{number}; rating={2000 - 10 * number}" for number in range(1, count + 1))


def _teams(teams: int, members: int = 3) -> str:
    """Return a list of players with their teams: imported as one command of many entries."""
    rows = (f"T{team}-{at},{2000 - 10 * team - at},T{team}" for team in range(1, teams + 1) for at in range(members))
    return "\n".join(["name,rating,team", *rows, ""])


_MATCHES = ("1.1 1", "1.2 5", "2.1 1", "2.2 0")
_SLIPS = "D y; ; ; 4 1 3 2 6 5"
"""From a hat: lots from a seed differ from event to event."""
_OF_FOUR = "D y; ; ; 4 1 3 2"
_IMPORT = "i list.csv; y"
_ROUND = ("1 1", "2 5", "3 0")
_SWISS = ("f w", "P", "p", "b", *_ROUND, "p", "t y", "p", "b", *_ROUND, "1 5 y", "u", "U")
_EVENINGS = ("b", *_ROUND, "p", "t y", "p", "b", *_ROUND, "1 5 y", "u", "U")
_GAMES = ("1.1 1", "1.2 5", "2.1 0", "2.2 1", "3.1 5", "3.2 0")
_DOUBLE_SWISS = ("f w", "P", "p", "b", *_GAMES, "p", "t y", "p", "b", *_GAMES, "1.1 5 y", "u", "U")
_TEAM_SWISS = ("t boards=2", _IMPORT, "f w", "P", "p", "L y", "b", *_MATCHES, "p", "b", "1 l 1; 1 3", "L y", *_MATCHES)
_POSTED = ("P", "p", "u y", "p", *_ROUND, "]", "1 1", "2 5", "u", "U")

SCRIPTS = (
    Script("swiss-1998", (*_new("Swiss 1998", rounds=3), *_entered(6), *_SWISS)),
    Script("dutch-2026", (*_new("Swiss 2026", rounds=3), *_entered(6), *_SWISS)),
    Script("dubov-2026", (*_new("Dubov 2026", rounds=3), *_entered(6), *_SWISS)),
    Script("burstein-2026", (*_new("Burstein 2026", rounds=3), *_entered(6), *_SWISS)),
    Script("lim-2026", (*_new("Lim 2026, our reading", rounds=3), *_entered(6), *_SWISS)),
    Script("double-swiss-2026", (*_new("Double-Swiss 2026", rounds=3), *_entered(6), *_DOUBLE_SWISS)),
    Script("keizer", (*_new("Keizer", rounds=3), *_entered(6), "P", "p", *_EVENINGS)),
    Script("monrad", (*_new("Monrad", rounds=3), *_entered(6), _SLIPS, "P", "p", *_EVENINGS)),
    Script("round-robin", (*_new("Round robin"), *_entered(6), _SLIPS, *_POSTED)),
    Script("sliding", (*_new("Sliding"), *_entered(6), _SLIPS, *_POSTED)),
    Script("team-swiss-1998", (*_new("Team Swiss", rounds=3), *_TEAM_SWISS), _teams(4)),
    Script("team-swiss-2026", (*_new("Team Swiss 2026", rounds=3), *_TEAM_SWISS), _teams(4)),
    Script(
        "team-round-robin",
        (*_new("Team round robin"), "t boards=2", _IMPORT, _OF_FOUR, "P", "p", "1 l 2; 1 3", "L y", *_MATCHES),
        _teams(4),
    ),
    Script(
        "scheveningen",
        (*_new("Scheveningen"), "t boards=3", _IMPORT, "P", "p k", "L y", "1.1 1", "1.2 5", "1.3 0"),
        _teams(2),
    ),
    Script("knockout", (*_new("Knock-out"), *_entered(4), "P", "p w", "b", "1 1", "2 0", "p", "b", "1 1")),
    Script(
        "team-knockout",
        (*_new("Team knock-out"), "t boards=2", _IMPORT, "P", "p w", "L y", "b", "1.1 1", "1.2 1", "2.1 1", "2.2 1"),
        _teams(4),
    ),
    Script("match", (*_new("Match", rounds=4), *_entered(2), "P", "p x; 1; b", "1", "p", "5", "p", "0")),
    Script(
        "simultaneous",
        (*_new("Simultaneous"), "new Giver; rating=2500", *_entered(3), "P", "p", "3 j", "1 1", "2 5", "3 0"),
    ),
    Script(
        "sections",
        (
            *_new("Round robin"), *_entered(4), _OF_FOUR, "P", "p", "1 1",
            "E", "A B; 3; A; system=Swiss 1998", "V B", *_entered(4, "B"), "f b", "P", "p", "b", "1 1",
            "V A", "2 0", "V B", "2 5", "p", "V A", "E", "P", "1 5", "V B", "b", "1 1",
        ),
    ),
)  # fmt: skip
