"""Random events as fields: games, forfeits, byes, absences, late entries and withdrawals, in any mixture.

The pairings are drawn, not paired by the rules: a tie-break must be right for whatever has happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber
from paircard.core.tiebreaks import Field
from paircard.core.values.colour import Colour, other
from paircard.core.values.scale import Scale

_AWAY = ((Kind.ABSENT, 0), (Kind.ABSENT, 0), (Kind.HALF_BYE, 1))
_RESULTS = (*((2, 0), (1, 1), (0, 2), (2, 0), (0, 2)) * 4, (1, 0), (0, 1), (0, 0))
_FORFEITS = ((2, 0), (0, 2), (0, 0))


def swiss_field(chance: Random, *, all_rated: bool = True, live: bool = False) -> Field:
    """Return 4 - 20 players after some or all rounds of an event; `live`: with adjourned and running games."""
    players, rounds = chance.randint(4, 20), chance.randint(2, 9)
    records: dict[ContestantId, list[CardLine]] = {ContestantId(id_): [] for id_ in range(1, players + 1)}
    joined = {id_: chance.choice([2, 3]) if chance.random() < 0.06 else 1 for id_ in records}
    left = {id_: chance.randint(2, rounds) if chance.random() < 0.12 else rounds + 1 for id_ in records}
    after = chance.randint(1, rounds) if chance.random() < 0.2 else rounds
    for number in range(1, after + 1):
        present = []
        for id_ in records:
            if number < joined[id_]:
                records[id_].append(CardLine(number, Kind.NOT_ENTERED))
            elif number >= left[id_]:
                records[id_].append(CardLine(number, Kind.WITHDRAWN))
            elif chance.random() < 0.08:
                kind, points = chance.choice(_AWAY)
                records[id_].append(CardLine(number, kind, half_points=points))
            else:
                present.append(id_)
        chance.shuffle(present)
        if len(present) % 2:
            records[present.pop()].append(CardLine(number, Kind.BYE, half_points=2))
        _play(chance, records, number, list(zip(present[::2], present[1::2], strict=True)), forfeits=0.08)
        if live:
            _leave_open(chance, records, number, running=number == after)
    return Field(_cards(chance, records, all_rated=all_rated), after, rounds)


def round_robin_field(chance: Random, *, all_rated: bool = True, complete: bool = False) -> Field:
    """Return 3 - 10 players after some or all rounds of a round robin, single or double, with some forfeits."""
    players, cycles = chance.randint(3, 10), chance.choice([1, 1, 2])
    ids = [ContestantId(id_) for id_ in range(1, players + 1)]
    circle = ids if players % 2 == 0 else [*ids, NOBODY]
    records: dict[ContestantId, list[CardLine]] = {id_: [] for id_ in ids}
    rounds = (len(circle) - 1) * cycles
    after = rounds if complete or chance.random() < 0.7 else chance.randint(1, rounds)
    for number in range(1, after + 1):
        half = len(circle) // 2
        pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        for pair in pairs:
            if 0 in pair:
                records[max(pair)].append(CardLine(number, Kind.ABSENT))
        _play(chance, records, number, [pair for pair in pairs if 0 not in pair], forfeits=0.1)
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return Field(_cards(chance, records, all_rated=all_rated), after, rounds, beforehand=True)


def renumbered(field: Field, numbers: Mapping[ContestantId, ContestantId]) -> Field:
    """Return the same event with other ids and start numbers."""
    cards = {
        numbers[id_]: PairingCard(
            numbers[id_],
            PairingNumber(numbers[id_]),
            card.entrant,
            tuple(
                CardLine(
                    each.round,
                    each.kind,
                    None if each.opponent is None else numbers[each.opponent],
                    each.colour,
                    each.half_points,
                    each.float,
                )
                for each in card.lines
            ),
        )
        for id_, card in field.cards.items()
    }
    return Field(cards, field.after, field.rounds, field.beforehand)


def _play(
    chance: Random,
    records: Mapping[ContestantId, list[CardLine]],
    number: int,
    pairs: Sequence[tuple[ContestantId, ContestantId]],
    *,
    forfeits: float,
) -> None:
    for pair in pairs:
        played = chance.random() >= forfeits
        points = chance.choice(_RESULTS if played else _FORFEITS)
        colour: Colour = chance.choice(("W", "B"))
        for at, id_ in enumerate(pair):
            kind = Kind.PLAYED if played else Kind.FORFEIT_WIN if points[at] else Kind.FORFEIT_LOSS
            shown = (colour if at == 0 else other(colour)) if played else None
            records[id_].append(CardLine(number, kind, pair[1 - at], shown, points[at]))


def _leave_open(chance: Random, records: Mapping[ContestantId, list[CardLine]], number: int, *, running: bool) -> None:
    """Take the result of some games away: adjourned, or in the last round still being played."""
    for id_, rounds in records.items():
        game = rounds[-1]
        if game.kind is not Kind.PLAYED or id_ > (game.opponent or NOBODY) or chance.random() > 0.15:
            continue
        kind = Kind.OPEN if running and chance.random() < 0.7 else Kind.ADJOURNED
        for player in (id_, game.opponent or NOBODY):
            left = records[player][-1]
            points = 1 if kind is Kind.ADJOURNED else 0
            records[player][-1] = CardLine(number, kind, left.opponent, left.colour, points)


def _cards(
    chance: Random, records: Mapping[ContestantId, Sequence[CardLine]], *, all_rated: bool
) -> dict[ContestantId, PairingCard]:
    return {
        id_: PairingCard(
            id_, PairingNumber(id_), Entrant(f"P{id_}", rating=_rating(chance, all_rated=all_rated)), tuple(rounds)
        )
        for id_, rounds in records.items()
    }


def _rating(chance: Random, *, all_rated: bool) -> int:
    return 0 if not all_rated and chance.random() < 0.2 else chance.randint(1400, 2600)


def with_points(field: Field, scale: Scale) -> Field:
    """Return the field as it is where results give other points."""
    cards = {
        id_: replace(card, lines=tuple(_worth(line, scale) for line in card.lines)) for id_, card in field.cards.items()
    }
    return replace(field, cards=cards, win=scale.win, draw=scale.draw)


def _worth(line: CardLine, scale: Scale) -> CardLine:
    match line.kind:
        case Kind.PLAYED:
            points = (scale.loss, scale.draw, scale.win)[line.half_points]
        case Kind.FORFEIT_WIN:
            points = scale.forfeit_win
        case Kind.FORFEIT_LOSS:
            points = scale.forfeit_loss
        case Kind.BYE:
            points = scale.of_bye(line.half_points)
        case Kind.HALF_BYE:
            points = scale.half_bye
        case Kind.OPEN | Kind.ADJOURNED | Kind.FREE:
            return replace(line, scale=scale)
        case _:
            points = scale.absence
    return replace(line, half_points=points, scale=scale)
