"""The papers of GOLD-12 as files: `python -m tests.support.golden_papers` draws them anew; then read what changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from core.papers.catalogue import PAPERS, make_paper
from data.papers.as_html import as_html
from data.papers.as_text import as_text
from tests.support.play import gold12

KEPT = tuple(name for name in PAPERS if name != "protocol")
"""The protocol is in the words of the explanation, which has tests of its own: a golden file would repeat them."""
FOLDER = Path(__file__).parents[1] / "golden" / "papers"


def drawn() -> Iterator[tuple[str, str]]:
    """Yield file name and content of every paper after the last round of GOLD-12."""
    tournament = gold12().tournament
    for name in KEPT:
        paper = make_paper(tournament, name)
        yield f"{name}.txt", as_text(paper)
        yield f"{name}.html", as_html(paper)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in drawn():
        (FOLDER / file).write_text(content, encoding="utf-8")
