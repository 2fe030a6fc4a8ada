"""Every lesson on the rules of 2026 teaches what it says: engine and checker agree, and its article decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from core.rule_id import RuleId
from core.rules.book import rule, rules
from core.systems.dutch2026.checker import check
from core.systems.dutch2026.checker.check import can_be_paired
from core.systems.dutch2026.colours import allot
from core.systems.dutch2026.literal import pair
from core.systems.dutch2026.position import Player, in_order
from core.systems.dutch2026.search import search
from core.teach.dutch.lesson import DutchLesson, answer_lines, by_article, lesson_lines, step_lines
from core.teach.dutch.question import DutchKind
from core.teach.dutch.whole_round import DutchWholeRound
from core.teach.lessons import HARDEST
from data.teach.dutch_lessons_file import dutch_lessons, history_from
from tests.support.dutch import position_from
from tests.support.dutch_turns import BY_STEPS, decided_by_steps, pairs_of, turns_on
from tests.support.find_dutch_lessons import event_of, reached, smallest

named = pytest.mark.parametrize("lesson", dutch_lessons(), ids=lambda lesson: lesson.name)
LESSONS = {lesson.name: lesson for lesson in dutch_lessons()}
CASES = (
    *("why-this-bye", "second-bye", "half-point-pab", "bye-by-hand", "forfeit-colour", "letters-of-byes"),
    *("another-program", "late-colours", "absence-no-float", "why-not"),
)
"""What arbiters ask about."""


@named
def test_engine_text_and_checker_agree(lesson: DutchLesson) -> None:
    position = lesson.history.position
    if lesson.told is None:
        assert not can_be_paired(position)
        return
    made = search(position)
    assert made == pair(position)
    assert not check(position, made)


@named
def test_the_answer_is_right_and_is_in_what_is_shown(lesson: DutchLesson) -> None:
    assert all(len(line) <= 80 for line in list(lesson_lines(lesson))[3:])
    assert list(step_lines(lesson)) or lesson.told is None
    question = lesson.question
    if question is None:
        return
    verdict = question.check(question.expected)
    assert verdict.right
    assert verdict.first_departure is None
    assert f"Answer: {question.expected}" in list(answer_lines(lesson))
    assert question.kind.value == lesson.asks.split()[0]


@named
def test_the_rules_it_names_can_be_read(lesson: DutchLesson) -> None:
    question = lesson.question
    for article in (*lesson.articles, *(question.articles if question else ())):
        assert rule(RuleId.read(article)).text, article


@named
def test_its_article_decides(lesson: DutchLesson) -> None:
    """Without the criterion the round is another, or the steps and colours show the article at work."""
    article = lesson.articles[0].removeprefix("C.04.3 ")
    if lesson.name in CLAIMS:
        assert CLAIMS[lesson.name](lesson)
    elif lesson.asks.startswith("why"):
        question = lesson.question
        assert question is not None
        assert question.expected == article
        assert article in ("C1", "C7", "C10") or turns_on(article, lesson.history.position)
    elif article in BY_STEPS:
        assert decided_by_steps(article, lesson.history.position)
    else:
        assert turns_on(article, lesson.history.position)


# --- what is no criterion ----------------------------------------------------------------------------------


def _bye_row(lesson: DutchLesson) -> str:
    assert lesson.told is not None
    assert lesson.told.made.bye is not None
    return lesson.history.row(lesson.told.made.bye)


def _changed(lesson: DutchLesson, change: Callable[[Player], Player]) -> bool:
    """Tell whether the round is another when the cards are read otherwise."""
    position = lesson.history.position
    other = replace(position, players=in_order(tuple(map(change, position.players))))
    return pairs_of(search(other)) != pairs_of(search(position))


def _forfeit_coloured(lesson: DutchLesson) -> bool:
    """Tell whether White is another's when the forfeit of 1 counts as a game with Black."""
    assert lesson.told is not None
    one, five = lesson.told.player(1), lesson.told.player(5)
    return allot(replace(one, colours="B"), five, "B").white.number == 1 and allot(one, five, "B").white.number == 5


def _without_virtual_points(lesson: DutchLesson) -> bool:
    plain = replace(lesson.history, last_of_ga=None)
    return pairs_of(search(plain.position)) != pairs_of(search(lesson.history.position))


def _absence_a_float(lesson: DutchLesson) -> bool:
    absent = {number for number, row in enumerate(lesson.history.rows, 1) if row.endswith("Z")}
    return _changed(lesson, lambda player: replace(player, float_before="D") if player.number in absent else player)


def _starts_as(lesson: DutchLesson) -> bool:
    """Tell whether S1 meets S2 in their order."""
    position = lesson.history.position
    half = len(position.players) // 2
    wanted = {frozenset((number, number + half)) for number in range(1, half + 1)}
    return wanted <= pairs_of(search(position))


