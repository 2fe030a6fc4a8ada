"""A team event by the rules of 2026: in line mode, on the screen, by the commands for scripts and through reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import AnnounceAbsence, PairRound, RegisterTeam
from paircard.core.event.bye import ByeKind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import NOBODY, PairingNumber
from paircard.core.event.state_before import state_before
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.in_numbers import proposed_pairing
from paircard.core.systems.team_swiss_2026.from_tournament import position
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options
from paircard.data.exchange.trf import read_trf
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.team_swiss_peer import by_gacrux
from tests.support.teams import did, entered, opening, played_round, stored

Capture = pytest.CaptureFixture[str]
SYSTEM = "team-swiss-2026"


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """Seven teams of two, two rounds typed in lines; the last team has the first bye."""
    path = stored(tmp_path / "cup.json", opening(7, system=SYSTEM, boards=2, members=2, rounds=4))
    talk = Conversation(path)
    talk.say("P", "p", "L y", "b", "1.1 1", "1.2 5", "2.1 1", "2.2 0", "3.1 0", "3.2 0")
    talk.say("p", "L y", "b", "1.1 1", "1.2 1", "2.1 5", "2.2 1", "3.1 5", "3.2 5")
    assert not talk.refused, talk.refused
    return path


def test_line_mode_chooses_it_by_name(tmp_path: Path) -> None:
    """Type of colours, scores and the bye are the event's to announce."""
    talk = Conversation()
    talk.say(
        f"new Cup; 7; system=team swiss 2026; colours=type B; ranked by=game; the bye gives=a won; "
        f"other points=not; file={tmp_path / 'new.json'}"
    )
    assert not talk.refused, talk.refused
    chosen = TeamSwiss2026Options(primary="game", colours="B", secondary="unused", bye="win")
    assert (system_of(talk.tournament).key, talk.tournament.regulations.options) == (SYSTEM, chosen)
    assert chosen.code == "FIDE_TEAM_TYPEB_GP"


def test_an_acceleration_is_announced_paired_and_told(tmp_path: Path, capsys: Capture) -> None:
    """C.04.7: group A of 8 are the first 4, with two match points more; the card and the report say it."""
    path = stored(tmp_path / "cup.json", opening(8, system=SYSTEM, boards=2, members=2, acceleration="baku"))
    talk = Conversation(path)
    talk.say("P", "p")
    tournament = talk.tournament
    numbers = tournament.numbers
    pairs = {(numbers[white], numbers[black]) for white, black in tournament.rounds[0].pairs}
    assert pairs == {(1, 3), (4, 2), (5, 7), (8, 6)}
    card = system_of(state_before(tournament, 1)).on_card(state_before(tournament, 1), tournament.ids[PairingNumber(1)])
    assert "0 match points, 0 game points; 2 for pairing (C.04.7)" in card.values()
    assert main(["export", str(path), "--format", "trf26"]) == 0
    lines = path.with_suffix(".trf").read_text().splitlines()
    assert "192 FIDE_TEAM_TYPEA_MP_GP_BAKU" in lines
    assert [line for line in lines if line.startswith("250")] == [
        "250  2.0  0.0   1   2    1    4",
        "250  1.0  0.0   3   3    1    4",
    ]
    assert main(["print", str(path), "announcement"]) == 0
    assert "Accelerated by the Baku method (C.04.7)" in capsys.readouterr().out


def test_a_group_is_told_by_the_rules_of_teams(tmp_path: Path) -> None:
    """C.04.6 knows no p, w, b, q, x: who is drawn up, virtual points, colours, pairs, and the bye, which is no upfloat.

    Group A of 7 are the first 4: 1 has won and 2 has drawn, so that they have 4 and 3 points.
    """
    path = stored(tmp_path / "cup.json", opening(7, system=SYSTEM, boards=2, members=2, rounds=6, acceleration="baku"))
    talk = Conversation(path)
    talk.say("P", "p", "L y", "b", "1.1 1", "1.2 5", "2.1 1", "2.2 0", "3.1 0", "3.2 0")
    first = talk.say("G", "c")
    assert "Bracket 4\nScoregroup: 1 (C.04.6 3.5)\nDrawn up: 2 (C.04.6 3.5)\nVirtual points" in first
    assert "C4: 1 upfloater." in first
    last = talk.say("n", "n", "c")
    assert "1 upfloater;" in last
    assert "Drawn up: 7 (C.04.6 3.5)" in last
    assert "5 has the bye (C.04.6 3.4)." in last
    assert "Scoregroup: 2 4 (C.04.6 3.5)" in talk.say("v", "n", "c")
    talk.say("P", "p", "L y", "b", "1.1 1", "1.2 1", "2.1 5", "2.2 1", "v y")
    assert "Results are missing: 6. Other teams that may still come: 1." in talk.say("G", "n", "n", "c")


