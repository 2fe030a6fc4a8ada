"""A round explained: its pairing, and the decisions of every bracket."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.facets import explained
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.boards import bracket_result, publish
from paircard.core.systems.swiss1998.brackets import Bracket, Settled
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.explain.choices import Choices
from paircard.core.systems.swiss1998.explain.model import BracketExplained, RoundExplained
from paircard.core.systems.swiss1998.explain.over_half import exempt_in
from paircard.core.systems.swiss1998.explain.relaxations import lacks
from paircard.core.systems.swiss1998.literal.lookahead import NoLookahead
from paircard.core.systems.swiss1998.no_pairing import need_legal_pairing
from paircard.core.systems.swiss1998.procedure import pair_brackets
from paircard.core.systems.swiss1998.run import Run
from paircard.core.systems.swiss1998.search.enumeration import search
from paircard.core.values import waiting


def explain(position: Position) -> RoundExplained:
    """Pair a round by the search and explain every decision.

    Raises NoLegalPairing (R14) if nothing satisfies B1 and B2.
    """
    return waiting.found((explain, position), lambda: _explain(position))


def _explain(position: Position) -> RoundExplained:
    cards = Cards(position)
    need_legal_pairing(cards)
    run = Run(cards, NoLookahead(), None, 0, search)
    if not position.players:
        return explained.RoundExplained(position, Pairing((), None, ()), ())
    settled = pair_brackets(run)
    undone = [_undone_by(here) for here in settled[1:]]
    brackets = tuple(_explained(run, *each) for each in zip(settled, [*undone, ""], strict=True))
    return explained.RoundExplained(position, publish(run, settled), brackets)


def _undone_by(below: Settled) -> str:
    """Return C12 or C13 if the bracket above this one was paired anew for its sake, else an empty string."""
    return next((article for article in ("C13", "C12") if article in below.events), "")


def _explained(run: Run, here: Settled, undone_by: str) -> BracketExplained:
    cards, bracket = run.cards, here.bracket
    choices = Choices(cards, here, undone_by)
    return BracketExplained(
        result=bracket_result(cards, here),
        passed_on=tuple(map(cards.number, here.passed)),
        wanted=bracket.full_target,
        lacks=tuple(lacks(choices)),
        movers=choices.movers(),
        rest=choices.rest(),
        levelled=bracket.moved > 0 and not bracket.heterogeneous,
        undone_by=undone_by,
        instead=_by_itself(run, bracket) if undone_by else (),
        excused=here.excused,
        exempt=tuple(exempt_in(cards, here)),
    )


def _by_itself(run: Run, bracket: Bracket) -> tuple[tuple[PairingNumber, PairingNumber], ...]:
    """Return how a bracket would be paired if nothing came below it, higher player first."""
    for target in bracket.targets():
        for made in run.pairings(bracket, target):
            return tuple((run.cards.number(min(pair)), run.cards.number(max(pair))) for pair in made.pairs)
    return ()
