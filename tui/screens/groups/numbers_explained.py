"""How the numbers of a group come about, in words: what Enter shows on the head of a group."""

from __future__ import annotations

from paircard.core.facets.groups import BracketView, ScoreGroup
from paircard.core.facets.system import System
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.ask import Reading
from paircard.tui.looks.signs import Signs


def about_group(system: System, group: ScoreGroup, signs: Signs) -> Reading:
    """Return the dialog that explains a score group or a bracket by the articles of its system."""
    title = mark("Bracket {score}") if isinstance(group, BracketView) else mark("Score group {score}")
    return Reading(tr(title, score=signs.points(group.score)), "\n".join(system.about_group(group)))
