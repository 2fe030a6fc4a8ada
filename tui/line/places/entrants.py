"""Entrants: each in one line, chosen by number or name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from core.event.entrant import RatingSource
from core.event.find_player import found
from core.event.registration import Registration
from core.event.tournament import Tournament
from core.language import mark, tr
from tui.dialogs.ask import AskLine
from tui.line.places.base import LinePresenter
from tui.line.rows import Rows
from tui.line.wording import in_one, points_words
from tui.player_key import player_of
from tui.screens.entrants.caption import facts, open_numbers
from tui.screens.entrants.order import Order
from tui.screens.entrants.presence import presence
from tui.screens.entrants.presenter import EntrantsPresenter
from tui.screens.entrants.screen import Entrants

_SOURCES = {
    RatingSource.ESTIMATED: mark("rating {rating} estimated"),
    RatingSource.NATIONAL: mark("rating {rating} national"),
}

_RATING = mark("rating {rating}")


class LineEntrants(EntrantsPresenter, LinePresenter):
    """The list of entrants."""

    screen = Entrants

    @cached_property
    def cursor(self) -> Rows:
        """The entrants in the order of the list."""
        return Rows()

    def show(self, tournament: Tournament) -> None:
        """Take over who is there."""
        self.cursor.show(str(id_) for id_ in self.order.ids(tournament))

    def sort(self, order: Order) -> None:
        """Tell the list in another order."""
        super().sort(order)
        self.say(tr("The list is now {order}.", order=tr(order.value)))

    def begin_search(self) -> None:
        """Ask for whom, and tell who is found."""
        wanted = self.program.answer(AskLine(tr("Find an entrant"), tr("Number or part of the name:")))
        if not wanted:
            return
        match = next(iter(found(self.program.need_tournament(), map(player_of, self.cursor.keys), wanted)), None)
        if match is None:
            self.say(tr("{wanted} is nobody's number or name here.", wanted=wanted), bad=True)
            return
        self.move_to(match)
        self.tell(*self.here())

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say who is chosen."""
        player = self.chosen
        if player is None:
            return self.called()
        return tr("entrant {number}", number=self.program.need_tournament().numbers[player.id])

    def summary(self) -> str:
        """Say how many there are and what is open."""
        tournament = self.tournament
        if tournament is None:
            return tr("Entrants: no event is open.")
        return "; ".join(filter(None, [*facts(tournament, self.order), open_numbers(tournament)])) + "."

    def here(self) -> Iterator[str]:
        """Tell everything of the one chosen."""
        if self.tournament is None or self.chosen is None:
            return
        entrant = self.chosen.entrant
        yield self._line(self.tournament, self.chosen)
        more = (
            (entrant.club, tr("club {club}", club=entrant.club)),
            (entrant.town, tr("town {town}", town=entrant.town)),
            (entrant.local_rating, tr("local rating {rating}", rating=entrant.local_rating)),
            (entrant.birth, tr("born {birth}", birth=entrant.birth)),
            (entrant.sex, tr("sex {sex}", sex=entrant.sex)),
            (entrant.category, tr("category {category}", category=entrant.category)),
            (entrant.fide_id, tr("FIDE id {id}", id=entrant.fide_id)),
            (entrant.national_id, tr("national id {id}", id=entrant.national_id)),
        )
        if told := in_one(said for value, said in more if value):
            yield told

    def lines(self) -> Iterator[str]:
        """Tell everybody."""
        tournament = self.tournament
        if tournament is not None:
            for key in self.cursor.keys:
                yield self._line(tournament, tournament.registrations[player_of(key)])

    @staticmethod
    def _line(tournament: Tournament, player: Registration) -> str:
        entrant = player.entrant
        said = _SOURCES.get(entrant.rating_source, _RATING)
        rating = tr(said, rating=entrant.rating) if entrant.rating else tr("no rating")
        points = points_words(tournament.cards[player.id].points()) if tournament.rounds else ""
        there = presence(player, tournament.next_round)
        return in_one([tournament.label(player.id), entrant.title, entrant.federation, rating, points, there])

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose one by their number or a part of their name."""
        self.move_to(self.player(text, map(player_of, self.cursor.keys)))

    def words(self) -> Iterable[str]:
        """The names."""
        return self.names()
