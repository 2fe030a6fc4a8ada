"""A cup on paper and on pages: the tree as a table, and its matches round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.tree_view import Node, Side, TreeView
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.tree_sheets import tree_sheets
from paircard.core.tables.tree_drawing import lines_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trp
from paircard.core.values.said import said


def tree_table(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the tree: a column a round, and everybody between the two whom they have beaten."""
    tree = _tree(tournament)
    columns = [each for name in tree.names for each in (Column(name, lead=name == tree.names[0], roomy=True), _score())]
    sections = [Section(table=Table.of(columns, _rows(tree)))]
    if tree.third:
        sections.append(Section(tr("Third place"), table=Table(_match_columns(), (_match_row(tree.third),))))
    paper = event_paper(tournament, tr("The tree"), sections, notes=_notes(tree), public=True)
    return replace(paper, sheets=lambda size: tree_sheets(tree, paper, size))


def tree_rounds(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the matches of every round that is made, the newest first: narrow enough for a phone."""
    tree = _tree(tournament)
    sections = [Section(tree=tree)]
    for name, nodes in reversed([*zip(tree.names, tree.rounds, strict=True)]):
        rows = tuple(_match_row(node) for node in nodes if node.match)
        through = ", ".join(side.who for node in nodes if not node.played and (side := node.winner) and side.id)
        below = (tr("Through without playing: {player}", player=through),) if through else ()
        if tree.third and tree.third.match and nodes is tree.rounds[-1]:
            sections.append(Section(tr("Third place"), table=Table(_match_columns(), (_match_row(tree.third),))))
        if rows:
            sections.append(Section(name, table=Table(_match_columns(), rows), below=below))
    if len(sections) == 1:
        sections.append(Section(lines=(tr("No round is paired yet."),)))
    return event_paper(tournament, tr("The tree"), sections, notes=_notes(tree))


def _tree(tournament: Tournament) -> TreeView:
    shown = system_of(tournament).tree
    tree = shown.view(tournament) if shown else None
    if tree is None:
        raise Refusal(said("A cup needs two players: enter them first."))
    return tree


def _notes(tree: TreeView) -> tuple[str, ...]:
    played_off = any("(" in side.score for node in tree.nodes() for side in (node.upper, node.lower))
    by_values = any("[" in side.score for node in tree.nodes() for side in (node.upper, node.lower))
    return (
        tr("* goes on"),
        *((tr("( ) points of play-offs, which count in no table."),) if played_off else ()),
        *((tr("[ ] values of the boards won (B.VI D5); where they are equal the highest board decides (B.VI K7)."),)
          if by_values else ()),
    )  # fmt: skip


def _score() -> Column:
    return Column("", "right")


def _match_columns() -> tuple[Column, ...]:
    return (
        Column(trp("at most 5 columns", "Match"), "right", lead=True),
        Column("", roomy=True),
        Column(trp("at most 8 columns", "Result"), "centre"),
        Column("", roomy=True),
    )


def _match_row(node: Node) -> tuple[str, ...]:
    score = f"{node.upper.score} - {node.lower.score}" if node.upper.score or node.lower.score else ""
    return str(node.match or ""), _who(node.upper), score, _who(node.lower)


def _who(side: Side) -> str:
    return f"{side.who} *" if side.won else side.who


def _rows(tree: TreeView) -> Iterator[tuple[str, ...]]:
    """Yield the lines of the tree in which somebody stands."""
    grid: dict[int, list[str]] = {}
    for level, nodes in enumerate(tree.rounds):
        for node in nodes:
            above, below = lines_of(node.at, level)
            sides = [(above, node.upper), (below, node.lower)]
            if not node.played and not level and not node.lower.who:
                sides = [((above + below) // 2, node.upper)]
            for line, side in sides:
                row = grid.setdefault(line, [""] * (2 * len(tree.rounds)))
                row[2 * level], row[2 * level + 1] = _who(side) if node.played else side.who, side.score
    for line in sorted(grid):
        yield tuple(grid[line])
