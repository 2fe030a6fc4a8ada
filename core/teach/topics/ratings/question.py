"""A question about ratings: its kinds, how answers are typed, and what all kinds share."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.rating_changes.change import Change
from paircard.core.rating_changes.first import FirstRating
from paircard.core.rating_changes.game import LeftOut, Met
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.rating_changes.words import made_lines
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.questions.given import Given, opponent_name
from paircard.core.teach.questions.slips import Slip, WithSlips, that_matter
from paircard.core.teach.topics.norms.question import NONE, says_none, shown
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.points import DRAW, LOSS, WIN, format_points
from paircard.core.values.time_control import Play

_HUNDREDTHS = re.compile(r"([+-]?)(\d{0,4})(?:[.,](\d{1,2}))?")
_POINTS = {"1": WIN, "½": DRAW, "0": LOSS, "+": WIN, "-": LOSS}  # no words: results


class RatingKind(StrEnum):
    """What is asked."""

    EXPECTED = "expected"
    """What is expected of a player in a game."""
    K = "k"
    """K of a player."""
    PACE = "pace"
    """As what a game is rated."""
    CHANGE = "change"
    """What an event changes."""
    LIST = "list"
    """The rating on the next list."""
    FIRST = "first"
    """The first rating of an unrated player."""


class RatingForm(AnswerForm):
    """What an answer looks like."""

    EXPECTED = mark("the expected score, such as 0.84, or none if the game is not rated")
    K = mark("K, a whole number")
    PACE = mark("standard, rapid, blitz, or none")
    CHANGE = mark("the change before it is rounded, such as +7.4")
    LIST = mark("the rating, or none for unrated")
    FIRST = mark("the rating, or none")


@dataclass(frozen=True, slots=True)
class OnRatings(WithSlips):
    """One question, and the mistake that it turns on; `answer` gives the answer of whoever forgets an article."""

    turns: str
    kind: ClassVar[RatingKind]
    form: ClassVar[RatingForm]
    minutes: ClassVar[int]
    possible: ClassVar[Sequence[str]]
    """Mistakes that may be made here."""

    @abstractmethod
    def answer(self, off: str = "") -> str:
        """Return the answer; without an article, where one is named as in `possible`."""

    @property
    def right(self) -> tuple[str, ...]:
        """The answer by the regulations."""
        return (self.answer(),)

    def without(self, name: str) -> str:
        """Return the answer of whoever forgets an article."""
        return self.answer(name)

    @property
    def slips(self) -> Sequence[Slip]:
        """The one that it turns on, then the others that come to something else."""
        names = dict.fromkeys((self.turns, *self.possible))
        found = (Slip(article_of_slip(name), self.answer(name)) for name in names)
        return that_matter(found, self.right)

    @property
    def articles(self) -> tuple[str, ...]:
        """The one that it turns on, then those of the other mistakes that matter."""
        return tuple(dict.fromkeys((article_of_slip(self.turns), *(slip.article for slip in self.slips))))

    def shown(self, answer: str) -> str:
        """Write an answer as it is read by people."""
        return shown(answer)


def article_of_slip(name: str) -> str:
    """Return the article that is forgotten, with its book.

    >>> article_of_slip("8.3.3 junior"), article_of_slip("RB 7.3.1")
    ('B.02 8.3.3', 'B.02-RB 7.3.1')
    """
    first, *rest = name.split()
    return f"B.02-RB {rest[0]}" if first == "RB" else f"B.02 {first}"


def told(made: Change | FirstRating, regulations: Regulations) -> Iterator[str]:
    """Yield how something is worked out, as the sheet of changes has it."""
    yield from (line.text for line in made_lines(made, regulations, _name_of))


def met(number: int, game: str) -> Met:
    """Read a game: `2400 1`; 0 is an unrated opponent, + and - were not played.

    >>> met(2, "2400 ½").half_points
    1
    """
    rating, result = game.split()
    left_out = LeftOut.NOT_PLAYED if result in ("+", "-") else None
    return Met(int(rating), _POINTS[result], left_out, number, ContestantId(number))


def table(games: Sequence[Met]) -> Given:
    """Return games as they are shown."""
    head = (
        trp("at most 2 columns", "R"),
        trp("at most 10 columns", "Name"),
        trp("at most 4 columns", "Rtg"),
        trp("at most 7 columns", "Result"),
    )
    return Given(head, tuple(_row(each) for each in games))


def _row(each: Met) -> tuple[str, ...]:
    unplayed = {WIN: "+", LOSS: "-"}
    result = unplayed[each.half_points] if each.left_out else format_points(each.half_points)
    return str(each.round), opponent_name(each.round), str(each.rating) if each.rating else tr("unrated"), result


def play_told(play: Play, start: str) -> str:
    """Say what is played, and when the event begins."""
    games = {
        "standard": mark("Standard chess, event of {start}."),
        "rapid": mark("Rapid chess, event of {start}."),
        "blitz": mark("Blitz, event of {start}."),
    }
    return tr(games[play], start=start)


def read_hundredths(text: str, form: AnswerForm) -> int | None:
    """Read a number with up to two decimals in hundredths; None for none."""
    if says_none(text):
        return None
    found = _HUNDREDTHS.fullmatch(text.strip().replace("\N{MINUS SIGN}", "-"))
    if found is None or not (found[2] or found[3]):
        raise form.unread(text)
    value = 100 * int(found[2] or 0) + int((found[3] or "0").ljust(2, "0"))
    return -value if found[1] == "-" else value


def read_rating(text: str, form: AnswerForm) -> str:
    """Read a whole number, or that there is none."""
    if says_none(text):
        return NONE
    word = text.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= 4):
        raise form.unread(text)
    return str(int(word))


def _name_of(id_: ContestantId) -> str:
    return opponent_name(id_)
