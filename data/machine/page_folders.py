"""Where the pages of each event were written last, kept in the user's state folder; losing this loses nothing."""

from __future__ import annotations

from pathlib import Path

from paircard.data.machine.state_file import read_state, state_file, write_state

LONGEST = 50
_NAME = "published.json"


def folder_of_pages(event: Path, folder: Path | None = None) -> Path | None:
    """Return the folder of pages of an event, None if there was none."""
    name = _folders(folder).get(str(event.resolve()))
    return None if name is None else Path(name)


def remember_pages(event: Path, pages: Path, folder: Path | None = None) -> None:
    """Keep the folder of pages of an event; a state folder that cannot be written is no reason to stop."""
    folders = _folders(folder)
    folders.pop(str(event.resolve()), None)
    folders[str(event.resolve())] = str(pages.resolve())
    write_state(state_file(_NAME, folder), dict(list(folders.items())[-LONGEST:]))


def _folders(folder: Path | None) -> dict[str, str]:
    names = read_state(state_file(_NAME, folder))
    if not isinstance(names, dict):
        return {}
    return {event: pages for event, pages in names.items() if isinstance(pages, str)}
