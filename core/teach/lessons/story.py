"""What happened in an event before the round of a lesson, where its cards alone do not tell the whole story.

Late entries, corrected ratings, adjourned games: the position comes about as in a real event, by the same events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from paircard.core.commands import CorrectColours, CorrectEntrant, CorrectResult, RegisterEntrants
from paircard.core.commands.entrants import WithdrawEntrant
from paircard.core.event.announced_facts import FirstColourSet, TournamentCreated
from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Fact
from paircard.core.event.ids import PairingNumber
from paircard.core.event.made_now import ordered_for_publication, pair_made
from paircard.core.event.numbering import fixed_numbers
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.position import Position
from paircard.core.facets.system import needed, system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.answers.words import bye_word
from paircard.core.values.colour import Colour
from paircard.core.values.language import tr

REASON = "lesson"  # no words: nobody reads it
"""Stands in the journal of a story, as name and as reason."""


@dataclass(frozen=True, slots=True)
class Game:
    """A pair of a round, White first as it was paired, and its result."""

    white: PairingNumber
    black: PairingNumber
    result: Result


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round."""

    games: tuple[Game, ...]
    bye: PairingNumber | None = None


@dataclass(frozen=True, slots=True)
class LateEntry:
    """Somebody joins after round 1 (R17)."""

    rating: int


@dataclass(frozen=True, slots=True)
class NewRating:
    """A rating was wrong (F7)."""

    player: PairingNumber
    rating: int


@dataclass(frozen=True, slots=True)
class NewResult:
    """A result was wrong (F7)."""

    round: int
    white: PairingNumber
    result: Result


@dataclass(frozen=True, slots=True)
class Reversed:
    """A game was played with the wrong colours (F7)."""

    round: int
    white: PairingNumber
    """Who was to have White."""


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody did not come and had not said so (F8)."""

    player: PairingNumber


Happening = RoundPlayed | LateEntry | NewRating | NewResult | Reversed | Gone


@dataclass(frozen=True)
class Story:
    """An event up to the round of a lesson; players are named by pairing number."""

    ratings: tuple[int, ...]
    """Of the players who were there from the start, the highest first."""
    rounds: int
    first_colour: Colour
    happened: tuple[Happening, ...]

    @cached_property
    def tournament(self) -> Tournament:
        """The event as it stands."""
        event = Tournament.beginning(SYSTEMS).imagine(TournamentCreated(Details(REASON), Regulations(self.rounds)))
        entrants = tuple(Entrant.of(str(number), rating=rating) for number, rating in enumerate(self.ratings, 1))
        event = event.imagine(*RegisterEntrants(entrants).decide(event), FirstColourSet(self.first_colour))
        for each in self.happened:
            event = event.imagine(*_events(event, each))
        return event

    @property
    def position(self) -> Position:
        """The position before the round of the lesson."""
        event = self.tournament
        return needed(system_of(event), system_of(event).teach, "teach").position(event)

    @property
    def lines(self) -> Iterator[str]:
        """Yield what happened, a line each."""
        yield tr("Ratings at the start: {ratings}.", ratings=_listed(self.ratings))
        number, late = 0, len(self.ratings)
        for each in self.happened:
            number += isinstance(each, RoundPlayed)
            late += isinstance(each, LateEntry)
            yield self._told(each, number, late)

    def _told(self, each: Happening, number: int, late: int) -> str:
        match each:
            case RoundPlayed():
                return tr("Round {round}: {games}.", round=number, games=", ".join(_games(each)))
            case LateEntry(rating):
                return tr("{player} enters late, rated {rating}.", player=late, rating=rating)
            case NewRating(player, rating):
                return tr("The rating of {player} is corrected to {rating}.", player=player, rating=rating)
            case NewResult(round_, white, result):
                fields = {"round": round_, "pair": self._pair(round_, white), "result": result.text}
                return tr("The result of {pair} in round {round} is corrected to {result}.", **fields)
            case Reversed(round_, white):
                fields = {"round": round_, "pair": self._pair(round_, white)}
                return tr("{pair} in round {round} was played with the colours the other way round.", **fields)
            case Gone(player):
                return tr("{player} did not come and had not said so.", player=player)

    def _pair(self, number: int, white: PairingNumber) -> str:
        played = [each for each in self.happened if isinstance(each, RoundPlayed)][number - 1]
        return next(f"{game.white}-{game.black}" for game in played.games if game.white == white)


def _games(played: RoundPlayed) -> Iterator[str]:
    yield from (f"{game.white}-{game.black} {game.result.text}" for game in played.games)
    if played.bye is not None:
        yield f"{bye_word()} {played.bye}"


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(f"{place} {number}" for place, number in enumerate(numbers, 1))


def _events(event: Tournament, each: Happening) -> Sequence[Fact]:
    match each:
        case RoundPlayed():
            return _round(event, each)
        case LateEntry(rating):
            name = str(len(event.registrations) + 1)
            return RegisterEntrants((Entrant.of(name, rating=rating),)).decide(event)
        case NewRating(player, rating):
            before = event.registrations[event.ids[player]].entrant
            return CorrectEntrant(event.ids[player], Entrant.of(before.name, rating=rating), REASON).decide(event)
        case NewResult(round_, white, result):
            return CorrectResult(round_, _board(event, round_, white).number, result, REASON).decide(event)
        case Reversed(round_, white):
            board = _board(event, round_, white).number
            return CorrectColours(round_, board, reversed=True, reason=REASON).decide(event)
        case Gone(player):
            return WithdrawEntrant(event.ids[player], REASON).decide(event)


def _round(event: Tournament, played: RoundPlayed) -> Sequence[Fact]:
    """Return a round as it was paired, and its results, in the order of publication (F1)."""
    ids, number = event.ids, event.next_round
    result = {(ids[game.white], ids[game.black]): game.result for game in played.games}
    pairs = ordered_for_publication(event, result)
    bye = None if played.bye is None else ids[played.bye]
    made = tuple(pair_made(event, *pair) for pair in pairs)
    entered = (ResultEntered(number, board, result[pair]) for board, pair in enumerate(pairs, 1))
    return RoundPaired(number, made, bye, (), fixed_numbers(event), REASON), *entered


def _board(event: Tournament, round_: int, white: PairingNumber) -> Board:
    return next(each for each in event.rounds[round_ - 1].boards if each.white == event.ids[white])
