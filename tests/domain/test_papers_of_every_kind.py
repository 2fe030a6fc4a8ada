"""Every paper of every kind of event is drawn: as wide as its columns, with a page for no more than its rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.papers.catalogue import PAPERS, make_paper, not_yet, offered
from paircard.core.papers.paper import Paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from paircard.data.storage.journal_file import JournalFile
from tests.support.dose import some
from tests.support.markup import read_page
from tests.support.settled import event, usual

JOURNALS = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))


def ill_cut(paper: Paper) -> list[str]:
    """Return the tables whose rows have other cells than columns, or that have pages for rows that are not there."""
    tables = (section.table for section in paper.sections if section.table)
    return [
        str(table.columns)
        for table in tables
        if any(len(row) != len(table.columns) for row in table.rows) or len(table.pages) > len(table.rows)
    ]


@pytest.mark.parametrize("path", some([*JOURNALS], 10), ids=lambda path: path.stem)
def test_as_text_and_as_a_page(path: Path) -> None:
    recorded, drawn = JournalFile(path).tournament, 0
    for stage in recorded.stages:
        for name in PAPERS:
            try:
                paper = make_paper(recorded.seen(stage), name)
            except Refusal:
                continue  # it does not fit, and says why
            assert ill_cut(paper) == [], name
            assert as_text(paper)
            read_page(as_html(paper))
            drawn += 1
    assert drawn


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_grey_before_round_1_is_what_cannot_be_made(system: str) -> None:
    """The list of papers greys them without making every paper."""
    begun = event(usual(system), 5)
    refused = set()
    for name in offered(begun):
        try:
            make_paper(begun, name)
        except Refusal:
            refused.add(name)
    assert {name for name in offered(begun) if not_yet(begun, name)} == refused
