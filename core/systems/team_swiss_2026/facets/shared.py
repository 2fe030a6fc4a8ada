"""What is as in every Swiss of 2026, asked of this book."""

from __future__ import annotations

from paircard.core.systems.swiss.facets import groups, rounds, steps
from paircard.core.systems.team_swiss_2026.book import BOOK


class Rounds(rounds.Rounds):
    """The pairing itself."""

    book = BOOK


class Groups(groups.Groups):
    """Score groups and brackets."""

    book = BOOK


class Steps(steps.Steps):
    """The rules word by word."""

    book = BOOK
