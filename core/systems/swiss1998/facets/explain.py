"""Explanations of a round, and what the checker finds in one that was recorded."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.explained import BracketExplained
from paircard.core.facets.finding import Finding
from paircard.core.facets.groups import BracketView, articles_of
from paircard.core.facets.pairing import NoLegalPairing, NoPairing
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.in_numbers import proposed_pairing, recorded_pairing
from paircard.core.systems.swiss1998.checker.bound import can_be_paired
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.checker.difference import first_difference
from paircard.core.systems.swiss1998.explain.apart import why_not
from paircard.core.systems.swiss1998.explain.colour import colour_line as colour_line
from paircard.core.systems.swiss1998.explain.lines import apart_line
from paircard.core.systems.swiss1998.explain.lines import bracket_lines as bracket_lines
from paircard.core.systems.swiss1998.explain.lines import round_lines as round_lines
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.player import pair_lines as pair_lines
from paircard.core.systems.swiss1998.explain.player import way_lines as way_lines
from paircard.core.systems.swiss1998.explain.round import explain as explained
from paircard.core.systems.swiss1998.facets.groups import brackets_of
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.values.cited import Cited, cite
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said

criteria = ("C1", "C9", "C10", "C11", "C12", "C13", "C14")
notes = (
    mark("Numbers are pairing numbers. x: clashes of colour that cannot be avoided (A8); p: pairs to be made (A6)."),
    mark("Floats of the last two rounds: ↓ down, ↑ up, · none. Orders: transpositions of D1, exchanges of D2."),
)


def told(before: Tournament) -> RoundExplained:
    """Explain the round to be paired next; refuse without a first colour, and where there is no pairing (R14)."""
    try:
        return explained(position(before))
    except NoPairing as error:
        raise Refusal(error.words, "R14" if isinstance(error, NoLegalPairing) else "") from error


def brackets(before: Tournament, told: RoundExplained) -> tuple[BracketView, ...]:
    """Return the brackets as the live view shows them."""
    ids, pairing = before.ids, told.pairing
    whites = (ids[pair.white] for pair in pairing.pairs)
    return brackets_of(before, pairing.brackets, whites, None if pairing.bye is None else ids[pairing.bye])


def otherwise(before: Tournament, told: RoundExplained, paired: Round) -> Finding | None:
    """Return the first difference of a round from how the rules pair it."""
    return first_difference(told.position, told.pairing, recorded_pairing(before, paired))


def departure(before: Tournament, paired: Round) -> Finding | None:
    """Return the same of a round that nobody explained."""
    return first_difference(position(before), proposed_pairing(before), recorded_pairing(before, paired))


def weighed(before: Tournament, paired: Round) -> Sequence[str]:
    """Return nothing: the first article in the order of the procedure is the whole difference."""
    return ()


def findings(before: Tournament, paired: Round) -> Sequence[Finding]:
    """Hold a round against every article."""
    return check(position(before), recorded_pairing(before, paired))


def checked(before: Tournament) -> Sequence[Finding]:
    """Hold the next round against every article, its brackets too; where R14 says there is none, ask whether so."""
    try:
        made = proposed_pairing(before)
    except Refusal:
        if not system_of(before).law.without_legal_pairing(before) or not can_be_paired(position(before)):
            return ()
        return (Finding("R14", None, (), said("A pairing that keeps B1 and B2 exists."), illegal=True),)
    return check(position(before), made)


def short_of(bracket: BracketExplained) -> Sequence[str]:
    """Return which of C1, C9 - C14 a bracket needed: every one gives up something that was wanted."""
    return articles_of(bracket.result)


def bye_line(told: RoundExplained, player: PairingNumber) -> Cited:
    """Say who has the bye (A5)."""
    return cite(tr("{player} has the bye (A5).", player=player), "A5")


def apart(told: RoundExplained, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two players do not meet."""
    return apart_line(one, other, why_not(told, one, other))
