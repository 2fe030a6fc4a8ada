"""What the domain refuses, said for people."""

from __future__ import annotations


class Refusal(ValueError):
    """A command that the rules or the state of the event do not allow.

    `article` is the article or ruling that refuses (`B1a`, `F6`, `R14`); it is empty where no rule but
    plain sense refuses (an unknown board, a name without letters). `message` is one sentence: what, where,
    what to do. `field` is the name of what was asked for (`reason`, `rounds`) where it is about one answer alone.
    """

    def __init__(self, message: str, article: str = "", field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.article = article
        self.field = field

    def __str__(self) -> str:
        """Say the article first, as an arbiter would.

        >>> str(Refusal("2 and 7 have met in round 1.", "B1a"))
        'B1a: 2 and 7 have met in round 1.'
        """
        return f"{self.article}: {self.message}" if self.article else self.message
