"""What if: commands act on a branch; then what differs is shown, and taken over or dropped."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.whatif import Branch, differences
from tui.dialogs.ask import Choose

if TYPE_CHECKING:
    from tui.program import Program

BEGUN = "What if: nothing is stored from now on. Change what you like on any screen; W compares and ends."
WIDTH = 68


def begin(program: Program) -> None:
    """Begin a branch."""
    program.begin_branch()
    program.say(BEGUN)


async def compare(program: Program, branch: Branch) -> None:
    """Show only what differs on the branch, and let the arbiter take it over, drop it, or go on."""
    tried = len(branch.commands)
    if not tried:
        program.end_branch()
        program.say("Nothing was tried. Commands are stored again.")
        return
    choices = {"t": "take over", "d": "drop"}
    answer = await program.ask(Choose(f"What if: {_changes(tried)} tried", "\n".join(_lines(branch)), choices))
    if answer == "d":
        program.end_branch()
        program.say(f"{_changes(tried)} dropped. Commands are stored again.")
    elif answer == "t":
        _take_over(program, branch)


def _take_over(program: Program, branch: Branch) -> None:
    """Store what was tried, decided anew on the event as it is; what is refused leaves the branch as it was."""
    program.end_branch()
    try:
        program.execute(*branch.commands)
    except Refusal as refusal:
        program.resume_branch(branch)
        raise Refusal(f"Nothing was taken over: {refusal}", refusal.article) from refusal
    program.say(f"{_changes(len(branch.commands))} taken over and stored.")


def _lines(branch: Branch) -> list[str]:
    sections = differences(branch.start, branch.state)
    if not sections:
        return ["Groups, pairing, floats and colours of the next round stay as they are."]
    lines: list[str] = []
    for section in sections:
        lines += [section.title, *(text for line in section.lines for text in _folded(line)), ""]
    return lines[:-1]


def _folded(line: str) -> list[str]:
    return wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ") if len(line) > WIDTH else [f"  {line}"]


def _changes(count: int) -> str:
    return f"{count} change{'' if count == 1 else 's'}"
