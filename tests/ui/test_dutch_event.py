"""An open by the rules of 2026 in line mode and by the commands for scripts: the way of an arbiter through it."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.bye import ByeKind
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import account_of
from paircard.core.rules import rule
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.values.errors import Refusal
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green", "Hills", "Irwin", "Jones", "Kelly", "Lewis")


def new_open(path: Path, options: str = "", players: int = 12) -> Conversation:
    """Enter an open of five rounds, the strongest first."""
    talk = Conversation()
    talk.say(f"new Open; 5; system=Swiss 2026; half=yes; {options}file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES[:players])))
    talk.say("P", "p w", "b")
    assert not talk.refused, talk.refused
    return talk


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Three rounds of twelve players: a late entry who withdraws, a half-point bye, a forfeit."""
    path = tmp_path / "open.json"
    talk = new_open(path)
    talk.say("1 1", "2 1", "3 =", "4 0", "5 1", "6 1", "E", "new Strong Late;;2425", "3", "withdraw ill", "5", "a 2;h")
    talk.say("P", "p", "b", "1 1", "2 0", "3 =", "4 1", "5 1", "p", "b", "1 1", "2 1", "3 1", "4 0", "5 =", "6 +")
    assert not talk.refused, talk.refused
    return path


def test_a_late_entry_has_the_number_of_their_rating(played: Path) -> None:
    """C.04.2 2.4: all below move down; the numbers of 5.2.5 do not count who was not there."""
    talk = Conversation(played)
    names = [talk.tournament.registrations[id_].entrant.name for _, id_ in sorted(talk.tournament.ids.items())]
    assert names == [*NAMES[:2], "Strong Late", *NAMES[2:]]


def test_every_round_is_as_the_rules_pair_it(played: Path, tmp_path: Path, capsys: Capture) -> None:
    """Of the event, and of the report that is written of it and names these rules."""
    report = tmp_path / "open.trf"
    assert main(["check", str(played)]) == 0
    assert capsys.readouterr().out.endswith("3 of 3 rounds are as the rules pair them, 0 illegal.\n")
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    assert {"192 FIDE_DUTCH_2026", "152 W"} <= {*report.read_text().splitlines()}
    capsys.readouterr()
    assert main(["check", str(report)]) == 0
    assert capsys.readouterr().out.endswith("3 of 3 rounds are as the rules pair them, 0 illegal.\n")


def test_gacrux_pairs_the_report_alike(played: Path, tmp_path: Path) -> None:
    """FIDE's reference code, from the file we write."""
    from contextlib import redirect_stdout
    from io import StringIO

    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    report = tmp_path / "open.trf"
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    tournament = Conversation(played).tournament
    numbers = tournament.numbers
    for round_ in tournament.rounds:
        read = trf2json()
        read.parse_file(report.read_text(), 0)
        with redirect_stdout(StringIO()):
            engine = pairing_dutch(read.get_tournament(1), round_.number, {"experimental": [], "verbose": 0})
            brackets = engine.compute_pairing(False, 0)
        theirs = sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])
        bye = [(numbers[round_.bye], 0)] if round_.bye is not None else []
        assert theirs == sorted([(numbers[white], numbers[black]) for white, black in round_.pairs] + bye)


def test_it_is_explained_by_the_criteria(played: Path, capsys: Capture) -> None:
    for words in (["--round", "2"], ["--round", "3", "--why-not", "4", "8"], ["--round", "3", "--why-not", "6", "10"]):
        assert main(["explain", str(played), *words]) == 0
    said = capsys.readouterr().out
    assert "12 has the bye, with 0 points: the least score that can have it (C5)." in said
    assert "Not 11: C12. " in said
    assert "6-10: C" in said


def test_every_player_is_told_their_way(played: Path) -> None:
    """Nobody's line fails, and every line names rules of these books only."""
    tournament = Conversation(played).tournament
    for number in (1, 2, 3, 4):
        account = account_of(tournament, number)
        assert account.told is not None
        assert account.otherwise is None
        for player in account.told.position.players:
            for line in account.explain.way_lines(account.told, player.number):
                assert all(str(rule(each).id).startswith("C.04.") for each in line.rules), line


