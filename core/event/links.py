"""Games that count in two stages: played in the one, and linked from the other, where nothing is typed again.

The link is what is stored. What became of the game is asked of the stage where it was played, so that a correction
there is one here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.board import Board
from paircard.core.event.facts import Fact
from paircard.core.event.game_address import Address
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPaired, RoundUnpaired
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.fold.established import Facts

    World = Mapping[int, Facts]


# --- what stands there -------------------------------------------------------------------------------------------


def with_results(world: World, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
    """Return the rounds of a stage with what stands on the boards that are played elsewhere."""
    if not any(round_.linked for round_ in rounds):
        return rounds
    return tuple(
        replace(round_, boards=tuple(_as_played(world, board) for board in round_.boards)) for round_ in rounds
    )


def _as_played(world: World, board: Board) -> Board:
    if board.same_as is None:
        return board
    played = found(world, board.same_as)
    if played is None:
        return board
    annulled = board.annulled or played.annulled
    return replace(board, result=played.result, reversed=played.reversed, annulled=annulled)


def found(world: World, address: Address) -> Board | None:
    """Return the board at an address; None where there is none."""
    rounds = world[address.stage].rounds if address.stage in world else ()
    return next((r.found(address.board, address.game) for r in rounds if r.number == address.round), None)


def linked_from(world: World, stage: int, first_round: int = 1) -> Iterator[int]:
    """Yield the stages in which games of a stage, from a round on, count too."""
    for other, facts in world.items():
        boards = (board for round_ in facts.rounds for board in round_.boards)
        links = (board.same_as for board in boards if board.same_as)
        if any(link.stage == stage and link.round >= first_round for link in links):
            yield other


# --- a journal that somebody made up -----------------------------------------------------------------------------


def need_links(world: World, stage: int, event: Fact) -> None:
    """Raise `ValueError` for a link to a game that is not there or of others, and where one would lose its game."""
    if isinstance(event, RoundUnpaired) and any(True for _ in linked_from(world, stage, event.round)):
        raise ValueError(tr("games of round {round} count in another stage too", round=event.round))
    for pair in event.pairs if isinstance(event, RoundPaired) else ():
        link = pair.same_as
        if link is None:
            continue
        played = found(world, link)
        if link.stage == stage or played is None or played.same_as or played.players != (pair.white, pair.black):
            raise ValueError(tr("{stage}.{round}.{board} is no game of these two", **_fields(link)))


def _fields(link: Address) -> dict[str, object]:
    return {"stage": link.stage, "round": link.round, "board": link.board}
