"""What the rules of 2026 see of a player: preferences, floats, byes, numbers, virtual points."""

from __future__ import annotations

from typing import Any

import pytest

from paircard.core.event.announced_facts import FirstColourSet
from paircard.core.event.entrant import Entrant as Person
from paircard.core.event.entrant import Title
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.field import Announced, Entrant, position_of
from paircard.core.systems.dutch2026.from_tournament import position
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.kit.baku import Baku, size_of_ga
from paircard.core.systems.swiss.initial_ranking import numbers as numbers_of
from paircard.core.systems.swiss.turns import ABSENT, Kind, PointSystem, Turn
from tests.support.dutch import player_of, position_from
from tests.support.lively import lively_event

FOOTBALL = PointSystem(win=6, draw=2, loss=0)
"""Three points for a win, one for a draw."""


HIM = ContestantId(2)
"""An opponent."""


def entrant(number: int, turns: tuple[Turn, ...], *, plays: bool = True) -> Entrant:
    """Return somebody whose id is their number."""
    return Entrant(ContestantId(number), PairingNumber(number), turns, plays)


def alone(*turns: Turn, rounds: int = 9, worth: PointSystem | None = None) -> Player:
    """Return somebody with these rounds behind them, in a field with everybody they met."""
    opponents = {turn.opponent for turn in turns if turn.opponent is not None}
    others = [entrant(each, (ABSENT,) * len(turns)) for each in opponents]
    announced = Announced(rounds, worth=worth or PointSystem())
    field = position_of([entrant(1, turns), *others], announced)
    return next(player for player in field.players if player.number == 1)


@pytest.mark.parametrize(
    ("colours", "strength", "colour"),
    [
        ("", "NONE", None),
        ("W", "STRONG", "B"),
        ("WB", "MILD", "W"),
        ("WBB", "ABSOLUTE", "W"),
        ("WWBWW", "ABSOLUTE", "B"),
        ("WWBWWBB", "ABSOLUTE", "W"),
        ("BBWW", "ABSOLUTE", "B"),
        ("WWWWBB", "ABSOLUTE", "B"),  # the first line that fits wins (1.7.1)
        ("BWB", "STRONG", "W"),
    ],
)
def test_preference_is_the_first_line_that_fits(colours: str, strength: str, colour: str | None) -> None:
    preference = player_of(1, 0, colours=colours).preference
    assert (preference.strength.name, preference.colour) == (strength, colour)


@pytest.mark.parametrize(
    ("turn", "float_", "barred", "unplayed"),
    [
        (Turn(Kind.FORFEIT_WIN, 2, HIM), "D", True, 1),
        (Turn(Kind.FORFEIT_LOSS, 0, HIM), "-", False, 1),
        (Turn(Kind.FORFEIT_LOSS, 1, HIM), "-", False, 1),  # whatever it is worth
        (Turn(Kind.ALLOCATED, 2), "D", True, 1),
        (Turn(Kind.ALLOCATED, 1), "D", True, 1),
        (Turn(Kind.ALLOCATED, 0), "D", True, 1),
        (Turn(Kind.AWAY, 2), "D", True, 1),
        (Turn(Kind.AWAY, 1), "D", False, 1),
        (Turn(Kind.AWAY, 0), "-", False, 1),
        (Turn(Kind.PLAYED, 2, HIM, "W"), "-", False, 0),
    ],
)
def test_a_round_floats_and_bars_by_its_code(turn: Turn, float_: str, barred: bool, unplayed: int) -> None:
    player = alone(turn)
    assert (player.float_before, player.bye_barred, player.unplayed) == (float_, barred, unplayed)
    assert player.opponents == ({2} if turn.played else set())


