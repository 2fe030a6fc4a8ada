"""The sheet of tie-breaks of a team event: every term has its round or its board, whatever was counted."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from paircard.core.commands import ChangeRegulations
from paircard.core.papers.tie_break_sheet import tie_break_sheet
from paircard.core.tables.breakdown import sum_lines
from paircard.core.tables.standings import standings
from paircard.core.tiebreaks.methods.teams import TEAM_METHODS
from tests.support.teams import did, played

CODES = ("PTS:GP", "BH:GP/C1", "SB:MP", "WIN:GP", "WON:GP", "BPG:GP", "STD:GP", "DE:GP", "ARO", *TEAM_METHODS)
FITTING = 12
"""So many tie-breaks an event may have."""


@pytest.mark.parametrize("first", range(0, len(CODES), FITTING))
def test_every_figure_of_every_team_is_told(first: int) -> None:
    """Five teams, so that somebody has a bye in each round."""
    event = played(5, 3, seed=2)
    codes = CODES[first : first + FITTING]
    event = did(event, ChangeRegulations(replace(event.regulations, tie_breaks=codes), "announced so"))
    sections = tie_break_sheet(event).sections
    assert len(sections) == 5
    table = standings(event)
    for section, row in zip(sections, table.rows, strict=True):
        told = [*section.lines]
        for tie_break, figure in zip(table.tie_breaks, row.figures, strict=True):
            said = list(sum_lines(event.name_of, row.card, tie_break, figure))
            assert len(said) >= len(figure.items) + 1
            if figure.items:
                assert any(line.startswith(tie_break.label) for line in told), (tie_break.key, told)
            boards = [line for line in said if re.match(r"Board +\d", line)]
            assert len(boards) == sum(item.board > 0 and not item.round for item in figure.items)


def test_the_terms_of_a_board_count() -> None:
    """Two teams with equal points in matches and games: the boards are told with their number."""
    for seed in range(40):
        event = played(4, 1, seed=seed)
        codes = ("MPVGP", "BC")
        event = did(event, ChangeRegulations(replace(event.regulations, tie_breaks=codes), "announced so"))
        told = [line for section in tie_break_sheet(event).sections for line in section.lines if line[:3] == "BC:"]
        if told:
            assert re.match(r"BC: .* \(board 1\) \+ .* \(board 4\) = ", told[0])
            return
    pytest.fail("nobody was ever tied")
