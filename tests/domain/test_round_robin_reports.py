"""A round robin in report files: an honest code, and back again as a round robin."""

from __future__ import annotations

import pytest

from paircard.core.commands import ImportEvent
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import STANDARD, Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.played_round_robins import seven, six
from tests.support.round_robins import did, posted, results

RUNNING = Style(running=True)
"""So that it says what it is where a game is adjourned (Q169); there is none of TRF16."""


def back(tournament: Tournament, edition: Edition) -> Tournament:
    """The event that a report of it makes."""
    report = read_trf(write_trf(tournament, edition, style_of(edition)))
    assert report.other_system == ""
    assert not report.refused
    return did(Tournament.beginning(SYSTEMS), ImportEvent(report.events))


def style_of(edition: Edition) -> Style:
    return RUNNING if edition is Edition.TRF26 else STANDARD


def told(round_: Round) -> list[tuple[int, int, int, str]]:
    """The boards of a round; an adjourned game looks in a report as one under way."""
    signs = (board.result.value if board.result else "" for board in round_.boards)
    return [
        (board.number, *board.players, sign.replace("a", "")) for board, sign in zip(round_.boards, signs, strict=True)
    ]


@pytest.mark.parametrize(
    ("event", "edition"),
    [
        (seven(), Edition.TRF16),
        (seven(), Edition.TRF26),
        (six(), Edition.TRF16),
        (six(), Edition.TRF26),
        (did(posted(5, 3), *results(posted(5, 3), 1)[:9]), Edition.TRF16),
        (did(posted(5, 3), *results(posted(5, 3), 1)[:9]), Edition.TRF26),
    ],
)
def test_there_and_back(event: Tournament, edition: Edition) -> None:
    """The same system, options, boards, results and free rounds; whatever was not played is still to be played.

    What comes from a report is in FIDE mode (Q56).
    """
    again = back(event, edition)
    assert system_of(again).key == "round-robin"
    options = event.regulations.options
    assert options
    assert again.regulations.options == options.with_chosen({"fide": "on"})
    assert list(map(told, again.rounds)) == list(map(told, event.rounds))
    assert [round_.byes for round_ in again.rounds] == [round_.byes for round_ in event.rounds]
    points = [(row.card.number, row.points) for row in standings(event).rows]
    assert [(row.card.number, row.points) for row in standings(again, None, standings(event).tie_breaks).rows] == points
    if edition is Edition.TRF26:  # TRF16 names no tie-breaks, so that ranks may differ
        assert write_trf(again, edition, RUNNING) == write_trf(event, edition, RUNNING)


def named(tournament: Tournament) -> tuple[str, str]:
    """What a report says of its system: words and code."""
    lines = write_trf(tournament, Edition.TRF26, RUNNING).decode().splitlines()
    return tuple(next(line[4:] for line in lines if line.startswith(code)) for code in ("092", "192"))  # type: ignore[return-value]


def test_a_code_of_fide_stands_for_its_table_only() -> None:
    """Once or twice by the table, the last rounds of a first cycle turned round or not; FIDE prints none beyond 16."""
    assert named(posted(7)) == ("Round robin", "FIDE_ROUNDROBIN")
    assert named(posted(16, 2)) == ("Double round robin", "FIDE_DOUBLEROUNDROBIN")
    assert named(six()) == ("Double round robin", "FIDE_DOUBLEROUNDROBIN")
    assert named(posted(4, 3)) == ("Round robin, 3 cycles", "CUSTOM_ROUNDROBIN")
    assert named(posted(17)) == ("Round robin", "CUSTOM_ROUNDROBIN")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"192 FIDE_ROUNDROBIN", b"192 FIDE_LIM"),
        (b"192 FIDE_ROUNDROBIN", b"192 FIDE_TEAM_ROUNDROBIN"),
        (b"XXR 5", b"XXR 6"),
        (b"0000 - Z", b"0000 - U"),
    ],
)
def test_what_is_no_berger_table_is_asked_about_as_before(old: bytes, new: bytes) -> None:
    """Another name, another number of rounds, points for who was free: the rounds are read as they were."""
    content = write_trf(did(posted(5), *results(posted(5), 1)))
    assert old in content
    report = read_trf(content.replace(old, new))
    assert report.other_system


def test_colours_of_another_table_are_another_system() -> None:
    """Two start numbers exchanged throughout: everybody meets everybody, but not by the table of the numbers."""
    lines = write_trf(did(posted(6), *results(posted(6), 1))).decode().splitlines()
    swap = {"1": "2", "2": "1"}
    made = []
    for line in lines:
        if line.startswith("001"):
            cells = [line[at : at + 10] for at in range(91, len(line), 10)]
            cells = [f"{swap.get(cell[:4].strip(), cell[:4].strip()):>4}{cell[4:]}" for cell in cells]
            line = line[:4] + f"{swap.get(line[4:8].strip(), line[4:8].strip()):>4}" + line[8:91] + "".join(cells)
        made.append(line)
    report = read_trf("\r\n".join(made).encode())
    assert report.other_system == "FIDE_ROUNDROBIN"
    assert not report.refused
