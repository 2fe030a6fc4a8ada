"""Virtual points that an event announces itself: the same for the upper part of the field in the first rounds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from paircard.core.event.ids import ContestantId
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.fide.tournament_report import tournament_report
from paircard.core.review.explained_round import explaining
from paircard.core.simulation import Plan, play
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.kit.reported_acceleration import told_points
from paircard.core.systems.swiss.options import GameOptions
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.cli import main
from tests.rules.test_dutch_whole_events import by_gacrux
from tests.support.line import Conversation

NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green", "Hills", "Irwin", "Jones", "Kelly", "Lewis")
SYSTEM_NAMES = ("Swiss 2026", "Dubov 2026", "Burstein 2026", "Lim 2026, our reading")
OWN = "acceleration=as announced; "


def opened(path: Path, options: str = OWN, system: str = "Swiss 2026") -> Conversation:
    """Return an event of twelve before round 1; the initial colour is White."""
    talk = Conversation()
    mode = "fide mode=no; " if system == "Swiss 2026" else ""
    talk.say(f"new Open; 5; system={system}; {mode}{options}file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)), "P", "p w", "b")
    assert not talk.refused, talk.refused
    return talk


def round_made(event: Tournament, number: int) -> set[frozenset[int]]:
    """Return who meets whom, by numbers."""
    numbers = event.numbers
    return {frozenset((int(numbers[one]), int(numbers[other]))) for one, other in event.rounds[number - 1].pairs}


def test_round_1_is_paired_in_two_groups(tmp_path: Path) -> None:
    """The upper half of 12 are 1 to 6, who have 1 point: 1-4 2-5 3-6; those who have none play 7-10 8-11 9-12."""
    event = opened(tmp_path / "open.json").tournament
    assert round_made(event, 1) == {frozenset(each) for each in ((1, 4), (2, 5), (3, 6), (7, 10), (8, 11), (9, 12))}


def test_round_2_goes_by_points_and_virtual_points(tmp_path: Path) -> None:
    """Draws below, the higher rated win above: 1 2 3 have 2, 4 5 6 have 1, and 7 to 12 have ½; gacrux pairs alike."""
    talk = opened(tmp_path / "open.json", OWN + "virtual up to player=6; ")
    boards = talk.tournament.rounds[0].boards
    talk.say(*(f"{each.number} {'=' if each.white > 6 else '10'[each.white > each.black]}" for each in boards))
    assert not talk.refused, talk.refused
    position = explaining(talk.tournament).told(talk.tournament).position
    scores = {int(each.number): each.score for each in position.players}
    assert scores == {number: 4 if number < 4 else 2 if number < 7 else 1 for number in range(1, 13)}
    talk.say("p", "b")
    report = write_trf(talk.tournament, Edition.TRF26).decode()
    for number in (1, 2):
        assert round_made(talk.tournament, number) == {frozenset(each) for each in by_gacrux(report, number)}


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_pairing_score_is_points_and_virtual_points(tmp_path: Path, system: str) -> None:
    """1½ points for 1 to 4 in three rounds, then none; no word of C.04.7 is claimed for them."""
    options = OWN + "virtual points=1.5; virtual up to round=3; virtual up to player=4; "
    talk = opened(tmp_path / "open.json", options, system)
    for number in range(1, 5):
        if number > 1:
            talk.say("p", "b")
        talk.say(*(f"{each.number} {'1=0'[each.number % 3]}" for each in talk.tournament.rounds[-1].boards))
        assert not talk.refused, talk.refused
        event = talk.tournament
        cards = event.cards
        told = explaining(event).told(event)
        groups = system_of(event).groups
        assert groups
        for player in (each for group in groups.score_groups(event) for each in group.players):
            virtual = 3 if player.number <= 4 and number < 3 else 0
            points = sum(line.half_points for line in cards[player.id].lines)
            assert (player.score, player.virtual) == (points + virtual, virtual)
        said = "\n".join(str(each) for each in explaining(event).round_lines(told))
        assert "C.04.7" not in said
        assert ("as announced" in said) == (number < 3)
        card = " ".join(system_of(event).on_card(event, event.ids[told.position.players[0].number]).values())
        assert "C.04.7" not in card


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_reports_bring_it_back(tmp_path: Path, system: str) -> None:
    """The code is the plain one, 250 says who has what, and read again the event has announced the same."""
    options = OWN + "virtual points=½; virtual up to round=3; virtual up to player=5; "
    event = opened(tmp_path / "open.json", options, system).tournament
    written = write_trf(event, Edition.TRF26)
    lines = written.decode().splitlines()
    assert "250  0.0  0.5   1   3    1    5" in [line.rstrip() for line in lines]
    assert not any("BAKU" in line.upper() for line in lines)
    copy = Tournament.told(SYSTEMS, read_trf(written).events)
    chosen = copy.regulations.options
    assert copy.regulations.system == event.regulations.system
    assert isinstance(chosen, GameOptions)
    assert (chosen.acceleration, chosen.virtual, chosen.virtual_rounds, chosen.virtual_players) == ("own", 1, 3, 5)
    assert not chosen.fide_mode
    assert write_trf(copy, Edition.TRF26) == written
    assert "as announced" in str(tournament_report(event))


STEPS = "virtual points=1; virtual up to round=2; then virtual points=½; then up to round=4; virtual up to player=4; "


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_points_may_differ_by_round(tmp_path: Path, system: str) -> None:
    """1 in rounds 1 and 2, ½ in 3 and 4, which is not Baku: told, written in two records, read back the same."""
    event = opened(tmp_path / "open.json", OWN + STEPS, system).tournament
    papers = system_of(event).papers
    assert papers
    told = [*papers.scheme(state_before(event, 1))]
    first = "Accelerated as announced: players 1 to 4 have virtual points up to round 2, 1 each, for the pairing alone."
    assert told[told.index(first) + 1] == "After that they have ½ each, up to round 4."
    written = write_trf(event, Edition.TRF26)
    records = [line.rstrip() for line in written.decode().splitlines() if line.startswith("250")]
    assert records == ["250  0.0  1.0   1   2    1    4", "250  0.0  0.5   3   4    1    4"]
    copy = Tournament.told(SYSTEMS, read_trf(written).events)
    assert write_trf(copy, Edition.TRF26) == written
    chosen = copy.regulations.options
    assert isinstance(chosen, GameOptions)
    assert (chosen.acceleration, chosen.virtual_then, chosen.virtual_then_rounds) == ("own", 1, 4)


def test_later_points_need_a_later_round(tmp_path: Path) -> None:
    talk = Conversation()
    steps = STEPS.replace("then up to round=4", "then up to round=2")
    talk.say(f"new Open; 5; system=Swiss 2026; fide mode=no; {OWN}{steps}file={tmp_path / 'open.json'}")
    assert "type a round after 2" in talk.refused


@pytest.mark.parametrize("seed", range(4))
def test_rounds_are_those_of_gacrux_however_virtual_points_are_given(seed: int) -> None:
    """In two steps, or to everybody what a report may tell; gacrux reads the records 250."""
    chance, players = Random(seed), 10
    rows = {(at, ContestantId(id_)): chance.choice((0, 1, 2, 4)) for at in (1, 2, 3) for id_ in range(1, players + 1)}
    told = DutchOptions(acceleration="told", virtual_told=told_points(rows))
    steps = DutchOptions(acceleration="own", virtual_then=1, virtual_then_rounds=3 + seed // 2)
    plan = Plan(players, players, 5, system="dutch-2026", options=told if seed % 2 else steps)
    event = play(plan, seed).tournament
    report = write_trf(event, Edition.TRF26).decode()
    for number in range(1, 6):
        assert round_made(event, number) == {frozenset(each) for each in by_gacrux(report, number) if 0 not in each}


def test_reports_of_single_players_are_checked_by_what_they_say(tmp_path: Path) -> None:
    """XXA in place of 250: every round is as the rules pair it, and without them it is not."""
    rows = {(at, ContestantId(id_)): 4 - (id_ - 1) // 4 * 2 for at in (1, 2) for id_ in range(1, 13)}
    options = DutchOptions(acceleration="told", virtual_told=told_points(rows))
    event = play(Plan(12, 12, 4, system="dutch-2026", options=options), 5).tournament
    lines = [each for each in write_trf(event, Edition.TRF26).decode().splitlines() if not each.startswith("250")]
    single = [f"XXA {number:4}" + 2 * f" {rows[1, id_] / 2:4.1f}" for number, id_ in sorted(event.ids.items())]
    with_them, without = tmp_path / "with.trf", tmp_path / "without.trf"
    with_them.write_text("\r\n".join((*lines, *single)), encoding="utf-8")
    without.write_text("\r\n".join(lines), encoding="utf-8")
    assert main(["check", str(with_them)]) == 0
    assert main(["check", str(without)]) == 3


def test_papers_announce_it(tmp_path: Path) -> None:
    """Who is in the upper half stands as soon as round 1 is paired."""
    event = opened(tmp_path / "open.json").tournament
    papers = system_of(event).papers
    assert papers
    ends = "up to round 2, 1 each, for the pairing alone."
    half = f"Accelerated as announced: the upper half has virtual points {ends}"
    assert half in [*papers.scheme(state_before(event, 1))]
    assert f"Accelerated as announced: players 1 to 6 have virtual points {ends}" in [*papers.scheme(event)]


def test_fide_mode_has_baku_only(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Open; 5; system=Swiss 2026; fide mode=yes; {OWN}file={tmp_path / 'open.json'}")
    assert "C.04.7: FIDE mode: Baku is the only acceleration that FIDE describes." in talk.refused
    talk.say(f"new Open; 5; system=Swiss 2026; fide mode=yes; file={tmp_path / 'open.json'}", f"t {OWN}")
    assert "Baku is the only acceleration that FIDE describes" in talk.refused


def test_another_number_of_players_counts_after_an_import() -> None:
    """Who a report told as the last is forgotten when the arbiter types another number, and only then."""
    told = GameOptions(acceleration="own", last_of_ga=5, virtual_players=5)  # type: ignore[arg-type]
    assert told.with_chosen({"virtual": 1}).last_of_ga == 5
    assert not told.with_chosen({"virtual_players": 8}).last_of_ga
    assert (told.since, GameOptions().since) == (7, 1)


def test_what_a_report_told_outlives_other_changes_and_no_other_choice() -> None:
    told = GameOptions(acceleration="told", virtual_told=told_points({(1, ContestantId(1)): 4}))
    assert (told.checked().since, told.with_chosen({"bye": "draw"}).virtual_told) == (7, told.virtual_told)
    assert not told.with_chosen({"acceleration": "own"}).virtual_told
    with pytest.raises(Refusal, match="No report has told virtual points"):
        GameOptions(acceleration="told").checked()
