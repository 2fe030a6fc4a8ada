"""The pairing protocol: why a round is paired as it is, bracket by bracket and pair by pair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import name_column, number_column, points_column, rating_column, rating_of
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.start_cards import ARROWS
from paircard.core.review.explained_round import Account, account_of
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.values.cited import texts_of
from paircard.core.values.colour_letters import in_letters
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.facets.explained import Told


def pairing_protocol(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the account of a paired round, the one paired last when None.

    It tells what the arbiter knew then: later corrections are not in it (F7).
    """
    round_ = paired_round(tournament, number)
    account = account_of(tournament, round_.number)
    marks = [*marks_of_round(tournament, round_), *_otherwise(account, round_)]
    title = tr("Pairing protocol of round {round}", round=round_.number)
    return event_paper(tournament, title, _sections(account), marks=marks, notes=_notes(account), rules=True)


def _otherwise(account: Account, round_: Round) -> Iterator[str]:
    if round_.by_hand and not round_.against:  # what is against an article is told as an override
        yield tr("Not paired by the program: {reason}", reason=round_.by_hand)
    if account.otherwise:
        yield str(account.otherwise)
    if account.obstacle:
        yield tr("Nothing to explain: {reason}", reason=account.obstacle)


def _notes(account: Account) -> Iterator[str]:
    return map(tr, account.explain.notes if system_of(account.before).explain else ())


def _sections(account: Account) -> Iterator[Section]:
    if account.told is None:
        return
    yield Section(tr("Before the round"), table=Table(_columns(), tuple(_players(account, account.told))))
    for view, bracket in zip(account.brackets, account.told.brackets, strict=True):
        title, *lines = texts_of(account.explain.bracket_lines(bracket))
        articles = f"({', '.join(view.articles)})" if view.articles else ""
        yield Section(f"{title} {articles}".strip(), tuple(line.removeprefix("  ") for line in lines))
    yield Section(tr("Colours"), tuple(_colours(account, account.told)))


def _columns() -> tuple[Column, ...]:
    return (
        number_column(),
        name_column(),
        rating_column(),
        points_column(),
        Column(trp("at most 10 columns", "Colours")),
        Column(trp("at most 8 columns", "Floats")),
        Column(trp("at most 20 columns", "Colour due")),
    )


def _players(account: Account, told: Told) -> Iterator[tuple[str, ...]]:
    before = account.before
    for player in told.position.players:
        card = before.cards[before.ids[player.number]]
        yield (
            str(card.number),
            card.entrant.name,
            rating_of(card.entrant),
            format_points(card.score),
            in_letters(card.history),
            "".join(ARROWS[mark] or "·" for mark in player.floats[-2:]),
            preference_named(player.preference),
        )


def _colours(account: Account, told: Told) -> Iterator[str]:
    yield from texts_of(account.explain.colour_line(told, pair) for pair in told.pairing.pairs)
    if told.pairing.bye is not None:
        yield account.explain.bye_line(told, told.pairing.bye).text
