"""A course by the FIDE Swiss of 1992 - 1998."""

from __future__ import annotations

from core.event.tournament import Tournament
from core.systems.swiss1998.explain import explain
from core.systems.swiss1998.explain.as_lines import round_lines
from core.systems.swiss1998.system import position
from core.teach.courses.rules import CourseRules, RoundOnPaper
from core.teach.lessons.cards import situation
from core.teach.papers.desk import cards_of
from core.teach.papers.forms import grading_rows, round_form
from core.teach.questions.whole_round import WholeRound
from core.teach.topics.swiss_1998.marks import marks_of, minutes
from core.tiebreaks.lists import LISTS
from core.values.cited import texts_of
from core.values.language import mark


def _round(before: Tournament) -> RoundOnPaper:
    told = explain(position(before))
    question = WholeRound(told)
    return RoundOnPaper(
        question,
        marks_of(question),
        minutes(question),
        situation=lambda: situation(told.position),
        form=lambda: round_form(told),
        grading=lambda number: grading_rows(number, question),
        reasons=lambda: texts_of(round_lines(told)),
    )


OF_1998 = CourseRules(
    system="swiss-1998",
    told=mark("Rules: FIDE Swiss System, text of 1992 - 1998."),
    legend=mark("Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -."),
    absent=mark("Not paired in this round: {players} (F5)."),
    final=mark("Write the final table: equal points share their places, except the first (F10). ({marks})"),
    round=_round,
    cards=lambda after: cards_of("", after),
    tie_breaks=LISTS["F10"].codes,
    first=(
        mark("Nothing but lots separates those in first place (F10)."),
        mark("{player} is first by the games among those tied, or their average opposition (F10)."),
    ),
)
