"""Check-in: a line that is only a name ticks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.attendance import ticked_by, without_a_round
from paircard.core.values.language import tr
from paircard.tui.commands.presenter import player_of
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import Rows
from paircard.tui.line.wording import in_one
from paircard.tui.screens.check_in.presenter import count, need_attendance, told
from paircard.tui.screens.check_in.room import CheckInRoom
from paircard.tui.screens.entrants.presence_told import presence
from paircard.tui.sentences.local_time import local_time


class LineCheckIn(CheckInRoom, LinePresenter):
    """Who is here. A line that is a number or a part of a name ticks whom it means."""

    @cached_property
    def cursor(self) -> Rows:
        """Who is listed, in the order of names."""
        return Rows()

    def show(self, tournament: Tournament) -> None:
        """Take over who is there."""
        self.cursor.show(str(id_) for id_ in self.listed(tournament))

    def begin(self) -> None:
        """Say what a line does here; how it stands is told wherever one comes to."""
        self.say(tr("A line with a name ticks, esc leads back, list tells everybody."))

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say how many are here."""
        tournament = self.tournament
        if tournament is None or without_a_round(tournament):
            return self.called()
        return tr("check-in, {count}", count=count(tournament).rstrip("."))

    def summary(self) -> str:
        """Say how it stands."""
        tournament = self.tournament
        if tournament is None:
            return tr("Check-in: no event is open.")
        return without_a_round(tournament) or f"{told(tournament)}."

    def here(self) -> Iterator[str]:
        """Tell who is chosen."""
        if self.tournament is not None and self.chosen is not None:
            yield self._line(self.tournament, self.chosen)

    def lines(self) -> Iterator[str]:
        """Tell everybody."""
        if self.tournament is not None:
            yield from (self._line(self.tournament, player_of(key)) for key in self.cursor.keys)

    @staticmethod
    def _line(tournament: Tournament, id_: ContestantId) -> str:
        there, tick = need_attendance(tournament), ticked_by(tournament).get(id_)
        if tick is not None:
            stands = tr("here since {time}, ticked by {arbiter}", time=local_time(tick.time), arbiter=tick.arbiter)
        elif id_ in there.to_come:
            stands = tr("not here")
        else:
            stands = presence(tournament.registrations[id_], there.round)
        return in_one([tournament.label(id_), stands])

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose one by their number or a part of their name."""
        self.cursor.move_to(str(self._only(text)))

    def go(self, text: str) -> None:
        """Tick who is meant: where lines are read that is all there is to do with a name."""
        self.choose(text)
        if self.chosen is not None:
            self.check_in(self.chosen)

    def _only(self, text: str) -> ContestantId:
        tournament = self.program.need_tournament()
        ids = [player_of(key) for key in self.cursor.keys]
        if not tournament.of_teams:
            return self.player(text, ids)
        meant = self.meant(tournament, ids, text)
        return meant[0] if len(meant) == 1 else self.player(text, ids)

    def words(self) -> Iterable[str]:
        """The names."""
        return self.names()
