"""An event into its folder of pages."""

from __future__ import annotations

from pathlib import Path

from core.event.tournament import Tournament
from core.language import trn
from core.papers.site import site
from data.papers.as_site import as_site
from data.papers.files import replace_pages
from data.papers.signature import Signature


def publish(tournament: Tournament, folder: Path) -> str:
    """Write the pages of an event as it is; return one sentence on what was written.

    Raises EventExists if the folder shows another event or holds a file that is none of the pages, NotStored if the
    disk refuses; Refusal where a round cannot be explained.
    """
    shown = site(tournament)
    pages = as_site(shown)
    changed = replace_pages(folder, pages, Signature.of(shown))
    return trn(
        "{count} page in {folder}, {changed} new or changed.",
        "{count} pages in {folder}, {changed} of them new or changed.",
        len(pages),
        folder=folder,
        changed=changed,
    )
