"""The answer of the text for fields of any size: what the rules ask for, found by matchings instead of by trying."""

from paircard.core.systems.team_swiss_2026.search.engine import search

__all__ = ["search"]
