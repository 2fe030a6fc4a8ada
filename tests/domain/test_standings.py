"""The table and its tie-breaks, against tables printed in the rules' worked examples."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from paircard.core.commands import ChangeRegulations, Undo
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.ids import PairingNumber
from paircard.core.event.journal import NewerEntry, append
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import places_gained, places_within, standings
from paircard.core.tiebreaks import PROFILES, Figure, TieBreak, parse
from paircard.core.values.errors import Refusal
from paircard.core.values.points import format_points
from paircard.tui.sentences.journal_entry import of_event
from tests.support.play import TIME, Play, gold12

GOLD12_TABLE = {
    # number: points, Buchholz, progressive, wins; all games were played, so that every profile agrees
    10: (3.5, 13.5, 11.5, 2),
    7: (3.5, 12.5, 8, 3),
    9: (3.5, 13.5, 10.5, 2),
    1: (3.5, 15.5, 11, 3),
    8: (2.5, 12.5, 7.5, 2),
    11: (2.5, 10, 5.5, 2),
    2: (2.5, 14.5, 10, 2),
    4: (2, 13, 5.5, 1),
    5: (2, 10.5, 5.5, 0),
    3: (2, 14, 7, 1),
    12: (1.5, 10, 6, 1),
    6: (1, 10.5, 2, 0),
}


def test_gold12() -> None:
    """Points and the three columns that the research prints for GOLD-12."""
    table = standings(gold12().tournament)
    found = {
        row.card.number: (
            row.points / 2,
            *(exact(figure, each) for figure, each in zip(row.figures, table.tie_breaks, strict=True)),
        )
        for row in table.rows
    }
    assert found == GOLD12_TABLE
    merits = [(row.points, *(figure.merit for figure in row.figures)) for row in table.rows]
    assert merits == sorted(merits, reverse=True)
    assert not table.provisional


GOLD12_MORE = {
    # number: median, cut-1, Sonneborn-Berger, average rating of opponents
    10: "8 11½ 8¾ 2280",
    7: "7 10½ 8 2270",
    9: "8 11½ 9½ 2240",
    1: "9½ 13 10¼ 2195",
    8: "8 11½ 4¾ 2265",
    11: "5½ 9 3½ 2210",
    2: "9½ 13 5¾ 2185",
    4: "8 11½ 4¼ 2165",
    5: "6 9½ 3½ 2165",
    3: "9½ 13 4¾ 2160",
    12: "6½ 9 2 2235",
    6: "6½ 9 2 2180",
}


@pytest.mark.parametrize("profile", list(PROFILES))
def test_gold12_by_every_profile(profile: str) -> None:
    """All games were played: the profiles agree with the research and with each other."""
    codes = ("BH/M1", "BH/C1", "SB", "ARO")
    table = standings(gold12().tournament, tie_breaks=parse(tuple(f"{code}@{profile}" for code in codes)))
    found = {
        row.card.number: " ".join(
            each.written(figure) for figure, each in zip(row.figures, table.tie_breaks, strict=True)
        )
        for row in table.rows
    }
    assert found == GOLD12_MORE


def test_the_event_chooses_its_tie_breaks_and_a_later_change_is_marked() -> None:
    """Announced before round 1; a change after it stays visible, and undoing it takes the mark away."""
    play = gold12(0)
    play.do(ChangeRegulations(Regulations(5, tie_breaks=("DE/FIRST", "ARO", "LOTS"))))
    assert standings(play.tournament).changed_after is None
    play.pair()
    play.results("10=1=1")
    before = standings(play.tournament)
    assert [each.key for each in before.tie_breaks] == ["DE/FIRST", "ARO", "LOTS"]
    change = ChangeRegulations(Regulations(5, tie_breaks=("BH@fide2009",)))
    with pytest.raises(Refusal, match=r"announced before round 1\. To change them now needs a reason"):
        change.decide(play.tournament)
    play.do(replace(change, reason="as on the poster"))
    assert "(as on the poster)" in of_event(play.tournament, play.tournament.entries[-1].event)
    assert standings(play.tournament).changed_after == 1
    play.do(ChangeRegulations(Regulations(6, tie_breaks=("BH@fide2009",))))
    assert standings(play.tournament).changed_after == 1
    play.do(Undo(), Undo())
    assert standings(play.tournament) == before


def test_an_unknown_tie_break_in_a_journal_is_of_a_newer_version() -> None:
    """Said when the file is opened, not when the table is asked for."""
    created = TournamentCreated(Details("Test"), Regulations(tie_breaks=("luck",)))
    with pytest.raises(NewerEntry, match="no tie-break 'luck'"):
        Tournament.fold(SYSTEMS, append(SYSTEMS, (), (created,), arbiter="Anna", time=TIME))


def test_ssf_buchholz_lives_during_a_round() -> None:
    """Rule 3: who waits for a result counts ½ more for their opponents until it is in."""
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("11")
    play.pair()
    running = standings(play.tournament, tie_breaks=parse(("SSFBH", "BH@ssf")))
    first = next(row for row in running.rows if row.card.number == 1)
    assert first.provisional
    assert [item.value for item in first.figures[1].items] == [1, 3]
    play.results("11")
    decided = standings(play.tournament, tie_breaks=parse(("BH@ssf",)))
    by_number = {row.card.number: row for row in decided.rows}
    opponent = [item.opponent for item in by_number[PairingNumber(1)].figures[0].items][1]
    assert opponent is not None
    assert by_number[PairingNumber(1)].figures[0].items[1].value == play.tournament.cards[opponent].points()


def test_arrows_and_places_within() -> None:
    """How many places each has climbed, and the places of a few among themselves."""
    play = gold12(3)
    now, before = standings(play.tournament), standings(play.tournament, 2)
    gained = places_gained(now, before.places)
    then = {row.card.id: row.place for row in before.rows}
    assert {row.card.id: row.place for row in now.rows} == {id_: then[id_] - gained[id_] for id_ in then}
    assert any(gained.values())
    even = places_within(now, lambda card: card.number % 2 == 0)
    assert [row.place for row in even] == [1, 2, 3, 4, 5, 6]
    assert [row.card.number for row in even] == [r.card.number for r in now.rows if r.card.number % 2 == 0]


def test_places_within_stay_shared() -> None:
    """Two of three who share a place share it among themselves; one alone does not."""
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("==")
    table = standings(play.tournament, tie_breaks=())
    assert [(row.place, row.shared) for row in places_within(table, lambda card: card.number < 3)] == [(1, True)] * 2
    assert [(row.place, row.shared) for row in places_within(table, lambda card: card.number == 3)] == [(1, False)]


def test_shared_place() -> None:
    """Players whom nothing separates share the better place and stand by number."""
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("==")
    rows = standings(play.tournament).rows
    assert [(row.place, row.shared, row.card.number) for row in rows] == [(1, True, n) for n in (1, 2, 3, 4)]


def test_after_an_earlier_round() -> None:
    """The table after round 2 knows nothing of round 3."""
    assert standings(gold12(4).tournament, 2) == standings(gold12(2).tournament)


def test_open_results_make_it_provisional() -> None:
    """A missing result is told."""
    play = gold12(1)
    play.pair()
    assert standings(play.tournament).provisional
    assert not standings(play.tournament, 1).provisional


@pytest.mark.parametrize(("half_points", "text"), [(0, "0"), (1, "½"), (9, "4½"), (10, "5")])
def test_points(half_points: int, text: str) -> None:
    """As arbiters write them."""
    assert format_points(half_points) == text


def exact(figure: Figure, tie_break: TieBreak) -> Fraction:
    """Return the value in points, or the count."""
    assert figure.value is not None
    return Fraction(figure.value) / tie_break.method.parts
