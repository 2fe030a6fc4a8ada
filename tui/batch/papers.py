"""`paircard print` and `publish`: a paper to standard output or a file, or all an event shows as a folder of pages."""

from __future__ import annotations

from pathlib import Path

from core.errors import Refusal
from core.language import tr
from core.papers.catalogue import PAPERS, make_paper
from core.swiss import NoPairing
from data.errors import StoreError
from data.exchange.fresh_file import write_fresh
from data.papers.as_html import as_html
from data.papers.as_text import as_text
from data.papers.publishing import publish
from tui.batch.recorded import recorded_tournament
from tui.batch.say import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say


def list_papers() -> int:
    """Name all papers, one a line, and what each is."""
    longest = max(map(len, PAPERS))
    for name, kind in PAPERS.items():
        say(f"{name:<{longest}}  {tr(kind.what)}")
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
        said = publish(recorded_tournament(file), folder)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except (Refusal, NoPairing) as refusal:
        return failed(refusal, REFUSED)
    say(said)
    return DONE
