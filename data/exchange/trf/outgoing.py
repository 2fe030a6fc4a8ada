"""An event on its way into a report: what several of its records are made of, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from paircard.core.event.board import Board
from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId, Place
from paircard.core.event.regulations import Details
from paircard.core.event.tournament import Tournament
from paircard.core.facets.reported import ChoicesTold
from paircard.core.facets.system import system_of
from paircard.core.values.frozen import dataclass, replace
from paircard.data.exchange.trf.records.open_games import drawn, games_open
from paircard.data.exchange.trf.round_columns import RoundColumns
from paircard.data.exchange.trf.style import Edition, Style


@dataclass(frozen=True)
class Outgoing:
    """An event, and how its report is written."""

    tournament: Tournament
    edition: Edition
    style: Style

    @property
    def old(self) -> bool:
        """Whether it is written as TRF16."""
        return self.edition is Edition.TRF16

    @property
    def of_teams(self) -> bool:
        """Whether teams contest it."""
        return self.tournament.of_teams

    @property
    def for_engine(self) -> bool:
        """Whether a pairing program is to read it."""
        return self.style.for_engine

    @cached_property
    def details(self) -> Details:
        """The head of every paper, as it is spelled."""
        return self.style.spelled(self.tournament.details)

    @cached_property
    def columns(self) -> RoundColumns:
        """Where games stand in the records of players."""
        return RoundColumns.of(self.tournament)

    def span_of(self, first: int, last: int) -> tuple[int, int]:
        """Return some rounds as the report counts them: of players the columns they stand in."""
        if self.of_teams:
            return first, last
        return self.columns.first[first], self.columns.of_bye(last)[-1]

    @cached_property
    def rounds(self) -> int:
        """Rounds as the report counts them."""
        return self.tournament.regulations.rounds if self.of_teams else self.columns.last

    @cached_property
    def cards(self) -> tuple[PairingCard, ...]:
        """The people in the order of their numbers, as they are spelled."""
        cards = sorted(self.tournament.player_cards.values(), key=lambda card: card.number)
        return tuple(self._spelled(card) for card in cards)

    @cached_property
    def places(self) -> Mapping[ContestantId, Place]:
        """Where everybody who has a place stands in the table."""
        from paircard.core.tables.standings import standings  # who only reads a report needs none

        return {row.card.id: row.place for row in standings(self.tournament).rows}

    @cached_property
    def choices(self) -> ChoicesTold:
        """What is to be told of the choices of the event."""
        return system_of(self.tournament).choices_told(self.tournament)

    @cached_property
    def tells_open(self) -> bool:
        """Whether games without a result are told as such (Q164): TRF26 has the value for it."""
        ends_early = self.tournament.pairing_system.ends_early  # games that nobody will play are not open
        return not (self.old or self.for_engine or ends_early)

    @cached_property
    def any_open(self) -> bool:
        """Whether any is told."""
        return self.tells_open and any(games_open(card) for card in self.cards)

    @cached_property
    def scored(self) -> Tournament:
        """The event whose matches give the points that are written: games without a result count as draws."""
        return drawn(self.tournament) if self.any_open else self.tournament

    def signs(self, board: Board) -> tuple[str, str]:
        """Return the signs of a game, of White and of Black: as it is rated, unless somebody is to pair by them."""
        result = board.result if self.style.pairs_on else board.reported
        return result.signs if result else ("", "")

    def _spelled(self, card: PairingCard) -> PairingCard:
        if not self.style.ascii:
            return card
        entrant, spell = card.entrant, self.style.spell
        return replace(card, entrant=replace(entrant, name=spell(entrant.name), federation=spell(entrant.federation)))
