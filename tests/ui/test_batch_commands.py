"""`paircard pair`, `check` and `simulate`: what they print, and their exit codes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from paircard.core.commands import PairByHand, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.facets.system import system_of
from paircard.core.simulation import Plan, play
from paircard.core.simulation.drawing import planned
from paircard.core.simulation.wishes import Wishes
from paircard.core.values.said import said
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.cli import main
from tests.support.play import Play, gold10, gold12

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-10 after two rounds."""
    return gold10(2).store(tmp_path / "gold10.json")


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """GOLD-12 after four rounds of five."""
    path = tmp_path / "gold12.trf"
    path.write_bytes(write_trf(gold12(4).tournament))
    return path


# --- pair ------------------------------------------------------------------------------------------------


def test_pair_prints_the_next_round(event: Path, capsys: Capture) -> None:
    assert main(["pair", str(event)]) == 0
    assert sorted(capsys.readouterr().out.split()) == sorted(["9-8", "1-4", "3-10", "7-5", "6-2"])


def test_pair_prints_a_round_as_it_was_to_be_paired(report: Path, capsys: Capture) -> None:
    assert main(["pair", str(report), "--round", "2"]) == 0
    assert set(capsys.readouterr().out.split()) == {"10-1", "2-12", "11-3", "9-5", "4-7", "6-8"}
    assert main(["pair", str(report)]) == 0
    assert set(capsys.readouterr().out.split()) == {"10-9", "1-8", "2-7", "5-4", "11-12", "3-6"}


