"""The options of a system: a frozen dataclass of its own, kept in the regulations under the key of the system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.subject_of_rules import Matter
    from paircard.core.values.scale import Scale


@dataclass(frozen=True, slots=True)
class Choosable:
    """One regulation as forms, lines and help know it; what is announced of it a system says in its papers."""

    field: str
    """Its name in the options of the system, or in the regulations."""
    label: str
    """As it stands in the code."""
    values: tuple[tuple[Any, str], ...] = ()
    """What may be chosen, and the word for it as it stands in the code; nothing where it is typed."""
    hint: str = ""
    """What it means, in half a line."""
    kept: tuple[tuple[Any, str], ...] = ()
    """What an event may have though no form offers it, as a report may tell it, and the word for it."""
    numbers: range | None = None
    """The numbers that may be typed; None where something is chosen."""
    halves: bool = False
    """Whether they are kept in halves: 13 is typed as 6½."""
    optional: bool = False
    """Whether nothing may be typed in place of a number; the hint says what that means."""
    nothing: int = 0
    """The number that nothing stands for."""
    matter: Matter | None = None
    """What the hint rests on: the system of the event says which article that is, if its book has one."""
    where: tuple[str, frozenset[Any]] | None = None
    """Another option with the values for which this one means anything; None where it always does."""

    def fits(self, value: Any) -> bool:
        """Whether it may be so.

        >>> Choosable("boards", "Boards", numbers=range(1, 100)).fits(100)
        False
        """
        if self.numbers is not None:
            return isinstance(value, int) and value in self.numbers
        return any(value == each for each, _ in self.values)

    @property
    def examples(self) -> tuple[Any, ...]:
        """What it may be, as it is kept; of numbers the first and the last."""
        if self.numbers is None:
            return tuple(value for value, _ in self.values)
        return self.numbers[0], "...", self.numbers[-1]

    def written(self, value: Any) -> str:
        """Return a value as it is typed, words as they stand in the code; empty where nothing says it."""
        if self.numbers is None:
            return next((word for each, word in (*self.values, *self.kept) if each == value), str(value))
        if value == self.nothing and self.optional:
            return ""
        return format_points(value) if self.halves else str(value)

    def number(self, text: str) -> int:
        """Return the number that was typed; raise `Refusal` for any other text.

        >>> Choosable("points", "Points", numbers=range(1, 99), halves=True).number("6.5")
        13
        """
        assert self.numbers is not None
        if self.optional and not text:
            return self.nothing
        found = _half_points(text) if self.halves else _whole(text)
        if found is not None and found in self.numbers:
            return found
        first, last = (format_points(each) if self.halves else each for each in (self.numbers[0], self.numbers[-1]))
        fields = {"field": tr(self.label), "text": clean(text) or tr("nothing"), "first": first, "last": last}
        if self.optional:
            wrong = tr("{field}: type a number from {first} to {last}, or nothing, not {text}.", **fields)
        else:
            wrong = tr("{field}: type a number from {first} to {last}, not {text}.", **fields)
        raise Refusal(wrong, field=self.field)


def _whole(text: str) -> int | None:
    """Return a whole number of up to six digits, None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def _half_points(text: str) -> int | None:
    """Return points in half points, None for any other text.

    >>> _half_points("6½"), _half_points("6,5"), _half_points(".5"), _half_points("6"), _half_points("")
    (13, 13, 1, 12, None)
    """
    typed = text.replace(",5", "½").replace(".5", "½")
    whole = _whole(typed.removesuffix("½") or "0") if typed else None
    return None if whole is None else 2 * whole + typed.endswith("½")


@dataclass(frozen=True, slots=True)
class Options:
    """Base of what an event may choose that only its system knows; kept as `{key of the system: fields}`."""

    tag: ClassVar[str]
    """The key of the system."""
    asked: ClassVar[tuple[Choosable, ...]] = ()
    """What may be settled: forms, lines and help are made of it."""

    has_fide_mode: ClassVar[bool] = False
    """Whether an event may be in FIDE mode."""

    @property
    def fide_mode(self) -> bool:
        """Whether it was chosen when the event was made. Whether it was left since is a fact of its own."""
        return False

    @property
    def fits_fide_mode(self) -> bool:
        """Whether an event in FIDE mode may have chosen so."""
        return True

    @property
    def match_of_two(self) -> Scale | None:
        """What a match of two games is worth that two players play in every round; None where a round is a game."""
        return None

    @classmethod
    def of(cls, chosen: Options | None) -> Self:
        """Return what an event has chosen; what stands by itself where it has chosen nothing of the kind."""
        return chosen if isinstance(chosen, cls) else cls()

    @classmethod
    def of_new_event(cls) -> Options:
        """Return what a form offers for a new event."""
        return cls()

    def checked(self) -> Options:
        """Return these options; raise `core.values.errors.Refusal` where they cannot be."""
        return self

    def need_rounds(self, rounds: int) -> None:
        """Raise `Refusal` for what so many rounds make impossible."""

    def means(self, choosable: Choosable) -> bool:
        """Whether a regulation means anything, the others being as they are."""
        return choosable.where is None or getattr(self, choosable.where[0]) in choosable.where[1]

    def with_chosen(self, chosen: Mapping[str, Any]) -> Self:
        """Return these options with other values of some fields."""
        return replace(self, **chosen)
