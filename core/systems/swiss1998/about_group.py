"""How the numbers of a score group or bracket come about by the rules of 1998, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.values.language import listed, mark, tr, trn

_LEVELS = ((), ("B6",), ("B6", "B5"))
_ARTICLES = {
    "C1": mark("C1: a player without a legal opponent here moved down."),
    "C12": mark("C12: the bracket above was undone, so that another player moved down."),
    "C13": mark("C13: the bracket above was undone, so that the lowest one could be paired."),
    "C14": mark("C14: fewer pairs were made than A6 wants."),
}


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, its p, q and x, and of a bracket how it was paired."""
    yield f"S1 {_numbers(group.s1)}"
    yield f"S2 {_numbers(group.s2)}"
    if group.moved_down:
        moved = [player for player in group.players if player.id in group.moved_down]
        yield tr("Moved down: {players} (A3)", players=_numbers(moved))
    yield ""
    yield tr("p = {p}: pairs, S1 against S2 (A6)", p=group.p)
    if isinstance(group, BracketView) and group.result and group.result.remainder:
        count = group.result.remainder
        yield trn("    (then {count} pair in the remainder)", "    (then {count} pairs in the remainder)", count)
    yield tr("w = {w}: prefer White, {players} (A7)", w=group.whites, players=_preferring(group, "W"))
    yield tr("b = {b}: prefer Black, {players} (A7)", b=group.blacks, players=_preferring(group, "B"))
    yield tr("q = {q}: half of {players}, rounded up (A8)", q=group.q, players=len(group.players))
    yield from _x(group)
    if isinstance(group, BracketView):
        yield from _pairing(group)
    elif not group.fixed:
        said = mark("Results are missing: of {players} players here; {others} others may still come.")
        yield tr(said, players=group.open, others=group.may_join)


def _x(group: ScoreGroup) -> Iterator[str]:
    result = group.result if isinstance(group, BracketView) else None
    more = "b - q" if group.blacks > group.whites else "w - q"
    x = result.first_x if result else group.x
    yield tr("x = {x}: {difference}, never below 0; pairs that must clash (A8)", x=x, difference=more)
    if result and "C1" in result.events:
        yield tr("    (counted without those who moved on by C1)")
    if result and result.x != result.first_x:
        article = "C11" if result.x > result.first_x else "C14"
        yield tr("x = {x} when the pairing was found ({article})", x=result.x, article=article)


def _pairing(group: BracketView) -> Iterator[str]:
    yield ""
    pairs = " ".join(f"{white.number}-{black.number}" for white, black in group.pairs)
    yield tr("Pairs, White first: {pairs}", pairs=pairs) if pairs else tr("Pairs, White first: none")
    if group.left_over:
        left = mark("Bye: {players}") if group.bye is not None else mark("Move down: {players}")
        yield tr(left, players=_numbers(group.left_over))
    if group.result:
        yield from _shaped_by(group.result)


def _shaped_by(result: BracketResult) -> Iterator[str]:
    yield tr("Clashes: {clashes} of {allowed} allowed (B4)", clashes=result.clashes, allowed=result.x)
    if result.downfloat_level:
        yield tr("C9: {articles} dropped for downfloats.", articles=listed(_LEVELS[result.downfloat_level]))
    if result.upfloat_level:
        yield tr("C10: {articles} dropped for upfloats.", articles=listed(_LEVELS[result.upfloat_level]))
    for event in result.events:
        if event in _ARTICLES:
            yield tr(_ARTICLES[event])
    if result.joined:
        yield trn(
            "Joined with {count} bracket above it (C13, R13).",
            "Joined with {count} brackets above it (C13, R13).",
            result.joined,
        )


def _numbers(players: Iterable[GroupPlayer]) -> str:
    return " ".join(str(player.number) for player in players) or tr("nobody")


def _preferring(group: ScoreGroup, colour: str) -> str:
    return _numbers(sorted((p for p in group.players if p.preference.colour == colour), key=lambda p: p.number))
