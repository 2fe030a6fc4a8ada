"""A rule over another screen: from a step or a reason to its article and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.rule_id import RuleId
from paircard.tui.dialogs.ask import Reading
from paircard.tui.screens.rules.reader import Reader, meant_here
from paircard.tui.screens.rules.spoken import spoken

if TYPE_CHECKING:
    from paircard.tui.program.program import Program


def show_rule(program: Program, id_: RuleId) -> None:
    """Open the rules at an article or ruling, over whatever is on the screen; an unknown id is told."""
    try:
        reader = Reader(program, id_)
    except Refusal as refusal:
        program.say(str(refusal), bad=True)
        return
    program.read(OpenRule(reader))


def show_rule_typed(program: Program, typed: str, named: Sequence[RuleId]) -> None:
    """Open the rule that is meant, one of those named where a bare id could mean several."""
    try:
        ids = meant_here(program, typed)
    except Refusal as refusal:
        program.say(str(refusal), bad=True)
        return
    show_rule(program, next((id_ for id_ in ids if id_ in named), ids[0]))


class OpenRule(Reading):
    """The open rule; Enter follows what it leads to."""

    shown_by = "paircard.tui.dialogs.on_screen.rule:RuleDialog"
    hint = mark("→ link   Enter follow   b back   Space read on   l language   Esc close")

    def __init__(self, reader: Reader) -> None:
        super().__init__(tr("Rules"), "\n".join(spoken(reader)))
        self.reader = reader