@pytest.mark.parametrize("other", ["ranked by=game", "a match gives=3-1-0", "a match gives=3-2-1"])
def test_an_acceleration_needs_match_points_of_which_a_win_has_two_draws(other: str, tmp_path: Path) -> None:
    """C.04.7 1.1, 1.4.4."""
    talk = Conversation()
    talk.say(f"new Cup; 7; system=team swiss 2026; acceleration=baku; {other}; file={tmp_path / 'new.json'}")
    assert "C.04.7 1.1" in "".join(map(str, talk.refused))


@pytest.mark.parametrize(
    ("code", "records", "last"),
    [
        ("FIDE_TEAM_BAKU", [], 4),
        ("FIDE_TEAM_MP_BAKU", ["250  2.0  0.0   1   2    1    4", "250  1.0       3   3    1    4"], 4),
        ("FIDE_TEAM_MP", ["250  2.0  1.0   1   2    1    3", "250  1.0  0.5   3   3    1    3"], 3),
        ("FIDE_TEAM_MP_BAKU", ["250  3.0  0.0   1   5    1    4"], 0),
        ("FIDE_TEAM_MP_BAKU", ["362 TW 3.0   TD 1.0   TL 0.0"], 0),
        ("FIDE_TEAM_GP_MP_BAKU", [], 0),
    ],
)
def test_an_acceleration_is_read_however_it_is_told(code: str, records: list[str], last: int) -> None:
    """Baku's by its code, its virtual points or both; any other is that of another system (0), and said."""
    text = _report(entered(7, system=SYSTEM, boards=2, members=2)).decode()
    told = {"092", "192", *(each[:3] for each in records)}
    lines = [f"192 {code}", *records, *(line for line in text.splitlines() if line[:3] not in told)]
    read = read_trf("".join(f"{line}\r\n" for line in lines).encode())
    event = Tournament.told(SYSTEMS, read.events)
    assert read.other_system == ("" if last else code)
    assert any("group A (250)" in line for line in read.lines()) == (code == "FIDE_TEAM_BAKU")
    assert any("250" in line and "not applied" in line for line in read.lines()) == ("250  3" in "".join(records))
    if last:
        assert system_of(event).exchange.code(event).endswith("_BAKU")
        assert [team.number for team in position(event).accelerated] == [*range(1, last + 1)]


def test_the_bye_is_a_drawn_match_and_is_given_once(cup: Path) -> None:
    """1.4, 3.4: round 1 to the largest number; it bars (C2)."""
    tournament = Conversation(cup).tournament
    (bye,) = tournament.rounds[0].byes
    line = tournament.cards[bye.who].lines[0]
    assert (tournament.numbers[bye.who], bye.kind, bye.half_points) == (7, ByeKind.ALLOCATED, 1)
    assert line.match is not None
    assert (line.match.match_points, line.match.game_points) == (2, 2)  # half points: 1 match point, 1 game
    assert system_of(tournament).worth.bye_barred(tournament.cards[bye.who])
    assert tournament.rounds[1].bye != bye.who


