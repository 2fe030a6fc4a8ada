"""FIDE's list as XML, read as a stream by expat: nothing but a few players is in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.parsers.expat import ExpatError, ParserCreate

from paircard.core.event.entrant import K_LIMIT
from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.ratings.rated_player import GREATEST, Rated, Troubles
from paircard.data.storage.errors import Unreadable

_CHUNK = 1 << 18
LONGEST_PLAYER = 4
"""Chunks, of which one at least ends a player: whatever else the file is swollen with, it is found out so early."""
LONGEST_TEXT = 1_000
"""Characters of one field that are kept."""
LONGEST_ID = 12
"""Digits."""
_RATINGS = ("rating", "rapid_rating", "blitz_rating")
_COEFFICIENTS = ("k", "rapid_k", "blitz_k")
_WANTED = frozenset(
    (*_COEFFICIENTS, "name", "fideid", "country", "sex", "title", "w_title", "birthday", "flag", *_RATINGS)
)


def read_fide_xml(path: Path, troubles: Troubles) -> Iterator[tuple[int, Rated | None]]:
    """Yield for every player the bytes read so far and the player; None for one without name or id.

    Raises `Unreadable` with line and column where the XML is not whole, or no list of players.
    """
    collector = _Collector()
    read = barren = 0
    with path.open("rb") as file:
        last = False
        while not last:
            chunk = file.read(_CHUNK)
            last, read = not chunk, read + len(chunk)
            found = _parsed(collector, chunk, path, last=last)
            barren = 0 if found else barren + 1
            if barren > LONGEST_PLAYER:
                raise _no_players(collector, path)
            for line, fields in found:
                player = _player(fields)
                if player is None:
                    troubles.add(line, tr("player without a name or an id"))
                yield read, player


class _Collector:
    """The players of the chunk just read, as texts by tag, each with the line it ends in."""

    def __init__(self) -> None:
        self.found: list[tuple[int, dict[str, str]]] = []
        self.parser = ParserCreate()
        self.parser.buffer_text = True
        self.parser.CharacterDataHandler = self._text
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._doctype
        self._fields: dict[str, str] = {}
        self._last = ""

    def _text(self, text: str) -> None:
        self._last += text  # a text across two chunks comes in two calls

    def _end(self, tag: str) -> None:
        if tag == "player":
            self.found.append((self.parser.CurrentLineNumber, self._fields))
            self._fields = {}
        elif tag in _WANTED:
            self._fields[tag] = self._last[:LONGEST_TEXT]
        self._last = ""

    def _doctype(self, *_: object) -> None:
        # no list has one, and entities are what a stream can be choked with
        raise ExpatError("a document type is declared")  # no words: not shown


def _parsed(collector: _Collector, chunk: bytes, path: Path, *, last: bool) -> list[tuple[int, dict[str, str]]]:
    try:
        collector.parser.Parse(chunk, last)
    except ExpatError as error:
        sentence = tr(
            "{file}, line {line}, column {column}: the XML is not whole: fetch the list again.",
            file=clean(str(path)),
            line=collector.parser.ErrorLineNumber,
            column=collector.parser.ErrorColumnNumber + 1,
        )
        raise Unreadable(sentence) from error
    except (LookupError, ValueError) as error:
        sentence = tr("{file} states an encoding that is not known: fetch the list again.", file=clean(str(path)))
        raise Unreadable(sentence) from error
    found, collector.found = collector.found, []
    return found


def _no_players(collector: _Collector, path: Path) -> Unreadable:
    sentence = tr(
        "{file}, line {line}: a megabyte without the end of a player: it is not a rating list.",
        file=clean(str(path)),
        line=collector.parser.CurrentLineNumber,
    )
    return Unreadable(sentence)


def _player(fields: Mapping[str, str]) -> Rated | None:
    name, fide_id = fields.get("name", "").strip(), fields.get("fideid", "").strip()
    if not name or not fide_id.isdecimal() or len(fide_id) > LONGEST_ID:
        return None
    flag = fields.get("flag", "")
    return Rated(
        name,
        fide_id,
        "",
        fields.get("country", "").strip(),
        fields.get("sex", "").strip().lower(),
        fields.get("title", "").strip() or fields.get("w_title", "").strip(),
        _number(fields, "rating"),
        _number(fields, "rapid_rating"),
        _number(fields, "blitz_rating"),
        _number(fields, "birthday"),
        "i" not in flag,
        k=_coefficient(fields, "k"),
        rapid_k=_coefficient(fields, "rapid_k"),
        blitz_k=_coefficient(fields, "blitz_k"),
    )


def _number(fields: Mapping[str, str], key: str) -> int:
    text = fields.get(key, "").strip()
    return int(text) if text.isdecimal() and len(text) <= len(str(GREATEST)) else 0


def _coefficient(fields: Mapping[str, str], key: str) -> int:
    k = _number(fields, key)
    return k if k <= K_LIMIT else 0
