"""Rounds that another program has paired, held against the rules when their report comes in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from paircard.core.event.bye import ByeKind
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.import_facts import Meeting, RoundNotByRules
from paircard.core.event.round import Round
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.progress import Far, Steps, unheard
from paircard.core.values.said import Words, said, said_n
from paircard.core.values.warned import Doubt, Level, Warned


def rounds_not_by_rules(tournament: Tournament, far: Far = unheard) -> Iterator[RoundNotByRules]:
    """Yield every round that the rules pair otherwise, colours included, with results as they were known then.

    Nothing where no pairing can be made again: a table made the rounds, or the system explains none.
    """
    if system_of(tournament).explain is None:
        return
    for paired in Steps(far, len(tournament.rounds)).each(tournament.rounds):
        if paired.boards and (found := _compared(tournament, paired)):
            yield found


def _compared(tournament: Tournament, paired: Round) -> RoundNotByRules | None:
    recorded, right = _recorded(paired), _by_rules(tournament, paired.number)
    if {*recorded} == {*right}:
        return None
    return RoundNotByRules(paired.number, _without(recorded, right), _without(right, recorded))


def _recorded(paired: Round) -> tuple[Meeting, ...]:
    met = tuple(Meeting(white, black) for white, black in paired.pairs)
    return (*met, *map(Meeting, paired.who_has(ByeKind.ALLOCATED)))


def _by_rules(tournament: Tournament, number: int) -> tuple[Meeting, ...]:
    """Return the round as the rules pair it; nothing where they cannot."""
    try:
        made = state_before(tournament, number).proposal
    except Refusal:
        return ()
    met = tuple(Meeting(pair.white, pair.black) for pair in made.pairs)
    return met if made.bye is None else (*met, Meeting(made.bye))


def _without(some: Sequence[Meeting], others: Iterable[Meeting]) -> tuple[Meeting, ...]:
    known = {*others}
    return tuple(each for each in some if each not in known)


def meetings_told(meetings: Sequence[Meeting], numbers: Mapping[ContestantId, PairingNumber]) -> str:
    """Return meetings in numbers, the same in every language: `4-3`, and `7=PAB` of who has the bye.

    >>> meetings_told([Meeting(1, 2), Meeting(3)], {1: 4, 2: 3, 3: 7})
    '4-3 7=PAB'
    """
    whom = ("=PAB" if each.black is None else f"-{numbers[each.black]}" for each in meetings)
    return " ".join(f"{numbers[each.white]}{other}" for each, other in zip(meetings, whom, strict=True))


def not_as_the_rules(found: RoundNotByRules, numbers: Mapping[ContestantId, PairingNumber]) -> Words:
    """Say how a round of a report differs from the pairing by the rules."""
    recorded = meetings_told(found.recorded, numbers) or "-"
    if not found.by_rules:
        return said(
            "Round {round} is not by the rules: recorded {recorded}; they give no pairing.",
            round=found.round,
            recorded=recorded,
        )
    return said(
        "Round {round} is not by the rules: recorded {recorded}, by the rules {right}.",
        round=found.round,
        recorded=recorded,
        right=meetings_told(found.by_rules, numbers),
    )


def against_the_rules(tournament: Tournament, found: Sequence[RoundNotByRules]) -> Warned | None:
    """Return the warning before an event is taken over some rounds of which are not by its rules; None for none."""
    if not found:
        return None
    what = said_n(
        "{count} round of the report is not as {system} pairs it. It stays as it was played, and every report will "
        "say so.",
        "{count} rounds of the report are not as {system} pairs them. They stay as they were played, and every report "
        "will say so.",
        len(found),
        system=system_of(tournament).name,
    )
    differing = tuple(not_as_the_rules(each, tournament.numbers) for each in found)
    doubt = Doubt(said("Rounds that are not by the rules"), what, "", differing, go_on=said("take over as recorded"))
    return Warned(Level.QUESTION, doubt)
