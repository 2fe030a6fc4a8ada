"""What if: commands act on a branch; then what differs is shown, and taken over or dropped."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from paircard.core.facets.system import system_of
from paircard.core.review.branch import Branch, differences, lacks_reason, with_reason
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.dialogs.ask import AskReason, Choose

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

BEGUN = mark("What if: nothing is stored from now on. Change what you like on any screen; W compares and ends.")
WIDTH = 68


def begin_what_if(program: Program) -> None:
    """Begin a branch."""
    program.begin_branch()
    program.say(tr(BEGUN))


async def compare_what_if(program: Program, branch: Branch) -> None:
    """Show only what differs on the branch, and let the arbiter take it over, drop it, or go on."""
    tried = len(branch.commands)
    if not tried:
        program.end_branch()
        program.say(tr("Nothing was tried. Commands are stored again."))
        program.pardon("td", tr("Nothing was tried, so there was nothing to take over or to drop."))
        return
    choices = {"t": tr("take over"), "d": tr("drop")}
    title = trn("What if: {count} change tried", "What if: {count} changes tried", tried)
    what = tr("Pairing round {round}", round=branch.state.next_round)
    lines = await program.found(what, lambda: _lines(branch))
    answer = await program.ask(Choose(title, "\n".join(lines), choices, enter="t"))
    if answer == "d":
        program.end_branch()
        program.say(
            trn(
                "{count} change dropped. Commands are stored again.",
                "{count} changes dropped. Commands are stored again.",
                tried,
            )
        )
    elif answer == "t":
        await _take_over(program, branch)


async def _take_over(program: Program, branch: Branch) -> None:
    """Store what was tried, decided anew on the event as it is; what is refused leaves the branch as it was."""
    commands = branch.commands
    lacking = sum(map(lacks_reason, commands))
    if lacking:
        said = trn(
            "{count} change needs a reason before it is stored.",
            "{count} changes need a reason before they are stored.",
            lacking,
        )
        reason = await program.ask(AskReason(tr("Take over what was tried"), said, always=True))
        if not reason:
            raise Refusal(tr("Nothing was taken over: a reason is needed. You are still trying it."))
        commands = tuple(with_reason(command, reason) for command in commands)
    agreed = await program.agree(*commands, mildly=False)
    if agreed is None:
        raise Refusal(tr("Nothing was taken over. You are still trying it."))
    program.end_branch()
    try:
        program.execute(*agreed)
    except Refusal as refusal:
        program.resume_branch(branch)
        raise Refusal(tr("Nothing was taken over: {why}", why=refusal), refusal.article) from refusal
    count = len(commands)
    program.say(trn("{count} change taken over and stored.", "{count} changes taken over and stored.", count))


def _lines(branch: Branch) -> list[str]:
    sections, system = differences(branch.start, branch.state), system_of(branch.state)
    if score := system.score:
        was, now = (score.brief(each) or tr("no game yet") for each in (branch.start, branch.state))
        if was == now:
            return [tr("The score stays as it is: {score}", score=now)]
        return [tr("The score: {was}", was=was), tr("It would be: {now}", now=now)]
    if not sections and system_of(branch.state).rounds.beforehand:
        return [tr("The schedule stays as it is. S shows the table as it would be.")]
    if not sections and system.tree:
        return [tr("Who has won, and who meets whom in the next round, stay as they are.")]
    if not sections:
        return [tr("Groups, pairing, floats and colours of the next round stay as they are.")]
    lines: list[str] = []
    for section in sections:
        told = [text for line in section.lines for text in str(line).split("\n")]
        lines += [str(section.title), *(text for line in told for text in _folded(line)), ""]
    return lines[:-1]


def _folded(line: str) -> list[str]:
    return wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ") if len(line) > WIDTH else [f"  {line}"]
