"""What a round without an opponent is worth is a fact of the journal; a free round is worth nothing to anybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from paircard.core.commands import PairRound, PublishRound
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.codec import encode, format_needed
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import NewerEntry
from paircard.core.event.overridden import overrides_of
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import field_after, standings
from paircard.core.tiebreaks import parse
from paircard.core.tiebreaks.profiles import PROFILES
from paircard.core.tiebreaks.ranking import rank
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from tests.support.ids import ids
from tests.support.toy_system import KEY, Toy, known

TIME = "2026-05-01T10:00:00Z"
NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva")
BERGER = (((2, 3), 1), ((1, 2), 3), ((3, 1), 2))
"""Three players, everybody free once."""


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    with known():
        yield


def entered(players: int, system: str = KEY, rounds: int = 3) -> Tournament:
    """Return an event before its first round."""
    facts = [TournamentCreated(Details("Three"), Regulations(rounds, system=system, tie_breaks=("SB",)))]
    more = [
        EntrantRegistered(ContestantId(id_), Entrant.of(NAMES[id_ - 1], rating=2300 - id_))
        for id_ in range(1, players + 1)
    ]
    return written(Tournament.beginning(SYSTEMS), *facts, *more)


def written(tournament: Tournament, *facts: Fact) -> Tournament:
    """Return the event after these facts, read again from its documents."""
    for fact in facts:
        tournament = tournament.record((fact,), arbiter="Anna", time=TIME)
    return Tournament.read(SYSTEMS, [entry.to_document() for entry in tournament.entries])


def with_byes(*byes: Bye, **fields: object) -> Tournament:
    """Return an event of five whose first round has these byes, and 1 meets 2."""
    numbers = tuple(range(1, 6))
    return written(entered(5), RoundPaired(1, (PairMade(1, 2),), byes=byes, numbers=numbers, **fields))  # type: ignore[arg-type]


def round_robin(results: str, system: str = KEY) -> Tournament:
    """Return three players who play everybody else: one round a sign, a dot for no result."""
    event = entered(3, system)
    for number, (pair, free) in enumerate(BERGER[: len(results)], start=1):
        byes = (Bye(ContestantId(free), ByeKind.FREE, 0),)
        event = written(
            event,
            RoundPaired(
                number,
                (PairMade(ContestantId(pair[0]), ContestantId(pair[1])),),
                byes=byes,
                numbers=ids(1, 2, 3)[: 3 * (number < 2)],
            ),
        )
    for number, sign in enumerate(results, start=1):
        if sign != ".":
            event = written(event, ResultEntered(number, 1, Result(sign)))
    return event


@pytest.mark.parametrize(
    ("bye", "line"),
    [
        (Bye(ContestantId(3), ByeKind.ALLOCATED, 1), CardLine(1, Kind.BYE, half_points=1, float="D")),
        (Bye(ContestantId(3), ByeKind.FULL, 2), CardLine(1, Kind.BYE, half_points=2, float="D")),
        (Bye(ContestantId(3), ByeKind.HALF, 1), CardLine(1, Kind.HALF_BYE, half_points=1)),
        (Bye(ContestantId(3), ByeKind.ZERO, 0), CardLine(1, Kind.ABSENT)),
        (Bye(ContestantId(3), ByeKind.FREE, 0), CardLine(1, Kind.FREE)),
        (Bye(ContestantId(3), ByeKind.THROUGH, 0), CardLine(1, Kind.THROUGH)),
    ],
)
def test_each_kind_of_bye_on_the_card(bye: Bye, line: CardLine) -> None:
    event = with_byes(bye)
    assert event.rounds[0].byes == (bye,)
    assert event.cards[ContestantId(3)].lines == (line,)
    assert event.cards[ContestantId(3)].bye_barred is (line.kind is Kind.BYE)


def test_the_fields_of_earlier_formats_fold_to_byes() -> None:
    event = with_byes(bye=3, half_point_byes=(4,), full_point_byes=(5,))
    assert event.rounds[0].byes == (
        Bye(ContestantId(3), ByeKind.ALLOCATED, 2),
        Bye(ContestantId(5), ByeKind.FULL, 2),
        Bye(ContestantId(4), ByeKind.HALF, 1),
    )
    assert [card.score for card in event.cards.values()] == [0, 0, 2, 1, 2]


def test_the_format_rises_only_with_such_a_bye() -> None:
    plain, free = (
        RoundPaired(1, (), bye=ContestantId(1)),
        RoundPaired(1, (), byes=(Bye(ContestantId(1), ByeKind.FREE, 0),)),
    )
    assert [format_needed(each) for each in (plain, free)] == [1, 3]
    assert "byes" not in encode(plain)
    assert encode(free)["byes"] == [{"who": 1, "kind": "free", "half_points": 0}]


def test_a_bye_of_a_kind_to_come_is_newer_not_damaged() -> None:
    documents = [entry.to_document() for entry in with_byes(Bye(ContestantId(3), ByeKind.FREE, 0)).entries]
    documents[-1]["event"]["byes"][0]["kind"] = "resting"  # type: ignore[index]
    with pytest.raises(NewerEntry, match="'resting' is no byekind"):
        Tournament.read(SYSTEMS, documents)


@pytest.mark.parametrize("who", [1, 9])
def test_nobody_has_a_game_and_a_bye_and_a_stranger_has_neither(who: ContestantId) -> None:
    with pytest.raises((ValueError, LookupError), match="1 appears twice" if who == 1 else "9"):
        with_byes(Bye(who, ByeKind.FREE, 0))


def test_a_system_says_what_its_bye_is_worth() -> None:
    """What the proposal says is what the journal keeps, and the cards go by that alone."""
    byes = (Bye(ContestantId(3), ByeKind.ALLOCATED, 1),)
    with known(Toy((PairMade(ContestantId(1), ContestantId(2)),), byes)):
        event = entered(3)
        event = written(event, *PairRound().decide(event))
    assert event.rounds[0].byes == byes
    assert event.cards[ContestantId(3)].score == 1


def test_nobody_has_two_byes() -> None:
    for fields in ({"further_byes": (3, 3)}, {"bye": 3, "full_point_byes": (3,)}):
        with pytest.raises(ValueError, match="id 3 appears twice"):
            with_byes(**fields)


# --- a free round -------------------------------------------------------------------------------------------


def test_a_free_round_is_nothing_on_the_card() -> None:
    event = round_robin("10=")
    for id_, card in event.cards.items():
        (free,) = (line for line in card.lines if line.kind is Kind.FREE)
        assert (free.half_points, free.float, free.opponent, free.colour, free.met) == (0, "-", None, None, False)
        assert not card.bye_barred
        assert len(card.opponents) == len(card.colours) == 2, id_
    assert [card.points() for card in event.cards.values()] == [1, 4, 1]
    assert not overrides_of(event)


@pytest.mark.parametrize("beforehand", [False, True])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_free_round_gives_no_tie_break_anything(profile: str, beforehand: bool) -> None:
    """Not to who was free, and not through them to anybody else: as if the table had no such round."""
    by_profile = (f"{code}@{profile}" for code in ("SB", "SB/C1", "BH", "FB"))
    tie_breaks = parse((*by_profile, "KS", "WIN", "REP", "WON"))
    for signs in ("...", "1..", "10.", "10=", "+-x"):
        field = replace(field_after(round_robin(signs)), beforehand=beforehand)
        ranking = rank(field, field.cards, tie_breaks)
        for id_, card in field.cards.items():
            (free,) = (line.round for line in card.lines if line.kind is Kind.FREE)
            items = [item for figure in ranking.figures[id_] for item in figure.items]
            assert free not in [item.round for item in items]
            assert "free" not in [each.rule for item in items for each in item.adjusted]
            if signs == "...":
                assert ranking.figures[id_][0].value == 0


def test_sonneborn_berger_of_three_worked_out_by_hand() -> None:
    """2 beats 3 and 1, 3 and 1 draw: 2 has ½ + ½, the others half of each other's ½."""
    rows = {row.card.id: row for row in standings(round_robin("10=")).rows}
    assert {id_: row.figures[0].value for id_, row in rows.items()} == {2: 4, 1: 1, 3: 1}, "in quarters"


