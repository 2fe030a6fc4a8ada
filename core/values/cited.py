"""A line of an explanation and the rules by which it speaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.rule_id import RuleId


@dataclass(frozen=True, slots=True)
class Cited:
    """A line, and the rules it names: links are made from these and never looked for in the words."""

    text: str
    rules: tuple[RuleId, ...] = ()

    def __str__(self) -> str:
        """Return the line alone."""
        return self.text

    def below(self, indent: str) -> Cited:
        """Return the line as it belongs to the one above it."""
        return replace(self, text=indent + self.text)


@dataclass(frozen=True, slots=True)
class Tried(Cited):
    """A line that says of an opponent why they were passed over, or that they are the one who fits."""

    player: int = 0
    """Their pairing number."""
    why: str = ""
    """The sentence alone: without the number and the article."""
    refused: bool = True


def refused(player: int, line: Cited, why: str) -> Tried:
    """Return a line that says why somebody was passed over."""
    return Tried(line.text, line.rules, player, why)


def fits(player: int, line: Cited, why: str) -> Tried:
    """Return a line that says whom somebody gets."""
    return Tried(line.text, line.rules, player, why, refused=False)


def cite(text: str, *rules: str) -> Cited:
    """Return a line with the rules it names, as they are written.

    >>> cite("3 has the bye (A5).", "A5").rules[0].article
    'A5'
    """
    return Cited(text, tuple(RuleId.read(each) for each in rules))


def texts_of(lines: Iterable[Cited]) -> Iterator[str]:
    """Yield the lines alone, for paper and for who listens."""
    return (line.text for line in lines)


def rules_of(lines: Iterable[Cited]) -> tuple[RuleId, ...]:
    """Return the rules that some lines name, the first named first, each once."""
    return tuple(dict.fromkeys(rule for line in lines for rule in line.rules))
