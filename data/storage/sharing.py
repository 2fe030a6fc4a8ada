"""Letting a group of users work on an event: its files, its folder, and what is made there from now on."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from shlex import quote

from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import rights
from paircard.data.storage.errors import NotStored
from paircard.data.storage.sealed_storage import read_event
from paircard.data.storage.sidecar_files import Companions, shortened

_FILE, _FOLDER = 0o060, 0o2070
"""What a group needs: to read and write a file; in a folder to make files as well, which are the group's again."""


@dataclass
class Shared:
    """What was done for the group, and what somebody else must do."""

    group: str
    done: list[str] = field(default_factory=list)
    """Names of what the group may use now."""
    undone: list[str] = field(default_factory=list)
    """A sentence for each thing that could not be given to the group, with the command that does it."""


def share(path: str | Path, group: str | None = None) -> Shared:
    """Let a group, by default that of the folder, work on an event.

    Raises the `StoreError` of a file that cannot be read, `NotStored` for a group that does not exist, or where the
    system knows no such groups.
    """
    if not rights.BY_MODE:
        raise NotStored(
            tr("On Windows a folder is shared in the Explorer (Properties, Sharing): what is made in it follows it.")
        )
    companions = Companions.of(path)
    event, folder = companions.event, companions.event.parent
    read_event(event)
    gid = folder.stat().st_gid if group is None else _number(group)
    shared = Shared(rights.group_name(gid))
    if _too_wide(folder):
        shared.undone.append(
            tr(
                "{folder} is not a folder for one event alone: move the event into one that is, then share it there.",
                folder=folder,
            )
        )
    else:
        _give(folder, gid, _FOLDER, shared)
    for place in _of_the_event(companions):
        _give(place, gid, _FOLDER if place.is_dir() else _FILE, shared)
    return shared


def _of_the_event(companions: Companions) -> Iterator[Path]:
    # the names of long events are cut
    beginning = (f"{companions.name}.", f"{shortened(companions.name)}.")
    for place in sorted(companions.event.parent.iterdir()):
        if place.name.startswith(beginning) and not place.is_symlink() and (place.is_file() or place.is_dir()):
            yield place
    if companions.backups.is_dir():
        yield from (each for each in sorted(companions.backups.iterdir()) if each.is_file() and not each.is_symlink())


def _give(place: Path, gid: int, needed: int, shared: Shared) -> None:
    there = place.stat()
    mode = stat.S_IMODE(there.st_mode)
    if (there.st_gid, mode & needed) != (gid, needed):
        try:
            rights.give_to_group(place, gid, needed)
        except OSError as error:
            shared.undone.append(_not_given(place, needed, shared.group, error))
            return
    shared.done.append(place.name)


def _not_given(place: Path, needed: int, group: str, error: OSError) -> str:
    change = "g+rwxs" if needed == _FOLDER else "g+rw"
    file = quote(str(place))
    command = f"chgrp {quote(group)} {file} && chmod {change} {file}"  # no words: a command
    if not rights.is_mine(place, or_mine_to_change=True):
        return tr(
            "{file} is not yours: {owner} must run {command}", file=place, owner=rights.owner_of(place), command=command
        )
    return tr(
        "{file} could not be given to {group} ({why}): the administrator can, with {command}",
        file=place,
        group=group,
        why=in_words(error),
        command=command,
    )


def _too_wide(folder: Path) -> bool:
    """Whether more than an event lives there: a home, or a folder where everybody may write."""
    return bool(folder == Path.home().resolve() or folder.stat().st_mode & stat.S_ISVTX)


def _number(group: str) -> int:
    try:
        return int(group) if group.isascii() and group.isdigit() else rights.group_called(group)
    except KeyError:
        raise NotStored(tr("There is no group {group}: the command groups lists yours.", group=group)) from None
