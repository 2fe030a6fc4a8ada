"""The values of C6 - C21: what a pair adds to those of a candidate, and what those left over add."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from paircard.core.systems.dutch2026.cards import Cards
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.outcome import FLOATS_ON, Scores, Values
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.literal.floating_down import Bracket
from paircard.core.values.colour import Colour
from paircard.core.values.preference import Strength, clash

CostOfColour = Callable[[str, Colour], int]

_STEP = {"W": 1, "B": -1}


class Quality:
    """Judges pairs and those left over in one bracket; every pair is judged once."""

    def __init__(self, cards: Cards, bracket: Bracket, bye_score: int | None) -> None:
        """Judge in this bracket; `bye_score` is that of C5, None in an even field."""
        self._cards = cards
        self._bracket = bracket
        self._bye_score = bye_score
        self.of_pair = cache(self._of_pair)
        players = list(enumerate(cards.players))
        self._wanting = [mask_of(at for at, each in players if each.preference.colour == colour) for colour in "WB"]
        self._down_before = bracket.mdps & mask_of(at for at, each in players if each.float_before == "D")
        self._down_two_before = bracket.mdps & mask_of(at for at, each in players if each.float_two_before == "D")

    def _of_pair(self, higher: int, lower: int) -> Values:
        """Return what a pair adds: C10 - C13, and with an MDP C15, C17 - C21."""
        one, other = self._cards.players[higher], self._cards.players[lower]
        difference = one.score - self._bracket.score if self._bracket.mdps >> higher & 1 else 0
        met = (difference,) if difference else ()
        up_before = met if other.float_before == "U" else ()
        up_two_before = met if other.float_two_before == "U" else ()
        lost = self._colour_lost(one, other)
        return Values(
            c10=self._topscorer_cost(one, other, _beyond_two),
            c11=self._topscorer_cost(one, other, _third_running),
            c12=int(lost is not None),
            c13=int(lost is Strength.STRONG),
            c15=len(up_before),
            c17=len(up_two_before),
            c18=met if one.float_before == "D" else (),
            c19=up_before,
            c20=met if one.float_two_before == "D" else (),
            c21=up_two_before,
        )

    def _topscorer_cost(self, one: Player, other: Player, costs: CostOfColour) -> int:
        """Count the players of a pair with a topscorer for whom their colour is too much (C10, C11)."""
        if not (one.topscorer or other.topscorer):
            return 0
        seats = allot(one, other, self._cards.position.initial_colour)
        return costs(seats.white.colours, "W") + costs(seats.black.colours, "B")

    def _colour_lost(self, one: Player, other: Player) -> Strength | None:
        """Return the kind of the preference that one of the two loses, None if both have theirs (C12, C13)."""
        if not clash(one.preference, other.preference):
            return None
        seats = allot(one, other, self._cards.position.initial_colour)
        return (seats.black if one.preference.colour == "W" else seats.white).preference.strength

    def cheapest_pairs(self, players: int, pairs: int) -> Values:
        """Return what so many pairs among some players, with all MDPs among them, cost at least.

        Of those who want one colour at most one a pair gets it, and those left over ask for none (C12); every MDP
        who floated down counts with their difference (C18, C20).
        """
        most = max((players & wanting).bit_count() for wanting in self._wanting)
        return Values(
            c12=max(0, most - (players.bit_count() - pairs)),
            c18=self._differences(players & self._down_before),
            c20=self._differences(players & self._down_two_before),
        )

    def _differences(self, movers: int) -> Scores:
        return tuple(score - self._bracket.score for score in self._cards.scores(movers))

    def of_left(self, left: int, next_bracket: tuple[int, Scores] | tuple[()]) -> Values:
        """Return what those left over add: C6 - C9, C14, C16, and of MDPs among them C18 and C20."""
        movers = [self._cards.players[place] for place in places_in(left & self._bracket.mdps)]
        residents = [self._cards.players[place] for place in places_in(left & self._bracket.residents)]
        return Values(
            c6=left.bit_count(),
            c7=self._cards.scores(left),
            c8=next_bracket,
            c9=self._unplayed_of_bye(left),
            c14=sum(player.float_before == "D" for player in residents),
            c16=sum(player.float_two_before == "D" for player in residents),
            c18=tuple(FLOATS_ON + player.score for player in movers if player.float_before == "D"),
            c20=tuple(FLOATS_ON + player.score for player in movers if player.float_two_before == "D"),
        )

    def _unplayed_of_bye(self, left: int) -> int:
        """Return the unplayed rounds of the one downfloater who is sure to have the bye (C9)."""
        if left.bit_count() != 1 or self._bye_score is None or self._bye_score < self._bracket.score:
            return 0
        return self._cards.players[next(places_in(left))].unplayed


def _beyond_two(colours: str, given: Colour) -> int:
    """Return 1 if a further game with this colour makes a difference beyond 2 (C10)."""
    return int(abs(sum(_STEP[each] for each in colours) + _STEP[given]) > 2)


def _third_running(colours: str, given: Colour) -> int:
    """Return 1 if a further game with this colour is the third running (C11)."""
    return int(colours[-2:] == 2 * given)