CLAIMS: Mapping[str, Callable[[DutchLesson], bool]] = {
    "round-one": _starts_as,
    "round-one-odd": _starts_as,
    "score-groups": lambda lesson: len(lesson.history.position.players) == 6,
    "first-candidate": lambda lesson: lesson.told is not None and lesson.told.made.brackets[0].values.c12 == 0,
    "moved-down-first": lambda lesson: lesson.told is not None and lesson.told.made.brackets[1].mdps == (6,),
    "next-transposition": lambda lesson: lesson.question is not None and lesson.question.expected == "4 6 5",
    "count-first": lambda lesson: lesson.question is not None and lesson.question.expected == "0 1",
    "no-pairing": lambda lesson: lesson.told is None,
    "baku-round-one": _without_virtual_points,
    "baku-later": _without_virtual_points,
    "baku-late": lambda lesson: _changed(lesson, lambda each: replace(each, score=0) if each.number == 3 else each),
    "board-order": lambda lesson: lesson.told is not None and lesson.told.made.pairs[0].white == 3,
    "excused": lambda lesson: len(lesson.history.position.players) == len(lesson.history.rows) - 1,
    "why-this-bye": lambda lesson: turns_on("C9", lesson.history.position),
    "second-bye": lambda lesson: "H" in _bye_row(lesson),
    "half-point-pab": lambda lesson: lesson.history.bye == 1 and turns_on("C2", lesson.history.position),
    "bye-by-hand": lambda lesson: turns_on("C9", lesson.history.position),
    "forfeit-colour": _forfeit_coloured,
    "not-played": lambda lesson: "5b-" in lesson.history.row(1) and frozenset((1, 5)) in _met(lesson),
    "squeezed": lambda lesson: lesson.history.row(7).split()[1:] == ["Z", "U"],
    "letters-of-byes": lambda lesson: {*"UFHZ"} <= {*"".join(lesson.history.rows)},
    "another-program": lambda lesson: turns_on("C8", lesson.history.position),
    "late-colours": lambda lesson: _number(lesson, 4) % 2 == 1,
    "late-entry": lambda lesson: _bye_row(lesson) == "Z",
    "absence-no-float": _absence_a_float,
    "why-not": lambda lesson: turns_on("C16", lesson.history.position),
}
"""What makes a lesson one, where no criterion does."""


def _met(lesson: DutchLesson) -> set[frozenset[int]]:
    return pairs_of(search(lesson.history.position))


def _number(lesson: DutchLesson, player: int) -> int:
    assert lesson.told is not None
    return lesson.told.player(player).colour_number


# --- all of them -------------------------------------------------------------------------------------------


def test_there_is_a_lesson_for_every_article_of_the_pairing_and_every_case() -> None:
    taught = {article for lesson in dutch_lessons() for article in lesson.articles}
    heads = {"C.04.3", "C.04.7"}
    wanted = {str(each.id) for each in rules() if str(each.id).split()[0] in heads} - heads
    byes_and_late = {"C.04.1 3", "C.04.1 4", "C.04.2 2.4", "C.04.2 2.5", "C.04.2 3.2", "C.04.2 3.3", "C.04.2 3.5"}
    assert wanted | byes_and_late <= taught
    assert {*CASES} <= {*LESSONS}
    first = {lesson.articles[0] for lesson in dutch_lessons()}
    assert {f"C.04.3 C{number}" for number in range(1, 22)} - {"C.04.3 C6"} <= first


def test_levels_and_names() -> None:
    assert {lesson.level for lesson in dutch_lessons()} == {*range(1, HARDEST + 1)}
    assert len(LESSONS) == len(dutch_lessons())
    assert {lesson.asks.split()[0] for lesson in dutch_lessons()} <= {kind.value for kind in DutchKind}


def test_a_wrong_answer_is_told_its_first_departure() -> None:
    wrong = {lesson.name: lesson for lesson in dutch_lessons() if lesson.wrong}
    first = {}
    for name, lesson in wrong.items():
        assert lesson.told is not None
        departure = DutchWholeRound(lesson.told).check(lesson.wrong).first_departure
        assert departure is not None
        first[name] = departure.article
    assert first["bye-by-hand"] == "C.04.3 C9"
    assert first["another-program"] == "C.04.3 C8"


def test_a_lesson_is_found_by_its_article() -> None:
    found = {typed: by_article(dutch_lessons(), typed) for typed in ("c12", "C.04.3 C8", "5.2.4", "C.04.7 1.3", "B4")}
    names = {typed: lesson.name if lesson else "" for typed, lesson in found.items()}
    assert names == {
        "c12": "count-first", "C.04.3 C8": "look-ahead", "5.2.4": "higher-player", "C.04.7 1.3": "baku-late", "B4": "",
    }  # fmt: skip


def test_the_finder_finds_positions_that_turn_on_a_criterion_and_writes_them_as_lessons_are() -> None:
    best = smallest(["C12", "C14"], reached(12, 1))
    for article, kept in best.items():
        assert kept, article
        for _, entry in kept:
            position = history_from(event_of(entry)).position
            assert position == position_from(entry)
            assert turns_on(article, position)
