"""Lists that are pasted: each line as people write names, or a list with its header."""

from __future__ import annotations

import pytest

from paircard.core.event.entrant import Entrant
from paircard.data.exchange.import_report import Verdict
from paircard.data.exchange.pasted import read_pasted


@pytest.mark.parametrize(
    ("line", "entrant"),
    [
        ("Aaa, Bob", Entrant.of("Aaa, Bob")),
        ("Jan Kowalski", Entrant.of("Jan Kowalski")),
        ("1. Nowak, Jan 2150 POL", Entrant.of("Nowak, Jan", rating=2150, federation="POL")),
        ("GM Lis, Ewa; 2400", Entrant.of("Lis, Ewa", rating=2400, title="GM")),
        ("12\tÅberg, Bo\t1875\tSK Rockaden", Entrant.of("Åberg, Bo", rating=1875, club="SK Rockaden")),
        ("Lis, Ewa, 1500, Klub Wieża", Entrant.of("Lis, Ewa", rating=1500, club="Klub Wieża")),
        ("O'Brien, Pat (1700)", Entrant.of("O'Brien, Pat", rating=1700)),
        ("Yılmaz, Can; 2300; 1990; 12345678", Entrant.of("Yılmaz, Can", rating=2300, birth=1990, fide_id="12345678")),
    ],
)
def test_a_line_is_read_as_people_write_it(line: str, entrant: Entrant) -> None:
    assert read_pasted(f"{line}\nOther, One").entrants[0] == entrant


def test_lines_with_a_header_are_any_list() -> None:
    report = read_pasted('Name,Rating,Club\n"Aaa, Bob",1900,Wieża\n')
    assert report.entrants == (Entrant.of("Aaa, Bob", rating=1900, club="Wieża"),)


def test_what_cannot_be_read_is_said_by_the_line_as_it_was_pasted() -> None:
    report = read_pasted("Aaa, Bob 1900\n\n1234\nCcc, Dan")
    assert [(row.line, row.verdict) for row in report.rows if row.verdict is Verdict.REFUSED] == [(3, Verdict.REFUSED)]
    assert [each.name for each in report.entrants] == ["Aaa, Bob", "Ccc, Dan"]


def test_who_is_entered_already_is_not_entered_again() -> None:
    report = read_pasted("Aaa, Bob 1900\nEee, Fay 1800", [Entrant.of("Aaa, Bob")])
    assert [row.verdict for row in report.rows] == [Verdict.REFUSED, Verdict.TAKEN]