def test_it_is_explained_checked_and_exported(cup: Path, tmp_path: Path, capsys: Capture) -> None:
    """By the commands for scripts; the report is judged by the rules that it names, or by those asked for."""
    assert main(["explain", str(cup), "--round", "2"]) == 0
    assert main(["explain", str(cup), "--round", "2", "--why-not", "1", "4"]) == 0
    said = capsys.readouterr().out
    assert "has the bye: score 0" in said
    assert "Pairs, smaller number first: " in said
    report = tmp_path / "cup.trf"
    assert main(["export", str(cup), "--format", "trf26", "--out", str(report)]) == 0
    text = report.read_text()
    assert {"192 FIDE_TEAM_TYPEA_MP_GP", "352 WB", "362 TW 2.0   TD 1.0   TL 0.0"} <= {*text.splitlines()}
    assert "320  1.0  1.0   7" in text
    capsys.readouterr()
    for path in (cup, report):
        assert main(["check", str(path)]) == 0
        assert capsys.readouterr().out.endswith("2 of 2 rounds are as the rules pair them, 0 illegal.\n")
    assert main(["pair", str(report), "--round", "2", "--system", SYSTEM]) == 0
    asked = capsys.readouterr().out
    assert main(["pair", str(report), "--round", "2"]) == 0
    assert capsys.readouterr().out == asked
    assert main(["check", str(report), "--system", "team-swiss-1998"]) in (0, 1, 3)
    assert main(["check", str(report), "--system", "dutch-2026"]) == 1
    assert "name one of team-swiss-1998, team-swiss-2026" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("colours", "primary", "bye", "points", "acceleration"),
    [
        ("A", "match", "draw", "", "baku"),
        ("B", "game", "win", "", "none"),
        ("none", "match", "draw", "", "none"),
        ("A", "match", "win", "3-1-0", "none"),
        ("B", "game", "draw", "3-2-1", "none"),
        ("B", "match", "win", "4-2-0", "baku"),
    ],
)
def test_reports_tell_the_event_to_others_and_back(
    colours: str, primary: str, bye: str, points: str, acceleration: str, tmp_path: Path
) -> None:
    """FIDE's reference code pairs what we write as we do, and so do we what we read; options and scores come back."""
    pytest.importorskip("gacrux.pairingfideteam", reason="gacrux is not installed: pip install --editable '.[dev]'")
    options = {"colours": colours, "primary": primary, "bye": bye, "match_points": points}
    options["acceleration"] = acceleration
    event = entered(9, system=SYSTEM, boards=2, members=2, rounds=5, **options)
    for number in range(1, 6):
        path = tmp_path / f"{number}.trf"
        path.write_bytes(_report(event))
        made = proposed_pairing(event)
        bye_pair = [] if made.bye is None else [(made.bye, 0)]
        ours = sorted([(pair.white, pair.black) for pair in made.pairs] + bye_pair)
        assert by_gacrux(path.read_text(), number) == ours
        read = read_trf(path.read_bytes())
        again = type(event).told(SYSTEMS, read.events)
        assert not read.other_system
        assert proposed_pairing(again) == made
        if number > 1:
            assert _without_group_a(again) == event.regulations.options
            assert [card.score for card in again.cards.values()] == [card.score for card in event.cards.values()]
        event = played_round(event, number)


def _without_group_a(event: Tournament) -> TeamSwiss2026Options:
    """The options of an event that a report told; it names the last of group A, which ours work out."""
    options = event.regulations.options
    assert isinstance(options, TeamSwiss2026Options)
    assert (options.last_of_ga != NOBODY) == (options.acceleration == "baku")
    return replace(options, last_of_ga=NOBODY)


def _report(event: Tournament) -> bytes:
    from paircard.data.exchange.trf.style import Edition
    from paircard.data.exchange.trf.writing.file import write_trf

    return write_trf(event, Edition.TRF26)


def test_a_late_team_goes_to_its_place() -> None:
    """C.04.2 2.4: all below move down; the next round is paired and checked with it, and without one that is away."""
    event = played_round(entered(6, system=SYSTEM, boards=2, members=2, rounds=4))
    late = RegisterTeam(Team("Late"), (Entrant.of("L-1", rating=2455), Entrant.of("L-2", rating=2454)))
    event = did(event, late)
    named = [event.registrations[id_].entrant.name for _, id_ in sorted(event.ids.items())]
    assert named == ["T1", "T2", "Late", "T3", "T4", "T5", "T6"]
    event = did(event, AnnounceAbsence(event.ids[PairingNumber(1)], 2), PairRound())
    explain = system_of(event).explain
    assert explain is not None
    assert not explain.findings(state_before(event, 2), event.rounds[1])


async def test_on_the_screen(cup: Path) -> None:
    """Groups, the explanation with its steps, the card, and one sentence where questions would be."""
    async with opened(cup) as pilot:
        await pilot.press("G")
        await comes(pilot, "bye 3")
        await pilot.press("X")
        await comes(pilot, "drawn up")
        await pilot.press("s")
        await comes(pilot, "C.04.6 3.5")
        await pilot.press("e")
        await comes(pilot, "the first with these values")
