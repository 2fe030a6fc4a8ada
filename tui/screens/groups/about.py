"""How the numbers of a group come about, in words: what Enter shows on the head of a group."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.groups import BracketView, GroupPlayer, ScoreGroup
from core.swiss.pairing import BracketResult
from tui.dialogs.ask import Reading
from tui.signs import Signs

_LEVELS = ("", "B6", "B6 and B5")
_ARTICLES = {
    "C1": "C1: a player without a legal opponent here moved down.",
    "C12": "C12: the bracket above was undone, so that another player moved down.",
    "C13": "C13: the bracket above was undone, so that the lowest one could be paired.",
    "C14": "C14: fewer pairs were made than A6 wants.",
}


def about_group(group: ScoreGroup, signs: Signs) -> Reading:
    """Return the dialog that explains a score group or a bracket by its articles."""
    kind = "Bracket" if isinstance(group, BracketView) else "Score group"
    return Reading(f"{kind} {signs.points(group.score)}", "\n".join(_lines(group)))


def _lines(group: ScoreGroup) -> Iterator[str]:
    yield f"S1 {_numbers(group.s1)}"
    yield f"S2 {_numbers(group.s2)}"
    if group.moved_down:
        moved = [player for player in group.players if player.id in group.moved_down]
        yield f"Moved down: {_numbers(moved)} (A3)"
    yield ""
    yield f"p = {group.p}: pairs, S1 against S2 (A6)"
    yield f"w = {group.whites}: prefer White, {_preferring(group, 'W')} (A7)"
    yield f"b = {group.blacks}: prefer Black, {_preferring(group, 'B')} (A7)"
    yield f"q = {group.q}: half of {len(group.players)}, rounded up (A8)"
    yield from _x(group)
    if isinstance(group, BracketView):
        yield from _pairing(group)
    elif not group.fixed:
        yield f"Results are missing: of {group.open} players here; {group.may_join} others may still come."


def _x(group: ScoreGroup) -> Iterator[str]:
    result = group.result if isinstance(group, BracketView) else None
    more = "b - q" if group.blacks > group.whites else "w - q"
    yield f"x = {result.first_x if result else group.x}: {more}, never below 0; pairs that must clash (A8)"
    if result and "C1" in result.events:
        yield "    (counted without those who moved on by C1)"
    if result and result.x != result.first_x:
        yield f"x = {result.x} when the pairing was found ({'C11' if result.x > result.first_x else 'C14'})"


def _pairing(group: BracketView) -> Iterator[str]:
    yield ""
    pairs = " ".join(f"{white.number}-{black.number}" for white, black in group.pairs)
    yield f"Pairs, White first: {pairs or 'none'}"
    if group.left_over:
        yield f"{'Bye' if group.bye is not None else 'Move down'}: {_numbers(group.left_over)}"
    if group.result:
        yield from _shaped_by(group.result)


def _shaped_by(result: BracketResult) -> Iterator[str]:
    yield f"Clashes: {result.clashes} of {result.x} allowed (B4)"
    if result.downfloat_level:
        yield f"C9: {_LEVELS[result.downfloat_level]} dropped for downfloats."
    if result.upfloat_level:
        yield f"C10: {_LEVELS[result.upfloat_level]} dropped for upfloats."
    for event in result.events:
        if event in _ARTICLES:
            yield _ARTICLES[event]
    if result.joined:
        yield f"Joined with {result.joined} bracket{'s' if result.joined > 1 else ''} above it (C13, R13)."


def _numbers(players: Iterable[GroupPlayer]) -> str:
    return " ".join(str(player.number) for player in players) or "nobody"


def _preferring(group: ScoreGroup, colour: str) -> str:
    return _numbers(sorted((p for p in group.players if p.preference.colour == colour), key=lambda p: p.number))
