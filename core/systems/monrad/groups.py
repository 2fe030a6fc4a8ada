"""Start numbers drawn in four groups of strength, which take turns: one of each group to every four numbers (MO 1).

The federation's sentence says the field is cut to a multiple of four, that A C D B C A B D are drawn in turn and again,
and that the weakest left over get the last numbers. We read: cut down, A the strongest quarter and D the weakest; the
turns go on until the groups are empty; the one, two or three left over stand in the order of their strength, without
lots (ruling).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.systems.monrad.options import options_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId, PairingNumber
    from paircard.core.event.tournament import Tournament

TURNS = "ACDBCABD"
"""The groups in the order in which they are drawn from; no words: letters."""
DRAWN = "groups of strength"  # no words: it is drawn with
"""How the journal tells such a draw from one among all."""


def group_of(number: int, players: int) -> str:
    """Return the group from which a number is drawn; empty for the weakest, who are left over.

    >>> [group_of(number, 11) for number in range(1, 12)]
    ['A', 'C', 'D', 'B', 'C', 'A', 'B', 'D', '', '', '']
    """
    return TURNS[(number - 1) % len(TURNS)] if number <= players - players % 4 else ""


def members(group: str, players: int) -> tuple[int, int]:
    """Return the places by strength of the first and the last of a group.

    >>> members("B", 11)
    (3, 4)
    """
    size, before = players // 4, "ABCD".index(group)
    return before * size + 1, (before + 1) * size


def numbered(by_strength: Sequence[ContestantId], lots: Sequence[ContestantId]) -> tuple[ContestantId, ...]:
    """Return who gets number 1, 2 and so on: of the group whose turn it is who comes first in the lots.

    >>> numbered([1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1])
    (2, 6, 8, 4, 5, 1, 3, 7, 9)
    """
    players = len(by_strength)
    drawn = {id_: place for place, id_ in enumerate(lots)}
    hats = {}
    for group in "ABCD":
        first, last = members(group, players)
        hats[group] = iter(sorted(by_strength[first - 1 : last], key=drawn.__getitem__))
    left = iter(by_strength[players - players % 4 :])
    return tuple(next(hats.get(group_of(number, players), left)) for number in range(1, players + 1))


def against_slips(
    tournament: Tournament, by_strength: Sequence[ContestantId], slips: Sequence[ContestantId]
) -> Refusal | None:
    """Return whose slip is not of the group whose turn it was; None where all are."""
    players = len(slips)
    for number, (typed, meant) in enumerate(zip(slips, numbered(by_strength, slips), strict=True), start=1):
        if typed == meant:
            continue
        fields = {"number": number, "player": tournament.label(typed)}
        if not (group := group_of(number, players)):
            wrong = said(
                "Number {number} is not drawn: the weakest left over stay in the order of their strength.", **fields
            )
        else:
            first, last = members(group, players)
            wrong = said(
                "Number {number} is drawn from group {group}, {first} to {last} by strength: {player} is not in it.",
                **fields,
                group=group,
                first=first,
                last=last,
            )
        return Refusal(wrong, "MO 1", "numbers")
    return None


def by_groups(tournament: Tournament) -> bool:
    """Whether the numbers were drawn in groups: as the journal tells, or of slips as the event has announced it."""
    drawn = tournament.facts.numbers_given
    if drawn is None or not drawn.seed:
        return drawn is not None and options_of(tournament).draw == "groups"
    return drawn.purpose.endswith(DRAWN)


def groups_announced(tournament: Tournament) -> bool:
    """Whether numbers are, or are to be, drawn in groups: not where it was said that they stay as they are."""
    facts = tournament.facts
    if facts.numbers_given is None:
        return options_of(tournament).draw == "groups" and not facts.numbers_kept and not tournament.rounds
    return by_groups(tournament)


def why_this_number(tournament: Tournament, number: PairingNumber) -> str:
    """Say from which group a number was drawn; empty where numbers are not drawn in groups."""
    if not by_groups(tournament):
        return ""
    drawn = tournament.facts.numbers_given
    players = len(drawn.order) if drawn else 0
    if number > players:
        return ""
    if group := group_of(number, players):
        first, last = members(group, players)
        return tr(
            "Number {number} was drawn from group {group}: {first} to {last} by strength.",
            number=number,
            group=group,
            first=first,
            last=last,
        )
    return tr("Number {number} was not drawn: the weakest left over have the last numbers, by strength.", number=number)
