"""`paircard norms`: who has made a title norm, who can still make one, and every requirement of a player's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from paircard.core.event.fide_details import Occasion
from paircard.core.event.find_player import player_meant
from paircard.core.event.names import event_title
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import event_lines, list_lines, player_lines
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.exchange.norms_json import norms_json, norms_json_of
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import recorded_tournament


def norms_of_file(
    file: Path,
    *,
    after: int | None,
    player: str,
    occasion: str,
    shape: str = "text",
    encoding: str = "",
    section: str = "",
) -> int:
    """Print the norms of an event, or those of one player; return the exit code."""
    any_alphabet()
    try:
        tournament = recorded_tournament(file, encoding, section)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    norms = NormsOfEvent(tournament, after, Occasion(occasion) if occasion else None)
    try:
        lines = [_json(norms, player)] if shape == "json" else [*(_one(norms, player) if player else _all(norms))]
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    for line in lines:
        say(line)
    return DONE


def _json(norms: NormsOfEvent, player: str) -> str:
    return norms_json_of(norms, player_meant(norms.tournament, player)) if player else norms_json(norms)


def _all(norms: NormsOfEvent) -> Iterator[str]:
    yield from _head(norms)
    yield ""
    yield from list_lines(norms)
    yield ""
    yield tr("The program awards nothing: with --player NAME every requirement is told with its article.")


def _one(norms: NormsOfEvent, wanted: str) -> Iterator[str]:
    id_ = player_meant(norms.tournament, wanted)
    yield from _head(norms)
    yield ""
    yield norms.label(id_)
    yield from map(str, player_lines(norms, id_))


def _head(norms: NormsOfEvent) -> Iterator[str]:
    yield event_title(norms.tournament)
    yield tr("Norms after round {round} of {rounds}", round=norms.round, rounds=norms.event.rounds)
    for line in event_lines(norms):
        yield f"{line} ({', '.join(map(str, line.rules))})"
