"""A score group or a bracket in words: its numbers, then one player a line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.facets.system import System
from paircard.core.review.next_round_so_far import Coming
from paircard.core.values.colour_letters import in_letters
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.points_said import points_words
from paircard.tui.line.wording import floats_in_words, in_one, index_in_words, preference_in_words
from paircard.tui.screens.groups.told import exchanged_in, fate, if_drawn, open_on

Name = Callable[[ContestantId], str]


def group_lines(group: ScoreGroup, name: Name, system: System, coming: Coming | None = None) -> Iterator[str]:
    """Tell a group: its head, then S1 and S2; of a round that is coming out also what stands."""
    yield group_head(group, system, coming)
    exchanged = exchanged_in(group, system)
    for side, player in sides(group):
        yield player_line(player, side, group, name, exchanged, coming)


def group_head(group: ScoreGroup, system: System, coming: Coming | None = None) -> str:
    """Say score, size and the numbers that guide the pairing: p, x (A6, A8) or what its book has, colours due."""
    moved = len(group.moved_down)
    figures = system.figures_of_group(group)
    facts = [
        _named(group, teams=system.contestants == "teams"),
        trn("{count} moved down", "{count} moved down", moved) if moved else "",
        *((f"p {group.p}", f"x {_x(group)}") if figures is None else figures),
        trn("{count} prefer White", "{count} prefer White", group.whites),
        trn("{count} prefer Black", "{count} prefer Black", group.blacks),
        *_notes(group),
        _stands({player.id for player in group.players}, coming),
    ]
    return in_one(facts)


def _stands(players: Iterable[ContestantId], coming: Coming | None) -> str:
    """Say whether it will change whom some players meet; nothing once all results are in."""
    if coming is None:
        return ""
    boards = coming.waits_for(frozenset(players))
    return open_on(boards) if boards else tr("stands")


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


def player_line(
    player: GroupPlayer,
    side: str,
    group: ScoreGroup,
    name: Name,
    exchanged: Collection[ContestantId],
    coming: Coming | None = None,
) -> str:
    """Say one player: the half they are in, whom they would meet, what they are due, what they have had."""
    becomes = fate(player.id, group, name) if isinstance(group, BracketView) else ""
    facts = [
        f"{side} {name(player.id)}",
        "" if player.score == group.score else points_words(player.score),
        tr("moved down") if player.id in group.moved_down else "",
        tr("exchanged") if player.id in exchanged else "",
        if_drawn(becomes, 0 if coming is None else len(coming.waits_for({player.id}))),
        _stands({player.id}, coming),
        preference_in_words(player.preference),
        tr("colours {colours}", colours=" ".join(in_letters(player.colours))) if player.colours else "",
        floats_in_words(player.floats),
        index_in_words(player),
        tr("has met {numbers}", numbers=" ".join(map(str, player.opponents))) if player.opponents else "",
        tr("no bye") if player.bye_barred else "",
        tr("result still missing") if player.open else "",
    ]
    return in_one(facts)


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
