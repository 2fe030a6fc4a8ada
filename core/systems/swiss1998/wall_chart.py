"""The wall chart of an event by the rules of 1998: what its cards come to, written on line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.round_facts import PairMade
from paircard.core.event.standing_of_rounds import above_half
from paircard.core.facets import wall_chart
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.apart import belonging
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.systems.swiss1998.paired import paired
from paircard.core.values.colour import Colour, Float
from paircard.core.values.frozen import maker, replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class _Row:
    """What the card of somebody comes to, a line a round."""

    __slots__ = ("bye_barred", "colours", "floats", "met_in")

    def __init__(self, numbers: Mapping[ContestantId, PairingNumber], card: PairingCard | None) -> None:
        """Begin with a card; opponents go by these numbers, which stay once there are games (R20)."""
        self.colours, self.floats, self.bye_barred = "", "", False
        self.met_in: dict[PairingNumber, int] = {}
        if card is not None:
            self.colours, self.floats, self.bye_barred = card.colours, card.floats, card.bye_barred
            met = [(line.opponent, line.round) for line in card.lines if line.opponent is not None and line.met]
            self.met_in = {numbers[opponent]: round_ for opponent, round_ in met}

    def write(self, round_: int, met: PairingNumber | None, colour: Colour | None, mark: Float) -> None:
        """Write what a round was."""
        self.colours += colour or ""
        self.floats += mark
        if met is not None:
            self.met_in[met] = round_


class WallChart(wall_chart.WallChart):
    """Colours, floats and opponents of everybody, as their cards have them."""

    def __init__(self, tournament: Tournament) -> None:
        """Take the cards of all rounds so far."""
        super().__init__(tournament)
        self._numbers = tournament.numbers
        cards = tournament.cards if tournament.rounds else {}
        self._rows = {id_: _Row(self._numbers, cards.get(id_)) for id_ in self.registrations}
        self._apart = belonging(tournament)
        self._frame = position(tournament, ())
        """What is asked of a position beside its players."""

    def rest_on(self, tournament: Tournament) -> None:
        """Go by the numbers of those who have come since, and by who belongs together in it, too."""
        super().rest_on(tournament)
        self._numbers, self._apart = tournament.numbers, belonging(tournament)

    def write_card(self, card: PairingCard) -> None:
        """Begin with a row of rounds in which they were not there."""
        self._rows[card.id] = _Row(self._numbers, card)

    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line in a row."""
        met = self._numbers[line.opponent] if line.opponent is not None and line.met else None
        row = self._rows[id_]
        row.write(line.round, met, line.colour, line.float)
        row.bye_barred = row.bye_barred or line.bars_bye

    def write_game(self, pair: PairMade, white: int, black: int) -> None:
        """Write a game in the rows of the two."""
        rows, numbers = self._rows, self._numbers
        rows[pair.white].write(self.round, numbers[pair.black], "W", pair.white_float)
        rows[pair.black].write(self.round, numbers[pair.white], "B", pair.black_float)

    def position(self) -> Position:
        """Return what the rules look at before the next round."""
        last = self.round == self.begun.regulations.rounds
        freed = last and self.begun.pairing_system.frees_over_half
        made = maker(Player)
        players = tuple([self._player(made, id_, freed=freed) for id_ in self.to_pair])
        return replace(self._frame, players=players, round=self.round, last_round=last)

    def _player(self, made: type[Player], id_: ContestantId, *, freed: bool) -> Player:
        """Return somebody; `freed` where over 50 % takes the absolute class of a preference away (R6)."""
        row, score = self._rows[id_], self.scores[id_]
        met_in = row.met_in.copy()
        over_half = freed and above_half(score, self.round - 1, self.begun.scale.win)
        return made(
            self._numbers[id_],
            score,
            frozenset(met_in),
            row.colours,
            row.floats,
            row.bye_barred,
            over_half,
            met_in,
            self._apart.get(id_, ""),
        )

    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""
        return paired(self.position())
