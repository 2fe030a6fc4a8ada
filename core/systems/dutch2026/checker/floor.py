"""Values that no candidate of a bracket can undercut, without looking at any candidate."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.chain import Link
from paircard.core.systems.dutch2026.checker.sheet import MILD, Sheet
from paircard.core.systems.dutch2026.outcome import Values


def floor(sheet: Sheet, link: Link, left: int) -> Values:
    """Return the cheapest values one could think of if so many are left over; whoever meets them all is best."""
    players = link.players
    refused, strong = _refused(sheet, players, left)
    lowest = sorted(sheet.score(number) for number in players)[:left]
    return Values(
        c6=len(players) % 2,
        c7=tuple(reversed(lowest)),
        c8=_ahead(sheet, link, left),
        c12=refused,
        c13=strong,
        c18=_differences(sheet, link, "float_before"),
        c20=_differences(sheet, link, "float_two_before"),
    )


def _ahead(sheet: Sheet, link: Link, left: int) -> tuple[int, tuple[int, ...]] | tuple[()]:
    if not link.following:
        return ()
    over = max((left + len(link.following)) % 2, left - len(link.following))
    return over, (sheet.score(link.following[0]),) * over


def _refused(sheet: Sheet, players: tuple[PairingNumber, ...], left: int) -> tuple[int, int]:
    """Return how many pairs must refuse a colour: those beyond one for each pair who want the same (C12).

    Also how many a strong preference (C13): those beyond one for each mild one of them. Two absolute ones meet only
    where there are topscorers, and then no such number is told.
    """
    pairs = (len(players) - left) // 2
    kinds = [[sheet.due[number].kind for number in players if sheet.due[number].colour == colour] for colour in "WB"]
    most = max(kinds, key=len)
    refused = max(0, len(most) - left - pairs)
    if any(sheet.players[number].topscorer for number in players):
        return refused, 0
    return refused, max(0, refused - most.count(MILD))


def _differences(sheet: Sheet, link: Link, when: str) -> tuple[int, ...]:
    """Return the differences where every MDP is paired (C18, C20)."""
    floated = [number for number in link.mdps if getattr(sheet.players[number], when) == "D"]
    return tuple(sorted((sheet.score(number) - link.score for number in floated), reverse=True))
