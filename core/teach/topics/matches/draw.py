"""Drawing questions about matches and displays by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.play_offs import SUDDEN_DEATH
from paircard.core.teach.questions.draw import pick, up_to
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.matches.colour_at_board import ColourAtBoard
from paircard.core.teach.topics.matches.is_it_over import IsItOver
from paircard.core.teach.topics.matches.last_game import LastGame
from paircard.core.teach.topics.matches.put_together import PutTogetherAtTheEnd
from paircard.core.teach.topics.matches.question import MatchKind
from paircard.core.teach.topics.matches.score_of_display import ScoreOfDisplay
from paircard.core.teach.topics.matches.third_lateness import ThirdLateness
from paircard.core.teach.topics.matches.who_has_white import SERIES, WhiteInGame, WhiteInSeries
from paircard.core.teach.topics.matches.with_clocks import CASES, WithClocks
from paircard.core.values.colour import Colour

GAMES: Mapping[int, int] = {1: 4, 2: 6, 3: 8, 4: 10, 5: 12}
"""Of the matches of each level."""
BOARDS: Mapping[int, Sequence[int]] = {1: (5, 6, 8), 2: (10, 12), 3: (15, 16), 4: (20, 22), 5: (25, 30)}
"""Of the displays of each level."""
_COLOURS: Sequence[Colour] = ("W", "B")
_MOST = 40
"""Games drawn for a match to wins, which has no other end."""


def draw_about_matches(
    chance: Random, kinds: Sequence[MatchKind] = tuple(MatchKind), wanted: int | None = None
) -> TopicQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    return _DRAWN[kind](chance, pick(chance, tuple(GAMES)) if wanted is None else wanted)


def question_about_matches(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, and the fields it has."""
    fields: dict[str, Any] = {
        name: tuple(each) if isinstance(each, list) else each for name, each in asked.items() if name != "kind"
    }
    kind = MatchKind(asked["kind"])
    if kind is MatchKind.WHITE and "before" in fields:
        return WhiteInSeries(**fields)
    if kind is MatchKind.PERCENT:
        fields["kind"] = kind
    return _CLASSES[kind](**fields)


def _white(chance: Random, level: int) -> TopicQuestion:
    """Draw a game of the match, from level 3 on one of a series as well."""
    chooser, chose = _either(chance), pick(chance, _COLOURS)
    if level >= 3 and chance.random() < 1 / 2:
        return WhiteInSeries(_either(chance), chooser, chose, 1 + up_to(chance, SERIES))
    return WhiteInGame(chooser, chose, 2 + up_to(chance, GAMES[level] - 1))


def _over(chance: Random, level: int) -> TopicQuestion:
    """Draw games up to the one that decides, half of the time without that one; never a match that is drawn."""
    to = pick(chance, ("games", "points", "wins"))
    target = {"games": GAMES[level], "points": GAMES[level] + 1, "wins": 1 + level}[to]
    while True:
        results = "".join(pick(chance, "11==00") for _ in range(GAMES[level] if to == "games" else _MOST))
        until = (IsItOver(to, target, results[:games]) for games in range(1, len(results) + 1))
        ended = next((each for each in until if each.now.decided or each.now.drawn), None)
        if ended is not None and ended.now.decided:
            break
    if len(ended.results) > 1 and chance.random() < 1 / 2:
        return IsItOver(to, target, ended.results[:-1])
    return ended


def _last(chance: Random, level: int) -> TopicQuestion:
    game = pick(chance, SUDDEN_DEATH)
    white, black = game.minutes, game.black
    result = "" if level == 1 else pick(chance, ("", "=", "=", "1", "0"))
    return LastGame(_either(chance), pick(chance, _COLOURS), white, black, result)


def _colour(chance: Random, level: int) -> TopicQuestion:
    boards = pick(chance, BOARDS[level])
    options: Sequence[str] = ("white",) if level == 1 else ("white", "black", "alternate")
    return ColourAtBoard(boards, 1 + up_to(chance, boards), pick(chance, options))


def _late(chance: Random, level: int) -> TopicQuestion:
    """Draw boards that come up again and again, none of them after it is lost."""
    boards = pick(chance, BOARDS[level])
    often = [1 + up_to(chance, boards) for _ in range(2 + level // 2)]
    late: list[int] = []
    display = SYSTEMS["simultaneous"].display
    loses = display.late_loses if display else 0
    for _ in range(4 + level):
        board = pick(chance, often)
        if late.count(board) < loses:
            late.append(board)
    return ThirdLateness(boards, tuple(late))


def _score(chance: Random, level: int) -> TopicQuestion:
    return ScoreOfDisplay(_results(chance, level, "111==0."))


def _percent(chance: Random, level: int) -> TopicQuestion:
    """Draw none whose second decimal is a five and the last one: people round it up and down."""
    while True:
        results = _results(chance, level, "111==0.")
        over = len(results) - results.count(".")
        tenths = 500 * (2 * results.count("1") + results.count("="))
        if over and 2 * (tenths % over) != over:
            return ScoreOfDisplay(results, MatchKind.PERCENT)


def _seats(chance: Random, level: int) -> TopicQuestion:
    """Draw some open boards, and some that are over."""
    while True:
        results = _results(chance, level, "1=0." if level < 3 else "11==00..")
        if 1 < results.count(".") < len(results):
            return PutTogetherAtTheEnd(results)


def _clock(chance: Random, level: int) -> TopicQuestion:
    return WithClocks(pick(chance, [each.name for each in CASES if abs(each.level - level) <= 1]))


def _results(chance: Random, level: int, signs: str) -> str:
    return "".join(pick(chance, signs) for _ in range(pick(chance, BOARDS[level])))


def _either(chance: Random) -> int:
    return 1 + up_to(chance, 2)


_DRAWN: Mapping[MatchKind, Callable[[Random, int], TopicQuestion]] = {
    MatchKind.WHITE: _white,
    MatchKind.OVER: _over,
    MatchKind.LAST: _last,
    MatchKind.COLOUR: _colour,
    MatchKind.LATE: _late,
    MatchKind.SCORE: _score,
    MatchKind.PERCENT: _percent,
    MatchKind.SEATS: _seats,
    MatchKind.CLOCK: _clock,
}
_CLASSES: Mapping[MatchKind, Callable[..., TopicQuestion]] = {
    MatchKind.WHITE: WhiteInGame,
    MatchKind.OVER: IsItOver,
    MatchKind.LAST: LastGame,
    MatchKind.COLOUR: ColourAtBoard,
    MatchKind.LATE: ThirdLateness,
    MatchKind.SCORE: ScoreOfDisplay,
    MatchKind.PERCENT: ScoreOfDisplay,
    MatchKind.SEATS: PutTogetherAtTheEnd,
    MatchKind.CLOCK: WithClocks,
}
