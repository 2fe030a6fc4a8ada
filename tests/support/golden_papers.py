"""The papers of GOLD-12 and of two round robins as files.

`python -m tests.support.golden_papers` draws them anew; then read what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import gold12
from tests.support.played_round_robins import seven, six

KEPT = tuple(name for name in OF_PLAYERS if name != "protocol")
"""The protocol is in the words of the explanation, which has tests of its own: a golden file would repeat them."""
OF_ROUND_ROBINS: Mapping[str, tuple[Callable[[], Tournament], Sequence[str]]] = {
    "round-robin-7": (seven, ("crosstable", "rounds", "progress", "standings", "tie-breaks", "announcement")),
    "double-6": (six, ("crosstable", "rounds", "progress", "standings", "wall-chart", "announcement")),
}
"""By the folder: the event, and those of its papers that are not the same for every system."""
FOLDER = Path(__file__).parents[1] / "golden" / "papers"


def drawn() -> Iterator[tuple[str, str]]:
    """Yield file name and content of every paper after the last round of GOLD-12, and of the round robins."""
    tournament = gold12().tournament
    for name in KEPT:
        paper = make_paper(tournament, name)
        yield f"{name}.txt", as_text(paper)
        yield f"{name}.html", as_html(paper)
    for folder, (event, names) in OF_ROUND_ROBINS.items():
        tournament = event()
        for name in names:
            yield f"{folder}/{name}.txt", as_text(make_paper(tournament, name))
        yield f"{folder}/crosstable.html", as_html(make_paper(tournament, "crosstable"))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in drawn():
        (FOLDER / file).parent.mkdir(exist_ok=True)
        (FOLDER / file).write_text(content, encoding="utf-8")
