"""Says what happens while one bracket is paired: one stream of steps for trace, lesson and quiz."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.facets.trace import Sink, Step, Verdict
from core.systems.dutch2026.bracket import Bracket
from core.systems.dutch2026.cards import Cards
from core.systems.dutch2026.legality import refused_pair
from core.systems.dutch2026.outcome import NAMES, Values
from core.systems.dutch2026.rules import dutch
from core.systems.dutch2026.value_words import value_words
from core.systems.kit.places import places_in
from core.systems.kit.virtual_points import virtual_words
from core.values.points import format_points
from core.values.said import Words, joined, said, said_n

_STRUCK = 8
"""So many sets of players that cannot be left over are named; of more only the number is told."""


class Narrator:
    """Tells the listener, if there is one, about one bracket; players are given by place."""

    def __init__(self, cards: Cards, bracket: Bracket, sink: Sink | None) -> None:
        """Speak of this bracket."""
        self._cards = cards
        self._bracket = bracket
        self._sink = sink
        self._least: Values | None = None

    def _tell(self, article: str, places: Iterable[int], verdict: Verdict, reason: Words, s1: int = 0) -> None:
        if self._sink is not None:
            players = tuple(map(self._cards.number, places))
            self._sink(Step(article, self._bracket.score, players, verdict, reason, s1))

    @property
    def _deaf(self) -> bool:
        return self._sink is None

    # --- what is wanted ---------------------------------------------------------------------------------------

    def begins(self) -> None:
        """Tell who is in the bracket (1.3)."""
        if self._deaf:
            return
        bracket = self._bracket
        residents, mdps = self._numbers(places_in(bracket.residents)), self._numbers(places_in(bracket.mdps))
        points, count = format_points(bracket.score), (bracket.score + 1) // 2
        if bracket.mdps:
            reason = said_n(
                "The bracket of {points} point is heterogeneous: {residents}, and moved down {mdps}.",
                "The bracket of {points} points is heterogeneous: {residents}, and moved down {mdps}.",
                count,
                points=points,
                residents=residents,
                mdps=mdps,
            )
        else:
            reason = said_n(
                "The bracket of {points} point is homogeneous: {residents}.",
                "The bracket of {points} points is homogeneous: {residents}.",
                count,
                points=points,
                residents=residents,
            )
        places = sorted(places_in(bracket.players), key=self._cards.number)
        virtual = virtual_words((self._cards.number(at), self._cards.players[at].virtual) for at in places)
        told = reason if virtual is None else joined((reason, virtual))
        self._tell(dutch("1.3"), places_in(bracket.players), Verdict.NOTED, told)

    def rest(self, struck: Sequence[int]) -> None:
        """Tell who cannot be left over because those who are left could not be paired (C4)."""
        article = dutch("C4")
        for left in struck[:_STRUCK]:
            sentence = said(
                "With {players} left over those below could not all be paired.",
                players=self._numbers(places_in(left)),
            )
            self._tell(article, places_in(left), Verdict.SKIPPED, sentence)
        more = len(struck) - _STRUCK
        if more > 0:
            again = said_n(
                "The same holds for {count} other set of players.",
                "The same holds for {count} other sets of players.",
                more,
            )
            self._tell(article, (), Verdict.SKIPPED, again)
        kept = said("As this bracket is paired, all who are left can be paired.")
        alone = said("This is the last bracket: nobody is left below.")
        self._tell(article, (), Verdict.NOTED, alone if self._bracket.last else kept)

    def least(self, values: Values) -> None:
        """Tell the least value of every criterion, one after the other (3.4)."""
        self._least = values
        if self._deaf:
            return
        for name in NAMES:
            self._tell(dutch(name), (), Verdict.NOTED, value_words(name, values))

    # --- which MDPs -------------------------------------------------------------------------------------------

    def movers(self, movers: Sequence[int], limbo: int) -> None:
        """Tell which MDPs are paired (4.4)."""
        if self._deaf or not self._bracket.mdps:
            return
        paired, waiting = self._numbers(movers), self._numbers(places_in(limbo))
        if not limbo:
            reason = said("All who moved down are paired here: {paired}.", paired=paired)
        elif movers:
            reason = said("Of those who moved down {paired} are paired here; {waiting} float on.",
                          paired=paired, waiting=waiting)  # fmt: skip
        else:
            reason = said("Nobody who moved down can be paired here: {waiting} float on.", waiting=waiting)
        self._tell(dutch("4.4"), movers, Verdict.NOTED, reason)

    def other_movers(self, movers: Sequence[int], limbo: int, found: Values | None) -> None:
        """Tell why an earlier set of MDPs will not do (4.4)."""
        if not self._deaf:
            article, what = self._short_of(found)
            waiting = self._numbers(places_in(limbo))
            reason = said("If {waiting} floated on: {what}", waiting=waiting, what=what)
            self._tell(article, movers, Verdict.SKIPPED, reason)

    # --- sides ------------------------------------------------------------------------------------------------

    def sides(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Tell who is set against whom (3.2, 3.3)."""
        if not self._deaf:
            reason = said("S1 {s1} against S2 {s2}.", s1=self._numbers(s1), s2=self._numbers(s2))
            article = dutch("3.2" if self._bracket.mdps >> s1[0] & 1 else "3.3")
            self._tell(article, (*s1, *s2), Verdict.TRY, reason, len(s1))

    def other_sides(self, s1: Sequence[int], s2: Sequence[int], found: Values | None) -> None:
        """Tell why these sides will not do, so that an exchange is next (3.6, 4.3)."""
        if not self._deaf:
            self.sides(s1, s2)
            article, what = self._short_of(found)
            reason = said("However S2 is arranged: {what} So an exchange is next (4.3).", what=what)
            self._tell(article, (*s1, *s2), Verdict.SKIPPED, reason)

    # --- pairs ------------------------------------------------------------------------------------------------

    def illegal(self, one: int, other: int) -> None:
        """Tell that two may not meet (C1, C3)."""
        if self._deaf:
            return
        players = self._cards.players
        breach = refused_pair(self._cards.position, players[one], players[other])
        if breach is not None:
            self._tell(breach.article, (one, other), Verdict.REFUSED, breach.said)

    def worse(self, one: int, other: int, found: Values | None) -> None:
        """Tell by which criterion a pair is refused: the first that gets worse with it."""
        if not self._deaf:
            article, what = self._short_of(found)
            reason = said("With {pair} at best: {what}", pair=self._pair(one, other), what=what)
            self._tell(article, (one, other), Verdict.REFUSED, reason)

    def stands(self, one: int, other: int) -> None:
        """Tell that a pair is the first that will do (4.2)."""
        if not self._deaf:
            reason = said("{pair} stands.", pair=self._pair(one, other))
            self._tell(dutch("4.2"), (one, other), Verdict.STANDS, reason)

    # --- the end ----------------------------------------------------------------------------------------------

    def made(self, pairs: Sequence[tuple[int, int]], left: int) -> None:
        """Tell the candidate that is chosen (3.8), and who floats down (1.4.1)."""
        if self._deaf:
            return
        listed = " ".join(self._pair(*pair) for pair in pairs)
        players = [place for pair in pairs for place in pair]
        reason = said("{pairs}: the first with these values.", pairs=listed) if pairs else said("No pair here.")
        self._tell(dutch("3.8"), players, Verdict.ACCEPTED, reason)
        if left and not self._bracket.last:
            floaters = self._numbers(places_in(left))
            reason = said("Down to the next bracket: {players}.", players=floaters)
            self._tell(dutch("1.4.1"), places_in(left), Verdict.MOVED, reason)

    # --- words ------------------------------------------------------------------------------------------------

    def _short_of(self, found: Values | None) -> tuple[str, Words]:
        """Return the first criterion in which these values are worse than the least, and how bad it is."""
        if found is None or self._least is None:
            return dutch("C6"), said("more would be left over, or some of higher scores (C6, C7).")
        name = next(name for name, mine, least in zip(NAMES, found, self._least, strict=True) if mine != least)
        return dutch(name), value_words(name, found)

    def _numbers(self, places: Iterable[int]) -> str | Words:
        return " ".join(str(self._cards.number(place)) for place in places) or said("nobody")

    def _pair(self, one: int, other: int) -> str:
        return f"{self._cards.number(one)}-{self._cards.number(other)}"
