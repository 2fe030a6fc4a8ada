"""What is to be said of a report as a whole: what is missing, what was assumed, what an event cannot keep."""

from __future__ import annotations

from collections.abc import Iterator

from core.language import tr, trn
from data.exchange.trf.event import RecordedEvent
from data.exchange.trf.findings import start_numbers
from data.exchange.trf.head import NAMELESS


def remarks(recorded: RecordedEvent) -> Iterator[str]:
    """Yield one sentence for each."""
    yield from _missing(recorded)
    yield from _not_kept(recorded)
    if recorded.half_point_byes:
        yield tr("Half-point byes are not in the rules of 1998: the event is set to allow them (R18).")
    yield from start_numbers(recorded.players, len(recorded.rounds))


def _missing(recorded: RecordedEvent) -> Iterator[str]:
    head, players, paired = recorded.head, recorded.players, len(recorded.rounds)
    if "012" not in head.values:
        yield tr("There is no record 012: the event is called {name}.", name=NAMELESS)
    if head.players is not None and head.players != len(players):
        yield tr("Record 062 says {said} players, there are {count}.", said=head.players, count=len(players))
    if head.rounds and head.rounds < paired:
        yield tr(
            "{announced} rounds are announced, but {paired} are paired: {paired} it is.",
            announced=head.rounds,
            paired=paired,
        )
    if paired and not recorded.first_colour:
        yield tr("The first colour cannot be seen: White for odd numbers was assumed (E5).")
    unranked = sum(not player.ranked for player in players.values())
    if 0 < unranked < len(players) and paired:
        yield tr(
            "{unranked} of {players} players have no rank (columns 86-89): the table is made anew.",
            unranked=unranked,
            players=len(players),
        )


def _not_kept(recorded: RecordedEvent) -> Iterator[str]:
    players = recorded.players.values()
    # every such game is told twice
    if short := (sum(player.short_games for player in players) + 1) // 2:
        yield trn(
            "{count} game ended before the second move (W D L): it counts as played, and goes out as 1 = 0.",
            "{count} games ended before the second move (W D L): they count as played, and go out as 1 = 0.",
            short,
        )
    if any(player.birth_day for player in players):
        yield tr("Of dates of birth the year is kept.")
