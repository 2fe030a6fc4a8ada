"""Drawing questions about norms by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.event.entrant import Title
from paircard.core.norms.norm import NORMS
from paircard.core.teach.questions.draw import pick, shuffled, up_to
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.norms.application import ARTICLES, Application
from paircard.core.teach.topics.norms.case import NormCase
from paircard.core.teach.topics.norms.conditions_of_event import ARTICLES as ARTICLES_OF_EVENT
from paircard.core.teach.topics.norms.conditions_of_event import OfEvent
from paircard.core.teach.topics.norms.made_up import ARRANGED, arranged, open_last
from paircard.core.teach.topics.norms.of_games import CLASSES, OfGames
from paircard.core.teach.topics.norms.points_needed import PointsNeeded
from paircard.core.teach.topics.norms.question import NONE, NormKind
from paircard.core.values.frozen import replace

_TRIES = 80
"""So many games are made up in search of some that turn on what was drawn; then it is another article's turn."""
_MIX = ("1.4.3", "1.4.4", "1.4.5a", "1.4.5a CM", "third", "1.4.3 FID", "1.4.3a", "1.4.3c", "1.4.3d")
_TURNS: Mapping[NormKind, Sequence[str]] = {
    NormKind.AVERAGE: ("1.4.6c", "N3", "1.4.6", "1.4.2a", "1.4.2b", "1.4.2c"),
    NormKind.MIX: _MIX,
    NormKind.MADE: (
        *("0.3", "1.4.1a", "1.4.1b", "1.4.1c", "1.4.1e", "1.4.1f", "1.4.2a", "1.4.2c", "N14", "1.4.3", "1.4.3b"),
        *("1.4.3c", "1.4.4", "1.4.5a", "1.4.5a CM", "third", "1.4.6c", "1.4.8a", "1.4.8"),
    ),
    NormKind.LEAVE: ("1.4.1e", "1.4.1f"),
    NormKind.WORTH: ("1.4.1d", "N31", "1.4.1b"),
    NormKind.LAST: ("1.4.6c", "third", "1.4.8", "1.4.8", "1.4.8", "1.4.1f"),
}
"""What a question of a kind may turn on."""
_SIZES: Mapping[int, Sequence[int]] = {1: (9,), 2: (9, 10), 3: (7, 8, 11), 4: (9, 12, 13), 5: (9, 10, 11, 13)}
_TITLES = ("GM", "IM", "WGM", "WIM")


def draw_about_norms(
    chance: Random, kinds: Sequence[NormKind] = tuple(NormKind), wanted: int | None = None
) -> TopicQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    match kind:
        case NormKind.POINTS:
            return _points(chance, wanted or 1 + up_to(chance, 5))
        case NormKind.EVENT:
            return _event(chance)
        case NormKind.APPLICATION:
            return _application(chance, wanted)
    return _of_games(chance, kind, wanted)


