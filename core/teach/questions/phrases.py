"""Phrases that several kinds of question share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets.pairing import Pairing
from paircard.core.teach.answers.words import bye_word
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


def named(bracket: BracketResult) -> Mapping[str, str]:
    """Return what names a bracket in a sentence: `points` and `players`, the moved-down ones told apart."""
    moved = listed(bracket.moved_down)
    residents = listed(number for number in bracket.players if number not in bracket.moved_down)
    players = tr("{moved} moved down, {residents}", moved=moved, residents=residents) if moved else residents
    return {"points": format_points(bracket.score), "players": players}


def points_of(bracket: BracketResult) -> int:
    """Return the score of a bracket in whole points, for the plural: ½ is one point, 1½ are two."""
    return (bracket.score + 1) // 2


def listed(numbers: Iterable[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, numbers))


def pairs_listed(pairs: Iterable[tuple[int, int]]) -> str:
    """Return pairs as answers are written."""
    return " ".join(f"{one}-{other}" for one, other in pairs)


def written(pairing: Pairing) -> str:
    """Write a pairing as answers are written."""
    return round_written(((pair.white, pair.black) for pair in pairing.pairs), pairing.bye)


def round_written(pairs: Iterable[tuple[int, int]], bye: int | None) -> str:
    """Write pairs, White first, and who has the bye, as answers are written."""
    return pairs_listed(pairs) if bye is None else f"{pairs_listed(pairs)} {bye_word()} {bye}"
