"""Ruz on the start card, by the worked examples of the rules for papers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import CorrectEntrant
from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.polish_norms import norm_won, without_polish_players
from paircard.core.papers.ruz import ruz_lines
from paircard.core.tiebreaks import Field
from tests.support.play import gold12


def field(own: int, met: list[tuple[int, str]]) -> Field:
    """Return a field in which player 1 met opponents of these ratings: `1`, `=`, `0`, or `+` by forfeit."""
    points = {"1": 2, "=": 1, "0": 0, "+": 2}
    rounds = tuple(
        CardLine(n, Kind.FORFEIT_WIN if sign == "+" else Kind.PLAYED, ContestantId(n + 1), "W", points[sign])
        for n, (_, sign) in enumerate(met, 1)
    )
    cards = {ContestantId(1): PairingCard(ContestantId(1), PairingNumber(1), Entrant("Own", rating=own), rounds)}
    cards |= {
        ContestantId(n): PairingCard(ContestantId(n), PairingNumber(n), Entrant(f"P{n}", rating=rating))
        for n, (rating, _) in enumerate(met, 2)
    }
    return Field(cards, len(met), len(met))


def test_example_1() -> None:
    """Own 1600, five games and a win by forfeit that does not count: 9400 : 6 = 1566.67, rounded 1567."""
    met = [(1400, "1"), (1800, "0"), (1600, "="), (1200, "1"), (1000, "1"), (2400, "+")]
    assert list(ruz_lines(field(1600, met), ContestantId(1))) == [
        "m = n = 5, W = 3, P = 1",
        "a = ΣR = 7000 + 1600 = 8600",
        "b = 400·(W − P) = 800",
        "c = a + b = 9400",
        "d: Ruz (karta) = c : (n + 1) = 9400 : 6 = 1567",
    ]


def test_example_2() -> None:
    """Own 1000, three beaten: 5800 : 4 = 1450."""
    *_, last = ruz_lines(field(1000, [(1000, "1"), (1200, "1"), (1400, "1")]), ContestantId(1))
    assert last == "d: Ruz (karta) = c : (n + 1) = 5800 : 4 = 1450"


def test_without_a_game_or_an_own_rating_there_is_none() -> None:
    assert (
        list(ruz_lines(field(1600, [(1500, "+")]), ContestantId(1)))[-1]
        == "d: Ruz (karta): none, no game with a rated opponent"
    )
    assert list(ruz_lines(field(0, [(1500, "1")]), ContestantId(1)))[-1] == "d: Ruz (karta): none, no own rating"


def test_an_opponent_without_a_rating_is_named() -> None:
    lines = list(ruz_lines(field(1600, [(0, "1"), (1500, "1")]), ContestantId(1)))
    assert lines[:2] == ["m = n = 1, W = 1, P = 0", "  1 opponent without a rating left out"]


@pytest.mark.parametrize(
    ("entrant", "ruz", "games", "norm"),
    [
        (Entrant("A", category="IV"), 1567, 5, "III"),
        (Entrant("A", category="III"), 1567, 5, None),  # held already
        (Entrant("A", category="II+"), 1567, 5, None),  # and more than that
        (Entrant("A"), 1310, 4, None),  # IV and V ask for five games
        (Entrant("A"), 1310, 5, "IV"),
        (Entrant("A", sex=Sex.WOMAN), 1360, 3, "III"),  # women have rankings of their own
        (Entrant("A"), 1000, 9, None),
    ],
)
def test_a_norm_is_of_a_higher_category(entrant: Entrant, ruz: int, games: int, norm: str | None) -> None:
    won = norm_won(entrant, ruz, games)
    assert (won and won.name) == norm


def test_the_list_of_norms_has_the_polish_players_who_won_one() -> None:
    play = gold12()
    before = play.tournament.cards[play.id(12)].entrant
    assert without_polish_players(play.tournament)
    play.do(CorrectEntrant(play.id(12), replace(before, federation="POL", category="I", national_id="P12"), "list"))
    (table,) = (section.table for section in make_paper(play.tournament, "polish-norms").sections)
    assert table is None or not table.rows  # 2086 is no norm of a candidate
    play.do(CorrectEntrant(play.id(12), replace(before, federation="POL", category="II", national_id="P12"), "list"))
    (table,) = (section.table for section in make_paper(play.tournament, "polish-norms").sections)
    assert table
    assert [(row[0], row[-2:]) for row in table.rows] == [("12", ("I", "2000"))]
