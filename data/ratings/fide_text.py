"""FIDE's lists in fixed width: `players_list_foa.txt`, lists of one kind of rating, and those before 2012.

Where a column stands is taken from the header line, because editions differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import TextIO

from paircard.core.event.entrant import K_LIMIT
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.data.ratings.rated_player import GREATEST, Rated, Troubles
from paircard.data.storage.errors import Unreadable

_HEADING = re.compile(
    r"(?P<fide_id>ID ?Number)"
    r"|(?P<name>Name)"
    r"|(?P<federation>Fed)"
    r"|(?P<sex>Sex)"
    r"|(?P<title>Titl?(?=Fed| ))"
    r"|(?P<women>WTit)"
    r"|(?P<other>OTit)"
    r"|(?P<foa>FOA)"
    r"|(?P<standard>SRtng|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[0-9]{2})"
    r"|(?P<rapid>RRtng)"
    r"|(?P<blitz>BRtng)"
    r"|(?P<birth>B-day|Born)"
    r"|(?P<flag>Flag)"
    r"|(?P<k>SK|K)"
    r"|(?P<rapid_k>Rk)"
    r"|(?P<blitz_k>BK)"
    r"|(?P<rest>S?Gms?|Games|RGm|BGm)",
    re.IGNORECASE,
)
_NEEDED = frozenset({"fide_id", "name", "federation"})
_BEHIND_OTHER_TITLES = ("foa", "standard", "k", "rapid", "rapid_k", "blitz", "blitz_k", "birth", "flag")
_NO_NUMBER: Mapping[str, str] = {
    "fide_id": mark("columns {first}-{last} (fide id): no such number"),
    "standard": mark("columns {first}-{last} (standard): no such number"),
    "rapid": mark("columns {first}-{last} (rapid): no such number"),
    "blitz": mark("columns {first}-{last} (blitz): no such number"),
    "birth": mark("columns {first}-{last} (birth): no such number"),
}
NOTHING = slice(0, 0)
LONGEST_LINE = 10_000
"""Characters; the lines of the lists have less than two hundred."""


def columns_of(header: str) -> Mapping[str, slice] | None:
    """Return where each field stands, each up to the next; None for the header of some other file.

    >>> columns_of("ID Number      Name       Fed Sex Tit  OCT26 Gms K  B-day Flag")["standard"]
    slice(39, 45, None)
    """
    found = list(_HEADING.finditer(header)) if header.lstrip()[:2].upper() == "ID" else []
    starts = [each.start() for each in found] + [len(header) + 1]
    columns = {str(each.lastgroup): slice(*span) for each, span in zip(found, pairwise(starts), strict=True)}
    return columns if columns.keys() >= _NEEDED else None


def read_fide_text(path: Path, troubles: Troubles) -> Iterator[tuple[int, Rated | None]]:
    """Yield for every line the bytes read so far, about, and the player; None for a line that is none.

    Raises `Unreadable` when the first line with anything in it is no header.
    """
    # open without newline translation, so that lengths are those of the file
    with path.open(encoding="utf-8-sig", errors="replace", newline="") as file:
        lines = _lines(file)
        read, number, header = 0, 0, ""
        while not header.strip() and (found := next(lines, None)):
            number, header = found
            read += len(header)
        exact = columns_of(header.rstrip("\r\n"))
        if exact is None:
            raise Unreadable(tr("{file} has no header line: fetch the list again.", file=clean(str(path))))
        shifted = _shifted(exact)
        longest = len(header)
        for number, line in lines:
            read += len(line)
            columns = shifted if len(line) == longest + 1 and shifted else exact
            try:
                yield read, _player(line, columns)
            except ValueError:
                if line.strip():
                    troubles.add(number, _why(line, columns))
                yield read, None


def _lines(file: TextIO) -> Iterator[tuple[int, str]]:
    """Yield the lines with their numbers; what is too long for a line of a list is cut, and never in memory."""
    number = 1
    while line := file.readline(LONGEST_LINE):
        yield number, line
        while line and line[-1] not in "\r\n":
            line = file.readline(LONGEST_LINE)
        number += 1


def _player(line: str, at: Mapping[str, slice]) -> Rated:
    get = at.get
    name = line[at["name"]].strip()
    fide_id = int(line[at["fide_id"]])
    if not name or fide_id < 0:
        raise ValueError(line)
    flag = line[get("flag", NOTHING)]
    return Rated(
        name,
        str(fide_id),
        "",
        line[at["federation"]].strip(),
        line[get("sex", NOTHING)].strip().lower() or ("w" if "w" in flag else ""),
        line[get("title", NOTHING)].strip() or line[get("women", NOTHING)].strip(),
        _number(line[get("standard", NOTHING)]),
        _number(line[get("rapid", NOTHING)]),
        _number(line[get("blitz", NOTHING)]),
        _number(line[get("birth", NOTHING)]),
        "i" not in flag,
        k=_coefficient(line[get("k", NOTHING)]),
        rapid_k=_coefficient(line[get("rapid_k", NOTHING)]),
        blitz_k=_coefficient(line[get("blitz_k", NOTHING)]),
    )


def _number(text: str) -> int:
    if not text or text.isspace():
        return 0
    number = int(text)
    if not 0 <= number <= GREATEST:
        raise ValueError(number)
    return number


def _coefficient(text: str) -> int:
    """Return K; 0 for anything that can be none: a line is not left out for it."""
    plain = text.strip()
    return int(plain) if plain.isascii() and plain.isdigit() and int(plain) <= K_LIMIT else 0


def _shifted(at: Mapping[str, slice]) -> Mapping[str, slice]:
    """Return the columns of a line whose other titles run over by one character; empty where there are none."""
    if "other" not in at:
        return {}
    moved = {field: slice(at[field].start + 1, at[field].stop + 1) for field in _BEHIND_OTHER_TITLES if field in at}
    return {**at, **moved}


def _why(line: str, at: Mapping[str, slice]) -> str:
    for field in _NO_NUMBER:
        text = line[at.get(field, NOTHING)].strip()
        if (text or field == "fide_id") and not (text.isdecimal() and (field == "fide_id" or len(text) <= 4)):
            where = at[field]
            return tr(_NO_NUMBER[field], first=where.start + 1, last=where.stop)
    return tr("columns {first}-{last} (name): nothing", first=at["name"].start + 1, last=at["name"].stop)
