"""Every cell, word and figure of every table, on whatever surface, held against the boards as Pairings has them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from paircard.core.event.byes_given import points_given
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.cup_standing import OUT
from paircard.core.facets.system import system_of
from paircard.core.pages.ladder import square_of
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.papers.paper import Paper, Table
from paircard.core.simulation.how_often import share
from paircard.core.simulation.plan import Habits, Plan
from paircard.core.simulation.play import play
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.scheveningen.table import table as scheveningen_table
from paircard.core.tables.cup_words import CupTable, cup_table
from paircard.core.tables.standings import StandingRow, standings
from paircard.core.values.points import format_points
from paircard.data.papers.as_text import as_text
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.line.wording import round_in_words
from paircard.tui.looks.score_strip import strip
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.groups.live import LiveView, picture
from paircard.tui.screens.groups.live_sheet import columns as live_columns
from paircard.tui.screens.groups.square import square_of as shown_square
from paircard.tui.screens.groups.square_sheet import columns as square_columns
from paircard.tui.screens.standings.layout import Looks, columns
from paircard.tui.screens.standings.views import View
from tests.support.eventful_teams import TEAM_SYSTEMS, choices, eventful
from tests.support.expected_cells import expected_cell, expected_points, half_of, member_cell, met_in
from tests.support.teams import played

SEEDS = range(4)
TEAM_EVENTS = [
    pytest.param(system, seed, chosen, id=f"{system}-{'-'.join(map(str, chosen.values()))}-{seed}")
    for system in TEAM_SYSTEMS
    for chosen in choices(system)
    for seed in SEEDS
]
PLAYER_EVENTS = [
    pytest.param(system, seed, id=f"{system}-{seed}")
    for system in (
        "dutch-2026",
        "swiss-1998",
        "dubov-2026",
        "keizer",
        "monrad",
        "burstein-2026",
        "lim-2026",
        "double-swiss-2026",
        "round-robin",
        "sliding",
        "knockout",
    )
    for seed in SEEDS
]
JOURNALS = sorted(Path("tests/golden/journals").glob("*.json"))


def test_no_system_is_left_out() -> None:
    """Two for whom a score is the table have none."""
    of_score = {"match", "simultaneous"}
    assert {each.values[0] for each in PLAYER_EVENTS} | set(TEAM_SYSTEMS) | of_score == set(SYSTEMS)
    assert all(SYSTEMS[key].score for key in of_score)


# --- the surfaces ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("system", "seed", "chosen"), TEAM_EVENTS)
def test_tables_of_teams(system: str, seed: int, chosen: Mapping[str, object]) -> None:
    check_tables(eventful(system, seed, **chosen))


@pytest.mark.parametrize(("system", "seed"), PLAYER_EVENTS)
def test_tables_of_players(system: str, seed: int) -> None:
    habits = Habits(withdrawn=share(0.05), forfeit=share(0.2))
    check_tables(play(Plan(5, 8, 4, habits=habits, system=system, checked=False), seed).tournament)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_tables_of_events_on_the_disk(path: Path) -> None:
    """Other points, games of earlier stages, adjourned games, play-offs, legs."""
    tournament = JournalFile(path).tournament
    for stage in tournament.stages:
        seen = tournament.seen(stage)
        if seen.rounds and not system_of(seen).score:
            check_tables(seen)


def check_tables(tournament: Tournament) -> None:
    """Hold every surface against the boards."""
    table = standings(tournament)
    wanted = {
        row.card.id: {number: expected_cell(tournament, number, row.card.id) for number in _rounds(tournament)}
        for row in table.rows
    }
    shown = _on_screen(tournament, View.BY_PLACE)
    for row in table.rows:
        assert shown[row.card.id] == [*wanted[row.card.id].values()]
        _check_words(tournament, row)
        _check_strip(tournament, row)
        if tournament.of_teams:
            given = [expected_points(tournament, number, row.card.id) for number in wanted[row.card.id]]
            assert row.points == sum(given), (row.card.entrant.name, given)
            assert [row.card.points(number) for number in wanted[row.card.id]] == _running(given)
    _check_papers(tournament, wanted)
    if tournament.of_teams:
        _check_team_papers(tournament)
    _check_square(tournament)
    _check_live(tournament)


def _rounds(tournament: Tournament) -> range:
    return range(1, tournament.scheduled + 1)


def _running(given: list[int]) -> list[int]:
    return [sum(given[: at + 1]) for at in range(len(given))]


def _on_screen(tournament: Tournament, view: View) -> dict[ContestantId, list[str]]:
    """Return the cells of the rounds as the screen draws them."""
    table = standings(tournament)
    looks = Looks(table, {}, tournament.numbers, Signs(), view, tournament.planned)
    drawn = [each for each in columns(looks, 400)[0] if each.key[1:].isdigit()]
    assert all(len(each.text(row)) < each.width for each in drawn for row in table.rows)
    return {row.card.id: [each.text(row) for each in drawn] for row in table.rows}


def _check_words(tournament: Tournament, row: StandingRow) -> None:
    """Lines say won, drawn, lost of what was; of teams with the score."""
    for round_ in tournament.rounds:
        lines = row.card.of_round(round_.number)
        for met, line in zip(met_in(tournament, round_, row.card.id), lines, strict=False):
            said = round_in_words(tournament, line)
            if met.open or met.adjourned:
                assert ("no result yet" if met.open else "adjourned") in said
            elif tournament.of_teams:
                score = f"{format_points(met.mine)}-{format_points(met.theirs)}"
                without = "" if met.played else " without a game"
                assert said.endswith(f"{('lost', 'drawn', 'won')[met.outcome]} {score}{without}"), said
            elif met.played:
                assert ("lost", "draw", "won")[met.outcome] in said
            assert said.startswith("annulled: ") == met.annulled


def _check_strip(tournament: Tournament, row: StandingRow) -> None:
    """The strip of a table has a figure a round, and the page a square with the cell's sign."""
    numbers = _rounds(tournament)
    figures = strip(row.card, numbers, Signs()).plain
    for number, figure in zip(numbers, figures, strict=True):
        met = next(met_in(tournament, tournament.rounds[number - 1], row.card.id), None)
        if met is None or met.annulled:
            continue
        drawn_without_game = tournament.of_teams and met.outcome == 1
        usual = "0½1"[met.outcome] if met.played or drawn_without_game else "-?+"[met.outcome]
        assert figure == ("?" if met.open else "a" if met.adjourned else usual)
        line = row.card.of_round(number)[0]
        square = square_of(line, dict.fromkeys(tournament.registrations, ""))
        if not met.of_matches or met.open or met.adjourned:
            assert square.figure == met.sign
        else:
            assert square.figure == ("0½1" if met.played else "-=+")[met.outcome]
            assert square.about.endswith(f" {format_points(met.mine)}-{format_points(met.theirs)}")