def question_about_norms(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, and the fields it has."""
    fields: dict[str, Any] = {
        name: tuple(each) if isinstance(each, list) else each for name, each in asked.items() if name != "kind"
    }
    kind = NormKind(asked["kind"])
    if kind is NormKind.POINTS:
        return PointsNeeded(**fields)
    if kind is NormKind.EVENT:
        return OfEvent(**fields)
    if kind is NormKind.APPLICATION:
        return Application(**fields)
    turns = fields.pop("turns")
    return CLASSES[kind](NormCase(**fields), turns)


def _of_games(chance: Random, kind: NormKind, wanted: int | None) -> OfGames:
    """Draw what the question turns on, then games that do turn on it."""
    for name in shuffled(chance, _of_level(_TURNS[kind], wanted)):
        for _ in range(_TRIES):
            question = _tried(chance, kind, name)
            if question.is_wrong(question.without(question.turns)) and _answers(question):
                return question
    return question


def _answers(question: OfGames) -> bool:
    """Whether there is something to be worked out: what is no norm is worth nothing, and leaves nothing out."""
    return question.kind not in (NormKind.LEAVE, NormKind.WORTH) or question.right[0] != NONE


def _tried(chance: Random, kind: NormKind, name: str) -> OfGames:
    found, turns = arranged(chance, name)
    if kind is NormKind.LAST:
        open_last(chance, found)
    return CLASSES[kind](found.case, turns)


def _of_level(names: Sequence[str], wanted: int | None) -> Sequence[str]:
    """Return those whose level is nearest to what is wanted."""
    if wanted is None:
        return names
    nearest = min(abs(ARRANGED[name][0] - wanted) for name in names)
    return [name for name in names if abs(ARRANGED[name][0] - wanted) == nearest]


def _points(chance: Random, level: int) -> PointsNeeded:
    """Draw an average near the least one, in the higher levels below it now and then."""
    norm = NORMS[Title(pick(chance, _TITLES))]
    games, below = pick(chance, _SIZES[level]), level > 2 and chance.random() < 0.25
    mean = norm.mean - 1 - up_to(chance, 20) if below else norm.mean + up_to(chance, 230)
    question = PointsNeeded(norm.title.value, games, mean)
    names = ("1.4.8a", "1.4.7", "1.4.8b", "1.4.8", "1.4.9")
    turns = next((name for name in names if question.without(name) not in question.right), "1.4.9")
    return replace(question, turns=turns)


def _event(chance: Random) -> OfEvent:
    """Draw an event that fails one condition, or meets all, one of them barely."""
    turns, fails = pick(chance, ARTICLES_OF_EVENT), chance.random() < 0.7
    event = OfEvent(
        turns, 31 + up_to(chance, 60), pick(chance, _DAYS), pick(chance, _CONTROLS), pick(chance, _ARBITERS)
    )
    match turns:
        case "0.5":
            return replace(event, control=pick(chance, ("25 min + 10 s", "15 min + 10 s"))) if fails else event
        case "1.1.1":
            return replace(event, days=30 - (1 + up_to(chance, 9) if fails else 0))
        case "1.1.2":
            return replace(event, control="150 min + 40 s" if fails else "150 min + 30 s")
        case "1.1.3" if chance.random() < 0.5:
            return replace(event, rounds=(1, 3, 2, 2, 1) if fails else (2, 2, 2, 2, 1), control=_CONTROLS[0])
        case "1.1.3":
            return replace(event, control="90 min + 20 s" if fails else "90 min + 30 s")
        case "1.1.5":
            return replace(event, arbiter=event.arbiter.replace("IA", "NA" if fails else "FA"))
    return replace(event, plays=event.arbiter.split(maxsplit=1)[1] if fails else _A_PLAYER)


_DAYS = ((1, 2, 2, 2, 2), (1, 1, 1, 2, 2, 2), (1,) * 9, (2, 2, 2, 1, 2))
_CONTROLS = ("90 min + 30 s", "100 min + 30 s", "120 min")  # no words: time controls
"""Three rounds a day of the first are twelve hours."""
_A_PLAYER = "Lindt, Marta"  # no words: a name
_ARBITERS = ("IA Novak, Jana", "IA Berg, Olof", "IA Costa, Rui")  # no words: names


def _application(chance: Random, wanted: int | None) -> Application:
    """Draw three norms, or two of many games, that lack one thing or nothing."""
    title = pick(chance, _TITLES)
    names = [each for each in ARTICLES if each != "1.1.3a" or title in ("GM", "WGM")]
    turns, lacks = pick(chance, names), chance.random() < 0.7
    level = 1 + up_to(chance, 5) if wanted is None else wanted
    games: Sequence[int] = pick(
        chance, ((9, 9, 9), (10, 9, 9), (9, 11, 9)) if level < 4 else ((13, 13, 9), (11, 9, 9), (12, 10, 9))
    )
    holds = [["foreign", "listed", "daily"] for _ in games]
    rating = NORMS[Title(title)].rating + up_to(chance, 60)
    if lacks:
        games, rating = _spoiled(chance, turns, games, holds, rating, NORMS[Title(title)].rating)
    else:
        _barely(chance, turns, holds)
    ends = [f"202{4 + up_to(chance, 3)}-{1 + up_to(chance, 9):02}-{10 + up_to(chance, 18)}" for _ in games]
    norms = tuple(f"{worth} {end} {' '.join(held)}" for worth, end, held in zip(games, ends, holds, strict=False))
    return Application(title, norms, rating, turns)


def _spoiled(
    chance: Random, turns: str, games: Sequence[int], holds: list[list[str]], rating: int, least: int
) -> tuple[Sequence[int], int]:
    """Let one article not be met."""
    match turns:
        case "1.5.1":
            return pick(chance, ((9, 9, 8), (13, 13), (9, 8, 9), (12, 13))), rating
        case "1.5.3":
            return games, least - 1 - up_to(chance, 20)
        case "1.4.1c":
            for held in holds[:2]:
                held.append("eight")
        case _:
            for held in holds:
                held.remove(_HELD[turns])
    return games, rating


def _barely(chance: Random, turns: str, holds: list[list[str]]) -> None:
    """Let an article be met by one norm alone."""
    if turns == "1.4.1c":
        pick(chance, holds).append("eight")
    elif turns in _HELD:
        kept = up_to(chance, len(holds))
        for at, held in enumerate(holds):
            if at != kept:
                held.remove(_HELD[turns])


_HELD = {"1.1.3a": "daily", "1.4.3e": "foreign", "1.5.6": "listed"}  # no words: as norms are written
