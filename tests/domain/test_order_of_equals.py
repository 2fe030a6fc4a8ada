"""The last criterion of A2: the alphabet, unless lots or a list were announced; before it the local rating."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    Command,
    CreateTournament,
    OrderEquals,
    PairRound,
    RegisterEntrants,
)
from paircard.core.commands import SetFirstColour as Colour
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.regulations import Details, LastCriterion, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.ids import ids

NAMES = ("Zet", "Abel", "Bond")


def event(criterion: LastCriterion, *more: Command, entrants: Iterable[Entrant] = ()) -> Tournament:
    """An event of three who are equal in all, with others."""
    equal = [Entrant.of(name, rating=1800) for name in NAMES]
    opening = CreateTournament(Details("Club"), Regulations(3, last_criterion=criterion))
    tournament = Tournament.beginning(SYSTEMS)
    for command in (opening, RegisterEntrants((*equal, *entrants)), Colour("W"), *more):
        tournament = tournament.imagine(*command.decide(tournament))
    return tournament


def names(tournament: Tournament) -> list[str]:
    """Everybody by pairing number."""
    return [tournament.registrations[tournament.ids[number]].entrant.name for number in sorted(tournament.ids)]


def test_the_alphabet_unless_another_was_announced() -> None:
    assert names(event("alphabet")) == ["Abel", "Bond", "Zet"]
    with pytest.raises(Refusal, match="by the alphabet"):
        event("alphabet", OrderEquals("seed"))


def test_rating_title_and_local_rating_go_before_it() -> None:
    """The players without a FIDE rating in the order of the local one, as the Polish edition notes at A2."""
    others = (
        Entrant.of("Home", local_rating=1500),
        Entrant.of("Guest", local_rating=1700),
        Entrant.of("Free", local_rating=1400, title=Title.FM),
        Entrant.of("Best", rating=1801),
    )
    assert names(event("alphabet", entrants=others)) == ["Best", "Abel", "Bond", "Zet", "Free", "Guest", "Home"]


def test_anybody_can_draw_the_lots_again() -> None:
    """Sorted by the SHA-256 of seed, event, purpose and name: counted here without the program."""
    by_hand = sorted(NAMES, key=lambda name: sha256(f"dice 4|Club|A2|{name}".encode()).hexdigest())
    drawn = event("lots", OrderEquals("dice 4"), entrants=[Entrant.of("Best", rating=2000)])
    assert names(drawn) == ["Best", *by_hand]
    assert names(drawn.imagine(*PairRound().decide(drawn))) == ["Best", *by_hand]


def test_a_list_of_the_organiser() -> None:
    assert names(event("list", OrderEquals(listed=ids(3, 1, 2)))) == ["Bond", "Zet", "Abel"]
    with pytest.raises(Refusal, match="The list lacks 2 Bond"):
        event("list", OrderEquals(listed=ids(1, 2)))
    with pytest.raises(Refusal, match="The order is that of a list"):
        event("list", OrderEquals("seed"))


def test_round_1_waits_for_the_draw() -> None:
    tournament = event("lots")
    with pytest.raises(Refusal, match="A2: Rating and title leave the order of 1 Abel, 2 Bond, 3 Zet open"):
        PairRound().decide(tournament)
    # who enters after the draw has no lot yet
    drawn = event("lots", OrderEquals("x"), RegisterEntrants((Entrant.of("Aaron", rating=1800),)))
    assert names(drawn)[-1] == "Aaron"
    with pytest.raises(Refusal, match="A2: Rating and title leave the order of 4 Aaron open"):
        PairRound().decide(drawn)


def test_drawn_again_only_with_a_reason_and_never_after_round_1() -> None:
    with pytest.raises(Refusal, match="needs a reason"):
        event("lots", OrderEquals("x"), OrderEquals("y"))
    assert event("lots", OrderEquals("x"), OrderEquals("y", reason="a slip was missing"))
    with pytest.raises(Refusal, match="R20"):
        event("lots", OrderEquals("x"), PairRound(), OrderEquals("y", reason="late"))
    with pytest.raises(Refusal, match="last criterion of the order is fixed"):
        event("lots", OrderEquals("x"), PairRound(), ChangeRegulations(Regulations(3)))