def test_pair_prints_the_bye_last(tmp_path: Path, capsys: Capture) -> None:
    path = Play.evenly(5, 2000, 50).store(tmp_path / "five.json")
    assert main(["pair", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == ["1-3", "4-2", "bye 5"]


def test_pair_refuses_with_one_sentence(event: Path, tmp_path: Path, capsys: Capture) -> None:
    open_round = gold10(2)
    open_round.pair()
    two = Play.evenly(2, 2000, 50)
    two.pair()
    two.results("1")
    cases = {
        (str(event), "--round", "4"): "Round 4 cannot be paired yet: the next one is round 3.",
        (str(open_round.store(tmp_path / "open.json")),): "Round 3 has no result on board",
        (str(two.store(tmp_path / "two.json")),): "R14: No pairing satisfies B1 and B2: ",
    }
    for arguments, says in cases.items():
        assert main(["pair", *arguments]) == 1
        said = capsys.readouterr()
        assert says in said.err
        assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize("command", ["pair", "explain", "check"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path, capsys: Capture) -> None:
    """One sentence each, exit code 2, no traceback, nothing written."""
    (tmp_path / "nothing.trf").write_text("hello\n")
    (tmp_path / "damaged.json").write_text('{"journal": ')
    (tmp_path / "list.csv").write_text("name\nNowak\n")
    (tmp_path / "shifted.trf").write_text(
        "001    1X     Nowak                             1900 POL             x                      1    7 w 1\n"
    )
    before = sorted(tmp_path.iterdir())
    cases = {
        "missing.trf": "There is no file",
        "nothing.trf": "no line begins with 001",
        "damaged.json": "damaged.json",
        "list.csv": "is a list of entrants: import it into an event first.",
        "shifted.trf": "line 1",
    }
    for name, says in cases.items():
        assert main([command, str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert says in said.err
        assert (said.out, said.err.count("\n")) == ("", 1)
    assert sorted(tmp_path.iterdir()) == before


# --- check -----------------------------------------------------------------------------------------------


def test_check_of_rounds_as_the_rules_pair_them(event: Path, report: Path, capsys: Capture) -> None:
    for file, rounds in ((event, 2), (report, 4)):
        assert main(["check", str(file)]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[:-1] == [f"Round {number}: as the rules pair it." for number in range(1, rounds + 1)]
        assert lines[-1] == f"{rounds} of {rounds} rounds are as the rules pair them, 0 illegal."


def test_check_names_the_article_of_a_difference(tmp_path: Path, capsys: Capture) -> None:
    """Paired by hand, legal: a difference is reported, and is nothing illegal."""
    hand = Play.evenly(4, 2000, 50)
    hand.do(PairByHand(((ContestantId(1), ContestantId(4)), (ContestantId(2), ContestantId(3))), None, "friends"))
    assert main(["check", str(hand.store(tmp_path / "hand.json"))]) == 3
    out = capsys.readouterr().out
    assert "Round 1: recorded 1-4 2-3, by the rules 1-3 4-2." in out
    assert "Round 1: the first difference is by D1 (bracket of 0): An earlier order of the opponents gives 1-3." in out
    assert "0 of 1 rounds are as the rules pair them, 0 illegal." in out


def test_check_finds_what_is_illegal(tmp_path: Path, capsys: Capture) -> None:
    """A report in which two players meet twice."""
    rounds = gold10(1)
    data = write_trf(rounds.tournament).decode().split("\r\n")
    twice = [f"{line:<99}  {line[91:99]}" if line.startswith("001") else line for line in data]
    path = tmp_path / "twice.trf"
    path.write_bytes("\r\n".join(twice).encode())
    assert main(["check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "Round 1: as the rules pair it." in out
    assert "Round 2: illegal, B1a: 1 and 6 have already met." in out
    # 1 and 8, alone with their point, are to meet
    assert "Round 2: the first difference is by C14 (bracket of 1): 1 pair can be made here, not only 0." in out
    assert "1 of 2 rounds are as the rules pair them, 1 illegal." in out


def test_check_without_rounds(tmp_path: Path, capsys: Capture) -> None:
    path = Play.evenly(4, 2000, 50).store(tmp_path / "new.json")
    assert main(["check", str(path)]) == 1
    assert "there is nothing to check" in capsys.readouterr().err


@pytest.mark.parametrize("seed", range(6))
def test_check_agrees_with_simulated_events(seed: int, tmp_path: Path, capsys: Capture) -> None:
    played = play(Plan(8, 24, 6), seed)
    path = tmp_path / "simulated.trf"
    path.write_bytes(write_trf(played.tournament))
    assert main(["check", str(path)]) == 0
    rounds = len(played.tournament.rounds)
    assert f"{rounds} of {rounds} rounds are as the rules pair them, 0 illegal." in capsys.readouterr().out
    assert any(board.result is not Result.ADJOURNED for board in played.tournament.rounds[0].boards)


# --- simulate --------------------------------------------------------------------------------------------


def table(out: str) -> dict[str, str]:
    """Return the summary by its first column."""
    rows = (line.split("  ", 1) for line in out.splitlines() if "  " in line)
    return {what.strip(): value.strip() for what, value in rows}


def test_simulate_prints_a_table_that_does_not_depend_on_the_processes(capsys: Capture) -> None:
    common = ["simulate", "--events", "24", "--players", "8-14", "--rounds", "4", "--seed", "3"]
    tables = []
    for jobs in ("1", "2"):
        assert main([*common, "--jobs", jobs]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        tables.append({what: value for what, value in table(said.out).items() if what != "time"})
    assert tables[0] == tables[1]
    assert tables[0]["findings"] == "0"
    assert tables[0]["rounds paired"] == "96"


def test_simulate_writes_reports(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "new" / "reports"
    assert (
        main(["simulate", "--events", "3", "--players", "6", "--rounds", "2", "--seed", "5", "--trf", str(folder)]) == 0
    )
    assert "3 of 6 players" in capsys.readouterr().out
    assert sorted(path.name for path in folder.iterdir()) == [f"simulation-{seed}.trf" for seed in (5, 6, 7)]
    plan = planned(Wishes(players=(6, 6), rounds=(2, 2)), 6)
    assert (folder / "simulation-6.trf").read_bytes() == write_trf(play(plan, 6).tournament)
    (tmp_path / "file").write_text("")
    assert main(["simulate", "--events", "1", "--trf", str(tmp_path / "file" / "below")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_simulate_writes_the_same_files_whoever_plays_them(tmp_path: Path, capsys: Capture) -> None:
    common = ["simulate", "--system", "dutch-2026", "--baku", "--events", "6", "--players", "8-12", "--rounds", "4"]
    common += ["--tiebreaks", "BH,WON", "--seed", "5", "--check", "3"]
    written = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        assert main([*common, "--jobs", jobs, "--out", str(folder)]) == 0
        assert table(capsys.readouterr().out)["events checked"] == "2"
        written.append([path.read_text("utf-8") for path in sorted(folder.iterdir())])
    assert written[0] == written[1]
    assert all("192 FIDE_DUTCH_2026_BAKU" in each and "\n250 " in each and "\n202 " in each for each in written[0])


def test_simulate_without_a_seed_plays_other_events(capsys: Capture) -> None:
    tables = []
    for _ in range(2):
        assert main(["simulate", "--events", "1", "--players", "6", "--rounds", "2", "--jobs", "1"]) == 0
        tables.append(table(capsys.readouterr().out))
    assert tables[0]["seeds"] != tables[1]["seeds"]


@pytest.mark.parametrize("system", ["dutch-2026", "round-robin", "sliding"])
def test_what_another_system_simulates_comes_in_as_its_own(system: str, tmp_path: Path, capsys: Capture) -> None:
    common = ["simulate", "--system", system, "--players", "8", "--rounds", "4", "--jobs", "1", "--seed", "3"]
    assert main([*common, "--events", "2", "--out", str(tmp_path)]) == 0
    for path in tmp_path.iterdir():
        told = recorded_tournament(path)
        assert system_of(told).key == system
        assert not told.missing
    assert table(capsys.readouterr().out)["findings"] == "0"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--system", "swiss-2099"], "There is no pairing system 'swiss-2099'."),
        (["--system", "team-swiss-2026", "--players", "8"], "pairs teams"),
        (["--system", "dutch-2026", "--teams", "8"], "pairs players"),
        (["--system", "knockout"], "asks the arbiter who goes on"),
        (["--system", "swiss-1998", "--baku"], "knows no Baku acceleration"),
        (["--results", "1999"], "There is no model of results '1999'"),
        (["--tiebreaks", "XYZ"], "There is no tie-break 'XYZ'"),
    ],
)
def test_simulate_refuses_what_no_system_knows(options: list[str], why: str, capsys: Capture) -> None:
    assert main(["simulate", "--events", "1", *options]) == 1
    assert why in capsys.readouterr().err


def test_simulate_tells_findings_with_their_seed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def checked(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
        wrong = position.round == 2 and len(pairing.pairs) > 3
        return (Finding("B4", 2, (), said("Too many clashes.")),) if wrong else ()

    monkeypatch.setattr("paircard.core.systems.swiss1998.facets.explain.check", checked)
    wish = ["--system", "swiss-1998", "--players", "12", "--rounds", "3", "--late", "0", "--baku", "no"]
    assert main(["simulate", "--events", "2", *wish, "--seed", "41", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert "seed 41, round 2, B4: Too many clashes." in out
    assert "seed 42, round 2, B4: Too many clashes." in out
    again = "--baku 0% --late 0 --players 12-12 --rounds 3-3 --system swiss-1998 --seed 41"
    assert f"paircard simulate --events 1 {again}" in out
    assert table(out)["findings"] == "2"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--events", "0"], "'0' is not a number from 1 to 1000000"),
        (["--players", "9-5"], "'9-5' is not a number from 2 to 9999, nor two such as 5-9"),
        (["--players", "1"], "'1' is not a number from 2 to 9999"),
        (["--rounds", "61"], "'61' is not a number from 1 to 60"),
        (["--half-byes", "3x"], "'3x' is not like 5, 3% or, by round, 3%,3%,0."),
        (["--points", "1-2"], "Points are win, draw and loss"),
        (["--baku", "3"], "'3' is not yes, no or a share like 30%"),
        (["--ratings", "2400,x"], "'x' is not a number from 0 to 4000"),
        (["--jobs", "-2"], "'-2' is not a number from 1 to 1000000"),
    ],
)
def test_simulate_refuses_what_cannot_be(arguments: list[str], says: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", *arguments])
    assert left.value.code == 2
    assert says in capsys.readouterr().err


def test_help_tells_the_exit_codes(capsys: Capture) -> None:
    for command in ("pair", "check", "standings", "simulate"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        assert "Exit code:" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["check", "--help"])
    assert "3 all is legal, but a round or the table of the report differs" in " ".join(capsys.readouterr().out.split())


def test_these_commands_need_no_screen_library() -> None:
    code = (
        "import sys; from paircard.tui import cli; from paircard.tui.batch import check, pair, simulate, standings; "
        "print('textual' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True)
    assert done.stdout.strip() == "False"


# --- explain ---------------------------------------------------------------------------------------------


def test_explain_tells_every_decision_of_a_round(tmp_path: Path, capsys: Capture) -> None:
    """Acceptance S3: with 6 gone 5 has the bye, because 5-7, 5-11 and 7-5 fail and 7-11 stands."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    path = play.store(tmp_path / "gold12.json")
    assert main(["explain", str(path)]) == 0
    said = capsys.readouterr().out
    for line in (
        (
            "  Not without an exchange: B4. 5 has no permitted opponent on the other side without a clash. "
            "B1a: 5 has already met 11 in round 1. B4: 5 and 7 both prefer White."
        ),
        "  Exchange 1 of D2: 5 of S1 for 7 of S2.",
        "    Not 5: B4. 7 and 5 both prefer White, and no clash is left to use.",
        "5 has the bye (A5).",
    ):
        assert line in said.splitlines()
    assert main(["explain", str(path), "--why-not", "5", "11"]) == 0
    assert capsys.readouterr().out.startswith("5-11: B1a. 5 and 11 have already met.")


def test_explain_tells_one_bracket(report: Path, capsys: Capture) -> None:
    assert main(["explain", str(report), "--round", "2", "--bracket", "0.5"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Bracket of ½: ")
    assert said.count("Bracket of") == 1
    assert main(["explain", str(report), "--round", "2", "--bracket", "3"]) == 1
    assert "There is no bracket of 3 points: the brackets are 1, ½, 0." in capsys.readouterr().err


def test_explain_says_when_a_round_was_paired_otherwise(tmp_path: Path, capsys: Capture) -> None:
    play = gold10(2)
    ids = [(play.id(white), play.id(black)) for white, black in ((9, 8), (1, 4), (3, 10), (7, 6), (5, 2))]
    play.do(PairByHand(tuple(ids), None, "a wish"))
    assert main(["explain", str(play.store(tmp_path / "hand.json")), "--round", "3"]) == 0
    assert "Round 3 was paired otherwise: by " in capsys.readouterr().out


@pytest.mark.parametrize(("pair", "says"), [(("1", "77"), "Number 77 is not paired"), (("3", "3"), "meet themselves")])
def test_explain_refuses_with_one_sentence(event: Path, pair: tuple[str, str], says: str, capsys: Capture) -> None:
    assert main(["explain", str(event), "--why-not", *pair]) == 1
    said = capsys.readouterr()
    assert says in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_explain_wants_a_score(event: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["explain", str(event), "--bracket", "2.3"])
    assert "'2.3' is not a score: write points like 2 or 2.5" in capsys.readouterr().err
