"""Byes by round and kind: record 240, of rounds to be paired or, once more, of rounds that were; XXZ of JaVaFo."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from paircard.core.event.bye import ByeKind
from paircard.core.event.regulations import ROUNDS_READ
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark
from paircard.data.exchange.trf.field import PLAYER, Field, Line
from paircard.data.exchange.trf.records.player_read import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.data.exchange.trf.outgoing import Outgoing

KIND = Field(mark("kind of bye"), 5, 5)
ROUND = Field(mark("round"), 7, 9)
MEMBER = Field(mark("start number"), 11, 14, shape=PLAYER, every=5)
COLUMNS = (KIND, ROUND, MEMBER)
_NO_NUMBER = mark("found {found}, expected a start number")
_KINDS = {"F": Kind.FULL_BYE, "H": Kind.HALF_BYE, "Z": Kind.ABSENT}


@dataclass(frozen=True, slots=True)
class Byes:
    """One record 240."""

    line: int
    kind: Kind
    round: int
    players: Mapping[int, Field]
    """Start numbers, with the columns they stand in."""


def read_byes(line: int, text: str) -> Byes:
    """Return what a record 240 says; raise `BadRow` with the columns of what cannot be."""
    kind = KIND.of(text).upper()
    if kind not in _KINDS:
        raise KIND.bad(kind, mark("found {found}, expected F, H or Z"))
    round_ = ROUND.of(text)
    if not re.fullmatch("[0-9]{1,3}", round_) or not 1 <= int(round_) <= ROUNDS_READ:
        raise ROUND.bad(round_, mark("found {found}, expected a round from 1 to {most}"), most=ROUNDS_READ)
    players: dict[int, Field] = {}
    for field in MEMBER.each(text):
        number = field.of(text)
        if number and not (re.fullmatch("[0-9]{1,4}", number) and int(number)):
            raise field.bad(number, _NO_NUMBER)
        if number:
            players[int(number)] = field
    return Byes(line, _KINDS[kind], int(round_), players)


@dataclass(frozen=True, slots=True)
class Absent:
    """One record XXZ: who will not be in the round to be paired."""

    line: int
    players: Mapping[int, Field]
    """Start numbers, with the columns they stand in."""


def read_absent(line: int, text: str) -> Absent:
    """Return who a record XXZ names; raise `BadRow` for what is no number."""
    found: dict[int, Field] = {}
    for word in re.finditer(r"\S+", text[4:]):
        field = Field(mark("start number"), word.start() + 5, word.end() + 4)
        if not (re.fullmatch("[0-9]{1,4}", word[0]) and int(word[0])):
            raise field.bad(word[0], _NO_NUMBER)
        found[int(word[0])] = field
    return Absent(line, found)


def to_come(tournament: Tournament, id_: ContestantId) -> Iterator[tuple[int, str]]:
    """Yield the rounds to come that somebody will not play, with the letter; in those not named they will."""
    registration = tournament.registrations[id_]
    for number in range(tournament.next_round, tournament.regulations.rounds + 1):
        if registration.full_point_bye(number):
            yield number, "F"
        elif registration.half_point_bye(number):
            yield number, "H"
        elif not registration.takes_part(number):
            yield number, "Z"


def write_240(out: Outgoing) -> Iterator[str]:
    """Yield a record for each round and kind; TRF16 has them with the players."""
    if out.old:
        return
    byes: dict[tuple[int, str], list[int]] = defaultdict(list)
    for round_, sign, number in _of_teams(out.tournament) if out.of_teams else _of_players(out):
        byes[round_, sign].append(number)
    for (round_, sign), numbers in sorted(byes.items()):
        line = Line("240")
        line.put(KIND, sign)
        line.put(ROUND, round_)
        line.put_each(MEMBER, sorted(numbers))
        yield line.text


def _of_players(out: Outgoing) -> Iterator[tuple[int, str, int]]:
    """Yield the column, the letter and the number of every bye to come."""
    for card in out.cards:
        for number, sign in to_come(out.tournament, card.id):
            yield from ((column, sign, card.number) for column in out.columns.of_bye(number))


def _of_teams(tournament: Tournament) -> Iterator[tuple[int, str, int]]:
    """Yield the round, the letter and the number of every bye that the pairing did not give, those to come too."""
    for round_ in tournament.rounds:
        for kind, sign in ((ByeKind.HALF, "H"), (ByeKind.FULL, "F")):
            for who in round_.who_has(kind):
                yield round_.number, sign, tournament.numbers[who]
    for id_ in tournament.registrations:
        for number, sign in to_come(tournament, id_):
            yield number, sign, tournament.numbers[id_]