def _check_papers(tournament: Tournament, wanted: dict[ContestantId, dict[int, str]]) -> None:
    """The crosstables of a Swiss and the wall chart have a column a round."""
    by_number = {str(tournament.numbers[id_]): cells for id_, cells in wanted.items()}
    beside = {"crosstable", "crosstable-numbers", "wall-chart"} & set(offered(tournament))
    if (
        system_of(tournament).tree
        or system_of(tournament).live
        or system_of(tournament).square
        or system_of(tournament).seating
    ):
        beside -= {"crosstable"}
    if system_of(tournament).square:
        beside = set()
    for name in beside:
        table = _table(make_paper(tournament, name))
        heads = [column.head for column in table.columns]
        own = next(at for at, column in enumerate(table.columns) if column.number)
        for row in table.rows:
            for number, cell in by_number[row[own]].items():
                if f"R{number}" in heads:
                    printed = row[heads.index(f"R{number}")]
                    assert printed == cell or (name == "wall-chart" and printed.startswith(f"{cell} ")), name


def _check_team_papers(tournament: Tournament) -> None:
    """The table of a team has every game of every member and the sum of every match; the progress table adds up."""
    ranked = [row.card.id for row in standings(tournament).rows]
    for team, section in zip(ranked, make_paper(tournament, "teams").sections, strict=True):
        assert section.table is not None
        heads = [column.head for column in section.table.columns]
        rounds = [each for each in tournament.rounds if f"R{each.number}" in heads]
        for row in section.table.rows:
            cells = [row[heads.index(f"R{each.number}")] for each in rounds]
            assert cells == [member_cell(tournament, each, team, row[1:]) for each in rounds], row
    if "progress" not in offered(tournament):
        return
    table = _table(make_paper(tournament, "progress"))
    heads = [column.head for column in table.columns]
    for team, row in zip(ranked, table.rows, strict=True):
        given = _running([expected_points(tournament, number, team) for number in _rounds(tournament)])
        for number, points in enumerate(given, 1):
            printed = row[heads.index(f"R{number}")] if f"R{number}" in heads else ""
            assert printed in (format_points(points), "free", ""), (printed, points)


