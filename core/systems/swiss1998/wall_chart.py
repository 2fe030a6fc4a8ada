"""The wall chart of an event by the rules of 1998: what its cards come to, written on line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.standing_of_rounds import above_half
from paircard.core.facets import wall_chart
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.apart import belonging
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.systems.swiss1998.paired import paired
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class _Row:
    """What the card of somebody comes to, a line a round."""

    __slots__ = ("bye_barred", "colours", "floats", "met_in")

    def __init__(self, card: PairingCard) -> None:
        """Begin with a card."""
        self.colours, self.floats, self.bye_barred = card.colours, card.floats, card.bye_barred
        self.met_in = {line.opponent: line.round for line in card.lines if line.opponent is not None and line.met}

    def write(self, line: CardLine) -> None:
        """Write one more line."""
        self.colours += line.colour or ""
        self.floats += line.float
        self.bye_barred = self.bye_barred or line.bars_bye
        if line.opponent is not None and line.met:
            self.met_in[line.opponent] = line.round


class WallChart(wall_chart.WallChart):
    """Colours, floats and opponents of everybody, as their cards have them."""

    def __init__(self, tournament: Tournament) -> None:
        """Take the cards of all rounds so far."""
        super().__init__(tournament)
        self._rows = {id_: _Row(card) for id_, card in tournament.cards.items()}
        self._apart = belonging(tournament)
        self._frame = position(tournament, ())
        """What is asked of a position beside its players."""

    def rest_on(self, tournament: Tournament) -> None:
        """Go by who belongs together in it, too."""
        super().rest_on(tournament)
        self._apart = belonging(tournament)

    def write_card(self, card: PairingCard) -> None:
        """Begin with a row of rounds in which they were not there."""
        self._rows[card.id] = _Row(card)

    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line in a row."""
        self._rows[id_].write(line)

    def position(self) -> Position:
        """Return what the rules look at before the next round."""
        last = self.round == self.begun.regulations.rounds
        freed = last and self.begun.pairing_system.frees_over_half
        players = tuple([self._player(id_, freed=freed) for id_ in self.to_pair])
        return replace(self._frame, players=players, round=self.round, last_round=last)

    def _player(self, id_: ContestantId, *, freed: bool) -> Player:
        """Return somebody; `freed` where over 50 % takes the absolute class of a preference away (R6)."""
        row, numbers, score = self._rows[id_], self.begun.numbers, self.scores[id_]
        met_in = {numbers[opponent]: at for opponent, at in row.met_in.items()}
        over_half = freed and above_half(score, self.round - 1, self.begun.scale.win)
        apart = self._apart.get(id_, "")
        return Player(
            numbers[id_],
            score,
            frozenset(met_in),
            row.colours,
            row.floats,
            row.bye_barred,
            over_half,
            met_in,
            apart,
        )

    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""
        return paired(self.position())
