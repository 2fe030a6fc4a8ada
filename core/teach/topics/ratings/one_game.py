"""Questions about one game: what is expected of a player, and as what it is rated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from paircard.core.rating_changes.change import change
from paircard.core.rating_changes.coefficient import Known
from paircard.core.rating_changes.game import GameStep, Met, game_step
from paircard.core.rating_changes.pace import rated_as, seconds_needed
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.rating_changes.words import hundredths_told
from paircard.core.teach.topics.norms.question import NONE, says_none
from paircard.core.teach.topics.ratings.question import (
    OnRatings,
    RatingForm,
    RatingKind,
    play_told,
    read_hundredths,
    told,
)
from paircard.core.values.by_article import with_article
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.points import DRAW
from paircard.core.values.time_control import IN_WORDS, Play

_NEVER = 10_000
"""A difference that no two have."""
_MOVES = 60


def without(regulations: Regulations, off: str) -> Regulations:
    """Return regulations without an article, as far as it is about differences of ratings."""
    numbers = regulations.numbers
    match off:
        case "8.3.1" | "RB 7.3.1 400":
            numbers = replace(numbers, most_apart=_NEVER)
        case "8.3.1 2650":
            numbers = replace(numbers, never_cut_from=0)
        case "RB 7.3.1":
            numbers = replace(numbers, too_far=0)
        case "RB 7.3.1 2650":
            numbers = replace(numbers, never_cut_from=Regulations.of("standard").numbers.never_cut_from)
        case "T5":
            return Regulations.of(regulations.play)
    return replace(regulations, numbers=numbers)


@dataclass(frozen=True, slots=True)
class Expected(OnRatings):
    """Give what is expected of the first of two."""

    own: int
    other: int
    start: str
    play: Play = "standard"
    kind: ClassVar[RatingKind] = RatingKind.EXPECTED
    form: ClassVar[RatingForm] = RatingForm.EXPECTED
    minutes: ClassVar[int] = 2

    @property
    def possible(self) -> tuple[str, ...]:  # type: ignore[override]
        """Mistakes that may be made here."""
        if self.play == "standard":
            return ("8.3.1", "8.3.1 2650", "T1", "T5", "8.1.2")
        return ("RB 7.3.1", "RB 7.3.1 400", "RB 7.3.1 2650", "RB 7.1.2")

    @property
    def asked(self) -> str:
        """The question."""
        asked = tr(
            "A player of {own} draws with one of {other}: what was expected of {own}?", own=self.own, other=self.other
        )
        return f"{play_told(self.play, self.start)} {asked}"

    @property
    def _regulations(self) -> Regulations:
        return Regulations.of(self.play, self.start)

    def _step(self, off: str) -> GameStep:
        return game_step(self.own, Met(self.other, DRAW), without(self._regulations, off))

    def answer(self, off: str = "") -> str:
        """Return the expected score; none where the game is not rated."""
        step = self._step(off)
        if not step.rated:
            return NONE
        expected = step.expected
        if off in ("8.1.2", "RB 7.1.2"):
            expected = 100 - expected  # the column of the other one
        elif off == "T1":
            expected = 100 - game_step(self.other, Met(self.own, DRAW), self._regulations).expected
        return hundredths_told(expected)

    @property
    def steps(self) -> tuple[str, ...]:
        """The line of the game."""
        made = change(self.own, [Met(self.other, DRAW, round=1)], Known(self.own, listed=20), self._regulations)
        return tuple(told(made, self._regulations))[1:2]

    def read(self, text: str) -> str:
        """Read a score in hundredths."""
        value = read_hundredths(text, self.form)
        return NONE if value is None else hundredths_told(value)


@dataclass(frozen=True, slots=True)
class Pace(OnRatings):
    """Give as what a game is rated."""

    time: int
    """Minutes of each."""
    increment: int
    """Seconds a move."""
    one: int
    other: int
    kind: ClassVar[RatingKind] = RatingKind.PACE
    form: ClassVar[RatingForm] = RatingForm.PACE
    minutes: ClassVar[int] = 1
    possible: ClassVar[tuple[str, ...]] = ("1.1", "1.1 increment", "RB 1.1.1", "RB 1.1.2")
    _PLAYS: ClassVar[tuple[Play, ...]] = ("standard", "rapid", "blitz")

    @property
    def asked(self) -> str:
        """The question."""
        fields = {"minutes": self.time, "seconds": self.increment, "one": self.one or tr("unrated")}
        return tr(
            "{minutes} minutes and {seconds} seconds a move, {one} against {other}: as what is the game rated?",
            other=self.other or tr("unrated"), **fields,
        )  # fmt: skip

    @property
    def _seconds(self) -> int:
        return 60 * self.time + _MOVES * self.increment

    def answer(self, off: str = "") -> str:
        """Return the kind of play; none where it is not rated."""
        one, other, seconds = self.one, self.other, self._seconds
        match off:
            case "1.1":  # the ratings are forgotten
                one = other = 0
            case "1.1 increment":
                seconds = 60 * self.time
            case "RB 1.1.1":  # rapid is less than an hour
                seconds -= 1
            case "RB 1.1.2":  # and ten minutes are blitz
                seconds += 1
        return rated_as(seconds, one, other) or NONE

    @property
    def offered(self) -> tuple[str, ...]:
        """Every kind of play, and none."""
        return (*self._PLAYS, NONE)

    def shown(self, answer: str) -> str:
        """Write it as it is read by people."""
        play = next((each for each in self._PLAYS if each == answer), None)
        return str(IN_WORDS[play]) if play else OnRatings.shown(self, answer)

    @property
    def steps(self) -> tuple[str, ...]:
        """The minutes for 60 moves, and those that these ratings ask for in standard chess."""
        total, least = self._seconds // 60, seconds_needed(self.one, self.other) // 60
        counted = tr("Minutes a player for 60 moves: {count}; at least {least}.", count=total, least=least)
        by_ratings = (with_article(counted, "B.02 1.1"),) if total >= _MOVES else ()
        return (
            f"{self.time} + {_MOVES} × {self.increment}/60 = {total}",
            *by_ratings,
            with_article(tr("Rapid is more than 10 and less than 60 minutes."), "B.02-RB 1.1.1"),
            with_article(tr("Blitz is more than 3 minutes and 10 at most."), "B.02-RB 1.1.2"),
        )

    def read(self, text: str) -> str:
        """Read a kind of play."""
        word = text.strip().lower()
        if says_none(text):
            return NONE
        for play in self._PLAYS:
            if word in (play, str(IN_WORDS[play]).lower()):
                return play
        raise self.form.unread(text)
