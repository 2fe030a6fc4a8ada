"""`paircard manual`: the list of the pages, one of them as plain lines, or all as a site."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from paircard.core.values.errors import Refusal
from paircard.core.values.language import spoken, tr
from paircard.data.machine.settings import read_settings
from paircard.data.manual import PAGES, page_called
from paircard.data.manual.as_text import WIDTH, as_lines
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say, warn
from paircard.tui.terminal.pager import run_pager


def print_manual(wanted: str) -> int:
    """Print a page, in the pager where it is longer than the terminal; without a name the list of all."""
    any_alphabet()
    if not wanted:
        return _print_list()
    try:
        page = page_called(wanted)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    # only now: the page of keys is made from the screens
    from paircard.tui.commands.every_key import text_of

    columns, rows = shutil.get_terminal_size((WIDTH, 24))
    lines = as_lines(text_of(page), min(WIDTH, columns))
    if sys.stdout.isatty() and len(lines) >= rows:
        trouble = run_pager(read_settings().settings.pager_for(), "\n".join([*lines, ""]))
        if not trouble:
            return DONE
        warn(trouble)
    for line in lines:
        say(line)
    return DONE


def write_site(folder: Path) -> int:
    """Write all pages as a folder of linked HTML pages; return the exit code."""
    any_alphabet()
    from paircard.data.manual.site import SIGNATURE, Leaf, site
    from paircard.data.papers.files import is_page, pages_told, replace_pages
    from paircard.tui.commands.every_key import parts_of

    try:
        files = site([Leaf(page, tuple(parts_of(page))) for page in PAGES])
        changed = replace_pages(folder, files, SIGNATURE)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    say(pages_told(folder, sum(map(is_page, files)), changed))
    return DONE


def _print_list() -> int:
    room = max(len(page.name) for page in PAGES) + 2
    for page in PAGES:
        say(f"{page.name:<{room}}{tr(page.title)}. {tr(page.what)}.")
    say("")
    said = tr("paircard manual PAGE shows one; on the screens and in line mode M does.")
    say(said if spoken().code == "en" else f"{said} {tr('The pages are in English.')}")
    return DONE
