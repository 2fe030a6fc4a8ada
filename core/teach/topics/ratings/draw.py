"""Drawing questions about ratings by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.teach.questions.draw import pick, shuffled, up_to
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.ratings.coefficient import WhichK
from paircard.core.teach.topics.ratings.first import First
from paircard.core.teach.topics.ratings.of_event import ChangeOfEvent, OnTheList
from paircard.core.teach.topics.ratings.one_game import Expected, Pace
from paircard.core.teach.topics.ratings.question import OnRatings, RatingKind
from paircard.core.values.time_control import Play

_TRIES = 200
"""So many questions are made up in search of one that turns on what was drawn."""
_NOW, _BEFORE = "2026-05-01", "2025-05-01"
_YEAR = 2026
_LEVELS: Mapping[RatingKind, Mapping[str, int]] = {
    RatingKind.EXPECTED: {
        "8.1.2": 1,
        "8.3.1": 2,
        "RB 7.1.2": 2,
        "RB 7.3.1 400": 3,
        "8.3.1 2650": 3,
        "RB 7.3.1": 4,
        "T1": 4,
        "T5": 5,
        "RB 7.3.1 2650": 5,
    },
    RatingKind.K: {"8.3.3 new": 1, "8.3.3": 1, "8.3.3 ever": 2, "8.3.3 age": 3, "T11": 3, "T12": 4, "T13": 4, "T14": 5},
    RatingKind.PACE: {"1.1": 1, "1.1 increment": 2, "RB 1.1.1": 2, "RB 1.1.2": 2},
    RatingKind.CHANGE: {"8.3.2": 2, "5.1": 2, "8.3.1 unrated": 2, "8.3.1": 3, "T2": 4, "8.3.1 2650": 5},
    RatingKind.LIST: {"8.3.4": 1, "T6": 3, "T7": 4, "7.2.1": 2},
    RatingKind.FIRST: {"7.1.4": 2, "8.2.2": 3, "8.2.3": 4, "8.2.1": 4, "5.1": 3},
}
"""What a question of a kind may turn on, and the level that makes."""


def draw_about_ratings(
    chance: Random, kinds: Sequence[RatingKind] = tuple(RatingKind), wanted: int | None = None
) -> TopicQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    for turns in shuffled(chance, _of_level(_LEVELS[kind], wanted)):
        for _ in range(_TRIES):
            question = _DRAWN[kind](chance, turns)
            if question.without(turns) not in question.right:
                return question
    return question


def question_about_ratings(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, and the fields it has."""
    fields = {name: tuple(each) if isinstance(each, list) else each for name, each in asked.items() if name != "kind"}
    return _CLASSES[RatingKind(asked["kind"])](**fields)


def _of_level(levels: Mapping[str, int], wanted: int | None) -> Sequence[str]:
    """Return what makes the level that is nearest to the one wanted."""
    if wanted is None:
        return list(levels)
    nearest = min(abs(level - wanted) for level in levels.values())
    return [name for name, level in levels.items() if abs(level - wanted) == nearest]


def _between(chance: Random, low: int, high: int) -> int:
    return low + up_to(chance, high - low + 1)


def _expected(chance: Random, turns: str) -> Expected:
    own, other = _between(chance, 1500, 2500), _between(chance, 1500, 2500)
    strong = _between(chance, 2650, 2830)
    far = _between(chance, 401, 700)
    match turns:
        case "8.3.1" | "RB 7.3.1 400":
            other = own + far if own + far < 2600 else own - far
        case "8.3.1 2650" | "RB 7.3.1 2650":
            own, other = strong, strong - _between(chance, 401, 560)
        case "T1":
            own, other = strong - far, strong
        case "T5":
            own, other = strong, strong - far
        case "RB 7.3.1":
            own, other = shuffled(chance, (strong, strong - _between(chance, 600, 900)))
    quick: Sequence[Play] = ("rapid", "blitz")
    play = pick(chance, quick) if turns.startswith("RB") else "standard"
    return Expected(turns, own, other, _BEFORE if turns == "T5" else _NOW, play)


