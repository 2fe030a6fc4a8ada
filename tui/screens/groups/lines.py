"""The lines of the table: heads of the groups and rows of two players each, written into fixed widths."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from core.colour_letters import colour_letter, in_letters, preference_sign
from core.event.ids import PlayerId
from core.language import tr, trn, trp
from core.systems.kit.groups import BracketView, GroupPlayer, ScoreGroup
from tui.looks.squares import BINDS, LIVE, QUIET, history
from tui.screens.groups.layout import Layout
from tui.signs import Signs


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table: its three cells, and what stands in it."""

    cells: tuple[Text, Text, Text]
    left: PlayerId | None = None
    """Id of the player on the left; None on heads and where nobody stands."""
    right: PlayerId | None = None
    head: int | None = None
    """On the head of a group: its index."""


class Writer:
    """Writes score groups and brackets as lines."""

    def __init__(
        self, layout: Layout, signs: Signs, name_of: Callable[[PlayerId], str], *, teams: bool = False
    ) -> None:
        """Take the widths, the signs and where names come from; names are data and may hold anything."""
        self.layout = layout
        self.teams = teams
        self.signs = signs
        self.name_of = name_of

    def groups(self, groups: Iterable[ScoreGroup]) -> Iterator[Line]:
        """Yield the lines of all groups, each head followed by its players."""
        for index, group in enumerate(groups):
            yield Line(self._spread(self.head(group), "bold", self.signs.rule), head=index)
            yield from self._rows(group)

    def note(self, text: str) -> Iterator[Line]:
        """Yield lines of plain text over the whole width; it must not hold wide characters."""
        for line in wrap(text, sum(self.layout.widths) - 1, initial_indent=" ", subsequent_indent="   "):
            yield Line(self._spread(line, "", " "))

    def head(self, group: ScoreGroup) -> str:
        """Say score, size, moved-down players, p, x, w and b of a group, and what shaped or may change it."""
        parts = [f"{self.signs.rule} {self.signs.points(group.score)}", _size(group, teams=self.teams)]
        parts += [f"MDP {len(group.moved_down)}"] if group.moved_down else []  # no words: a figure
        parts += [f"p {group.p}", self._x(group), _preferring(group), *self._notes(group)]
        return "  ".join(parts) + " "

    def _x(self, group: ScoreGroup) -> str:
        first = group.result.first_x if isinstance(group, BracketView) and group.result else group.x
        used = group.result.x if isinstance(group, BracketView) and group.result else first
        return f"x {first}" if used == first else f"x {first}{self.signs.to}{used}"

    def _notes(self, group: ScoreGroup) -> list[str]:
        if isinstance(group, BracketView):
            return [" ".join(group.articles)] if group.articles else []
        if group.fixed:
            return []
        open_results = [tr("open {count}", count=group.open)] if group.open else []
        return open_results + ([tr("may join {count}", count=group.may_join)] if group.may_join else [])

    def _rows(self, group: ScoreGroup) -> Iterator[Line]:
        colours = group.whites_drawn if isinstance(group, BracketView) else frozenset()
        for left, right in zip_longest(group.s1, group.s2):
            middle = self._middle(group, left, right, colours)
            yield Line(
                (self._player(left, group), middle, self._player(right, group)),
                left.id if left else None,
                right.id if right else None,
            )

    def _middle(
        self, group: ScoreGroup, left: GroupPlayer | None, right: GroupPlayer | None, whites: frozenset[PlayerId]
    ) -> Text:
        if not isinstance(group, BracketView):
            return Text(self.signs.wall.center(self.layout.middle))
        if left and right:
            white, black = (left, right) if left.id in whites else (right, left)
            text = f"{white.number}-{black.number}"
        else:
            is_bye = right and right.id == group.bye
            text = trp("at most 5 columns", "bye") if is_bye else trp("at most 5 columns", "down")
        return Text(text.center(self.layout.middle), no_wrap=True)

    def _player(self, player: GroupPlayer | None, group: ScoreGroup) -> Text:
        if player is None:
            return Text("")
        layout, signs = self.layout, self.signs
        moved = signs.down if player.id in group.moved_down else " "
        text = Text(" ", no_wrap=True).append(moved, BINDS)
        text.append(f"{player.number:>{layout.number}} {self._name(player, group)} ")
        text.append_text(self._colours(player)).append(f"{self._difference(player)} ")
        preference = preference_sign(player.preference)
        text.append(f"{preference:<2} ", BINDS if preference.endswith("!") else "")
        text.append(f"{signs.floats(player.floats):>2}", BINDS if {"D", "U"} & {*player.floats} else QUIET)
        return text.append("?" if player.open else " ", LIVE).append(self._met(player), QUIET)

    def _name(self, player: GroupPlayer, group: ScoreGroup) -> str:
        """Write the name; a player whose score is not the group's gets it after their name."""
        score = "" if player.score == group.score else f" {self.signs.points(player.score)}"
        return self._cut(self.name_of(player.id), self.layout.name - len(score)) + score

    def _cut(self, text: str, width: int) -> str:
        if cell_len(text) <= width:
            return set_cell_size(text, width)
        return set_cell_size(text, width - 1) + self.signs.cut

    def _colours(self, player: GroupPlayer) -> Text:
        """Write the colours, the latest at the right; a sign stands for those there is no room for."""
        room = self.layout.colours
        if len(player.colours) <= room:
            blank = Text(" " * (room - len(player.colours)), no_wrap=True)
            return blank.append_text(history(player.colours, in_letters(player.colours)))
        latest = player.colours[1 - room :]
        return Text(self.signs.cut, QUIET, no_wrap=True).append_text(history(latest, in_letters(latest)))

    def _difference(self, player: GroupPlayer) -> str:
        """Write how many games more with White than with Black, where there is room for it."""
        difference = player.colours.count("W") - player.colours.count("B")
        signed = f"{difference:+}" if difference else "0"
        return signed.rjust(self.layout.difference) if self.layout.difference else ""

    def _met(self, player: GroupPlayer) -> str:
        """Write the opponents, where there is room for all of them."""
        return "".join(f" {number}" for number in player.opponents) if self.layout.met else ""

    def _spread(self, text: str, style: str, fill: str) -> tuple[Text, Text, Text]:
        """Write one text over the three columns; it must not hold wide characters."""
        one, two, three = self.layout.widths
        full = text.ljust(one + two + three, fill)
        ends = ((0, one), (one, one + two), (one + two, one + two + three))
        left, middle, right = (Text(full[start:end], style, no_wrap=True) for start, end in ends)
        return left, middle, right


def _preferring(group: ScoreGroup) -> str:
    return f"{colour_letter('W')} {group.whites} {colour_letter('B')} {group.blacks}"


def _size(group: ScoreGroup, *, teams: bool) -> str:
    count = len(group.players)
    if teams:
        return trn("{count} team", "{count} teams", count)
    return trn("{count} player", "{count} players", count)
