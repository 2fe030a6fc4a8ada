"""When the rounds begin: given before the first or at any time later, where entrants or pairings are shown."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.commands import TimeRounds
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import Times, When
from paircard.core.values.language import tr
from paircard.tui.commands.command import EventCommand
from paircard.tui.commands.presenter import Presenter
from paircard.tui.dialogs.round_times import RoundTimesForm


class TimesOfRounds(EventCommand):
    """Say on which day and at what time each round begins: the first, then a step, or one by one.

    A step is 45 min, 1 h 30 min, 7 d, or the starting times of every day, such as 9:00 15:00; it fills in the rounds
    that are not typed. They stand over the boards, on the announcement, the papers and pages of rounds, in reports.
    """

    changes = True
    key = "s"
    label = "Times"
    words = "dates, date, start, starting time, clock, hours, calendar, schedule, when"
    takes = "ROUND 1; STEP; ROUND 2; ..."

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """A table knows its rounds when it knows its players."""
        if tournament is None or tournament.planned:
            return super().obstacle(tournament)
        return tr("Enter the players first: how many rounds there are follows from their number.")

    async def run(self, at: Presenter) -> None:
        """Ask, and store what is other than before."""
        program, tournament = at.program, at.program.need_tournament()

        def save(times: Sequence[When]) -> None:
            now = [(number, when) for number, when in enumerate(times, 1) if when != tournament.when(number)]
            if now:
                program.execute(TimeRounds(tuple(now)))

        form = RoundTimesForm(tr("When the rounds begin"), times_offered(tournament), tournament.planned, save)
        await program.ask(form)
        if program.need_tournament() is not tournament:
            at.say(tr("The times of the rounds are stored."))


def times_offered(tournament: Tournament) -> Times:
    """Return the times known; where there are none those of another stage of the same draw, or section beside it."""
    beside = (tournament.seen(stage).facts for stage in tournament.stages)
    alike = (facts.times for facts in beside if facts.pool == tournament.facts.pool and facts.times)
    return tournament.facts.times or next(alike, {})
