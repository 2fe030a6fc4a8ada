"""Who is left over by a bracket, and who has the bye: with the reason why not the one who was named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.event.ids import PairingNumber
from core.systems.kit.places import mask_of
from core.systems.swiss1998 import criteria
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.explain import BracketExplained, RoundExplained
from core.systems.swiss1998.explain.judge import obstacle
from core.systems.swiss1998.subproblem import Question as Feasible
from core.systems.swiss1998.teach.decisions import articles_of
from core.teach.answers.typed import Form, read_numbers
from core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from core.teach.answers.words import nobody_word
from core.teach.questions.about_round import Kind
from core.teach.questions.phrases import listed, named, points_of
from core.values.language import tr, trn
from core.values.said import Words, said


@dataclass(frozen=True)
class WhoFloats:
    """Name everybody left over by a bracket; of the lowest one, the player with the bye."""

    told: RoundExplained
    at: int
    """Which bracket; 0 is the highest."""
    kind: Kind
    form: Form = Form.PLAYERS
    of: int = FULL

    @property
    def bracket(self) -> BracketExplained:
        """The bracket, explained."""
        return self.told.brackets[self.at]

    @property
    def text(self) -> str:
        """The question."""
        if self.kind is Kind.BYE:
            return tr("Who has the bye in round {round}?", round=self.told.position.round)
        below = tr("The bracket below must be possible.") if self.bracket.undone_by else ""
        return f"{self._who_moves_down()} {below}".rstrip()

    def _who_moves_down(self) -> str:
        return trn(
            "Who moves down from the bracket of {points} point ({players})?",
            "Who moves down from the bracket of {points} points ({players})?",
            points_of(self.bracket),
            **named(self.bracket),
        )

    @property
    def expected(self) -> str:
        """Their numbers."""
        return listed(self.bracket.result.downfloaters) or nobody_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """What decides the bracket; A5 for the bye."""
        return (*(("A5",) if self.kind is Kind.BYE else ()), *articles_of(self.told, self.at))

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge the names; the first wrong one is told why not."""
        given, right = read_numbers(answer, self.form), self.bracket.result.downfloaters
        if {*given} == {*right} and len(given) == len(right):
            return all_or_nothing(self.articles[0], self.expected, None)
        article, wrong = self._why_not([number for number in given if number not in right])
        return all_or_nothing(article, self.expected, wrong, bracket=self.bracket.result.score)

    def _why_not(self, wrong: Sequence[PairingNumber]) -> tuple[str, Words]:
        """Return why the first of the wrong ones is not left over."""
        if self.kind is Kind.BYE and self.told.pairing.bye is None:
            return "A5", said("The number of players is even: nobody has the bye.")
        result = self.bracket.result
        if not wrong:
            return ("A5" if self.kind is Kind.BYE else "C6"), said("Left over: {players}.", players=self.expected)
        number = wrong[0]
        if number not in result.players:
            return "A3", said("{player} is not in this bracket.", player=number)
        return _Stay(self.told, self.bracket, number, self.at == len(self.told.brackets) - 1).refused()


@dataclass(frozen=True)
class _Stay:
    """Could this player be the one left over?"""

    told: RoundExplained
    bracket: BracketExplained
    number: PairingNumber
    lowest: bool

    def refused(self) -> tuple[str, Words]:
        """Return the article that forbids it, or what it would do to the others, or who comes before them."""
        cards, result = Cards(self.told.position), self.bracket.result
        place = {player.number: at for at, player in enumerate(cards.players)}
        player = cards.players[place[self.number]]
        breach = criteria.refused_bye(player) if self.lowest else None
        if cards.corrected:
            breach = breach or criteria.refused_float(player, criteria.DOWN, result.downfloat_level)
        if breach is not None:
            return breach.article, breach.said
        if self.bracket.movers is not None and self.number in self.bracket.movers.s1:
            return "A3", said("{player} was moved down and is paired first.", player=self.number)
        reason = obstacle(cards, self._with_him_over(place), result.x) if result.pairs else None
        if reason is not None:
            return reason.article, said("With {player} left over, {reason}", player=self.number, reason=reason.said)
        return self._other_tries()

    def _other_tries(self) -> tuple[str, Words]:
        if self.bracket.undone_by:
            return self.bracket.undone_by, said(
                "With {player} left over the bracket below cannot be paired, or only by a later try.",
                player=self.number,
            )
        return "D1", said(
            "{player} could be left over, but a try that comes earlier leaves {players}.",
            player=self.number,
            players=listed(self.bracket.result.downfloaters),
        )

    def _with_him_over(self, place: dict[PairingNumber, int]) -> Feasible:
        """Return whether all others can be paired, at the terms the bracket was settled with."""
        result, movers = self.bracket.result, self.bracket.movers
        first = movers.s1 if movers else ()
        here = [number for number in result.players if number not in (*first, *self.bracket.passed_on)]
        pool = tuple(place[number] for number in here)
        seekers = tuple(place[number] for number in first)
        over = [each for each in result.downfloaters if each not in self.bracket.passed_on]
        may_stay = mask_of(place[each] for each in (self.number, *(over if len(over) > 1 else ())))
        return Feasible(seekers, pool, len(result.pairs) - len(first), result.upfloat_level, may_stay)


def floats_asked(told: RoundExplained) -> Iterator[WhoFloats]:
    """Yield a question about every bracket that is paired and leaves somebody over, but the lowest."""
    for at, bracket in enumerate(told.brackets[:-1]):
        if bracket.result.pairs and bracket.result.downfloaters:
            yield WhoFloats(told, at, Kind.FLOATS)


def byes_asked(told: RoundExplained) -> Iterator[WhoFloats]:
    """Yield the question about the bye, if there is one."""
    if told.pairing.bye is not None:
        yield from byes_or_nobody_asked(told)


def byes_or_nobody_asked(told: RoundExplained) -> Iterator[WhoFloats]:
    """Yield the question about the bye; with an even number of players the answer is nobody."""
    if told.brackets:
        yield WhoFloats(told, len(told.brackets) - 1, Kind.BYE)
