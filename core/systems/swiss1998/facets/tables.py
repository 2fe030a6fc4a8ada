"""Pairs are made round by round: a game that was not played is no game in the tie-breaks."""

from __future__ import annotations

beforehand = False
