"""`paircard print` and `publish`: a paper to standard output or a file, or all an event shows as a folder of pages."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from core.errors import Refusal
from core.language import tr, trn
from core.papers.catalogue import PAPERS, make_paper
from core.papers.site import site
from core.swiss import NoPairing
from data.errors import StoreError
from data.exchange.fresh_file import write_fresh
from data.papers.as_html import as_html
from data.papers.as_site import MARKER, as_site
from data.papers.as_text import as_text
from data.papers.files import replace_pages
from tui.batch.recorded import recorded_tournament
from tui.batch.say import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say

COLUMNS = 80
"""Of the list of papers."""


def list_papers() -> int:
    """Name all papers, one a line, and what each is."""
    longest = max(map(len, PAPERS))
    for name, kind in PAPERS.items():
        head = f"{name:<{longest}}  "
        for part in wrap(tr(kind.what), COLUMNS, initial_indent=head, subsequent_indent=" " * len(head)):
            say(part)
    return DONE


def print_paper(file: Path, name: str, *, number: int | None, columns: int | None, out: Path | None) -> int:
    """Print a paper as text of so many columns, as HTML when None; return the exit code."""
    any_alphabet()
    try:
        paper = make_paper(recorded_tournament(file), name, number)
        text = as_html(paper) if columns is None else as_text(paper, columns)
        if out is None:
            say(text.removesuffix("\n"))
        else:
            write_fresh(out, text.encode())
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except (Refusal, NoPairing) as refusal:
        return failed(refusal, REFUSED)
    return DONE


def publish_event(file: Path, folder: Path) -> int:
    """Write the pages of an event; return the exit code."""
    any_alphabet()
    try:
        pages = as_site(site(recorded_tournament(file)))
        changed = replace_pages(folder, pages, MARKER)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except (Refusal, NoPairing) as refusal:
        return failed(refusal, REFUSED)
    say(
        trn(
            "{count} pages in {folder}, {changed} of them new or changed.",
            "{count} pages in {folder}, {changed} of them new or changed.",
            len(pages),
            folder=folder,
            changed=changed,
        )
    )
    return DONE
