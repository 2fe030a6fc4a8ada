"""What an experiment asks: fields to be played, the ways to play them that are compared, and how many events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from paircard.core.event.options import Options

Value = float | str
"""Of what is varied: a number, or the name of a model."""
TIE_BREAKS = ("BH/C1@c07-2026", "BH@c07-2026", "SB@c07-2026", "PS@c07-2026")
"""Where an experiment names none: those of C.07 that most opens announce."""


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """Who plays: a field of made-up players, drawn anew for every event."""

    players: int = 30
    """Of an event of players."""
    teams: int = 24
    """Of an event of teams; each has as many members as a match has boards."""
    ratings: tuple[int, ...] = ()
    """Those of real players, 0 for who has none, of which an event draws `players`; none for made-up ones."""
    mean: float = 1800.0
    """True strength on the scale of ratings."""
    spread: float = 250.0
    """Standard deviation of true strength; in a team around the mean of the team."""
    team_spread: float = 150.0
    """Standard deviation of the means of teams."""
    rating_error: float = 60.0
    """Standard deviation of a rating around the true strength of its player."""
    unrated: float = 0.0
    """Share of the players who have no rating."""
    late: float = 0.0
    """Share of the players (teams) who enter for round 2."""
    absent: float = 0.0
    """Share of the players (teams) who miss a round, each round anew."""
    byes: float = 0.0
    """Share of the players (teams) who ask for a half-point bye, each round but the last anew."""
    forfeits: float = 0.0
    """Share of the games that one of the two does not come to."""


@dataclass(frozen=True, slots=True)
class ResultPlan:
    """How games end by the true strength of the two."""

    model: str = "2025"
    """`MODELS` of `core.lab.game_ends`: by FIDE's model of 2025, as games rated until 2015 ended, or by Elo's curve."""
    draws: float = 0.35
    """Of `elo`: share of draws between two of equal strength; it shrinks as the difference grows."""
    white: float = 0.0
    """Of `elo`: what the first move is worth, in points of rating."""


@dataclass(frozen=True, slots=True)
class Contender:
    """One of the ways to play that are compared."""

    label: str
    system: str
    """Key of a system, or `groups` for groups and a final."""
    options: Options | None = None
    rounds: int = 0
    """0 for those of the experiment."""
    tie_breaks: tuple[str, ...] = ()
    """None for those of the experiment."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One contender in one field over so many rounds: what a line of the tables is about."""

    number: int
    """From 1, in the order of the tables."""
    label: str
    contender: Contender
    players: FieldPlan
    rounds: int
    results: ResultPlan
    varied: Mapping[str, Value]
    """What is varied, and its value here."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """All that is needed to repeat it anywhere."""

    name: str
    question: str
    contenders: tuple[Contender, ...]
    players: FieldPlan = FieldPlan()
    results: ResultPlan = ResultPlan()
    rounds: int = 9
    tie_breaks: tuple[str, ...] = ()
    """Of a Swiss, in their order; each is also measured by itself. None for `TIE_BREAKS`, between teams those usual."""
    top: tuple[int, ...] = ()
    """So many of the strongest are looked for among the first; none for the strongest tenth."""
    events: int = 200
    """Of each cell."""
    seed: int = 1
    explained: float = 0.0
    """Share of the events in which every round is explained, to count which criterion decided."""
    checked: float = 0.02
    """Share of the events in which the checker goes over every pairing."""
    vary: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """Fields of `FieldPlan`, `rounds` or `model`, with the values each takes in turn."""
    learned: tuple[str, ...] = ()
    """What one learns from it, and what it cannot tell: lines for its report."""

    def cells(self) -> tuple[Cell, ...]:
        """Return every contender in every field, contenders changing fastest."""
        choices = ((chosen, contender) for chosen in _choices(self.vary) for contender in self.contenders)
        return tuple(_cell(self, number, *each) for number, each in enumerate(choices, 1))

    def with_changes(self, **changes: Any) -> Experiment:
        """Return the experiment with other events or another seed."""
        return replace(self, **changes)


def _choices(vary: Mapping[str, tuple[Value, ...]]) -> Iterator[dict[str, Value]]:
    """Yield every choice of one value each.

    >>> list(_choices({"rounds": (5, 7), "players": (20,)}))
    [{'rounds': 5, 'players': 20}, {'rounds': 7, 'players': 20}]
    """
    if not vary:
        yield {}
        return
    name, *others = vary
    for value in vary[name]:
        for rest in _choices({each: vary[each] for each in others}):
            yield {name: value, **rest}


def _cell(experiment: Experiment, number: int, chosen: Mapping[str, Value], contender: Contender) -> Cell:
    """Return a contender in the field that a choice makes of that of the experiment."""
    plan = experiment.players
    shares = {name: value for name, value in chosen.items() if name not in {"rounds", "model"}}
    plan = replace(plan, **{name: type(getattr(plan, name))(value) for name, value in shares.items()})
    rounds = int(chosen.get("rounds", contender.rounds or experiment.rounds))
    results = replace(experiment.results, model=str(chosen.get("model", experiment.results.model)))
    return Cell(number, _label(contender, chosen), contender, plan, rounds, results, chosen)


def _label(contender: Contender, chosen: Mapping[str, Value]) -> str:
    return ", ".join([contender.label, *told(chosen)])


def told(chosen: Mapping[str, Value]) -> Iterator[str]:
    """Yield what is varied as labels have it.

    >>> list(told({"rounds": 9, "late": 0.05, "model": "elo"}))
    ['rounds 9', 'late 0.05', 'model elo']
    """
    return (f"{name} {value if isinstance(value, str) else format(value, 'g')}" for name, value in chosen.items())
