"""What the Swiss books answer and say of 3,300 positions, as digests: nothing of it may change unnoticed.

`python -m tests.support.golden_swiss --check [--only NAME]` holds every position against `tests/golden/swiss/` and
prints the lines of the first that differs; `--lines NAME` prints those of one position, so that they can be set beside
those of an older checkout; without either the digests are written anew. Positions come from seeds and fixtures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import chain, count, islice
from pathlib import Path
from random import Random
from typing import Any

from paircard.core.facets.pairing import NoPairing, Pair, TooManyTries
from paircard.core.systems.burstein.book import BOOK as BURSTEIN
from paircard.core.systems.burstein.explain import Explain as BursteinLines
from paircard.core.systems.dubov.book import BOOK as DUBOV
from paircard.core.systems.dubov.checker import check as check_dubov
from paircard.core.systems.dubov.explain import Explain as DubovLines
from paircard.core.systems.dubov.explain import explain as explain_dubov
from paircard.core.systems.dutch2026 import literal as dutch_literal
from paircard.core.systems.dutch2026.checker import check as check_dutch
from paircard.core.systems.dutch2026.checker.difference import first_difference as dutch_difference
from paircard.core.systems.dutch2026.explain import explain as explain_dutch
from paircard.core.systems.dutch2026.explain.weighed import weighed
from paircard.core.systems.dutch2026.facets.explain import Explain as DutchLines
from paircard.core.systems.swiss1998.checker.check import check as check_1998
from paircard.core.systems.swiss1998.checker.difference import first_difference as difference_1998
from paircard.core.systems.swiss1998.engine import pair as pair_1998
from paircard.core.systems.swiss1998.explain.round import explain as explain_1998
from paircard.core.systems.swiss1998.facets import explain as lines_1998
from paircard.core.systems.team_swiss_2026.book import BOOK as TEAMS
from paircard.core.systems.team_swiss_2026.checker import check as check_teams
from paircard.core.systems.team_swiss_2026.explain import Explain as TeamLines
from paircard.core.systems.team_swiss_2026.explain import explain as explain_teams
from tests.support import dutch
from tests.support.burstein_compare import position_from as position_of_burstein
from tests.support.dubov_compare import events as events_dubov
from tests.support.dubov_compare import position_from as position_of_dubov
from tests.support.dutch_compare import POINTS
from tests.support.dutch_events import entries, habits, positions
from tests.support.hostile import KINDS, positions_of
from tests.support.swiss import fixture, position_of
from tests.support.team_swiss_events import RandomEvent

FOLDER = Path(__file__).parents[1] / "golden" / "swiss"
COLUMNS = ("answer", "explanation", "steps", "findings", "differs")
PLAYED = 10
"""So many are paired word by word, too."""
TRIES = 400
"""What a bracket may cost word by word; where it is too much, that is what is said."""


@dataclass(frozen=True)
class Way:
    """How one book is asked."""

    explain: Callable[[Any], Any]
    """A position in, everything about its round out."""
    lines: Any
    """The facet that says it."""
    literal: Callable[..., Any]
    check: Callable[[Any, Any], Any]
    differs: Callable[[Any, Any, Any], Iterator[str]]
    """What is said of another pairing beside the right one."""


def _differs_dutch(position: Any, right: Any, other: Any) -> Iterator[str]:
    yield str(dutch_difference(position, right, other))
    yield from weighed(position, right, other)


_BURSTEIN = BursteinLines()


def _differs_burstein(position: Any, right: Any, other: Any) -> Iterator[str]:
    yield str(_BURSTEIN.by(position).difference(position, right, other))


WAYS: Mapping[str, Way] = {
    "swiss-1998": Way(
        explain_1998,
        lines_1998,
        pair_1998,
        check_1998,
        lambda position, right, other: iter([str(difference_1998(position, right, other))]),
    ),
    "dutch-2026": Way(explain_dutch, DutchLines(), dutch_literal.pair, check_dutch, _differs_dutch),
    "team-swiss-2026": Way(explain_teams, TeamLines(), TEAMS.literal, check_teams, lambda *_: iter(())),
    "dubov-2026": Way(explain_dubov, DubovLines(), DUBOV.literal, check_dubov, lambda *_: iter(())),
    "burstein-2026": Way(
        lambda position: _BURSTEIN.by(position).explained(position),
        _BURSTEIN,
        BURSTEIN.literal,
        lambda position, made: _BURSTEIN.by(position).check(position, made),
        _differs_burstein,
    ),
}


# --- the positions -----------------------------------------------------------------------------------------


def _events_1998() -> Iterator[tuple[str, Any]]:
    for number in count():
        chance = Random(f"golden 1998 {number}")
        most = 26 if number % 6 == 0 else 14
        for at, position in enumerate(positions_of(KINDS[number % len(KINDS)], chance, most)):
            yield f"s{number}.{at}", position


def _fixtures_1998() -> Iterator[tuple[str, Any]]:
    entries = [each for event in fixture("positions.json")["events"] for each in event]
    for number in range(0, len(entries), 4):
        yield f"x{number}", position_of(entries[number])


def _events_dutch() -> Iterator[tuple[str, Any]]:
    for number in count():
        chance = Random(f"golden dutch {number}")
        players = chance.randint(14, 30) if number % 5 == 0 else chance.randint(4, 12)
        rounds = chance.randint(2, min(players, 11))
        ways = habits(chance, POINTS if number % 3 == 0 else ())
        for entry, _ in positions(chance, players, rounds, ways):
            yield f"d{number}.{len(entry['rounds'])}", dutch.position_from(entry)


def _fixtures_dutch() -> Iterator[tuple[str, Any]]:
    entries = dutch.fixture()
    for number in range(0, len(entries), 2):
        yield f"f{number}", dutch.position_from(entries[number]["position"])


def _events_teams() -> Iterator[tuple[str, Any]]:
    for number in count():
        most = 24 if number % 5 == 0 else 13
        event = RandomEvent.any(Random(f"golden teams {number}"), 3, most)
        for position, _ in event.positions(TEAMS.search):
            yield f"t{number}.{position.round}", position


def _events_dubov() -> Iterator[tuple[str, Any]]:
    for number in count():
        most = 24 if number % 5 == 0 else 13
        for entry, _ in events_dubov(Random(f"golden dubov {number}"), 3, most):
            yield f"u{number}.{len(entry['rounds'])}", position_of_dubov(entry)


def _events_burstein() -> Iterator[tuple[str, Any]]:
    for number in count():
        chance = Random(f"golden burstein {number}")
        players = chance.randint(14, 24) if number % 5 == 0 else chance.randint(3, 13)
        fields = [{"no": each} for each in range(1, players + 1)]
        rounds = chance.randint(1, max(2, min(9, players)))
        every = entries(
            chance, fields, rounds, habits(chance), lambda each: BURSTEIN.search(position_of_burstein(each))
        )
        for entry, _ in every:
            yield f"b{number}.{len(entry['rounds'])}", position_of_burstein(entry)


SOURCES: Mapping[str, Callable[[], Iterator[tuple[str, Any]]]] = {
    "swiss-1998": lambda: islice(chain(_fixtures_1998(), _events_1998()), 650),
    "dutch-2026": lambda: chain(islice(_fixtures_dutch(), 200), islice(_events_dutch(), 500)),
    "team-swiss-2026": lambda: islice(_events_teams(), 650),
    "dubov-2026": lambda: islice(_events_dubov(), 650),
    "burstein-2026": lambda: islice(_events_burstein(), 650),
}
"""By the book: its positions, each with a name."""


# --- what is said of one -----------------------------------------------------------------------------------


def said(book: str, position: Any) -> Mapping[str, list[str]]:
    """Return the lines behind every digest of a position."""
    way = WAYS[book]
    try:
        told = way.explain(position)
    except NoPairing as error:
        answer, explanation, findings, differs = [f"none: {error.words}"], [], [], []
    else:
        right = getattr(told, "made", told.pairing)
        answer, explanation = _answer(told), _explanation(way, told)
        findings = [str(each) for each in way.check(position, right)]
        other = _disturbed(right)
        differs = [str(each) for each in way.check(position, other)]
        differs += way.differs(position, right, other)
    steps = _steps(way, position)
    return dict(zip(COLUMNS, (answer, explanation, steps, findings, differs), strict=True))


def _answer(told: Any) -> list[str]:
    pairing = told.pairing
    lines = [f"{_pair(pair)} {pair.white_float}{pair.black_float} {pair.colour_rule}" for pair in pairing.pairs]
    lines.append(f"bye {pairing.bye}")
    for bracket in told.brackets:
        seen = bracket.result
        lines.append(
            f"{seen.score}: {seen.players} {seen.moved_down} {seen.pairs} {seen.downfloaters} {seen.first_x} {seen.x} "
            f"{seen.clashes} {seen.upfloat_level} {seen.downfloat_level} {seen.events} {seen.joined} {seen.p} "
            f"{seen.remainder}"
        )
        if hasattr(bracket, "own"):
            lines.append(f"  {tuple(bracket.own.values)}")
    return lines


def _explanation(way: Way, told: Any) -> list[str]:
    say, numbers = way.lines, [player.number for player in told.position.players]
    lines = list(map(_cited, say.round_lines(told)))
    for bracket in told.brackets:
        lines += map(_cited, say.bracket_lines(bracket))
        lines.append(f"short of {list(say.short_of(bracket))}")
    for number in numbers:
        lines += map(_cited, say.pair_lines(told, number))
        lines += map(_cited, say.way_lines(told, number))
    chance = Random(len(numbers))
    for one, other in (chance.sample(numbers, 2) for _ in range(6) if len(numbers) > 1):
        lines.append(_cited(say.apart(told, one, other)))
    lines += [_cited(say.colour_line(told, pair)) for pair in told.pairing.pairs]
    if told.pairing.bye is not None:
        lines.append(_cited(say.bye_line(told, told.pairing.bye)))
    return lines


def _cited(line: Any) -> str:
    """Return a line with the rules it names, and of a try with whom it tries."""
    tried = f" {line.player} {line.why} {line.refused}" if hasattr(line, "why") else ""
    return f"{line.text} [{', '.join(map(str, line.rules))}]{tried}"


def _steps(way: Way, position: Any) -> list[str]:
    if len(position.players) > PLAYED:
        return []
    steps: list[Any] = []
    try:
        way.literal(position, sink=steps.append, tries=TRIES)
        end = []
    except TooManyTries:
        end = ["too many tries"]
    except NoPairing as error:
        end = [f"none: {error.words}"]
    return [
        f"{each.article} {each.bracket} {each.players} {each.verdict} {each.s1} {each.said}" for each in steps
    ] + end


def _disturbed(right: Any) -> Any:
    """Return the pairing as somebody would have recorded it who exchanged two of Black, or the colours of one pair."""
    pairs = list(right.pairs)
    if not pairs:
        return replace(right, brackets=())
    one, other = pairs[0], pairs[(1 + len(pairs)) // 2 % len(pairs)]
    if one is other:
        pairs[0] = Pair(one.black, one.white, one.black_float, one.white_float, one.colour_rule)
    else:
        pairs[pairs.index(other)] = replace(other, black=one.black)
        pairs[0] = replace(one, black=other.black)
    return replace(right, pairs=tuple(pairs), brackets=())


def _pair(pair: Any) -> str:
    return f"{pair.white}-{pair.black}"


# --- digests -----------------------------------------------------------------------------------------------


def digests(lines: Mapping[str, list[str]]) -> tuple[str, ...]:
    """Return twelve hexadecimal digits a column; `-` where nothing is said."""
    return tuple(sha256("\n".join(lines[name]).encode()).hexdigest()[:12] if lines[name] else "-" for name in COLUMNS)


def kept(book: str) -> dict[str, tuple[str, ...]]:
    """Return the digests from before, by the name of the position."""
    rows = (FOLDER / f"{book}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {name: tuple(columns) for name, *columns in (row.split("\t") for row in rows)}


def differing(book: str, every: int = 1) -> Iterator[tuple[str, Any, list[str]]]:
    """Yield each of every so many positions of which something is said otherwise than it was, and what."""
    before = kept(book)
    for name, position in islice(SOURCES[book](), None, None, every):
        new = digests(said(book, position))
        if new != before[name]:
            yield (
                name,
                position,
                [each for each, one, two in zip(COLUMNS, new, before[name], strict=True) if one != two],
            )


def _write(only: str | None) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for book, source in SOURCES.items():
        if only and book != only:
            continue
        rows = ["\t".join(("position", *COLUMNS))]
        rows += ("\t".join((name, *digests(said(book, position)))) for name, position in source())
        (FOLDER / f"{book}.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")


def _check(books: list[str], every: int) -> int:
    wrong = 0
    for book in books:
        for name, position, columns in differing(book, every):
            wrong += 1
            if wrong == 1:
                told = said(book, position)
                for column in columns:
                    sys.stdout.write(f"{book} {name}, {column}:\n" + "".join(f"  {line}\n" for line in told[column]))
            else:
                sys.stdout.write(f"{book} {name}: {', '.join(columns)}\n")
        sys.stdout.write(f"{book}: checked\n")
        sys.stdout.flush()
    sys.stdout.write(f"{wrong} differ\n")
    return int(wrong > 0)


def _lines(wanted: str) -> None:
    for book, source in SOURCES.items():
        for name, position in source():
            if name == wanted:
                for column, lines in said(book, position).items():
                    sys.stdout.write(f"{column}:\n" + "".join(f"  {line}\n" for line in lines))
                return


def main() -> int:
    """Write the digests, check them, or print what is behind those of one position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only", choices=sorted(SOURCES), help="one book")
    parser.add_argument("--every", type=int, default=1, help="each of every so many positions")
    parser.add_argument("--lines", metavar="NAME", help="of one position, such as d12.3")
    options = parser.parse_args()
    if options.lines:
        _lines(options.lines)
        return 0
    if options.check:
        return _check([options.only] if options.only else list(SOURCES), options.every)
    _write(options.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
