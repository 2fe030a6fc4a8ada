"""Says what happens while a round is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Verdict
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.books_2026 import accelerated
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.systems.swiss.literal import narrator
from paircard.core.systems.swiss.literal.drawing_up import Bracket
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.criteria_in_words import value_words
from paircard.core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from paircard.core.systems.team_swiss_2026.outcome import Costs, Values
from paircard.core.systems.team_swiss_2026.rules import team
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said

_OF_PAIRS = ("C8", "C9", "C10")


class Narrator(narrator.Narrator[Costs]):
    """Tells of a round, bracket by bracket."""

    order = chosen = team("3.6")

    def __init__(self, cards: Cards, sink: Sink | None) -> None:
        """Speak of this field."""
        super().__init__(cards, sink)
        self._field = cards

    def refused_pair(self, one: int, other: int) -> Breach | None:
        """Return why two may not meet (C1)."""
        teams = self._field.players
        return refused_pair(self._field.position, teams[one], teams[other])

    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Name the identifiers (3.6.1)."""
        return team("3.6")

    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say who are the top members, and who their partners."""
        return said("Top members {tops}, partners {others}.", tops=self.numbers(s1), others=self.numbers(s2))

    def said_of_sides(self, what: Words) -> Words:
        """Say that other top members are next (3.6.4)."""
        return said("However they are paired: {what}", what=what)

    def short_of(self, found: Costs | None) -> tuple[str, Words]:
        """Return the first criterion in which these values are worse than the least, and how bad it is."""
        if found is None or self.least_values is None:
            return team("C1"), said("not all of the bracket could be paired.")
        name = first_worse(_OF_PAIRS, found, self.least_values)
        assert name is not None
        return team(name), value_words(name, Values(c8=found[0], c9=found[1], c10=found[2]))

    def virtual_points(self) -> None:
        """Tell what acceleration adds to the scores (C.04.7 1.4)."""
        if group := self._field.position.accelerated:
            named = {"points": format_points(group[0].virtual), "last": group[-1].number}
            reason = said("Scores have virtual points in them: {points} for each team up to {last}.", **named)
            self.tell(accelerated("1.4"), (), Verdict.NOTED, reason)

    # --- the bye ----------------------------------------------------------------------------------------------

    def no_bye(self) -> None:
        """Tell that nobody has a bye."""
        self.tell(team("3.4"), (), Verdict.NOTED, said("The number of teams is even: nobody has a bye."))

    def bye_refused(self, place: int) -> None:
        """Tell why a team that would come first has no bye (C2, 3.4.1)."""
        if breach := refused_bye(self._field.players[place]):
            self.tell(breach.article, (place,), Verdict.REFUSED, breach.said)
            return
        without = said("Without {team} not all others can be paired.", team=self._field.number(place))
        self.tell(team("C3"), (place,), Verdict.REFUSED, without)

    def bye(self, place: int) -> None:
        """Tell who has the bye (3.4)."""
        each = self._field.players[place]
        reason = said(
            "{team} has the bye: {points} points, matches played: {matches}.",
            team=each.number,
            points=format_points(each.score),
            matches=each.matches,
        )
        self.tell(team("3.4"), (place,), Verdict.ACCEPTED, reason)

    # --- upfloaters -------------------------------------------------------------------------------------------

    def begins(self, bracket: Bracket) -> None:
        """Tell who is the top scoregroup."""
        self.score = bracket.score
        if self.heard:
            named = {"points": format_points(bracket.score), "teams": self.numbers(places_in(bracket.residents))}
            reason = said("The top scoregroup has {points} points: {teams}.", **named)
            self.tell(team("3.5"), places_in(bracket.residents), Verdict.NOTED, reason)

    def number_fails(self, count: int) -> None:
        """Tell that with so many upfloaters not everybody can be paired (C4)."""
        if count:
            reason = said("With {count} upfloaters not all can be paired.", count=count)
        else:
            reason = said("Without an upfloater not all can be paired.")
        self.tell(team("C4"), (), Verdict.SKIPPED, reason)

    def profile_fails(self, scores: Sequence[int]) -> None:
        """Tell that with upfloaters of these scores not everybody can be paired (C5)."""
        if self.heard and scores:
            listed = " ".join(map(format_points, scores))
            reason = said("With upfloaters of {scores} points not all can be paired.", scores=listed)
            self.tell(team("C5"), (), Verdict.SKIPPED, reason)

    def set_fails(self, upfloaters: int, *, bracket: bool) -> None:
        """Tell that a set of upfloaters leaves no legal pairing, here or below (C1, C3)."""
        if not self.heard or not upfloaters:
            return
        numbers = self._set(upfloaters)
        if bracket:
            reason = said("With {teams} the others could not all be paired.", teams=numbers)
        else:
            reason = said("With {teams} the bracket cannot be paired.", teams=numbers)
        self.tell(team("C3"), self._field.in_set_order(upfloaters), Verdict.SKIPPED, reason)

    def set_weighed(self, upfloaters: int, weight: tuple[int, ...]) -> None:
        """Tell what speaks against a set that would do (C6, C7)."""
        if not self.heard:
            return
        c6, c7 = weight
        article = "C6" if c6 else "C7"
        what = value_words(article, Values(c6=c6, c7=c7))
        reason = said("With {teams}: {what}", teams=self._set(upfloaters), what=what)
        self.tell(team(article), self._field.in_set_order(upfloaters), Verdict.SKIPPED, reason)

    def drawn_up(self, bracket: Bracket, upfloaters: int) -> None:
        """Tell which upfloaters the bracket has (3.5.5)."""
        if not self.heard or not upfloaters:
            return
        reason = said("Drawn up into the bracket: {teams}.", teams=self._set(upfloaters))
        self.tell(team("3.5"), places_in(bracket.residents | upfloaters), Verdict.NOTED, reason)

    # --- pairs ------------------------------------------------------------------------------------------------

    def least(self, costs: Costs) -> None:
        """Tell the least value of every criterion by which pairs are chosen, one after the other."""
        self.least_values = costs
        if self.heard:
            values = Values(c8=costs[0], c9=costs[1], c10=costs[2])
            for name in _OF_PAIRS:
                if name != "C9" or self._field.position.type_b:
                    self.tell(team(name), (), Verdict.NOTED, value_words(name, values))

    # --- words ------------------------------------------------------------------------------------------------

    def _set(self, upfloaters: int) -> str | Words:
        return self.numbers(self._field.in_set_order(upfloaters))
