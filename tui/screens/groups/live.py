"""The live view of a table: a crosstable that fills, what everybody can still reach, and the progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.live_table import LiveRow
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr


class LiveView(Enum):
    """What is shown; say the value with `tr`."""

    CROSSTABLE = mark("Crosstable")
    REACH = mark("What can still be reached")
    PROGRESS = mark("Progress")

    @property
    def following(self) -> LiveView:
        """The one after it, the first after the last."""
        views = list(LiveView)
        return views[(views.index(self) + 1) % len(views)]


@dataclass(frozen=True, slots=True)
class LivePicture:
    """The table of one state of an event, to be drawn or told."""

    tournament: Tournament
    rows: tuple[LiveRow, ...]
    view: LiveView

    def said(self) -> str:
        """Say what it is, and how much of it is there."""
        boards = [board for round_ in self.tournament.rounds for board in round_.boards if not board.annulled]
        return tr(
            "{view}: {played} of {games} games are in. v: {next}",
            view=tr(self.view.value),
            played=sum(board.result is not None for board in boards),
            games=len(boards),
            next=tr(self.view.following.value),
        )

    def legend(self) -> str:
        """Say what the columns mean."""
        match self.view:
            case LiveView.CROSSTABLE:
                if self.tournament.of_teams:
                    return tr("Points in games.  + = - without a game  a adjourned  ( ) annulled  . to come")
                return tr("By number.  + - by forfeit  a adjourned  ( ) annulled  . to come")
            case LiveView.REACH:
                return tr("Most: points if all is won.  Places no better and no worse, by points alone")
            case LiveView.PROGRESS:
                return tr("Points after each round, as far as results are in")

    def ordered(self) -> tuple[LiveRow, ...]:
        """Return the rows as the view has them: a crosstable by number, what else there is by place."""
        if self.view is LiveView.CROSSTABLE:
            return tuple(sorted(self.rows, key=lambda row: row.card.number))
        return self.rows


def picture(tournament: Tournament, view: LiveView) -> LivePicture | None:
    """Return the table of an event, None where its system has none."""
    live = system_of(tournament).live
    return None if live is None else LivePicture(tournament, live.rows(tournament) if tournament.rounds else (), view)


def after_cursor(ids: Sequence[ContestantId], chosen: ContestantId | None) -> list[ContestantId]:
    """Return all ids from the one after the chosen on, and round again."""
    at = ids.index(chosen) + 1 if chosen in ids else 0
    return [*ids[at:], *ids[:at]]
