"""Who goes on from groups into the next stage, by which rule, and which results go along.

`advance` is the function, `plan` what was announced before, `carried` the results that count again, `words` says it.
"""

# no words in this file: names of values
from core.systems.advancing.advance import Advanced, Entered, Rule, Undecided, advance
from core.systems.advancing.carried import Carried, Game, carried
from core.systems.advancing.plan import Plan

__all__ = ["Advanced", "Carried", "Entered", "Game", "Plan", "Rule", "Undecided", "advance", "carried"]
