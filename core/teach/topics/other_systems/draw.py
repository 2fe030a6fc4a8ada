"""Drawing questions by lot: an event is played up to a round, and the round is asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from paircard.core.event.tournament import Tournament
from paircard.core.simulation import Habits, Plan, before_rounds
from paircard.core.simulation.how_often import NEVER, share
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.teach.questions.draw import pick, up_to
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.other_systems.before import Before
from paircard.core.teach.topics.other_systems.played import Played
from paircard.core.teach.topics.other_systems.question import BYE, FLOATS, POINTS, RANKING, ROUND, UPFLOATERS, WHITE
from paircard.core.teach.topics.other_systems.questions import (
    HowManyPoints,
    WhoHasTheBye,
    WhoHasWhite,
    WhoIsDrawnUp,
    WhoIsLeftOver,
    WhoMeetsWhom,
    WhoStandsWhere,
)

Asked = Callable[[Before], Iterator[TopicQuestion]]
SIZES: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((5, 2), (6, 2)),
    2: ((6, 3), (7, 2)),
    3: ((7, 3), (8, 3)),
    4: ((8, 4), (9, 3)),
    5: ((9, 4), (10, 4)),
}
"""Players, and rounds played, of the events of each level."""
TO_COME = (1, 2, 3)
"""Rounds still to be paired; never so many that one of them would still seed a field (C.04.4.2 1.6)."""
OF_SWISS = Habits(absent=share(0.04), forfeit=share(0.03), withdrawn=NEVER)
OF_CLUBS = replace(OF_SWISS, half_point=share(0.08), full_point=share(0.05))
"""Told in time, and away for the club; nobody leaves, which cards would not tell."""
_HABITS = {"keizer": OF_CLUBS}  # no words: a key
_BEGUN = 10**9


def habits_of(system: str) -> Habits:
    """Return what happens to the players of an event."""
    return _HABITS.get(system, OF_SWISS)


def draw_about(system: str) -> Callable[[Random, Sequence[str], int | None], TopicQuestion]:
    """Return what draws questions about events of a system."""

    def draw(chance: Random, kinds: Sequence[str], wanted: int | None = None) -> TopicQuestion:
        kind = pick(chance, kinds)
        while True:
            players, played = pick(chance, SIZES[1 + up_to(chance, len(SIZES)) if wanted is None else wanted])
            plan = Plan(
                players,
                players,
                played + pick(chance, TO_COME),
                SURNAMES,
                habits_of(system),
                system=system,
                checked=False,
            )
            offered = list(_offered(_after(plan, up_to(chance, _BEGUN), played), kind))
            if offered:
                return pick(chance, offered)

    return draw


def _after(plan: Plan, seed: int, played: int) -> Tournament | None:
    """Return an event before the round after so many; None where it does not come to it."""
    return next((event for event in before_rounds(plan, seed) if len(event.rounds) == played), None)


def _offered(event: Tournament | None, kind: str) -> Iterator[TopicQuestion]:
    if event is not None:
        yield from every_question(Before(event), kind)


def every_question(before: Before, kind: str) -> Iterator[TopicQuestion]:
    """Yield all questions of a kind that a round offers."""
    yield from _ASKED[kind](before)


def draw_about_round(before: Before, kinds: Sequence[str], chance: Random) -> TopicQuestion | None:
    """Draw a question about the next round of an event: first its kind; None where no kind offers any."""
    left = list(kinds)
    while left:
        kind = pick(chance, left)
        if offered := list(every_question(before, kind)):
            return pick(chance, offered)
        left.remove(kind)
    return None


def question_of(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, the event, and which bracket, pair or player."""
    told = {name: value for name, value in asked.items() if name in _OF_THE_EVENT}
    happened, away, ratings = (tuple(told.pop(name, ())) for name in ("happened", "away", "ratings"))
    before = Before(Played(**told, ratings=ratings, happened=happened, away=away).tournament)
    which = {name: asked[name] for name in ("at", "player") if name in asked}
    return _CLASSES[asked["kind"]](before, tuple(asked["about"]), **which)


_OF_THE_EVENT = frozenset(("system", "rounds", "colour", "ratings", "happened", "away", "options"))


def _byes(before: Before) -> Iterator[TopicQuestion]:
    if before.bye is not None:
        yield WhoHasTheBye(before)


def _drawn_up(before: Before) -> Iterator[TopicQuestion]:
    yield from (WhoIsDrawnUp(before, at=at) for at in range(len(before.made.brackets)) if before.drawn_up(at))


def _left_over(before: Before) -> Iterator[TopicQuestion]:
    yield from (WhoIsLeftOver(before, at=at) for at in range(len(before.made.brackets)) if before.left_over(at))


def _whites(before: Before) -> Iterator[TopicQuestion]:
    yield from (WhoHasWhite(before, at=at) for at in range(len(before.pairs)))


def _points(before: Before) -> Iterator[TopicQuestion]:
    # where totals are averaged they are no sum of what rounds gave, and where rounds stay as they were valued
    # the places of today do not tell it
    plain = (id_ for id_, own in before.own_points.items() if own.anew and not own.remark)
    yield from (HowManyPoints(before, player=before.number(id_)) for id_ in plain)


def _rankings(before: Before) -> Iterator[TopicQuestion]:
    if all(own.anew for own in before.own_points.values()):
        yield WhoStandsWhere(before)


_ASKED: Mapping[str, Asked] = {
    BYE: _byes,
    UPFLOATERS: _drawn_up,
    FLOATS: _left_over,
    ROUND: lambda before: iter([WhoMeetsWhom(before)]),
    WHITE: _whites,
    POINTS: _points,
    RANKING: _rankings,
}
_CLASSES: Mapping[str, Callable[..., TopicQuestion]] = {
    BYE: WhoHasTheBye,
    UPFLOATERS: WhoIsDrawnUp,
    FLOATS: WhoIsLeftOver,
    ROUND: WhoMeetsWhom,
    WHITE: WhoHasWhite,
    POINTS: HowManyPoints,
    RANKING: WhoStandsWhere,
}
