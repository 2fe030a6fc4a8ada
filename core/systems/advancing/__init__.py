"""Who goes on from groups into the next stage, and by which rule.

`advance` is the function, `plan` what was announced before, `words` says it. Which results go along is said by
`core.event.carried`.
"""

# no words in this file: names of values
from paircard.core.systems.advancing.advance import Advanced, Entered, Rule, Undecided, advance
from paircard.core.systems.advancing.consolation import consoled
from paircard.core.systems.advancing.plan import Plan

__all__ = ["Advanced", "Entered", "Plan", "Rule", "Undecided", "advance", "consoled"]