def test_every_paper_is_made(played: Path, tmp_path: Path) -> None:
    for kind in OF_PLAYERS:
        assert main(["print", str(played), kind, "--out", str(tmp_path / f"{kind}.txt")]) in (0, 1), kind


def test_the_bye_gives_what_was_announced(tmp_path: Path) -> None:
    """One value for all of the event, by hand too (C.04.1 3); it bars all the same (4)."""
    talk = new_open(tmp_path / "half.json", "the bye gives=half; ", players=7)
    assert talk.tournament.regulations.options == DutchOptions(bye="draw", fide="on")
    (bye,) = talk.tournament.rounds[0].byes
    assert (bye.kind, bye.half_points) == (ByeKind.ALLOCATED, 1)
    assert system_of(talk.tournament).worth.bye_barred(talk.tournament.cards[bye.who])


def test_baku_pairs_the_upper_half_among_themselves(tmp_path: Path) -> None:
    """C.04.7: group A of 12 are the first 6, the virtual points are told to other programs."""
    path = tmp_path / "baku.json"
    talk = new_open(path, "acceleration=Baku; ")
    assert talk.pairs(1) == {"1-4", "5-2", "3-6", "7-10", "11-8", "9-12"}
    assert main(["export", str(path), "--format", "trf26"]) == 0
    lines = path.with_suffix(".trf").read_text().splitlines()
    assert "192 FIDE_DUTCH_2026_BAKU" in lines
    assert [line for line in lines if line.startswith("250")] == [
        "250  0.0  1.0   1   2    1    6",
        "250  0.0  0.5   3   3    1    6",
    ]


def test_who_is_not_in_round_1_is_not_counted_for_group_a(tmp_path: Path) -> None:
    """C.04.7 1.2, C.04.2 2.4: of nine 2 is away, so group A is 1 3 4 5; 2 belongs to it by the number they then get."""
    path = tmp_path / "baku.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Swiss 2026; half=yes; acceleration=Baku; file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES[:9])))
    talk.say("2", "a 1", "P", "p w", "b")
    assert not talk.refused, talk.refused
    assert talk.pairs(1) == {"1-4", "5-3", "6-8", "9-7"}
    assert main(["export", str(path), "--format", "trf26"]) == 0
    lines = path.with_suffix(".trf").read_text().splitlines()
    assert [line[-4:] for line in lines if line.startswith("250")] == ["   5", "   5"]


def test_virtual_points_are_told_to_who_stands_where_they_are_for_them(tmp_path: Path) -> None:
    """C.04.7 1.4: in groups and cards, in the explanation of brackets, pairs and the bye, and in the steps."""
    talk = new_open(tmp_path / "baku.json", "acceleration=Baku; ", players=9)
    talk.say(*(f"{board} 1" for board in range(1, 5)))
    winners = "Virtual points in the score, 1 each: 1 3 5 (C.04.7 1.4)."
    assert winners in talk.say("G", "c")
    assert "Score: 1; 2 for pairing (C.04.7)" in talk.say("/ Adams", "c")
    assert winners in talk.say("X", "list")
    account = account_of(talk.tournament, 2)
    assert account.told is not None
    ways = {number: list(account.explain.way_lines(account.told, PairingNumber(number))) for number in range(1, 10)}
    told = {number for number, lines in ways.items() if any(" (C.04.7 1.4)." in str(line) for line in lines)}
    assert told >= {1, 2, 3, 4, 5, 6}, "group A"
    assert account.told.pairing.bye not in told
    assert winners in talk.say("s", "list")


def test_a_pairing_by_hand_names_what_it_breaks(tmp_path: Path) -> None:
    """By the articles of its own book."""
    talk = new_open(tmp_path / "hand.json", players=4)
    talk.say("1 1", "2 1", "E", "P")
    tournament = talk.tournament
    refusal = system_of(tournament).law.forbids(tournament, *tournament.rounds[0].pairs[0])
    assert isinstance(refusal, Refusal)
    assert refusal.article == "C.04.3 C1"


