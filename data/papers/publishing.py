"""An event into its folder of pages; each section of several into a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from core.event.tournament import Tournament
from core.language import trn
from core.papers.site import site
from data.papers.as_site import as_site, as_ways
from data.papers.files import replace_pages
from data.papers.signature import Signature


def publish(tournament: Tournament, folder: Path) -> str:
    """Write the pages of an event as it is; return one sentence on what was written.

    Raises EventExists if the folder shows another event or holds a file that is none of the pages, NotStored if the
    disk refuses; Refusal where a round cannot be explained.
    """
    written = [_written(tournament, folder)] if not tournament.several else [*_sections(tournament, folder)]
    pages, changed = map(sum, zip(*written, strict=True))
    return trn(
        "{count} page in {folder}, {changed} new or changed.",
        "{count} pages in {folder}, {changed} of them new or changed.",
        pages,
        folder=folder,
        changed=changed,
    )


def _written(tournament: Tournament, folder: Path) -> tuple[int, int]:
    """Write the pages of one section; return how many there are, and how many are new or changed."""
    shown = site(tournament)
    pages = as_site(shown)
    return len(pages), replace_pages(folder, pages, Signature.of(shown))


def _sections(tournament: Tournament, folder: Path) -> Iterator[tuple[int, int]]:
    """Write every section into its folder, and a page that leads to them all last; yield as `_written`."""
    ways = {}
    for stage in tournament.stages:
        section = tournament.seen(stage)
        ways[f"section-{stage}/index.html"] = section.stage_name  # no words: names of files
        yield _written(section, folder / f"section-{stage}")  # no words: a name of a file
    signature = Signature.of(site(tournament))
    page = as_ways(tournament.details.name, ways, signature)
    yield 1, replace_pages(folder, {"index.html": page}, signature)
