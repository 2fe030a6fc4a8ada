"""How a warning is put, the same on a screen, in lines and in a script: by its level, and by nothing else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.commands import Command
from paircard.core.commands.leaving_fide_mode import with_reason
from paircard.core.review.branch import TRIED
from paircard.core.values.warned import Doubt, Level, Warned
from paircard.tui.dialogs.warnings import Warn, WhyAllTheSame

if TYPE_CHECKING:
    from paircard.tui.dialogs.question import Question

Ask = Callable[["Question[Any]"], Awaitable[Any]]  # no words: a type


async def consent(
    ask: Ask, warned: Iterable[Warned], commands: Sequence[Command], also: str = ""
) -> tuple[Command, ...] | None:
    """Ask all that has to be asked before commands are stored; None unless somebody agrees to everything.

    `also` is what else changes with them: it is seen with the first question, and needs none of its own. Returns the
    commands, each with the reason that was given where it has none.
    """
    agreed = tuple(commands)
    for each in warned:
        if each.level is Level.QUESTION and not await _once(ask, each.doubt, also):
            return None
        if each.level is Level.TWICE:
            reason = await _twice(ask, each.doubt, agreed, also)
            if reason is None:
                return None
            agreed = tuple(with_reason(command, reason) for command in agreed)
        also = "" if each.level >= Level.QUESTION else also
    return agreed


def told(warned: Iterable[Warned]) -> tuple[str, ...]:
    """Return what somebody takes notice of."""
    return tuple(each.doubt.told for each in warned if each.level is Level.NOTICE)


async def _once(ask: Ask, doubt: Doubt, also: str) -> bool:
    text = "\n".join((doubt.told, *map(str, doubt.consequences), *(("", also) if also else ())))
    return await ask(Warn(str(doubt.title), text, str(doubt.go_on), str(doubt.stay))) is not None


async def _twice(ask: Ask, doubt: Doubt, commands: Sequence[Command], also: str) -> str | None:
    """Ask what and by which article, then about all that comes of it, then why; None unless all was answered."""
    title = str(doubt.title)
    for text in (doubt.told, "\n\n".join((*map(str, doubt.consequences), *([also] if also else ())))):
        if await ask(Warn(title, text, str(doubt.go_on), str(doubt.stay))) is None:
            return None
    if not any(map(_lacks_reason, commands)):
        return ""
    reason: str | None = await ask(WhyAllTheSame(title))
    return reason


def _lacks_reason(command: Command) -> bool:
    return with_reason(command, TRIED) is not command
