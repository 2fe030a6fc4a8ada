"""A course paper: one event from round 1 to the final table, every round to be paired by the student.

A round begins with the games of the one before as they were played, so that a mistake spoils one round and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from paircard.core.event.tournament import Tournament
from paircard.core.simulation import Plan, before_rounds, play
from paircard.core.tables.standings import StandingRow, standings
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.courses.rules import CourseRules, RoundOnPaper
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.tiebreaks import parse
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

MOST_EVENTS = 60
"""So many events are played in search of one that comes to its end."""
MOST_PLAYERS = len(SURNAMES)
MOST_ROUNDS = 11


@dataclass(frozen=True, slots=True)
class CourseWish:
    """What the event is to be like."""

    seed: int
    players: int
    rounds: int
    rules: CourseRules


@dataclass(frozen=True)
class Course:
    """The event."""

    wish: CourseWish
    rounds: tuple[RoundOnPaper, ...]
    """Every round, as it is asked and explained."""
    before: tuple[Tournament, ...]
    """The event before each of its rounds is paired."""
    final: Tournament

    @property
    def table(self) -> tuple[StandingRow, ...]:
        """The final table; lots are not drawn."""
        return standings(self.final, tie_breaks=parse(self.wish.rules.tie_breaks)).rows

    @property
    def half_marks(self) -> int:
        """All marks: those of the rounds, and one for every player in the right place with the right points."""
        return sum(each.half_marks for each in self.rounds) + FULL * len(self.table)


def _plan(wish: CourseWish) -> Plan:
    rules = wish.rules
    return Plan(wish.players, wish.players, wish.rounds, SURNAMES, rules.habits, system=rules.system)


def draw_course(wish: CourseWish) -> Course:
    """Play the event by seed; raise Refusal with one sentence if none comes to its last round."""
    chance, plan = Random(wish.seed), _plan(wish)
    for _ in range(MOST_EVENTS):
        seed = int(chance.random() * 10**9)
        before = tuple(before_rounds(plan, seed))
        if len(before) == wish.rounds:
            return Course(wish, tuple(map(wish.rules.round, before)), before, play(plan, seed).tournament)
    no_event = said(
        "No event of {players} players got through {rounds} rounds: ask for fewer rounds.",
        players=wish.players,
        rounds=wish.rounds,
    )
    raise Refusal(no_event)
