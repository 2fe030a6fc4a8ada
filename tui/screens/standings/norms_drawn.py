"""The norms of the player chosen, in the pane and in the line below the table."""

from __future__ import annotations

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.norms.foretold import State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.words import STATES, needed, summary
from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, WON
from paircard.tui.pane.parts import Part, folded
from paircard.tui.screens.standings.norms import KEY_OF_ONE, to_be_told


def norms_part(norms: NormsOfEvent, id_: ContestantId, width: int, signs: Signs) -> Part | None:
    """Return the norms made and possible of somebody; None where there are none."""
    lines = [
        line
        for seen in to_be_told(norms, id_)
        for line in folded(signs.spell(str(summary(seen))), width - 1, WON if seen.state is State.MADE else "", "  ")
    ]
    return Part(tr("Norms"), lines, KEY_OF_ONE) if lines else None


def norm_told(norms: NormsOfEvent, id_: ContestantId, signs: Signs, room: int) -> Text:
    """Return the highest norm that is made or possible, in as many words as there is room for."""
    for seen in to_be_told(norms, id_):
        title, between = seen.verdict.norm.title.value, f" {signs.no_float} "
        state = tr("{title} norm {state}", title=title, state=tr(STATES[seen.state]))
        if seen.needs:
            told = signs.spell(tr("{title} norm: {needs}", title=title, needs=needed(seen.needs[0], seen)))
            if len(between + told) <= room:
                return Text(between).append(told, LIVE)
        return Text(between).append(state, LIVE) if len(between + state) <= room else Text()
    return Text()
