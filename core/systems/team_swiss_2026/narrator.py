"""Says what happens while a round is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.systems.kit.books_2026 import accelerated
from core.systems.kit.places import places_in
from core.systems.kit.trace import Sink, Step, Verdict
from core.systems.team_swiss_2026.cards import Bracket, Cards
from core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from core.systems.team_swiss_2026.outcome import Costs, Values
from core.systems.team_swiss_2026.rules import team
from core.systems.team_swiss_2026.value_words import value_words
from core.values.points import format_points
from core.values.said import Words, said

_OF_PAIRS = ("C8", "C9", "C10")


class Narrator:
    """Tells the listener, if there is one; teams are given by place."""

    def __init__(self, cards: Cards, sink: Sink | None) -> None:
        """Speak of this field."""
        self._cards = cards
        self._sink = sink
        self._score: int | None = None
        self._least: Costs = (0, 0, 0)

    def _tell(self, article: str, places: Iterable[int], verdict: Verdict, reason: Words, tops: int = 0) -> None:
        if self._sink is not None:
            self._sink(Step(article, self._score, tuple(map(self._cards.number, places)), verdict, reason, tops))

    def virtual_points(self) -> None:
        """Tell what acceleration adds to the scores (C.04.7 1.4)."""
        if group := self._cards.position.accelerated:
            named = {"points": format_points(group[0].virtual), "last": group[-1].number}
            reason = said("Scores have virtual points in them: {points} for each team up to {last}.", **named)
            self._tell(accelerated("1.4"), (), Verdict.NOTED, reason)

    # --- the bye ----------------------------------------------------------------------------------------------

    def no_bye(self) -> None:
        """Tell that nobody has a bye."""
        self._tell(team("3.4"), (), Verdict.NOTED, said("The number of teams is even: nobody has a bye."))

    def bye_refused(self, place: int) -> None:
        """Tell why a team that would come first has no bye (C2, 3.4.1)."""
        if breach := refused_bye(self._cards.players[place]):
            self._tell(breach.article, (place,), Verdict.REFUSED, breach.said)
            return
        without = said("Without {team} not all others can be paired.", team=self._cards.number(place))
        self._tell(team("C3"), (place,), Verdict.REFUSED, without)

    def bye(self, place: int) -> None:
        """Tell who has the bye (3.4)."""
        each = self._cards.players[place]
        reason = said(
            "{team} has the bye: {points} points, matches played: {matches}.",
            team=each.number,
            points=format_points(each.score),
            matches=each.matches,
        )
        self._tell(team("3.4"), (place,), Verdict.ACCEPTED, reason)

    # --- upfloaters -------------------------------------------------------------------------------------------

    def begins(self, bracket: Bracket) -> None:
        """Tell who is the top scoregroup."""
        self._score = bracket.score
        if self._sink is not None:
            named = {"points": format_points(bracket.score), "teams": self._numbers(bracket.residents)}
            reason = said("The top scoregroup has {points} points: {teams}.", **named)
            self._tell(team("3.5"), places_in(bracket.residents), Verdict.NOTED, reason)

    def number_fails(self, count: int) -> None:
        """Tell that with so many upfloaters not everybody can be paired (C4)."""
        if count:
            reason = said("With {count} upfloaters not all can be paired.", count=count)
        else:
            reason = said("Without an upfloater not all can be paired.")
        self._tell(team("C4"), (), Verdict.SKIPPED, reason)

    def profile_fails(self, scores: Sequence[int]) -> None:
        """Tell that with upfloaters of these scores not everybody can be paired (C5)."""
        if self._sink is not None and scores:
            listed = " ".join(map(format_points, scores))
            reason = said("With upfloaters of {scores} points not all can be paired.", scores=listed)
            self._tell(team("C5"), (), Verdict.SKIPPED, reason)

    def set_fails(self, upfloaters: int, *, bracket: bool) -> None:
        """Tell that a set of upfloaters leaves no legal pairing, here or below (C1, C3)."""
        if self._sink is None or not upfloaters:
            return
        numbers = self._set(upfloaters)
        if bracket:
            reason = said("With {teams} the others could not all be paired.", teams=numbers)
        else:
            reason = said("With {teams} the bracket cannot be paired.", teams=numbers)
        self._tell(team("C3"), self._cards.in_set_order(upfloaters), Verdict.SKIPPED, reason)

    def set_weighed(self, upfloaters: int, c6: int, c7: int) -> None:
        """Tell what speaks against a set that would do (C6, C7)."""
        if self._sink is None or not (c6 or c7):
            return
        article = "C6" if c6 else "C7"
        what = value_words(article, Values(c6=c6, c7=c7))
        reason = said("With {teams}: {what}", teams=self._set(upfloaters), what=what)
        self._tell(team(article), self._cards.in_set_order(upfloaters), Verdict.SKIPPED, reason)

    def chosen(self, bracket: Bracket, upfloaters: int) -> None:
        """Tell which upfloaters the bracket has (3.5.5)."""
        if self._sink is None or not upfloaters:
            return
        reason = said("Drawn up into the bracket: {teams}.", teams=self._set(upfloaters))
        self._tell(team("3.5"), places_in(bracket.residents | upfloaters), Verdict.NOTED, reason)

    # --- pairs ------------------------------------------------------------------------------------------------

    def least(self, costs: Costs) -> None:
        """Tell the least value of every criterion by which pairs are chosen, one after the other."""
        self._least = costs
        if self._sink is not None:
            values = Values(c8=costs[0], c9=costs[1], c10=costs[2])
            for name in _OF_PAIRS:
                if name != "C9" or self._cards.position.type_b:
                    self._tell(team(name), (), Verdict.NOTED, value_words(name, values))

    def sides(self, tops: Sequence[int], bottoms: int) -> None:
        """Tell who are the top members, and who their partners (3.6.1)."""
        if self._sink is not None:
            reason = said(
                "Top members {tops}, partners {others}.", tops=self._listed(tops), others=self._numbers(bottoms)
            )
            self._tell(team("3.6"), (*tops, *places_in(bottoms)), Verdict.TRY, reason, len(tops))

    def other_tops(self, tops: Sequence[int], bottoms: int, found: Costs | None) -> None:
        """Tell why these top members will not do (3.6.4)."""
        if self._sink is not None:
            self.sides(tops, bottoms)
            article, what = self._short_of(found)
            reason = said("However they are paired: {what}", what=what)
            self._tell(article, (*tops, *places_in(bottoms)), Verdict.SKIPPED, reason)

    def illegal(self, one: int, other: int) -> None:
        """Tell that two may not meet (C1)."""
        if self._sink is not None:
            teams = self._cards.players
            if breach := refused_pair(self._cards.position, teams[one], teams[other]):
                self._tell(breach.article, (one, other), Verdict.REFUSED, breach.said)

    def worse(self, one: int, other: int, found: Costs | None) -> None:
        """Tell by which criterion a pair is refused: the first that gets worse with it."""
        if self._sink is not None:
            article, what = self._short_of(found)
            reason = said("With {pair} at best: {what}", pair=self._pair(one, other), what=what)
            self._tell(article, (one, other), Verdict.REFUSED, reason)

    def stands(self, one: int, other: int) -> None:
        """Tell that a partner is the first that will do (3.6.4)."""
        if self._sink is not None:
            self._tell(team("3.6"), (one, other), Verdict.STANDS, said("{pair} stands.", pair=self._pair(one, other)))

    def made(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Tell the pairing of the bracket."""
        if self._sink is not None:
            listed = " ".join(self._pair(*pair) for pair in pairs)
            reason = said("{pairs}: the first with these values.", pairs=listed)
            self._tell(team("3.6"), [place for pair in pairs for place in pair], Verdict.ACCEPTED, reason)

    # --- words ------------------------------------------------------------------------------------------------

    def _short_of(self, found: Costs | None) -> tuple[str, Words]:
        """Return the first criterion in which these values are worse than the least, and how bad it is."""
        if found is None:
            return team("C1"), said("not all of the bracket could be paired.")
        name = next(name for name, mine, least in zip(_OF_PAIRS, found, self._least, strict=True) if mine != least)
        return team(name), value_words(name, Values(c8=found[0], c9=found[1], c10=found[2]))

    def _numbers(self, mask: int) -> str:
        return self._listed(places_in(mask))

    def _set(self, upfloaters: int) -> str:
        return self._listed(self._cards.in_set_order(upfloaters))

    def _listed(self, places: Iterable[int]) -> str:
        return " ".join(str(self._cards.number(place)) for place in places)

    def _pair(self, one: int, other: int) -> str:
        return f"{self._cards.number(one)}-{self._cards.number(other)}"
