"""The cards of all entrants after some rounds. What an earlier state has written is not written again if it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.card_lines import Lines, line_away
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.registration import Registration
from paircard.core.event.round import Round
from paircard.core.values.frozen import dataclass, maker


@dataclass(frozen=True, slots=True)
class CardFile:
    """All cards, and what they were written from."""

    registrations: Mapping[ContestantId, Registration]
    rounds: tuple[Round, ...]
    under_way: int
    cards: Mapping[ContestantId, PairingCard]

    def holds_up_to(self, rounds: tuple[Round, ...], under_way: int) -> int:
        """Return how many rounds from the first on are written here as they are now."""
        same = 0
        for ours, now in zip(self.rounds, rounds, strict=False):
            if ours is not now or (ours.number <= self.under_way) != (now.number <= under_way):
                break
            same += 1
        return same


NO_FILE = CardFile({}, (), 0, {})


def card_file(
    registrations: Mapping[ContestantId, Registration],
    numbers: Mapping[ContestantId, PairingNumber],
    rounds: tuple[Round, ...],
    under_way: int,
    lines_of: Callable[[Round], Lines],
    earlier: CardFile,
) -> CardFile:
    """Return the cards of everybody, on the ground of an earlier file."""
    written = earlier.holds_up_to(rounds, under_way)
    if (concerned := _concerned(earlier, registrations, numbers, rounds, under_way, lines_of, written)) is not None:
        some = [(round_, lines_of(round_)) for round_ in rounds[written:]]
        cards = {**earlier.cards}
        for id_ in concerned:
            held = earlier.cards[id_]
            further = _further(registrations[id_], some)
            cards[id_] = held.until(written).with_further(further, held.number, held.entrant)
        return CardFile(registrations, rounds, under_way, cards)
    new = [(round_, lines_of(round_)) for round_ in rounds[written:]]
    taken_back = written < len(earlier.rounds)
    whole: list[tuple[Round, Lines]] = []  # written once for all who are new: of teams nobody is known from before
    cards, made = {}, maker(PairingCard, len(registrations))
    for id_, registration in registrations.items():
        number, card = numbers[id_], earlier.cards.get(id_)
        if card is None or not _same_absences(earlier.registrations[id_], registration):
            whole = whole or [(round_, lines_of(round_)) for round_ in rounds]
            cards[id_] = made(id_, number, registration.entrant, _further(registration, whole))
            continue
        held = card.until(written) if taken_back else card
        if new or card.number != number or card.entrant is not registration.entrant:
            held = held.with_further(_further(registration, new), number, registration.entrant)
        cards[id_] = held
    return CardFile(registrations, rounds, under_way, cards)


def _concerned(
    earlier: CardFile,
    registrations: Mapping[ContestantId, Registration],
    numbers: Mapping[ContestantId, PairingNumber],
    rounds: tuple[Round, ...],
    under_way: int,
    lines_of: Callable[[Round], Lines],
    written: int,
) -> set[ContestantId] | None:
    """Return whose lines have changed where nothing but lines has, as by a result; None where more has changed."""
    if registrations is not earlier.registrations or len(rounds) != len(earlier.rounds):
        return None
    if under_way != earlier.under_way or any(card.number != numbers[id_] for id_, card in earlier.cards.items()):
        return None
    concerned = set[ContestantId]()
    for before, now in zip(earlier.rounds[written:], rounds[written:], strict=True):
        if before is now:
            continue
        ours, theirs = lines_of(now), lines_of(before)
        concerned.update(id_ for id_ in {**ours, **theirs} if ours.get(id_) is not theirs.get(id_))
    return concerned & registrations.keys()


def _same_absences(one: Registration, other: Registration) -> bool:
    """Whether rounds that somebody had no part in are called the same by both."""
    return one is other or (one.first_round, one.missed, one.withdrawals) == (
        other.first_round,
        other.missed,
        other.withdrawals,
    )


def _further(registration: Registration, made: Iterable[tuple[Round, Lines]]) -> tuple[CardLine, ...]:
    id_ = registration.id
    written = [
        lines.get(id_) or (line_away(registration, round_.number, round_.scale_of_round),) for round_, lines in made
    ]
    return tuple(chain.from_iterable(written))
