"""Score groups: what guides the pairing of each, and one player a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import System, system_of
from paircard.core.tables.team_square import replaced
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.card import card_heading, consequences
from paircard.tui.line.group_words import group_head, group_lines, player_line, sides
from paircard.tui.line.live_words import row_told, seat_told
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import GroupRows
from paircard.tui.line.tree_words import tree_told, way_told
from paircard.tui.line.wording import float_in_words, in_one, numbered, round_in_words
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.groups.outlook import Outlook, can_be_worked_out, those_away, work_out
from paircard.tui.screens.groups.room import GroupsRoom
from paircard.tui.screens.groups.told import exchanged_in


class LineGroups(GroupsRoom, LinePresenter):
    """The score groups of the next round, or its brackets. A line may begin with a player."""

    signs = Signs()
    _outlook: Outlook | None = None

    @property
    def cursor(self) -> GroupRows:
        """Heads and players, or players alone."""
        return self._players if self.live() or self.cup_tree() or self.square() else self._heads

    @cached_property
    def _heads(self) -> GroupRows:
        return GroupRows()

    @cached_property
    def _players(self) -> GroupRows:
        return GroupRows()

    def outlook(self) -> Outlook | None:
        """Work out the next pairing when it is asked for the first time."""
        tournament = self.tournament
        if tournament is None or not can_be_worked_out(tournament):
            return None
        if self._outlook is None or self._outlook.tournament is not tournament:
            self._outlook = work_out(tournament)
        return self._outlook

    def show(self, tournament: Tournament) -> None:
        """Take over the groups."""
        self.draw(tournament)

    def draw(self, tournament: Tournament) -> None:
        """Take over the groups of the view chosen."""
        self.groups = self.groups_to_show(tournament)
        self._heads.show(self.groups)
        live = self.live()
        ids = [row.card.id for row in (live.ordered() if live else ())]
        if tree := self.cup_tree():
            ids = list(dict.fromkeys(id_ for node in tree.nodes() for id_ in node.known))
        if square := self.square():
            ids = [seat.player for seat in square.seats if seat.player]
        self._players.show_players(ids)

    def card(self, tournament: Tournament, id_: ContestantId) -> Reading:
        """Return the pairing card of a player, one round a line."""
        card = tournament.cards[id_]
        rounds = [
            in_one(
                [
                    tr("Round {round}: {what}", round=record.round, what=round_in_words(tournament, record)),
                    float_in_words(float_),
                ]
            )
            for record, float_ in zip(card.lines, system_of(tournament).floats(tournament)[id_], strict=True)
        ]
        follows = [f"{name}: {text}" for name, text in consequences(tournament, card, self.signs).items()]
        return Reading(card_heading(tournament, id_), "\n".join([*(rounds or [tr("No round paired yet")]), *follows]))

    def tree_round(self) -> int:
        """Return the last round in which the player chosen is in the tree."""
        tree, chosen = self.cup_tree(), self.cursor.chosen
        return max((node.round for node in tree.nodes() if chosen in node.known), default=0) if tree else 0

    def switch_view(self) -> None:
        """Tell what is shown now."""
        super().switch_view()
        self.say(self.summary())

    def go_to_group(self, step: int) -> None:
        """Go to another group and tell it."""
        before = self.cursor.head
        super().go_to_group(step)
        if self.cursor.head is not None and self.cursor.head != before:
            self.tell(*group_lines(self.groups[self.cursor.head], self._name, self._system, self.coming))

    def find(self, wanted: str) -> None:
        """Go to a player and tell them."""
        before = self.cursor.chosen
        super().find(wanted)
        if self.cursor.chosen != before:
            self.tell(*self.here())

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which group, which player."""
        tournament, chosen, group = self.tournament, self.cursor.chosen, self.cursor.group
        if (square := self.square()) and (seat := square.seat_of(chosen)):
            return f"{self.called()}, {seat.label}"
        if tournament is not None and (self.live() or self.cup_tree()) and chosen is not None:
            return f"{self.called()}, {numbered(tournament, chosen)}"
        if tournament is None or group is None:
            return self.called()
        score = format_points(self.groups[group].score)
        where = tr("group {score}", score=score)
        return where if chosen is None else f"{where}, {numbered(tournament, chosen)}"

    def summary(self) -> str:
        """Say what can be known of the next pairing."""
        return tr("Groups: no event is open.") if self.tournament is None else self.said(self.tournament)

    def here(self) -> Iterator[str]:
        """Tell the player chosen, or the head of the group."""
        if live := self.live():
            yield from (line for row in live.rows if row.card.id == self.cursor.chosen for line in row_told(live, row))
            return
        group, chosen = self.cursor.group, self.cursor.chosen
        if square := self.square():
            if seat := square.seat_of(chosen):
                yield seat_told(square, seat)
            return
        if (tree := self.cup_tree()) and chosen is not None:
            yield from way_told(tree, chosen)
            return
        if group is None:
            return
        shown = self.groups[group]
        if chosen is None:
            yield group_head(shown, self._system, self.coming)
            return
        yield from (
            player_line(each, side, shown, self._name, exchanged_in(shown, self._system), self.coming)
            for side, each in sides(shown)
            if each.id == chosen
        )

    def lines(self) -> Iterator[str]:
        """Tell all groups, and who is not to be paired; or all of the table."""
        if live := self.live():
            for row in live.ordered():
                yield from row_told(live, row)
        if tree := self.cup_tree():
            yield from tree_told(tree)
        if square := self.square():
            yield from (seat_told(square, seat) for seat in square.seats)
            yield from replaced(square.tournament, square.square)
        for group in self.groups:
            yield from group_lines(group, self._name, self._system, self.coming)
        if self.groups and self.tournament is not None:
            yield from those_away(self.tournament)

    @property
    def _system(self) -> System:
        return system_of(self.program.need_tournament())

    def _name(self, id_: ContestantId) -> str:
        return self.program.need_tournament().label(id_)

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose a player by their number or a part of their name; in a square by the seat too."""
        if square := self.square():
            sides = (square, square.turned())
            held = {seat.player: (side, seat) for side in sides for seat in side.seats if seat.player}
            named = [id_ for id_, (_, seat) in held.items() if seat.label.casefold() == text.strip().casefold()]
            player = named[0] if named else self.player(text, held)
            self.side = held[player][0].side
            self.draw(square.tournament)
            self.cursor.go_to(player)
            return
        self.cursor.go_to(self.player(text, self.cursor.players()))

    def words(self) -> Iterable[str]:
        """The names."""
        return self.names()
