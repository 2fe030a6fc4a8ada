"""What is switched off for a lesson on the rules of 2026, so that the answer to its own question changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.taught import History
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.position import in_order
from paircard.core.teach.topics.dutch_2026.lesson import LessonOf2026
from tests.support.literal_2026 import Round, next_order, paired
from tests.support.literal_2026.cards import OTHER, Cards
from tests.support.literal_2026.colours import white_and_black
from tests.support.taught import position_after

Answer = Any
"""Of the sort that the question is of; None where it has none any more."""
NOT_ANY_MORE: Answer = None
THEY_DO_NOT_MEET = 0
OF_BRACKETS = ("floats", "values", "bracket")


def answered(asks: str, position: Position, off: Collection[str] = ()) -> Answer:
    """Return the answer of the second engine to the question of a lesson, without the articles in `off`."""
    kind, *what = asks.split()
    if kind == "next":
        return _next(position, what, off)
    if kind == "colour" and any(each.startswith("5.") for each in off):
        return _white(Cards(position, off), *map(int, what))
    made = paired(position, off)
    if made is None:
        return NOT_ANY_MORE
    return _of_bracket(made, kind, int(what[0])) if kind in OF_BRACKETS else _of_round(made, kind, what)


def _of_round(made: Round, kind: str, what: list[str]) -> Answer:
    if not made.complete:
        return NOT_ANY_MORE
    if kind == "round":
        return made.games, made.bye
    if kind == "bye":
        return made.bye
    met = [game for game in made.games if {*game} == {*map(int, what)}]
    return bool(met) if kind == "why" else met[0][0] if met else THEY_DO_NOT_MEET


def _of_bracket(made: Round, kind: str, score: int) -> Answer:
    bracket = made.bracket(score)
    if bracket is None:
        return NOT_ANY_MORE
    left = frozenset(map(made.number, bracket.left))
    if kind == "floats":
        return left
    if kind == "values":
        return len(left), sum(made.cards.clash(*pair) for pair in bracket.pairs)
    return frozenset(frozenset(map(made.number, pair)) for pair in bracket.pairs), left


def turns_on(article: str, asks: str, position: Position) -> bool:
    """Tell whether the answer to a question is another without an article; of two kept apart, that they meet."""
    without = answered(asks, position, {article})
    return without is not NOT_ANY_MORE and without != answered(asks, position)


def turning(article: str, position: Position) -> Iterator[str]:
    """Yield the questions about a round whose answer is another without an article."""
    right, without = paired(position), paired(position, {article})
    if right is None or without is None or not without.complete:
        return
    if article.startswith("5."):
        asked = [f"colour {min(game)} {max(game)}" for game in right.games]
        yield from (each for each in asked if turns_on(article, each, position))
        return
    if right.bye != without.bye:
        yield "bye"
    for bracket in right.brackets:
        score = position.players[bracket.players[-1]].score
        other = without.bracket(score)
        if other is None or not bracket.pairs:
            continue
        if bracket.left != other.left and bracket is not right.brackets[-1]:
            yield f"floats {score}"
        if {*bracket.pairs} != {*other.pairs}:
            yield f"bracket {score}"
        for pair in {*other.pairs} - {*bracket.pairs}:
            if {*pair} <= {*bracket.players}:
                one, two = sorted(map(right.number, pair))
                yield f"why {one} {two}"


def _white(cards: Cards, one: int, other: int) -> int:
    place = {player.number: at for at, player in enumerate(cards.players)}
    white, _ = white_and_black(cards, place[PairingNumber(one)], place[PairingNumber(other)])
    return int(cards.players[white].number)


def _next(position: Position, what: list[str], off: Collection[str]) -> Answer:
    """Return the order that comes next in a homogeneous bracket, the first or the one after so many."""
    here = [int(player.number) for player in position.players if player.score == int(what[1])]
    s1, s2 = here[: len(here) // 2], here[len(here) // 2 :]
    before = tuple(s2[: len(s1)]) if what[0] == "4.2" else ()
    for _ in range(int(what[2]) if len(what) > 2 else 1):
        before = next_order(s1, s2, before, what[0], off)
    return before


# --- what is no criterion and no rule of colours -------------------------------------------------------------


def _each(history: History, change: Callable[[Player], Player]) -> Position:
    position = position_after(history)
    return replace(position, players=in_order(tuple(map(change, position.players))))


def _rows(history: History, signs: Mapping[str, str]) -> Position:
    """Read signs in a report as others."""
    table = str.maketrans(dict(signs))
    return position_after(replace(history, rows=tuple(row.translate(table) for row in history.rows)))


def _forfeits_as_games(history: History) -> Position:
    return _rows(history, {"+": "1", "-": "0"})


def _nobody_away(history: History) -> Position:
    return position_after(replace(history, away=()))


def _not_accelerated(history: History) -> Position:
    return position_after(replace(history, last_of_ga=None))


def _group_of_the_same_size(history: History) -> Position:
    """C.04.7 1.3 off: the last of group A is the fourth of the ranking, as before the late entry."""
    return position_after(replace(history, last_of_ga=PairingNumber(4)))


def _every_gap_bars(history: History) -> Position:
    return _each(history, lambda player: replace(player, bye_barred=player.unplayed > 0))


def _half_a_point_for_missed_rounds(history: History) -> Position:
    return _rows(history, {"Z": "H"})


def _absence_a_float(history: History) -> Position:
    absent = {number for number, row in enumerate(history.rows, 1) if row.endswith("Z")}
    return _each(history, lambda each: replace(each, float_before="D") if each.number in absent else each)


def _cheap_bye_bars_nobody(history: History) -> Position:
    """C.04.1 4 by the points alone: less than a win bars nobody."""
    return _each(history, lambda player: replace(player, bye_barred=False))


WITHOUT: Mapping[str, Callable[[History], Position]] = {
    "baku-round-one": _not_accelerated,
    "baku-later": _not_accelerated,
    "baku-late": _group_of_the_same_size,
    "excused": _nobody_away,
    "second-bye": _every_gap_bars,
    "half-point-pab": _cheap_bye_bars_nobody,
    "forfeit-colour": _forfeits_as_games,
    "not-played": _forfeits_as_games,
    "late-entry": _half_a_point_for_missed_rounds,
    "absence-no-float": _absence_a_float,
}
"""The position as it would be read without the sentence a lesson is about, by the name of the lesson."""

BY_NAME = {
    "first-candidate": ("3.8",),
    "why-this-bye": ("C5", "C9"),
    "bye-by-hand": ("C9",),
    "letters-of-byes": ("C2",),
    "another-program": ("C8",),
    "late-colours": ("5.2.5 counted",),
    "no-pairing": ("C1", "C2"),
    "topscorer": ("1.8", "5.2.2"),
    "why-not": ("C16",),
}
"""The articles of which each decides by itself, where it is not the first one a lesson names."""
NOTHING_TO_SWITCH = {
    "round-one-odd": "an odd number leaves one player over, whichever article is switched off",
    "one-downfloater": "a definition: what it is called to be left over",
}


def switches_of(lesson: LessonOf2026) -> tuple[str, ...]:
    """Return the articles that are switched off one by one."""
    return BY_NAME.get(lesson.name, (lesson.articles[0].removeprefix("C.04.3 "),))


def gapped(history: History, number: int) -> str:
    """Return the colours of a player round by round, `-` where they had no game."""
    return "".join(word[-2].upper() if word[-1] in "10=" else "-" for word in history.row(number).split())


def white_round_by_round(history: History, one: int, other: int) -> int:
    """C.04.2 3.4 off: colours are compared in rounds in which both have played; then the higher player is granted."""
    cards = Cards(position_after(history))
    place = {int(player.number): at for at, player in enumerate(cards.players)}
    higher, lower = sorted((one, other), key=place.__getitem__)
    for had, has in zip(*(reversed(gapped(history, each)) for each in (higher, lower)), strict=True):
        if had != has and "-" not in (had, has):
            return higher if OTHER[had] == "W" else lower
    return higher if cards.due[place[higher]][0] == "W" else lower
