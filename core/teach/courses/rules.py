"""What a course paper needs of the rules it is set by, and of a round on paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.simulation.plan import Habits
from paircard.core.teach.papers.blocks import Block
from paircard.core.teach.papers.desk import Sign
from paircard.core.teach.papers.forms import Row


class RoundAsked(Protocol):
    """The question: pair the round."""

    @property
    def text(self) -> str:
        """The question."""

    @property
    def expected(self) -> str:
        """The pairing, as answers are written."""


class RoundOnPaper(Protocol):
    """A round to be paired by the student. What can be said is said when the paper is written."""

    @property
    def question(self) -> RoundAsked:
        """What is asked."""

    @property
    def half_marks(self) -> int:
        """What it is worth."""

    @property
    def minutes(self) -> int:
        """How long it should take."""

    def situation(self) -> str:
        """Say which round it is, and what else counts in it."""

    def form(self) -> Iterator[Block]:
        """Yield the boxes to be filled in."""

    def grading(self, number: str) -> Iterator[Row]:
        """Yield, by its number on the paper, a row for every part marked by itself, then what the round is worth."""

    def reasons(self) -> Iterator[str]:
        """Yield the explanation, line by line."""


class CourseRules(Protocol):
    """The rules of a course. Texts are marked where they are made, and read in the language that is spoken."""

    @property
    def system(self) -> str:
        """As `--system` names it."""

    @property
    def habits(self) -> Habits:
        """What happens to the players of its event."""

    @property
    def called(self) -> str:
        """Which rules these are."""

    @property
    def legend(self) -> str:
        """What stands on the pairing cards."""

    @property
    def absent(self) -> str:
        """Who is not paired in a round; takes `players`."""

    @property
    def final(self) -> str:
        """How the final table is to be written where games make it; takes `marks`."""

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """Codes of the final table; none: equal points share their places."""

    @property
    def first(self) -> tuple[str, str] | None:
        """Where tie-breaks find the first alone: what is said when they do not, and when they do (takes `player`)."""

    @property
    def sign(self) -> Sign:
        """Who says what stands on a card for the result of a round."""

    def round(self, before: Tournament) -> RoundOnPaper:
        """Return the round that is paired next."""

    def announced(self, before: Tournament) -> Iterable[str]:
        """Yield what is told before round 1 of what the rules leave open."""

    def own_table(self, final: Tournament) -> Iterable[tuple[ContestantId, str]]:
        """Yield who stands where with which points, where the system itself counts them; nothing where games do."""
