"""The matter of questions about a round: what was counted, ordered, looked at, and who could be left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.taught import Counted, LookedAt, Sides, Two, WhyNot
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Group, RoundExplained
from paircard.core.systems.swiss1998.judge.obstacle import obstacle
from paircard.core.systems.swiss1998.judge.reason import Kind as ReasonKind
from paircard.core.systems.swiss1998.question import Question as Feasible
from paircard.core.systems.swiss1998.teach.breaches import broken
from paircard.core.values.said import said


def counted(told: RoundExplained, at: int) -> tuple[Counted, ...]:
    """Return x (A8) and p (A6) of a bracket, before any pair is made."""
    bracket = told.brackets[at]
    return Counted("A8", "x", bracket.result.first_x), Counted("A6", "p", bracket.wanted.p)


def sides(told: RoundExplained) -> Iterator[Sides]:
    """Yield S1 and S2 of every group, and how far its tries went."""
    for at, bracket in enumerate(told.brackets):
        for group in _groups(bracket):
            yield Sides(
                at,
                tuple(group.s1),
                tuple(group.s2),
                (tuple(group.before[0]), tuple(group.before[1])),
                group.transposition_number,
                group.exchange_number,
            )


def _groups(bracket: BracketExplained) -> Iterator[Group]:
    yield from (group for group in (bracket.movers, bracket.rest) if group is not None)


def traps(told: RoundExplained, at: int) -> int:
    """Count the traps on the way to x and p: who was moved down, the half of A3, who left by C1, x above none."""
    bracket = told.brackets[at]
    traps = (
        (2, bracket.movers is not None),
        (2, bracket.levelled),
        (1, bool(bracket.passed_on)),
        (1, bracket.result.first_x > 0),
    )
    return sum(points for points, there in traps if there)


# --- pairs as they are looked at -------------------------------------------------------------------------------------


def looked_at(told: RoundExplained) -> Iterator[LookedAt]:
    """Yield every pair that was made, or refused for itself, on the way to the right pairing."""
    for at, bracket in enumerate(told.brackets):
        made: tuple[Two, ...] = ()
        for group in _groups(bracket):
            yield from _in_group(told, at, group, made)
            made += tuple((choice.player, choice.opponent) for choice in group.choices)


def _in_group(told: RoundExplained, at: int, group: Group, made: tuple[Two, ...]) -> Iterator[LookedAt]:
    for choice in group.choices:
        for passed in choice.passed:
            if passed.reason.kind is ReasonKind.PAIR:
                pair = (choice.player, passed.candidate)
                article = passed.reason.article
                also = tuple(each for each in _broken(told, at, made, pair) if each != article)
                yield LookedAt(at, made, pair, article, passed.reason.whole, also)
        pair = (choice.player, choice.opponent)
        yield LookedAt(at, made, pair)
        made = (*made, pair)


def _broken(told: RoundExplained, at: int, made: Sequence[Two], pair: Two) -> Iterator[str]:
    """Yield every article a pair breaks once others are made."""
    cards, result = Cards(told.position), told.brackets[at].result
    place = {player.number: at for at, player in enumerate(cards.players)}
    used = sum(cards.clash(place[one], place[other]) for one, other in made)
    return broken(cards, place[pair[0]], place[pair[1]], result.upfloat_level, result.x - used)


# --- who is left over ------------------------------------------------------------------------------------------------


def why_not_left(told: RoundExplained, at: int, number: PairingNumber) -> WhyNot:
    """Return why somebody of a bracket is not left over by it, or has not the bye."""
    return WhyNot(*_Stay(told, told.brackets[at], number, at == len(told.brackets) - 1).refused())


def why_no_bye(told: RoundExplained, named: Sequence[PairingNumber]) -> WhyNot:
    """Return why the first of those named wrongly has not the bye."""
    bye, lowest = told.pairing.bye, told.brackets[-1].result
    if bye is None:
        return WhyNot("A5", said("The number of players is even: nobody has the bye."))
    wrong = [number for number in named if number != bye]
    if not wrong:
        return WhyNot("A5", said("Left over: {players}.", players=_listed(lowest.downfloaters)))
    if wrong[0] not in lowest.players:
        return WhyNot("A3", said("{player} is not in this bracket.", player=wrong[0]))
    return why_not_left(told, len(told.brackets) - 1, wrong[0])


@dataclass(frozen=True)
class _Stay:
    """Could this player be the one left over?"""

    told: RoundExplained
    bracket: BracketExplained
    number: PairingNumber
    lowest: bool

    def refused(self) -> WhyNot:
        """Return the article that forbids it, or what it would do to the others, or who comes before them."""
        cards, result = Cards(self.told.position), self.bracket.result
        place = {player.number: at for at, player in enumerate(cards.players)}
        player = cards.players[place[self.number]]
        breach = criteria.refused_bye(player) if self.lowest else None
        if cards.corrected:
            breach = breach or criteria.refused_float(player, criteria.DOWN, result.downfloat_level)
        if breach is not None:
            return WhyNot(breach.article, breach.said)
        if self.bracket.movers is not None and self.number in self.bracket.movers.s1:
            return WhyNot("A3", said("{player} was moved down and is paired first.", player=self.number))
        reason = obstacle(cards, self._with_them_over(place), result.x) if result.pairs else None
        if reason is not None:
            return WhyNot(
                reason.article, said("With {player} left over, {reason}", player=self.number, reason=reason.said)
            )
        return self._other_tries()

    def _other_tries(self) -> WhyNot:
        if self.bracket.undone_by:
            later = said(
                "With {player} left over the bracket below cannot be paired, or only by a later try.",
                player=self.number,
            )
            return WhyNot(self.bracket.undone_by, later)
        earlier = said(
            "{player} could be left over, but a try that comes earlier leaves {players}.",
            player=self.number,
            players=_listed(self.bracket.result.downfloaters),
        )
        return WhyNot("D1", earlier)

    def _with_them_over(self, place: dict[PairingNumber, int]) -> Feasible:
        """Return whether all others can be paired, at the terms the bracket was settled with."""
        result, movers = self.bracket.result, self.bracket.movers
        first = movers.s1 if movers else ()
        here = [number for number in result.players if number not in (*first, *self.bracket.passed_on)]
        pool = tuple(place[number] for number in here)
        seekers = tuple(place[number] for number in first)
        over = [each for each in result.downfloaters if each not in self.bracket.passed_on]
        may_stay = mask_of(place[each] for each in (self.number, *(over if len(over) > 1 else ())))
        return Feasible(seekers, pool, len(result.pairs) - len(first), result.upfloat_level, may_stay)


def _listed(numbers: Sequence[PairingNumber]) -> str:
    return " ".join(map(str, numbers))
