"""What keeps a player from some others, in a sentence: games played, colours both must have or prefer; and how many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.values.colour import Colour
from paircard.core.values.said import Words, said, said_n, series

Numbers = Sequence[PairingNumber]
MOST_NAMED = 12
"""Of more who prefer one colour only the number is told."""


def met_words(player: PairingNumber, others: Numbers, met_in: Mapping[PairingNumber, int]) -> Words:
    """Say whom a player has met, each with the round where it is known."""
    return said("{player} has already met {others}.", player=player, others=_with_rounds(others, met_in))


def met_each_other(one: PairingNumber, other: PairingNumber, met_in: Mapping[PairingNumber, int]) -> Words:
    """Say that two have met, with the round where it is known."""
    if other not in met_in:
        return said("{one} and {other} have already met.", one=one, other=other)
    return said("{one} and {other} have already met in round {round}.", one=one, other=other, round=met_in[other])


def _with_rounds(others: Numbers, met_in: Mapping[PairingNumber, int]) -> Words:
    if not all(number in met_in for number in others):
        return series(others)
    return series([said("{player} in round {round}", player=number, round=met_in[number]) for number in others])


def must_words(players: Iterable[PairingNumber], colour: Colour | None) -> Words:
    """Say that some players must all have one colour."""
    numbers = sorted(players)
    everybody, others = series(numbers), len(numbers) - 1
    if colour == "B":
        return said_n("{all} must both have Black.", "{all} must all have Black.", others, all=everybody)
    return said_n("{all} must both have White.", "{all} must all have White.", others, all=everybody)


def prefer_words(players: Iterable[PairingNumber], colour: Colour | None) -> Words:
    """Say that some players all prefer one colour."""
    numbers = sorted(players)
    everybody, others = series(numbers), len(numbers) - 1
    if colour == "B":
        return said_n("{all} both prefer Black.", "{all} all prefer Black.", others, all=everybody)
    return said_n("{all} both prefer White.", "{all} all prefer White.", others, all=everybody)


def crowd_words(players: Numbers, among: int, colour: Colour | None) -> Words:
    """Say how many of all prefer a colour, and who."""
    named: dict[str, object] = {"all": among, "players": " ".join(map(str, players))}
    count = len(players)
    few = count <= MOST_NAMED
    if colour == "B":
        if few:
            return said_n(
                "{count} of {all} prefers Black ({players})",
                "{count} of {all} prefer Black ({players})",
                count,
                **named,
            )
        return said_n("{count} of {all} prefers Black", "{count} of {all} prefer Black", count, **named)
    if few:
        return said_n(
            "{count} of {all} prefers White ({players})", "{count} of {all} prefer White ({players})", count, **named
        )
    return said_n("{count} of {all} prefers White", "{count} of {all} prefer White", count, **named)
