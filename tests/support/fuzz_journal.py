"""Event files made up at random behind a right seal and chain: refused with a sentence, or all of it can be shown.

python -m tests.support.fuzz_journal --seed 1 --files 1000
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from paircard.core.event.former_results import earlier_results
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.review.explained_round import account_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.facets.groups import away, score_groups
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from paircard.data.storage.errors import StoreError
from paircard.data.storage.examination import examine
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.sentences import journal_entry
from tests.support.forged import Documents, chained, documents, sealed
from tests.support.paper_kinds import OF_PLAYERS

NUMBERS = (0, -1, 1, 2, 3, 5, 7, 12, 13, 30, 31, 32, 99, 10**6, 10**9, 10**30, -(10**9))
TEXTS = ("", " ", "W", "B", "x", "=", "1", "\x1b]52;c;aGk=\x07", "\u202e\u0301", "a" * 400, "\ud800", "BH", "PS", "A1")
OTHERS: tuple[object, ...] = (None, True, False, 1.5, [], {}, [[]], [1, 1], ["W"], {"a": 1})


def golden(seed: int) -> Documents:
    """Return the entries of one of the golden journals."""
    files = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))
    return documents(files[seed % len(files)])


def leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container with every key in it, however deep."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in items:
        yield value, key
        yield from leaves(each)


def mutated(chance: Random, source: Documents) -> Documents:
    """Return the entries with a few of them changed, doubled, dropped or moved."""
    entries = deepcopy(source)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(entries))
        chance.choices((_other_value, _dropped, _doubled, _moved, _other_kind), (12, 1, 1, 1, 2))[0](
            chance, entries, at
        )
        if not entries:
            return entries
    for number, each in enumerate(chained(entries), start=1):
        if chance.random() < 0.98 and not 1 <= _as_number(each["command"]) <= number:
            each["command"] = number
    return chained(entries)


def _as_number(value: object) -> int:
    return value if type(value) is int else 1


def _other_value(chance: Random, entries: Documents, at: int) -> None:
    places = list(leaves(entries[at]["event"])) * 8 + list(leaves(entries[at]))
    if not places:
        return
    container, key = chance.choice(places)
    was = container[key]
    like: Any = NUMBERS if type(was) is int else TEXTS if isinstance(was, str) else OTHERS
    container[key] = chance.choice(chance.choice((like, like, like, like, (*NUMBERS, *TEXTS, *OTHERS))))


def _dropped(_chance: Random, entries: Documents, at: int) -> None:
    del entries[at]
    _renumber(entries)


def _doubled(chance: Random, entries: Documents, at: int) -> None:
    entries.insert(chance.randrange(len(entries)), deepcopy(entries[at]))
    _renumber(entries)


def _moved(chance: Random, entries: Documents, at: int) -> None:
    entries.insert(chance.randrange(len(entries)), entries.pop(at))
    _renumber(entries)


def _other_kind(chance: Random, entries: Documents, at: int) -> None:
    entries[at]["event"] = deepcopy(chance.choice(entries)["event"])


def _renumber(entries: Documents) -> None:
    # a command of its own for each, so that the chain is no obstacle
    for number, each in enumerate(entries, start=1):
        each["command"] = number


def look(path: Path) -> str:
    """Open a file and show all of it; return what it was refused with, empty if all can be shown."""
    examined, refused, tournament = _examined(path), "", Tournament.beginning(SYSTEMS)
    try:
        tournament = JournalFile(path).tournament
    except StoreError as error:
        refused = str(error)
    assert bool(examined) == bool(refused), f"verify says {examined!r}, who opens it hears {refused!r}"
    _need_sentence(refused)
    for show in SHOWN:
        try:
            show(tournament)
        except Refusal as refusal:
            _need_sentence(str(refusal))
    return refused


def _examined(path: Path) -> str:
    try:
        problem = examine(path).problem
    except StoreError as error:
        problem = str(error)
    _need_sentence(problem)
    return problem


def _need_sentence(text: str) -> None:
    assert text.isprintable(), f"not for a terminal: {text!r}"
    assert len(text) < 1000, "too long for a sentence"


def _journal(tournament: Tournament) -> None:
    for entry in tournament.entries[::7]:
        assert journal_entry.of_event(tournament.as_of(entry.number), entry.event).isprintable()


def _papers(tournament: Tournament) -> None:
    for name in OF_PLAYERS:
        try:
            paper = make_paper(tournament, name)
        except Refusal:
            continue
        assert "\x1b" not in as_text(paper) + as_html(paper)


def _rounds(tournament: Tournament) -> None:
    for number in range(1, len(tournament.rounds) + 1):
        account_of(tournament, number)
        earlier_results(tournament, number)


SHOWN: tuple[Callable[[Tournament], object], ...] = (
    standings,
    score_groups,
    away,
    _journal,
    _papers,
    _rounds,
    lambda tournament: write_trf(tournament, Edition.TRF16),
    lambda tournament: write_trf(tournament, Edition.TRF26),
    lambda tournament: tournament.proposal,
)


def main() -> None:
    """Make up files until the number is reached, and print every one that is neither refused nor shown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=1000)
    options = parser.parse_args()
    refused = faults = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made-up.json"
        for seed in range(options.seed, options.seed + options.files):
            try:
                path.write_bytes(sealed(mutated(Random(seed), golden(seed))))
            except ValueError:
                continue  # nobody can write this
            began = time.perf_counter()
            try:
                refused += bool(look(path))
            except Exception as fault:
                faults += 1
                print(f"seed {seed}: {type(fault).__name__}: {fault}", file=sys.stderr)  # noqa: T201
            if (took := time.perf_counter() - began) > 10:
                print(f"seed {seed}: {took:.0f} s", file=sys.stderr)  # noqa: T201
    print(f"{options.files} files: {refused} refused, {faults} faults")  # noqa: T201


if __name__ == "__main__":
    main()
