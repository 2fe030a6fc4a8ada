"""`paircard print` and `publish`: a paper to standard output or a file, or all an event shows as a folder of pages."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from paircard.core.facets.pairing import NoPairing
from paircard.core.papers.catalogue import PAPERS, make_paper
from paircard.core.papers.table_numbers import read_boards
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.exchange.fresh_file import write_fresh
from paircard.data.pages.publishing import publish
from paircard.data.papers.formats import FORMATS
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.in_one_go import in_one_go
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say, warn
from paircard.tui.batch.progress_bar import PATIENCE, ProgressBar
from paircard.tui.batch.recorded_event import recorded_event, recorded_tournament

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


def missing_for(form: str) -> int:
    """Say what is to be installed for one of `FORMATS`; return the exit code, `DONE` when nothing is."""
    any_alphabet()
    try:
        FORMATS[form].need()
    except StoreError as error:
        return failed(error, CANNOT_READ)
    return DONE


def print_paper(
    file: Path,
    name: str,
    *,
    number: int | None,
    form: str,
    columns: int,
    out: Path | None,
    encoding: str = "",
    section: str = "",
    boards: str = "",
) -> int:
    """Print a paper in one of `FORMATS`, text in so many columns; return the exit code. A PDF needs a file to go to."""
    any_alphabet()
    try:
        chosen = read_boards(boards) if boards else None
        paper = make_paper(recorded_tournament(file, encoding, section), name, number, chosen)
        with ProgressBar(patience=PATIENCE) as bar:
            drawn = FORMATS[form].draw(paper, columns, bar.far)
        if out is None:
            say(drawn.content.decode().removesuffix("\n"))
        else:
            write_fresh(out, drawn.content)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except (Refusal, NoPairing) as refusal:
        return failed(refusal, REFUSED)
    if drawn.missing:
        warn(drawn.not_printed)
    return DONE


@in_one_go()
def publish_event(file: Path, folder: Path, encoding: str = "") -> int:
    """Write the pages of an event; return the exit code."""
    any_alphabet()
    try:
        event = recorded_event(file, encoding)
        with ProgressBar(patience=PATIENCE) as bar:
            said = publish(event, folder, bar.far)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except (Refusal, NoPairing) as refusal:
        return failed(refusal, REFUSED)
    say(said)
    return DONE
