"""Why every player of S1 got their opponent: whoever comes before them in S2 was passed over for a reason (C7, D1)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.orders import NO_EXCHANGE, Exchange
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss1998.brackets import Made, Places, Settled
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.explain.model import Choice, Group, PassedOver
from paircard.core.systems.swiss1998.judge.obstacle import obstacle
from paircard.core.systems.swiss1998.judge.reason import Kind, Reason
from paircard.core.systems.swiss1998.judge.shortage import Staying
from paircard.core.systems.swiss1998.question import Question
from paircard.core.values.frozen import replace
from paircard.core.values.said import Words, said, said_n, series


class Choices:
    """The choices of one bracket; players by place."""

    def __init__(self, cards: Cards, settled: Settled, undone_by: str) -> None:
        """Take a bracket as it was settled; `undone_by` is C12 or C13 where it was paired anew for the one below."""
        self.cards = cards
        self.bracket = settled.bracket
        self.target = settled.target
        self.made = settled.made or Made(left=settled.bracket.players)
        """Without pairs if none can be made."""
        self._undone_by = undone_by
        self._leaving = len(settled.passed)
        """How many move down in any case (C1)."""
        movers = settled.target.movers if settled.target else 0
        self._mover_pairs = self.made.pairs[:movers]
        self._rest_pairs = self.made.pairs[movers:]
        self._s2 = self.bracket.players[movers:]

    @property
    def _alone(self) -> bool:
        """Tell whether the moved-down players leave no remainder: then one of their own kind may float (R5)."""
        return not self._rest_pairs and len(self.made.left) <= 1

    def staying(self, down: int) -> Staying:
        """Return who may be left over at a level (B5, B6; in the lowest bracket B1b)."""
        return Staying(self.cards, down, self.bracket.lowest)

    def movers(self) -> Group | None:
        """Return the moved-down players and their opponents; None if none were paired first."""
        if not self._mover_pairs:
            return None
        down = self.made.down if self._alone else LEVELS[-1]
        choices = self._choices(self._mover_pairs, self._s2, len(self._rest_pairs), down, self.made.x)
        return self._group(tuple(self._mover_pairs), self._s2, tuple(choices))

    def rest(self) -> Group | None:
        """Return the homogeneous group or the remainder; None if no pairs were made in it."""
        if not self._rest_pairs:
            return None
        group, half, budget = self.remainder()
        s1 = tuple(one for one, _ in self._rest_pairs)
        s2 = tuple(place for place in group if place not in {*s1})
        told = self._group(self._rest_pairs, s2, tuple(self._choices(self._rest_pairs, s2, 0, self.made.down, budget)))
        if s1 == group[:half]:
            return told
        staying = self.staying(self.made.down)
        question = Question(group[:half], group[half:], 0, self.made.up, staying.mask)
        return replace(
            told,
            before=(self._numbers(group[:half]), self._numbers(group[half:])),
            exchange=_exchange(group, half, s1),
            unexchanged=self.why_not(question, budget, staying),
        )

    def remainder(self) -> tuple[Places, int, int]:
        """Return the group paired without moved-down players, its number of pairs, and the clashes x leaves it."""
        taken = {opponent for _, opponent in self._mover_pairs}
        spent = sum(self.cards.clash(*pair) for pair in self._mover_pairs)
        group = tuple(place for place in self._s2 if place not in taken)
        return group, len(self._rest_pairs), self.made.x - spent

    def at_downfloat_level(self, down: int) -> Reason:
        """Return why those left over could not be chosen at a stricter level (C9)."""
        staying = self.staying(down)
        if self._alone and self._mover_pairs:
            s1 = tuple(one for one, _ in self._mover_pairs)
            return self.why_not(Question(s1, self._s2, 0, self.made.up, staying.mask), self.made.x, staying)
        group, half, budget = self.remainder()
        reason = self.why_not(Question((), group, half, self.made.up, staying.mask), budget, staying)
        if not half and reason.shortage is not None:
            reason = replace(reason, said=_no_pair_wanted(reason.shortage, len(self.made.pairs)))
        if not self._mover_pairs:
            return reason
        # R5: the remainder drops its criteria before a moved-down player looks for another opponent
        made = series([f"{self.cards.number(one)}-{self.cards.number(other)}" for one, other in self._mover_pairs])
        return replace(reason, said=said("once {pairs} is made, {what}", pairs=made, what=reason.said))

    def why_not(self, question: Question, budget: int, staying: Staying) -> Reason:
        """Return why something else was not done: a shortage, clashes, or else the bracket below."""
        leaving = question.left + self._leaving
        return obstacle(self.cards, question, budget, staying) or below(self._undone_by, leaving)

    def _choices(
        self, pairs: tuple[tuple[int, int], ...], s2: Places, rest: int, down: int, budget: int
    ) -> Iterator[Choice]:
        """Yield the choice of every player of S1; `rest` more pairs are to be made in what is left of S2."""
        cards, pool, staying = self.cards, list(s2), self.staying(down)
        for turn, (player, opponent) in enumerate(pairs):
            later = tuple(one for one, _ in pairs[turn + 1 :])
            passed = []
            for candidate in pool[: pool.index(opponent)]:
                others = tuple(place for place in pool if place != candidate)
                question = Question(later, others, rest, self.made.up, staying.mask)
                reason = self._passed(player, candidate, question, budget, staying)
                passed.append(PassedOver(cards.number(candidate), reason))
            clash = cards.clash(player, opponent)
            wanted = cards.preferences[player].colour if clash else None
            yield Choice(cards.number(player), cards.number(opponent), tuple(passed), wanted)
            pool.remove(opponent)
            budget -= clash

    def _passed(self, player: int, candidate: int, question: Question, budget: int, staying: Staying) -> Reason:
        """Return why a candidate was passed over: for the pair itself, or for what it would have done to the others."""
        cards = self.cards
        refusal = cards.refusal(player, candidate, question.up, budget)
        if refusal is not None:
            return Reason(refusal.article, refusal.said, Kind.PAIR)
        reason = self.why_not(question, budget - cards.clash(player, candidate), staying)
        pair = f"{cards.number(player)}-{cards.number(candidate)}"
        # translators: {what} is a whole sentence that begins with a small letter or a number, such as
        # "3 and 4 have only 7 between them."; a colon may stand before it
        return replace(reason, said=said("{pair} would do, but then {what}", pair=pair, what=reason.said))

    def _group(self, pairs: tuple[tuple[int, int], ...], s2: Places, choices: tuple[Choice, ...]) -> Group:
        first, second = self._numbers(tuple(one for one, _ in pairs)), self._numbers(s2)
        return Group((first, second), first, second, choices, NO_EXCHANGE)

    def _numbers(self, places: Places) -> tuple[PairingNumber, ...]:
        return tuple(map(self.cards.number, places))


def _no_pair_wanted(shortage: Shortage, pairs: int) -> Words:
    """Say that everybody of a group is left over, those included who should not be."""
    alone = series([number for crowd in shortage.needing for number in crowd.players])
    if not pairs:
        return said("{players} must be left over, since no pair is wanted. {why}", players=alone, why=shortage.why)
    return said_n(
        "{players} must be left over, since only {count} pair is wanted. {why}",
        "{players} must be left over, since only {count} pairs are wanted. {why}",
        pairs,
        players=alone,
        why=shortage.why,
    )


def below(undone_by: str, leaving: int) -> Reason:
    """Say that something was given up for the next bracket, to which so many would move down."""
    if not leaving and undone_by == "C13":
        clause = said("nobody would move down, and the lowest bracket could not be paired.")
    elif not leaving:
        clause = said("nobody would move down, and the next bracket could not be paired.")
    elif undone_by == "C13":
        clause = said("the lowest bracket could not be paired with those who would move down.")
    else:
        clause = said("the next bracket could not be paired with those who would move down.")
    return Reason(undone_by, clause, Kind.BELOW)


def _exchange(group: Places, half: int, s1: Places) -> Exchange:
    """Return the exchange that makes S1 of a group (D2)."""
    first = {*s1}
    leaving = tuple(at for at in range(half, 0, -1) if group[at - 1] not in first)
    coming = tuple(at for at in range(half + 1, len(group) + 1) if group[at - 1] in first)
    return Exchange(len(leaving), sum(coming) - sum(leaving), leaving, coming)
