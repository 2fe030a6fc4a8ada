"""What does not count for players over 50 % in the last round, and would have counted (R6)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.brackets import Settled
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark, tr
from paircard.core.values.preference import Strength, preference_of

_SENTENCES = {
    ("B2", ""): mark("{player} is over 50 % in the last round, so their preference is not absolute (R6)."),
    ("B5", criteria.DOWN): mark(
        "{player} floats down again, as in the last round: over 50 % B5 does not apply to them (R6)."
    ),
    ("B6", criteria.DOWN): mark(
        "{player} floats down again, as two rounds ago: over 50 % B6 does not apply to them (R6)."
    ),
    ("B5", criteria.UP): mark(
        "{player} floats up again, as in the last round: over 50 % B5 does not apply to them (R6)."
    ),
    ("B6", criteria.UP): mark("{player} floats up again, as two rounds ago: over 50 % B6 does not apply to them (R6)."),
}


@dataclass(frozen=True, slots=True)
class Exempt:
    """A criterion that does not apply to a player over 50 %."""

    player: int
    """Pairing number."""
    article: str
    """B2 (no absolute preference), B5 or B6."""
    way: str = ""
    """Which float it would forbid: up or down."""

    @property
    def sentence(self) -> str:
        """Say so."""
        return tr(_SENTENCES[self.article, self.way], player=self.player)


def exempt_in(cards: Cards, here: Settled) -> Iterator[Exempt]:
    """Yield what does not count in a bracket as it was settled: preferences of its residents, then its floats."""
    for place in here.group:
        player = cards.players[place]
        if player.over_half and preference_of(player.colours).strength is Strength.ABSOLUTE:
            yield Exempt(player.number, "B2")
    for place, way in _floats(cards, here):
        player = cards.players[place]
        article = criteria.broken_by_float(replace(player, over_half=False), way, 0) if player.over_half else ""
        if article and cards.corrected:
            yield Exempt(player.number, article, way)


def _floats(cards: Cards, here: Settled) -> Iterator[tuple[int, str]]:
    """Yield who floats by the pairing of a bracket; who left it by C1 is not asked (R2)."""
    if here.made is None:
        return
    for pair in here.made.pairs:
        if len({cards.score(place) for place in pair}) > 1:
            yield max(pair), criteria.UP
    for place in here.made.left:
        yield place, criteria.DOWN
