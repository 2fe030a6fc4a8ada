"""What is settled of the ratings of an event."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact, Scope
from paircard.core.event.rating_rules import RatingRules
from paircard.core.values.frozen import dataclass

SINCE = 7
"""The format of the journal that came with more than one rating of an entrant."""


@dataclass(frozen=True, slots=True)
class RatingsRuled(Fact):
    """Kind of play, order of the lists and method of the tournament ratings were settled, or settled anew."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.EVENT

    rules: RatingRules
