"""What is to be said of a report as a whole: what is missing, what was assumed, what an event cannot keep."""

from __future__ import annotations

from collections.abc import Iterator

from data.exchange.trf.event import RecordedEvent
from data.exchange.trf.findings import start_numbers
from data.exchange.trf.head import NAMELESS


def remarks(recorded: RecordedEvent) -> Iterator[str]:
    """Yield one sentence for each."""
    yield from _missing(recorded)
    yield from _not_kept(recorded)
    if recorded.half_point_byes:
        yield "Half-point byes are not in the rules of 1998: the event is set to allow them (R18)."
    yield from start_numbers(recorded.players, len(recorded.rounds))


def _missing(recorded: RecordedEvent) -> Iterator[str]:
    head, players, paired = recorded.head, recorded.players, len(recorded.rounds)
    if "012" not in head.values:
        yield f"There is no record 012: the event is called {NAMELESS}."
    if head.players is not None and head.players != len(players):
        yield f"Record 062 says {head.players} players, there are {len(players)}."
    if head.rounds and head.rounds < paired:
        yield f"{head.rounds} rounds are announced, but {paired} are paired: {paired} it is."
    if paired and not recorded.first_colour:
        yield "The first colour cannot be seen: White for odd numbers was assumed (E5)."
    unranked = sum(not player.ranked for player in players.values())
    if 0 < unranked < len(players) and paired:
        yield f"{unranked} of {len(players)} players have no rank (columns 86-89): the table is made anew."


def _not_kept(recorded: RecordedEvent) -> Iterator[str]:
    players = recorded.players.values()
    # every such game is told twice
    if short := (sum(player.short_games for player in players) + 1) // 2:
        games = "1 game ended" if short == 1 else f"{short} games ended"
        it = "it counts as played, and goes" if short == 1 else "they count as played, and go"
        yield f"{games} before the second move (W D L): {it} out as 1 = 0."
    if any(player.birth_day for player in players):
        yield "Of dates of birth the year is kept."
