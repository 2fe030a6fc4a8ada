"""Two players of a round named in one line: `2 7`, `2-7`, `kov nowak`, or one of them for the player chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.review.explained_round import Account
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr


def two_players(account: Account, text: str, chosen: ContestantId | None) -> tuple[PairingNumber, PairingNumber]:
    """Return the pairing numbers of two different players of the round; raise Refusal with what to type."""
    return _two(text, None if chosen is None else account.before.numbers[chosen], lambda word: _player(account, word))


def two_of_event(tournament: Tournament, text: str, chosen: ContestantId | None) -> tuple[PairingNumber, PairingNumber]:
    """Return the same of everybody in an event."""
    return _two(text, None if chosen is None else tournament.numbers[chosen], lambda word: _entrant(tournament, word))


def _two(
    text: str, chosen: PairingNumber | None, number_of: Callable[[str], PairingNumber]
) -> tuple[PairingNumber, PairingNumber]:
    words = [word for word in re.split(r"[\s,-]+", text) if word]
    meant = [number_of(word) for word in words]
    if len(meant) == 1 and chosen is not None:
        meant.insert(0, chosen)
    if len(meant) != 2 or meant[0] == meant[1]:
        typed = text or tr("Nothing")
        raise Refusal(tr("{typed} does not name two players: type two numbers, such as 2 7.", typed=typed))
    return meant[0], meant[1]


def _entrant(tournament: Tournament, word: str) -> PairingNumber:
    meant = found(tournament, tournament.order, word)
    if not meant:
        raise Refusal(tr("Nobody called {name} is in this event.", name=word))
    if len(meant) > 1:
        several = ", ".join(tournament.label(id_) for id_ in meant[:3])
        raise Refusal(tr("{typed} may be {several}: type the number.", typed=word, several=several))
    return tournament.numbers[meant[0]]


def _player(account: Account, word: str) -> PairingNumber:
    present = account.before.to_pair
    meant = found(account.before, present, word)
    if not meant:
        raise Refusal(tr("{typed} is nobody who is paired in round {round}.", typed=word, round=account.number))
    if len(meant) > 1:
        several = ", ".join(account.label(id_) for id_ in meant[:3])
        raise Refusal(tr("{typed} may be {several}: type the number.", typed=word, several=several))
    return account.before.numbers[meant[0]]
