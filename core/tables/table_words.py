"""What is said about a table of standings, on the screen and in print."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.own_points import SIXTHS, OwnTotal
from paircard.core.facets.system import system_of
from paircard.core.tables.consolation_places import with_places
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tables.titles import STANDINGS, Title
from paircard.core.tiebreaks import TieBreak
from paircard.core.tiebreaks.written import written
from paircard.core.values.language import tr, trp


def heading(tournament: Tournament, table: Standings, title: Title = STANDINGS) -> str:
    """Say which table this is, how far it can be trusted, and which places of a cup it says."""
    return with_places(tournament, _heading(tournament, table, title))


def _heading(tournament: Tournament, table: Standings, title: Title) -> str:
    if table.after == 0:
        return tr(title.before)
    last = tournament.regulations.rounds
    if going_on(tournament, table.after):
        done, games = games_finished(tournament)
        return tr(title.going_on, done=done, games=games)
    said = title.final if table.after == last else title.after
    return tr(title.provisional if table.provisional else said, round=table.after, rounds=last)


def going_on(tournament: Tournament, after: int) -> bool:
    """Whether a table is of all rounds of a schedule while games of any of them are missing: no round says how far."""
    return system_of(tournament).rounds.beforehand and 0 < after == tournament.scheduled and not finished(tournament)


def games_finished(tournament: Tournament) -> tuple[int, int]:
    """Return how many games are decided, of how many; what is annulled is none any more."""
    boards = [board for round_ in tournament.rounds for board in round_.boards if not board.annulled]
    return sum(board.result is not None and board.result.settled for board in boards), len(boards)


def legend(table: Standings, *, own: bool = False) -> str:
    """Say what the columns mean, first of all that the announced tie-breaks were changed.

    `own`: also those of a system that counts points of its own, where they are shown.
    """
    changed = table.changed_after
    told = [] if changed is None else [tr("The tie-breaks were changed after round {round} was paired", round=changed)]
    if table.order_told:
        told.append(tr(table.order_told))
    if own and table.own_points:
        told.append(tr("{column}: what a win against them is worth now", column=value_head()))
        told += [tr("{column}: points of the round", column=round_head(table.after))] if table.after else []
    return ". ".join([*told, *_named(table.tie_breaks)])


def value_head() -> str:
    """Name the column of what a win against somebody is worth."""
    return trp("at most 5 columns", "Value")


def round_head(number: int) -> str:
    """Name the column of the points that a round gave, where the system counts its own."""
    return trp("at most 8 columns", "R{round}", round=number)


def given_in(own: OwnTotal, number: int) -> str:
    """Write the points that a round gave."""
    return written(own.of_round(number), SIXTHS, "points")


def _named(tie_breaks: Iterable[TieBreak]) -> Iterator[str]:
    """Yield every column's name; a profile is written out once and then only meant."""
    told = ""
    for each in tie_breaks:
        shown = each.name if each.profile == told else each.full_name
        told = each.profile or told
        yield each.told(shown)


def remarks(table: Standings) -> Iterator[str]:
    """Yield what an arbiter should know of the figures: what was left out, or is still to be drawn."""
    for at, tie_break in enumerate(table.tie_breaks):
        by_remark: dict[str, list[int]] = {}
        for row in table.rows:
            if remark := row.figures[at].remark:
                by_remark.setdefault(remark, []).append(row.card.number)
        for remark, numbers in by_remark.items():
            yield f"{tie_break.label}: {remark} ({', '.join(map(str, sorted(numbers)))})"


def name_told(row: StandingRow) -> str:
    """Return the name in a table, with a word on who has withdrawn (Q170)."""
    name = row.card.entrant.name
    return tr("{player} (withdrawn)", player=name) if row.withdrawn else name


def expelled_told(tournament: Tournament) -> str:
    """Say who was expelled, whom no table has any more (Q197, Q198); empty where nobody was."""
    named = [tournament.label(id_) for id_, each in tournament.registrations.items() if each.expelled]
    return tr("Expelled, and in no table: {players}.", players=", ".join(named)) if named else ""
