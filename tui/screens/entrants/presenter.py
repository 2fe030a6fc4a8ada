"""The list of entrants, one of them chosen: what its commands ask, on the screen and in line mode."""

from __future__ import annotations

from core.event.ids import PlayerId
from core.event.registration import Registration
from core.event.tournament import Tournament
from tui.player_key import player_of
from tui.presenter import Cursor, Presenter
from tui.screens.entrants.order import Order


class EntrantsPresenter(Presenter):
    """Shows all entrants and has a cursor on them, the rows' keys being their ids."""

    order = Order.NUMBER

    @property
    def cursor(self) -> Cursor:
        """The entrants."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Bring the list up to date."""
        raise NotImplementedError

    def begin_search(self) -> None:
        """Ask for whom to find."""
        raise NotImplementedError

    @property
    def chosen(self) -> Registration | None:
        """The entrant under the cursor."""
        key = self.cursor.row_key_at_cursor
        if key is None or self.tournament is None:
            return None
        return self.tournament.registrations.get(player_of(key))

    def paper(self) -> tuple[str, int | None]:
        """Return the list in the order in which it is shown."""
        return ("alphabetical" if self.order is Order.NAME else "start-list"), None

    def move_to(self, id_: PlayerId) -> bool:
        """Put the cursor on an entrant."""
        return self.cursor.move_to(str(id_))

    def sort(self, order: Order) -> None:
        """Show the list in another order; the cursor stays on its entrant."""
        self.order = order
        self.show(self.program.need_tournament())
