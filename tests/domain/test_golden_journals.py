"""Golden journals: every event file ever written opens to the same event. See tests/golden/journals/README.md."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from paircard.core.event.codec import encode
from paircard.core.event.facts import KINDS
from paircard.core.event.tournament import Tournament
from paircard.core.event.upcasts import lifted
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.points import format_points
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from paircard.data.storage.journal_file import JournalFile
from tests.support.golden_journals import MADE, told

FILES = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))
HALF_POINTS = {"1": (2, 0), "=": (1, 1), "0": (0, 2), "+": (2, 0), "-": (0, 2), "x": (0, 0), "a": (1, 1)}
HALF_POINTS |= {"=-0": (1, 0), "0-=": (0, 1), "0-0": (0, 0), "1u": (2, 0), "=u": (1, 1), "0u": (0, 2)}

OF_TEAMS = {"places", "regulated-league", "team-cup", "teams", "scheveningen", "team-swiss-2026", "team-baku"}
OF_SEVERAL_GAMES = {"consolation", "cup", "display", "double-swiss-2026", "match"}
"""Cups, whose crosstable is a tree, play-offs, which no report holds, matches: they tell it in their `.txt`."""
each_file_of_players = pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem not in OF_TEAMS | OF_SEVERAL_GAMES], ids=lambda path: path.stem
)
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_all_are_there() -> None:
    assert {path.name for path in FILES} == {*MADE, "earlier.json", "lots-for-numbers.json"}


def test_every_kind_of_event_is_in_one_of_them() -> None:
    """A kind without a golden journal could change its shape and nobody would see it."""
    kept = {each["event"]["type"] for path in FILES for each in documents(path)}
    assert kept == set(KINDS)


@each_file
def test_it_tells_what_it_always_told(path: Path) -> None:
    assert list(told(JournalFile(path).tournament)) == path.with_suffix(".txt").read_text().splitlines()


@each_file
def test_it_is_written_as_it_was_read(path: Path) -> None:
    assert [entry.to_document() for entry in JournalFile(path).tournament.entries] == documents(path)


@each_file
def test_events_are_encoded_as_they_stand_there(path: Path) -> None:
    """What this version would write for the same events: older copies of the program read it."""
    for entry in JournalFile(path).tournament.entries:
        document = entry.to_document()
        if lifted(document) == document:
            assert {"type": type(entry.event).__name__, **encode(entry.event)} == document["event"]


def test_lots_for_numbers_tell_what_the_fact_of_today_tells() -> None:
    """The same commands by the same clock, before and after numbers had a fact of their own."""
    old, new = (JournalFile(FILES[0].with_name(f"{name}.json")).tournament for name in ("lots-for-numbers", "numbers"))
    assert list(told(old))[1:] == list(told(new))[1:]
    for stage in old.world:
        assert (old.seen(stage).facts.numbers_given is None) == (new.seen(stage).facts.numbers_given is None)
    drawn, again = (each.seen(2).facts.numbers_given for each in (old, new))
    assert drawn == again


@pytest.mark.parametrize("name", ["plain.json", "everything.json", "format-2.json"])
def test_an_event_of_one_stage_is_stored_as_before_there_were_stages(name: str, tmp_path: Path) -> None:
    """The same commands by the same clock make the file that they made then, byte for byte.

    (Of `from-report.json` a record is a field by now: the dates of rounds.)
    """
    MADE[name](tmp_path / name)
    kept = next(path for path in FILES if path.name == name)
    assert (tmp_path / name).read_bytes() == kept.read_bytes()


@each_file_of_players
def test_points_counted_from_the_bare_json(path: Path) -> None:
    """Written without the program: only what is in force, result by result."""
    tournament = JournalFile(path).tournament
    for stage in tournament.world:
        cards = tournament.seen(stage).cards
        assert {id_: card.score for id_, card in cards.items()} == counted(documents(path), stage)


@each_file_of_players
def test_points_by_way_of_a_report(path: Path) -> None:
    """Written as TRF and read back: nobody has other points."""
    tournament = JournalFile(path).tournament
    read = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(tournament)).events)
    assert points(read) == points(tournament)


@each_file_of_players
def test_papers_tell_the_same(path: Path) -> None:
    """Crosstable and report: everybody with the points of the table; who was expelled is in none (Q198)."""
    tournament = JournalFile(path).tournament
    lines = as_text(make_paper(tournament, "crosstable")).splitlines()
    for card in tournament.cards.values():
        if tournament.registrations[card.id].expelled:
            continue
        name = card.entrant.name
        assert any(name in line and f" {format_points(card.points())} " in f"{line} " for line in lines), name
    assert tournament.details.name in as_text(make_paper(tournament, "report"))


@pytest.mark.parametrize("name", sorted(OF_TEAMS))
def test_games_of_teams_counted_from_the_bare_json(name: str) -> None:
    """Written without the program: every board of every match, and who sat at it by the line-ups."""
    path = next(path for path in FILES if path.stem == name)
    tournament = JournalFile(path).tournament
    teams, players = counted_boards(documents(path))
    for id_, card in tournament.cards.items():
        assert sum(line.match.game_points for line in card.lines if line.match) == teams[id_]
    for id_, card in tournament.player_cards.items():
        assert card.score == players[id_]


def counted_boards(journal: list[dict[str, Any]]) -> tuple[dict[int, int], dict[int, int]]:
    """Return half points of teams and of players by id."""
    rounds: dict[int, Any] = {}
    line_ups: dict[tuple[int, int, int], list[int]] = {}
    signs: dict[tuple[int, int, int], str] = {}
    for entry in in_force(journal):
        event = entry["event"]
        match event["type"]:
            case "RoundPaired":
                rounds[event["round"]] = event
            case "LineUpHanded" | "LineUpCorrected":
                line_ups[event["round"], event["team_id"], event.get("leg", 0)] = event["players"]
            case "ResultEntered" | "ResultCorrected":
                signs[event["round"], event["board"], event.get("game", 1)] = event["result"]
    teams: dict[int, int] = defaultdict(int)
    players: dict[int, int] = defaultdict(int)
    for number, paired in rounds.items():
        for bye in paired.get("byes", ()):
            teams[bye["who"]] += len(paired["pairs"][0]["colours"])  # half of the boards
        for at, pair in enumerate(paired["pairs"], start=1):
            for game, colour in enumerate(pair.get("colours", "W"), start=1):
                white, black = (pair["white"], pair["black"]) if colour == "W" else (pair["black"], pair["white"])
                seats = pair.get("seats") or [*range(1, len(pair["colours"]) + 1)]
                points = HALF_POINTS.get(signs.get((number, at, game), ""), (0, 0))
                for team, seat, half in ((white, game, points[0]), (black, seats[game - 1], points[1])):
                    teams[team] += half
                    handed = [
                        each for (when, whose, _), each in sorted(line_ups.items()) if (when, whose) == (number, team)
                    ]
                    if handed:  # one for the match, or one a leg
                        leg, place = divmod(seat - 1, len(handed[0]))
                        players[handed[min(leg, len(handed) - 1)][place]] += half
    return teams, players


def documents(path: Path) -> list[dict[str, Any]]:
    """Return the entries of a file as they stand there."""
    return list(json.loads(path.read_bytes())["journal"].values())


def points(tournament: Tournament) -> dict[str, int]:
    """Return the points of everybody by name; an adjourned game gives none yet."""
    return {card.entrant.name: card.points() for card in tournament.cards.values()}


def in_force(journal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the entries that were not undone, in their order."""
    away: set[int] = set()
    for each in journal:
        if each["event"]["type"] == "Undone":
            away.add(each["event"]["command"])
        elif each["event"]["type"] == "Redone":
            away.remove(each["event"]["command"])
    steps = ("Undone", "Redone")
    return [each for each in journal if each["command"] not in away and each["event"]["type"] not in steps]


