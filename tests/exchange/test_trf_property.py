"""Random events written as TRF come in as they were; damaged ones are told, and never more than that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands.imported import ImportEvent
from paircard.core.event.bye import ByeKind
from paircard.core.event.card import Kind
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import read_trf
from tests.support import trf

HALF_POINTS = {"1": (2, 0), "0": (0, 2), "=": (1, 1), "+": (2, 0), "-": (0, 2), "x": (0, 0)}


@dataclass(frozen=True)
class Sample:
    """An event as fixtures write it, and as a TRF report."""

    size: int
    rounds: tuple[dict[str, Any], ...]

    @property
    def document(self) -> bytes:
        """The report."""
        return trf.document("012 Sample", f"XXR {len(self.rounds)}", *trf.of_rounds(self.size, self.rounds))


@st.composite
def samples(draw: st.DrawFn) -> Sample:
    """Any pairings at all, whether a rule made them or not: what is recorded is a fact."""
    size = draw(st.integers(2, 9))
    rounds = []
    for _ in range(draw(st.integers(1, 4))):
        players = draw(st.permutations(range(1, size + 1)))
        count = draw(st.integers(1, size // 2))
        resting = players[2 * count :]
        with_bye = draw(st.booleans())
        pairs = list(zip(players[:count], players[count : 2 * count], strict=True))
        rounds.append(
            {
                "pairs": pairs,
                "results": draw(st.text("10=+-x", min_size=count, max_size=count)),
                "bye": resting[0] if resting and with_bye else None,
                "half": draw(st.sets(st.sampled_from(resting[1:]))) if resting[1:] else set(),
            }
        )
    return Sample(size, tuple(rounds))


def imported(data: bytes) -> Tournament:
    report = read_trf(data)
    state = Tournament.beginning(SYSTEMS)
    return state.record(ImportEvent(report.events).decide(state), arbiter="Anna", time="2026-05-02T09:00:00Z")


@given(samples())
def test_an_event_comes_in_as_it_was_written(sample: Sample) -> None:
    state = imported(sample.document)
    score = dict.fromkeys(range(1, sample.size + 1), 0)
    for written, read in zip(sample.rounds, state.rounds, strict=True):
        results = dict(zip(written["pairs"], written["results"], strict=True))
        assert {board.players: board.result for board in read.boards} == results
        assert (read.bye, set(read.who_has(ByeKind.HALF))) == (written["bye"], written["half"])
        # A4: the higher floats down; F1: higher score, then sum, then rank of the higher player
        for board in read.boards:
            white, black = score[board.white], score[board.black]
            mark = {1: "DU", 0: "--", -1: "UD"}[(white > black) - (white < black)]
            assert board.white_float + board.black_float == mark
        keys = [(-max(score[p] for p in board.players), -sum(score[p] for p in board.players)) for board in read.boards]
        assert keys == sorted(keys)
        for pair, sign in results.items():
            for player, points in zip(pair, HALF_POINTS[sign], strict=True):
                score[player] += points
        for player in written["half"]:
            score[player] += 1
        if written["bye"]:
            score[written["bye"]] += 2
    assert {id_: card.points() for id_, card in state.cards.items()} == score


@given(samples())
def test_whoever_is_not_named_in_a_round_was_absent(sample: Sample) -> None:
    cards = imported(sample.document).cards
    for index, written in enumerate(sample.rounds):
        named = {player for pair in written["pairs"] for player in pair} | written["half"] | {written["bye"]}
        absent = {id_ for id_, card in cards.items() if card.lines[index].kind is Kind.ABSENT}
        assert absent == set(range(1, sample.size + 1)) - named


places = st.floats(0, 1, exclude_max=True)
damage = st.lists(st.tuples(places, st.characters(codec="utf-8") | st.sampled_from("01 wb=+-UHZ\t\n")), max_size=5)


def damaged(sample: Sample, changes: list[tuple[float, str]]) -> bytes:
    characters = list(sample.document.decode())
    for place, character in changes:
        characters[int(place * len(characters))] = character
    return "".join(characters).encode()


@given(st.binary(max_size=200) | st.builds(damaged, samples(), damage))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    report = read_trf(data)
    text = list(report.lines())
    assert text
    assert all(line.isprintable() or "\u200c" in line or "\u200d" in line for line in text)
    assert bool(report.events) is not bool(report.refused or report.problem)
    if report.events:
        state = imported(data)
        assert len(state.cards) == len(state.numbers) == len(state.registrations) >= 1
        assert sorted(state.numbers.values()) == list(range(1, len(state.numbers) + 1))
