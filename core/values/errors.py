"""What the domain refuses, said for people."""

from __future__ import annotations

from paircard.core.values.said import Words, joined, said


class Refusal(ValueError):
    """A command that the rules or the state of the event do not allow.

    `article` is the article or ruling that refuses (`B1a`, `F6`, `R14`); it is empty where no rule but
    plain sense refuses (an unknown board, a name without letters). `message` is one sentence: what, where,
    what to do; where it was given as `Words` it speaks the language of whoever reads it. `field` is the name
    of what was asked for (`reason`, `rounds`) where it is about one answer alone.
    """

    def __init__(self, message: str | Words, article: str = "", field: str = "") -> None:
        super().__init__(message)
        self.words = message
        self.article = article
        self.field = field

    @property
    def message(self) -> str:
        """What is wrong, and what to do."""
        return str(self.words)

    def __str__(self) -> str:
        """Say the article first, as an arbiter would.

        >>> str(Refusal("2 and 7 have met in round 1.", "B1a"))
        'B1a: 2 and 7 have met in round 1.'
        """
        return str(self.said)

    @property
    def said(self) -> Words:
        """The same, to be kept and said later."""
        return joined(filter(None, (self.article, self.words)), ": ")


class NotAgreedYet(Refusal):
    """Nothing is stored before somebody has agreed: the question is on its way, and says all there is to say."""


class ForbiddenInFideMode(Refusal):
    """What FIDE mode alone forbids (level 5 of the warnings): the sentence names the key that leaves the mode."""

    def __init__(self, message: str | Words, article: str = "", field: str = "") -> None:
        super().__init__(joined([message, said("F on Entrants leaves FIDE mode.")]), article, field)
        self.why = message
        """The same without the key."""
