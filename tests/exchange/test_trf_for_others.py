"""What organisers must give, and reports for programs that count bytes or take no open game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import ChangeDetails, PairRound, RegisterEntrants
from paircard.core.event.adjourned import not_all_over
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.codec import decode, encode
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support import trf
from tests.support.dose import examples
from tests.support.lively import lively_event
from tests.support.play import Play

DETAILS = Details(
    "Open",
    "Łódź",
    "2026-05-01",
    "2026-05-03",
    "Lis, Ewa",
    "POL",
    ("Nowak, Jan", "Öberg, Åke"),
    "90 min + 30 s",
    ("2026-05-01", "2026-05-01", "2026-05-02"),
)


def head(event: Tournament, edition: Edition) -> list[str]:
    lines = write_trf(event, edition).decode().split("\r\n")
    return [line for line in lines if not line.startswith("001")]


def test_the_head_that_a_federation_wants() -> None:
    play = Play.evenly(4, 2300, 25)
    play.do(ChangeDetails(DETAILS))
    assert head(play.tournament, Edition.TRF16)[:11] == [
        "012 Open",
        "022 Łódź",
        "032 POL",
        "042 2026/05/01",
        "052 2026/05/03",
        "062 4",
        "092 Swiss system FIDE 1998",
        "102 Lis, Ewa",
        "112 Nowak, Jan",
        "112 Öberg, Åke",
        "122 90 min + 30 s",
    ]
    dates = next(line for line in head(play.tournament, Edition.TRF16) if line.startswith("132"))
    assert (dates[91:99], dates[101:109], dates[111:119]) == ("26/05/01", "26/05/01", "26/05/02")
    assert "222 5400+30" in head(play.tournament, Edition.TRF26)
    for edition in Edition:
        again = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(play.tournament, edition)).events)
        assert again.details == DETAILS


def test_old_journals_have_no_such_fields_and_keep_their_digests() -> None:
    """What was written before these fields is encoded as it stands there."""
    created = TournamentCreated(Details("Open"), Regulations())
    assert sorted(encode(created)["details"]) == ["chief_arbiter", "end", "name", "place", "start"]
    assert decode(SYSTEMS, TournamentCreated, encode(TournamentCreated(DETAILS, Regulations()))).details == DETAILS
    assert "birth_date" not in encode(Entrant("A", birth=1990))


@pytest.mark.parametrize(
    ("given_", "kept"),
    [
        ({"birth": 1990}, (1990, "")),
        ({"birth_date": "1990-02-28"}, (1990, "1990-02-28")),
        ({"birth": 1990, "birth_date": "28.2.1990"}, (1990, "1990-02-28")),
        ({"birth": 1991, "birth_date": "1990-02-28"}, (1991, "")),
        ({"birth_date": "1990-02-30"}, (None, "")),
    ],
)
def test_a_date_of_birth_is_kept_whole_and_its_year_alone_stays_possible(
    given_: dict[str, object], kept: tuple[int | None, str]
) -> None:
    entrant = Entrant.of("A", **given_)
    assert (entrant.birth, entrant.birth_date) == kept


def test_ascii_keeps_every_column() -> None:
    play = Play.evenly(2, 2300, 25)
    names = ["Łoś-Śnieżyńska, Żaneta", "Стоянов, Цветан", "Παπαδόπουλος, Γιώργος", "Weiß, Jörg"]
    play.do(RegisterEntrants(tuple(Entrant.of(name, rating=2000 - n) for n, name in enumerate(names))))
    play.do(ChangeDetails(DETAILS))
    play.pair()
    for edition in Edition:
        plain = write_trf(play.tournament, edition).decode().split("\r\n")
        data = write_trf(play.tournament, edition, Style(ascii=True))
        lines = data.decode("ascii").split("\r\n")
        assert [line[:14] + line[47:] for line in lines if line.startswith("001")] == [
            line[:14] + line[47:] for line in plain if line.startswith("001")
        ]
        assert [line[14:47].strip() for line in lines if line.startswith("001")][2:] == [
            "Los-Sniezynska, Zaneta", "Stoyanov, Tsvetan", "Papadopoulos, Giorgos", "Weiss, Jorg",
        ]  # fmt: skip
        assert "022 Lodz" in lines
    assert list(lost_in_report(play.tournament, Style(ascii=True)))[1:] == [
        "4 names spelled in ASCII, Łoś-Śnieżyńska, Żaneta as Los-Sniezynska, Zaneta.",
    ]


def test_an_engine_gets_no_open_game() -> None:
    """Of the bbpPairings 6 reader: a cell without a result is an invalid line, and so is 192 CUSTOM_SWISS."""
    play = Play.evenly(6, 2300, 25)
    play.pair()
    play.results("1a0")
    play.pair()
    style = Style(for_engine=True)
    for edition in Edition:
        lines = write_trf(play.tournament, edition, style).decode().split("\r\n")
        players = [line for line in lines if line.startswith("001")]
        assert [line[91:] for line in players] == [
            "   4 w 1", "   5 b =", "   6 w 0", "   1 b 0", "   2 w =", "   3 b 1",
        ]  # fmt: skip
        assert [line[80:84] for line in players] == [" 1.0", " 0.5", " 0.0", " 0.0", " 0.5", " 1.0"]
        assert not any(line.startswith("192") for line in lines)
    assert list(lost_in_report(play.tournament, style)) == [
        "1 adjourned game is written as a draw, as it counts for pairing (F9).",
        "Round 2 is left out: 3 boards have no result yet.",
    ]


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(Edition), st.booleans(), st.booleans())
def test_the_reference_code_of_fide_takes_every_style(seed: int, edition: Edition, ascii_: bool, engine: bool) -> None:
    reading = pytest.importorskip("gacrux.trf2json", reason="gacrux is not installed: pip install --editable '.[dev]'")
    event = lively_event(seed, adjourned=True)
    with suppress(Refusal):  # finished, or no pairing
        event = event.imagine(*PairRound().decide(event))
    book = reading.trf2json()
    running = not engine and not_all_over(event) is not None  # Q169: no final report while a game is adjourned
    style, edition = Style(ascii=ascii_, for_engine=engine, running=running), Edition.TRF26 if running else edition
    book.parse_file(write_trf(event, edition, style).decode("ascii" if ascii_ else "utf-8"), True)
    assert book.get_status() == 0, book.chessjson["status"]
    assert read_trf(write_trf(event, edition, style)).events


@pytest.mark.parametrize("edition", Edition)
def test_an_engine_is_told_no_days(edition: Edition) -> None:
    """One that has none between two of them was refused for its empty columns."""
    play = Play([2000, 1900], rounds=3)
    play.do(ChangeDetails(replace(play.tournament.details, round_dates=("", "2026-11-02"))))
    assert b"\n132" in write_trf(play.tournament, edition)
    assert b"\n132" not in write_trf(play.tournament, edition, Style(for_engine=True))


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("\u674e, \u5c0f", "Lis, Ewa"), "cannot be spelled in ASCII"),
        (("Muller, Jan", "M\u00fcller, Jan"), "would both be Muller, Jan in ASCII"),
        (("Nowak, Jan", "Nowak, Jan?"), ""),
    ],
)
def test_names_that_ascii_would_lose_are_refused(names: tuple[str, str], why: str) -> None:
    players = [trf.player(at, name, rating=2000 - at) for at, name in enumerate(names, start=1)]
    event = Tournament.told(SYSTEMS, read_trf(trf.document("012 A", *players)).events)
    if not why:
        assert write_trf(event, Edition.TRF26, Style(ascii=True)).isascii()
        return
    with pytest.raises(Refusal, match=why):
        write_trf(event, Edition.TRF26, Style(ascii=True))
    assert write_trf(event, Edition.TRF16, Style(ascii=True, for_engine=True)).isascii(), "an engine asks for no names"