@pytest.mark.parametrize(
    ("paper", "shown"),
    [
        ("pairings", "free: 0"),
        ("alphabetical", "free"),
        ("crosstable", "free"),
        ("wall-chart", "free"),
        ("start-cards", "free"),
    ],
)
def test_papers_call_it_free(paper: str, shown: str) -> None:
    text = as_text(make_paper(round_robin("10="), paper))
    assert shown in text
    assert "bye" not in text.replace("forfeits and byes", "")


def test_the_page_of_a_player_calls_it_free() -> None:
    event = round_robin("10=", "swiss-1998")
    assert [line.kind for line in event.cards[ContestantId(2)].of_round(3)] == [Kind.FREE]


@pytest.mark.parametrize("edition", Edition)
def test_a_report_gives_no_point_for_it(edition: Edition) -> None:
    """`Z`: the one code without a game that every reader takes for 0."""
    event = round_robin("10=")
    text = write_trf(event, edition).decode()
    assert [line[91:].split("  ") for line in text.splitlines() if line.startswith("001    1")] == [
        ["0000 - Z", "", " 2 w 0", "", " 3 b ="]
    ]
    again = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(event, edition)).events)
    assert [card.points() for card in again.cards.values()] == [card.points() for card in event.cards.values()]


def test_publishing_goes_as_ever() -> None:
    event = round_robin(".")
    event = written(event, *PublishRound().decide(event))
    assert event.rounds[0].published
