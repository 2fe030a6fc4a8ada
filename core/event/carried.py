"""Games that count in two stages, as a further stage takes them over: typed and corrected where they were played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from paircard.core.event.board import Board
from paircard.core.event.game_address import Address
from paircard.core.event.ids import ContestantId
from paircard.core.event.links import linked_from
from paircard.core.event.names import stage_title
from paircard.core.event.round_facts import PairMade
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

ARTICLE = "B.VI A2"
Games = Mapping[frozenset[ContestantId], Sequence[PairMade]]
"""By two players the games that they have played, the first one first."""


def games_to_carry(tournament: Tournament) -> Games:
    """Return the games that count again in the stage seen: those of two who came from the same stage."""
    games: dict[frozenset[ContestantId], list[PairMade]] = defaultdict(list)
    if not tournament.regulations.carry:
        return games
    source_of = {id_: each.source for id_, each in tournament.registrations.items()}
    for source in sorted({*source_of.values()} & tournament.world.keys()):
        ids = {id_ for id_, each in source_of.items() if each == source}
        for round_ in tournament.seen(source).rounds:
            for board in round_.boards:
                if ids.issuperset(board.players) and not board.annulled and board.result is not None:
                    # of a game that was carried before, where it was played: a chain of links is one link
                    played = board.same_as or Address(source, round_.number, board.match, board.game)
                    games[frozenset(board.players)].append(PairMade(board.white, board.black, same_as=played))
    return games


def where_played(tournament: Tournament, address: Address) -> str:
    """Say in which stage and round a game was played."""
    return tr("{stage}, round {round}", stage=tournament.seen(address.stage).stage_name, round=address.round)


def need_played_here(tournament: Tournament, board: Board) -> None:
    """Refuse to write on a board whose game was played in an earlier stage."""
    if board.same_as is not None:
        fields = {"board": board.number, "where": where_played(tournament, board.same_as)}
        raise Refusal(
            said(
                "Board {board} was played in {where}: its result is typed and corrected there (V shows it).", **fields
            ),
            ARTICLE,
        )


def need_unlinked(tournament: Tournament, first_round: int) -> None:
    """Refuse to take rounds back whose games count in another stage too."""
    for stage in linked_from(tournament.world, tournament.stage, first_round):
        fields = {"round": first_round, "stage": stage_title(tournament.seen(stage))}
        raise Refusal(said("Games of round {round} count in {stage} too: take its schedule back first.", **fields))