def test_other_points_are_held_against_what_they_are_worth() -> None:
    """A bye of a draw's points in a system of 3-1-0 floats and does not bar; two of them are not one win."""
    player = alone(Turn(Kind.AWAY, 2), Turn(Kind.AWAY, 2), worth=FOOTBALL)
    assert (player.score, player.float_before, player.bye_barred) == (4, "D", False)
    assert alone(Turn(Kind.AWAY, 6), worth=FOOTBALL).bye_barred


def test_floats_go_by_rounds_of_the_event_and_scores_of_that_round() -> None:
    games = [
        {"games": [[1, 2, "1"], [3, 4, "0"]], "byes": [], "absent": {}},
        {"games": [[2, 1, "1"], [4, 3, "="]], "byes": [], "absent": {}},
        {"games": [[1, 4, "="]], "byes": [], "absent": {"2": "Z", "3": "H"}},
    ]
    entry: dict[str, Any] = {"rounds": games, "absent": [], "total_rounds": 5, "first_colour": "w"}
    entry["players"] = [{"no": number} for number in range(1, 5)]
    floats = {each.number: each.float_two_before + each.float_before for each in position_from(entry).players}
    assert floats == {1: "DU", 2: "U-", 3: "UD", 4: "DD"}


def test_half_of_the_points_makes_no_topscorer() -> None:
    rounds = [Turn(Kind.PLAYED, 2, HIM, "W"), Turn(Kind.PLAYED, 0, HIM, "B")]
    assert not alone(*rounds, rounds=3).topscorer
    more = [Turn(Kind.PLAYED, 2, HIM, "W"), Turn(Kind.PLAYED, 1, HIM, "B")]
    assert alone(*more, rounds=3).topscorer
    assert not alone(*more, rounds=4).topscorer


def test_numbers_for_colours_leave_out_who_was_never_here() -> None:
    """5.2.5: a zero-, half- or full-point bye is no part in the event; a win or a loss by forfeit and the bye are."""
    turns = [
        ABSENT,
        Turn(Kind.AWAY, 1),
        Turn(Kind.AWAY, 2),
        Turn(Kind.ALLOCATED, 2),
        Turn(Kind.FORFEIT_LOSS, 0, ContestantId(6)),
    ]
    away = [entrant(at, (turn,), plays=False) for at, turn in enumerate(turns, start=1)]
    field = position_of(
        [*away, entrant(6, (Turn(Kind.FORFEIT_WIN, 2, ContestantId(5)),)), entrant(7, (ABSENT,))], Announced(9)
    )
    assert {player.number: player.colour_number for player in field.players} == {6: 3, 7: 4}


def test_the_last_difference_decides_between_equal_claims() -> None:
    """5.2.3: both had W and B last; before that the higher had White, the lower Black, though in other rounds."""
    seats = allot(player_of(1, 4, colours="BWWB"), player_of(2, 4, colours="WBWB"), "W")
    assert (seats.white.number, seats.rule) == (2, "C.04.3 5.2.3")


def test_a_wider_difference_wins_between_absolute_claims() -> None:
    seats = allot(player_of(1, 4, colours="BBW"), player_of(2, 4, colours="BBWBB"), "W")
    assert (seats.white.number, seats.rule) == (2, "C.04.3 5.2.2")
    same = allot(player_of(1, 4, colours="BWB"), player_of(2, 4, colours="BWB"), "W")
    assert (same.white.number, same.rule) == (1, "C.04.3 5.2.4")


@pytest.mark.parametrize(
    ("rounds", "full", "half"),
    [(5, 2, 3), (6, 2, 3), (7, 2, 4), (8, 2, 4), (9, 3, 5), (10, 3, 5), (11, 3, 6), (13, 4, 7)],
)
def test_accelerated_rounds_are_those_of_the_table(rounds: int, full: int, half: int) -> None:
    points = [Baku(ContestantId(1), rounds).virtual_points(number) for number in range(1, rounds + 1)]
    assert points == [2] * full + [1] * (half - full) + [0] * (rounds - half)


