"""The acceptance scenarios S1, S2, S3, S6, S7, S11 of the product research, on the domain."""

from __future__ import annotations

import json

import pytest

from paircard.core.commands import (
    AndRepair,
    CorrectColours,
    CorrectEntrant,
    CorrectResult,
    EnterResult,
    PairAnew,
    PairByHand,
    PairRound,
    PublishRound,
    Redo,
    RegisterEntrants,
    ReturnEntrant,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Undone
from paircard.core.event.former_results import earlier_results, left_out
from paircard.core.event.ids import PairingNumber
from paircard.core.event.journal import Entry
from paircard.core.event.overridden import overrides_of
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from tests.support.play import GOLD12_PAIRS, Play, as_set, gold10, gold12
from tests.support.pseudo import PSEUDO

LATE = Entrant.of("Nowak, Late", rating=2190)


class TestS1LateEntry:
    """GOLD-10: No. 11 enters at round 3."""

    def test_half_point_then_nothing(self) -> None:
        """V6: half a point for R1, none for R2."""
        play = gold10(2, half_point_byes=True)
        play.do(RegisterEntrants((LATE,), missed=(1, 0)))
        card = play.tournament.cards[play.id(11)]
        assert (card.score, card.colours, card.opponents) == (1, "", frozenset())
        assert as_set(play.pair()) == as_set("9-8 1-4 3-10 7-11 5-2 bye 6")

    def test_half_points_for_both(self) -> None:
        """V7."""
        play = gold10(2, half_point_byes=True)
        play.do(RegisterEntrants((LATE,), missed=(1, 1)))
        assert as_set(play.pair()) == as_set("9-8 1-11 3-10 7-4 5-2 bye 6")

    def test_half_points_need_the_regulation(self) -> None:
        """R18: they are not in these rules; F5 gives 0."""
        with pytest.raises(Refusal, match="F5") as refused:
            gold10(2).do(RegisterEntrants((LATE,), missed=(1, 0)))
        assert refused.value.article == "R18"

    def test_second_late_entry_joins_the_round_after(self) -> None:
        """After the publication of round 3 it is too late for round 3."""
        play = gold10(2, half_point_byes=True)
        play.pair()
        play.do(PublishRound(), RegisterEntrants((LATE,), missed=(0, 0, 1)))
        registration = play.tournament.registrations[play.id(11)]
        assert (registration.first_round, registration.missed) == (4, (0, 0, 1))


class TestS2WrongResultFoundLate:
    """GOLD-12, round 4 paired: round 3 board 8-9 was 1-0, not a draw."""

    corrected_r4 = "8-1 2-10 7-3 4-9 12-5 6-11"

    def correction(self, play: Play) -> CorrectResult:
        """The correction of the board 8-9."""
        third = play.tournament.rounds[2]
        (board,) = third.boards_of(play.id(8))
        return CorrectResult(3, board.number, Result.WHITE, "slip")

    def test_unpublished_is_paired_again(self) -> None:
        """V1, and one undo brings everything back."""
        play = gold12(3)
        before = as_set(play.pair())
        play.do(AndRepair(self.correction(play)))
        assert as_set(play.pairs()) == as_set(self.corrected_r4)
        play.do(Undo())
        assert as_set(play.pairs()) == before
        (board,) = play.tournament.rounds[2].boards_of(play.id(8))
        assert board.result is Result.DRAW
        kinds = [type(entry.event).__name__ for entry in play.tournament.entries]
        assert "ResultCorrected" in kinds
        assert isinstance(play.tournament.entries[-1].event, Undone)

    def test_published_stands(self) -> None:
        """F6, F7: the pairing stays; round 5 is V2; the table uses the corrected result.

        V2 holds where round 5 is not the last: in a last round B6 would not keep 9, who has over 50 %, from
        floating again (R6).
        """
        play = gold12(3, rounds=7)
        play.pair()
        play.do(PublishRound())
        with pytest.raises(Refusal, match="F7") as refused:
            play.do(AndRepair(self.correction(play)))
        assert refused.value.article == "F7"
        play.do(self.correction(play))
        assert as_set(play.pairs()) == as_set(GOLD12_PAIRS[3])
        self.play_fourth(play)
        rows = {row.card.number: row.points for row in standings(play.tournament).rows}
        assert rows[PairingNumber(8)] == 2 * (0 + 1 + 1 + 1)
        assert as_set(play.pair()) == as_set("10-8 9-2 1-12 5-7 11-4 3-6")

    def play_fourth(self, play: Play) -> None:
        """Enter the listed results of round 4."""
        signs = dict(zip(GOLD12_PAIRS[3].split(), "1=10=0", strict=True))
        play.results("".join(signs[pair] for pair in play.pairs().split()))

    @pytest.mark.parametrize("at_once", [True, False])
    def test_before_it_is_played_the_arbiter_decides(self, at_once: bool) -> None:
        """F7, second sentence: the decision needs a reason, and is no breach of F6 that reports would name."""
        play = gold12(3)
        play.pair()
        play.do(PublishRound())
        if at_once:
            play.do(AndRepair(self.correction(play), override="nobody has sat down"))
        else:
            play.do(self.correction(play), PairAnew(override="nobody has sat down"))
        assert as_set(play.pairs()) == as_set(self.corrected_r4)
        reasons = [getattr(entry.event, "reason", "") for entry in play.tournament.entries]
        assert "F7: nobody has sat down" in reasons
        assert overrides_of(play.tournament) == ()

    def test_override_needs_a_reason_and_is_recorded(self) -> None:
        """F6 overridden, for nothing was corrected: the reason stands in the journal."""
        play = gold12(3)
        play.pair()
        play.do(self.correction(play), PublishRound())
        with pytest.raises(Refusal, match="is published"):
            play.do(PairAnew())
        play.do(PairAnew(override="both captains agreed"))
        assert as_set(play.pairs()) == as_set(self.corrected_r4)
        assert any(getattr(entry.event, "reason", "") == "both captains agreed" for entry in play.tournament.entries)
        marks = [each.sentence for each in overrides_of(play.tournament)]
        assert marks == ["Round 4 was paired anew against F6: both captains agreed"]
        # the mark stays with whatever is paired later, and goes only with an undo
        play.do(UnpairRound(), PairRound())
        assert [each.sentence for each in overrides_of(play.tournament)] == marks
        play.do(Undo(), Undo(), Undo())
        assert overrides_of(play.tournament) == ()
        assert as_set(play.pairs()) == as_set(GOLD12_PAIRS[3])

    def test_results_of_a_round_are_never_thrown_away(self) -> None:
        """A round being played is paired again only by override; boards that stay keep their results (F7)."""
        play = gold12(3)
        play.pair()
        play.do(*(EnterResult(4, board, Result.WHITE) for board in (1, 2, 3)))
        with pytest.raises(Refusal, match="being played") as refused:
            play.do(AndRepair(self.correction(play)))
        assert refused.value.article == "F7"
        before = {board.players: board.result for board in play.tournament.rounds[3].boards}
        play.do(AndRepair(self.correction(play), override="agreed"))
        assert as_set(play.pairs()) == as_set(self.corrected_r4)
        after = {board.players: board.result for board in play.tournament.rounds[3].boards}
        assert all(after[pair] == before[pair] for pair in before.keys() & after.keys())
        assert not any(after[pair] for pair in after.keys() - before.keys())
        lost = left_out(play.tournament, 4, earlier_results(play.tournament, 4))
        assert {board.players for board in lost} == {p for p, r in before.items() if r} - after.keys()
        assert [each.sentence for each in overrides_of(play.tournament)] == [
            "Round 4 was paired anew against F7: agreed"
        ]


class TestS3Withdrawal:
    """A player leaves; the past stays."""

    def test_dresden(self) -> None:
        """(a) GOLD-15: 13 leaves after round 1; round 2 has no bye."""
        play = Play.evenly(15, 2400, 20)
        play.round("1-8 9-2 3-10 11-4 5-12 13-6 7-14 bye 15", "1=101=1")
        play.do(WithdrawEntrant(play.id(13)))
        play.round("5-1 15-3 4-7 6-9 2-8 10-12 14-11", "1=0=1=0")
        assert as_set(play.pair()) == as_set("7-5 3-2 1-15 9-4 11-6 8-10 12-14")

    def test_six_leaves_and_returns(self) -> None:
        """(b) GOLD-12: V5; 6 keeps two rounds; a return is possible."""
        play = gold12(2)
        history = play.tournament.cards[play.id(6)].lines
        play.do(WithdrawEntrant(play.id(6)))
        assert as_set(play.pair()) == as_set("1-2 3-10 8-9 12-4 7-11 bye 5")
        assert play.tournament.cards[play.id(6)].lines[:2] == history
        play.results("10=01")
        play.do(ReturnEntrant(play.id(6)))
        assert play.id(6) in play.tournament.to_pair


class TestS6RatingCorrected:
    """GOLD-12 before round 3."""

    def correct(self, number: int, rating: int) -> Play:
        """Correct one rating."""
        play = gold12(2)
        play.do(CorrectEntrant(play.id(number), Entrant.of(f"A{number}", rating=rating), "list of January"))
        return play

    def test_twelve_to_2210(self) -> None:
        """V3: the order A2 changes, the number does not (R20)."""
        play = self.correct(12, 2210)
        assert as_set(play.pair()) == as_set("1-2 3-10 12-9 8-4 7-11 5-6")

    def test_eight_to_2340(self) -> None:
        """V4: no change."""
        assert as_set(self.correct(8, 2340).pair()) == as_set(GOLD12_PAIRS[2])


class TestS7OddNumbers:
    """Byes: never twice, never after a point without playing."""

    nine = (
        ("1-5 6-2 3-7 8-4 bye 9", "1=01"),
        ("9-1 7-8 2-3 4-6 bye 5", "10=1"),
        ("8-9 1-4 5-2 6-7 bye 3", "=110"),
    )

    def test_gold_9(self) -> None:
        """Byes 9, 5, 3, and the 1998 answer in round 4."""
        play = Play.evenly(9, 2200, 30)
        for pairs, signs in self.nine:
            play.round(pairs, signs)
        assert as_set(play.pair()) == as_set("5-8 7-9 3-1 2-4 bye 6")

    def test_gold_7(self) -> None:
        """A5 and B5: the bye was a downfloat, so 7 may not float again."""
        play = Play.evenly(7, 2100, 20)
        play.round("1-4 5-2 3-6 bye 7", "1=0")
        assert as_set(play.pair()) == as_set("7-1 6-5 2-3 bye 4")

    def test_forfeit_winner_is_barred(self) -> None:
        """B1b, R16: 8 won by forfeit and never gets the bye later."""
        play = Play.evenly(9, 2200, 30, rounds=7)
        play.round(self.nine[0][0], "1=0+")
        assert play.tournament.cards[play.id(8)].bye_barred
        for _ in range(3):
            play.pair()
            current = play.tournament.current
            assert current is not None
            assert current.bye != play.id(8)
            play.results("0" * len(current.boards))

    def test_withdrawal_of_one_of_nine(self) -> None:
        """Even now: no bye, and earlier byes still count as downfloats."""
        play = Play.evenly(9, 2200, 30)
        play.round(*self.nine[0])
        play.do(WithdrawEntrant(play.id(4)))
        assert "bye" not in play.pair()
        assert play.tournament.cards[play.id(9)].floats[0] == "D"


class TestVariantsOfGold10:
    """V8 - V10: forfeit, wrong colours, adjourned."""

    def test_v8_forfeit_has_no_colour(self) -> None:
        """F2, E2: 4 has one played colour only."""
        play = gold10(1)
        play.round("8-1 2-9 10-7 4-5 6-3", "10=+0")
        assert as_set(play.pair()) == as_set("9-8 4-1 3-10 7-5 6-2")

    def test_v9_wrong_colours(self) -> None:
        """F7: 10-7 was really played with 7 White."""
        play = gold10(2)
        (board,) = play.tournament.rounds[1].boards_of(play.id(10))
        play.do(CorrectColours(2, board.number, reversed=True))
        assert as_set(play.pair()) == as_set("9-8 1-4 3-7 10-2 5-6")

    @pytest.mark.parametrize(
        ("sign", "expected"),
        [
            ("a", "1-9 8-2 5-3 4-7 10-6"),
            ("1", "1-9 2-3 5-8 4-7 10-6"),
            ("0", "8-2 9-1 5-3 4-7 10-6"),
        ],
    )
    def test_v10_adjourned(self, sign: str, expected: str) -> None:
        """F9: an adjourned game is a draw for pairing, and the table is provisional until it is settled."""
        play = gold10(2)
        play.round("9-8 1-4 3-10 7-5 6-2", sign + "1100")
        assert as_set(play.pair()) == as_set(expected)
        assert standings(play.tournament, 3).provisional == (sign == "a")

    def test_v10_settled_later(self) -> None:
        """The later 1-0 changes points, not round 4."""
        play = gold10(2)
        play.round("9-8 1-4 3-10 7-5 6-2", "a1100")
        play.pair()
        (board,) = play.tournament.rounds[2].boards_of(play.id(9))
        before = play.points()[9]
        play.do(EnterResult(3, board.number, Result.WHITE))
        assert play.points()[9] == before + 1
        assert as_set(play.pairs()) == as_set("1-9 8-2 5-3 4-7 10-6")


def test_pairing_needs_all_results() -> None:
    """The refusal names the round and the boards."""
    play = gold12(1)
    play.pair()
    with pytest.raises(Refusal, match="Round 2 has no result on board 1, 2, 3, 4, 5, 6"):
        play.do(PairRound())


class TestS11HandMadePairing:
    """GOLD-12, round 3: opponents of boards 3 and 4 swapped by hand."""

    swapped = "1-2 3-10 8-4 12-9 7-11 5-6"

    def by_hand(self, play: Play, pairs: str, *, override: bool = False) -> PairByHand:
        """The command."""
        ids = [tuple(play.id(int(number)) for number in pair.split("-")) for pair in pairs.split()]
        return PairByHand(tuple((white, black) for white, black in ids), None, "test", override=override)

    def test_undo_redo_pair_anew(self) -> None:
        """By hand, back, forth, and anew by the rules."""
        play = gold12(2)
        by_rules = as_set(play.pair())
        play.do(self.by_hand(play, self.swapped))
        assert overrides_of(play.tournament) == ()
        play.do(Undo())
        assert as_set(play.pairs()) == by_rules
        play.do(Redo())
        assert as_set(play.pairs()) == as_set(self.swapped)
        play.do(PairAnew())
        assert as_set(play.pairs()) == by_rules

    def test_b1a_is_refused_and_overridden(self) -> None:
        """1-7 again; the override is marked, and gone with the pairing."""
        play = gold12(2)
        again = "1-7 2-3 10-8 12-9 4-11 5-6"
        with pytest.raises(Refusal) as refused:
            play.do(self.by_hand(play, again))
        assert refused.value.article == "B1a"
        play.do(self.by_hand(play, again, override=True))
        (mark,) = overrides_of(play.tournament)
        assert mark.sentence.startswith("Round 3 was paired by hand against B1a")
        assert "test (B1a: " in mark.sentence
        play.do(UnpairRound())
        assert overrides_of(play.tournament) == ()

    def test_the_journal_keeps_what_is_broken_in_english(self) -> None:
        """Whoever reads it later may speak another language than the arbiter who overrode B1a."""
        english, other = gold12(2), gold12(2)
        again = "1-7 2-3 10-8 12-9 4-11 5-6"
        english.do(self.by_hand(english, again, override=True))
        with speaking(PSEUDO):
            other.do(self.by_hand(other, again, override=True))
        assert other.tournament.entries[-1].event == english.tournament.entries[-1].event

    def test_rebuilt_from_the_journal(self) -> None:
        """State and pairings are the same, the marks too."""
        play = gold12(2)
        play.do(self.by_hand(play, "1-7 2-3 10-8 12-9 4-11 5-6", override=True), PublishRound())
        documents = json.loads(json.dumps([entry.to_document() for entry in play.tournament.entries]))
        rebuilt = Tournament.fold(SYSTEMS, (Entry.from_document(SYSTEMS, document) for document in documents))
        assert (rebuilt.facts, overrides_of(rebuilt)) == (play.tournament.facts, overrides_of(play.tournament))