def results_of(journal: list[dict[str, Any]], stage: int) -> dict[tuple[int, int], str]:
    """Return the signs that stand in one stage, by round and board."""
    results: dict[tuple[int, int], str] = {}
    for entry in in_force(journal):
        event = entry["event"]
        if entry.get("stage", 1) != stage:
            continue
        match event["type"]:
            case "RoundUnpaired":
                results = {place: sign for place, sign in results.items() if place[0] != event["round"]}
            case "ResultEntered" | "ResultCorrected":
                results[event["round"], event["board"]] = event["result"]
            case "ResultSettled":
                results[event["round"], event["board"]] = event["settled"]
            case "ResultCleared":
                del results[event["round"], event["board"]]
    return results


def counted(journal: list[dict[str, Any]], stage: int) -> dict[int, int]:
    """Return half points for pairing by id in one stage."""
    missed: dict[int, int] = {}
    rounds: dict[int, dict[str, Any]] = {}
    results = results_of(journal, stage)
    for entry in in_force(journal):
        event = entry["event"]
        if entry.get("stage", 1) not in (stage, 0):
            continue
        match event["type"]:
            case "StageEntered" if event["stage"] == stage:
                missed[event["id"]] = sum(event["missed"])
            case "StageLeft" if event["stage"] == stage:
                del missed[event["id"]]
            case "EntrantRegistered":
                missed[event["id"]] = sum(event["missed"])
            case "EntrantRemoved":
                del missed[event["id"]]
            case "RoundPaired":
                rounds[event["round"]] = event
    games, byes = worth_of(journal)
    total: dict[int, int] = defaultdict(int, {id_: byes["H"] * halves for id_, halves in missed.items()})
    for number, paired in rounds.items():
        for board, pair in enumerate(paired["pairs"], start=1):
            sign = results.get((number, board), "")
            if link := pair.get("same_as"):  # it stands where it was played
                sign = results_of(journal, link["stage"])[link["round"], link["board"]]
            white, black = (games[half] for half in HALF_POINTS.get(sign, (0, 0)))
            total[pair["white"]] += white
            total[pair["black"]] += black
        if paired["bye"] is not None:
            total[paired["bye"]] += byes["U"]
        for id_ in (*paired.get("further_byes", ()), *paired.get("full_point_byes", ())):
            total[id_] += games[2]
        for id_ in paired["half_point_byes"]:
            total[id_] += byes["H"]
    return dict(total)


def worth_of(journal: list[dict[str, Any]]) -> tuple[tuple[int, int, int], dict[str, int]]:
    """Return what a loss, a draw and a win give, and byes by their letters: as the last regulations in force say."""
    told = [each["event"]["regulations"] for each in in_force(journal) if "regulations" in each["event"]]
    if not (text := told[-1].get("points")):
        return (0, 1, 2), {"U": 2, "H": 1}
    results, *further = text.split()
    win, draw, loss = (2 * int(each) for each in results.split("-"))
    return (loss, draw, win), {"U": win, "H": draw, **({"U": 1} if further == ["U=½"] else {})}
