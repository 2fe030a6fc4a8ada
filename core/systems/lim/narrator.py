"""Says what happens while a round is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Sink, Step, Verdict
from paircard.core.systems.kit.virtual_points_told import article_of, virtual_words
from paircard.core.systems.lim import said_of
from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.legality import refused_bye, refused_pair
from paircard.core.systems.lim.outcome import BracketResult, Choice, Cracked, Floater, Two
from paircard.core.systems.swiss.lines import written
from paircard.core.values.said import Words, said


class Narrator:
    """Tells the listener, if there is one; players by TPN."""

    def __init__(self, cards: Cards, sink: Sink | None, pulse: Callable[[], None]) -> None:
        """Speak of this field; `pulse` is called at every group and every pair."""
        self._pulse = pulse
        self._cards = cards
        self._sink = sink
        self._score: int | None = None

    def _tell(
        self, article: str, players: Iterable[PairingNumber], verdict: Verdict, words: Words, s1: int = 0
    ) -> None:
        if self._sink is not None:
            self._sink(Step(article, self._score, tuple(players), verdict, words, s1))

    def bye(self, place: int | None) -> None:
        """Tell what acceleration adds to the scores, who has the bye, and why nobody who would come before."""
        if self._sink is None:
            return
        cards = self._cards
        virtual = tuple((player.number, player.virtual) for player in cards.players)
        if words := virtual_words(virtual):
            self._tell(article_of(virtual), (), Verdict.NOTED, words)
        if place is None:
            self._tell(lim("1.1"), (), Verdict.NOTED, said("The number of players is even: nobody has a bye."))
            return
        order = cards.bye_order()
        for each in (cards.players[before] for before in order[: order.index(place)]):
            if breach := refused_bye(each):
                self._tell(breach.article, (each.number,), Verdict.REFUSED, breach.said)
            else:
                without = said("Without {player} not all others can be paired.", player=each.number)
                self._tell(lim("2.1"), (each.number,), Verdict.REFUSED, without)
        article, words = said_of.bye(cards.position, cards.players[place])
        self._tell(article, (cards.number(place),), Verdict.ACCEPTED, words)

    def begins(self, bracket: BracketResult) -> None:
        """Tell which group is paired, and who floated in."""
        self._pulse()
        self._score = bracket.score
        self._tell(lim("2.2"), bracket.residents, Verdict.NOTED, said_of.group(bracket))
        if bracket.incoming:
            article, words = said_of.floated_in(bracket)
            self._tell(article, bracket.incoming, Verdict.NOTED, words)

    def floats(self, bracket: BracketResult, floater: Floater) -> None:
        """Tell that somebody floats, and which of Article 3 chose them."""
        if self._sink is not None:
            self._tell(
                lim(said_of.decided(floater)), (floater.number,), Verdict.MOVED, said_of.floats(bracket, floater)
            )

    def halves(self, arranged: Sequence[int]) -> None:
        """Tell who is set against whom."""
        if self._sink is not None and arranged:
            numbers, half = tuple(map(self._cards.number, arranged)), len(arranged) // 2
            pairs = written(zip(numbers[:half], numbers[half:], strict=True))
            words = said("Upper half against lower half: {pairs}.", pairs=pairs)
            self._tell(lim("2.4"), numbers, Verdict.TRY, words, half)

    def choice(self, choice: Choice) -> None:
        """Tell who was tried in vain, and which pair stands."""
        self._pulse()
        if self._sink is None:
            return
        cards, seeker = self._cards, choice.seeker
        for other in choice.tried[:-1]:
            if (why := choice.passed.get(other)) is not None:
                article, words = said_of.passed(choice, other, why, cards.by_number[seeker])
                self._tell(article, (seeker, other), Verdict.REFUSED, words)
            elif breach := refused_pair(cards.position, cards.by_number[seeker], cards.by_number[other]):
                self._tell(breach.article, (seeker, other), Verdict.REFUSED, breach.said)
        pair = f"{seeker}-{choice.mate}"
        self._tell(lim(choice.article), (seeker, choice.mate), Verdict.STANDS, said("{pair} stands.", pair=pair))

    def second_scrutiny(self, alike: Sequence[Two]) -> None:
        """Tell that some pairs of the first scrutiny are due one colour."""
        words = said("Both are due one colour in {pairs}: everybody seeks once more.", pairs=written(alike))
        self._tell(lim("5.2"), (number for two in alike for number in two), Verdict.TRY, words)

    def cracks(self, cracked: Cracked) -> None:
        """Tell that a pair is undone for the median."""
        self._score = cracked.score
        self._tell(lim("2.6"), cracked.pair, Verdict.UNDONE, said_of.cracked(cracked))