def test_group_a_ends_with_the_same_person() -> None:
    """C.04.7 1.3: somebody who comes late above the last of group A is in it; virtual points are no points."""
    assert [size_of_ga(players) for players in (5, 6, 7, 8, 161)] == [4, 4, 4, 4, 82]
    field = position_of(
        [Entrant(ContestantId(id_), PairingNumber(at), (ABSENT,)) for at, id_ in enumerate((10, 99, 20, 30), start=1)],
        Announced(5, acceleration=Baku(ContestantId(20), rounds=5)),
    )
    assert [(each.id, each.score, each.points) for each in field.players] == [
        (10, 2, 0),
        (99, 2, 0),
        (20, 2, 0),
        (30, 0, 0),
    ]


def as_plain(event: Tournament) -> dict[str, Any]:
    """Write an event of the program as plain data, from its rounds and not from its cards."""
    rounds: list[dict[str, Any]] = []
    number = event.numbers
    for made in event.rounds:
        seated = {id_ for board in made.boards for id_ in board.players}
        games = [
            [number[board.white], number[board.black], board.result.value.replace("a", "=")]
            for board in made.boards
            if board.result
        ]
        away = {id_: "Z" for id_ in event.registrations if id_ not in seated}
        for id_, registration in event.registrations.items():
            if made.number <= len(registration.missed) and registration.missed[made.number - 1]:
                away[id_] = "H"
        away |= {bye.who: {2: "F", 1: "H", 0: "Z"}[bye.half_points] for bye in made.byes if bye.who != made.bye}
        byes = [] if made.bye is None else [made.bye]
        rounds.append(
            {
                "games": games,
                "byes": [number[each] for each in byes],
                "absent": {number[id_]: code for id_, code in away.items() if id_ not in byes},
            }
        )
    return {
        "players": [{"no": each} for each in sorted(event.ids)],
        "rounds": rounds,
        "absent": [event.numbers[id_] for id_ in event.registrations if id_ not in event.to_pair],
        "total_rounds": event.regulations.rounds,
        "first_colour": event.facts.first_colour,
    }


@pytest.mark.parametrize("seed", range(40))
def test_an_event_of_the_program_is_read_as_its_rounds_were(seed: int) -> None:
    event = lively_event(seed, adjourned=True)
    read, plain = position(event), position_from(as_plain(event))
    assert [vars_of(player) for player in read.players] == [vars_of(player) for player in plain.players]
    assert (read.round, read.last_round, read.initial_colour) == (plain.round, plain.last_round, plain.initial_colour)


def test_who_enters_late_has_a_fitting_number() -> None:
    """C.04.2 2.2 - 2.4: rating, then title in the order of today, then the alphabet; all below move down."""
    people = [
        ("Weak", 1900, Title.NONE),
        ("Wanda", 2300, Title.WGM),
        ("Ivan", 2300, Title.IM),
        ("Abel", 2300, Title.CM),
    ]
    event = Tournament.beginning(SYSTEMS).imagine(
        *(
            EntrantRegistered(ContestantId(at), Person(name=name, rating=rating, title=title))
            for at, (name, rating, title) in enumerate(people, start=1)
        )
    )
    assert [numbers_of(event)[ContestantId(at)] for at in range(1, 5)] == [4, 2, 1, 3]
    late = event.imagine(EntrantRegistered(ContestantId(5), Person(name="Late", rating=2000)))
    assert [numbers_of(late)[ContestantId(at)] for at in range(1, 6)] == [5, 2, 1, 3, 4]
    numbered = position(late.imagine(FirstColourSet("W")), numbers=numbers_of(late))
    assert [(each.id, each.number) for each in numbered.players] == [(3, 1), (2, 2), (4, 3), (5, 4), (1, 5)]


def vars_of(player: Player) -> tuple[object, ...]:
    """Return all of a player but the id, which plain data do not know."""
    return tuple(getattr(player, name) for name in Player.__slots__ if name != "id")
