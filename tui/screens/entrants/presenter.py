"""The list of entrants, one of them chosen: what its commands ask, on the screen and in line mode.

Where teams contest the stage the list is one of teams, and one of them may be open: then its members are listed.
"""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.find_player import found
from paircard.core.event.ids import NO_TEAM, ContestantId, TeamId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr
from paircard.core.values.text import folded
from paircard.tui.commands.presenter import Cursor, player_of
from paircard.tui.pane.switch import PanePresenter
from paircard.tui.screens.entrants.order import Order

IN_A_TEAM = mark("- + move a member, z: regulars down to here, C: to another team, Esc: teams.")


class EntrantsPresenter(PanePresenter):
    """Shows all entrants and has a cursor on them, the rows' keys being their ids."""

    order = Order.NUMBER
    team: TeamId = NO_TEAM
    """The team that is open; nobody while all entrants are listed."""

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

    def tell_list(self) -> None:
        """Say what the keys do in the list that is shown now; where nobody sees it, tell the list."""
        self.say(tr(IN_A_TEAM) if self.team else "")

    @property
    def chosen(self) -> Registration | None:
        """Who is under the cursor: an entrant, or a member of the team that is open."""
        key = self.cursor.row_key_at_cursor
        if key is None or self.tournament is None:
            return None
        if self.team:
            entrant = self.tournament.players.get(player_of(key))
            return None if entrant is None else Registration(player_of(key), entrant)
        return self.tournament.registrations.get(player_of(key))

    marked: frozenset[ContestantId] = frozenset()
    """Who is marked, so that something is done with all of them at once."""

    @property
    def meant(self) -> tuple[Registration, ...]:
        """Who a command is about that may be about several: everybody marked, else who is under the cursor."""
        tournament = self.tournament
        if tournament is None or self.team:
            return ()
        known = tournament.registrations
        marked = tuple(known[id_] for id_ in self.listed(tournament) if id_ in self.marked)
        return marked or (() if self.chosen is None else (self.chosen,))

    @property
    def paying(self) -> tuple[ContestantId, ...]:
        """Who pays when somebody pays here."""
        return tuple(each.id for each in self.meant)

    def mark_only(self, ids: Iterable[ContestantId]) -> None:
        """Mark these and nobody else, and show it."""
        self.marked = frozenset(ids)
        self.show(self.program.need_tournament())

    def forget_marks(self) -> None:
        """Mark nobody any longer."""
        if self.marked:
            self.mark_only(())

    def step_down(self) -> None:
        """Go on to the next of the list; nothing to do where lines are read."""

    def listed(self, tournament: Tournament) -> tuple[ContestantId, ...]:
        """Return whom the list shows, in its order; a team that is there no more is not open any longer."""
        if self.team not in tournament.teams:
            self.team = NO_TEAM
        return tournament.teams[self.team].members if self.team else self.order.ids(tournament)

    def find(self, tournament: Tournament, wanted: str) -> list[ContestantId]:
        """Return who of the list is meant, the best match first; a team also by the name of a member."""
        ids = self.listed(tournament)
        if self.team and wanted.isascii() and wanted.isdigit():
            return list(ids[int(wanted[:4]) - 1 : int(wanted[:4])]) if int(wanted[:4]) else []
        meant = found(tournament, ids, wanted)
        if meant or not tournament.of_teams or self.team or wanted.isdigit():
            return meant
        text, players = folded(wanted), tournament.players
        return [
            id_
            for id_ in ids
            if any(text in folded(players[one].name) for one in tournament.teams[TeamId(id_)].members)
        ]

    def open_team(self, id_: TeamId) -> None:
        """List the members of a team, the cursor on the first board."""
        self.team = id_
        self.show(self.program.need_tournament())
        for first in self.program.need_tournament().teams[id_].members[:1]:
            self.move_to(first)

    def close_team(self) -> None:
        """List the teams again, the cursor on the one that was open."""
        closed, self.team = self.team, NO_TEAM
        self.show(self.program.need_tournament())
        self.move_to(closed)

    def leave(self) -> None:
        """Close the team that is open, or forget the marks, else do what Escape means everywhere."""
        if not self.team and self.marked and not self.program.looking_back:
            self.mark_only(())
            return
        if not self.team:
            super().leave()
            return
        self.close_team()
        self.tell_list()

    def paper(self) -> tuple[str, int | None]:
        """Return the list in the order in which it is shown."""
        return ("alphabetical" if self.order is Order.NAME else "start-list"), None

    def move_to(self, id_: ContestantId) -> bool:
        """Put the cursor on an entrant."""
        return self.cursor.move_to(str(id_))

    def sort(self, order: Order) -> None:
        """Show the list in another order; the cursor stays on its entrant."""
        if self.team:
            stand = tr("Members stand in the order of their boards: - and + move them.")
            raise system_of(self.program.need_tournament()).refusal("line_ups", stand)
        self.order = order
        self.show(self.program.need_tournament())
