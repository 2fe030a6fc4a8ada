"""The sheets of a course: the paper of the student, empty pairing cards, grading, and the key with all reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.round import Round
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.answers.words import bye_word
from paircard.core.teach.courses.course import Course
from paircard.core.teach.courses.rules import RoundOnPaper
from paircard.core.teach.papers.blocks import Block, Card, CardRow, Cards, Grid, Heading, NewPage, Paragraph, Reasons
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.papers.forms import grading_grid, marks_told, minutes_told, name_line, time_told
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.points import format_points


def course_sheet(course: Course) -> Iterator[Block]:
    """Yield the paper of the student, a page or more a round."""
    yield Heading(tr("Course {seed}: one event", seed=course.wish.seed), 1)
    yield Paragraph(name_line())
    yield Paragraph(f"{extent(course)} {tr(course.wish.rules.called)}")
    yield Paragraph(
        tr(
            "Write every round on the pairing cards. Pair it before you turn the page: the next page begins with the "
            "games as they were played. Go on from these, whatever you had paired."
        )
    )
    if announced := tuple(course.wish.rules.announced(course.before[0])):
        yield Reasons(announced)
    yield _entrants(course)
    for number, round_ in enumerate(course.rounds, 1):
        yield NewPage()
        yield Heading(tr("Round {round}", round=number))
        if number > 1:
            yield Paragraph(_played(course, number - 1))
        yield Paragraph(" ".join(filter(None, (round_.situation(), _absent(course, number)))))
        yield Paragraph(f"{round_.question.text} {_worth(round_)}")
        yield from round_.form()
    yield NewPage()
    yield Heading(tr("Final table"))
    yield Paragraph(_played(course, len(course.rounds)))
    yield Paragraph(_asked(course, marks_told(FULL * len(course.table))))
    yield Grid(_table_heads(), _TABLE, tuple(("",) * 4 for _ in course.table), by_hand=True)


def course_cards(course: Course) -> Iterator[Block]:
    """Yield empty pairing cards, to be cut out and filled in."""
    yield Heading(tr("Course {seed}: pairing cards", seed=course.wish.seed), 1)
    yield Paragraph(tr(course.wish.rules.legend))
    yield Cards(tuple(_empty(card) for card in _cards(course)))


def course_grading(course: Course) -> Iterator[Block]:
    """Yield what every part of every round is worth, with room for what was given."""
    yield Heading(tr("Course {seed}: grading", seed=course.wish.seed), 1)
    yield Paragraph(extent(course))
    yield Paragraph(name_line())
    rounds = [row for at, each in enumerate(course.rounds, 1) for row in each.grading(str(at))]
    yield grading_grid(rounds)
    yield Heading(tr("Final table"))
    yield Paragraph(tr("A mark for every player: place and points, ½ each."))
    yield Grid(
        (*_table_heads(), trp("at most 5 columns", "given")),
        (*_TABLE, 5),
        tuple((*row, "") for row in _table_rows(course)),
    )


def course_key(course: Course) -> Iterator[Block]:
    """Yield every round with its reasons, the final table, and the cards as they are filled in."""
    yield Heading(tr("Course {seed}: answer key", seed=course.wish.seed), 1)
    for number, round_ in enumerate(course.rounds, 1):
        yield Heading(tr("Round {round}", round=number))
        yield Paragraph(tr("Answer: {answer}", answer=round_.question.expected))
        yield Reasons(tuple(round_.reasons()))
        yield Paragraph(_played(course, number))
    yield Heading(tr("Final table"))
    yield Grid(_table_heads(), _TABLE, tuple(_table_rows(course)))
    yield from _first_place(course)
    yield NewPage()
    yield Heading(tr("The cards after round {round}", round=len(course.rounds)))
    yield Cards(tuple(_cards(course)))


def extent(course: Course) -> str:
    """Say how long the event is, for how many marks, and how much time it takes."""
    fields: dict[str, object] = {"players": len(course.table), "marks": marks_told(course.half_marks)}
    rounds = trn(
        "{count} round, {players} players, {marks}.",
        "{count} rounds, {players} players, {marks}.",
        len(course.rounds),
        **fields,
    )
    total = sum(each.minutes for each in course.rounds) + len(course.table) // 2
    return f"{rounds} {time_told(total)}"


# --- what stands on them ---------------------------------------------------------------------------------------------

_TABLE = (7, 4, 24, 8)


def _table_heads() -> tuple[str, ...]:
    return (
        trp("at most 7 columns", "place"),
        trp("at most 4 columns", "No"),
        tr("Name"),
        trp("at most 8 columns", "points"),
    )


def _asked(course: Course, marks: str) -> str:
    """Ask for the final table, or for the ranking of a system that counts points of its own."""
    if _own_table(course):
        return tr("Write the final ranking, with its points. ({marks})", marks=marks)
    return tr(course.wish.rules.final, marks=marks)


def _own_table(course: Course) -> tuple[tuple[ContestantId, str], ...]:
    return tuple(course.wish.rules.own_table(course.final))


def _table_rows(course: Course) -> Iterator[tuple[str, str, str, str]]:
    """Yield the final table: players with equal points share their places, once the first is found (F10)."""
    if own := _own_table(course):
        for place, (id_, points) in enumerate(own, 1):
            card = course.final.cards[id_]
            yield str(place), str(card.number), card.entrant.name, points
        return
    rows = course.table
    for at, row in enumerate(rows):
        card = row.card
        first = at == 0 and not row.shared
        level = [place for place, each in enumerate(rows, 1) if each.points == row.points]
        if not rows[0].shared and row.points == rows[0].points:
            level = [1] if first else level[1:]
        places = str(level[0]) if len(level) == 1 else f"{level[0]}-{level[-1]}"
        yield places, str(card.number), card.entrant.name, format_points(row.points)


def _first_place(course: Course) -> Iterator[Block]:
    tied = [row for row in course.table if row.points == course.table[0].points]
    if course.wish.rules.first is None or len(tied) == 1:
        return
    level, alone = course.wish.rules.first
    name = course.table[0].card.entrant.name
    yield Paragraph(tr(level) if course.table[0].shared else tr(alone, player=name))


def _entrants(course: Course) -> Grid:
    cards = sorted(course.before[0].cards.values(), key=lambda card: card.number)
    heads = (trp("at most 4 columns", "No"), tr("Name"), trp("at most 6 columns", "rating"))
    rows = ((str(card.number), card.entrant.name, _rating(card.entrant.rating)) for card in cards)
    return Grid(heads, (4, 24, 6), tuple(rows))


def _rating(rating: int | None) -> str:
    return str(rating) if rating else "-"


def _played(course: Course, number: int) -> str:
    """Tell the games of a round, and who had the bye."""
    round_, numbers = course.final.rounds[number - 1], course.final.numbers
    games = ", ".join(_games(round_, numbers))
    return tr("Round {round} as it was played: {games}.", round=number, games=games)


def _games(round_: Round, number: Mapping[ContestantId, PairingNumber]) -> Iterator[str]:
    for board in round_.boards:
        result = board.result.text if board.result else "*"
        yield f"{number[board.white]}-{number[board.black]} {result}"
    if round_.bye is not None:
        yield f"{bye_word()} {number[round_.bye]}"


def _absent(course: Course, number: int) -> str:
    """Say who is not paired."""
    before = course.before[number - 1]
    here = {*before.to_pair}
    away = sorted(before.numbers[id_] for id_ in before.registrations if id_ not in here)
    return tr(course.wish.rules.absent, players=" ".join(map(str, away))) if away else ""


def _worth(round_: RoundOnPaper) -> str:
    return f"({marks_told(round_.half_marks)}, {minutes_told(round_.minutes)})"


def _cards(course: Course) -> Iterator[Card]:
    """Yield the cards after the last round."""
    yield from cards_of("", course.final, course.wish.rules.sign)


def _empty(card: Card) -> Card:
    """Return a card on which nothing has been written yet."""
    return Card(card.part, card.number, card.name, card.rating, tuple(CardRow(row.round) for row in card.rows))
