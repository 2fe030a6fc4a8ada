"""Tie-breaks: one calculation, itemised. `methods/` says what is counted, `profiles/` how unplayed rounds enter."""

# no words in this file: names of classes
from __future__ import annotations

from paircard.core.tiebreaks.book import code_in, codes_in, codes_kept
from paircard.core.tiebreaks.code import parse, parse_list
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.lists import LISTS
from paircard.core.tiebreaks.methods.catalogue import METHODS
from paircard.core.tiebreaks.profiles import PROFILES
from paircard.core.tiebreaks.tie_break import TieBreak
from paircard.core.tiebreaks.words_of_items import RULES

__all__ = [
    "LISTS",
    "METHODS",
    "PROFILES",
    "RULES",
    "Field",
    "Figure",
    "Item",
    "TieBreak",
    "Tied",
    "code_in",
    "codes_in",
    "codes_kept",
    "parse",
    "parse_list",
]
