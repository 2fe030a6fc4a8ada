"""The lines of the table: the heads of score groups and brackets, and their players facing each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.facets.system import System
from paircard.core.review.next_round_so_far import Coming
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import tr, trn, trp
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import HEAD, KEY, LIVE, MOVED, QUIET
from paircard.tui.screens.groups.facing import Facing, Line, RowWriter
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.groups.lines_between import Gap
from paircard.tui.screens.groups.told import exchanged_in, in_rank, open_on

_BLANK = Text("")
_NAMED = 6
"""So many players are named in the head of a group; more are counted."""


class Writer(RowWriter):
    """Writes score groups and brackets as lines."""

    def __init__(
        self,
        layout: Layout,
        signs: Signs,
        name_of: Callable[[ContestantId], str],
        *,
        system: System,
        threads: bool = False,
        ruled: bool = False,
        coming: Coming | None = None,
    ) -> None:
        """Take the widths, the signs and where names come from; names are data and may hold anything.

        With `threads` lines are drawn from S1 to S2; a head is `ruled` where it has no background of its own; of a
        round that is `coming` out it is said what stands.
        """
        super().__init__(layout, signs, name_of)
        self.system = system
        self._threads = threads
        self._fill = signs.rule if ruled else " "
        self._coming = coming

    def groups(self, groups: Iterable[ScoreGroup]) -> Iterator[Line]:
        """Yield the lines of all groups, each head followed by its players."""
        for index, group in enumerate(groups):
            yield from self.group(index, group)

    def group(self, index: int, group: ScoreGroup) -> Iterator[Line]:
        """Yield the lines of one group: its head, and its players."""
        yield Line(self._head_cells(group), head=index)
        yield from self._rows(group)

    def outline(self, index: int, group: BracketView) -> Iterator[Line]:
        """Yield as many lines, with nothing written in them: who stands where in a bracket that is not in sight."""
        yield Line((_BLANK, _BLANK, _BLANK), head=index)
        s2 = in_rank(group.s2) if self._threads else group.s2
        for left, right in zip_longest(group.s1, s2):
            yield Line((_BLANK, _BLANK, _BLANK), left.id if left else None, right.id if right else None)

    def note(self, text: str) -> Iterator[Line]:
        """Yield lines of plain text over the whole width; it must not hold wide characters."""
        for line in wrap(text, sum(self.layout.widths) - 1, initial_indent=" ", subsequent_indent="   "):
            yield Line(self._spread(Text(line), "", " "))

    # --- heads ---------------------------------------------------------------------------------------------

    def head(self, group: ScoreGroup) -> Text:
        """Say score and size of a group, what its book counts in it, who prefers which colour, what becomes of it."""
        score = self.signs.points(group.score)
        text = Text(no_wrap=True).append(f"  {score:<2}", "bold").append(f" {_size(group, self.system)}")
        for figure in (*self._figures(group), *_preferring(group)):
            text.append(f"  {figure}", QUIET)
        for said, style in self._notes(group):
            text.append(f"  {said}", style)
        return text.append(" ")

    def _head_cells(self, group: ScoreGroup) -> tuple[Text, Text, Text]:
        return self._spread(self.head(group), HEAD, self._fill)

    def _figures(self, group: ScoreGroup) -> Iterable[str]:
        figures = self.system.figures_of_group(group)
        return (f"p {group.p}", self._x(group)) if figures is None else figures

    def _x(self, group: ScoreGroup) -> str:
        first = group.result.first_x if isinstance(group, BracketView) and group.result else group.x
        used = group.result.x if isinstance(group, BracketView) and group.result else first
        return f"x {first}" if used == first else f"x {first}{self.signs.to}{used}"

    def _notes(self, group: ScoreGroup) -> Iterator[tuple[str, str]]:
        if not isinstance(group, BracketView):
            yield from self._waiting(group)
            return
        if group.articles:
            yield " ".join(group.articles), KEY
        if self._coming is not None:
            boards = self._coming.waits_for({player.id for player in group.players})
            if boards:
                yield open_on(boards), QUIET
            else:
                yield tr("stands"), LIVE
        if came := self._came(group):
            yield came, MOVED
        if group.bye is not None:
            number = next(player.number for player in group.players if player.id == group.bye)
            yield tr("bye {number}", number=number), MOVED

    @staticmethod
    def _waiting(group: ScoreGroup) -> Iterator[tuple[str, str]]:
        if group.open:
            yield tr("open {count}", count=group.open), LIVE
        if group.may_join:
            yield tr("may join {count}", count=group.may_join), QUIET

    def _came(self, group: ScoreGroup) -> str:
        """Say who came down, and from which score."""
        moved = [player for player in group.players if player.id in group.moved_down]
        if len(moved) > _NAMED:
            return trn("{count} came from above", "{count} came from above", len(moved))
        scores = sorted({player.score for player in moved}, reverse=True)
        return ", ".join(
            tr(
                "{players} came from {score}",
                players=" ".join(str(player.number) for player in moved if player.score == score),
                score=self.signs.points(score),
            )
            for score in scores
        )

    # --- rows ----------------------------------------------------------------------------------------------

    def _rows(self, group: ScoreGroup) -> Iterator[Line]:
        paired = isinstance(group, BracketView)
        s2 = in_rank(group.s2) if paired and self._threads else list(group.s2)
        gap = self._gap(group, s2) if isinstance(group, BracketView) and self._threads else None
        exchanged = exchanged_in(group, self.system)
        middle = [self._middle(group, left, right) for left, right in zip_longest(group.s1, s2)] if gap is None else ()
        moves = {player.id: self._moved(player, group, exchanged) for player in group.players}
        yield from self.rows(Facing(group.s1, s2, group.score, moves, gap, middle))

    def _gap(self, group: BracketView, s2: Sequence[GroupPlayer]) -> Gap:
        opponents = {one.id: other.id for one, other in zip(group.s1, group.s2, strict=False)}
        standing = {one for one, other in opponents.items() if self._stands(one, other, group.whites_drawn)}
        return Gap(
            [player.id for player in group.s1], [player.id for player in s2], opponents, standing, self.layout.middle
        )

    def _stands(self, one: ContestantId, other: ContestantId, whites: frozenset[ContestantId]) -> bool:
        white, black = (one, other) if one in whites else (other, one)
        return self._coming is None or (white, black) in self._coming.standing

    def _middle(self, group: ScoreGroup, left: GroupPlayer | None, right: GroupPlayer | None) -> Text:
        if not isinstance(group, BracketView):
            return Text(self.signs.wall.center(self.layout.middle))
        if left and right:
            white, black = (left, right) if left.id in group.whites_drawn else (right, left)
            text = f"{white.number}-{black.number}"
            if not self._stands(left.id, right.id, group.whites_drawn):
                text += "?"
        else:
            is_bye = right and right.id == group.bye
            text = trp("at most 5 columns", "bye") if is_bye else trp("at most 5 columns", "down")
        return Text(text.center(self.layout.middle), no_wrap=True)

    def _moved(self, player: GroupPlayer, group: ScoreGroup, exchanged: frozenset[ContestantId]) -> str:
        """Return the sign of how somebody comes to where they stand."""
        if isinstance(group, BracketView) and player in group.left_over:
            return self.marks.bye if player.id == group.bye else self.marks.goes
        if player.id in group.moved_down:
            return self.marks.came
        return self.marks.exchanged if player.id in exchanged else " "

    def _spread(self, text: Text, style: str, fill: str) -> tuple[Text, Text, Text]:
        """Write one text over the three columns; it must not hold wide characters."""
        one, two, three = self.layout.widths
        full = Text("", style, no_wrap=True).append_text(text)
        full.truncate(one + two + three, overflow="ellipsis")
        full.append(fill * (one + two + three - len(full)))
        left, middle, right = full.divide((one, one + two))
        return left, middle, right


def _preferring(group: ScoreGroup) -> tuple[str, str]:
    return f"{colour_letter('W')} {group.whites}", f"{colour_letter('B')} {group.blacks}"


def _size(group: ScoreGroup, system: System) -> str:
    count = len(group.players)
    if system.contestants == "teams":
        return trn("{count} team", "{count} teams", count)
    return trn("{count} player", "{count} players", count)
