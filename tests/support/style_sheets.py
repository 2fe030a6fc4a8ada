"""Style sheets parsed once for all tests of a worker: the library parses them anew for every app and every screen."""

from __future__ import annotations

from typing import Any

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

_parsed: dict[tuple[object, ...], list[RuleSet]] = {}
_parse = Stylesheet._parse_rules


def _parse_once(sheet: Stylesheet, css: str, **where: Any) -> list[RuleSet]:
    """Return the rules of a source under the variables of a theme."""
    key = (css, *where.items(), *sorted(sheet._variables.items()))
    if key not in _parsed:
        _parsed[key] = _parse(sheet, css, **where)
    return _parsed[key]


def share() -> None:
    """Let every app of this process have them: a fifth of the time it takes to open one."""
    Stylesheet._parse_rules = _parse_once  # type: ignore[method-assign, assignment]
