"""How far somebody has come in a cup: that alone makes its table."""

from __future__ import annotations

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr

WON, OUT, GONE, MEETS, AWAITS, FREE = "won", "out", "gone", "meets", "awaits", "free"  # no words: keys
_SAID = {
    (WON, False): mark("has won the cup"),
    (OUT, False): mark("out"),
    (GONE, False): mark("has left"),
    (MEETS, False): mark("plays on"),
    (AWAITS, False): mark("awaits the winner of match {match}"),
    (FREE, False): mark("goes through"),
    (WON, True): mark("has won the cup: beat {opponent} {score}"),
    (OUT, True): mark("lost to {opponent} {score}"),
    (MEETS, True): mark("meets {opponent} {score}"),
}
"""By what it is, and whether there is an opponent."""
_FOR_THIRD = {
    WON: mark("third: beat {opponent} {score}"),
    OUT: mark("lost the match for third place to {opponent} {score}"),
    MEETS: mark("for third place meets {opponent} {score}"),
}
_NEITHER = mark("neither {opponent} nor they came")


@dataclass(frozen=True, slots=True)
class CupStanding:
    """How far one has come, and what is next or was last."""

    reached: str
    """What the round is called that they have reached."""
    what: str
    opponent: ContestantId = NOBODY
    score: str = ""
    """The own side first; empty before the first result."""
    match: int = 0
    """Whose winner is awaited."""
    third: bool = False
    """Whether it is about the match for third place."""
    nobody_came: bool = False
    """Whether both are out."""

    @property
    def in_it(self) -> bool:
        """Whether the cup may still be theirs, or is."""
        return self.what in (WON, MEETS, AWAITS, FREE) and not self.third

    def told(self, opponent: str) -> str:
        """Say by whom they were put out, or whom they meet next; `opponent` is what that one is called."""
        if self.nobody_came:
            return tr(_NEITHER, opponent=opponent)
        if self.third:
            said = _FOR_THIRD[self.what]
        elif self.what == AWAITS and not self.match:
            said = mark("awaits an opponent")
        else:
            said = _SAID[self.what, bool(self.opponent) and (self.what, True) in _SAID]
        return tr(said, opponent=opponent, score=self.score, match=self.match).rstrip()
