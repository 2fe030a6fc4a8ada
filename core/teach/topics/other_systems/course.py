"""A course by one of the other systems: every round is answered and explained by the system of the event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.own_points import SIXTHS
from paircard.core.facets.system import system_of
from paircard.core.simulation import Habits
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.exams.marks import boards_marked
from paircard.core.teach.papers.blocks import Block
from paircard.core.teach.papers.desk import ABSENT, LEGEND, LEGEND_OF_MATCHES, Sign, as_reported
from paircard.core.teach.papers.forms import Row, marked_rows, pairs_form
from paircard.core.teach.questions.phrases import round_written
from paircard.core.teach.topics.other_systems.before import Before
from paircard.core.teach.topics.other_systems.draw import habits_of
from paircard.core.teach.topics.other_systems.question import points_written
from paircard.core.values.cited import texts_of
from paircard.core.values.language import mark, tr

MINUTES_A_BOARD = 2
"""As much as a question of a whole round has."""


@dataclass(frozen=True)
class PairTheRound:
    """Pair the round: all pairs, White first, and the bye."""

    before: Before

    @property
    def text(self) -> str:
        """The question."""
        number = self.before.tournament.next_round
        if self.before.bye is None:
            return tr("Pair round {round}: all pairs, White first.", round=number)
        return tr("Pair round {round}: all pairs, White first, and who has the bye.", round=number)

    @property
    def expected(self) -> str:
        """The pairing."""
        return round_written(self.before.pairs, self.before.bye)


@dataclass(frozen=True)
class RoundOfSystem:
    """A round of an event; a mark for every board, and one for the bye."""

    question: PairTheRound

    @property
    def before(self) -> Before:
        """The event before it."""
        return self.question.before

    @property
    def half_marks(self) -> int:
        """What it is worth."""
        return sum(each.half_marks for each in boards_marked(self.before.pairs, self.before.bye))

    @property
    def minutes(self) -> int:
        """How long it should take."""
        return MINUTES_A_BOARD * len(self.before.pairs)

    def situation(self) -> str:
        """Say which round of what it is, and what was drawn by lot."""
        return " ".join(filter(None, (self.before.heading, self.before.drawn_colour)))

    def form(self) -> Iterator[Block]:
        """Yield the boxes to be filled in."""
        return pairs_form(len(self.before.pairs), bye=self.before.bye is not None)

    def grading(self, number: str) -> Iterator[Row]:
        """Yield a row for every board and the bye, then what the round is worth."""
        parts = boards_marked(self.before.pairs, self.before.bye)
        return marked_rows(number, [(each.what, each.answer, each.half_marks) for each in parts])

    def reasons(self) -> Iterator[str]:
        """Yield the explanation, line by line."""
        yield from texts_of(self.before.round_lines())


@dataclass(frozen=True)
class CourseOfSystem:
    """The rules of a course by the key of the system; what is said of them stands in its topic."""

    system: str
    called: str
    absent: ClassVar[str] = ABSENT
    tie_breaks: ClassVar[tuple[str, ...]] = ()
    first: ClassVar[None] = None
    final: ClassVar[str] = mark("Write the final table: players with equal points share their places. ({marks})")

    @property
    def legend(self) -> str:
        """By what a round is."""
        return LEGEND_OF_MATCHES if SYSTEMS[self.system].several_games else LEGEND

    @property
    def habits(self) -> Habits:
        """As questions have it."""
        return habits_of(self.system)

    @property
    def sign(self) -> Sign:
        """As reports write it."""
        return as_reported

    def round(self, before: Tournament) -> RoundOfSystem:
        """Return the round that is paired next."""
        return RoundOfSystem(PairTheRound(Before(before)))

    def announced(self, before: Tournament) -> Iterable[str]:
        """Yield what a club has announced: its rules are no book's."""
        system = system_of(before)
        return system.papers.scheme(before) if system.by_ranking and system.papers else ()

    def own_table(self, final: Tournament) -> Iterator[tuple[ContestantId, str]]:
        """Yield the ranking, with its points."""
        own = system_of(final).own_points(final, len(final.rounds)) or {}
        yield from ((id_, points_written(each.sixths / SIXTHS)) for id_, each in own.items())
