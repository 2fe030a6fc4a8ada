"""What is filled in by hand in an exam on the rules of 2026, and what every part of an answer is worth."""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.dutch2026.explain import DutchRound
from core.teach.answers.verdict import FULL
from core.teach.answers.words import bye_word
from core.teach.papers.blocks import Answer, Block, Grid, Paragraph
from core.teach.papers.forms import SHORT_LINE, Row
from core.teach.questions.kept_apart import WhyApart
from core.teach.topics.dutch_2026.fault import PrintedFault
from core.teach.topics.dutch_2026.named import short
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.stands import DoesItStand
from core.values.language import tr, trp
from core.values.points import format_points


def form_of(question: DutchQuestion) -> Iterator[Block]:
    """Yield the boxes for the answer to a question."""
    if question.kind is not DutchKind.ROUND:
        yield Answer(2 if question.kind is DutchKind.BRACKET else 1)
        return
    yield from round_form(question.told)


def initial_colour(told: DutchRound) -> Iterator[str]:
    """Say which it is where somebody has no colour yet; of round 1 it is said anyway."""
    if told.own.round > 1 and any(not player.colours for player in told.own.players):
        white = told.own.initial_colour == "W"
        yield tr("The initial colour is White.") if white else tr("The initial colour is Black.")


def round_form(told: DutchRound) -> Iterator[Block]:
    """Yield the boxes for a whole round: the boards, and the bye."""
    boards = tuple((str(board), "", "") for board in range(1, len(told.made.pairs) + 1))
    yield Grid((trp("at most 5 columns", "board"), tr("White"), tr("Black")), (5, 12, 12), boards, by_hand=True)
    if len(told.own.players) % 2:
        yield Paragraph(tr("Bye: {line}", line=SHORT_LINE))


def grading_rows(number: str, question: DutchQuestion) -> Iterator[Row]:
    """Yield a row for every part that is marked by itself, then what the whole question is worth."""
    rows = list(_parts(question))
    for at, (what, right, worth) in enumerate(rows):
        yield "" if at else number, what, right, format_points(worth), ""
    if len(rows) > 1:
        yield "", tr("together"), "", format_points(question.of), ""


def _parts(question: DutchQuestion) -> Iterator[tuple[str, str, int]]:
    """Yield what is marked by itself, what is right, and its half marks."""
    if isinstance(question, PrintedFault):
        yield tr("pair") if len(question.wrong[0]) > 1 else bye_word(), " / ".join(question.named), FULL
        yield tr("article"), " / ".join(map(short, (question.article, *question.also))), FULL
        return
    match question.kind:
        case DutchKind.ROUND:
            for board, pair in enumerate(question.told.made.pairs, 1):
                yield tr("Board {board}: pair and colours, ½ each", board=board), f"{pair.white}-{pair.black}", FULL
            if question.told.made.bye is not None:
                yield bye_word(), str(question.told.made.bye), FULL
        case DutchKind.BRACKET:
            own = question.told.made.brackets[question.brackets[0]]
            yield from ((tr("pair"), f"{one}-{other}", FULL) for one, other in own.pairs)
            yield from ((tr("left over"), str(each), FULL) for each in own.downfloaters)
        case DutchKind.VALUES:
            yield from zip(map(short, question.articles), question.expected.split(), (FULL, FULL), strict=True)
        case DutchKind.COLOUR:
            yield from zip((tr("White"), tr("rule")), question.expected.split(), (FULL, FULL), strict=True)
        case _:
            yield tr("answer"), right(question), question.of


def right(question: DutchQuestion) -> str:
    """Return the answer with those that are as right."""
    if isinstance(question, PrintedFault):
        return " ".join(parts for _, parts, _ in _parts(question))
    also = question.also if isinstance(question, (DoesItStand, WhyApart)) else ()
    if isinstance(question, DoesItStand) and not question.refused:
        also = ()
    return " / ".join((question.expected, *map(short, also)))
