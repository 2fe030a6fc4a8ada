"""The rounds of the literal procedure for fields of any size, by matchings."""

from paircard.core.systems.dubov.search.engine import search

__all__ = ["search"]
