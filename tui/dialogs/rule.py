"""A rule over another screen: from a step or a reason to its article and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.rule_id import RuleId
from paircard.tui.dialogs.ask import Reading
from paircard.tui.screens.rules.page import page, spoken
from paircard.tui.screens.rules.reader import Reader, meant_here
from paircard.tui.screens.rules.sheet import Sheet

if TYPE_CHECKING:
    from paircard.tui.program.program import Program


def show_rule(program: Program, id_: RuleId) -> None:
    """Open the rules at an article or ruling, over whatever is on the screen; an unknown id is told."""
    try:
        reader = Reader(program, id_)
    except Refusal as refusal:
        program.say(str(refusal), bad=True)
        return
    program.read(RuleDialog(reader))


def show_rule_typed(program: Program, typed: str, named: Sequence[RuleId]) -> None:
    """Open the rule that is meant, one of those named where a bare id could mean several."""
    try:
        ids = meant_here(program, typed)
    except Refusal as refusal:
        program.say(str(refusal), bad=True)
        return
    show_rule(program, next((id_ for id_ in ids if id_ in named), ids[0]))


class RuleDialog(Reading, inherit_bindings=False):
    """The open rule; Enter follows what it leads to."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", show=False),
        Binding("right", "link(1)", show=False),
        Binding("left", "link(-1)", show=False),
        Binding("enter", "follow", show=False),
        Binding("b,backspace", "back", show=False),
        Binding("space,pagedown", "read_on", show=False),
        Binding("l", "language", show=False),
    ]
    hint = mark("→ link   Enter follow   b back   Space read on   l language   Esc close")

    def __init__(self, reader: Reader) -> None:
        super().__init__(tr("Rules"), "\n".join(spoken(reader)))
        self.reader = reader

    def body(self) -> Iterable[Widget]:
        """The page."""
        yield Sheet()

    def on_mount(self) -> None:
        """Show the rule."""
        self._draw()

    def action_link(self, step: int) -> None:
        """Choose a link."""
        self.reader.next_link(step)
        self._draw()
        self.query_one(Sheet).show_links()

    def action_follow(self) -> None:
        """Go where the link leads; an example is opened in place of the dialog."""
        link = self.reader.link
        if link is None:
            return
        if link.example:
            self.dismiss()
            link.follow()
        else:
            link.follow()
            self._draw()

    def action_back(self) -> None:
        """Return to the rule one came from; from the first one, close."""
        if self.reader.back():
            self._draw()
        else:
            self.dismiss()

    def action_read_on(self) -> None:
        """Scroll."""
        self.query_one(Sheet).read_on()

    def action_language(self) -> None:
        """Go on to the next language."""
        self.reader.next_language()
        self._draw()

    def _draw(self) -> None:
        self.query_one(Sheet).write(str(self.reader.rule.id), partial(page, self.reader, airy=True))
