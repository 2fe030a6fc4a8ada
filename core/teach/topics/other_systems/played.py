"""What was played before the round of a lesson, as its file writes it, and the event that comes of it.

A round is written `1-5 1, 6-2 =, bye 3, Z 4`: pairs with White first and the result as White sees it, the bye of the
pairing, and who had a full, half or zero-point bye (F, H, Z). A match of two games has two results: `1-5 1=`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from paircard.core.commands import RegisterEntrants, SetFirstColour
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.event.made_now import ordered_for_publication, pair_made
from paircard.core.event.numbering import fixed_numbers
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.byes import allocated
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.points import DRAW, LOSS, WIN

NAME = "lesson"  # no words: nobody reads it
_AWAY = {"F": WIN, "H": DRAW, "Z": LOSS}
_BYE = "bye"  # no words: as files write it
_SEEN_BY_WHITE = {result.value: result for result in Result}


@dataclass(frozen=True, slots=True)
class Played:
    """An event up to a round; players are named by their numbers, the best rated is 1."""

    system: str
    rounds: int
    """How many were announced."""
    ratings: tuple[int, ...]
    happened: tuple[str, ...]
    """What was played, a round each."""
    colour: Colour | None = None
    """The initial colour, where one is drawn."""
    away: tuple[int, ...] = ()
    """Who does not play in the round of the lesson."""
    options: Mapping[str, Any] | None = None
    """What was announced of the system, where it is not the common form."""

    @property
    def tournament(self) -> Tournament:
        """The event as it stands before the round is paired."""
        event = Tournament.beginning(SYSTEMS).imagine(TournamentCreated(Details(NAME), self._regulations))
        names = zip(SURNAMES, self.ratings, strict=False)
        entrants = tuple(Entrant.of(name, rating=rating) for name, rating in names)
        event = event.imagine(*RegisterEntrants(entrants).decide(event))
        if self.colour is not None:
            event = event.imagine(*SetFirstColour(self.colour).decide(event))
        for told in self.happened:
            event = event.imagine(*_round(event, told))
        away = (AbsenceAnnounced(event.ids[PairingNumber(each)], event.next_round) for each in self.away)
        return event.imagine(*away)

    @property
    def _regulations(self) -> Regulations:
        system = SYSTEMS[self.system]
        made = system.options
        options = None if made is None else made(**(self.options or {}))
        half = any(each.startswith("H ") for told in self.happened for each in told.split(", "))
        return Regulations(self.rounds, self.system, half_point_byes=half, options=options)


def _round(event: Tournament, told: str) -> Iterator[Fact]:
    """Yield a round as it was paired, the absences before it, and its results in the order of publication."""
    ids, number = event.ids, event.next_round
    results: dict[tuple[ContestantId, ContestantId], str] = {}
    bye, away = None, dict[str, list[ContestantId]]()
    for who, sign in (each.split() for each in told.split(", ")):
        if who == _BYE:
            bye = ids[PairingNumber(int(sign))]
        elif who in _AWAY:
            away.setdefault(who, []).append(ids[PairingNumber(int(sign))])
        else:
            white, black = (ids[PairingNumber(int(each))] for each in who.split("-"))
            results[white, black] = sign
    absences = tuple(AbsenceAnnounced(id_, number, _AWAY[sign]) for sign, some in away.items() for id_ in some)
    yield from absences
    before = event.imagine(*absences)
    pairs, (whole, worth) = ordered_for_publication(before, results), allocated(before, bye)
    several = SYSTEMS[event.regulations.system].several_games
    yield RoundPaired(
        number,
        tuple(_made(before, *pair, several=several) for pair in pairs),
        whole,
        tuple(away.get("H", ())),
        fixed_numbers(before),
        NAME,
        full_point_byes=tuple(away.get("F", ())),
        byes=worth,
    )
    for board, pair in enumerate(pairs, 1):
        yield from _results(number, board, results[pair])


def _made(event: Tournament, white: ContestantId, black: ContestantId, *, several: bool) -> PairMade:
    made = pair_made(event, white, black)
    return replace(made, colours=BOTH_GAMES) if several else made


def _results(number: int, board: int, signs: str) -> Sequence[Fact]:
    first = ResultEntered(number, board, _SEEN_BY_WHITE[signs[0]])
    if len(signs) == 1:
        return (first,)
    # in the second game the other one has White, and their result is written from that side
    second = _SEEN_BY_WHITE[signs[1]].turned
    return ResultEntered(number, board, _SEEN_BY_WHITE[signs[0]], 1), ResultEntered(number, board, second, 2)
