"""Sentences to be said later: what was found is kept as a template and its fields, and is said when it is shown.

An explanation, a step or a refusal is computed once, for nobody in particular; whoever reads it, reads it in their own
language. `str()` of such a value, and any sentence into which it is put as a field, speaks the language spoken there
and then.

    >>> met = said("{one} and {other} have already met.", one=2, other=7)
    >>> str(said("{pair} would do, but then {what}", pair="1-9", what=met))
    '1-9 would do, but then 2 and 7 have already met.'
"""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import ENGLISH, listed, speaking, tr, trn, trp


class Words:
    """Something that can be said in every language."""

    __slots__ = ()

    def in_english(self) -> str:
        """Say it in English whatever is spoken: for journals, which are kept for ever, and for machines."""
        with speaking(ENGLISH):
            return str(self)


@dataclass(frozen=True, slots=True)
class Said(Words):
    """A sentence as written for the translators, and what goes into its fields."""

    template: str
    fields: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Say it in the language that is spoken."""
        return tr(self.template, **dict(self.fields))


@dataclass(frozen=True, slots=True)
class Counted(Words):
    """A sentence that counts: every language has its own plurals."""

    one: str
    many: str
    count: int
    fields: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Say it in the language that is spoken."""
        return trn(self.one, self.many, self.count, **dict(self.fields))


@dataclass(frozen=True, slots=True)
class InContext(Words):
    """A word that means two things in English; the context tells the translator which."""

    context: str
    template: str
    fields: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Say it in the language that is spoken."""
        return trp(self.context, self.template, **dict(self.fields))


@dataclass(frozen=True, slots=True)
class Joined(Words):
    """Several sentences, one after the other."""

    parts: tuple[object, ...]
    between: str = " "

    def __str__(self) -> str:
        """Say them; who has nothing to say is passed over."""
        return self.between.join(filter(None, map(str, self.parts)))


@dataclass(frozen=True, slots=True)
class Capital(Words):
    """What may follow other words, as a sentence of its own."""

    words: Words

    def __str__(self) -> str:
        """Say it with a capital."""
        spoken = str(self.words)
        return spoken[:1].upper() + spoken[1:]


@dataclass(frozen=True, slots=True)
class Series(Words):
    """Several things for a sentence: 3, 5 and 7."""

    items: tuple[object, ...]

    def __str__(self) -> str:
        """Name them all."""
        return listed(self.items)


def said(template: str, /, **fields: object) -> Words:
    """Say a sentence later, as `tr` says it now."""
    return Said(template, tuple(fields.items()))


def said_n(one: str, many: str, count: int, /, **fields: object) -> Words:
    """Say how many later, as `trn` says it now."""
    return Counted(one, many, count, tuple(fields.items()))


def said_p(context: str, template: str, /, **fields: object) -> Words:
    """Say a word with two meanings later, as `trp` says it now."""
    return InContext(context, template, tuple(fields.items()))


def joined(parts: Iterable[object], between: str = " ") -> Joined:
    """Say several sentences later, one after the other."""
    return Joined(tuple(parts), between)


def series(items: Iterable[object]) -> Series:
    """Name several things later, as `listed` does now."""
    return Series(tuple(items))
