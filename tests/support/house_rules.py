"""What no file of the program does, found by its text."""

from __future__ import annotations

import re
from collections.abc import Sequence

_INSIDE = re.compile(r"^\s*(?:from|import) paircard\.core\.systems\.(\w+)", re.MULTILINE)
_WHICH = re.compile(r"system(?:\.key)? *(?:==|!=|in \() *[\"']|isinstance\([^)]*\b(?:Swiss1998|RoundRobin)\b")
_BY_ARTICLE = re.compile(r"\.article *(?:==|!=|in) *[\"'(]|[\"'(][A-Z]\d+[a-c]?[\"'] *(?:==|!=|in) ")


def systems_inside(text: str) -> set[str]:
    """Into what of `core.systems` a file looks."""
    return set(_INSIDE.findall(text))


def asks_which_system(text: str) -> bool:
    """Whether a file compares the key of a system."""
    return bool(_WHICH.search(text))


def decides_by_article(text: str) -> Sequence[str]:
    """Where a file compares an article."""
    found: list[str] = _BY_ARTICLE.findall(text)
    return found
