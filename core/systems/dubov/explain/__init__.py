"""A round explained: who came up and which criterion chose them, G1 and G2, why this bye, and why not otherwise."""

from __future__ import annotations

from paircard.core.facets.finding import Finding
from paircard.core.systems.dubov.as_seen import pairing_seen, seen
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.checker import check
from paircard.core.systems.dubov.explain import lines
from paircard.core.systems.dubov.explain.forcing import Forcing
from paircard.core.systems.dubov.explain.model import DubovBracket, DubovRound
from paircard.core.systems.dubov.outcome import NAMES, BracketResult, Pairing
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.dubov.search import search
from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.values.language import mark
from paircard.core.values.said import said


def explain(position: Position) -> DubovRound:
    """Pair a position and explain it; raise NoCompletePairing where there is none."""
    made = search(position)
    forcing = Forcing(position, made)
    shown = pairing_seen(made)
    brackets = tuple(
        DubovBracket(result, own, forcing, at)
        for at, (result, own) in enumerate(zip(shown.brackets, made.brackets, strict=True))
    )
    return DubovRound(seen(position), shown, brackets, position, made, forcing)


class Explain(swiss.Explain[Position, BracketResult, DubovRound]):
    """Every criterion that decides something is named."""

    book, lines, kind = BOOK, lines, DubovRound
    criteria = NAMES
    notes = (
        mark("Numbers are pairing numbers. The bye is given first; then each bracket is paired from the top."),
        mark("ARO: average rating of the opponents so far. G1 meets G2, the lowest ARO of G1 first."),
    )

    explained = staticmethod(explain)
    check = staticmethod(check)

    def difference(self, position: Position, right: Pairing, other: Pairing) -> Finding | None:
        """Return what the checker finds first; the right pairing is its witness if it finds nothing."""
        if _as_set(right) == _as_set(other):
            return None
        found = check(position, other)
        if found:
            return next((each for each in found if each.illegal), found[0])
        return Finding(dubov("3.2.6"), None, (), said("The round is paired otherwise."))


def _as_set(pairing: Pairing) -> set[tuple[object, ...]]:
    pairs: set[tuple[object, ...]] = {(pair.white, pair.black) for pair in pairing.pairs}
    return pairs | {(pairing.bye,)}
