"""The keys of check-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import CheckIn, EndCheckIn
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.attendance import attendance, without_a_round
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.core.values.text import folded
from paircard.tui.commands.command import FIRST, EventCommand, ScreenCommand, calling, row
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.screens.check_in.presenter import CheckInPresenter, count, need_attendance

if TYPE_CHECKING:
    from collections.abc import Sequence


class CheckInCommand(EventCommand):
    """A command about who is there for a round."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """A round must be left, and somebody entered."""
        if tournament is None:
            return super().obstacle(tournament)
        if not tournament.registrations:
            return tr("There are no entrants yet: n on Entrants enters one.")
        return without_a_round(tournament)


def _tick(at: CheckInPresenter) -> None:
    """Tick who is under the cursor, or take the tick away, and go on to the next."""
    if at.chosen is None:
        raise Refusal(tr("Nobody is listed here."))
    if at.check_in(at.chosen, or_back=True):
        at.step_down()


def _missing_only(at: CheckInPresenter) -> None:
    """List only who is not here, or everybody again."""
    at.missing_only = not at.missing_only
    at.show(at.program.need_tournament())
    at.say(count(at.program.need_tournament()))


async def _all_here(at: CheckInPresenter) -> None:
    """Ask, and tick everybody who is listed and was not away from the round before."""
    tournament = at.program.need_tournament()
    there = need_attendance(tournament)
    ids = tuple(id_ for id_ in at.listed(tournament) if id_ in there.to_come and _played_before(tournament, id_))
    if not ids:
        raise Refusal(tr("Nobody is left who could be ticked at once."))
    title = trn("Tick {count} at once?", "Tick {count} at once?", len(ids))
    question = Confirm(title, named(tournament, ids), trn("tick {count}", "tick {count}", len(ids)))
    if await at.program.ask(question) is not None:
        at.program.execute(CheckIn(ids, there.round))
        at.forget_typed()
        at.say(count(at.program.need_tournament()))


def _played_before(tournament: Tournament, id_: ContestantId) -> bool:
    there = need_attendance(tournament)
    return there.round - 1 not in tournament.registrations[id_].absences


async def _absent(at: CheckInPresenter) -> None:
    """Say who is not here, ask once, and make all of them absent."""
    tournament = at.program.need_tournament()
    there = need_attendance(tournament)
    late = tuple(by_name(tournament, there.to_come))
    if not late:
        raise Refusal(tr("Everybody is here, or down as absent."))
    refused = system_of(tournament).entry.may_miss(tournament)
    if refused is not None:
        # a table has no absence for a round: its rules say what is done with those who are named
        raise Refusal(f"{refused.message} {tr('Not here: {players}.', players=named(tournament, late))}")
    title = trn("{count} is not here", "{count} are not here", len(late))
    given = system_of(tournament).citing(tr("Absent in round {round}: 0 points.", round=there.round), "away")
    text = f"{named(tournament, late)}\n\n{given} {tr('Who comes after all is ticked, and plays.')}"
    if await at.program.ask(Confirm(title, text, tr("absent"))) is None:
        return
    before = attendance(tournament)
    at.program.execute(EndCheckIn(late, there.round))
    after = need_attendance(at.program.need_tournament())
    marked = len(after.absent) - (len(before.absent) if before else 0)
    done = trn("{count} is absent in round {round}. u takes it back.",
               "{count} are absent in round {round}. u takes it back.", marked, round=there.round)  # fmt: skip
    at.say(done)


def by_name(tournament: Tournament, ids: Sequence[ContestantId]) -> list[ContestantId]:
    """Return ids in the order of their names."""
    return sorted(ids, key=lambda id_: folded(tournament.name_of(id_)))


def named(tournament: Tournament, ids: Sequence[ContestantId]) -> str:
    """Name everybody: number and name."""
    return "; ".join(tournament.label(id_) for id_ in ids)


# fmt: off
Tick = row("Tick", "space", "Tick", _tick,
    "Tick who is under the cursor as here, or take the tick away, and go on to the next. While names are typed it "
    "ticks whom they mean, as soon as that is only one; Enter ticks who is under the cursor.",
    of=CheckInCommand, shown="Space", footer=FIRST, words="here, present, check in, arrived", changes=True)
TypeNames = row("TypeNames", "slash", "Type names", calling(CheckInPresenter.begin),
    "Type parts of names, accents and case aside, and tick one after the other; a number is a pairing number. Esc "
    "comes back to the list and its keys.",
    of=CheckInCommand, shown="/", footer=FIRST, words="find, search")
MissingOnly = row("MissingOnly", "m", "Not here", _missing_only,
    "List only who is not here; the same again lists everybody.",
    of=CheckInCommand, footer=FIRST, words="missing, filter")
AbsentByDeadline = row("AbsentByDeadline", "a", "Absent", _absent,
    "Make everybody absent from the round who is not ticked, in one go: their names are said first. Who comes after "
    "all is ticked, and plays; u takes all of it back.",
    of=CheckInCommand, footer=FIRST, words="deadline, close, no-show, away, end", takes="y", changes=True)
AllHere = row("AllHere", "asterisk", "All", _all_here,
    "Tick everybody who is listed at once, also while a name is typed; who was away from the round before is left "
    "out.",
    of=CheckInCommand, shown="*", footer=FIRST, words="everybody, everyone", takes="y", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (Tick, TypeNames, MissingOnly, AllHere, AbsentByDeadline)
