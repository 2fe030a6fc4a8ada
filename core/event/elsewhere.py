"""What is known of a player from other events: rated games, highest rating, norms, results before a first rating."""

from __future__ import annotations

import re
from collections.abc import Iterator

from paircard.core.event.persisted import later
from paircard.core.values.dates import iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.pattern import pattern
from paircard.core.values.points import DRAW, LOSS, WIN, format_points
from paircard.core.values.said import said
from paircard.core.values.text import clean

BETWEEN = "/"
"""Stands between norms, and between events, where they are typed."""
_POINTS = {"1": WIN, "½": DRAW, "1/2": DRAW, "=": DRAW, "0": LOSS}
_TITLES = ("GM", "IM", "WGM", "WIM")
EXAMPLE = "GM 9 2025-08-10 1.1.3a Cracow Open"  # no words: an example
"""A norm as it is typed."""
_NORM = pattern(r"(?P<title>\w+)\s+(?P<worth>\d{1,2})\s+(?P<end>\S+)(?P<rest>.*)")
_ARTICLE = pattern(r"1\.\d\.\d{1,2}[a-f]?")
_MOST_WORTH = 13
_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class NormElsewhere:
    """A norm that a player brings from another event, as its certificate has it."""

    title: str
    worth: int
    """Games it is worth."""
    end: str
    """The last day of its event (ISO)."""
    remarks: tuple[str, ...] = ()
    """The articles among its special remarks: 1.1.3a, 1.4.1c, 1.4.3a-d, 1.5.6."""
    event: str = ""

    def __str__(self) -> str:
        """Write it as it is typed."""
        return " ".join(filter(None, (self.title, str(self.worth), self.end, *self.remarks, self.event)))


@dataclass(frozen=True, slots=True)
class ResultElsewhere:
    """A game of an unrated player against a rated one in another event."""

    event: int
    """Games of one event have the same number, the earliest event the lowest."""
    rating: int
    half_points: int


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """All of that; nothing of it need be known."""

    games: int | None = None
    """Rated games before this event; None where nobody knows."""
    highest: int = 0
    """The highest rating ever reached, 0 where nobody knows,"""
    reached: str = ""
    """and in which list or event, and when."""
    norms: tuple[NormElsewhere, ...] = field(default=(), metadata=later(7))
    results: tuple[ResultElsewhere, ...] = field(default=(), metadata=later(7))


NOTHING_ELSEWHERE = Elsewhere()


# --- as it is typed ----------------------------------------------------------------------------------------------


def norms_typed(text: str) -> tuple[NormElsewhere, ...]:
    """Return the norms of a line such as `GM 9 2025-08-10 1.1.3a Cracow Open / GM 10 2026-02-01`; refuse others.

    >>> [str(each) for each in norms_typed("gm 9 10.8.2025 1.1.3a Cracow Open")]
    ['GM 9 2025-08-10 1.1.3a Cracow Open']
    """
    return tuple(_norm(each) for each in _parts(text))


def _norm(text: str) -> NormElsewhere:
    read = _NORM.fullmatch(text)
    title, end = (read["title"].upper(), iso_date(read["end"])) if read else ("", "")
    if read is None or title not in _TITLES or not end or not 0 < int(read["worth"]) <= _MOST_WORTH:
        wrong = said(
            "{text} is no norm: type title, games, last day, remarks and event, such as {example}.",
            text=text,
            example=EXAMPLE,
        )
        raise Refusal(wrong, field="norms")
    words = read["rest"].split()
    remarks = tuple(dict.fromkeys(each for each in words if _ARTICLE.fullmatch(each)))
    event = clean(" ".join(each for each in words if each not in remarks))[:_LONGEST_NAME]
    return NormElsewhere(title, int(read["worth"]), end, remarks, event)


def norms_written(norms: tuple[NormElsewhere, ...]) -> str:
    """Write norms as they are typed."""
    return f" {BETWEEN} ".join(map(str, norms))


def results_typed(text: str) -> tuple[ResultElsewhere, ...]:
    """Return the games of a line such as `1850 1 1920 = / 1700 0`: rating and result, a stroke between events.

    >>> results_typed("1850 1 1920 = / 1700 0")[1:]
    (ResultElsewhere(event=1, rating=1920, half_points=1), ResultElsewhere(event=2, rating=1700, half_points=0))
    """
    return tuple(each for at, part in enumerate(_parts(text), start=1) for each in _results(at, part.split()))


def _results(event: int, words: list[str]) -> Iterator[ResultElsewhere]:
    ratings, points = words[::2], words[1::2]
    fine = all(re.fullmatch("[1-3][0-9]{3}", each) for each in ratings) and all(each in _POINTS for each in points)
    if not fine or len(ratings) != len(points):
        wrong = said(
            "{text}: type the rating of each opponent and 1, = or 0, such as {example}.",
            text=" ".join(words),
            example="1850 1 1920 = / 1700 0",
        )
        raise Refusal(wrong, field="results")
    for rating, point in zip(ratings, points, strict=True):
        yield ResultElsewhere(event, int(rating), _POINTS[point])


def results_written(results: tuple[ResultElsewhere, ...]) -> str:
    """Write games as they are typed.

    >>> results_written(results_typed("1850 1 1920 = / 1700 0"))
    '1850 1 1920 ½ / 1700 0'
    """
    events = sorted({each.event for each in results})
    return f" {BETWEEN} ".join(
        " ".join(f"{each.rating} {format_points(each.half_points)}" for each in results if each.event == event)
        for event in events
    )


def _parts(text: str) -> list[str]:
    """Return what stands between the strokes that have blanks or nothing around them: 1/2 is a result."""
    return [part.strip() for part in re.split(r"\s/\s", f" {text} ") if part.strip()]
