"""The acceptance scenarios in line mode: most in this process, GOLD-12 and S4 over a pipe and real terminals."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.ids import PairingNumber
from paircard.core.event.overridden import overrides_of
from paircard.core.event.result import Result
from paircard.core.tables.standings import standings
from paircard.data.storage.event_file import EventFile
from tests.support.dose import long, some
from tests.support.line import Conversation, piped, terminal
from tests.support.play import GOLD12_PAIRS, GOLD12_RESULTS, Play, as_set, gold10, gold12
from tests.support.pty import Terminal
from tests.support.s8 import document

CORRECTED_R4 = "8-1 2-10 7-3 4-9 12-5 6-11"
BOARD = re.compile(r"Board \d+: (?P<white>\d+) .*?White; (?P<black>\d+) .*?Black;")


@pytest.fixture
def gold12_r2(tmp_path: Path) -> Conversation:
    """GOLD-12 after round 2."""
    return Conversation(gold12(2).store(tmp_path / "gold12.json"))


def told_pairs(said: str) -> list[str]:
    """The pairs of a list of boards, in its order."""
    return [f"{m['white']}-{m['black']}" for m in BOARD.finditer(said)]


def keys_for(number: int, pairs: list[str]) -> list[str]:
    """The keys of a GOLD-12 round for these pairs."""
    signs = dict(zip(GOLD12_PAIRS[number - 1].split(), GOLD12_RESULTS[number - 1], strict=True))
    return [signs[pair] for pair in pairs]


def points_and_breaks(said: str) -> dict[int, tuple[str, ...]]:
    """Points, Buchholz, progressive and wins by pairing number, from a list of standings."""
    rows = re.findall(
        r"Place [^:]*: (\d+) [^;]*; (\S+) points?;(?: [^;]* behind;)? Buch (\S+); Prog (\S+); Wins (\S+)", said
    )
    return {int(number): tuple(rest) for number, *rest in rows}


GOLD12_TABLE = {
    1: ("3½", "15½", "11", "3"),
    9: ("3½", "13½", "10½", "2"),
    7: ("3½", "12½", "8", "3"),
    6: ("1", "10½", "2", "0"),
}
"""As the research prints it."""


class TestGold12:
    """A whole event typed from the first line to the last."""

    def test_in_one_conversation(self, tmp_path: Path) -> None:
        """Known pairings in every round, known points and tie-breaks at the end."""
        talk = Conversation()
        talk.say(f"new GOLD-12; 5; system=1998; file={tmp_path / 'gold12.json'}")
        talk.say(*(f"new Player {n}; rating={2350 - 25 * (n - 1)}" for n in range(1, 13)))
        talk.say("P", "pair w")
        for number, expected in enumerate(GOLD12_PAIRS, start=1):
            pairs = told_pairs(talk.say("list"))
            assert set(pairs) == as_set(expected)
            talk.say("publish", *keys_for(number, pairs))
            assert not talk.refused
            talk.say("pair" if number < 5 else "S")
        said = talk.say("list")
        assert "Standings after round 5 of 5 (final)." in said
        table = points_and_breaks(said)
        assert list(table) == [1, 10, 9, 7, 2, 8, 11, 3, 4, 5, 12, 6]
        assert {number: table[number] for number in GOLD12_TABLE} == GOLD12_TABLE
        assert talk.code == 0

    def test_through_a_pipe(self, tmp_path: Path) -> None:
        """One script, one process; the results of a round on one line, boards in the order of publication."""
        script = ["new GOLD-12; 5; system=1998; file=gold12.json"]
        script += [f"new Player {n}; rating={2350 - 25 * (n - 1)}" for n in range(1, 13)]
        script += ["P", "pair w"]
        for number in range(1, 6):
            order = [f"{b.white}-{b.black}" for b in gold12(number).tournament.rounds[-1].boards]
            script += ["# a round", "b", f"results {' '.join(keys_for(number, order))}", "" if number == 5 else "p"]
        done = piped(tmp_path, "\n".join([*script, "S", "list"]))
        assert (done.returncode, done.stderr) == (0, "")
        assert points_and_breaks(done.stdout)[9] == GOLD12_TABLE[9]

    @long
    def test_at_a_dumb_terminal(self, tmp_path: Path) -> None:
        """Typed by a person on a terminal that knows nothing: prompts, no escape sequence, the same table."""
        with terminal(tmp_path, TERM="dumb") as screen:
            screen.wait_for("home>")
            screen.type("new GOLD-12; system=1998\r")
            screen.wait_for("entrants>")
            screen.type("new\r" + "".join(f"Player {n}\r\r{2350 - 25 * (n - 1)}\r.\r" for n in range(1, 13)) + "\r")
            screen.wait_for("12 entered: Player 12")
            screen.type("P\rp\rw\r")
            for number in range(1, 6):
                screen.wait_for(f"round {number}, board 1 of 6>")
                order = [f"{b.white}-{b.black}" for b in gold12(number).tournament.rounds[-1].boards]
                screen.type("b\r" + "".join(f"{key}\r" for key in keys_for(number, order)))
                screen.wait_for(f"round {number}>")
                screen.type("p\r" if number < 5 else "S\rlist\r")
            screen.wait_for("Place 12: 6 Player 6; 1 point; 2½ points behind; Buch 10½; Prog 2; Wins 0")
            screen.type("q\r")
            assert screen.wait_exit() == 0


class TestS1LateEntry:
    """GOLD-10: somebody comes for round 3."""

    def test_half_point_then_nothing(self, tmp_path: Path) -> None:
        """V6; the half point is said to come from the regulation; the card tells it."""
        talk = Conversation(gold10(2, half_point_byes=True).store(tmp_path / "gold10.json"))
        said = talk.say("E", "new Nowak, Late; rating=2190; missed=h 0")
        assert "joins round 3 with ½ 0" in said
        assert "not from the rules (F5)" in said
        assert "Score: ½" in talk.say("G", "nowak card")
        talk.say("P", "pair")
        assert talk.pairs() == as_set("9-8 1-4 3-10 7-11 5-2 bye 6")
        assert "Bye: 6 A6" in talk.say("list")

    def test_too_late_for_a_published_round(self, tmp_path: Path) -> None:
        """After the publication they join the round after."""
        talk = Conversation(gold10(2, half_point_byes=True).store(tmp_path / "gold10.json"))
        said = talk.say("P", "p", "b", "E", "new Nowak, Late; missed=0 0 h")
        assert "joins round 4 with 0 0 ½" in said

    def test_half_points_need_the_regulation(self, tmp_path: Path) -> None:
        """R18: refused, nobody entered."""
        talk = Conversation(gold10(2).store(tmp_path / "gold10.json"))
        talk.say("E", "new Nowak, Late; missed=h 0")
        assert "R18" in talk.refused
        assert len(talk.tournament.registrations) == 10


class TestS2WrongResultFoundLate:
    """GOLD-12, round 4 paired: round 3 board 8-9 was 1-0."""

    def begin(self, path: Path, *, published: bool) -> Conversation:
        """At that moment, on the board of player 8 in round 3."""
        play = gold12(3, rounds=7)
        play.pair()
        if published:
            play.do(PublishRound())
        talk = Conversation(play.store(path / "gold12.json"))
        talk.say("[", "find 8")
        return talk

    def test_unpublished(self, tmp_path: Path) -> None:
        """Old and new pairing are told; `r` pairs anew (V1); one undo brings all back."""
        talk = self.begin(tmp_path, published=False)
        before = talk.pairs()
        said = talk.say("correct", "1", "slip", "r")
        assert "Round 4: 8-1 and 4-9 instead of 9-1 and 4-8." in said
        assert "r: pair anew" in said
        assert talk.pairs() == as_set(CORRECTED_R4)
        assert "Undone: round 3 board 3 corrected to 1-0 (slip)" in talk.say("u y")
        assert talk.pairs() == before
        assert talk.tournament.rounds[2].boards[2].result is Result.DRAW

    def test_published(self, tmp_path: Path) -> None:
        """F6 and F7 are cited; the pairing stays; the table counts the corrected result."""
        talk = self.begin(tmp_path, published=True)
        said = talk.say("correct 1; slip; k")
        assert "pair anew" not in said
        assert talk.pairs() == as_set(GOLD12_PAIRS[3])
        points = {row.card.number: row.points for row in standings(talk.tournament, 3).rows}
        assert points[PairingNumber(8)] == 2 * (0 + 1 + 1)

    def test_the_arbiter_decides(self, tmp_path: Path) -> None:
        """F6 and F7 are cited; before the round is played it is paired anew with a reason and a second confirmation."""
        talk = self.begin(tmp_path, published=True)
        said = talk.say("correct 1; slip", "r", "", "correct 1; slip", "r", "agreed", "y")
        assert "F6 lets its pairing stand" in said
        assert "Pairing anew needs a reason" in talk.refused
        assert talk.pairs() == as_set(CORRECTED_R4)
        assert overrides_of(talk.tournament) == ()

    def test_override(self, tmp_path: Path) -> None:
        """A round being played is paired anew only against F7: with a reason and a second confirmation."""
        talk = self.begin(tmp_path, published=True)
        talk.say("]", "results 1", "[", "find 8")
        said = talk.say("correct 1; slip", "o", "", "correct 1; slip", "o", "agreed", "y")
        assert "F7:" in said
        assert "F7 is overridden only with a reason" in talk.refused
        assert talk.pairs() == as_set(CORRECTED_R4)


class TestS3Withdrawal:
    """A player leaves; the past stays."""

    def test_dresden(self, tmp_path: Path) -> None:
        """(a) GOLD-15: 13 leaves after round 2; no bye."""
        play = Play.evenly(15, 2400, 20)
        play.round("1-8 9-2 3-10 11-4 5-12 13-6 7-14 bye 15", "1=101=1")
        talk = Conversation(play.store(tmp_path / "gold15.json"))
        talk.say("E", "13 withdraw", "ill", "P", "p")
        assert talk.pairs() == as_set("5-1 15-3 4-7 6-9 2-8 10-12 14-11")

    def test_leaves_and_returns(self, gold12_r2: Conversation) -> None:
        """(b) V5; they stay in the crosstable and may come back."""
        talk = gold12_r2
        assert "6 A6 is withdrawn from round 3 on." in talk.say("E", "6 withdraw ill")
        talk.say("P", "p")
        assert talk.pairs() == as_set("1-2 3-10 8-9 12-4 7-11 bye 5")
        said = talk.say("b", "results 1 0 5 0 1", "S", "crosstable")
        row = next(line for line in said.splitlines() if " 6 A6;" in line)
        assert row.endswith("round 1 Black against 12 A12, lost; round 2 White against 8 A8, lost; round 3 withdrawn")
        assert "6 A6 is back from round 4 on." in talk.say("E", "A6 withdraw")
        talk.say("P", "p")
        assert talk.tournament.rounds[3].boards_of(talk.tournament.ids[PairingNumber(6)])


class TestS4PowerLoss:
    """GOLD-10, round 3: `5 1 1` typed, then the process is gone."""

    @pytest.mark.parametrize("how", some(["kill", "terminal closed", "hang-up", "terminate"], 1))
    def test_three_results_survive(self, tmp_path: Path, how: str) -> None:
        """Boards 1-3 are there and told, the prompt is on board 4, nothing holds the file."""
        play = gold10(2)
        play.pair()
        play.do(PublishRound())
        play.store(tmp_path / "gold10.json")
        with terminal(tmp_path, "gold10.json") as screen:
            screen.wait_for("round 3, board 1 of 5>")
            screen.type("5\r1\r1\r")
            screen.wait_for("round 3, board 4 of 5>")
            end(screen, how)
        with terminal(tmp_path, "gold10.json") as screen:
            screen.wait_for("3 of 5 results of round 3 are in: go on with board 4.")
            screen.wait_for("round 3, board 4 of 5>")
            screen.type("0\r")
            screen.wait_for("Board 4:")
        with EventFile.open(tmp_path / "gold10.json") as event:
            written = [board.result for board in event.tournament.rounds[2].boards]
        assert written == [Result.DRAW, Result.WHITE, Result.WHITE, Result.BLACK, None]

    def test_damaged_file_is_brought_back(self, tmp_path: Path) -> None:
        """One byte of the file has turned over: line mode offers what log and backups hold."""
        path = gold10(2).store(tmp_path / "gold10.json")
        content = bytearray(path.read_bytes())
        content[len(content) // 2] ^= 1
        path.write_bytes(content)
        script = piped(tmp_path, "list", "gold10.json")
        assert (script.returncode, script.stdout) == (2, "")
        with terminal(tmp_path, "gold10.json") as screen:
            screen.wait_for("y: yes")
            screen.type("y\r")
            screen.wait_for("Round 2 of 5, complete")


def end(screen: Terminal, how: str) -> None:
    """Take the process away in one of the ways it can go."""
    if how == "kill":
        screen.kill(signal.SIGKILL)
        return
    if how == "terminal closed":
        screen.hang_up()
        screen.wait_exit()
        return
    number = signal.SIGHUP if how == "hang-up" else signal.SIGTERM
    screen.kill(number)
    assert screen.wait_exit() == 128 + number


class TestS6RatingCorrected:
    """GOLD-12 before round 3."""

    def test_difference_is_told_first(self, gold12_r2: Conversation) -> None:
        """V3: A1, F7 and the difference are told, then it is stored; the number stays."""
        talk = gold12_r2
        said = talk.say("E", "12 edit rating=2210; reason=list of January", "y")
        assert "A1, F7" in said
        assert "12-9 and 8-4 instead of 8-9 and 12-4" in said
        talk.say("P", "p")
        assert talk.pairs() == as_set("1-2 3-10 12-9 8-4 7-11 5-6")

    def test_no_difference(self, gold12_r2: Conversation) -> None:
        """V4."""
        said = gold12_r2.say("E", "8 edit rating=2340; reason=list", "y")
        assert "No difference in round 3." in said


class TestS7OddNumbers:
    """Byes: never twice, never after a point without playing."""

    rounds = (("1-5 6-2 3-7 8-4 bye9", "1=01"), ("9-1 7-8 2-3 4-6 bye5", "10=1"), ("8-9 1-4 5-2 6-7 bye3", "=110"))

    def test_gold_9(self, tmp_path: Path) -> None:
        """Byes 9, 5, 3, then 6; the card of each says why they get none again."""
        talk = Conversation(Play.evenly(9, 2200, 30).store(tmp_path / "gold9.json"))
        talk.say("P")
        for expected, signs in self.rounds:
            said = talk.say("p", "list")
            assert talk.pairs() == as_set(expected)
            assert "Bye: " in said
            by_pair = dict(zip(expected.split(), signs, strict=False))
            talk.say("b", *(by_pair[pair] for pair in told_pairs(said)))
        talk.say("p")
        assert talk.pairs() == as_set("5-8 7-9 3-1 2-4 bye6")
        talk.say("u y", "G")
        for number in (9, 5, 3):
            assert "Bye: barred: has had a point without playing (B1b)" in talk.say(f"{number} card")

    def test_gold_7(self, tmp_path: Path) -> None:
        """A5 and B5: 7 may not float again, the groups say why."""
        play = Play.evenly(7, 2100, 20)
        play.round("1-4 5-2 3-6 bye 7", "1=0")
        talk = Conversation(play.store(tmp_path / "gold7.json"))
        assert "no downfloat now (B5)" in talk.say("G", "7 card")
        assert "S2 4 A4; gets the bye" in talk.say("list")
        talk.say("P", "p")
        assert talk.pairs() == as_set("7-1 6-5 2-3 bye 4")

    def test_forfeit_winner_is_barred(self, tmp_path: Path) -> None:
        """B1b: 8 won by forfeit."""
        talk = Conversation(Play.evenly(9, 2200, 30).store(tmp_path / "gold9.json"))
        said = talk.say("P", "p", "b", "/ 8", "+")
        assert "8 A8 1-0 by forfeit 4 A4" in said
        assert "barred" in talk.say("G", "8 card")


class TestS8Import:
    """120 rows: the report is told row by row, nothing is written until agreed."""

    @pytest.fixture(params=["cp1250", "utf-8-sig"])
    def talk(self, tmp_path: Path, request: pytest.FixtureRequest) -> Conversation:
        """A new event beside the list in one of the two encodings."""
        (tmp_path / "list.csv").write_bytes(document(request.param))
        talk = Conversation()
        talk.say(f"new Big Open; file={tmp_path / 'big.json'}")
        return talk

    def test_report_question_entrants(self, talk: Conversation, tmp_path: Path) -> None:
        """118 taken, 2 refused with their rows; the same file again adds nobody; round 1 is 1-60, 61-2 ..."""
        file = tmp_path / "list.csv"
        talk.say(f"import {file}", "!")
        assert not talk.tournament.registrations
        said = talk.say(f"import {file}", "y")
        assert "118" in said
        assert len(talk.tournament.registrations) == 118
        talk.say(f"import {file}")
        assert len(talk.tournament.registrations) == 118
        pairs = told_pairs(talk.say("P", "p w", "list"))
        assert (len(pairs), pairs[:3], pairs[-1]) == (59, ["1-60", "61-2", "3-62"], "59-118")


class TestS10ForfeitsColoursAdjourned:
    """Variants V8 - V10 of GOLD-10."""

    def test_v8_forfeit(self, tmp_path: Path) -> None:
        """F2: no colour, may meet again."""
        play = gold10(1)
        play.pair()
        play.do(PublishRound())
        talk = Conversation(play.store(tmp_path / "gold10.json"))
        by_pair = dict(zip(["8-1", "2-9", "10-7", "4-5", "6-3"], "10=+0", strict=True))
        talk.say(*(by_pair[pair] for pair in told_pairs(talk.say("list"))))
        talk.say("p")
        assert talk.pairs() == as_set("9-8 4-1 3-10 7-5 6-2")

    def test_v9_wrong_colours(self, tmp_path: Path) -> None:
        """F7: 10-7 was really played with 7 White."""
        talk = Conversation(gold10(2).store(tmp_path / "gold10.json"))
        talk.say("find 10", "c")
        assert "played with colours reversed" in talk.say("where")
        talk.say("p")
        assert talk.pairs() == as_set("9-8 1-4 3-7 10-2 5-6")

    def test_v10_adjourned(self, tmp_path: Path) -> None:
        """F9: a draw for pairing, the table provisional; the later 1-0 changes points, not the pairing."""
        play = gold10(2)
        play.pair()
        play.do(PublishRound())
        talk = Conversation(play.store(tmp_path / "gold10.json"))
        by_pair = dict(zip(["9-8", "1-4", "3-10", "7-5", "6-2"], "a1100", strict=True))
        boards = told_pairs(talk.say("list"))
        talk.say(*(by_pair[pair] for pair in boards))
        talk.say("p")
        before = talk.pairs()
        assert before == as_set("1-9 8-2 5-3 4-7 10-6")
        assert "provisional" in talk.say("S", "3 where")
        talk.say("P", "[", "find 9", "1")
        assert "It ends 1-0 now" in talk.refused  # Q163: no draw, so that it is asked about before
        said = talk.say(f"{boards.index('9-8') + 1} 1 y")
        assert "(was adjourned)" in said
        assert talk.pairs() == before
        assert "provisional" not in talk.say("S", "3 where")


class TestS11HandPairingUndo:
    """GOLD-12, round 3 by hand, then undo, redo, and a pairing that B1a forbids."""

    swapped = "1-2 3-10 8-4 12-9 7-11 5-6"

    def test_by_hand(self, gold12_r2: Conversation) -> None:
        """A reason is demanded and kept; undo and redo say what they did."""
        talk = gold12_r2
        talk.say(f"hand {self.swapped}")
        assert talk.refused
        told = talk.say(f"hand {self.swapped}; captains agreed", "y")
        assert "B1 and B2 are kept." in told
        assert "Before: by the rules. After: by hand." in told
        said = talk.say("where")
        assert "by hand" in said
        assert talk.pairs() == as_set(self.swapped)
        assert "Undone: round 3 paired, not by the program (captains agreed)" in talk.say("u y")
        assert len(talk.tournament.rounds) == 2
        assert "Redone: round 3 paired" in talk.say("U")
        assert talk.pairs() == as_set(self.swapped)
        talk.say("t y", "p")
        assert talk.pairs() == as_set(GOLD12_PAIRS[2])

    def test_met_before(self, gold12_r2: Conversation) -> None:
        """1-7 is refused: B1a."""
        gold12_r2.say("hand 1-7 3-10 8-4 12-9 2-11 5-6; test")
        assert "B1a" in gold12_r2.refused
        assert len(gold12_r2.tournament.rounds) == 2
