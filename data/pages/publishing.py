"""An event into its folder of pages; each section of several into a folder of its own, its people beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.pages.addresses import person_page
from paircard.core.pages.people_pages import people_pages
from paircard.core.pages.site import as_published, site
from paircard.core.pages.unchanged import Kept
from paircard.core.papers.teams.tables import page_key
from paircard.core.values.progress import Far, Steps, unheard
from paircard.data.pages.as_site import as_person, as_site, as_ways
from paircard.data.pages.shared import shared_files
from paircard.data.papers.as_html import Link
from paircard.data.papers.files import is_page, need_own_pages, pages_told, replace_pages
from paircard.data.papers.signature import Signature

_FOLDER = re.compile(r"section-[0-9]+")


def publish(tournament: Tournament, folder: Path, far: Far = unheard, kept: Kept | None = None) -> str:
    """Write the pages of an event as it is; return one sentence on what was written.

    Whoever does so after every change hands in what is `kept` from one time to the next.
    Raises EventExists if the folder shows another event or holds a file that is none of the pages, NotStored if the
    disk refuses; Refusal where a round cannot be explained.
    """
    steps = Steps(far, 2 * _pages_about(tournament))  # each is made and written
    several = tournament.several
    written = [*_sections(tournament, folder, steps)] if several else [_one(tournament, folder, steps, kept)]
    _remove_closed(tournament, folder)
    pages, changed = map(sum, zip(*written, strict=True))
    return pages_told(folder, pages, changed)


def _pages_about(tournament: Tournament) -> int:
    """Return how many pages there will be, but for the few that stand alone."""
    stages = [as_published(tournament.seen(stage)) for stage in tournament.stages]
    return sum(each.scheduled + len(each.ids) + (len(each.players) if each.of_teams else 0) for each in stages)


def _one(tournament: Tournament, folder: Path, steps: Steps, kept: Kept | None) -> tuple[int, int]:
    """Write the pages of an event of one section; return how many there are, and how many are new or changed."""
    shown = site(tournament, steps=steps, kept=kept)
    pages = as_site(shown)
    return sum(map(is_page, pages)), replace_pages(folder, pages, Signature.of(shown), steps)


def _sections(tournament: Tournament, folder: Path, steps: Steps) -> Iterator[tuple[int, int]]:
    """Write every section into its folder, then people's pages and one that leads to all sections; yield as `_one`."""
    signature = _signature(tournament)
    made = tuple(_folders_made(tournament, folder, steps))
    for each, pages in made:  # all are asked before the first is written
        need_own_pages(each, pages, signature)
    for each, pages in made:
        yield sum(map(is_page, pages)), replace_pages(each, pages, signature, steps)


def _folders_made(
    tournament: Tournament, folder: Path, steps: Steps
) -> Iterator[tuple[Path, Mapping[str, str]]]:  # fmt: skip
    """Yield the folders of an event of several sections with the pages in each."""
    signature = _signature(tournament)
    names = {stage: tournament.seen(stage).stage_name for stage in tournament.stages}
    ways = {f"{_folder(stage)}/index.html": name for stage, name in names.items()}  # no words: names of files
    for stage in tournament.stages:
        section = tournament.seen(stage)
        shown = site(section, people=False, steps=steps)
        yield folder / _folder(stage), as_site(shown, _to_people(section, "../"), "../index.html")
    made = people_pages(tournament, steps)
    people = {f"{person_page(id_)}.html": papers for id_, papers in made.items()}  # no words: files
    pages = {
        name: as_person(
            [(paper, _to_people(tournament.seen(stage))) for stage, paper in papers.items()], ways, signature, name
        )
        for name, papers in people.items()
    }
    pages |= shared_files(signature.commented)
    pages["index.html"] = as_ways(tournament.details.name, ways, signature)
    yield folder, pages


def _to_people(section: Tournament, up: str = "") -> Link:
    """Return what leads from a pairing number of a section to a page, and to those of the members of teams."""
    members = {page_key(id_): id_ for id_ in section.players} if section.of_teams else {}
    keys = {**{str(number): id_ for number, id_ in section.ids.items()}, **members}
    pages = {key: f"{up}{person_page(id_)}.html" for key, id_ in keys.items()}  # no words: files
    return pages.__getitem__


def _remove_closed(tournament: Tournament, folder: Path) -> None:
    """Remove the pages of sections that are there no more, and their folders where nothing else is in them."""
    kept = {_folder(stage) for stage in tournament.stages} if tournament.several else set[str]()
    for path in folder.iterdir():
        if _FOLDER.fullmatch(path.name) and path.name not in kept and path.is_dir():
            replace_pages(path, {}, _signature(tournament))
            with suppress(OSError):  # something else is in it
                path.rmdir()


def _signature(tournament: Tournament) -> Signature:
    """Return what stands in every page of the event, whatever is shown."""
    return Signature(tournament.opening.digest if tournament.opening else "", tournament.details.name)


def _folder(stage: int) -> str:
    return f"section-{stage}"  # no words: the name of a folder
