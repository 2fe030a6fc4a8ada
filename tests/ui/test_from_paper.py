"""A round typed back from paper: one command, held to the rules, as if it had been paired and typed at the time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import CorrectEntrant, PairByHand, RecordFromPaper, Undo, WithdrawEntrant
from paircard.core.event.ids import PairingNumber
from paircard.core.event.overridden import overrides_of
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPaired, RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.tui.screens.pairings.typed_round import TypedBoard, TypedRound
from tests.support.play import GOLD12_PAIRS, GOLD12_RESULTS, Play, as_set, gold12

WHY = "power cut"


def typed(tournament: Tournament, *lines: str) -> TypedRound:
    """Type these lines one after the other."""
    round_ = TypedRound.of(tournament)
    for line in lines:
        round_ = round_.after(line)
    return round_


def lines_of(pairs: str, signs: str) -> list[str]:
    """The pairs and results of a round as an arbiter types them."""
    return [f"{pair} {sign}" for pair, sign in zip(pairs.split(), signs, strict=True)]


class TestTypedBack:
    """GOLD-12 on paper from round 3 on."""

    @given(st.permutations(lines_of(GOLD12_PAIRS[2], GOLD12_RESULTS[2])))
    def test_in_any_order_of_boards(self, lines: list[str]) -> None:
        """Results stay with their pairs, boards stand by F1, the next round is paired as if nothing had happened."""
        play, straight = gold12(2), gold12(3)
        play.do(typed(play.tournament, *lines).command(WHY))
        assert play.tournament.rounds[2].boards == straight.tournament.rounds[2].boards
        assert play.tournament.rounds[2].published
        assert as_set(play.pair()) == as_set(GOLD12_PAIRS[3])

    def test_several_boards_in_a_line(self) -> None:
        """However it is typed."""
        text = " ".join(lines_of(GOLD12_PAIRS[2], GOLD12_RESULTS[2]))
        play = gold12(2)
        lines = lines_of(GOLD12_PAIRS[2], GOLD12_RESULTS[2])
        assert typed(play.tournament, text).boards == typed(play.tournament, *lines).boards

    def test_in_place_of_an_unpublished_pairing(self) -> None:
        """What the program proposed was not what hung on the wall."""
        play = gold12(2)
        play.pair()
        play.do(typed(play.tournament, "1-2 3-10 8-4 12-9 7-11 5-6").command(WHY))
        assert as_set(play.pairs()) == as_set("1-2 3-10 8-4 12-9 7-11 5-6")
        assert len(play.tournament.rounds) == 3

    def test_one_command_one_undo(self) -> None:
        """All of it comes and goes at once."""
        play = gold12(2)
        before = play.tournament.facts
        play.do(typed(play.tournament, *lines_of(GOLD12_PAIRS[2], GOLD12_RESULTS[2]), ).command(WHY))  # fmt: skip
        fresh = [entry for entry in play.tournament.entries if entry.command == play.tournament.timeline.done[-1]]
        assert [type(entry.event) for entry in fresh] == [RoundPaired, RoundPublished, *[ResultEntered] * 6]
        assert play.do(Undo()).facts == before

    def test_who_is_away_gets_nothing(self) -> None:
        """F5, and the bye that becomes necessary."""
        play = gold12(2)
        play.do(typed(play.tournament, "1-2 1 3-10 = 8-9 0 12-4 1 7-11 -", "away 6", "bye 5").command(WHY))
        points = play.points()
        assert points[6] == 0
        assert points[5] == 0.5 + 1
        assert play.tournament.rounds[2].bye == play.id(5)


class TestHeldToTheRules:
    """Each pair at once, by its article."""

    def refused(self, tournament: Tournament, *lines: str) -> str:
        """Return why the last line is refused."""
        round_ = typed(tournament, *lines[:-1])
        with pytest.raises(Refusal) as told:
            round_.after(lines[-1])
        return str(told.value)

    def test_b1a(self) -> None:
        """They met in round 1."""
        event = gold12(2).tournament
        said = self.refused(event, "1-7 1")
        assert said == "B1a: 1 and 7 have already met. If it was played so all the same, type 1-7!"

    def test_b1b(self) -> None:
        """Nobody has two byes."""
        play = Play.evenly(9, 2200, 30)
        play.round("1-5 6-2 3-7 8-4 bye 9", "1=01")
        assert self.refused(play.tournament, "bye 9").startswith("B1b: 9 A9 has had a point without playing")

    def test_b2(self) -> None:
        """10 had White in both rounds."""
        said = self.refused(gold12(2).tournament, "10-8")
        assert said.startswith(
            "B2: 10 A10 would have White for the third time running, or three times more often than Black: give Black."
        )

    def test_known_and_recorded(self) -> None:
        """With ! it is taken, and the article stands in the report beside the reason."""
        play = gold12(2)
        round_ = typed(play.tournament, "1-7! 1", "2-3 8-10 12-9 11-4 5-6")
        with pytest.raises(Refusal, match="B1a"):
            RecordFromPaper(round_.command(WHY).pairs, round_.command(WHY).results, None, WHY).decide(play.tournament)
        play.do(round_.command(WHY))
        (override,) = overrides_of(play.tournament)
        assert "B1a" in override.articles
        assert override.reason.startswith(f"{WHY} (B1a: 1 and 7 have already met.)")

    def test_taken_back_it_is_no_override(self) -> None:
        """What was typed by mistake leaves no mark."""
        play = gold12(2)
        round_ = typed(play.tournament, "1-7!", "no 7")
        assert not round_.broken
        assert not round_.boards

    @pytest.mark.parametrize(
        ("lines", "said"),
        [
            (("1-2", "2-5"), '2 A2 is already typed: type "no 2" to take that back.'),
            (("1-1",), "1 A1 cannot have both White and Black."),
            (("1-99",), "There is no player with the number 99."),
            (("1-6",), "F5: 6 A6 does not take part in round 3."),
            (("1 2",), "1 is not a pair: type numbers such as 10-1, White first."),
            (("1-0",), "There is no player with the number 0."),
            (("bye",), "bye needs a number after it, such as bye 9."),
            (("bye 5", "bye 4"), "A5: 5 A5 has the bye: only one player has it."),
            (("no 5",), "5 A5 was not typed yet."),
            (("1-2 7",), "7 is not a result: type one of 1 5 0 + - x a =-0 0-= 0-0 1u =u 0u."),
            (("1-2 1 1",), "1 is not a pair: type numbers such as 10-1, White first."),
            (("",), "Left: 1 2 3 4 5 7 8 9 10 11 and 1 more."),
        ],
    )
    def test_refused(self, lines: tuple[str, ...], said: str) -> None:
        """Each with one sentence that says what to do."""
        play = gold12(2)
        play.do(WithdrawEntrant(play.id(6), "ill"))
        assert self.refused(play.tournament, *lines) == said

    def test_nothing_of_a_wrong_line_counts(self) -> None:
        """Whole lines or nothing."""
        event = gold12(2).tournament
        self.refused(event, "1-2 1 3-10 = 1-7")
        assert typed(event, "1-2 1").boards == (
            TypedBoard(event.ids[PairingNumber(1)], event.ids[PairingNumber(2)], Result.WHITE),
        )

    def test_results_first(self) -> None:
        """A round is typed in only once the one before has its results."""
        play = gold12(2)
        play.pair()
        play.results("10")
        with pytest.raises(Refusal, match=r"A2: Round 3 has no result on board 3, 4, 5, 6"):
            TypedRound.of(play.tournament)

    def test_everybody_is_needed(self) -> None:
        """And a reason."""
        play = gold12(2)
        with pytest.raises(Refusal, match="A5: Not paired: "):
            play.do(typed(play.tournament, "1-2").command(WHY))
        with pytest.raises(Refusal, match="R14: A pairing by hand needs a reason"):
            play.do(typed(play.tournament, GOLD12_PAIRS[2]).command(" "))

    def test_the_same_as_by_hand(self) -> None:
        """No second way of pairing: without results it stores what `PairByHand` stores, published."""
        one, other = gold12(2), gold12(2)
        round_ = typed(one.tournament, GOLD12_PAIRS[2])
        one.do(round_.command(WHY))
        other.do(PairByHand(round_.command(WHY).pairs, None, WHY))
        made = [
            [entry.event for entry in play.tournament.entries if isinstance(entry.event, RoundPaired)][-1]
            for play in (one, other)
        ]
        assert made[0] == made[1]


class TestKeptMeanwhile:
    """What was typed outlives whatever is done to the event before the rest is typed."""

    def test_a_correction_changes_nothing(self) -> None:
        """Numbers stay, boards stay."""
        play = gold12(2)
        kept = typed(play.tournament, "1-2 1 3-10 =", "bye 5")
        entrant = play.tournament.registrations[play.id(8)].entrant
        play.do(CorrectEntrant(play.id(8), replace(entrant, name="Renamed"), "slip"))
        carried = kept.carried_to(play.tournament)
        assert (carried.boards, carried.bye) == (kept.boards, kept.bye)
        assert carried.before.registrations[play.id(8)].entrant.name == "Renamed"

    def test_who_has_gone_is_left_out(self) -> None:
        """With the board: the opponent is still to be typed."""
        play = gold12(2)
        kept = typed(play.tournament, "1-7! 1 3-10 =", "away 6")
        play.do(WithdrawEntrant(play.id(7), "ill"))
        play.do(WithdrawEntrant(play.id(6), "ill"))
        carried = kept.carried_to(play.tournament)
        assert carried.boards == kept.boards[1:]
        assert (carried.away, carried.broken) == ((), False)
        assert play.id(1) in carried.left

    def test_another_round_begins_anew(self) -> None:
        """What was typed for the one before is stored or gone."""
        play = gold12(2)
        kept = typed(play.tournament, "1-2 1")
        play.do(typed(play.tournament, *lines_of(GOLD12_PAIRS[2], GOLD12_RESULTS[2])).command(WHY))
        carried = kept.carried_to(play.tournament)
        assert (carried.before.next_round, carried.boards) == (4, ())


def test_where_no_legal_pairing_exists() -> None:
    """Two players, two rounds: the rules have no pairing left; what was played is stored all the same."""
    play = Play.evenly(2, 2000, 10, rounds=2)
    play.pair()
    play.results("1")
    play.do(typed(play.tournament, "2-1! 0").command(WHY))
    assert play.tournament.rounds[1].boards[0].result is Result.BLACK
