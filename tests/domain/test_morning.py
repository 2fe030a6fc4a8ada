"""The morning of an open: who is there, who is not by the deadline, who comes late, and what they pay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import (
    AgreeFee,
    AnnounceAbsence,
    CheckIn,
    Command,
    CorrectEntrant,
    CreateTournament,
    EndCheckIn,
    MoveEntrant,
    OpenStage,
    PairRound,
    PayFee,
    RegisterEntrants,
    RemoveEntrant,
    SetFees,
    SetFirstColour,
    Several,
    TakeBackCheckIn,
    Undo,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant, Sex, Title
from paircard.core.event.ids import ContestantId
from paircard.core.event.morning_facts import Fee
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper, unfit
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import TODAY
from paircard.core.tables.attendance import attendance, never_came
from paircard.core.tables.fees import due_of, owes, payments
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.support.ids import ids

NAMES = ("Adams", "Brown", "Clark", "Drake", "Evans")
ONE, TWO, THREE, FOUR, FIVE = ids(1, 2, 3, 4, 5)


def after(tournament: Tournament, *commands: Command, arbiter: str = "Anna") -> Tournament:
    """Return the event after some commands, one after the other."""
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter=arbiter, time="2026-05-01T09:00:00Z")
    return tournament


def opened(system: str = TODAY, **regulations: object) -> Tournament:
    """Return an event of five players by falling ratings, the first a woman."""
    entrants = [Entrant(name, 2000 - 100 * at) for at, name in enumerate(NAMES)]
    entrants[0] = replace(entrants[0], sex=Sex.WOMAN)
    create = CreateTournament(Details("Open"), Regulations(3, system, **regulations))  # type: ignore[arg-type]
    return after(Tournament.beginning(SYSTEMS), create, RegisterEntrants(tuple(entrants)))


def there(tournament: Tournament) -> tuple[int, ...]:
    """Return the round, and how many are here, to come, absent and excused."""
    found = attendance(tournament)
    assert found is not None
    return found.round, *map(len, (found.here, found.to_come, found.absent, found.excused))


def test_whoever_is_not_ticked_is_absent_in_one_go_and_one_undo_takes_it_back() -> None:
    ticked = after(opened(), CheckIn(ids(1, 2), 1))
    assert there(ticked) == (1, 2, 3, 0, 0)
    swept = after(ticked, EndCheckIn(ids(3, 4, 5), 1))
    assert there(swept) == (1, 2, 0, 3, 0)
    assert set(swept.to_pair) == {ONE, TWO}
    assert there(after(swept, Undo())) == (1, 2, 3, 0, 0)


def test_only_those_are_absent_whose_names_were_said_and_who_have_not_come_meanwhile() -> None:
    """The question named 3, 4 and 5; the other helper ticked 4 and took 2 back while it stood there."""
    meanwhile = after(opened(), CheckIn(ids(1, 2), 1), CheckIn(ids(4), 1), TakeBackCheckIn(TWO, 1))
    swept = after(meanwhile, EndCheckIn(ids(3, 4, 5), 1))
    assert [id_ for id_, each in swept.registrations.items() if 1 in each.absences] == [THREE, FIVE]


def test_who_comes_after_the_deadline_plays_the_round_that_is_not_paired_yet() -> None:
    late = after(opened(), CheckIn(ids(1, 2), 1), EndCheckIn(ids(3, 4, 5), 1), CheckIn(ids(4), 1))
    assert there(late) == (1, 3, 0, 2, 0)
    assert FOUR in late.to_pair


def test_who_comes_while_round_1_is_played_joins_round_2_with_nothing_for_round_1() -> None:
    """C.04.2 2.4: 0 points for rounds missed. Who never came is named before round 2 is paired."""
    ticked = (CheckIn(ids(1, 2), 1), EndCheckIn(ids(3, 4, 5), 1), SetFirstColour("W"), PairRound())
    playing = after(opened(), *ticked)
    assert never_came(playing) == (THREE, FOUR, FIVE)
    late = after(playing, CheckIn(ids(4), 2))
    assert there(late)[:2] == (2, 1)
    assert FOUR in late.to_pair
    assert late.cards[FOUR].points() == 0
    assert never_came(late) == (THREE, FIVE)


@pytest.mark.parametrize(
    ("before", "command", "said"),
    [
        ((CheckIn(ids(1), 1),), CheckIn(ids(1), 1), "Ticked already: 1 Adams."),
        ((WithdrawEntrant(ONE),), CheckIn(ids(1), 1), "1 Adams has withdrawn"),
        ((AnnounceAbsence(ONE, 1, half_point=True),), CheckIn(ids(1), 1), "1 Adams is down for a bye in round 1"),
        ((), CheckIn(ids(1), 2), "Round 2 is paired by now: people come for round 1."),
        ((), TakeBackCheckIn(ONE, 1), "1 Adams is not ticked."),
        ((CheckIn(ids(1), 1),), EndCheckIn(ids(1), 1), "Everybody is there."),
        ((), PayFee(ONE, 0), "Nothing was changed for 1 Adams."),
        ((), SetFees((Fee(100, "tall"),)), "tall names nothing to filter by"),
    ],
)
def test_what_is_refused_says_why(before: tuple[Command, ...], command: Command, said: str) -> None:
    event = after(opened(half_point_byes=True), *before)
    with pytest.raises(Refusal, match=said.replace(".", r"\.")):
        command.decide(event)


def test_of_several_who_are_ticked_at_once_the_other_helpers_are_passed_over() -> None:
    event = after(opened(), CheckIn(ids(1), 1))
    assert len(CheckIn(ids(1, 2, 3), 1).decide(event)) == 2


def test_a_round_robin_says_what_its_rules_do_instead() -> None:
    event = after(opened("round-robin"), CheckIn(ids(1, 2), 1))
    with pytest.raises(Refusal):
        EndCheckIn(ids(3, 4, 5), 1).decide(event)


def test_several_commands_are_done_together_or_not_at_all() -> None:
    event = opened()
    both = after(event, Several((WithdrawEntrant(ONE, "ill"), WithdrawEntrant(TWO, "ill"))))
    assert [each.gone for each in both.registrations.values()] == [True, True, False, False, False]
    assert not any(each.gone for each in after(both, Undo()).registrations.values())
    with pytest.raises(Refusal, match="1 Adams has already withdrawn"):
        Several((WithdrawEntrant(TWO), WithdrawEntrant(ONE))).decide(after(event, WithdrawEntrant(ONE)))


def test_the_first_fee_that_is_theirs_is_due_and_money_is_exact() -> None:
    event = after(opened(), SetFees((Fee(1250, "women"), Fee(2500)), "EUR"), PayFee(ONE, 1250), PayFee(TWO, 1010))
    assert [due_of(event, id_) for id_ in (ONE, TWO)] == [1250, 2500]
    assert [owes(event, id_) for id_ in (ONE, TWO, THREE)] == [0, 1490, 2500]


def test_the_treasurer_hears_who_took_it_and_of_money_of_who_was_struck_out() -> None:
    event = after(opened(), SetFees((Fee(2500),), "EUR"), PayFee(ONE, 2500))
    event = after(event, PayFee(FIVE, 1000), arbiter="Bo")
    event = after(event, RemoveEntrant(FIVE))
    assert {each.name: each.arbiter for each in payments(event).values()} == {"Adams": "Anna", "Evans": "Bo"}
    text = as_text(make_paper(event, "fees"))
    assert "Evans" in text
    assert "35" in text


def test_what_was_paid_moves_with_who_paid_into_another_section() -> None:
    event = after(opened(), SetFees((Fee(2500),)), PayFee(ONE, 2500), OpenStage("B", Regulations(3)))
    moved = after(event, MoveEntrant(ONE, 1, 2)).seen(2)
    assert owes(moved, ONE) == 0


def test_papers_of_the_morning() -> None:
    """Who is not here is a paper at any time; the treasurer has one where a fee is set."""
    event = after(opened(), CheckIn(ids(1, 2), 1), EndCheckIn(ids(3), 1))
    text = as_text(make_paper(event, "not-here"))
    assert [name for name in NAMES if name in text] == ["Clark", "Drake", "Evans"]
    assert unfit(event, "fees")
    assert not unfit(after(event, SetFees((Fee(2500),))), "fees")


def test_ids_are_those_of_the_event() -> None:
    with pytest.raises(Refusal, match="no entrant with the id 9"):
        CheckIn((ContestantId(9),), 1).decide(opened())


def test_a_fee_agreed_with_one_alone_stands_whatever_the_others_pay() -> None:
    """Free entry for one, less for another; it moves with them, and who pays what others do again follows the fees."""
    event = after(opened(), SetFees((Fee(2500),), "EUR"), AgreeFee(ONE, 0), AgreeFee(TWO, 1250), PayFee(TWO, 1250))
    assert [owes(event, id_) for id_ in (ONE, TWO, THREE)] == [0, 0, 2500]
    assert "Agreed with them alone: 1 Adams 0; 2 Brown 12.50." in as_text(make_paper(event, "fees"))
    moved = after(event, SetFees((Fee(3000),), "EUR"), OpenStage("B", Regulations(3)), MoveEntrant(ONE, 1, 2)).seen(2)
    assert due_of(moved, ONE) == 0
    assert due_of(after(moved, AgreeFee(ONE, None)), ONE) == 3000
    assert [due_of(after(event, SetFees(())), id_) for id_ in (TWO, THREE)] == [0, 0], "without a fee nobody pays"


def test_a_section_and_a_title_have_fees_of_their_own() -> None:
    event = after(opened(), OpenStage("B", Regulations(3)), MoveEntrant(TWO, 1, 2), MoveEntrant(THREE, 1, 2))
    event = after(event, CorrectEntrant(FOUR, replace(event.registrations[FOUR].entrant, title=Title.IM)))
    event = after(event, SetFees((Fee(0, "title GM IM"), Fee(1000, section=2), Fee(2500)), "EUR"))
    assert [due_of(event, id_) for id_ in (ONE, FOUR)] == [2500, 0]
    assert due_of(event.seen(2), TWO) == 1000
    with pytest.raises(Refusal, match="no section 7"):
        SetFees((Fee(1000, section=7),)).decide(event)
