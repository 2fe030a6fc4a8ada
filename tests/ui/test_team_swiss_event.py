"""A team event by the rules of 2026: in line mode, on the screen, by the commands for scripts and through reports."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands import AnnounceAbsence, PairRound, RegisterTeam
from core.event.bye import ByeKind
from core.event.entrant import Entrant
from core.event.ids import PairingNumber
from core.event.replay import proposed_pairing
from core.event.team import Team
from core.systems.team_swiss_2026.options import TeamSwiss2026Options
from data.exchange.trf import read_trf
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.team_swiss_peer import by_gacrux
from tests.support.teams import did, entered, opening, played_round, stored
from tui.cli import main

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
    assert (talk.tournament.system.key, talk.tournament.regulations.options) == (SYSTEM, chosen)
    assert chosen.code == "FIDE_TEAM_TYPEB_GP"


def test_the_bye_is_a_drawn_match_and_is_given_once(cup: Path) -> None:
    """1.4, 3.4: round 1 to the largest number; it bars (C2)."""
    tournament = Conversation(cup).tournament
    (bye,) = tournament.rounds[0].byes
    line = tournament.cards[bye.who].lines[0]
    assert (tournament.numbers[bye.who], bye.kind, bye.half_points) == (7, ByeKind.ALLOCATED, 1)
    assert line.match is not None
    assert (line.match.match_points, line.match.game_points) == (2, 2)  # half points: 1 match point, 1 game
    assert tournament.system.worth.bye_barred(tournament.cards[bye.who])
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
    ("colours", "primary", "bye", "points"),
    [
        ("A", "match", "draw", ""),
        ("B", "game", "win", ""),
        ("none", "match", "draw", ""),
        ("A", "match", "win", "3-1-0"),
        ("B", "game", "draw", "3-2-1"),
    ],
)
def test_reports_tell_the_event_to_others_and_back(
    colours: str, primary: str, bye: str, points: str, tmp_path: Path
) -> None:
    """FIDE's reference code pairs what we write as we do, and so do we what we read; options and scores come back."""
    pytest.importorskip("gacrux.pairingfideteam", reason="gacrux is not installed: pip install --editable '.[dev]'")
    options = {"colours": colours, "primary": primary, "bye": bye, "match_points": points}
    event = entered(9, system=SYSTEM, boards=2, members=2, rounds=5, **options)
    for number in range(1, 6):
        path = tmp_path / f"{number}.trf"
        path.write_bytes(_report(event))
        made = proposed_pairing(event)
        bye_pair = [] if made.bye is None else [(made.bye, 0)]
        ours = sorted([(pair.white, pair.black) for pair in made.pairs] + bye_pair)
        assert by_gacrux(path.read_text(), number) == ours
        read = read_trf(path.read_bytes())
        again = type(event).told(read.events)
        assert not read.other_system
        assert proposed_pairing(again) == made
        if number > 1:
            assert again.regulations.options == event.regulations.options
            assert [card.score for card in again.cards.values()] == [card.score for card in event.cards.values()]
        event = played_round(event, number)


def _report(event: object) -> bytes:
    from core.event.tournament import Tournament
    from data.exchange.trf.writer import Edition, write_trf

    assert isinstance(event, Tournament)
    return write_trf(event, Edition.TRF26)


def test_a_late_team_goes_to_its_place() -> None:
    """C.04.2 2.4: all below move down; the next round is paired and checked with it, and without one that is away."""
    event = played_round(entered(6, system=SYSTEM, boards=2, members=2, rounds=4))
    late = RegisterTeam(Team("Late"), (Entrant.of("L-1", rating=2455), Entrant.of("L-2", rating=2454)))
    event = did(event, late)
    named = [event.registrations[id_].entrant.name for _, id_ in sorted(event.ids.items())]
    assert named == ["T1", "T2", "Late", "T3", "T4", "T5", "T6"]
    event = did(event, AnnounceAbsence(event.ids[PairingNumber(1)], 2), PairRound())
    explain = event.system.explain
    assert explain is not None
    assert not explain.findings(event.before(2), event.rounds[1])


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
