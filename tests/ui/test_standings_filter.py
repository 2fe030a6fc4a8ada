"""Some players only: what the filter line means, what it proposes, and what it says of nonsense."""

from __future__ import annotations

import pytest

from paircard.core.event.card import PairingCard
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.some_players import Filter, completed, read_filter
from paircard.core.values.errors import Refusal
from paircard.data.samples.demo import demo_commands

PEOPLE = (
    Entrant.of("Anna", sex=Sex.WOMAN, club="KS Wieża", federation="POL", category="U16", birth=2011),
    Entrant.of("Bea", sex=Sex.WOMAN, club="SK Rochade", federation="GER", birth=1950),
    Entrant.of("Cyryl", sex=Sex.MAN, club="KS Wieża II", federation="POL", category="u16", birth=2010),
    Entrant.of("Dan", federation="GER"),
)
CARDS = [PairingCard(ContestantId(at), PairingNumber(at), entrant) for at, entrant in enumerate(PEOPLE, start=1)]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "ABCD"),
        ("women", "AB"),
        ("M", "C"),
        ("club wieza", "AC"),
        ("club KS Wieża II", "C"),
        ("fed ger", "BD"),
        ("federation POL women", "A"),
        ("cat U16", "AC"),
        ("born 2011-", "A"),
        ("born -1960", "B"),
        ("born 2010", "C"),
        ("born 1950-2010, men", "C"),
        ("born 1940 - 2020", "ABC"),
        ("club tower", ""),
    ],
)
def test_who_is_meant(typed: str, expected: str) -> None:
    """Accents and case need not be typed; what is not on record belongs to no part."""
    wanted = read_filter(typed)
    assert "".join(card.entrant.name[0] for card in CARDS if wanted.belongs(card)) == expected
    assert read_filter(str(wanted)) == wanted
    assert bool(wanted) == bool(typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tall", "tall names nothing to filter by: type women"),
        ("women tall", "tall names nothing"),
        ("club", "club: type which, such as club Wieża"),
        ("born", "born: type which, such as born 2008-"),
        ("born young", "born young: type years, such as born 2008-"),
        ("born -", "type years"),
        ("born 11-", "type years"),
    ],
)
def test_what_means_nothing(typed: str, said: str) -> None:
    """One sentence with what to type."""
    with pytest.raises(Refusal, match=said):
        read_filter(typed)


def test_what_is_proposed() -> None:
    """The kinds, and what the players of the event have."""
    tournament = Tournament.beginning(SYSTEMS)
    for command in demo_commands():
        tournament = tournament.imagine(*command.decide(tournament))
    assert completed("wo", tournament) == "women"
    assert completed("women f", tournament) == "women fed"
    assert completed("women fed sw", tournament) == "women fed SWE"
    assert completed("club ksz z", tournament) == "club KSz Żuraw Kraków"
    assert completed("fed XX", tournament) is None
    assert completed("", tournament) is None
    assert completed("born 20", tournament) is None


def test_words() -> None:
    """As the caption says it."""
    assert str(Filter(Sex.WOMAN, "Wieża", born=(2008, 9999))) == "women, club Wieża, born 2008-"
    assert str(Filter()) == ""
