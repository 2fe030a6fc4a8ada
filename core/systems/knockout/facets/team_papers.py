"""Papers of a cup of teams: those of teams; the tree; what is announced, of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.board_values import BOARD_VALUES
from paircard.core.systems.kit.play_offs import PLAY_OFFS
from paircard.core.systems.kit.team_papers import UNFIT_FOR_TEAMS, members_told
from paircard.core.systems.knockout.facets import papers
from paircard.core.systems.knockout.team_options import LOTS, TeamKnockoutOptions, team_cup
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(papers.Papers):
    """The tree, and matches with their boards."""

    shapes = ("tree", "teams")
    unfitting: ClassVar[Mapping[str, str]] = {**papers.Papers.unfitting, **UNFIT_FOR_TEAMS}

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what is settled before the start: who is out, seeds, scheme, boards, colours, drawn matches."""
        options = team_cup(tournament)
        yield from papers.tree_told(tournament)
        yield tr("Boards: {boards}; the colour of a team is that of its odd boards, even ones have the other (B.VI D4)",
                 boards=options.boards)  # fmt: skip
        yield _colours(options)
        yield from _legs(options)
        yield from _drawn(options)
        yield from papers.places_told(tournament)
        yield from members_told(tournament)


def _colours(options: TeamKnockoutOptions) -> str:
    if home := options.of_the_cup.home:
        said = mark("Colours: the home team, named first by the draw, has White on the odd boards (B.VI E2)")
        if home == "lower":
            said = mark("Colours: the home team, the lower seed, has White on the odd boards (B.VI E2)")
        return tr(said)
    if options.legs > 1:
        return tr("Colours: lots for the first leg (B.VI D3)")
    if options.white == "lots":
        return tr("Colours: lots before every match say who has White on the odd boards (B.VI E2)")
    return tr("Colours: number 1 draws for round 1, odd numbers have that colour; then other colours, evened (B.VI D3)")


def _legs(options: TeamKnockoutOptions) -> Iterator[str]:
    if options.own_line_ups:
        yield tr("Matches of two legs, each with line-ups of its own; in the second every board has the other colour")
    elif options.legs > 1:
        yield tr("Matches of two legs with the same line-ups; in the second every board has the other colour")


def _drawn(options: TeamKnockoutOptions) -> Iterator[str]:
    """Yield what decides a match that is drawn on points, in its order."""
    if options.boards in BOARD_VALUES:
        values = " ".join(map(str, BOARD_VALUES[options.boards]))
        if options.legs > 1:
            yield tr("Drawn on points: the values of the boards won, {values}; each leg by itself (B.VI D5, K5)",
                     values=values)  # fmt: skip
        else:
            yield tr("Drawn on points: the values of the boards won, {values}; a draw gives none (B.VI D5, K5)",
                     values=values)  # fmt: skip
        yield tr("Equal values: the highest board on which one team has more points (B.VI K7)")
        if options.equal == LOTS:
            yield tr("If that is equal too: lots (B.VI K7)")
        else:
            yield tr("If that is equal too: a play-off on all boards, {time}, colours by lots (B.VI K7)",
                     time=_time(options))  # fmt: skip
    elif options.equal == LOTS:
        yield tr("Drawn on points: lots (B.VI K7)")
    else:
        yield tr("Drawn on points: a play-off on all boards, {time}, colours by lots (B.VI K7)", time=_time(options))


def _time(options: TeamKnockoutOptions) -> Words:
    """Say how long the games of a play-off are."""
    return next(each for each in PLAY_OFFS if each.key == options.equal).said()
