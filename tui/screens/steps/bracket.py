"""The cards on the table as Groups draws a bracket: what is pencilled in, what is looked at and what is refused."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from rich.text import Text

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.groups import GroupPlayer
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.kit.playback import Pair, Table
from paircard.tui.looks.pair_marks import PairMarks
from paircard.tui.looks.styles import BAND, BINDS
from paircard.tui.screens.groups.cards_of import who
from paircard.tui.screens.groups.facing import Facing, RowWriter
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.groups.lines_between import Gap

_LOOKED_AT = (Verdict.STANDS, Verdict.REFUSED, Verdict.SKIPPED)
"""What is said of a pair."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The cards after a step, and the step."""

    table: Table
    step: Step
    cards: Mapping[PairingNumber, GroupPlayer]
    """Everybody to be paired, in the order of the rules."""
    exchanges: bool = True
    """Whether players are exchanged between S1 and S2 by the rules."""

    @property
    def sides(self) -> tuple[list[PairingNumber], list[PairingNumber]]:
        """Who stands left and right: pairs made before first, then S1 and S2, who is left aside last."""
        table = self.table
        if not table.s1:
            everybody = [*(table.s2 or self.step.players)]
            return everybody[: len(everybody) // 2], everybody[len(everybody) // 2 :]
        made = [pair for pair in table.pairs if pair[0] not in table.s1]
        left = [*(one for one, _ in made), *table.s1]
        right = [*(other for _, other in made), *self._ranked(table.s2)]
        shown = {*left, *right}
        return left, [*right, *(number for number in table.players if number not in shown)]

    @property
    def looked_at(self) -> Pair | None:
        """The pair that the step is about."""
        if self.step.verdict not in _LOOKED_AT or len(self.step.players) != 2:
            return None
        one, other = self.step.players
        left, right = self.sides
        return (one, other) if one in left and other in right else None

    def moves(self, marks: PairMarks) -> dict[ContestantId, str]:
        """Return the signs before the players."""
        table, (left, right) = self.table, self.sides
        signs = {number: marks.came for number in (*left, *right) if self._came(number)}
        signs |= dict.fromkeys(self._exchanged(), marks.exchanged)
        if table.accepted:
            paired = {number for pair in table.pairs for number in pair}
            signs |= {number: marks.goes for number in right if number not in paired}
        signs |= {each.players[0]: marks.stays for each in table.refused if len(each.players) == 1}
        return {who(number): sign for number, sign in signs.items()}

    def _came(self, number: PairingNumber) -> bool:
        return self.table.bracket is not None and self.cards[number].score > self.table.bracket

    def _exchanged(self) -> set[PairingNumber]:
        """Return who stands in the other half than before any exchange."""
        s1, s2 = {*self.table.s1}, {*self.table.s2}
        if not self.exchanges:
            return set()
        upper = {*self._ranked(s1 | s2)[: len(s1)]}
        return (s1 - upper) | (s2 & upper)

    def _ranked(self, numbers: Collection[PairingNumber]) -> list[PairingNumber]:
        return [number for number in self.cards if number in numbers]


def drawn(scene: Scene, writer: RowWriter, *, threads: bool) -> Iterator[Text]:
    """Yield the heads of the columns and the rows of a bracket."""
    begun = bool(scene.table.s1)
    heading = writer.layout.heading[2:]
    heads = (f"{'S1' if begun else '  '}{heading}", f"{'S2' if begun else '  '}{heading}")
    one, middle, two = writer.layout.widths
    yield Text(f"{heads[0]:<{one}}{'':<{middle}}{heads[1]:<{two}}", BAND, no_wrap=True)
    facing = _facing(scene, writer, threads=threads)
    looked_at, stands = scene.looked_at, scene.step.verdict is Verdict.STANDS
    chosen = who(looked_at[0]) if looked_at and stands else None
    for line in writer.rows(facing, chosen):
        yield line.across(writer.layout)


def row_looked_at(scene: Scene) -> int:
    """Return in which row below the heads the player stands whose turn it is."""
    looked_at = scene.looked_at
    return scene.sides[0].index(looked_at[0]) if looked_at else 0


def _facing(scene: Scene, writer: RowWriter, *, threads: bool) -> Facing:
    left, right = scene.sides
    s1, s2 = [scene.cards[number] for number in left], [scene.cards[number] for number in right]
    gap = _gap(scene, writer.layout) if threads else None
    between = () if threads else tuple(_numbers_between(scene, writer))
    return Facing(s1, s2, scene.table.bracket, scene.moves(writer.marks), gap, between)


def _gap(scene: Scene, layout: Layout) -> Gap:
    left, right = scene.sides
    pairs = {who(one): who(other) for one, other in _shown(scene)}
    looked_at = scene.looked_at
    refused = looked_at if looked_at and scene.step.verdict is not Verdict.STANDS else None
    return Gap(
        [who(number) for number in left],
        [who(number) for number in right],
        pairs,
        {*pairs} if scene.table.accepted else (),
        layout.middle,
        (who(refused[0]), who(refused[1])) if refused else None,
    )


def _shown(scene: Scene) -> list[Pair]:
    """Return the pencilled pairs whose players are both shown, on their sides."""
    left, right = scene.sides
    return [pair for pair in scene.table.pairs if pair[0] in left and pair[1] in right]


def _numbers_between(scene: Scene, writer: RowWriter) -> Iterator[Text]:
    """Yield what is pencilled in beside each of S1, where no lines can be drawn: ? for now, refused if it is."""
    left, right = scene.sides
    opponents, looked_at = dict(_shown(scene)), scene.looked_at
    for row in range(max(len(left), len(right))):
        number = left[row] if row < len(left) else None
        said, style = "", ""
        if number is not None and number in opponents:
            said = f"{number}-{opponents[number]}{'' if scene.table.accepted else '?'}"
        elif looked_at and looked_at[0] == number:
            said, style = f"{number}-{looked_at[1]}{writer.marks.stays}", BINDS
        yield Text(said.center(writer.layout.middle), style, no_wrap=True)
