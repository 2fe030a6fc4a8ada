"""A course paper: one event from round 1 to the final table, true by the rules, the same by seed."""

from __future__ import annotations

import re
from functools import cache

import pytest

from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.dutch2026.from_tournament import position as position_of_2026
from paircard.core.systems.dutch2026.literal import pair as pair_of_2026
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.teach.courses.course import MOST_PLAYERS, MOST_ROUNDS, Course, CourseWish, draw_course
from paircard.core.teach.courses.sheets import course_cards, course_grading, course_key, course_sheet
from paircard.core.teach.papers.as_html import as_html
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.teach.topics.courses import COURSES
from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from paircard.core.values.points import format_points
from paircard.tui.batch import teach_options
from tests.support.longest import LONGEST
from tests.support.pseudo import PSEUDO, english_words

BOTH = ("swiss-1998", "dutch-2026")
OTHERS = tuple(key for key in COURSES if key not in BOTH)
SHEETS = (course_sheet, course_cards, course_grading, course_key)


@cache
def course(system: str = "swiss-1998") -> Course:
    """Return one event of nine players and five rounds."""
    return draw_course(CourseWish(11, 9, 5, COURSES[system]))


def flat(text: str) -> str:
    """Return a text in one line."""
    return " ".join(text.split())


def by_the_procedure(system: str, before: Tournament) -> list[tuple[int, int]]:
    """Pair the next round word by word."""
    if system == "dutch-2026":
        return [(each.white, each.black) for each in pair_of_2026(position_of_2026(before)).pairs]
    return [(each.white, each.black) for each in pair(position(before), method="procedure").pairs]


@pytest.mark.parametrize("system", BOTH)
def test_every_round_is_the_next_of_one_event(system: str) -> None:
    event = course(system)
    assert len(event.before) == len(event.rounds) == 5
    for number, before in enumerate(event.before, 1):
        assert before.next_round == number
        played = event.final.rounds[number - 1]
        numbers = event.final.numbers
        pairs = [(numbers[board.white], numbers[board.black]) for board in played.boards]
        assert pairs == by_the_procedure(system, before)
    assert finished(event.final)


@pytest.mark.parametrize("system", BOTH)
def test_a_page_a_round_and_the_results_only_on_the_next(system: str) -> None:
    event = course(system)
    pages = as_text(course_sheet(event)).split("\f")
    assert len(pages) == 1 + 5 + 1
    for number, page in enumerate(pages[1:], 1):
        answer = event.rounds[number - 1].question.expected if number <= 5 else ""
        assert f"Round {number} as it was played" not in page
        assert (f"Round {number - 1} as it was played" in page) == (number > 1)
        assert not answer or answer not in flat(page)
    assert "Final table" in pages[-1]


@pytest.mark.parametrize("system", BOTH)
def test_the_key_has_every_round_the_table_and_the_cards(system: str) -> None:
    event = course(system)
    key = flat(as_text(course_key(event)))
    for each in event.rounds:
        assert f"Answer: {each.question.expected} " in key
    for row in event.table:
        assert f"| {row.card.number} | {row.card.entrant.name} | {format_points(row.points)} |" in key
    points = [row.points for row in event.table]
    assert points == sorted(points, reverse=True)
    empty = as_text(course_cards(event))
    assert not re.search(r"\d\.\d", empty), "nothing is written on them yet"
    assert all(each.entrant.name in empty for each in event.final.registrations.values())


@pytest.mark.parametrize("system", OTHERS)
def test_a_course_by_another_system_is_one_event_of_it(system: str) -> None:
    """Every round is the one that the event went on with, has its reasons, and what it is worth is marked by boards."""
    event = course(system)
    assert system_of(event.final).key == system
    assert len(event.rounds) == 5
    for round_, played in zip(event.rounds, event.final.rounds, strict=True):
        numbers = event.final.numbers
        pairs = {numbers[board.white]: numbers[board.black] for board in reversed(played.boards)}
        typed = (each.partition("-") for each in round_.question.expected.split() if "-" in each)
        first_games = {int(white): int(black) for white, _, black in typed}
        assert first_games.items() <= pairs.items()
        assert round_.half_marks == 2 * (len(first_games) + (played.bye is not None))
        assert [*round_.reasons()]
    for make in SHEETS:
        assert max(map(len, as_text(make(event)).splitlines())) <= 80


