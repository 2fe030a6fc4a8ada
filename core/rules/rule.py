"""What one rule is: an article of the printed text, or a ruling where that is silent."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.values.rule_id import RuleId


@dataclass(frozen=True, slots=True)
class Language:
    """A language and the few words that stand around its rules."""

    code: str
    """Such as `pl`."""
    name: str
    """What its speakers call it."""
    see: str
    """Stands before the related rules."""
    example: str
    """Stands before a position in which the rule decides."""


@dataclass(frozen=True, slots=True)
class Erratum:
    """An error in a printed source document."""

    document: str
    place: str
    printed: str
    right: str
    sentence: str
    """All of it in one sentence or two."""


@dataclass(frozen=True, slots=True)
class Rule:
    """An article (`B5`) or a ruling (`R9`), in one language."""

    id: RuleId
    part: str
    """Title of the part of the rules it stands in; says of a ruling that it is one."""
    ruling: bool
    title: str
    text: str
    """Paragraphs, one a line, not wrapped; an item of a list begins with `- `."""
    see: tuple[RuleId, ...]
    """Related rules, those of other books last."""
    errata: tuple[Erratum, ...]
    language: Language
    """The language of the words; English where the one asked for has none for this rule."""
    foreign: bool = False
    """Is it another one than was asked for?"""

    @property
    def heading(self) -> str:
        """Id, title and source on one line."""
        return f"{self.id}. {self.title}. {self.source}."

    @property
    def source(self) -> str:
        """The part, and the language where that is not the one asked for."""
        return f"{self.part} ({self.language.name})" if self.foreign else self.part

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text and the errata, a paragraph each, not wrapped."""
        return (*self.text.split("\n"), *(erratum.sentence for erratum in self.errata))
