"""What forbids a pair or a float: an article and a sentence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Breach:
    """The article that forbids something, and one sentence that says why."""

    article: str
    sentence: str
