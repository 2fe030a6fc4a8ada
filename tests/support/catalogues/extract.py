"""Collect what the program says: `tr`, `said` and their like, `mark`; commands, screens, lessons, argparse."""

from __future__ import annotations

import ast
import importlib
import json
import os
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from paircard import core, data, tui
from paircard.tui.commands.command import FOOTER, ScreenCommand
from paircard.tui.commands.room_keys import GoTo
from paircard.tui.screens.base import CommandScreen
from tests.support.catalogues import of_argparse

ROOT = Path(__file__).parents[3]
Class = TypeVar("Class")
LESSONS = tuple(str(file.relative_to(ROOT)) for file in sorted((ROOT / "data" / "teach" / "lessons").glob("*.json")))
ROOMS = "tui/rooms.py"
_SAYS = re.compile(r"\b(tr|trn|trp|mark|said|said_n|said_p)\(")
ELSEWHERE = ("windows_driver",) if os.name == "posix" else ("posix_driver",)
"""What can only be loaded on another operating system; no command or screen is made there."""
PACKAGES: tuple[ModuleType, ...] = (core, data, tui)


@dataclass(frozen=True, slots=True, order=True)
class Said:
    """A message, where it is said, its plural and its context if it has them."""

    file: str
    line: int
    one: str
    many: str = ""
    context: str = ""


def everything() -> list[Said]:
    """Return every message of the program, file by file."""
    return sorted({*_calls(), *_of_commands(), *_of_screens(), *_of_lessons(), *of_experiments(), *_of_argparse()})


def _calls() -> Iterator[Said]:
    for package in PACKAGES:
        for path in sorted(Path(package.__path__[0]).resolve().rglob("*.py")):
            yield from said_in(path, str(path.relative_to(ROOT)))


def said_in(path: Path, file: str) -> Iterator[Said]:
    """Yield what the calls of a file say, under the name that it has in the catalogues."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if _SAYS.search(text) else ():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from _call(file, node.func.id, node)


def _call(file: str, function: str, node: ast.Call) -> Iterator[Said]:
    texts = [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    match function, texts:
        case "tr" | "mark" | "said", [one]:
            yield Said(file, node.lineno, one)
        case "trn" | "said_n", [one, many]:
            yield Said(file, node.lineno, one, many)
        case "trp" | "said_p", [context, one]:
            yield Said(file, node.lineno, one, context=context)


def _of_commands() -> Iterator[Said]:
    """Yield label, title, help, answers and condition of every command of the screens."""
    for command in _below(ScreenCommand):
        if not hasattr(command, "label"):
            continue  # what several commands share
        file, line = _place(command)
        yield Said(file, line, command.label, context=FOOTER)
        for text in command.english()[1:]:
            yield Said(file, line, text)


def _of_screens() -> Iterator[Said]:
    shown = (screen for screen in _below(CommandScreen) if hasattr(screen, "mode"))  # what several share has none
    for screen in shown:
        for text in (screen.mode, screen.english()):
            yield Said(*_place(screen), text)


def _of_lessons() -> Iterator[Said]:
    """Yield title, task, note and reason of every lesson, at the line of its name."""
    for file in LESSONS:
        text = (ROOT / file).read_text(encoding="utf-8")
        names = [line.strip(" ,") for line in text.split("\n")]
        for lesson in json.loads(text):
            line = names.index(f'"name": "{lesson["name"]}"') + 1
            yield from (Said(file, line, lesson[key]) for key in ("title", "task", "note", "reason") if key in lesson)


def of_experiments() -> Iterator[Said]:
    """Yield the question of every experiment that comes along, at its line."""
    for path in sorted((ROOT / "data" / "lab" / "experiments").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        line = text[: text.index("question =")].count("\n") + 1
        yield Said(str(path.relative_to(ROOT)), line, tomllib.loads(text)["question"])


def _of_argparse() -> Iterator[Said]:
    yield from (Said("argparse", 0, message) for message in of_argparse.MESSAGES)
    yield from (Said("argparse", 0, one, many) for one, many in of_argparse.COUNTED)


def _below(parent: type[Class]) -> Iterator[type[Class]]:
    for package in PACKAGES:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith(("__main__", *ELSEWHERE)):
                importlib.import_module(module.name)
    waiting, seen = [*parent.__subclasses__()], set[type[Class]]()
    while waiting:
        found = waiting.pop()
        if found not in seen and found.__module__.startswith(tui.__name__):
            seen.add(found)
            waiting += found.__subclasses__()
            yield found


def _place(found: type) -> tuple[str, int]:
    if issubclass(found, GoTo) and found is not GoTo:  # made from a row of a table, and no class in any file
        return ROOMS, next(at for at, line in enumerate(_lines_of_rooms(), 1) if f'mode="{found.room.mode}"' in line)
    file = f"{found.__module__.removeprefix('paircard.').replace('.', '/')}.py"
    begins = (f"class {found.__name__}", f"{found.__name__} = row(")
    lines = (ROOT / file).read_text(encoding="utf-8").split("\n")
    own = next((at for at, line in enumerate(lines, 1) if line.startswith(begins)), 0)
    return file, own or next(at for at, line in enumerate(lines, 1) if str(found.__doc__) in line)


@cache
def _lines_of_rooms() -> list[str]:
    return (ROOT / ROOMS).read_text(encoding="utf-8").split("\n")
