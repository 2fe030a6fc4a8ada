"""What the tables after a round are called, on screen and in print; `core.tables.table_words.heading` says it."""

from __future__ import annotations

from typing import NamedTuple

from paircard.core.values.language import mark


class Title(NamedTuple):
    """The names of one table: before round 1, after a round, and what is known of it then."""

    before: str
    after: str
    provisional: str
    final: str
    going_on: str = ""
    """Where all rounds are there beforehand and games of any of them are missing."""


STANDINGS = Title(
    mark("Standings before round 1"),
    mark("Standings after round {round} of {rounds}"),
    mark("Standings after round {round} of {rounds} (provisional: results missing or adjourned)"),
    mark("Standings after round {round} of {rounds} (final)"),
    mark("Standings, {done} of {games} games finished"),
)
PROGRESS = Title(
    mark("Progress table before round 1"),
    mark("Progress table after round {round} of {rounds}"),
    mark("Progress table after round {round} of {rounds} (provisional: results missing or adjourned)"),
    mark("Progress table after round {round} of {rounds} (final)"),
    mark("Progress table, {done} of {games} games finished"),
)
CROSSTABLE = Title(
    mark("Crosstable before round 1"),
    mark("Crosstable after round {round} of {rounds}"),
    mark("Crosstable after round {round} of {rounds} (provisional: results missing or adjourned)"),
    mark("Crosstable after round {round} of {rounds} (final)"),
    mark("Crosstable, {done} of {games} games finished"),
)
CROSSTABLE_BY_NUMBER = Title(
    mark("Crosstable by number before round 1"),
    mark("Crosstable by number after round {round} of {rounds}"),
    mark("Crosstable by number after round {round} of {rounds} (provisional: results missing or adjourned)"),
    mark("Crosstable by number after round {round} of {rounds} (final)"),
    mark("Crosstable by number, {done} of {games} games finished"),
)
PRINTED_BY_PLACE = Title(
    mark("Crosstable before round 1, by place"),
    mark("Crosstable after round {round} of {rounds}, by place"),
    mark("Crosstable after round {round} of {rounds} (provisional: results missing or adjourned), by place"),
    mark("Crosstable after round {round} of {rounds} (final), by place"),
    mark("Crosstable, {done} of {games} games finished, by place"),
)
PRINTED_BY_NUMBER = Title(
    mark("Crosstable before round 1, by number"),
    mark("Crosstable after round {round} of {rounds}, by number"),
    mark("Crosstable after round {round} of {rounds} (provisional: results missing or adjourned), by number"),
    mark("Crosstable after round {round} of {rounds} (final), by number"),
    mark("Crosstable, {done} of {games} games finished, by number"),
)
