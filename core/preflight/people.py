"""What federations want to know of players, and who of an event lacks it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from paircard.core.event.arbiter_name import arbiter_named
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.tournament import Tournament
from paircard.core.preflight.demand import Finds
from paircard.core.values.language import tr, trn

_NAMED = 6
"""So many are named; more are counted."""
_FULL_NAME = 3
"""Names of a Bulgarian: first, father's, family."""
Test = Callable[[Entrant], bool]


def named(tournament: Tournament, lacks: Test) -> str:
    """Name those of whom something is true: `3 Lis, Ewa; 5 Ek, Bo and 2 more`; empty for nobody."""
    cards = sorted(tournament.player_cards.values(), key=lambda card: card.number)
    labels = [f"{card.number} {card.entrant.name}" for card in cards if lacks(card.entrant)]
    shown = "; ".join(labels[:_NAMED])
    if len(labels) <= _NAMED:
        return shown
    return trn("{players} and {count} more", "{players} and {count} more", len(labels) - _NAMED, players=shown)


def everybody_but(lacks: Test) -> Finds:
    """Return what names those who lack something."""
    return partial(_lacking, lacks)


def _lacking(lacks: Test, tournament: Tournament) -> Iterator[str]:
    if players := named(tournament, lacks):
        yield tr("Missing: {players}.", players=players)


def no_fide_id(entrant: Entrant) -> bool:
    """Whether somebody has no FIDE id: it is a number."""
    return not entrant.fide_id.isdigit()


def no_federation(entrant: Entrant) -> bool:
    """Whether somebody has no federation."""
    return not entrant.federation


def no_date_of_birth(entrant: Entrant) -> bool:
    """Whether no whole date of birth is known: the year alone will not do."""
    return not entrant.birth_date


def new_and_incomplete(entrant: Entrant) -> bool:
    """Whether somebody without a FIDE id cannot be registered: date of birth, sex and federation are needed."""
    complete = entrant.birth_date and entrant.sex is not Sex.UNKNOWN and entrant.federation
    return no_fide_id(entrant) and not complete


def of_federation(federation: str, lacks: Test) -> Test:
    """Return whether somebody of a federation lacks something."""
    return lambda entrant: entrant.federation == federation and lacks(entrant)


def from_elsewhere(federation: str, lacks: Test) -> Test:
    """Return whether somebody of another federation, or of none, lacks something."""
    return lambda entrant: entrant.federation != federation and lacks(entrant)


def no_national_id(entrant: Entrant) -> bool:
    """Whether somebody has no number of their federation."""
    return not entrant.national_id


def bulgarian_and_incomplete(entrant: Entrant) -> bool:
    """Whether a Bulgarian without a FIDE id lacks one of three names, the date of birth or the sex."""
    names = re.split(r"[\s,]+", entrant.name.strip(" ,"))
    complete = len(names) >= _FULL_NAME and entrant.birth_date and entrant.sex is not Sex.UNKNOWN
    return entrant.federation == "BUL" and not entrant.fide_id and not complete


def beyond_ascii(tournament: Tournament) -> Iterator[str]:
    """Yield whose names have letters that ASCII has not, and what to do."""
    officials = [each for each in _officials(tournament) if not each.isascii()]
    players = named(tournament, lambda entrant: not entrant.name.isascii())
    if told := "; ".join(filter(None, (players, *officials))):
        yield tr("With other letters: {players}. Export the report in ASCII (x on Standings, 3 or 4).", players=told)


def _officials(tournament: Tournament) -> Iterable[str]:
    details = tournament.details
    return filter(None, (details.chief_arbiter, *details.deputies))


def arbiters_without_id(tournament: Tournament) -> Iterator[str]:
    """Yield the arbiters whose ids are not known: that of the chief has a field, others have it behind the name."""
    if not any(_officials(tournament)):
        yield tr("No arbiter is named: d on Entrants names them.")
    fide = tournament.details.fide
    known = tournament.details.chief_arbiter if fide and fide.chief_id else ""
    without = [each for each in _officials(tournament) if each != known and not arbiter_named(each).id]
    if without:
        yield tr("Without an id behind the name: {arbiters}.", arbiters="; ".join(without))
