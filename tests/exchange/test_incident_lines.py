"""The comments of a report (`###`): one fold of the journal, right after undo, late entries, and reading again."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    CorrectColours,
    CorrectResult,
    EnterResult,
    ForbidPairs,
    LeaveFideMode,
    PairByHand,
    PairRound,
    RegisterEntrants,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import Incident, Kind
from paircard.core.event.incident_facts import IncidentsTold
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.values.frozen import replace
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support.play import Play

TIE_BREAKS = ("BH/C1@c07-2026", "SB@c07-2026")
REGULATIONS = Regulations(5, "dutch-2026", tie_breaks=TIE_BREAKS, options=DutchOptions(fide="on"))


def open_of_8(*signs: str) -> Play:
    """An event of 8 in FIDE mode, some rounds of it played."""
    entrants = tuple(Entrant.of(f"Player {number}", rating=2100 - 100 * number) for number in range(1, 9))
    play = Play.under(REGULATIONS, entrants)
    for each in signs:
        play.do(PairRound())
        play.results(each)
    return play


def lines(tournament: Tournament, edition: Edition = Edition.TRF26, style: Style | None = None) -> list[str]:
    """The comments of the report."""
    written = write_trf(tournament, edition, style or Style()).decode().split("\r\n")
    return [line for line in written if line.startswith("###")]


def turned(play: Play) -> PairByHand:
    """The next round as the program pairs it, but for the colours of its first board."""
    proposal = play.tournament.proposal
    (first, *rest) = [(each.white, each.black) for each in proposal.pairs]
    return PairByHand((first[::-1], *rest), proposal.bye, "they had sat down so")


def read_again(tournament: Tournament) -> Tournament:
    """The event that its report brings back."""
    return Tournament.told(SYSTEMS, read_trf(write_trf(tournament, Edition.TRF26)).events)


class TestOneOfEachKind:
    """Exactly these lines."""

    def test_a_pairing_by_hand_tells_what_differs(self) -> None:
        """Q69: what the program pairs, then what was made."""
        play = open_of_8("1111")
        play.do(turned(play))
        (white, black), *_ = play.tournament.rounds[1].pairs
        assert lines(play.tournament) == [f"### MPA @ Round 2: {black}-{white} => {white}-{black}"]

    def test_one_that_differs_in_nothing_has_no_line(self) -> None:
        """The phase is in the journal all the same."""
        play = open_of_8("1111")
        command = turned(play)
        first, *rest = command.pairs
        play.do(replace(command, pairs=(first[::-1], *rest)))
        assert lines(play.tournament) == []

    def test_a_new_phase_replaces_the_line_and_taking_back_removes_it(self) -> None:
        """Q69: one line a round, for the pairing that stands."""
        play = open_of_8("1111")
        command = turned(play)
        play.do(command)
        first, second, *rest = command.pairs
        play.do(replace(command, pairs=(first[::-1], second[::-1], *rest)))
        assert len(lines(play.tournament)) == 1
        white, black = second
        assert lines(play.tournament) == [f"### MPA @ Round 2: {white}-{black} => {black}-{white}"]
        play.do(UnpairRound("all of it anew"), WithdrawEntrant(ContestantId(8), "ill"), PairRound())
        assert lines(play.tournament) == []

    def test_corrections_of_a_round_stand_in_one_line(self) -> None:
        """Q190, Q113: result and colours, each game once, what was there first before what is there."""
        play = open_of_8("1111")
        (one, other), (third, fourth), *_ = play.tournament.rounds[0].pairs
        play.do(PairRound())
        play.do(CorrectResult(1, 1, Result.DRAW, "slip"), CorrectResult(1, 1, Result.BLACK, "the other slip"))
        play.do(CorrectColours(1, 2, True, "they say so"))
        assert lines(play.tournament) == [
            f"### Correction @ Round 1: {one}-{other}: 1-0 => 0-1, {third}-{fourth} => {fourth}-{third}"
        ]
        play.do(CorrectResult(1, 1, Result.WHITE, "as it was"), CorrectColours(1, 2, False, "as it was"))
        assert lines(play.tournament) == []

    def test_a_correction_with_which_the_next_round_is_paired_anew(self) -> None:
        """Nothing rests on what was wrong."""
        play = open_of_8("1111")
        play.do(PairRound(), CorrectResult(1, 1, Result.BLACK, "slip"))
        assert len(lines(play.tournament)) == 1
        play.do(UnpairRound("results were wrong"), PairRound())
        assert lines(play.tournament) == []

    def test_the_round_in_play_is_corrected_without_a_line(self) -> None:
        """No pairing rests on it yet."""
        play = open_of_8("1111")
        play.do(CorrectResult(1, 1, Result.DRAW, "slip"))
        assert lines(play.tournament) == []

    def test_an_adjourned_game_that_is_won(self) -> None:
        """Q163: a draw is what the pairing counted with, and has no line."""
        play = open_of_8("aa11")
        (one, other), *_ = play.tournament.rounds[0].pairs
        play.do(PairRound(), EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.DRAW))
        assert lines(play.tournament) == [f"### Adjournment @ Round 1: {one}-{other} 1-0"]

    def test_what_leaves_fide_mode_and_what_follows(self) -> None:
        """Q44, Q59, Q202: the round, and the old list before the new one."""
        play = open_of_8("1111")
        play.do(LeaveFideMode("a friendly event"))
        play.do(ForbidPairs((ContestantId(7), ContestantId(8))))
        play.do(ChangeRegulations(replace(play.tournament.regulations, rounds=4, tie_breaks=TIE_BREAKS[1:]), "asked"))
        assert lines(play.tournament) == [
            "### FIDE mode exited @ Round 1",
            "### Prohibition @ Round 1: 7-8",
            "### Rounds @ Round 1: 5 => 4",
            "### Tie-breaks @ Round 1: BH/C1 SB => SB",
        ]

    def test_fide_mode_left_before_round_1(self) -> None:
        """There is no round under way then."""
        play = open_of_8()
        play.do(LeaveFideMode("a friendly event"))
        assert lines(play.tournament) == ["### FIDE mode exited before Round 1 was paired"]


class TestRightAfter:
    """Whatever comes then."""

    def test_undo(self) -> None:
        """The journal has both; a report tells what is in force."""
        play = open_of_8("1111")
        play.do(turned(play), Undo())
        assert lines(play.tournament) == []

    def test_late_entries_that_move_numbers(self) -> None:
        """C.04.2 2.4: the late one is number 1, and everybody is one further down, in what came in too."""
        play = open_of_8("1111")
        play.do(turned(play))
        again = read_again(play.tournament)
        late = RegisterEntrants((Entrant.of("Late", rating=2500),), missed=(0, 0))
        (white, black), *_ = play.tournament.rounds[1].pairs
        moved = [f"### MPA @ Round 2: {black + 1}-{white + 1} => {white + 1}-{black + 1}"]
        play.results("====")
        play.do(late)
        assert lines(play.tournament) == moved
        assert lines(again.imagine(*_results(again), *late.decide(again))) == moved

    def test_reading_it_again(self) -> None:
        """Lines that came in go out with those that are made here, in the order of the rounds."""
        play = open_of_8("11a1")
        play.do(turned(play))
        play.results("1111")
        play.do(PairRound(), CorrectResult(1, 1, Result.DRAW, "slip"), EnterResult(1, 3, Result.BLACK))
        again = read_again(play.tournament)
        assert len(lines(again)) == 3
        assert lines(again) == lines(play.tournament)
        later = again.imagine(*CorrectResult(2, 2, Result.DRAW, "slip").decide(again))
        assert [line.split(":")[0] for line in lines(later)] == [
            "### Adjournment @ Round 1",
            "### Correction @ Round 1",
            "### MPA @ Round 2",
            "### Correction @ Round 2",
        ]


@pytest.mark.parametrize(
    "text",
    [
        "Import @ Round 2: 5-6 4-3 => 4-6 5-3",
        "Import @ Round 2: file 5-6 8=PAB, engine 6-5 7=PAB",
        "Regeneration @ Round 3: 4 5 6 => 5 6 4",
        "Exchange @ Round 2: 7 <=> 8",
        "Configuration @ Round 4: 1-2 => 2-1",
        "Rating correction @ Round 4: 6-7: 1-0 => 0-1 (pairings and standings used 1-0)",
        "Not played @ Round 3: 5-8",
        "FPB @ Round 3: 7=FPB 8=FPB",
        "FIDE mode exited before Round 1 was paired",
    ],
)
def test_what_other_programs_tell_goes_out_as_it_came(text: str) -> None:
    play = open_of_8("1111")
    content = write_trf(play.tournament, Edition.TRF26).replace(b"001 ", f"### {text}\r\n001 ".encode(), 1)
    assert lines(Tournament.told(SYSTEMS, read_trf(content).events)) == [f"### {text}"]


@pytest.mark.parametrize("text", ["Dinner @ Round 2: at eight", "Rounds @ Round 4: {1} => {2}"])
def test_a_comment_in_no_form_of_ours_stays_where_it_stood(text: str) -> None:
    play = open_of_8("1111")
    content = write_trf(play.tournament, Edition.TRF26).replace(b"152 ", f"### {text}\r\n152 ".encode(), 1)
    report = write_trf(Tournament.told(SYSTEMS, read_trf(content).events), Edition.TRF26).decode()
    assert f"### {text}\r\n152 " in report


def test_only_trf26_has_them_before_the_players() -> None:
    play = open_of_8()
    play.do(LeaveFideMode("a friendly event"), PairRound())
    assert lines(play.tournament, Edition.TRF16) == lines(play.tournament, style=Style(for_engine=True)) == []
    codes = [line[:3] for line in write_trf(play.tournament, Edition.TRF26).decode().split("\r\n")]
    assert codes[codes.index("###") + 1] == "001"


def test_the_mark_of_fide_mode_only_moves_to_an_earlier_round() -> None:
    """Q45: a file from another machine brings no later one, and clears none."""
    play = open_of_8("1111")
    play.do(LeaveFideMode("a friendly event"))
    later, earlier = (IncidentsTold((Incident(Kind.FIDE_MODE, at),)) for at in (3, 0))
    assert lines(play.tournament.imagine(later)) == ["### FIDE mode exited @ Round 1"]
    assert lines(play.tournament.imagine(earlier)) == ["### FIDE mode exited before Round 1 was paired"]


def _results(tournament: Tournament) -> tuple[Fact, ...]:
    number = tournament.scheduled
    boards = tournament.rounds[-1].boards
    facts: tuple[Fact, ...] = ()
    for board in boards:
        facts += EnterResult(number, board.number, Result.DRAW).decide(tournament.imagine(*facts))
    return facts


def test_records_only_leaves_every_comment_out_and_says_so() -> None:
    """Section 6: nobody knows whether the server that rates events takes comments."""
    play = open_of_8("1111")
    content = write_trf(play.tournament, Edition.TRF26).replace(b"152 ", b"### of another program\r\n152 ", 1)
    event = Tournament.told(SYSTEMS, read_trf(content).events)
    event = event.imagine(IncidentsTold((Incident(Kind.FIDE_MODE, 1),)))
    only = Style(comments=False)
    assert len(lines(event)) == 2
    assert lines(event, style=only) == []
    assert [each for each in lost_in_report(event, only, Edition.TRF26) if "###" in each] == [
        "2 comments (###) are left out, as asked: who checks the event needs the file with them."
    ]


def test_the_reference_code_of_fide_reads_a_report_that_tells() -> None:
    """Gacrux 1.11.65 passes over comments: it finds the same pairs with them and without."""
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    play = open_of_8("1111")
    play.do(turned(play))
    play.results("1010")
    play.do(CorrectResult(1, 1, Result.DRAW, "slip"))
    assert len(lines(play.tournament)) == 2
    found = []
    for style in (Style(), Style(comments=False)):
        read = trf2json()
        read.parse_file(write_trf(play.tournament, Edition.TRF26, style).decode(), 0)
        with redirect_stdout(StringIO()):
            engine = pairing_dutch(read.get_tournament(1), 3, {"experimental": [], "verbose": 0})
            brackets = engine.compute_pairing(False, 0)
        found.append(sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"]))
    assert found[0] == found[1]
    assert len(found[0]) == 4
