"""`paircard norms`: who has made a title norm, who can still make one, and every requirement of a player's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from paircard.core.event.called import event_title
from paircard.core.event.fide_details import Occasion
from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import event_lines, list_lines, player_lines
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import recorded_tournament


def norms_of_file(
    file: Path, *, after: int | None, player: str, occasion: str, encoding: str = "", section: str = ""
) -> int:
    """Print the norms of an event, or those of one player; return the exit code."""
    any_alphabet()
    try:
        tournament = recorded_tournament(file, encoding, section)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    norms = NormsOfEvent(tournament, after, Occasion(occasion) if occasion else None)
    try:
        lines = list(_one(norms, player) if player else _all(norms))
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    for line in lines:
        say(line)
    return DONE


def _all(norms: NormsOfEvent) -> Iterator[str]:
    yield from _head(norms)
    yield ""
    yield from list_lines(norms)
    yield ""
    yield tr("The program awards nothing: with --player NAME every requirement is told with its article.")


def _one(norms: NormsOfEvent, wanted: str) -> Iterator[str]:
    id_ = _meant(norms.tournament, norms, wanted)
    yield from _head(norms)
    yield ""
    yield norms.label(id_)
    yield from map(str, player_lines(norms, id_))


def _head(norms: NormsOfEvent) -> Iterator[str]:
    yield event_title(norms.tournament)
    yield tr("Norms after round {round} of {rounds}", round=norms.after, rounds=norms.event.rounds)
    for line in event_lines(norms):
        yield f"{line} ({', '.join(map(str, line.rules))})"


def _meant(tournament: Tournament, norms: NormsOfEvent, wanted: str) -> ContestantId:
    """Return the player meant by a number or a part of their name; raise `Refusal` for nobody, or several."""
    meant = found(tournament, norms.cards, wanted)
    if len(meant) == 1:
        return meant[0]
    if not meant:
        raise Refusal(tr("Nobody called {name} plays here.", name=wanted))
    several = "; ".join(norms.label(id_) for id_ in meant[:4])
    raise Refusal(tr("{typed} may be {several}: type the number, or more of the name.", typed=wanted, several=several))
