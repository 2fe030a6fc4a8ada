"""What is as in every Swiss of 2026, asked of this book."""

from __future__ import annotations

from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.swiss.facets import groups, rounds, steps


class Rounds(rounds.Rounds):
    """The pairing itself."""

    book = BOOK


class Groups(groups.Groups):
    """Score groups and brackets."""

    book = BOOK


class Steps(steps.Steps):
    """The rules word by word."""

    book = BOOK