def _table(paper: Paper) -> Table:
    return next(section.table for section in paper.sections if section.table)


def _check_square(tournament: Tournament) -> None:
    """The square of a round robin on paper has what each scored against each."""
    if not (system_of(tournament).live or system_of(tournament).seating):
        return
    table = _table(make_paper(tournament, "crosstable"))
    heads = [column.head for column in table.columns]
    for row in table.rows:
        id_ = tournament.ids[PairingNumber(int(row[0]))]
        for number, other in tournament.ids.items():
            cell = row[heads.index(str(number))] if str(number) in heads else ""
            if other == id_:
                assert cell in ("*", "")
                continue
            between = [
                met
                for round_ in tournament.rounds
                for met in met_in(tournament, round_, id_)
                if met.opponent == int(number)
            ]
            signs = ["·" if met.open and not met.annulled else met.sign for met in between]
            assert cell == ("" if all(each.open and not each.annulled for each in between) else " ".join(signs))


def _check_live(tournament: Tournament) -> None:
    """The table that fills on Groups has the same cells."""
    if not system_of(tournament).live:
        return
    live = picture(tournament, LiveView.CROSSTABLE)
    assert live is not None
    drawn = {each.key: each for each in live_columns(live, 400, Signs())[0]}
    for row in live.rows:
        for number, other in tournament.ids.items():
            if other == row.card.id:
                continue
            between = [
                met
                for round_ in tournament.rounds
                for met in met_in(tournament, round_, row.card.id)
                if met.opponent == int(number)
            ]
            signs = [met.sign.replace("?", ".") for met in between]
            assert drawn[f"against{other}"].text(row) == (" " if tournament.of_teams else "").join(signs)


# --- the words of a cup ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_the_table_of_a_cup_of_players(seed: int) -> None:
    habits = Habits(withdrawn=share(0.05), forfeit=share(0.2))
    check_cup(play(Plan(5, 12, 4, habits=habits, system="knockout", checked=False), seed).tournament)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_of_a_cup_of_teams(seed: int) -> None:
    check_cup(eventful("team-knockout", seed))


def check_cup(tournament: Tournament) -> None:
    """Whoever lost a match is told by whom they were put out; whoever won it stands further up, and plays on."""
    for after in range(1, tournament.scheduled + 1):
        cup = cup_table(tournament, after)
        assert cup is not None
        places = {row.card.id: row.place for row in standings(tournament, after).rows}
        for round_ in tournament.rounds[:after]:
            for match in round_.matches:
                _check_match(tournament, cup, places, round_.number, match.number, last=round_.number == after)
        still = [id_ for id_, each in cup.items() if each.in_it]
        assert all(places[id_] == 1 for id_ in still)
    text = as_text(make_paper(tournament, "standings"))
    assert "Pts" not in text
    assert "Reached" in text or not tournament.rounds


