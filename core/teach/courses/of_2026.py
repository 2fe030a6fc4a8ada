"""A course by the FIDE (Dutch) System of February 2026."""

from __future__ import annotations

from core.event.tournament import Tournament
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.explain import explain
from core.systems.dutch2026.explain.lines import round_lines
from core.teach.courses.rules import CourseRules, RoundOnPaper
from core.teach.lessons.cards import situation
from core.teach.topics.dutch_2026.desk import cards_of
from core.teach.topics.dutch_2026.forms import grading_rows, initial_colour, round_form
from core.teach.topics.dutch_2026.level import minutes
from core.teach.topics.dutch_2026.whole_round import DutchWholeRound
from core.values.cited import texts_of
from core.values.language import mark


def _round(before: Tournament) -> RoundOnPaper:
    told = explain(position(before))
    question = DutchWholeRound(told)
    return RoundOnPaper(
        question,
        question.of,
        minutes(question),
        situation=lambda: " ".join((situation(told.position), *initial_colour(told))),
        form=lambda: round_form(told),
        grading=lambda number: grading_rows(number, question),
        reasons=lambda: texts_of(round_lines(told)),
    )


OF_2026 = CourseRules(
    system="dutch-2026",
    told=mark("Rules: FIDE (Dutch) System of February 2026 (C.04.1 - C.04.3)."),
    legend=mark(
        "Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -; U the bye of the "
        "pairing, F H Z a bye of a full, half or no point."
    ),
    absent=mark("Not in this round: {players}."),
    final=mark("Write the final table: players with equal points share their places. ({marks})"),
    round=_round,
    cards=lambda after: cards_of("", after),
)
