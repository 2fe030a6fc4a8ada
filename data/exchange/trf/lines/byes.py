"""Record 240: byes by round and kind, of rounds still to be paired or, once more, of rounds that were."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from core.event.regulations import ROUNDS_READ
from core.values.frozen import dataclass
from core.values.language import mark, tr
from data.exchange.import_report import Remark, Verdict
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.lines.player_read import Kind, Player
from data.exchange.trf.reading.findings import Finding

KIND = Field(mark("kind of bye"), 5, 5)
ROUND = Field(mark("round"), 7, 9)
_FIRST_ID, _STRIDE = 11, 5
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


def id_field(place: int) -> Field:
    """Return the columns of a player, the first has place 0."""
    start = _FIRST_ID + _STRIDE * place
    return Field(mark("start number"), start, start + 3)


def read_byes(line: int, text: str) -> Byes:
    """Return what a record 240 says; raise `BadRow` with the columns of what cannot be."""
    kind = KIND.of(text).upper()
    if kind not in _KINDS:
        raise KIND.bad(kind, mark("found {found}, expected F, H or Z"))
    round_ = ROUND.of(text)
    if not re.fullmatch("[0-9]{1,3}", round_) or not 1 <= int(round_) <= ROUNDS_READ:
        raise ROUND.bad(round_, mark("found {found}, expected a round from 1 to {most}"), most=ROUNDS_READ)
    players: dict[int, Field] = {}
    for place in range(max(0, -(-(len(text.rstrip()) - _FIRST_ID + 1) // _STRIDE))):
        field = id_field(place)
        number = field.of(text)
        if number and not (re.fullmatch("[0-9]{1,4}", number) and int(number)):
            raise field.bad(number, _NO_NUMBER)
        if number:
            players[int(number)] = field
    return Byes(line, _KINDS[kind], int(round_), players)


def read_absent(text: str) -> Mapping[int, Field]:
    """Return who a record XXZ says will not be in the round to be paired; raise `BadRow` for what is no number."""
    found: dict[int, Field] = {}
    for word in re.finditer(r"\S+", text[4:]):
        field = Field(mark("start number"), word.start() + 5, word.end() + 4)
        if not (re.fullmatch("[0-9]{1,4}", word[0]) and int(word[0])):
            raise field.bad(word[0], _NO_NUMBER)
        found[int(word[0])] = field
    return found


def check_byes(byes: Sequence[Byes], players: Mapping[int, Player], paired: int) -> Iterator[Finding]:
    """Yield what does not fit the players' records, and what cannot be granted."""
    for each in byes:
        for number, field in each.players.items():
            if number not in players:
                sentence = tr("player {number} is not among the players", number=number)
                yield _finding(each, field, sentence, Verdict.REFUSED)
            elif each.round <= paired and players[number].cell(each.round).kind is not each.kind:
                sentence = tr(
                    "the record of player {number} says otherwise of round {round}: it counts",
                    number=number,
                    round=each.round,
                )
                yield _finding(each, field, sentence, Verdict.FLAGGED)
        if each.round > paired and each.kind is Kind.FULL_BYE:
            sentence = tr("a full point without playing, kept as the report says: no pairing gives one")
            yield _finding(each, KIND, sentence, Verdict.FLAGGED)


def _finding(byes: Byes, field: Field, sentence: str, verdict: Verdict) -> Finding:
    return Finding(byes.line, Remark(field.place, sentence), verdict)
