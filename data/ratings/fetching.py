"""A rating list fetched from an address of the settings: into a temporary file, unpacked, and put in place when whole.

Nothing is fetched unless somebody has written an address there.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp
from typing import IO
from urllib.error import URLError
from urllib.parse import unquote, urlsplit
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
)
from zipfile import BadZipFile, ZipFile

from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.exchange.column_memory import columns_for
from paircard.data.machine.list_addresses import ListAddress
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import files
from paircard.data.ratings.index import build
from paircard.data.ratings.list_file import ListFile
from paircard.data.ratings.list_months import month_in, this_month
from paircard.data.ratings.rated_player import Troubles
from paircard.data.storage.errors import NotStored, Unreadable

PATIENCE = 30
"""Seconds without an answer."""
LARGEST = 1024 * 1024 * 1024
"""Bytes, packed and unpacked; FIDE's list has half of it."""
_CHUNK = 1 << 18
_ENDINGS = (".txt", ".xml", ".csv", ".tsv")
At = Callable[[int, int], None]
"""Told now and then: bytes so far, players so far. Whatever it raises gives the fetching up."""


@dataclass(frozen=True)
class Fetched:
    """A list that was fetched and put in place."""

    name: str
    month: str
    players: int
    troubles: Troubles


def fetch(wanted: ListAddress, folder: Path, at: At | None = None) -> Fetched:
    """Fetch a list and put it in place; what was there stays unless all went well.

    Raises `Unreadable` where the address gives no list, `NotStored` where the disk will not have it.
    """
    with _workplace(folder) as place:
        packed = place / (_file_name(wanted.address) or "list")  # no words: a name of a file
        _download(wanted.address, packed, at)
        source = ListFile.of(_unpacked(packed, place))
        columns = columns_for(source.path.name, source.sheet.header, None) if source.sheet else {}
        month = source.month or month_in(packed.name) or this_month()
        rows = source.players(columns, wanted.federations)
        count = build(folder, wanted.name, Path(packed.name), rows, at, month=month)
        return Fetched(wanted.name, month, count, source.troubles)


@contextmanager
def _workplace(folder: Path) -> Iterator[Path]:
    """Give a folder of its own beside the lists, on the same disk, and remove it with all that is in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place = Path(mkdtemp(prefix="fetch-", dir=folder))
    except OSError as error:
        raise _not_stored(folder, error) from error
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _file_name(address: str) -> str:
    """Return what the address calls the file, if that can be a name here."""
    name = PurePosixPath(unquote(urlsplit(address).path)).name
    return "".join(each for each in name if each.isascii() and (each.isalnum() or each in "._-")).lstrip(".")[:60]


def _download(address: str, target: Path, at: At | None) -> None:
    try:
        asking = Request(address, headers={"User-Agent": "paircard"})  # no words: a header
        with _opener().open(asking, timeout=PATIENCE) as answer:
            announced = int(answer.headers.get("Content-Length") or 0)  # no words: a header
            copied = _copied(answer, target, at)
    except (URLError, HTTPException, TimeoutError, ValueError) as error:
        raise Unreadable(
            tr("{address} gave no list ({why}): what was there stays.", address=clean(address), why=_why(error))
        ) from error
    if copied < announced:
        raise Unreadable(
            tr(
                "{address} broke off after {count} of {all} bytes: what was there stays.",
                address=clean(address),
                count=copied,
                all=announced,
            )
        )


def _copied(answer: IO[bytes], target: Path, at: At | None) -> int:
    """Copy what comes into a file; return how many bytes it has."""
    copied = 0
    try:
        with target.open("xb") as file:
            while chunk := answer.read(_CHUNK):
                copied += len(chunk)
                if copied > LARGEST:
                    raise Unreadable(tr("What came is larger than 1 GB: it is not a rating list."))
                file.write(chunk)
                if at:
                    at(copied, 0)
            file.flush()
            files.flush(file.fileno())
    except TimeoutError:
        raise
    except OSError as error:
        raise _not_stored(target.parent.parent, error) from error
    return copied


def _opener() -> OpenerDirector:
    """Return what asks the web and nothing else: no files of this machine, whatever an answer redirects to."""
    opener = OpenerDirector()
    for handler in (
        ProxyHandler, HTTPHandler, HTTPSHandler, HTTPRedirectHandler, HTTPErrorProcessor, HTTPDefaultErrorHandler,
    ):  # fmt: skip
        opener.add_handler(handler())
    return opener


def _unpacked(packed: Path, place: Path) -> Path:
    """Return the list in an archive, or the file itself where it is none."""
    with packed.open("rb") as file:
        if file.read(2) != b"PK":
            return packed
    try:
        with ZipFile(packed) as archive:
            inside = [each for each in archive.infolist() if each.filename.lower().endswith(_ENDINGS)]
            if len(inside) != 1:
                raise Unreadable(tr("{file} holds {count} lists, not one.", file=packed.name, count=len(inside)))
            target = place / f"list-{_file_name(inside[0].filename)}"  # no words: a name of a file
            with archive.open(inside[0]) as stream:
                _copied(stream, target, None)
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError) as error:
        raise Unreadable(tr("{file} is an archive that is not whole: fetch it again.", file=packed.name)) from error
    with suppress(OSError):
        packed.unlink()
    return target


def _why(error: Exception) -> str:
    reason = error.reason if isinstance(error, URLError) else error
    return in_words(reason) if isinstance(reason, OSError) else clean(str(reason))[:80] or type(error).__name__


def _not_stored(folder: Path, error: OSError) -> NotStored:
    return NotStored(
        tr("The list was not stored in {folder} ({why}): free some space there.", folder=folder, why=in_words(error))
    )
