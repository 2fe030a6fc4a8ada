"""Results that are seldom wanted, adjourned games at the end, and corrections for rating alone (Q158 - Q193)."""

from __future__ import annotations

import pytest

from paircard.core.commands import (
    AdjournMissing,
    CorrectColours,
    CorrectForRating,
    CorrectResult,
    EnterResult,
    PairRound,
    Undo,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import ODD_RESULTS, Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from tests.support.play import Play

IN_FIDE_MODE = Regulations(2, "dutch-2026", tie_breaks=("BH@c07-2026",), options=DutchOptions(fide="on"))
BOTH = pytest.mark.parametrize("regulations", [IN_FIDE_MODE, Regulations(2)], ids=["FIDE mode", "out of it"])


def event(regulations: Regulations, *signs: str, players: int = 12) -> Play:
    """An event with one round played, each board by its own code."""
    play = Play.under(regulations, tuple(Entrant.of(f"P{n:02}", rating=2400 - 20 * n) for n in range(players)))
    play.do(PairRound(), *(EnterResult(1, board, Result(sign)) for board, sign in enumerate(signs, start=1)))
    return play


def players(tournament: Tournament, style: Style | None = None) -> dict[int, str]:
    """Record 001 of everybody, by number."""
    written = write_trf(tournament, Edition.TRF26, style or Style()).decode().split("\r\n")
    return {int(line[4:8]): line for line in written if line.startswith("001")}


def comments(tournament: Tournament, style: Style | None = None) -> list[str]:
    """The comments of the report."""
    written = write_trf(tournament, Edition.TRF26, style or Style()).decode().split("\r\n")
    return [line for line in written if line.startswith("###")]


def again(tournament: Tournament) -> Tournament:
    """The event that its report brings back."""
    return Tournament.told(SYSTEMS, read_trf(write_trf(tournament, Edition.TRF26)).events)


class TestSeldomWanted:
    """Q180, Q185, Q186: one table of results, counted everywhere as what they are."""

    def test_the_table(self) -> None:
        """Every code is typed, turned, and told by the signs of a report; only final results have signs."""
        for result in Result:
            assert Result.typed(result.value) is result
            assert result.turned.turned is result
            assert result.turned.half_points == result.half_points[::-1]
            if result.settled:
                assert Result.of_signs(*result.signs) is result
                assert Result.typed(result.text.replace(" ", "") if result.played else result.value) is result
                assert Result.of_record(result.in_record) is result
        assert [each.half_points for each in ODD_RESULTS] == [(1, 0), (0, 1), (0, 0), (2, 0), (1, 1), (0, 2)]
        assert all(each.played for each in ODD_RESULTS)

    def test_the_journal_says_that_older_versions_do_not_know_them(self) -> None:
        """An event without them is a file that they read."""
        assert [Result(sign).since for sign in ("1", "x", "a", "0-0", "1u")] == [1, 1, 1, 7, 7]

    @BOTH
    def test_points_cards_and_report(self, regulations: Regulations) -> None:
        """½-0 is half a point and nothing, 0-0 nothing twice; the two have met and had their colours."""
        play = event(regulations, "=-0", "0-=", "0-0", "1u", "=u", "0u")
        state = play.tournament
        boards = state.rounds[0].boards
        points = [tuple(state.cards[id_].points() for id_ in board.players) for board in boards]
        assert points == [(1, 0), (0, 1), (0, 0), (2, 0), (1, 1), (0, 2)]
        for board in boards:
            assert [state.cards[id_].colours for id_ in board.players] == ["W", "B"]
            assert all(not state.cards[id_].bye_barred for id_ in board.players)
        records = players(state)
        signs = ["".join(records[state.numbers[id_]][98] for id_ in board.players) for board in boards]
        assert signs == ["=0", "0=", "00", "WL", "DD", "LW"]
        assert [board.result for board in again(state).rounds[0].boards] == [board.result for board in boards]
        assert [result_sign(state.cards[id_].lines[0]) for id_ in boards[0].players] == ["½", "0"]

    @BOTH
    def test_what_follows_is_paired_by_these_points(self, regulations: Regulations) -> None:
        """Who lost with half a point is paired among those with half a point, and Buchholz counts what was scored."""
        play = event(regulations, "=-0", "0-0", "1", "=", "1", "1")
        play.do(PairRound())
        state = play.tournament
        score = {id_: card.score_before(2) for id_, card in state.cards.items()}
        groups = sorted(tuple(sorted(map(score.__getitem__, pair))) for pair in state.rounds[1].pairs)
        assert sum(map(sum, groups)) == 1 + 0 + 4 * 2
        half = state.rounds[0].boards[0].white
        assert score[half] == 1
        for row in standings(state, 1, ()).rows:
            assert row.points == state.cards[row.card.id].points(1)

    def test_papers(self) -> None:
        """The sheet of the round has them, the arbiter's report a column for what nobody won and was no draw."""
        state = event(IN_FIDE_MODE, "=-0", "0-=", "0-0", "1u", "=u", "0u").tournament
        sheet = as_text(make_paper(state, "pairings"))
        assert all(result.text in sheet for result in ODD_RESULTS)
        head, figures = [
            line for line in as_text(make_paper(state, "report")).splitlines() if "0-1" in line or " 6 " in line
        ][:2]
        columns = dict(zip(head.split(), figures.split(), strict=True))
        assert [columns[each] for each in ("Boards", "1-0", "½-½", "0-1", "Other", "Forfeits")] == list("611130")


class TestAdjourned:
    """Q158, Q169."""

    def test_all_that_is_missing(self) -> None:
        """One command, and none where nothing is missing."""
        play = event(IN_FIDE_MODE, "1", "=")
        with pytest.raises(Refusal, match="A marks them all"):
            PairRound().decide(play.tournament)
        play.do(AdjournMissing(), PairRound())
        assert [board.result for board in play.tournament.rounds[0].boards[1:]] == [
            Result.DRAW,
            *[Result.ADJOURNED] * 4,
        ]
        play = event(IN_FIDE_MODE, *"111111")
        with pytest.raises(Refusal, match="No result is missing"):
            AdjournMissing().decide(play.tournament)

    def test_nothing_final_while_one_is_open(self) -> None:
        """The file of the running event can be had, and says so; with the result there is the report."""
        play = event(IN_FIDE_MODE, *"a11111")
        assert comments(play.tournament) == ["### Running event @ Round 1: 1 game adjourned, no final report"]
        play.do(PairRound())
        play.results("111111")
        names = " - ".join(play.tournament.label(id_) for id_ in play.tournament.rounds[0].pairs[0])
        for refused in (
            lambda: write_trf(play.tournament),
            lambda: make_paper(play.tournament, "report"),
            lambda: make_paper(play.tournament, "diplomas"),
        ):
            with pytest.raises(Refusal, match=f"round 1 board 1, {names}") as caught:
                refused()
            assert caught.value.article == "C.04.2 3.1"
        assert "provisional" in as_text(make_paper(play.tournament, "standings"))
        running = comments(play.tournament, Style(running=True))
        assert running == ["### Running event @ Round 2: 1 game adjourned, no final report"]
        assert again_running(play.tournament).rounds[0].boards[0].result is Result.ADJOURNED
        play.do(EnterResult(1, 1, Result.BLACK))
        assert comments(play.tournament) == ["### Adjournment @ Round 1: 1-7 0-1"]
        assert make_paper(play.tournament, "report")


def again_running(tournament: Tournament) -> Tournament:
    """The event that the file of a running one brings back."""
    return Tournament.told(SYSTEMS, read_trf(write_trf(tournament, Edition.TRF26, Style(running=True))).events)


class TestForRatingAlone:
    """Q192, Q193: beside the result; pairing and table keep the old one."""

    def test_the_report_has_the_other_result_and_says_so(self) -> None:
        """Points, ranks and the next pairing are those of the result that counts."""
        play = event(IN_FIDE_MODE, *"111111")
        before, pairs = players(play.tournament), play.tournament.imagine(*PairRound().decide(play.tournament))
        play.do(CorrectForRating(1, 1, Result.BLACK, "the score sheets say so"))
        after = players(play.tournament)
        assert (before[1][98], before[7][98], after[1][98], after[7][98]) == ("1", "0", "0", "1")
        assert all(after[n][80:89] == before[n][80:89] for n in before)
        line = "### Rating correction @ Round 1: 1-7: 1-0 => 0-1 (pairings and standings used 1-0)"
        assert comments(play.tournament) == [line]
        assert play.tournament.imagine(*PairRound().decide(play.tournament)).rounds[1].pairs == pairs.rounds[1].pairs
        # who pairs by a file needs what counts
        assert players(play.tournament, Style(running=True))[1][98] == "1"
        assert as_text(make_paper(play.tournament, "pairings")).count("0-1") == 0
        assert "1 - 7" not in comments(play.tournament)[0]

    def test_it_comes_back_from_its_report(self) -> None:
        """The comment tells what counts: nothing is told of points that do not fit, and the next report is the same."""
        play = event(IN_FIDE_MODE, *"111111")
        play.do(CorrectForRating(1, 1, Result.BLACK, "x"), CorrectForRating(1, 2, Result.DOUBLE_FORFEIT, "y"))
        report = read_trf(write_trf(play.tournament, Edition.TRF26))
        assert not any("points" in remark.sentence for row in report.rows for remark in row.remarks)
        state = again(play.tournament)
        assert [board.result for board in state.rounds[0].boards[:2]] == [Result.WHITE, Result.WHITE]
        assert [board.rated_as for board in state.rounds[0].boards[:2]] == [Result.BLACK, Result.DOUBLE_FORFEIT]
        assert comments(state) == comments(play.tournament)
        assert players(state) == players(play.tournament)

    def test_taking_it_back(self) -> None:
        """By the result that counts, by undo, and by another result of the game."""
        for back in (CorrectForRating(1, 1, Result.WHITE, "as it was"), Undo(), CorrectResult(1, 1, Result.DRAW, "x")):
            play = event(IN_FIDE_MODE, *"111111")
            play.do(CorrectForRating(1, 1, Result.BLACK, "x"), back)
            board = play.tournament.rounds[0].boards[0]
            assert (board.rated_as, comments(play.tournament)) == (None, [])

    def test_with_colours_reversed(self) -> None:
        """White is named first, and the result is White's."""
        play = event(IN_FIDE_MODE, *"111111")
        play.do(CorrectForRating(1, 1, Result.BLACK, "x"), CorrectColours(1, 1, True, "they say so"))
        line = "### Rating correction @ Round 1: 7-1: 0-1 => 1-0 (pairings and standings used 0-1)"
        assert comments(play.tournament) == [line]
        assert comments(again(play.tournament)) == [line]

    def test_refused(self) -> None:
        """A board without an end, no change, no reason."""
        play = event(IN_FIDE_MODE, *"1a1111")
        for command, why in (
            (CorrectForRating(1, 2, Result.BLACK, "x"), "no final result"),
            (CorrectForRating(1, 1, Result.ADJOURNED, "x"), "not rated"),
            (CorrectForRating(1, 1, Result.WHITE, "x"), "already"),
            (CorrectForRating(1, 1, Result.BLACK, " "), "needs a reason"),
        ):
            with pytest.raises(Refusal, match=why):
                command.decide(play.tournament)
        assert play.tournament.imagine(ResultEntered(1, 1, Result.WHITE)).rounds[0].boards[0].rated_as is None
