"""When rounds begin: given for any of them, at any time."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.event.facts import Fact
from paircard.core.event.round_facts import RoundTimed
from paircard.core.event.starting import round_field
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import Times, When, is_time, out_of_order
from paircard.core.facets.system import system_of
from paircard.core.values.dates import is_iso
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr


@dataclass(frozen=True)
class TimeRounds(Command):
    """Say when rounds begin; those not named stay as they are."""

    times: tuple[tuple[int, When], ...]
    """The number of a round and when it begins; nothing takes back what was said."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a round that the event has not, and one that would not begin after the round before."""
        most = tournament.planned
        changed: list[Fact] = []
        for number, when in self.times:
            if not 1 <= number <= most:
                raise Refusal(tr("There is no round {round} in this event: it has {last}.", round=number, last=most))
            if when == tournament.when(number):
                continue
            if (when.date and not is_iso(when.date)) or (when.time and not is_time(when.time)):
                raise Refusal(tr("{when} is no time at which a round begins.", when=when), field=round_field(number))
            changed.append(RoundTimed(number, when.date, when.time))
        if not changed:
            raise Refusal(tr("Nothing was changed."))
        if not system_of(tournament).rounds.beforehand:
            _need_order({**tournament.facts.times, **dict(self.times)}, most)
        return tuple(changed)


def _need_order(times: Times, last: int) -> None:
    """Refuse a round that begins before another must have ended; in a schedule they are played in any order."""
    for first, second in out_of_order({number: when for number, when in times.items() if number <= last}):
        wrong = tr(
            "Round {round} would begin {when}, not after round {before} ({begins}): correct one of the two.",
            round=second,
            when=times[second],
            before=first,
            begins=times[first],
        )
        raise Refusal(wrong, field=round_field(second))
