"""What a course paper needs of the rules it is set by: how a round of them is asked, marked and explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core.event.tournament import Tournament
from core.teach.papers.blocks import Block, Card
from core.teach.papers.forms import Row
from core.teach.questions.asked import Asked


@dataclass(frozen=True, slots=True)
class RoundOnPaper:
    """A round to be paired by the student. What can be said is said when the paper is written."""

    question: Asked
    half_marks: int
    """What it is worth."""
    minutes: int
    """How long it should take."""
    situation: Callable[[], str]
    """Which round it is, and what else counts in it."""
    form: Callable[[], Iterator[Block]]
    """The boxes to be filled in."""
    grading: Callable[[str], Iterator[Row]]
    """By its number on the paper: a row for every part that is marked by itself, then what the round is worth."""
    reasons: Callable[[], Iterator[str]]
    """The explanation, line by line."""


@dataclass(frozen=True, slots=True)
class CourseRules:
    """The rules of a course. Texts are marked where they are made, and read in the language that is spoken."""

    system: str
    """As `--system` names it."""
    told: str
    """Which rules these are."""
    legend: str
    """What stands on the pairing cards."""
    absent: str
    """Who is not paired in a round; takes `players`."""
    final: str
    """How the final table is to be written; takes `marks`."""
    round: Callable[[Tournament], RoundOnPaper]
    """The round that is paired next."""
    cards: Callable[[Tournament], Iterator[Card]]
    """The pairing cards of everybody."""
    tie_breaks: tuple[str, ...] = ()
    """Codes of the final table; none: equal points share their places."""
    first: tuple[str, str] | None = None
    """Where tie-breaks find the first alone: what is said when they do not, and when they do (takes `player`)."""
