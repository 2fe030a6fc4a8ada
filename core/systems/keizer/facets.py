"""The facets of Keizer: the law of the evening, what is announced, what reports call it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Choosable
from paircard.core.facets import ordinary
from paircard.core.systems.keizer.meeting import NEVER, meetings_of
from paircard.core.systems.keizer.options import KeizerOptions, options_of
from paircard.core.systems.keizer.worth import values
from paircard.core.systems.kit import of_clubs
from paircard.core.systems.kit.numbers_told import drawn_numbers_told
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points_said import points_words
from paircard.core.values.said import said, said_n

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """The order of the start is by rating, or drawn by lot, or typed as last season's table left it (KE 2)."""

    draws_numbers = True


class Law(ordinary.Law):
    """Two may not meet too soon nor too often; an arbiter may pair them by hand all the same."""

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Find pairs that meet more often, or sooner, than announced."""
        chosen, number = options_of(before), before.next_round
        met = meetings_of(before, number)
        found = []
        for pair in pairs:
            past = met.get(frozenset(pair), NEVER)
            one, other = map(before.label, pair)
            if past.too_often(chosen.most):
                often = said_n(
                    "{one} and {other} have met once, as often as they may.",
                    "{one} and {other} have met {count} times, as often as they may.",
                    len(past.rounds),
                    one=one,
                    other=other,
                )
                found.append(Refusal(often))
            elif past.too_soon(number, chosen.apart):
                soon = said("{one} and {other} met in round {round}.", one=one, other=other, round=past.rounds[-1])
                found.append(Refusal(soon))
        return found

    def on_paper(self, tournament: Tournament) -> str:
        """Say how to go on when the program cannot."""
        return tr(
            "Round {round}: in the order of the ranking, the first who is free gets the next one they may meet.",
            round=tournament.next_round,
        )


class Exchange(of_clubs.Exchange):
    """Its name is all that reports have of it."""

    rules = mark("Rules: Keizer, as the club announced it. No rules of FIDE.")


class Papers(ordinary.Papers):
    """What the club announces."""

    unfitting: ClassVar[Mapping[str, str]] = {
        "protocol": mark(
            "Keizer has no pairing protocol: X tells why two meet, and the paper pairings shows who does."
        ),
    }

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield the order of the start, value numbers, shares, and how soon two meet again."""
        drawn = tournament.facts.numbers_given
        if drawn is not None and not drawn.seed:
            yield tr("Numbers: in an order that was typed, by lot or from last season's table")
        else:
            yield from drawn_numbers_told(tournament)
        chosen, players = options_of(tournament), len(tournament.registrations)
        worth = list(values([ContestantId(each) for each in range(players)], players, chosen).values())
        if worth:
            yield tr("Value numbers: {first} for the first down to {last}", first=worth[0], last=worth[-1])
        yield _win(chosen)
        for choosable in chosen.asked:
            if chosen.means(choosable) and choosable.field not in _TOLD_APART:
                yield from _told(choosable, chosen)
        yield trn(
            "Absence that was told in time counts once a season",
            "Absence that was told in time counts {count} times a season",
            chosen.told_times,
        )
        yield trn(
            "{count} round lies between two meetings at least",
            "{count} rounds lie between two meetings at least",
            chosen.apart,
        )
        yield trn("Two meet once a season", "Two meet {count} times a season at most", chosen.most)


_TOLD_APART = frozenset({"top", "step", "told_times", "apart", "most"})
"""Options of which the announcement has a sentence of its own."""


def _win(chosen: KeizerOptions) -> str:
    if chosen.frozen:
        return tr("A win gives the opponent's value number before the round, a draw half of it: it stays so")
    return tr("A win gives the opponent's value number of today, a draw half of it")


_FIXED = {
    "bye_points": mark("Bye"),
    "duty_points": mark("Club duty"),
    "told_points": mark("Absent, told"),
    "silent_points": mark("Absent without a word"),
    "late_points": mark("Joined later"),
    "loss_points": mark("A loss gives"),
}
"""What fixed points are for, as the announcement has it; the form has labels of their own for them."""


def _told(choosable: Choosable, chosen: KeizerOptions) -> Iterator[str]:
    """Yield an option; nothing of fixed points that are not given."""
    given = getattr(chosen, choosable.field)
    if choosable.field in _FIXED:
        if given:
            yield tr("{what}: {value}", what=tr(_FIXED[choosable.field]), value=points_words(given))
        return
    word = tr(choosable.written(given))
    if choosable.field.endswith("_share") and given:
        word = tr("{share} of the own value number", share=word)
    yield tr("{what}: {value}", what=tr(choosable.label), value=word)
