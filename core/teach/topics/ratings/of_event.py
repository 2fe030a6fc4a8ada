"""Questions about a rated player: what an event changes, and what the next list has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from paircard.core.rating_changes.change import Change, change, published, rounded, signed
from paircard.core.rating_changes.coefficient import Coefficient, Known, WhyK
from paircard.core.rating_changes.game import GameStep, Met, game_step
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.teach.questions.given import Given
from paircard.core.teach.topics.norms.question import NONE
from paircard.core.teach.topics.ratings.one_game import without
from paircard.core.teach.topics.ratings.question import (
    OnRatings,
    RatingForm,
    RatingKind,
    met,
    play_told,
    read_hundredths,
    read_rating,
    table,
    told,
)
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr, trp
from paircard.core.values.time_control import Play

_UNRATED = 1400
"""What an unrated opponent is for norms, and not for ratings."""


@dataclass(frozen=True, slots=True)
class ChangeOfEvent(OnRatings):
    """Give the change before it is rounded."""

    own: int
    k: int
    games: tuple[str, ...]
    """`2400 1`, a line a round."""
    start: str
    play: Play = "standard"
    kind: ClassVar[RatingKind] = RatingKind.CHANGE
    form: ClassVar[RatingForm] = RatingForm.CHANGE
    minutes: ClassVar[int] = 8
    possible: ClassVar[tuple[str, ...]] = ("8.3.1", "8.3.1 2650", "8.3.1 unrated", "5.1", "8.3.2", "T2")

    @property
    def given(self) -> Given:
        """The games."""
        return table(self._met)

    @property
    def _met(self) -> tuple[Met, ...]:
        return tuple(met(number, game) for number, game in enumerate(self.games, 1))

    @property
    def asked(self) -> str:
        """The question."""
        asked = tr("A player of {rating} with K {k} has met these: what is the change?", rating=self.own, k=self.k)
        return f"{play_told(self.play, self.start)} {asked}"

    def _made(self, off: str = "") -> Change:
        games = self._met
        if off == "5.1":
            games = tuple(each._replace(left_out=None) for each in games)
        if off == "8.3.1 unrated":
            games = tuple(each._replace(rating=each.rating or _UNRATED) for each in games)
        regulations = without(Regulations.of(self.play, self.start), off)
        made = change(self.own, games, Known(self.own, listed=self.k), regulations)
        return self._cut_once(made) if off == "T2" else made

    def _cut_once(self, made: Change) -> Change:
        """Return the change as it was until 2024: a difference counts for less in one game of the event alone."""
        far = without(Regulations.of(self.play, self.start), "8.3.1")
        first = next((step for step in made.games if step.cut), None)
        games = (step if step is first else game_step(self.own, step.met, far) for step in made.games)
        return replace(made, games=tuple(games))

    def answer(self, off: str = "") -> str:
        """Return the change with its sign."""
        made = self._made(off)
        return signed(made.gained if off == "8.3.2" else made.changes[0])

    def order(self, answer: str) -> tuple[float, str]:
        """Return the change itself."""
        return float(answer), ""

    @property
    def steps(self) -> tuple[str, ...]:
        """K, a line a game, and the sum."""
        return tuple(told(self._made(), Regulations.of(self.play, self.start)))

    def read(self, text: str) -> str:
        """Read a number with its sign; without one it is a gain."""
        value = read_hundredths(text, self.form)
        if value is None:
            raise self.form.unread(text)
        return signed(value)


@dataclass(frozen=True, slots=True)
class OnTheList(OnRatings):
    """Give the rating on the next list."""

    own: int
    k: int
    gained: tuple[int, ...]
    """What each event of the period brought beyond what was expected, in hundredths of a point."""
    kind: ClassVar[RatingKind] = RatingKind.LIST
    form: ClassVar[RatingForm] = RatingForm.LIST
    minutes: ClassVar[int] = 2
    possible: ClassVar[tuple[str, ...]] = ("T6", "T7", "8.3.4", "7.2.1")

    @property
    def given(self) -> Given:
        """The events."""
        head = (trp("at most 5 columns", "Event"), trp("at most 8 columns", "Change"))
        return Given(head, tuple((str(at), signed(self.k * each)) for at, each in enumerate(self.gained, 1)))

    @property
    def asked(self) -> str:
        """The question."""
        return tr(
            "These are all events of the period. The rating was {rating}: what is it on the next list?", rating=self.own
        )

    def answer(self, off: str = "") -> str:
        """Return the rating; none where there is none any more."""
        changes = [self.k * each for each in self.gained]
        total = sum(changes)
        match off:
            case "T6":  # every event is rounded by itself
                whole = sum(map(rounded, changes))
            case "T7":  # half a point is always up
                whole = (total + 50) // 100
            case "8.3.4":  # what is behind the point is dropped
                whole = abs(total) // 100 * (1 if total > 0 else -1)
            case _:
                whole = rounded(total)
        now = self.own + whole if off == "7.2.1" else published(self.own, whole)
        return str(now) if now else NONE

    @property
    def steps(self) -> tuple[str, ...]:
        """The sum, rounded once."""
        made = Change(self.own, tuple(map(_step, self.gained)), Coefficient((self.k,), WhyK.LISTED))
        regulations = Regulations.of("standard")
        return tuple(line for line in told(made, regulations) if regulations.article("8.3.4") in line)

    def read(self, text: str) -> str:
        """Read a rating."""
        return read_rating(text, self.form)


def _step(gained: int) -> GameStep:
    """Return what changes a rating as an event does."""
    return GameStep(Met(_UNRATED), None, 0, 0, -gained)
