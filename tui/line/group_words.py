"""A score group or a bracket in words: its numbers, then one player a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.groups import BracketView, GroupPlayer, ScoreGroup
from core.points import format_points
from tui.line.wording import COLOURS, floats_in_words, in_one, points_words, preference_in_words

Name = Callable[[int], str]


def group_lines(group: ScoreGroup, name: Name) -> Iterator[str]:
    """Tell a group: its head, then S1 and S2."""
    yield group_head(group)
    for side, player in sides(group):
        yield player_line(player, side, group, name)


def group_head(group: ScoreGroup) -> str:
    """Say score, size and the numbers that guide the pairing: p, x (A6, A8), colours due."""
    kind = "Bracket" if isinstance(group, BracketView) else "Score group"
    count = len(group.players)
    facts = [
        f"{kind} {format_points(group.score)}: {count} player{'' if count == 1 else 's'}",
        f"{len(group.moved_down)} moved down" if group.moved_down else "",
        f"p {group.p}",
        f"x {_x(group)}",
        f"{group.whites} prefer White",
        f"{group.blacks} prefer Black",
        *_notes(group),
    ]
    return in_one(facts)


def sides(group: ScoreGroup) -> Iterator[tuple[str, GroupPlayer]]:
    """Yield everybody with the half he is in."""
    yield from (("S1", player) for player in group.s1)
    yield from (("S2", player) for player in group.s2)


def player_line(player: GroupPlayer, side: str, group: ScoreGroup, name: Name) -> str:
    """Say one player: the half he is in, whom he would meet, what he is due, what he has had."""
    facts = [
        f"{side} {name(player.id)}",
        "" if player.score == group.score else points_words(player.score),
        "moved down" if player.id in group.moved_down else "",
        _fate(player, group, name),
        preference_in_words(player.preference),
        f"colours {' '.join(player.colours)}" if player.colours else "",
        floats_in_words(player.floats),
        f"has met {' '.join(map(str, player.opponents))}" if player.opponents else "",
        "no bye" if player.bye_barred else "",
        "his result is missing" if player.open else "",
    ]
    return in_one(facts)


def _fate(player: GroupPlayer, group: ScoreGroup, name: Name) -> str:
    if not isinstance(group, BracketView):
        return ""
    for white, black in group.pairs:
        if player.id in (white.id, black.id):
            colour, other = ("W", black) if player.id == white.id else ("B", white)
            return f"{COLOURS[colour]} against {name(other.id)}"
    return "gets the bye" if player.id == group.bye else "moves down"


def _x(group: ScoreGroup) -> str:
    result = group.result if isinstance(group, BracketView) else None
    if result is None or result.x == result.first_x:
        return str(group.x if result is None else result.x)
    return f"{result.first_x}, then {result.x}"


def _notes(group: ScoreGroup) -> list[str]:
    if isinstance(group, BracketView):
        return [f"shaped by {' '.join(group.articles)}"] if group.articles else []
    open_, may = group.open, group.may_join
    waiting = f"{open_} of them {'waits' if open_ == 1 else 'wait'} for a result" if open_ else ""
    return [waiting, f"{may} other{'' if may == 1 else 's'} may join" if may else ""]
