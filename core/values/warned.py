"""The five levels of warning, and what somebody is warned of: said by the core, asked by whoever talks to people."""

from __future__ import annotations

from enum import IntEnum

from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words


class Level(IntEnum):
    """How loud a warning is. No setting lowers one, or switches it off."""

    UNUSUAL = 1
    """The rules allow it: it is done, with a word at most."""
    NOTICE = 2
    """The rules do not know it: it is done, and somebody takes notice."""
    QUESTION = 3
    """Against the rules, but harmless: one question, its first answer that nothing is done."""
    TWICE = 4
    """Against the rules, and perhaps needed: two questions and a reason."""
    REFUSED = 5
    """Forbidden in FIDE mode: refused, with the article and the way out of the mode."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What speaks against something that somebody is about to do."""

    title: Words | str
    """What is about to be done, in a few words."""
    what: Words | str
    """What is against it, in whole sentences."""
    article: str = ""
    """By which article; empty where plain sense speaks."""
    consequences: tuple[Words | str, ...] = ()
    """What comes of it, a sentence each: asked about once more where it is a matter of two questions."""
    go_on: Words | str = ""
    """What the answer that goes on is called, in a few words; nothing for the usual ones."""
    stay: Words | str = ""
    """The same of the one that stays."""
    mild: bool = False
    """Whether it is asked only where nothing else is asked about the same."""
    done: Words | str = ""
    """What is said once it is done after a question came in between; nothing for the usual words."""

    @property
    def told(self) -> str:
        """What is against it, the article first."""
        return f"{self.article}: {self.what}" if self.article else str(self.what)


@dataclass(frozen=True, slots=True)
class Warned:
    """A doubt, and how loudly it is told."""

    level: Level
    doubt: Doubt
