"""The card of a row of the table: what can still be reached, whom they met, and how each tie-break comes about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.breakdown import total
from paircard.core.tables.reach import Reach
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tables.who_can_still_win import Chances
from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import KEY, LIVE, PAST, QUIET, WON
from paircard.tui.pane.parts import Part, folded


def reach_part(
    row: StandingRow,
    last: int,
    can: Mapping[ContestantId, Reach],
    chances: Chances | None,
    width: int,
    signs: Signs,
) -> Part | None:
    """Return between which places somebody can still end, `last` being the last place; None where nobody can say."""
    mine = can.get(row.card.id)
    if mine is None:
        return None
    fields = {"best": mine.best, "worst": mine.worst}
    said = tr("by points alone: place {best} to {worst}", **fields) if mine.best < mine.worst else ""
    said = said or tr("by points alone: place {best} for certain", best=mine.best)
    lines = [_scale(row.place, last, mine, width - 1, signs), Text(said, no_wrap=True)]
    points = tr("{most} points at most, {least} at least", most=signs.points(mine.most), least=signs.points(row.points))
    lines.append(Text(points, QUIET, no_wrap=True))
    if chances is not None:
        wins = row.card.id in chances.in_reach
        lines.append(Text(tr("can still win") if wins else tr("can no longer win"), LIVE if wins else KEY))
    return Part(tr("Can still reach"), lines, least=2)


def _scale(place: int, last: int, mine: Reach, width: int, signs: Signs) -> Text:
    """Return all places as a line: where they stand, and how far up and down it can go.

    >>> from paircard.tui.looks.signs import PLAIN
    >>> _scale(3, 10, Reach(2, 5, 8), 25, PLAIN).plain
    '1 --==#====----------- 10'
    """
    before, behind = "1 ", f" {last}"
    room = max(2, width - len(before) - len(behind))
    at, best, worst = (round((each - 1) * (room - 1) / max(1, last - 1)) for each in (place, mine.best, mine.worst))
    line = Text(before, QUIET, no_wrap=True).append(signs.rule * best, PAST)
    line.append(signs.bar * (at - best), LIVE).append(signs.done, WON)
    line.append(signs.bar * (worst - at), LIVE).append(signs.rule * (room - 1 - worst), PAST)
    return line.append(behind, QUIET)


def tie_breaks_part(table: Standings, row: StandingRow, width: int, signs: Signs) -> Part | None:
    """Return every tie-break with its value and what makes it up; None where the table has none."""
    lines = list(_tie_breaks(table, row, width - 1, signs))
    return Part(tr("Tie-breaks"), lines, "Enter") if lines else None  # no words: a key


def _tie_breaks(table: Standings, row: StandingRow, width: int, signs: Signs) -> Iterator[Text]:
    for tie_break, figure in zip(table.tie_breaks, row.figures, strict=True):
        made, calculation = total(tie_break, figure)
        if made == "nothing":
            yield from folded(f"{tie_break.name}: {signs.spell(calculation)}", width, QUIET, "  ")
            continue
        value = signs.spell(tie_break.written(figure))
        name = Text(tie_break.name, no_wrap=True)
        name.truncate(width - len(value) - 1, overflow="ellipsis", pad=True)
        yield name.append(" ").append(value, WON)
        if calculation != tie_break.written(figure):
            for each in folded(signs.spell(calculation), width - 2, QUIET):
                yield Text("  ", no_wrap=True).append_text(each)


def met_rounds(tournament: Tournament, after: int) -> Iterable[int]:
    """Return the rounds of a table, and the one to come where it is paired: whom they met, and whom they meet."""
    return range(1, min(after + 1, tournament.scheduled) + 1)
