"""What is damaged: a small event with much of what can happen in one, reports, lists, settings, positions."""

from __future__ import annotations

import json
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from zlib import crc32

from paircard.core.commands import AnnounceAbsence, CorrectResult, PairRound, Undo, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.data.storage.canonical import canonical
from tests.support.fuzz.sealed_again import chained, entries_of, sealed_again
from tests.support.play import Play
from tests.support.rating_lists import some_players, write_text, write_xml
from tests.support.stored import NOON

REPORTS = Path(__file__).parents[2] / "exchange" / "reports"
ENTRANTS = (
    "no,name,sex,title,rating,rating_source,federation,fide_id,national_id,category,birth,club\n"
    '1,"Nowak, Jan",m,FM,2100,FIDE,POL,1100001,PL1,I,1990,KS Wieza\n'
    '2,"Lis, Ewa",w,,1850,national,POL,,PL2,II,2001-05-02,\n'
    '3,"Berg, Åsa",w,WIM,1990,estimated,SWE,1700002,,,1985,Schack SK\n'
)
SETTINGS = '# mine\nlanguage = "pl"\nprint_command = "lpr -P office"\npager = "less -S"\n\n[other]\nx = [1, 2]\n'


@cache
def event() -> tuple[bytes, bytes]:
    """Return an event file, and its log."""
    play = Play([2100, 2000, 1900, 1800, 1700], rounds=5)
    play.do(AnnounceAbsence(ContestantId(5), 2), PairRound())
    play.results("1=")
    play.do(PairRound())
    play.results("10")
    play.do(
        CorrectResult(1, 2, Result.BLACK, "the slip says so"),
        WithdrawEntrant(ContestantId(4), "ill"),
        PairRound(),
        Undo(),
    )
    with tempfile.TemporaryDirectory() as folder:
        stored = play.store(Path(folder) / "event.json").read_bytes()
    # the hour of the day is no part of a sample
    entries = chained([{**entry, "time": NOON} for entry in entries_of(stored)])
    lines = [canonical(entry).encode() for entry in entries]
    return sealed_again(stored, entries), b"".join(b"%08x %s\n" % (crc32(line), line) for line in lines)


@cache
def reports() -> tuple[bytes, ...]:
    """Return report files."""
    return tuple(path.read_bytes() for path in sorted(REPORTS.glob("*.trf")))


@cache
def lists() -> tuple[bytes, ...]:
    """Return rating lists: FIDE's in fixed width and as XML, and one of a federation."""
    players = list(some_players(Random(1), 30))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "list"
        return write_text(place, players).read_bytes(), write_xml(place, players).read_bytes(), ENTRANTS.encode()


@cache
def positions() -> tuple[object, ...]:
    """Return positions to be paired, as JSON has them."""
    text = resources.files("paircard.data.teach").joinpath("lessons", "swiss1998.json").read_text(encoding="utf-8")
    return tuple(lesson["position"] for lesson in json.loads(text) if "position" in lesson)
