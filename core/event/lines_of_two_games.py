"""What a round writes on cards where it is a match of two games between two players: a line a match (C.04.5 1).

The points of the line are those of both games. A match is forfeited only if one of the two forfeits both games; any
other was played. Its colour is the one of the first game, if a game was begun.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.card_lines import line_of_bye
from paircard.core.event.ids import ContestantId
from paircard.core.event.match_score import MatchScore
from paircard.core.event.result import Result
from paircard.core.values.colour import Colour
from paircard.core.values.scale import Scale

if TYPE_CHECKING:
    from paircard.core.event.match import Match
    from paircard.core.event.round import Round

BOTH_GAMES: Final = "WB"
"""The colours of who is named first in a match, game by game."""


def lines_of_matches(round_: Round, worth: Scale) -> Mapping[ContestantId, Sequence[CardLine]]:
    """Return the line of everybody who has a match in a round or a bye, by id; `worth` is that of a match."""
    matches = [(id_, match) for match in round_.matches for id_ in match.contestants]
    played = {id_: (_line(round_.number, match, id_, worth),) for id_, match in matches}
    return played | {bye.who: (line_of_bye(round_.number, bye, round_.scale_of_round),) for bye in round_.byes}


def _line(number: int, match: Match, id_: ContestantId, worth: Scale) -> CardLine:
    if match.annulled:
        return _line(number, match.before_annulled, id_, worth).without_effect()
    own, first, opponent = match.game_points(id_), match.boards[0], match.opponent(id_)
    kind = _kind(match, id_)
    begun = kind not in (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS) and match.played
    return CardLine(
        number,
        kind,
        opponent,
        _due(match, id_) if begun else None,
        own,
        first.white_float if id_ == first.white else first.black_float,
        match=MatchScore(match.match_points(id_), own, match.game_points(opponent), match.open_games),
        scale=worth,
        settled=match.points_in(0, id_),
    )


def _kind(match: Match, id_: ContestantId) -> Kind:
    if not match.complete:
        return Kind.OPEN
    if any(_forfeits_both(match, each) for each in match.contestants):
        return Kind.FORFEIT_LOSS if _forfeits_both(match, id_) else Kind.FORFEIT_WIN
    return Kind.ADJOURNED if any(board.result is Result.ADJOURNED for board in match.boards) else Kind.PLAYED


def _forfeits_both(match: Match, id_: ContestantId) -> bool:
    """Tell whether somebody came to neither game."""
    results = ((board.result, board.white != id_) for board in match.boards)
    return all(result is not None and not result.played and not result.half_points[side] for result, side in results)


def _due(match: Match, id_: ContestantId) -> Colour:
    """Return the colour somebody was due to have in the first game."""
    first = match.boards[0]
    return "W" if (id_ == first.white) != first.reversed else "B"
