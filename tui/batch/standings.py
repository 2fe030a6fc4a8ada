"""`paircard standings`: the table after a round, as text, JSON or CSV."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from paircard.core.event.names import event_title
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.cup_words import CupTable, cup_table, next_head, reached, reached_head, told
from paircard.core.tables.standings import StandingRow, Standings, standings
from paircard.core.tables.table_words import heading, legend, remarks
from paircard.core.tiebreaks import parse_list
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points
from paircard.data.exchange.standings import standings_csv, standings_json
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.widgets.fitting import fit
from paircard.tui.widgets.left_sign import fit_name

_NAME = 24
_FIGURE = 7
_REACHED = 20


def standings_of_file(
    file: Path, *, after: int | None, tie_breaks: str | None, shape: str, encoding: str = "", section: str = ""
) -> int:
    """Print the table after the last paired round, or after round `after`; return the exit code."""
    any_alphabet()
    try:
        tournament = recorded_tournament(file, encoding, section)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    if score := system_of(tournament).score:
        if shape in ("json", "csv"):
            return failed(Refusal(score.no_places()), REFUSED)
        for line in (event_title(tournament), *score.told(tournament)):
            say(line)
        return DONE
    try:
        table = _table(tournament, after, tie_breaks)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    if shape == "json":
        say(standings_json(tournament, table))
    elif shape == "csv":
        say(standings_csv(table))
    else:
        for line in _lines(tournament, table):
            say(line)
    return DONE


def _table(tournament: Tournament, after: int | None, tie_breaks: str | None) -> Standings:
    paired = tournament.scheduled
    if after is not None and after > paired:
        if not paired:
            raise Refusal(tr("There is no table after round {round}: no round is paired yet.", round=after))
        sentence = tr(
            "There is no table after round {round}: the last one paired is round {last}.", round=after, last=paired
        )
        raise Refusal(sentence)
    if tie_breaks is None:
        return standings(tournament, after)
    book = system_of(tournament).tie_break_book
    return standings(tournament, after, parse_list(tie_breaks, teams=tournament.of_teams, book=book))


def _lines(tournament: Tournament, table: Standings) -> Iterator[str]:
    yield event_title(tournament)
    yield heading(tournament, table)
    yield ""
    cup = cup_table(tournament, table.after)
    if cup is None:
        labels = "".join(each.label.rjust(_FIGURE) for each in table.tie_breaks)
        yield f"{_heads()}{trp('at most 4 columns', 'Pts'):>6}{labels}"
        yield from (f"{_who(row)}{_figures(table, row)}" for row in table.rows)
    else:
        yield f"{_heads()}  {fit(reached_head(), _REACHED)}{next_head()}"
        yield from (f"{_who(row)}  {_come(tournament, cup, row)}" for row in table.rows)
    yield ""
    if table.tie_breaks:
        yield legend(table)
    yield from remarks(table)


def _heads() -> str:
    place, number = trp("at most 4 columns", "Pl"), trp("at most 4 columns", "No")
    rating = trp("at most 4 columns", "Rtg")
    return f"{place:>4}  {number:>4}  {fit(tr('Name'), _NAME)}{rating:>5}"


def _figures(table: Standings, row: StandingRow) -> str:
    figures = zip(row.figures, table.tie_breaks, strict=True)
    return format_points(row.points).rjust(6) + "".join(each.written(figure).rjust(_FIGURE) for figure, each in figures)


def _come(tournament: Tournament, cup: CupTable, row: StandingRow) -> str:
    """Write how far somebody has come in a cup."""
    id_ = row.card.id
    return f"{fit(reached(cup, id_), _REACHED)}{told(cup, id_, tournament.label)}".rstrip()


def _who(row: StandingRow) -> str:
    entrant = row.card.entrant
    place = f"{row.place}{'=' if row.shared else ' '}"
    rating = str(entrant.rating or "").rjust(5)
    return f"{place:>5} {row.card.number:>4}  {fit_name(row, _NAME)}{rating}"
