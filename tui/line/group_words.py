"""A score group or a bracket in words: its numbers, then one player a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.colour_letters import in_letters
from core.event.ids import PlayerId
from core.language import tr, trn
from core.points import format_points
from core.systems.kit.groups import BracketView, GroupPlayer, ScoreGroup
from tui.line.wording import floats_in_words, in_one, points_words, preference_in_words

Name = Callable[[PlayerId], str]


def group_lines(group: ScoreGroup, name: Name, *, teams: bool) -> Iterator[str]:
    """Tell a group: its head, then S1 and S2."""
    yield group_head(group, teams=teams)
    for side, player in sides(group):
        yield player_line(player, side, group, name)


def group_head(group: ScoreGroup, *, teams: bool) -> str:
    """Say score, size and the numbers that guide the pairing: p, x (A6, A8), colours due."""
    moved = len(group.moved_down)
    facts = [
        _named(group, teams=teams),
        trn("{count} moved down", "{count} moved down", moved) if moved else "",
        f"p {group.p}",
        f"x {_x(group)}",
        trn("{count} prefer White", "{count} prefer White", group.whites),
        trn("{count} prefer Black", "{count} prefer Black", group.blacks),
        *_notes(group),
    ]
    return in_one(facts)


def _named(group: ScoreGroup, *, teams: bool) -> str:
    score, count = format_points(group.score), len(group.players)
    if isinstance(group, BracketView):
        if teams:
            return trn("Bracket {score}: {count} team", "Bracket {score}: {count} teams", count, score=score)
        return trn("Bracket {score}: {count} player", "Bracket {score}: {count} players", count, score=score)
    if teams:
        return trn("Score group {score}: {count} team", "Score group {score}: {count} teams", count, score=score)
    return trn("Score group {score}: {count} player", "Score group {score}: {count} players", count, score=score)


def sides(group: ScoreGroup) -> Iterator[tuple[str, GroupPlayer]]:
    """Yield everybody with the half they are in."""
    yield from (("S1", player) for player in group.s1)
    yield from (("S2", player) for player in group.s2)


def player_line(player: GroupPlayer, side: str, group: ScoreGroup, name: Name) -> str:
    """Say one player: the half they are in, whom they would meet, what they are due, what they have had."""
    facts = [
        f"{side} {name(player.id)}",
        "" if player.score == group.score else points_words(player.score),
        tr("moved down") if player.id in group.moved_down else "",
        _fate(player, group, name),
        preference_in_words(player.preference),
        tr("colours {colours}", colours=" ".join(in_letters(player.colours))) if player.colours else "",
        floats_in_words(player.floats),
        tr("has met {numbers}", numbers=" ".join(map(str, player.opponents))) if player.opponents else "",
        tr("no bye") if player.bye_barred else "",
        tr("result still missing") if player.open else "",
    ]
    return in_one(facts)


def _fate(player: GroupPlayer, group: ScoreGroup, name: Name) -> str:
    if not isinstance(group, BracketView):
        return ""
    for white, black in group.pairs:
        if player.id in (white.id, black.id):
            if player.id == white.id:
                return tr("White against {player}", player=name(black.id))
            return tr("Black against {player}", player=name(white.id))
    return tr("gets the bye") if player.id == group.bye else tr("moves down")


def _x(group: ScoreGroup) -> str:
    result = group.result if isinstance(group, BracketView) else None
    if result is None or result.x == result.first_x:
        return str(group.x if result is None else result.x)
    return tr("{first}, then {later}", first=result.first_x, later=result.x)


def _notes(group: ScoreGroup) -> list[str]:
    if isinstance(group, BracketView):
        return [tr("shaped by {articles}", articles=" ".join(group.articles))] if group.articles else []
    open_, may = group.open, group.may_join
    return [
        trn("{count} of them waits for a result", "{count} of them wait for a result", open_) if open_ else "",
        trn("{count} other may join", "{count} others may join", may) if may else "",
    ]
