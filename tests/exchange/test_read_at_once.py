"""What is read the short way is what the long way reads: the columns of players, and the event of a report."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.records import player_read
from paircard.data.exchange.trf.records.player_columns import rounds_in
from paircard.data.exchange.trf.records.player_read import Player, read_player
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.play import gold12

LETTERS = " wbWB-10=+?-UFHZuhz*xé\xa0٣0123456789DLßİ"
"""What stands in records, and what does not: signs, figures, letters that change their length."""
ROUNDS = ("7 w 1", "3 b 0", "0000 - U", "12 b =", "0000 - H", "11 w +", "9 - -", "  -  ", "5 w  ")
HEAD = "001    1 m  FM Kowalska, Anna                    2105 POL     1100001 1990-02-28  4.5    2"
RECORD = HEAD.ljust(91) + "  ".join(each.rjust(8) for each in ROUNDS)


def read(line: str) -> Player | str:
    try:
        return read_player(3, line)
    except BadRow as bad:
        return str(bad.remark)


def spoilt(chance: Random) -> str:
    """The record with a few letters otherwise, shifted, or cut."""
    line = list(RECORD)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        at = chance.randrange(91, len(line)) if chance.random() < 0.7 else chance.randrange(3, len(line))
        if chance.random() < 0.8:
            line[at] = chance.choice(LETTERS)
        else:
            line.insert(at, " ")
    return "".join(line)[: len(line) - chance.choice((0, 0, 0, 1, 7, 25))]


def test_plain_rounds_are_what_they_are_read_as_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [spoilt(Random(seed)) for seed in range(600)]
    short = [read(line) for line in lines]
    plain = [player_read._plain_cells(line, rounds_in(line)) for line in lines]
    assert 100 < sum(each is not None for each in plain) < 500, "both ways are tried"
    monkeypatch.setattr(player_read, "_plain_cells", lambda _line, _count: None)
    assert short == [read(line) for line in lines]


def test_an_event_followed_while_it_is_read_is_that_of_its_facts() -> None:
    report = read_trf(write_trf(gold12(4).tournament))
    assert report.followed is not None
    followed, folded = report.tournament(), Tournament.told(SYSTEMS, report.events)
    assert (followed.entries, followed.timeline) == (folded.entries, folded.timeline)
    assert (followed.rounds, followed.registrations) == (folded.rounds, folded.registrations)
    assert (followed.cards, followed.order) == (folded.cards, folded.order)
    assert followed.kept.keys() == folded.kept.keys()
    for entry, before in followed.kept.items():
        assert before.world[1].rounds == folded.kept[entry].world[1].rounds
