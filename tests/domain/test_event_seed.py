"""One seed for all lots of an event in FIDE mode: a draw made again gives the same (Q206)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import (
    ChangeDetails,
    CreateTournament,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.commands.base import Command
from paircard.core.commands.lots import DrawLots, groups_for_lots
from paircard.core.event.entrant import Entrant
from paircard.core.event.event_seed import event_seed
from paircard.core.event.facts import Undone
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.kit.fide_mode_choice import FideMode
from paircard.core.values.errors import Refusal

TIME = "2026-05-01T12:00:00Z"


def did(event: Tournament, command: Command) -> Tournament:
    """Return the event after a command."""
    return event.record(command.decide(event), arbiter="A", time=TIME)


def tied(fide: FideMode, seed: str = "") -> Tournament:
    """Return an event of one round with two draws: nothing separates anybody; the colour was drawn from a seed."""
    options = DutchOptions(fide=fide)
    regulations = Regulations(1, "dutch-2026", tie_breaks=("WON", "LOTS"), options=options)
    event = did(Tournament.beginning(SYSTEMS), CreateTournament(Details("Open"), regulations))
    event = did(event, RegisterEntrants(tuple(Entrant.of(f"Player {each}") for each in range(1, 5))))
    event = did(did(did(event, SetFirstColour("W", seed)), PairRound()), PublishRound())
    return event.record([ResultEntered(1, board, Result.DRAW) for board in (1, 2)], arbiter="A", time=TIME)


def test_the_first_seed_is_that_of_the_event() -> None:
    """Nothing typed means it; another one is refused in FIDE mode and taken outside it."""
    event = tied("on", "kawka")
    ((_, group),) = groups_for_lots(event)
    drawn = did(event, DrawLots(group))
    assert (event_seed(event), drawn.facts.lots[-1].seed) == ("kawka", "kawka")
    with pytest.raises(Refusal) as refused:
        DrawLots(group, "other").decide(event)
    assert "That of this event is kawka" in refused.value.message
    assert refused.value.field == "seed"
    free = tied("off", "kawka")
    assert did(free, DrawLots(group, "other")).facts.lots[-1].seed == "other"


def test_without_any_seed_one_is_asked_for() -> None:
    event = tied("on")
    ((_, group),) = groups_for_lots(event)
    with pytest.raises(Refusal, match="Lots need a seed"):
        DrawLots(group).decide(event)


def test_a_draw_made_again_gives_the_same() -> None:
    """With a reason; after undo, which forgets no seed; and where the event was given another name in between."""
    event = tied("on")
    ((_, group),) = groups_for_lots(event)
    first = did(event, DrawLots(group, "42"))
    order = first.facts.lots[-1].order
    assert did(first, DrawLots(group, reason="asked to")).facts.lots[-1].order == order
    undone = first.record([Undone(first.timeline.done[-1])], arbiter="A", time=TIME)
    assert not undone.facts.lots
    with pytest.raises(Refusal, match="That of this event is 42"):
        DrawLots(group, "43").decide(undone)
    renamed = did(undone, ChangeDetails(replace(event.details, name="Spring Open")))
    assert did(renamed, DrawLots(tuple(reversed(group)))).facts.lots[-1].order == order


def test_the_colour_of_round_1_is_drawn_from_it_too() -> None:
    regulations = Regulations(1, "dutch-2026", tie_breaks=("WON",), options=DutchOptions(fide="on"))
    event = did(Tournament.beginning(SYSTEMS), CreateTournament(Details("Open"), regulations))
    event = did(event, SetFirstColour("W", "kawka"))
    with pytest.raises(Refusal, match="That of this event is kawka"):
        SetFirstColour("B", "other").decide(event)
    assert SetFirstColour("B").decide(event), "set by the arbiter: no lot, no seed"
