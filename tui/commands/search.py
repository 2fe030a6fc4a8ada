"""Finding a command by what somebody calls it: its key, its names, other words for it, or what its help says."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paircard.core.values.text import folded
from paircard.tui.commands.command import ScreenCommand

Command = type[ScreenCommand]


def matching(wanted: str, commands: Iterable[Command]) -> list[Command]:
    """Return the commands meant, the likeliest first: by key, by name, by another word for it, by its help."""
    typed = wanted.strip()
    if not typed:
        return list(commands)
    ranked = [(rank, command) for command in commands if (rank := _rank(typed, command)) is not None]
    return [command for _, command in sorted(ranked, key=lambda each: each[0])]


def called_so(phrase: str, commands: Iterable[Command]) -> list[Command]:
    """Return the commands that have exactly this as another word."""
    wanted = folded(phrase)
    return [command for command in commands if wanted in folded(command.other_words()).split(", ")]


def _rank(typed: str, command: Command) -> int | None:
    if typed in command.keys().split():
        return 0
    words = folded(typed).split()
    return next((rank for rank, said in enumerate(SAID, start=1) if _begin(words, folded(said(command)))), None)


def _name(command: Command) -> str:
    return " ".join((command.title(), command.footing(), *command.english()[:2]))


def _other(command: Command) -> str:
    return f"{_name(command)} {command.other_words()}"


def _help(command: Command) -> str:
    return f"{_other(command)} {command.help()}"


SAID: tuple[Callable[[Command], str], ...] = (_name, _other, _help)
"""Where it is looked for, in turn."""


def _begin(words: Iterable[str], said: str) -> bool:
    """Whether each of the words begins one that is said."""
    there = [word.strip(".,:;()") for word in said.split()]
    return all(any(each.startswith(word) for each in there) for word in words)
