"""The paper to go on by hand with: whatever the moment, all that is needed and nothing that is done already."""

from __future__ import annotations

import pytest

from paircard.core.papers.catalogue import make_paper
from paircard.core.values.errors import Refusal
from tests.support.play import Play, gold12


class TestPaperFallback:
    """What is printed to go on by hand."""

    def test_under_way(self) -> None:
        """The open boards, the chart with room, a sheet and slips for the next round, every card."""
        play = gold12(2)
        play.pair()
        play.results("1=0")
        paper = make_paper(play.tournament, "fallback")
        titles = [section.title for section in paper.sections]
        assert titles[:4] == [
            "To go on by hand", "Pairing of round 3 of 5", "Wall chart after round 3", "Round 4, paired by hand",
        ]  # fmt: skip
        assert titles[4:16] == [f"{number} A{number}" for number in range(1, 13)]
        assert titles[16:] == [f"Round 4, board {board}" for board in range(1, 7)]
        chart = paper.sections[2].table
        assert chart is not None
        assert [column.head for column in chart.columns][-2:] == ["R4", "R5"]
        assert {row[-1] for row in chart.rows} == {"_____"}
        assert any("results are missing" in mark for mark in paper.marks)

    def test_before_and_after(self) -> None:
        """Before round 1 the cards are empty; after the last one nothing is left to be paired."""
        first = make_paper(gold12(0).tournament, "fallback")
        assert first.title == "Paper fallback before round 1"
        assert first.sections[2].title == "Round 1, paired by hand"
        last = [section.title for section in make_paper(gold12().tournament, "fallback").sections]
        assert len(last) == 2 + 12

    def test_odd(self) -> None:
        """A line for the bye."""
        play = Play.evenly(5, 2000, 10)
        sheet = make_paper(play.tournament, "fallback").sections[2]
        assert sheet.table is not None
        assert len(sheet.table.rows) == 2
        assert sheet.below[0].startswith("Bye: ")

    def test_no_round_can_be_asked_for(self) -> None:
        """It is about now."""
        with pytest.raises(Refusal, match="about the whole event"):
            make_paper(gold12().tournament, "fallback", 2)
