"""What stands on every paper, and the round it is about."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.days import days_said, when_said
from paircard.core.event.names import event_title
from paircard.core.event.overridden import overrides_of
from paircard.core.event.override import sentences
from paircard.core.event.round import Round
from paircard.core.event.start_position_told import position_told
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.paper import Paper, Section, Wall
from paircard.core.tables.standings import Standings
from paircard.core.tables.table_words import expelled_told, going_on
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said


def event_paper(
    tournament: Tournament,
    title: str,
    sections: Iterable[Section],
    *,
    marks: Iterable[str] = (),
    notes: Iterable[str] = (),
    wall: Wall | None = None,
    rules: bool = False,
    public: bool = False,
) -> Paper:
    """Return a paper with the head of its event; `public` is one that many read, as on a wall."""
    foot = system_of(tournament).exchange.foot() if rules else ()
    address = tournament.details.address if public or wall else ""
    head = event_lines(tournament)
    return Paper(title, head, tuple(sections), tuple(marks), tuple(notes), wall, foot, address=address)


def event_lines(tournament: Tournament) -> tuple[str, ...]:
    """Return the name of an event, then what else is known of it in one line."""
    details = tournament.details
    dates = days_said(details.start, details.end)
    arbiter = tr("chief arbiter {name}", name=details.chief_arbiter) if details.chief_arbiter else ""
    outside = tr("not in FIDE mode") if system_of(tournament).outside_fide_mode(tournament) else ""
    more = ", ".join(filter(None, (details.place, details.federation, dates, details.time_control, arbiter, outside)))
    return (event_title(tournament), more) if more else (event_title(tournament),)


def paired_round(tournament: Tournament, number: int | None) -> Round:
    """Return a round, the one in play when None; raise Refusal if it is not paired."""
    paired = tournament.scheduled
    if not paired:
        raise Refusal(said("No round is paired yet: this paper is about a round."))
    if not 1 <= (number or paired) <= paired:
        raise Refusal(said("Round {round} is not paired: the last one is round {last}.", round=number, last=paired))
    return tournament.rounds[(number or tournament.under_way) - 1]


def when_it_begins(tournament: Tournament, title: str, number: int) -> str:
    """Return the title of a paper about a round with day, time and starting position, as far as they are known."""
    return ", ".join(filter(None, (title, when_said(tournament.when(number)), position_told(tournament, number))))


def rounds_until(tournament: Tournament, number: int | None) -> int:
    """Return the round a table is made after, the one paired last when None; raise Refusal if it is not paired."""
    return paired_round(tournament, number).number if number else tournament.scheduled


def marks_of_round(tournament: Tournament, round_: Round) -> tuple[str, ...]:
    """Return what must be known of the pairing of a round."""
    overridden = (each.sentence for each in overrides_of(tournament) if each.round == round_.number and not each.byes)
    marks = [*overridden]
    if not round_.published:
        marks.append(tr("NOT PUBLISHED: this pairing may still change."))
    rests_on_scores = not system_of(tournament).rounds.beforehand
    if rests_on_scores and not all(each.settled for each in tournament.rounds[: round_.number - 1]):
        marks.append(tr("PROVISIONAL: results of earlier rounds are missing."))
    return tuple(marks)


def marks_of_table(tournament: Tournament, table: Standings, *, byes: bool = False) -> tuple[str, ...]:
    """Return what must be known of a table: overrides up to its round, that it is provisional, who is not in it.

    Byes that a report brought and the rules do not give are told where they decide on places, and in the report.
    """
    overridden = sentences(
        each for each in overrides_of(tournament) if each.round <= table.after and (byes or not each.byes)
    )
    waits = table.waiting or (table.provisional and not going_on(tournament, table.after))
    told = (*overridden, _provisional(tournament) if waits else "", expelled_told(tournament))
    return tuple(filter(None, told))


def _provisional(tournament: Tournament) -> str:
    if article := system_of(tournament).article("table"):
        return tr("PROVISIONAL: results are missing, or games adjourned ({article}).", article=article)
    return tr("PROVISIONAL: results are missing, or games adjourned.")
