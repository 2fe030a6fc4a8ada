"""The rules of style, read once.

Textual reads every source of style again when a room is opened for the first time and when colours are set: nine times
until the first table is shown, a quarter of all the work of a start.
"""

from __future__ import annotations

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation

_READ: dict[tuple[object, ...], list[RuleSet]] = {}
"""The rules of every source, by all that they depend on. Nothing changes a rule once it is read."""


class RememberedStylesheet(Stylesheet):
    """A style sheet that remembers what it has read while the colours stay the same."""

    _colours: frozenset[tuple[str, str]] = frozenset()

    def __init__(self, *, variables: dict[str, str]) -> None:
        super().__init__(variables=variables)
        self._colours = frozenset(variables.items())

    def set_variables(self, variables: dict[str, str]) -> None:
        """Take other colours."""
        super().set_variables(variables)
        self._colours = frozenset(variables.items())

    def reparse(self) -> None:
        """Read what is new: the rest is remembered."""
        self.parse()

    def _parse_rules(
        self,
        css: str,
        read_from: CSSLocation,
        is_default_rules: bool = False,
        tie_breaker: int = 0,
        scope: str = "",
    ) -> list[RuleSet]:
        key = (css, read_from, is_default_rules, tie_breaker, scope, self._colours)
        if key not in _READ:
            _READ[key] = super()._parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
        return _READ[key]