def test_an_event_of_which_nothing_is_said_is_of_today_and_one_of_1998_says_so(tmp_path: Path) -> None:
    """Also in a script: the rules of 1998 are named by whoever wants them."""
    talk = Conversation()
    assert "1998" not in talk.say(f"new Club; file={tmp_path / 'club.json'}")
    assert talk.tournament.regulations.system == "dutch-2026"
    said = talk.say("H", f"new Lesson; system=1998; file={tmp_path / 'lesson.json'}")
    assert talk.tournament.regulations.system == "swiss-1998"
    assert "Paired by the FIDE rules of 1998." in said
    assert "Swiss 2026" in said


def test_both_rules_judge_the_same_event(played: Path, capsys: Capture) -> None:
    """What the rules of 1998 say of a round is said by their own articles."""
    assert main(["pair", str(played), "--round", "1", "--system", "swiss-1998"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "1-7"
    assert main(["check", str(played), "--system", "swiss-1998"]) in (0, 1)
    assert "C.04.3" not in capsys.readouterr().out
    assert main(["pair", str(played), "--system", "round-robin"]) == 1
    assert (
        "name one of dutch-2026, swiss-1998, dubov-2026, burstein-2026, double-swiss-2026, lim-2026"
        in capsys.readouterr().err
    )


def test_a_card_says_what_the_rules_make_of_it(played: Path) -> None:
    """A half-point bye is a downfloat (C.04.3 1.4), and bars nobody from the bye (C2); a zero is neither."""
    tournament = Conversation(played).tournament
    ids = {entrant.entrant.name: id_ for id_, entrant in tournament.registrations.items()}
    cards = {name: system_of(tournament).on_card(tournament, ids[name]) for name in ("Davis", "Kelly", "Strong Late")}
    assert cards["Davis"]["Floats"] == "down two rounds before (C16, C20)"
    assert cards["Davis"]["Bye"] == "allowed (C2)"
    assert cards["Kelly"]["Bye"].startswith("barred")
    assert cards["Strong Late"] == {"Next round": "does not take part (C.04.2 3.3)"}


def test_check_ends_by_what_it_finds(played: Path, tmp_path: Path, capsys: Capture) -> None:
    """0: all agrees; 3: a place or a sum is not what results and tie-breaks give, or (elsewhere) a round."""
    report = tmp_path / "open.trf"
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    assert main(["check", str(report)]) == 0
    text = report.read_text()
    ranks = {line[85:89]: line for line in text.splitlines() if line.startswith("001")}
    first, second = ranks["   1"], ranks["   2"]
    swapped = text.replace(first, first[:85] + "   2" + first[89:]).replace(second, second[:85] + "   1" + second[89:])
    report.write_text(swapped)
    capsys.readouterr()
    assert main(["check", str(report)]) == 3
    lines = capsys.readouterr().out.splitlines()
    (told,) = [line for line in lines if line.startswith("Table: ")]
    assert f"{int(second[4:8])} {second[14:47].strip()} before {int(first[4:8])} {first[14:47].strip()}, who is" in told
    assert lines[-1] == "3 of 3 rounds are as the rules pair them, 0 illegal."
    report.write_text(text.replace(first, first[:80] + " 0.5" + first[84:]))
    assert main(["check", str(report)]) == 3
    assert "Table: the report gives" in capsys.readouterr().out


def test_a_late_entry_is_told_with_the_number_it_has_and_what_becomes_of_the_others(tmp_path: Path) -> None:
    """The count of entrants is no number of anybody: who enters at 2425 is number 3, and all below have another one."""
    talk = new_open(tmp_path / "open.json")
    talk.say("1 1", "2 1", "3 =", "4 0", "5 1", "6 1", "E")
    assert "Number 3; all below have one more now" in talk.say("new Strong Late;;2425")
    assert "all below" not in talk.say("new Weak Late;;1200")