def test_a_course_by_keizer_ends_with_its_ranking() -> None:
    """The first has the most Keizer points, not the most points of games; what the club announces is told first."""
    event = course("keizer")
    key, sheet = flat(as_text(course_key(event))), flat(as_text(course_sheet(event)))
    own = [*COURSES["keizer"].own_table(event.final)]
    assert f"| 1 | {event.final.numbers[own[0][0]]} | {event.final.name_of(own[0][0])} | {own[0][1]} |" in key
    assert "Value numbers: 14 for the first down to 6" in sheet
    assert "Write the final ranking, with its points." in sheet


def test_cards_of_matches_bear_their_points() -> None:
    """Of Double-Swiss 2 points for both games, 1½ for the bye."""
    event = course("double-swiss-2026")
    cards = {card.name: card.rows for card in cards_of("", event.final, COURSES["double-swiss-2026"].sign)}
    points = {row.result for rows in cards.values() for row in rows}
    assert {"2", "1½", "U"} <= points
    assert all(len(rows) == 5 for rows in cards.values())


def test_equal_points_share_their_places() -> None:
    event = course()
    key = as_text(course_key(event))
    cells = [re.split(r"\s*\|\s*", line)[1:5] for line in key.splitlines() if re.match(r"\| \d+(-\d+)? ", line)]
    rows = [each for each in cells if len(each) == 4 and each[2].isalpha()]
    assert len(rows) == 9
    points: dict[str, set[str]] = {}
    for places, _, _, scored in rows:
        points.setdefault(places, set()).add(scored)
    assert all(len(each) == 1 for each in points.values())


@pytest.mark.parametrize("system", BOTH)
def test_marks_add_up(system: str) -> None:
    """The rows of a round, but for the sum below them, and a mark for every player of the table."""
    text = as_text(course_grading(course(system))).split("Final table")[0]
    cells = [re.split(r"\s*\|\s*", line) for line in text.splitlines() if re.search(r"\| \d+ +\|  +\|$", line)]
    of = {together: [int(row[-3]) for row in cells if ("together" in row) is together] for together in (True, False)}
    assert sum(of[True]) == sum(of[False])
    assert len(of[True]) == 5
    assert sum(of[True]) + 9 == course(system).half_marks // 2


def test_the_same_seed_gives_the_same_sheets_in_each_language() -> None:
    english = [as_text(make(course())) for make in SHEETS]
    assert english == [as_text(make(draw_course(CourseWish(11, 9, 5, COURSES["swiss-1998"])))) for make in SHEETS]
    assert as_text(course_sheet(draw_course(CourseWish(12, 9, 5, COURSES["swiss-1998"])))) != english[0]
    names = [each.entrant.name for each in course().final.registrations.values()]
    with speaking(PSEUDO):
        strange = [as_text(make(draw_course(CourseWish(11, 9, 5, COURSES["swiss-1998"])))) for make in SHEETS]
    assert strange != english
    for text in strange:
        assert english_words(text, names) == set()


@pytest.mark.parametrize("system", BOTH)
@pytest.mark.parametrize("make", SHEETS)
def test_sheets_fit_80_columns_in_the_longest_words(make: type, system: str) -> None:
    with speaking(LONGEST):
        lines = as_text(make(course(system))).splitlines()
    assert max(map(len, lines)) <= 80
    assert "<html" in as_html(make(course(system)), title="x")


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(Refusal, match="No event of 6 players got through 11 rounds"):
        draw_course(CourseWish(1, 6, 11, COURSES["swiss-1998"]))


def test_the_options_know_the_limits() -> None:
    assert (teach_options.MOST_PLAYERS, teach_options.MOST_ROUNDS) == (MOST_PLAYERS, MOST_ROUNDS)
    assert {*teach_options.COURSES} == {*COURSES}
    assert len({*SURNAMES}) == len(SURNAMES) == MOST_PLAYERS
