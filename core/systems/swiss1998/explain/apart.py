"""Why two players of a round do not meet: the first decision that keeps them apart."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Choice, Group, RoundExplained
from paircard.core.systems.swiss1998.judge.reason import Kind, Reason
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


@dataclass(frozen=True, slots=True)
class Apart:
    """The decision that keeps two players apart."""

    bracket: int | None
    """Score of the bracket in which it was made, in half points; None if they never were in one bracket."""
    reason: Reason


def why_not(told: RoundExplained, one: PairingNumber, other: PairingNumber) -> Apart | None:
    """Return why two pairing numbers do not meet in this round; None if they do.

    Raises KeyError if one of them is not paired in this round, ValueError if they are one and the same.
    """
    rank = {player.number: place for place, player in enumerate(told.position.players)}
    higher, lower = sorted((one, other), key=rank.__getitem__)
    if higher == lower:
        raise ValueError(one)
    if any({pair.white, pair.black} == {one, other} for pair in told.pairing.pairs):
        return None
    return _forbidden(told, higher, lower) or _in_brackets(told, higher, lower)


def _forbidden(told: RoundExplained, higher: PairingNumber, lower: PairingNumber) -> Apart | None:
    """Return the absolute criterion that forbids the pair in any case (B1a, B2)."""
    refusal = illegal(told.position, higher, lower)
    return None if refusal is None else Apart(None, Reason(refusal.article, refusal.said, Kind.PAIR))


def _in_brackets(told: RoundExplained, higher: PairingNumber, lower: PairingNumber) -> Apart:
    common = [bracket for bracket in told.brackets if {higher, lower} <= {*bracket.result.players}]
    if not common:
        return Apart(None, _never_together(told, higher, lower))
    last = common[-1]
    return Apart(last.result.score, _Keeping(last, higher, lower).reason())


def _never_together(told: RoundExplained, higher: PairingNumber, lower: PairingNumber) -> Reason:
    """Say that the higher one was paired before the bracket of the lower one was begun."""
    bracket = next(each for each in told.brackets if any(higher in pair for pair in each.result.pairs))
    pair = next(pair for pair in bracket.result.pairs if higher in pair)
    opponent = pair[0] + pair[1] - higher
    clause = said(
        "{player} was paired with {opponent} in the bracket of {points}, "
        "and {lower} comes only below it: brackets are paired from the highest down.",
        player=higher,
        opponent=opponent,
        points=format_points(bracket.result.score),
        lower=lower,
    )
    return Reason("B3", clause, Kind.ORDER)


@dataclass(frozen=True, slots=True)
class _Keeping:
    """The last bracket in which both players were: there at least one of them was paired, or had the bye."""

    bracket: BracketExplained
    higher: PairingNumber
    lower: PairingNumber

    def reason(self) -> Reason:
        """Return the first decision about either of them: who chose first, or on which side they stand."""
        both = {self.higher, self.lower}
        groups = [group for group in (self.bracket.movers, self.bracket.rest) if group]
        turns = ((group, choice) for group in groups for choice in group.choices)
        group, choice = next((g, c) for g, c in turns if both & {c.player, c.opponent})
        if choice.player in both:
            return self._chose(group, choice)
        return self._was_taken(group, choice)

    def _chose(self, group: Group, choice: Choice) -> Reason:
        """Say why one of them, whose turn it was, did not take the other."""
        candidate = self.higher + self.lower - choice.player
        for each in choice.passed:
            if each.candidate == candidate:
                return each.reason
        if candidate in group.s1:
            return self._same_side(group, "S1")
        clause = said(
            "{opponent} comes before {candidate} in S2 and is the first who will do for {player}.",
            opponent=choice.opponent,
            candidate=candidate,
            player=choice.player,
        )
        return _order("D1", clause)

    def _was_taken(self, group: Group, choice: Choice) -> Reason:
        """Say who took one of them before it was the other's turn, or that both can only be taken."""
        other = self.higher + self.lower - choice.opponent
        named = {"player": choice.player, "other": other, "opponent": choice.opponent}
        if other in group.s1:
            clause = said(
                "{player} comes before {other} in S1, and {opponent} is the first who will do for {player}.", **named
            )
            return _order("D1", clause)
        if group is self.bracket.movers:
            clause = said(
                "{player} was moved down and is paired before {other}: "
                "{opponent} is the first who will do for {player}.",
                **named,
            )
            return _order("A3", clause)
        return self._same_side(group, "S2")

    def _same_side(self, group: Group, side: str) -> Reason:
        both: dict[str, object] = {"one": self.higher, "other": self.lower, "side": side}
        if group is self.bracket.movers:
            clause = said(
                "{one} and {other} are both in {side}: moved-down players are paired with the others.", **both
            )
            return _order("A6", clause)
        if not group.exchange.count:
            clause = said(
                "{one} and {other} are both in {side}, and the bracket can be paired without an exchange.", **both
            )
            return _order("A6", clause)
        clause = said(
            "{one} and {other} are both in {side} after exchange {exchange}, the first that allows a pairing.",
            exchange=group.exchange_number,
            **both,
        )
        return _order("D2", clause)


def _order(article: str, clause: Words) -> Reason:
    return Reason(article, clause, Kind.ORDER)