def _check_match(
    tournament: Tournament, cup: CupTable, places: Mapping[ContestantId, int], number: int, which: int, *, last: bool
) -> None:
    match = tournament.rounds[number - 1].match(which)
    assert match is not None
    if not match.verdict.decided:
        for id_ in match.contestants:
            assert cup[id_].told("N").startswith("meets N"), cup[id_]
        return
    winner = match.verdict.winner
    for id_ in match.contestants:
        own, other = (format_points(match.points_in(0, each)) for each in (id_, match.opponent(id_)))
        if id_ == winner:
            if last:
                assert cup[id_].what != OUT
            continue
        assert (cup[id_].what, cup[id_].opponent) == (OUT, match.opponent(id_))
        assert cup[id_].told("N").startswith("lost to N" if winner else "neither N"), cup[id_]
        assert not winner or not match.begun or (own in cup[id_].score and other in cup[id_].score)
        assert not winner or places[winner] < places[id_]


# --- byes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "chosen"),
    [(system, chosen) for system in ("team-swiss-1998", "team-swiss-2026") for chosen in choices(system)],
    ids=str,
)
def test_pairings_give_a_bye_what_the_table_gives(system: str, chosen: Mapping[str, object]) -> None:
    tournament = played(5, 3, system=system, **chosen)  # type: ignore[arg-type]
    for round_ in tournament.rounds:
        for bye in round_.byes:
            given = points_given(tournament, round_.number, bye)
            assert given == expected_points(tournament, round_.number, bye.who) > 0


# --- the square of two teams -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_the_square_of_two_teams(seed: int) -> None:
    """Whoever meets whom by the printed table: what both have, on the screen and on paper, with all sums."""
    tournament = eventful("scheveningen", seed)
    boards = team_options(tournament.regulations).boards
    paper = make_paper(tournament, "crosstable")
    told = {
        (row[0], column.head): cell
        for section in paper.sections
        if section.table
        for row in section.table.rows
        for column, cell in zip(section.table.columns, row, strict=True)
    }
    points = dict.fromkeys((f"{side}{number}" for side in "AB" for number in range(1, boards + 1)), 0)
    for round_, pairs in zip(tournament.rounds, scheveningen_table(boards), strict=True):
        for board, (white, black) in zip(round_.boards, pairs, strict=True):
            for (one, other), id_ in zip(((white, black), (black, white)), board.players, strict=True):
                mine, _ = half_of(board, id_)
                assert tournament.numbers[id_] == (1 if one.side == "A" else 2)
                over = board.result is not None
                sign = _of_game(board.result, mine)
                assert told[str(one), str(other)] == (sign if over else "")
                assert _drawn_cell(tournament, str(one), str(other)) == (sign if over else ".")
                points[str(one)] += mine if board.result is not None and board.result.settled else 0
    for seat, half_points in points.items():
        assert told[seat, "Pts"] == format_points(half_points)
    sums = [sum(each for seat, each in points.items() if seat[0] == side) for side in "AB"]
    last = [section.table.rows[-1][-1] for section in paper.sections if section.table]
    assert last == [format_points(each) for each in sums]
    assert {row.card.number: row.points for row in standings(tournament).rows} == dict(enumerate(sums, 1))


def _of_game(result: Result | None, mine: int) -> str:
    if result is Result.ADJOURNED:
        return "a"
    if result is not None and not result.played:
        return "+" if mine else "-"
    return format_points(mine)


def _drawn_cell(tournament: Tournament, one: str, other: str) -> str:
    shown = shown_square(tournament, 0 if one[0] == "A" else 1)
    assert shown is not None
    column = next(each for each in square_columns(shown, 200, Signs())[0] if each.key == other)
    return column.text(next(seat for seat in shown.seats if seat.label == one))
