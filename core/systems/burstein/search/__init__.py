"""The rounds of the literal procedure for fields of any size, by matchings."""

from paircard.core.systems.burstein.search.engine import paired, search

__all__ = ["paired", "search"]
