"""What a change does to a pairing: two pairings of one round side by side (S6, S2, R19, R20)."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import CorrectEntrant, CorrectResult, PairRound, PublishRound, WithdrawEntrant
from paircard.core.event.entrant_facts import EntrantCorrected
from paircard.core.event.ids import PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.event.tournament import Tournament
from paircard.core.review.pairing_diff import PairingChanges, pairing_changes
from tests.support.dose import examples
from tests.support.play import Play, as_set, gold10, gold12


def with_rating(tournament: Tournament, number: PairingNumber, rating: int) -> Tournament:
    """The branch in which a rating is another one."""
    id_ = tournament.ids[number]
    entrant = replace(tournament.registrations[id_].entrant, rating=rating)
    return tournament.imagine(EntrantCorrected(id_, entrant))


def test_s6_twelve_to_2210() -> None:
    """V3: 12-9 and 8-4 instead of 8-9 and 12-4."""
    before = gold12(2).tournament
    changes = pairing_changes(before, with_rating(before, PairingNumber(12), 2210))
    assert changes == PairingChanges(3, ("8-9", "12-4"), ("12-9", "8-4"), reordered=True)
    assert list(changes.lines()) == [
        "Round 3: 12-9 and 8-4 instead of 8-9 and 12-4.",
        "",
        "  before      after",
        "  8-9         12-9",
        "  12-4        8-4",
    ]


def test_s6_eight_to_2340() -> None:
    """V4: no difference."""
    before = gold12(2).tournament
    changes = pairing_changes(before, with_rating(before, PairingNumber(8), 2340))
    assert not changes
    assert list(changes.lines()) == ["No difference in round 3."]


def test_a_made_pairing_against_the_one_after_a_correction() -> None:
    """V1: round 4 is paired and waits; the right result of 8-9 would pair it anew."""
    play = gold12(3)
    waiting = play.do(PairRound())
    third = waiting.rounds[2]
    board = next(b for b in third.boards if (b.white, b.black) == (play.id(8), play.id(9)))
    correction = CorrectResult(3, board.number, Result.WHITE, "slip").decide(waiting)
    changes = pairing_changes(waiting, waiting.imagine(*correction, RoundUnpaired(4)))
    # product research, V1: 8-1 2-10 7-3 4-9 12-5 6-11 instead of 9-1 2-10 7-3 4-8 12-5 6-11
    assert (set(changes.gone), set(changes.new)) == ({"9-1", "4-8"}, {"8-1", "4-9"})


def test_a_made_pairing_against_itself() -> None:
    """Nothing corrected, nothing changed."""
    waiting = gold12(3).do(PairRound())
    assert not pairing_changes(waiting, waiting.imagine(RoundUnpaired(4)))


def test_a_bye_that_comes() -> None:
    """V5: 6 leaves before round 3, 5 gets the bye."""
    play = gold12(2)
    before = play.tournament
    changes = pairing_changes(before, play.do(WithdrawEntrant(play.id(6))))
    assert (changes.bye_before, changes.bye_after) == (None, 5)
    assert changes.sentence == "Round 3: none instead of 5-6, 5 has the bye, which nobody had."
    assert list(changes.lines())[-1] == "  no bye      bye 5"


def test_missing_results_are_said() -> None:
    """While round 3 is played, round 4 cannot be compared (A2)."""
    play = gold12(2)
    playing = play.do(PairRound(), PublishRound())
    changes = pairing_changes(playing, with_rating(playing, PairingNumber(12), 2210))
    assert not changes
    assert changes.sentence.startswith("Round 4 cannot be compared: A2: Round 3 has no result on board 1, 2")
    assert list(changes.lines()) == [changes.sentence]


def test_after_the_last_round_nothing_is_left() -> None:
    """All rounds paired and played."""
    over = gold12(5).tournament
    assert "All 5 rounds are paired" in pairing_changes(over, with_rating(over, PairingNumber(1), 1000)).sentence


def test_a_change_that_leaves_nobody_to_pair() -> None:
    """The state after the change is the one that cannot be paired."""
    play = Play.evenly(2, 2000, 50)
    before = play.tournament
    after = play.do(WithdrawEntrant(play.id(2)))
    assert "after the change it could not be paired. F5" in pairing_changes(before, after).sentence


def test_before_round_1_people_keep_the_numbers_they_had() -> None:
    """R20: the first two change numbers, so 1-3 4-2 becomes 2-3 4-1 for those who know the old ones."""
    before = Play.evenly(4, 2000, 50).tournament
    changes = pairing_changes(before, with_rating(before, PairingNumber(1), 1920))
    assert set(changes.gone) == {"1-3", "4-2"}
    assert set(changes.new) == {"2-3", "4-1"}
    assert not pairing_changes(before, with_rating(before, PairingNumber(1), 2400))


@settings(max_examples=examples(25), deadline=None)
@given(number=st.integers(1, 10), rating=st.integers(0, 3000))
def test_the_changes_lead_from_one_pairing_to_the_other(number: PairingNumber, rating: int) -> None:
    """Take away what is gone, add what is new: the pairing the engine makes after the correction."""
    play = gold10(3)
    before = play.tournament
    changes = pairing_changes(before, with_rating(before, number, rating))
    if before.registrations[play.id(number)].entrant.rating != rating:
        entrant = replace(before.registrations[play.id(number)].entrant, rating=rating)
        play.do(CorrectEntrant(play.id(number), entrant, "list of January"))
    expected = as_set(play.pair())
    unchanged = as_set(gold10(3).pair()) - set(changes.gone)
    assert unchanged | set(changes.new) == expected
    assert bool(changes) == (expected != as_set(gold10(3).pair()))
