"""Whether some norms make an application for a title (B.01 1.5), or which article it does not meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.entrant import Title
from paircard.core.norms.application import NormWon, lacking
from paircard.core.norms.applied import Applied, demands
from paircard.core.norms.norm import NORMS
from paircard.core.norms.requirement import Requirement
from paircard.core.teach.answers.words import yes_or_no
from paircard.core.teach.questions.given import Given
from paircard.core.teach.questions.slips import Slip, WithSlips
from paircard.core.teach.topics.norms.case import requirement_line
from paircard.core.teach.topics.norms.question import YES, NormForm, NormKind, read_article, shown
from paircard.core.teach.topics.norms.slips import article_of_slip
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr, trp

ARTICLES = ("1.1.3a", "1.4.1c", "1.4.3e", "1.5.1", "1.5.3", "1.5.6")
"""What may not be met, in the order of the regulations."""


@dataclass(frozen=True, slots=True)
class Application(WithSlips):
    """Give yes, or an article that is not met."""

    norm: str
    norms: tuple[str, ...]
    """In a line each: games, last day, and of `foreign`, `listed`, `daily`, `eight` what holds."""
    rating: int
    """The highest ever."""
    turns: str
    kind: ClassVar[NormKind] = NormKind.APPLICATION
    form: ClassVar[NormForm] = NormForm.ARTICLE
    minutes: ClassVar[int] = 4

    @property
    def asked(self) -> str:
        """The question."""
        fields = {"rating": self.rating, "title": self.norm}
        return tr("Do these norms make an application for {title}? The highest rating was {rating}.", **fields)

    @property
    def given(self) -> Given:
        """The norms."""
        head = (
            trp("at most 5 columns", "Games"),
            trp("at most 10 columns", "until"),
            trp("at most 12 columns", "normal 1.4.3"),
            trp("at most 10 columns", "list 1.5.6"),
            trp("at most 12 columns", "daily 1.1.3a"),
            trp("at most 12 columns", "eight 1.4.1c"),
        )
        return Given(head, tuple(map(_row, self._won)))

    @property
    def _won(self) -> tuple[NormWon, ...]:
        return tuple(map(_read, self.norms))

    @property
    def lacking(self) -> tuple[str, ...]:
        """The articles that are not met."""
        return lacking(NORMS[Title(self.norm)], self._won, self.rating)

    @property
    def right(self) -> tuple[str, ...]:
        """Yes, or any article that is not met."""
        return self.lacking or (YES,)

    @property
    def slips(self) -> Sequence[Slip]:
        """Whoever forgets the one article that is not met says yes."""
        return tuple(Slip(article_of_slip(each), self.without(each)) for each in self.lacking)

    def without(self, name: str) -> str:
        """Return the answer of whoever forgets an article."""
        return next((each for each in self.lacking if each != name), YES)

    @property
    def offered(self) -> tuple[str, ...]:
        """Yes and every article."""
        return (YES, *ARTICLES)

    @property
    def articles(self) -> tuple[str, ...]:
        """The one that it turns on, and those that are not met."""
        return tuple(dict.fromkeys(article_of_slip(each) for each in (self.turns, *self.lacking)))

    @property
    def _demands(self) -> tuple[Requirement, ...]:
        """What is asked of an application; everything is known of a made-up one."""
        application = Applied(NORMS[Title(self.norm)], None, (), self._won, self.rating)
        return tuple(replace(each, met=each.article not in self.lacking) for each in demands(application))

    @property
    def steps(self) -> tuple[str, ...]:
        """Every article with what it asks for, and the figures."""
        return tuple(map(requirement_line, self._demands))

    def against(self, given: str) -> Sequence[str]:
        """Return what is not met, and that the article given is."""
        wanted = (*self.lacking, given)
        return [requirement_line(each) for each in self._demands if each.article in wanted] or self.steps

    def shown(self, answer: str) -> str:
        """Write an answer as it is read by people."""
        return shown(answer)

    def read(self, text: str) -> str:
        """Read yes or an article."""
        return read_article(text, self.form)


def _read(line: str) -> NormWon:
    worth, end, *holds = line.split()
    return NormWon(int(worth), "foreign" in holds, end, "listed" in holds, "daily" in holds, "eight" in holds)


def _row(won: NormWon) -> tuple[str, ...]:
    holds = (won.normal_foreigners, won.listed, won.one_a_day, won.eight_games)
    return (str(won.worth), won.end, *map(yes_or_no, holds))
