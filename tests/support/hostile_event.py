"""An event behind a right seal whose every text tries to steer whoever shows it, and the same as report and list."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from paircard.core.commands import CorrectResult, UnpairRound, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from tests.support import trf
from tests.support.fuzz.sealed_again import entries_of, sealed_again
from tests.support.hostile_texts import TEXTS
from tests.support.play import Play

WRITABLE = tuple(text for text in TEXTS if not any("\ud800" <= sign <= "\udfff" for sign in text))
"""Half a character cannot be sealed."""
_FREE = frozenset(
    (
        "name",
        "place",
        "start",
        "end",
        "chief_arbiter",
        "club",
        "federation",
        "fide_id",
        "national_id",
        "category",
        "reason",
    )
)
"""Fields that hold whatever people type."""


def hostile_event(path: Path) -> Path:
    """Write the event: as many players as there are texts, two rounds, corrections with reasons."""
    path.write_bytes(_content())
    return path


@cache
def _content() -> bytes:
    play = Play.evenly(len(WRITABLE) // 2 * 2, 2400, 10, rounds=5)
    play.pair()
    play.results("1" * len(play.tournament.rounds[0].boards))
    play.do(WithdrawEntrant(ContestantId(2), "ill"), WithdrawEntrant(ContestantId(4), "ill"))
    play.pair()
    play.do(CorrectResult(1, 2, Result.BLACK, "slip"), UnpairRound("a mistake"))
    play.pair()
    with tempfile.TemporaryDirectory() as folder:
        content = play.store(Path(folder) / "event.json").read_bytes()
    texts = cycle(WRITABLE)
    entries = [{**_with(entry, texts), "arbiter": next(texts)} for entry in entries_of(content)]
    arbiter = ""
    for entry in entries:
        # entries of one command have one arbiter
        arbiter = entry["arbiter"] if entry["number"] == entry["command"] else arbiter
        entry["arbiter"] = arbiter
    return sealed_again(content, entries)


def _with(document: dict[str, Any], texts: Iterator[str]) -> dict[str, Any]:
    return {key: _replaced(key, value, texts) for key, value in document.items()}


def _replaced(key: str, value: Any, texts: Iterator[str]) -> Any:
    if isinstance(value, dict):
        return _with(value, texts)
    if isinstance(value, list):
        return [_replaced(key, each, texts) for each in value]
    return next(texts) if key in _FREE and isinstance(value, str) else value


def hostile_report() -> bytes:
    """Return a TRF report: texts as names, in the head, and in records that are kept."""
    texts = [text.replace("\n", " ").replace("\r", " ").replace("\t", " ") for text in WRITABLE]
    head = [f"{code} {text}" for code, text in zip(("012", "022", "042", "052", "102"), texts, strict=False)]
    kept = [f"{code} {text}" for code in ("###", "DAT", "013", "999", "172", "032") for text in texts if code != "172"]
    players = [trf.player(number, name=f"{text[:30]} x", cells=[]) for number, text in enumerate(texts, start=1)]
    return trf.document(*head, f"202 OTHER_{texts[0]}", f"202 {texts[1]}", f"XXC {texts[1]}", *players, *kept)


def hostile_list() -> bytes:
    """Return a list of entrants."""
    rows = [f"{text.replace(chr(34), '')}".replace("\n", " ").replace("\r", " ") for text in WRITABLE]
    lines = [f'"{text}";1500;"{text}";"{text}";"{text}"' for text in rows]
    return "\n".join([f"name;rating;club;federation;national_id;{rows[0]}", *lines]).encode()
