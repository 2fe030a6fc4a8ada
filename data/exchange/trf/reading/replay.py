"""A report of a cup or a match that we wrote: taken over as that, its rounds made again from its results."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from core.event.facts import Fact
from core.event.regulations import Regulations
from core.event.tournament import Tournament
from core.systems.catalogue import SYSTEMS
from core.systems.kit.replayed import GameTold, RoundsTold
from core.values.errors import Refusal
from core.values.frozen import dataclass
from core.values.said import Words
from data.exchange.trf.reading.rules_named import named_system

if TYPE_CHECKING:
    from data.exchange.trf.reading.event import RecordedEvent


@dataclass(frozen=True, slots=True)
class Replay:
    """A system of ours, and the event as it makes it; or why it cannot."""

    system: str
    regulations: Regulations
    facts: tuple[Fact, ...] = ()
    """Behind the entries."""
    told: tuple[Words, ...] = ()
    first_colour: bool = False
    refused: Words | str | None = None
    """Why the report is not taken over as that."""


def replay_of(recorded: RecordedEvent) -> Replay | None:
    """Return as what a report is taken over whose system plays it again; None where it names no such system."""
    if not recorded.of_another_system or recorded.going_on.chosen:
        return None
    told = _told(recorded, *named_system(each.text for each in recorded.kept))
    for key, system in SYSTEMS.items():
        if system.contestants == "players" and (found := system.replayed(told)):
            replay = Replay(key, found.regulations, (), tuple(found.told), found.first_colour)
            opened = Tournament().imagine(*replace(recorded, replay=replay).events())
            try:
                return replace(replay, facts=tuple(found.facts(opened)))
            except Refusal as refusal:
                return replace(replay, refused=refusal.words)
    return None


def _told(recorded: RecordedEvent, words: str, code: str) -> RoundsTold:
    ids = recorded.ids
    columns = tuple(
        tuple(GameTold(ids[game.white], ids[game.black], game.result) for game in each.games)
        for each in recorded.rounds
    )
    ranks = {ids[number]: player.rank for number, player in recorded.players.items() if player.rank}
    return RoundsTold(words, code, tuple(ids.values()), columns, recorded.number_of_rounds, ranks)
