"""Rounds as they are timed, paired, published, and taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from paircard.core.event.board import Board, place_of
from paircard.core.event.bye import HALF_POINT, WHOLE_POINT, Bye, ByeKind, worth_of
from paircard.core.event.fold.entrants import annulling
from paircard.core.event.fold.established import Facts, Steps, need_players, round_of, with_round
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.limits import MOST_GAMES
from paircard.core.event.override import Override
from paircard.core.event.round import Round
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished, RoundTimed, RoundUnpaired
from paircard.core.event.team_options import team_options
from paircard.core.event.when import When, is_time
from paircard.core.values.dates import is_iso
from paircard.core.values.frozen import maker, replace
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.result import Result
    from paircard.core.event.result_facts import ResultEntered
    from paircard.core.values.scale import Scale


def _paired(facts: Facts, event: RoundPaired) -> Facts:
    return played(facts, event, ())


def played(facts: Facts, event: RoundPaired, entered: Iterable[ResultEntered]) -> Facts:
    """Return the facts once a round was paired and results were entered in it: every board is made once."""
    if event.round != len(facts.rounds) + 1 or event.round > facts.regulations.rounds:
        raise ValueError(tr("round {round} is not the one to be paired", round=event.round))
    scale, match = facts.regulations.scale, facts.match_of_two
    results = {(each.board, each.game): each.result for each in entered}
    boards, byes = tuple(_boards(event, facts, results)), byes_of(event, match or scale)
    if results:
        raise LookupError(place_of(*next(iter(results))))
    need_players(facts, [*_playing(facts, event), *(bye.who for bye in byes)])
    early = facts.pairing_system.ends_early
    leg = team_options(facts.regulations).boards if early and facts.of_teams else 0
    if leg and any(len(pair.colours) % leg for pair in event.pairs):
        raise ValueError(tr("a match has {boards} boards", boards=leg))
    paired = Round(
        event.round,
        boards,
        byes,
        by_hand=event.by_hand,
        against=event.against,
        ends_early=early,
        leg=leg,
        scale=scale,
        match_of_two=match,
    )
    first = facts.first_pairs if facts.rounds else paired_by_program(event)
    return annulling(replace(_numbered(facts, event.numbers), rounds=(*facts.rounds, paired), first_pairs=first))


def paired_by_program(event: RoundPaired) -> tuple[PairMade, ...]:
    """Return the pairs of a round that the program made; nothing of one made by hand, or taken from a report."""
    return () if event.by_hand else event.pairs


def _playing(facts: Facts, event: RoundPaired) -> Iterable[ContestantId]:
    """Return who plays: everybody once for each game, unless the system of the event knows several in a round."""
    for pair in event.pairs:
        if pair.white == pair.black:
            raise ValueError(tr("id {id} appears twice", id=pair.white))
        if pair.colours == "W" and not pair.seats:
            continue  # one game
        if pair.colours.strip("WB") or not 1 <= len(pair.colours) <= MOST_GAMES or _wrongly_seated(pair):
            raise ValueError(tr("{colours} are no colours of a match", colours=repr(pair.colours)))
        if pair.same_as and pair.colours != "W":
            raise ValueError(tr("a game of an earlier stage is one game, with White named first"))
    playing: list[ContestantId] = []
    for pair in event.pairs:
        playing += (pair.white, pair.black) * len(pair.colours)
    return dict.fromkeys(playing) if facts.pairing_system.several_games else playing


def _wrongly_seated(pair: PairMade) -> bool:
    """Whether the seats of a pair are not those of its boards, each once."""
    return bool(pair.seats) and sorted(pair.seats) != [*range(1, len(pair.colours) + 1)]


def _boards(event: RoundPaired, facts: Facts, results: dict[tuple[int, int], Result]) -> Iterator[Board]:
    """Yield the games of all matches in one list, each with the number it has there; take their results away."""
    number, of_teams, board = 0, facts.of_teams, maker(Board, len(event.pairs))
    before = 0 if of_teams else facts.regulations.first_board - 1
    for match, pair in enumerate(event.pairs, start=1):
        first, second = (pair.white, pair.white_float), (pair.black, pair.black_float)
        seats = pair.seats or (0,) * len(pair.colours)
        for game, (colour, seat) in enumerate(zip(pair.colours, seats, strict=False), start=1):
            number += 1
            (white, white_float), (black, black_float) = (first, second) if colour == "W" else (second, first)
            yield board(
                number,
                white,
                black,
                white_float,
                black_float,
                results.pop((match, game), None),
                of_match=match,
                game=game,
                same_as=pair.same_as,
                turned=of_teams and colour != pair.colours[0],
                black_seat=seat,
                before=before,
            )


def byes_of(event: RoundPaired, scale: Scale) -> tuple[Bye, ...]:
    """Return everybody who has a bye in a round, that of the pairing first, with what `scale` gives for it."""
    return tuple([worth_of(bye, scale) for bye in _byes(event)])


def _byes(event: RoundPaired) -> Iterator[Bye]:
    """Yield the byes, in whatever field the journal keeps them."""
    if event.bye is not None:
        yield Bye(event.bye, ByeKind.ALLOCATED, WHOLE_POINT)
    yield from (Bye(id_, ByeKind.ALLOCATED, WHOLE_POINT) for id_ in event.further_byes)
    yield from (Bye(id_, ByeKind.FULL, WHOLE_POINT) for id_ in event.full_point_byes)
    yield from (Bye(id_, ByeKind.HALF, HALF_POINT) for id_ in event.half_point_byes)
    yield from event.byes


def _numbered(facts: Facts, ids: tuple[ContestantId, ...]) -> Facts:
    """Return the facts with the numbers that round 1 fixes for everybody, and no other round for anybody (R20)."""
    if facts.rounds and not ids:
        return facts
    if facts.rounds or len(ids) != len(facts.registrations):
        raise ValueError(tr("round 1, and only that, gives everybody a pairing number"))
    need_players(facts, ids)
    numbered = {
        id_: replace(facts.registrations[id_], number=PairingNumber(number)) for number, id_ in enumerate(ids, start=1)
    }
    return replace(facts, registrations={**facts.registrations, **numbered})


def _unpaired(facts: Facts, event: RoundUnpaired) -> Facts:
    round_of(facts, event.round)
    registrations = {id_: each.with_round_open_again(event.round) for id_, each in facts.registrations.items()}
    if event.round == 1:
        # R20: until round 1 is paired, numbers follow A2 again
        registrations = {id_: replace(each, number=None) for id_, each in registrations.items()}
    override = (Override(event.round, (event.against,), event.reason),) if event.against else ()
    return replace(
        facts,
        rounds=facts.rounds[: event.round - 1],
        first_pairs=facts.first_pairs if event.round > 1 else (),
        start_positions={at: number for at, number in facts.start_positions.items() if at < event.round},
        registrations=registrations,
        overrides=facts.overrides + override,
    )


def _published(facts: Facts, event: RoundPublished) -> Facts:
    return with_round(facts, replace(round_of(facts, event.round), published=True))


def _timed(facts: Facts, event: RoundTimed) -> Facts:
    when = When(event.date, event.time)
    if (when.date and not is_iso(when.date)) or (when.time and not is_time(when.time)):
        raise ValueError(tr("{when} is no time at which a round begins", when=repr(str(when)[:40])))
    times = {number: each for number, each in facts.times.items() if number != event.round}
    return replace(facts, times={**times, event.round: when} if when else times)


STEPS: Steps = {
    RoundPaired: _paired,
    RoundUnpaired: _unpaired,
    RoundPublished: _published,
    RoundTimed: _timed,
}
