"""Score groups or brackets, a player or a head chosen: what the commands ask, on the screen and in line mode."""

from __future__ import annotations

from typing import Literal

from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import ScoreGroup
from paircard.core.facets.system import system_of
from paircard.core.facets.tree_view import TreeView
from paircard.core.review.next_round_so_far import Coming
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.card import card_dialog
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.groups.live import LivePicture, LiveView, picture
from paircard.tui.screens.groups.moving import AmongGroups, GroupCursor
from paircard.tui.screens.groups.numbers_explained import about_group
from paircard.tui.screens.groups.outlook import Outlook, announcement, in_place_of_groups, obstacle
from paircard.tui.screens.groups.square import SquarePicture, square_of
from paircard.tui.screens.groups.tree_told import said_of

View = Literal["groups", "paired"]


class GroupsPresenter(AmongGroups):
    """Shows the score groups of the next round, or the brackets as they would be paired now."""

    groups: tuple[ScoreGroup, ...] = ()
    signs: Signs
    live_view = LiveView.CROSSTABLE
    """What is shown of a table, where the system has no score groups."""
    _chosen_view: tuple[int, View] | None = None
    """The view asked for and the round it was asked in; the next round starts with the automatic one."""

    @property
    def cursor(self) -> GroupCursor:
        """The groups shown."""
        raise NotImplementedError

    def outlook(self) -> Outlook | None:
        """Return what came out for the tournament shown, None while it is not known."""
        raise NotImplementedError

    def draw(self, tournament: Tournament) -> None:
        """Show the groups of the view chosen."""
        raise NotImplementedError

    def card(self, tournament: Tournament, id_: ContestantId) -> Reading:
        """Return the pairing card of a player."""
        return card_dialog(tournament, id_)

    def paper(self) -> tuple[str, int | None]:
        """Return the start cards, to pair from; where there are no groups the table that is shown."""
        return "crosstable" if self.live() or self.cup_tree() or self.square() else "start-cards", None

    def reset(self) -> None:
        """Choose the view by itself again."""
        self._chosen_view = None

    @property
    def view(self) -> View:
        """What is shown: the brackets once they are known, unless the groups were asked for."""
        outlook = self.outlook()
        if outlook is None or not outlook.brackets:
            return "groups"
        if self._chosen_view is not None and self._chosen_view[0] == outlook.tournament.next_round:
            return self._chosen_view[1]
        return "paired" if outlook.worth_showing else "groups"

    @property
    def coming(self) -> Coming | None:
        """What stands of a round that is coming out, where its brackets are shown."""
        outlook = self.outlook()
        return outlook.coming if outlook is not None and self.view == "paired" else None

    def live(self) -> LivePicture | None:
        """Return the table to show in place of score groups; None where there are those, or nothing is posted."""
        tournament = self.tournament
        if tournament is None or not tournament.rounds:
            return None
        if self._live is None or self._live.tournament is not tournament or self._live.view is not self.live_view:
            self._live = picture(tournament, self.live_view)
        return self._live

    _live: LivePicture | None = None

    def cup_tree(self) -> TreeView | None:
        """Return the tree to show in place of score groups; None where there is none."""
        tournament = self.tournament
        tree = system_of(tournament).tree if tournament else None
        if tournament is None or tree is None:
            return None
        if self._tree is None or self._tree[0] is not tournament:
            self._tree = (tournament, tree.view(tournament))
        return self._tree[1]

    _tree: tuple[Tournament, TreeView | None] | None = None

    def square(self) -> SquarePicture | None:
        """Return the square to show in place of score groups; None where there is none."""
        tournament = self.tournament
        if tournament is None or system_of(tournament).square is None:
            return None
        if self._square is None or self._square[:2] != (tournament, self.side):
            self._square = (tournament, self.side, square_of(tournament, self.side))
        return self._square[2]

    side = 0
    """From whose side a square is shown: 0 is A."""
    _square: tuple[Tournament, int, SquarePicture | None] | None = None

    def groups_to_show(self, tournament: Tournament) -> tuple[ScoreGroup, ...]:
        """Return what the view shows."""
        outlook = self.outlook()
        if self.view == "paired" and outlook is not None:
            return outlook.brackets
        groups = system_of(tournament).groups
        return () if groups is None or tournament.all_paired else groups.score_groups(tournament)

    def said(self, tournament: Tournament) -> str:
        """Say what can be known of the next pairing, or how much of a table is there."""
        if live := self.live():
            return live.said()
        if tree := self.cup_tree():
            return said_of(tournament, tree)
        if square := self.square():
            return square.said()
        outlook = self.outlook()
        if outlook is None or outlook.empty:
            working = tr("Round {round}: the pairing is being worked out ...", round=tournament.next_round)
            return obstacle(tournament) or working
        said = announcement(outlook)
        if self.view == "paired" or outlook.refusal:
            return said
        return tr("{announcement} (v). Shown: the score groups", announcement=said)

    # --- what the commands ask -----------------------------------------------------------------------------

    def open_chosen(self) -> None:
        """Show the card of the chosen player, or how the numbers of the chosen group come about."""
        head, chosen = self.cursor.head, self.cursor.chosen
        if self.cup_tree() and self.tournament is not None and chosen is not None:
            self.program.read(self.match_read(self.tournament, chosen))
            return
        if square := self.square():
            seat = square.seat_of(chosen)
            self.program.read(square.read(seat)) if seat else self.say(tr("Nobody holds this seat."))
            return
        if self.tournament is not None and head is not None:
            self.program.read(about_group(system_of(self.tournament), self.groups[head], self.signs))
        elif self.tournament is not None and chosen is not None:
            self.program.read(self.card(self.tournament, chosen))
        else:
            self.say(self._nothing_else() or tr("Nobody is to be paired."))

    def match_read(self, tournament: Tournament, id_: ContestantId) -> Reading:
        """Return why the match chosen is as it is; of a match that is not made yet where the player comes from."""
        meetings, number = system_of(tournament).meetings, self.tree_round()
        if meetings is None or not 1 <= number <= tournament.scheduled:
            return self.card(tournament, id_)
        lines = texts_of(meetings.pair_lines(tournament, number, id_))
        return Reading(tr("Why this match?"), "\n".join(lines))

    def tree_round(self) -> int:
        """Return the round of the match chosen in a tree; 0 where there is none."""
        return 0

    def switch_view(self) -> None:
        """Show the other view, once there are two."""
        if self.cup_tree():
            self.say(tr("There is one view of a tree: the arrows go from match to match, Enter says why."))
            return
        if self.tournament is not None and self.live():
            self.live_view = self.live_view.following
            self.draw(self.tournament)
            return
        if self.tournament is not None and self.square():
            self.side = 1 - self.side
            self.draw(self.tournament)
            return
        outlook = self.outlook()
        if self.tournament is None or outlook is None or not outlook.brackets:
            self.say(self._nothing_else() or tr("There is no pairing to show yet: these are the score groups."))
            return
        self._chosen_view = (self.tournament.next_round, "groups" if self.view == "paired" else "paired")
        self.draw(self.tournament)

    def _nothing_else(self) -> str:
        """Say what there is where there are no groups."""
        return in_place_of_groups(self.tournament) if self.tournament else ""

    def go_to_group(self, step: int) -> None:
        """Go to the next head or the one before."""
        if not self.cursor.go_to_head(step):
            self.say(tr("This is the last group.") if step > 0 else tr("This is the first group."))

    def explain_these(self) -> None:
        """Go to the explanation of the next round, to whom is chosen there."""
        tournament, outlook = self.program.need_tournament(), self.outlook()
        if outlook is None or outlook.coming is not None or not outlook.brackets:
            self.say(obstacle(tournament) or self.said(tournament))
            return
        number, group = tournament.next_round, self.cursor.group
        chosen = self.cursor.chosen
        if chosen is None and group is not None and group < len(self.groups):
            chosen = next((player.id for player in self.groups[group].players), None)
        if chosen is None:
            self.program.visit("explain", lambda place: place.go_to_round(number))
        else:
            id_ = chosen
            self.program.visit("explain", lambda place: place.go_to_player(number, id_))

    def find(self, wanted: str) -> None:
        """Choose the next player that is meant."""
        tournament, cursor = self.program.need_tournament(), self.cursor
        if square := self.square():
            self._find_seat(square, wanted)
            return
        meant = found(tournament, tournament.order, wanted)
        here = [id_ for id_ in cursor.players() if id_ in meant]
        if here:
            cursor.go_to(here[0])
            who = tournament.label(here[0])
            self.say(tr("{player}: 1 of {count} found", player=who, count=len(here)) if len(here) > 1 else who)
            return
        if not meant:
            self.say(tr("Nobody called {name} is in this event.", name=wanted), bad=True)
        else:
            who, number = tournament.label(meant[0]), tournament.next_round
            self.say(tr("{player} is not to be paired in round {round}.", player=who, round=number))

    def _find_seat(self, square: SquarePicture, wanted: str) -> None:
        """Choose a seat by its name, such as B4, or by who holds it; the square turns to their side."""
        here = self.cursor.players()
        for side in (square, square.turned()):
            held = {seat.player: seat for seat in side.seats if seat.player}
            order = here if side is square else list(held)
            meant = [id_ for id_ in order if held[id_].label.casefold() == wanted.strip().casefold()]
            meant = meant or found(side.tournament, order, wanted)
            if meant:
                if side is not square:
                    self.side = side.side
                    self.draw(side.tournament)
                self._go_when_drawn(meant[0])
                self.say(f"{held[meant[0]].label} {side.name(held[meant[0]])}")
                return
        self.say(tr("Nobody called {name} is in this event.", name=wanted), bad=True)

    def _go_when_drawn(self, player: ContestantId) -> None:
        """Choose a player; a table that is drawn later chooses them then."""
        self.cursor.go_to(player)
