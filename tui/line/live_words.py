"""The live view of a table as it is heard: one player a line."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card import CardLine
from paircard.core.facets.live_table import LiveRow
from paircard.core.facets.team_square import SquareSeat
from paircard.core.values.language import tr, trn
from paircard.core.values.points_said import points_words
from paircard.tui.line.wording import in_one, round_in_words
from paircard.tui.screens.groups.live import LivePicture, LiveView
from paircard.tui.screens.groups.square import SquarePicture


def row_told(live: LivePicture, row: LiveRow) -> Iterator[str]:
    """Tell a player of a table, as the view has them."""
    tournament = live.tournament
    who = tr("Place {place}: {player}", place=row.place, player=tournament.label(row.card.id))
    facts = [f"{who}, {points_words(row.points)}"]
    match live.view:
        case LiveView.CROSSTABLE:
            facts += [_met(live, line) for line in row.card.lines if not line.to_come]
        case LiveView.REACH:
            facts += [_reach(row, teams=tournament.of_teams), _places(row)]
        case LiveView.PROGRESS:
            facts += [
                tr("round {round}: {points}", round=number, points=points_words(row.card.points(number)))
                for number in range(1, tournament.scheduled + 1)
            ]
    yield in_one(facts)


def seat_told(square: SquarePicture, seat: SquareSeat) -> str:
    """Tell a seat of a square: who holds it, their points, their games."""
    return in_one([f"{seat.label} {square.name(seat)}, {points_words(seat.points)}", *square.games(seat)])


def _met(live: LivePicture, line: CardLine) -> str:
    return tr("round {round}: {what}", round=line.round, what=round_in_words(live.tournament, line))


def _reach(row: LiveRow, *, teams: bool) -> str:
    most = points_words(row.most)
    if not row.left:
        return tr("every match is played") if teams else tr("every game is played")
    if teams:
        return trn(
            "{count} match to come, at most {points}", "{count} matches to come, at most {points}", row.left,
            points=most,
        )  # fmt: skip
    return trn(
        "{count} game to come, at most {points}", "{count} games to come, at most {points}", row.left, points=most
    )


def _places(row: LiveRow) -> str:
    if row.settled:
        return tr("place {place} is certain", place=row.best)
    return tr("between places {best} and {worst}, by points alone", best=row.best, worst=row.worst)
