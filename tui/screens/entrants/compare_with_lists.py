"""The entrants held against the rating lists: what differs is shown, and taken over where the arbiter says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn, trp
from paircard.data.papers.fitting import fit
from paircard.data.ratings.comparison import Compared
from paircard.data.ratings.difference import Difference, Listed, taken_over
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import SECOND, EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskReason, Reading
from paircard.tui.dialogs.pick import Pick
from paircard.tui.dialogs.working import Working
from paircard.tui.importing.listed_players import numbered, persons
from paircard.tui.importing.rating_lists import difference_of, differences_counted, not_compared
from paircard.tui.importing.rating_plan import compared_of, lists_of, not_of_the_month
from paircard.tui.importing.renewing import USUAL, due, renew
from paircard.tui.screens.entrants.correction import correct_all, correct_entrant, with_reason

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

ALL, MISSING = "a", "m"
"""Keys besides Enter."""
_NAME = 20


async def _compare_with_lists(at: EntrantsPresenter) -> None:
    """Show what differs until nothing more is taken over."""
    program, cursor = at.program, 0
    await _look_for_newer(program)
    compared = _compared(program.need_tournament())
    while rows := _rows(compared):
        answer = await program.ask(_question(program.need_tournament(), compared, rows, cursor))
        match answer:
            case None:
                return
            case _ if answer == ALL:
                await _take(program, list(filter(_taken_with_all, rows)))
            case _ if answer == MISSING:
                await program.ask(Reading(tr("Not in the lists"), "\n".join(not_compared(compared.values()))))
            case _:
                cursor = int(answer) - 1
                await _take(program, [rows[cursor]])
        compared = _now(program.need_tournament(), compared)
    tournament = program.need_tournament()
    text = "\n".join(
        [
            tr("Nothing differs."),
            *not_compared(compared.values()),
            *not_of_the_month(tournament, compared.values()),
            differences_counted(compared.values()),
        ]
    )
    await program.ask(Reading(tr("Compared with the lists"), text))


async def _look_for_newer(program: Program) -> None:
    """Fetch the lists that the settings name and that are a day old (Q141); without them it goes on with those here."""
    if not (wanted := due(program.settings.settings)):
        return
    fetched = await program.ask(Working(tr("Fetch the lists"), USUAL, lambda told: renew(wanted, told)))
    told, failed = fetched or ([], [])
    if told:
        program.say(" ".join(told))
    if failed:
        program.say(" ".join(failed), bad=True)


@dataclass(frozen=True, slots=True)
class _Row:
    """One field of one entrant."""

    id: ContestantId
    compared: Compared
    difference: Difference

    def __str__(self) -> str:
        """Say who, what is here, what is there, and which list says so."""
        none = trp("a field", "none")
        here, there = self.difference.here or none, self.difference.there or none
        who, word = fit(self.compared.entrant.name, _NAME), fit(self.difference.field.word, 11)
        typed = f", {tr('typed here')}" if _stays(self) else ""
        return f"{self.compared.number:>3} {who} {word} {here} → {there}  ({self.compared.origin}{typed})"


def _stays(row: _Row) -> bool:
    """Whether it is a rating that somebody typed: it is taken over only where somebody chooses it (Q144)."""
    return row.difference.field is Listed.RATING and row.compared.typed


def _taken_with_all(row: _Row) -> bool:
    return bool(row.difference.there) and not _stays(row)


def _compared(tournament: Tournament) -> dict[ContestantId, Compared]:
    """Return everybody as the lists have them, by id."""
    lists = lists_of(tournament)
    if not lists:
        raise Refusal(tr("There is no rating list yet: L makes one from a file you have."))
    if not (known := persons(tournament)):
        raise Refusal(tr("Nobody is entered yet: n enters a player."))
    try:
        return dict(zip(known, compared_of(tournament, lists), strict=True))
    except StoreError as error:
        raise Refusal(str(error)) from error


def _now(tournament: Tournament, compared: Mapping[ContestantId, Compared]) -> dict[ContestantId, Compared]:
    """Return the same held against the entrants as they are now."""
    return {
        id_: replace(compared[id_], number=number, entrant=entrant)
        for id_, (number, entrant) in zip(persons(tournament), numbered(tournament), strict=True)
        if id_ in compared
    }


def _rows(compared: Mapping[ContestantId, Compared]) -> list[_Row]:
    return [_Row(id_, each, difference) for id_, each in compared.items() for difference in each.differences]


def _question(tournament: Tournament, compared: Mapping[ContestantId, Compared], rows: Sequence[_Row], at: int) -> Pick:
    more_told = [differences_counted(compared.values()), *not_of_the_month(tournament, compared.values())]
    stated = sum(map(_taken_with_all, rows))
    missing = sum(each.listed is None for each in compared.values())
    more = {ALL: tr("all ({count})", count=stated)} if stated else {}
    if missing:
        more[MISSING] = tr("missing ({count})", count=missing)
    title, text = tr("Compared with the lists"), "\n".join(more_told)
    told = [difference_of(row.compared, row.difference) for row in rows]
    return Pick(title, text, list(map(str, rows)), more, enter=tr("take over"), told=told, at=at)


async def _take(program: Program, rows: Sequence[_Row]) -> None:
    """Correct the entrants; a new rating after round 1 needs a reason."""
    reason = await _reason(program, rows)
    if reason is None:
        return
    try:
        commands = list(_corrections(rows, reason))
        if len(rows) == 1:
            await correct_entrant(program, commands[0])
        elif await correct_all(program, commands):
            message = trn("{count} entrant is corrected.", "{count} entrants are corrected.", len(commands))
            program.say(message)
    except Refusal as refusal:
        program.say(str(refusal), bad=True)


async def _reason(program: Program, rows: Sequence[_Row]) -> str | None:
    rated = [row for row in rows if row.difference.field is Listed.RATING]
    if not rated or not with_reason(program.need_tournament()):
        return ""
    names = ", ".join(dict.fromkeys(row.compared.where for row in rated))
    text = system_of(program.need_tournament()).citing(tr("A new rating after round 1 needs a reason."), "correction")
    as_listed = tr("as in the list {list}", list=names)
    return await program.ask(AskReason(tr("Take over a rating"), text, as_listed, yes=tr("take over")))


def _corrections(rows: Sequence[_Row], reason: str) -> Iterator[CorrectEntrant]:
    for id_, fields in groupby(rows, key=lambda row: row.id):
        of_one = list(fields)
        theirs = of_one[0].compared.theirs
        if theirs is not None:
            entrant = taken_over(of_one[0].compared.entrant, theirs, [row.difference.field for row in of_one])
            yield CorrectEntrant(id_, entrant, reason)


# fmt: off
CompareWithLists = row("CompareWithLists", "c", "Compare", _compare_with_lists,
    "Compare all entrants with the rating lists of the month in which the event begins: rating, title, name, "
    "federation, ids. Enter takes over one difference, a all that the lists state but ratings typed here, m tells who "
    "is not in them. Each is a correction in the journal; "
    "after round 1 a rating needs a reason and acts on pairings still to be made. What a list leaves empty is "
    "only taken over one by one.",
    of=EventCommand, footer=SECOND, words="update, rating, fide, elo, check", takes="NUMBER or a or m; REASON",
    changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (CompareWithLists,)
