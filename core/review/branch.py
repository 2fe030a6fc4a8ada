"""What if? A branch of an event on which anything may be tried, and what would be different on it.

Nothing of a branch is stored. To take it over, its commands are executed on the event itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, fields

from paircard.core.commands import Command
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.readiness import need_ready
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.pairing_diff import PairingChanges, pairing_changes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.by_article import ByArticle
from paircard.core.values.colour import Float
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark
from paircard.core.values.points import format_points
from paircard.core.values.preference import Preference, Strength
from paircard.core.values.said import Words, joined, said, said_n, said_p

TRIED = "(what if)"  # no words: never stored
"""Stands on a branch where a command needs a reason: nobody gives one for what is only tried."""


@dataclass(frozen=True)
class Branch:
    """An event as it was, what was tried on it, and what came of it."""

    start: Tournament
    commands: tuple[Command, ...] = ()
    state: Tournament = field(default_factory=lambda: Tournament.beginning(SYSTEMS))

    @classmethod
    def of(cls, tournament: Tournament) -> Branch:
        """Return a branch on which nothing was tried yet."""
        return cls(tournament, (), tournament)

    def after(self, *commands: Command, arbiter: str, time: str) -> Branch:
        """Return the branch after more commands; raise the `Refusal` of the first that is refused."""
        state = self.state
        for command in commands:
            state = state.record(command.decide(state), arbiter=arbiter, time=time)
        return Branch(self.start, (*self.commands, *commands), state)


def lacks_reason(command: Command) -> bool:
    """Whether a command was tried without the reason it needs."""
    return with_reason(command, "") != command


def with_reason(command: Command, reason: str) -> Command:
    """Return a tried command with a reason where it lacks one, also in a command it is made of."""
    changed: dict[str, object] = {}
    for each in fields(command):
        value = getattr(command, each.name)
        if value == TRIED:
            changed[each.name] = reason
        elif isinstance(value, Command):
            changed[each.name] = with_reason(value, reason)
    return replace(command, **changed)


@dataclass(frozen=True, slots=True)
class _SideBySide(Words):
    """What goes and what comes, in several lines."""

    changes: PairingChanges

    def __str__(self) -> str:
        """Say it line by line."""
        return "\n".join(self.changes.lines())


@dataclass(frozen=True, slots=True)
class Section:
    """Differences of one kind, a line each."""

    title: Words
    lines: tuple[Words, ...]


def differences(before: Tournament, after: Tournament) -> tuple[Section, ...]:
    """Return what two states of an event would do differently in the next round; only what differs.

    Groups (score and side, who is paired at all), colour preferences, the pairing, floats.
    """
    sections = (
        Section(said("Score groups"), tuple(_groups(before, after))),
        Section(said("Matches won"), tuple(_matches(before, after))),
        Section(said("Colour preferences"), tuple(_preferences(before, after))),
        Section(said("Pairing"), tuple(_pairing(before, after))),
        Section(said("Floats"), tuple(_floats(before, after))),
    )
    return tuple(section for section in sections if section.lines)


def _groups(before: Tournament, after: Tournament) -> Iterator[Words]:
    old, new = _places(before), _places(after)
    for id_ in after.order:
        if old.get(id_) != new.get(id_):
            yield _becomes(after.label(id_), _place(old.get(id_)), _place(new.get(id_)))
    for id_ in before.order:
        if id_ not in after.registrations:
            yield said("{player}: struck out", player=before.label(id_))


def _places(tournament: Tournament) -> Mapping[ContestantId, tuple[int, str]]:
    """Return score and side (S1, S2) of everybody who is to be paired; nothing where there are no groups."""
    groups = system_of(tournament).groups
    if groups is None:
        return {}
    return {
        player.id: (group.score, side)
        for group in groups.score_groups(tournament)
        for side, players in (("S1", group.s1), ("S2", group.s2))
        for player in players
    }


def _becomes(player: object, before: object, after: object) -> Words:
    return joined([player, joined([before, after], " -> ")], ": ")


def _place(place: tuple[int, str] | None) -> Words:
    return said("not paired") if place is None else joined([format_points(place[0]), place[1]])


def _matches(before: Tournament, after: Tournament) -> Iterator[Words]:
    """Yield whose match has another winner, where matches have to be won: the branch of a tree that was tried."""
    if not system_of(after).ends_early:
        return
    for number, round_ in enumerate(after.rounds):
        for match in round_.matches:
            was = before.rounds[number].match(match.number) if number < before.scheduled else None
            old, new = (each.verdict.winner if each else NOBODY for each in (was, match))
            if old != new:
                at = said("Round {round} match {match}", round=round_.number, match=match.number)
                yield _becomes(at, *(after.label(id_) if id_ else said("open") for id_ in (old, new)))


def _preferences(before: Tournament, after: Tournament) -> Iterator[Words]:
    if system_of(after).ends_early:  # colours of a cup follow from lots, or from the rounds before
        return
    old, new = _due(before), _due(after)
    for id_ in after.to_pair:
        if id_ in old and old[id_] != new[id_]:
            yield _becomes(after.label(id_), _colour(old[id_]), _colour(new[id_]))


def _due(tournament: Tournament) -> Mapping[ContestantId, Preference]:
    return {id_: system_of(tournament).preference(tournament, id_) for id_ in tournament.to_pair}


def _colour(due: Preference) -> Words:
    return said_p("preference", "none") if due.colour is None else said(_PREFERENCES[due.colour, due.strength])


_PREFERENCES = {
    ("W", Strength.MILD): mark("White, mild"),
    ("W", Strength.STRONG): mark("White, strong"),
    ("W", Strength.ABSOLUTE): mark("White, absolute"),
    ("B", Strength.MILD): mark("Black, mild"),
    ("B", Strength.STRONG): mark("Black, strong"),
    ("B", Strength.ABSOLUTE): mark("Black, absolute"),
}


def _pairing(before: Tournament, after: Tournament) -> Iterator[Words]:
    """Yield pairs that go and pairs that come, or the pairing where there was none to compare with."""
    changes = pairing_changes(before, after)
    if changes:
        yield _SideBySide(changes)
    elif changes.obstacle:
        yield from _only_one(before, after, changes.round)


def _only_one(before: Tournament, after: Tournament, number: int) -> Iterator[Words]:
    """Yield the pairing of the only state that has one, and why the other has none."""
    old, new = _proposed(before), _proposed(after)
    if old or new:
        yield said("Round {round} as it was: {pairing}", round=number, pairing=old or _obstacle(before))
        yield said("Round {round} on the branch: {pairing}", round=number, pairing=new or _obstacle(after))


def _proposed(tournament: Tournament) -> Words | None:
    """Return the next round in pairing numbers; None while it cannot be paired."""
    try:
        made = tournament.proposal
    except Refusal:
        return None
    numbers = tournament.numbers
    pairs = [f"{numbers[pair.white]}-{numbers[pair.black]}" for pair in made.pairs]
    return joined(pairs if made.bye is None else [*pairs, said("bye {player}", player=numbers[made.bye])])


def _obstacle(tournament: Tournament) -> Words:
    missing = 0 if system_of(tournament).rounds.beforehand else len(tournament.missing)
    if missing:
        return said_n("not known, {count} result is missing.", "not known, {count} results are missing.", missing)
    try:
        need_ready(tournament)
    except Refusal as refusal:
        return refusal.said
    return ByArticle(said("no pairing is legal."), system_of(tournament).article("no_pairing"))


def _floats(before: Tournament, after: Tournament) -> Iterator[Words]:
    old, new = _float_marks(before), _float_marks(after)
    for id_ in after.order:
        if id_ in old and id_ in new and old[id_] != new[id_]:
            yield _becomes(after.label(id_), _float(old[id_]), _float(new[id_]))


def _float_marks(tournament: Tournament) -> Mapping[ContestantId, Float]:
    """Return who would float where in the next round; nobody while it cannot be paired."""
    try:
        made = tournament.proposal
    except Refusal:
        return {}
    marks: dict[ContestantId, Float] = {} if made.bye is None else {made.bye: "D"}
    for pair in made.pairs:
        marks |= {pair.white: pair.white_float, pair.black: pair.black_float}
    return marks


def _float(mark: Float) -> Words:
    if mark == "D":
        return said_p("float", "down")
    return said_p("float", "up") if mark == "U" else said_p("float", "none")
