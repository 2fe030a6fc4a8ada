"""The fast exact search: the pairing that the order of Articles 3 and 4 gives, without walking through it."""

from paircard.core.systems.dutch2026.search.engine import search

__all__ = ["search"]