def _k(chance: Random, turns: str) -> WhichK:
    rating = _between(chance, 1500, 2390)
    highest, born, before, games = (
        rating + up_to(chance, 40),
        _between(chance, 1960, 2005),
        _between(chance, 40, 900),
        9,
    )
    match turns:
        case "8.3.3 new":
            before = _between(chance, 5, 29)
        case "8.3.3" | "8.3.3 age":
            rating = _between(chance, 1500, 2200)
            highest, born = (
                rating + up_to(chance, 60),
                _YEAR - (18 if turns.endswith("age") else _between(chance, 9, 18)),
            )
        case "8.3.3 ever":
            rating = _between(chance, 2330, 2399)
            highest = _between(chance, 2400, 2450)
        case "T11":
            games = _between(chance, 36, 60)
        case "T12":
            rating, before = _between(chance, 2400, 2500), _between(chance, 9, 29)
            highest = rating
        case "T13":
            rating, born = _between(chance, 2150, 2299), _YEAR - _between(chance, 12, 18)
            highest = _between(chance, 2300, 2390)
        case "T14":
            rating, born, before = (
                _between(chance, 2300, 2390),
                _YEAR - _between(chance, 12, 18),
                _between(chance, 9, 29),
            )
            highest = rating
    return WhichK(turns, rating, highest, born, _YEAR, before, games)


def _pace(chance: Random, turns: str) -> Pace:
    time, increment = pick(
        chance, ((60, 30), (90, 0), (90, 30), (60, 0), (45, 15), (15, 10), (10, 5), (5, 3), (3, 2), (50, 10), (75, 15))
    )
    one, other = (_between(chance, 1100, 2450) if chance.random() < 0.85 else 0 for _ in range(2))
    return Pace(turns, time, increment, one, other)


def _change(chance: Random, turns: str) -> ChangeOfEvent:
    own, k = (_between(chance, 2655, 2750), 10) if turns.endswith("2650") else (_between(chance, 1550, 2350), 20)
    k = 40 if own < 2000 and chance.random() < 0.3 else k
    games = [f"{own + _between(chance, -190, 190)} {pick(chance, '1½0')}" for _ in range(_between(chance, 4, 6))]
    at = up_to(chance, len(games))
    match turns:
        case "5.1":
            games[at] = f"{own + _between(chance, -150, 150)} {pick(chance, '+-')}"
        case "8.3.1 unrated":
            games[at] = f"0 {pick(chance, '1½0')}"
        case "8.3.1" | "8.3.1 2650":
            games[at] = f"{own - _between(chance, 412, 540)} {pick(chance, '1½')}"
        case "T2":
            for each in (at, at - 1):
                games[each] = f"{own - _between(chance, 412, 540)} {pick(chance, '1½')}"
    return ChangeOfEvent(turns, own, k, tuple(games), _NOW)


def _list(chance: Random, turns: str) -> OnTheList:
    k = pick(chance, (10, 20, 40))
    own = _between(chance, 1400, 1409) if turns == "7.2.1" else _between(chance, 1600, 2350)
    count = 1 if turns == "8.3.4" else 2 if turns == "T7" else _between(chance, 2, 3)
    gained = tuple(_between(chance, -95, 95) for _ in range(count))
    if turns == "T7":
        k, gained = 10, (gained[0], -5 - gained[0] - 10 * up_to(chance, 12))
    return OnTheList(turns, own, k, gained)


def _first(chance: Random, turns: str) -> First:
    strength = _between(chance, 1550, 2050)
    count = _between(chance, 3, 4) if turns == "7.1.4" and chance.random() < 0.6 else _between(chance, 5, 8)
    signs = "11½½00"
    if turns == "7.1.4" and count > 4:
        strength, signs = 1450, "½00000"
    if turns == "8.2.3":
        strength, signs = 2250, "111½½0"
    games = [f"{strength + _between(chance, -180, 180)} {pick(chance, signs)}" for _ in range(count)]
    later = 0
    if turns == "8.2.1":
        later = _between(chance, 2, 3)
        games = [f"{strength + _between(chance, -180, 180)} 0" for _ in range(later)] + games
    if turns == "5.1":
        games[up_to(chance, len(games))] = f"{strength} {pick(chance, '+-')}"
    return First(turns, tuple(games), later)


_DRAWN: Mapping[RatingKind, Callable[[Random, str], OnRatings]] = {
    RatingKind.EXPECTED: _expected,
    RatingKind.K: _k,
    RatingKind.PACE: _pace,
    RatingKind.CHANGE: _change,
    RatingKind.LIST: _list,
    RatingKind.FIRST: _first,
}
_CLASSES: Mapping[RatingKind, Callable[..., OnRatings]] = {
    RatingKind.EXPECTED: Expected,
    RatingKind.K: WhichK,
    RatingKind.PACE: Pace,
    RatingKind.CHANGE: ChangeOfEvent,
    RatingKind.LIST: OnTheList,
    RatingKind.FIRST: First,
}
