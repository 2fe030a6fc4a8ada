"""Results that a report has corrected for rating alone: the event counts what its pairings and table were made of.

A comment names both results; 299 says what points the game gave where 001 has others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.result_facts import RatingCorrected
from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.pattern import pattern
from paircard.data.exchange.trf.records.player_read import Kind, Player

_LINE = pattern(r"###\s+Rating correction @ Round (\d{1,3}):\s+(.+?)\s*")
_GAME = pattern(r"(\d{1,4})-(\d{1,4}): (\S+) => (\S+)(?: \([^()]*\))?(?:, |$)")
_REASON = "the report says so"  # no words: the journal keeps it


@dataclass(frozen=True, slots=True)
class RatedOtherwise:
    """A game of which the record 001 has what is rated; players by start number."""

    round: int
    white: int
    black: int
    counted: Result
    rated: Result

    def is_told_by(self, players: Mapping[int, Player]) -> bool:
        """Whether the records of the two have the game, and with the result that is rated."""
        for own, other, sign in zip((self.white, self.black), (self.black, self.white), self.rated.signs, strict=True):
            cell = players[own].cell(self.round) if own in players else None
            if cell is None or cell.kind is not Kind.GAME or (cell.opponent, cell.sign) != (other, sign):
                return False
        return True


def rated_otherwise(texts: Iterable[str], players: Mapping[int, Player]) -> tuple[RatedOtherwise, ...]:
    """Return the games that the comments of a report name, where its records agree."""
    return tuple(each for each in _named(texts) if each.is_told_by(players))


def _named(texts: Iterable[str]) -> Iterator[RatedOtherwise]:
    comments = [text for text in texts if text.startswith("###")]
    for line in filter(None, map(_LINE.fullmatch, comments)):
        for white, black, was, now in _GAME.findall(line[2]):
            counted, rated = Result.of_record(was), Result.of_record(now)
            if counted and rated:
                yield RatedOtherwise(int(line[1]), int(white), int(black), counted, rated)


def with_those(
    by_points: Iterable[RatedOtherwise], by_comments: Iterable[RatedOtherwise]
) -> tuple[RatedOtherwise, ...]:
    """Return what 299 and the comments tell together: of the same game the comment says more."""
    games: dict[tuple[int, frozenset[int]], RatedOtherwise] = {}
    for each in (*by_comments, *by_points):
        games.setdefault((each.round, frozenset((each.white, each.black))), each)
    return tuple(games.values())


def as_counted(players: Mapping[int, Player], games: Iterable[RatedOtherwise]) -> dict[int, Player]:
    """Return the players with the results that count, so that points and pairings are those of the event."""
    changed = dict(players)
    for game in games:
        for number, sign in zip((game.white, game.black), game.counted.signs, strict=True):
            player = changed[number]
            cells = list(player.cells)
            cells[game.round - 1] = replace(cells[game.round - 1], sign=sign)
            changed[number] = replace(player, cells=tuple(cells))
    return changed


def told_again(
    tournament: Tournament, games: Iterable[RatedOtherwise], ids: Mapping[int, ContestantId]
) -> Iterator[Fact]:
    """Yield what is rated otherwise as facts of the event."""
    for game in games:
        both = {ids[game.white], ids[game.black]}
        for board in tournament.rounds[game.round - 1].boards if game.round <= tournament.scheduled else ():
            if set(board.players) == both:
                rated = game.rated if board.white == ids[game.white] else game.rated.turned
                yield RatingCorrected(game.round, board.match, rated, _REASON, board.game)
