"""Events of every kind as TRF16 and TRF26: they come in as they were, and FIDE's reference code takes them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.card import Kind
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.dose import examples
from tests.support.lively import lively_event
from tests.support.play import Play

AWAY = {Kind.WITHDRAWN: Kind.ABSENT, Kind.NOT_ENTERED: Kind.ABSENT}
"""A report does not tell why somebody was not there."""
editions = st.sampled_from(Edition)
seeds = st.integers(0, 10**6)


def read_back(data: bytes) -> Tournament:
    report = read_trf(data)
    assert not report.refused, list(report.lines())
    return Tournament.beginning(SYSTEMS).imagine(*report.events)


def cards(event: Tournament) -> dict[int, list[tuple[object, ...]]]:
    """Everything a report can tell of every round, by pairing number; absent half points are half-point byes."""
    told: dict[int, list[tuple[object, ...]]] = {}
    for card in event.cards.values():
        for each in card.lines:
            kind = AWAY.get(each.kind, each.kind)
            kind = Kind.HALF_BYE if kind is Kind.ABSENT and each.half_points else kind
            opponent = event.numbers[each.opponent] if each.opponent else None
            told.setdefault(card.number, []).append((kind, opponent, each.colour, each.half_points, each.float))
    return told


def without_ranks(report: bytes) -> list[str]:
    """The lines but for columns 86-89: ranks follow tie-breaks, and these ask why somebody was not there."""
    lines = report.decode().split("\r\n")
    return [line[:85] + line[89:] if line.startswith("001") else line for line in lines]


def to_come(event: Tournament) -> dict[int, list[tuple[bool, bool]]]:
    """Who plays in the rounds to come, and who gets a half point."""
    rounds = range(event.next_round, event.regulations.rounds + 1)
    return {
        event.numbers[id_]: [(each.takes_part(number), each.half_point_bye(number)) for number in rounds]
        for id_, each in event.registrations.items()
    }


@settings(max_examples=examples(60), deadline=None)
@given(seeds, editions)
def test_an_event_comes_in_as_it_was_written(seed: int, edition: Edition) -> None:
    event = lively_event(seed, adjourned=False)
    data = write_trf(event, edition)
    again = read_back(data)
    assert cards(again) == cards(event)
    assert to_come(again) == to_come(event)
    assert (again.details, again.facts.first_colour) == (event.details, event.facts.first_colour)
    assert again.regulations.rounds == event.regulations.rounds
    assert without_ranks(write_trf(again, edition)) == without_ranks(data)


@settings(max_examples=examples(40), deadline=None)
@given(seeds)
def test_trf26_also_keeps_tie_breaks_and_national_numbers(seed: int) -> None:
    event = lively_event(seed)
    again = read_back(write_trf(event, Edition.TRF26))
    assert again.regulations.tie_breaks == event.regulations.tie_breaks
    entrants = {event.numbers[id_]: each.entrant for id_, each in event.registrations.items()}
    for id_, each in again.registrations.items():
        entrant = entrants[again.numbers[id_]]
        assert each.entrant.national_id == entrant.national_id
        if entrant.rating:
            assert each.entrant == entrant


@settings(max_examples=examples(60), deadline=None)
@given(seeds, editions)
def test_the_reference_code_of_fide_takes_every_report(seed: int, edition: Edition) -> None:
    reading = pytest.importorskip("gacrux.trf2json", reason="gacrux is not installed: pip install --editable '.[dev]'")
    event = lively_event(seed)
    book = reading.trf2json()
    book.parse_file(write_trf(event, edition).decode(), True)
    assert book.get_status() == 0, book.chessjson["status"]
    (tournament,) = book.chessjson["event"]["tournaments"]
    found = {each["cid"]: float(each["gamePoints"]) * 2 for each in tournament["competitors"]}
    beside = {n: sum(half for _, half in rounds) * (edition is Edition.TRF16) for n, rounds in to_come(event).items()}
    assert found == {card.number: card.points() + beside[card.number] for card in event.cards.values()}


def test_no_code_of_the_rules_in_force_is_claimed() -> None:
    play = Play.evenly(6, 2300, 25)
    for edition in Edition:
        text = write_trf(play.tournament, edition).decode()
        assert "092 Swiss system FIDE 1998\r\n" in text
        assert "FIDE_" not in text
    assert "192 CUSTOM_SWISS\r\n" in write_trf(play.tournament, Edition.TRF26).decode()
