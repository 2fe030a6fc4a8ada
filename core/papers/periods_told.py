"""The periods of an event of more than 30 days, in words."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.period_facts import PeriodsSet
from paircard.core.event.periods import LONGEST, is_long, number_of_periods, rounds_of
from paircard.core.event.tournament import Tournament
from paircard.core.tiebreaks.announced import announced
from paircard.core.values.language import listed, tr


def periods_told(event: PeriodsSet) -> str:
    """Say into what an event was divided, in one line of the journal."""
    if not event.starts:
        return tr("no periods any longer")
    said = [tr("further periods begin with rounds {rounds}", rounds=listed(event.starts))]
    if event.tie_breaks != "first":
        said.append(by_told(event))
    if event.fide_ids:
        said.append(tr("at FIDE {ids}", ids=listed(event.fide_ids)))
    return ", ".join(said)


def by_told(event: PeriodsSet) -> str:
    """Say by which ratings tie-breaks go."""
    if event.tie_breaks == "round":
        return tr("tie-breaks by the ratings of each round")
    if event.tie_breaks == "last":
        return tr("tie-breaks by the ratings of the last period")
    return tr("tie-breaks by the first ratings")


def periods_announced(tournament: Tournament) -> Iterator[str]:
    """Yield what is announced of the periods, and the advice against tie-breaks by ratings (C.07 10; Q211)."""
    facts = tournament.facts
    if facts.periods is None:
        return
    for period in range(1, number_of_periods(facts) + 1):
        yield _period_told(period, rounds_of(facts, period))
    if by_ratings := rating_tie_breaks(tournament):
        yield tr(
            "Tie-breaks that rest on ratings ({codes}) are advised against in an event of more than {days} days "
            "(C.07 10); {by}",
            codes=", ".join(by_ratings),
            days=LONGEST,
            by=by_told(facts.periods),
        )


def _period_told(period: int, rounds: range) -> str:
    if len(rounds) == 1:
        return tr("Period {period}: round {round}", period=period, round=rounds[0])
    return tr("Period {period}: rounds {first} to {last}", period=period, first=rounds[0], last=rounds[-1])


def offer_of_periods(tournament: Tournament) -> str:
    """Say that a long event can be divided, where it is not; empty where there is nothing to say (Q210)."""
    if not is_long(tournament.details) or tournament.facts.periods is not None or tournament.of_teams:
        return ""
    return tr(
        "The event lasts more than {days} days: I on Entrants divides it into the periods that FIDE rates.",
        days=LONGEST,
    )


def rating_tie_breaks(tournament: Tournament) -> list[str]:
    """Return the codes of the announced tie-breaks that rest on ratings."""
    codes = announced(tournament.regulations, teams=tournament.of_teams)
    return [each.key for each in codes if "U" in each.method.modifiers]
