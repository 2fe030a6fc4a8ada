"""The numbers of a round robin by lot: from a seed anyone can draw again, or from slips."""

from __future__ import annotations

import pytest

from paircard.core.commands import ChangeRegulations, DrawNumbers, PostSchedule, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.event.regulations import Regulations
from paircard.core.event.stage_facts import NumbersGiven
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.ids import ids
from tests.support.round_robins import did, opening

ENTERED = (1, 2, 3, 4, 5, 6)


def entered() -> Tournament:
    """Six players by rating."""
    return did(Tournament.beginning(SYSTEMS), *opening(6))


def order(tournament: Tournament) -> tuple[int, ...]:
    """Ids by their numbers."""
    return tuple(id_ for _, id_ in sorted(tournament.ids.items()))


def test_by_rating_unless_drawn() -> None:
    """Nothing has to be drawn."""
    assert order(did(entered(), PostSchedule())) == ENTERED


def test_from_a_seed() -> None:
    """By the digests of what is in the journal: seed, opening, purpose, order of entry."""
    event = did(entered(), DrawNumbers("42"))
    drawn = event.entries[-1].event
    assert isinstance(drawn, NumbersGiven)
    opening_ = event.entries[0].digest
    again = draw_order("42", opening_, drawn.purpose, map(str, ENTERED))
    assert order(event) == drawn.order == tuple(map(int, again))
    posted = did(event, PostSchedule())
    assert order(posted) == drawn.order
    assert posted.rounds[0].boards[0].players == (drawn.order[0], drawn.order[5])


def test_from_slips() -> None:
    """In the order drawn from the hat."""
    assert order(did(entered(), DrawNumbers(listed=ids(3, 1, 6, 2, 5, 4)))) == (3, 1, 6, 2, 5, 4)


def test_who_comes_after_the_draw_needs_another() -> None:
    """Two draws are two facts; the schedule waits for the second."""
    event = did(entered(), DrawNumbers("42"), RegisterEntrants((Entrant.of("Late", rating=2600),)))
    assert event.numbers[ContestantId(7)] == 7
    with pytest.raises(Refusal, match="The lots lack 7 Late: D on Entrants draws the numbers again"):
        PostSchedule().decide(event)
    again = did(event, DrawNumbers("43"), PostSchedule())
    assert [type(each.event) for each in again.entries].count(NumbersGiven) == 2


def test_what_is_refused() -> None:
    """A silent second draw, one without seed, slips that lack somebody, one too late, one in a Swiss."""
    event = entered()
    drawn = did(event, DrawNumbers("42"))
    swiss = did(event, ChangeRegulations(Regulations(5)))
    for tournament, command, said in (
        (drawn, DrawNumbers("43"), "needs a reason"),
        (event, DrawNumbers(), "Lots need a seed"),
        (event, DrawNumbers(listed=ids(3, 1)), "The slips lack 2 A2, 4 A4"),
        (did(drawn, PostSchedule()), DrawNumbers("43", reason="x"), "numbers are fixed"),
        (swiss, DrawNumbers("42"), "none are drawn"),
    ):
        with pytest.raises(Refusal, match=said):
            command.decide(tournament)
    assert order(did(drawn, DrawNumbers("43", reason="a slip was missing"))) != order(event)
