"""Tie-breaks: one calculation, itemised. `methods/` says what is counted, `profiles/` how unplayed rounds enter."""

# no words in this file: names of classes
from __future__ import annotations

from core.tiebreaks.book import code_in, codes_in, codes_kept
from core.tiebreaks.code import parse, parse_list
from core.tiebreaks.field import Field, Tied
from core.tiebreaks.figure import Figure, Item
from core.tiebreaks.lists import LISTS
from core.tiebreaks.methods.catalogue import METHODS
from core.tiebreaks.profiles import PROFILES
from core.tiebreaks.tie_break import TieBreak
from core.tiebreaks.words_of_items import RULES

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
