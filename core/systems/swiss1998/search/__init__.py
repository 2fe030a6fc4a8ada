"""The search: the answer of the literal procedure without its tries, by matchings.

`enumeration` yields the pairings of one bracket, `first` finds the first of them, `assignment` sets S1
against S2, `general` pairs players whose sides are still open, `deficit` proves that a graph cannot be matched.
"""

from core.systems.swiss1998.search.enumeration import search

__all__ = ["search"]
