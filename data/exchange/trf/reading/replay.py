"""A report of a cup or a match that we wrote: taken over as that, its rounds made again from its results."""

from __future__ import annotations

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.event.regulations import Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.replayed import GameTold, RoundsTold
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.said import Words
from paircard.data.exchange.trf.reading.opening import Opening
from paircard.data.exchange.trf.reading.recorded import Recorded
from paircard.data.exchange.trf.reading.reported import reported
from paircard.data.exchange.trf.records.apart import Forbidden
from paircard.data.exchange.trf.records.player_read import Kind
from paircard.data.exchange.trf.records.system import BY_HAND, named

_LETTERS = {Kind.BYE: "U", Kind.FULL_BYE: "F", Kind.HALF_BYE: "H", Kind.ABSENT: "Z"}


@dataclass(frozen=True, slots=True)
class Replay:
    """A system of ours, and the event as it makes it; or why it cannot."""

    system: str
    regulations: Regulations
    facts: tuple[Fact, ...] = ()
    """Behind the entries."""
    told: tuple[Words, ...] = ()
    first_colour: bool = False
    accelerated: bool = False
    refused: Words | str | None = None
    """Why the report is not taken over as that."""

    def opening(self, recorded: Recorded) -> Opening:
        """Return how the event begins; where a match has two columns, lists of who does not meet go by matches."""
        options = self.regulations.options
        if options is not None and options.match_of_two is not None:
            whole = recorded.number_of_rounds
            recorded = replace(recorded, forbidden=tuple(_by_matches(each, whole) for each in recorded.forbidden))
        return Opening(recorded, self.regulations, self.first_colour, made_by_us=True, accelerated=self.accelerated)


def _by_matches(each: Forbidden, columns: int) -> Forbidden:
    """Return a list with the rounds of its columns."""
    last = 0 if each.last >= columns else -(-each.last // len(BOTH_GAMES))
    return replace(each, first=-(-each.first // len(BOTH_GAMES)), last=last)


def replay_of(recorded: Recorded) -> Replay | None:
    """Return as what a report is taken over whose system plays it again; None where it names no such system."""
    if not recorded.of_another_system or recorded.going_on.chosen:
        return None
    told = _told(recorded, *named(recorded.texts))
    for key, system in SYSTEMS.items():
        if system.contestants == "players" and (found := system.replayed(told)):
            replay = Replay(key, found.regulations, (), tuple(found.told), found.first_colour, found.accelerated)
            opened = Tournament.beginning(SYSTEMS).imagine(*replay.opening(recorded).facts())
            try:
                return replace(replay, facts=tuple(found.facts(opened)))
            except Refusal as refusal:
                return replace(replay, refused=refusal.words)
    return None


def _told(recorded: Recorded, words: str, code: str) -> RoundsTold:
    ids = recorded.ids
    columns = tuple(
        tuple(GameTold(ids[game.white], ids[game.black], game.result) for game in each.games)
        for each in recorded.rounds
    )
    ranks = {ids[number]: player.rank for number, player in recorded.players.items() if player.rank}
    choices = reported(recorded.texts, ids, recorded.number_of_rounds)
    return RoundsTold(
        words,
        code,
        tuple(ids.values()),
        columns,
        recorded.number_of_rounds,
        ranks,
        _away(recorded),
        choices,
        BY_HAND,
    )


def _away(recorded: Recorded) -> dict[tuple[int, ContestantId], str]:
    """Return the letters of rounds without an opponent that are written out, by column and player."""
    ids = recorded.ids
    told = {
        (byes.round, ids[number]): _LETTERS[byes.kind]
        for byes in recorded.byes
        for number in ids.keys() & byes.players.keys()
    }
    return told | {
        (column, ids[number]): _LETTERS[cell.kind]
        for number, player in recorded.players.items()
        for column, cell in enumerate(player.cells, start=1)
        if cell.kind in _LETTERS and cell.written
    }
