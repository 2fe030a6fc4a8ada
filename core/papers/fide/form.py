"""What the forms of FIDE share: dates, names, fields that are filled in by hand where the event does not know them."""
# no words in this file: FIDE's forms are in English

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.event.arbiter_name import ArbiterName, arbiter_named
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.fide_details import NOTHING_TOLD, FideDetails
from paircard.core.event.rounds_a_day import rounds_by_day
from paircard.core.event.tournament import Tournament
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import system_of
from paircard.core.norms.from_tournament import format_of
from paircard.core.papers.pairings import DATE_LINE, LINE
from paircard.core.papers.paper import Paper, Section
from paircard.core.values.dates import iso_date

PRIVACY = "FIDE keeps the data of this form as its privacy policy says."
HOLDERS = (Title.GM, Title.IM, Title.WGM, Title.WIM, Title.FM, Title.WFM)


def form(
    tournament: Tournament,
    title: str,
    sections: Iterable[Section],
    notes: Iterable[str] = (),
    marks: Iterable[str] = (),
) -> Paper:
    """Return a form of FIDE with the name of its event."""
    return Paper(title, (tournament.details.name,), tuple(sections), tuple(marks), notes=tuple(notes))


def field(label: str, value: object = "") -> str:
    """Return a line of a form; a line to write on where the event does not know it.

    >>> field("Place", "Łódź"), field("E-mail")
    ('Place: Łódź', 'E-mail: ____________________')
    """
    text = str(value).strip()
    return f"{label}: {text or LINE}"


def dated(text: str) -> str:
    """Write a day as FIDE asks for it, whatever is spoken; nothing for what is no day.

    >>> dated("2026-05-09"), dated("in May")
    ('09/05/2026', '')
    """
    day = iso_date(text)
    return f"{day[8:10]}/{day[5:7]}/{day[:4]}" if day else ""


def called(name: str) -> str:
    """Write a name as the forms ask for it: the given name, then the surname in capitals.

    >>> called("Nowak, Anna Maria"), called("Ek")
    ('Anna Maria NOWAK', 'EK')
    """
    surname, given = names(name)
    return f"{given} {surname}".strip()


def names(name: str) -> tuple[str, str]:
    """Return the surname in capitals, and the given name."""
    surname, _, given = (part.strip() for part in name.partition(","))
    return surname.upper(), given


def told(tournament: Tournament) -> FideDetails:
    """Return what FIDE asks of the event, as far as it is told."""
    return tournament.details.fide or NOTHING_TOLD


def rate_of_play(tournament: Tournament) -> str:
    """Return the time control as the arbiter wrote it."""
    return tournament.details.time_control


def schedule(tournament: Tournament) -> str:
    """Return how many rounds were on each day, such as 1-1-2; nothing where a round has no date."""
    days = rounds_by_day(tournament)
    if days.total() < tournament.planned:
        return ""
    return "-".join(str(count) for _, count in sorted(days.items()))


_SYSTEMS = {
    Format.SWISS: "Swiss system",
    Format.ROUND_ROBIN: "Round robin",
    Format.DOUBLE_ROUND_ROBIN: "Double round robin",
    Format.KNOCKOUT: "Knockout",
    Format.SCHEVENINGEN: "Scheveningen",
    Format.TEAMS_ROUND_ROBIN: "Team round robin",
}


def system(tournament: Tournament) -> str:
    """Return the system as the forms of FIDE call it; the code of reports where they have no name for it."""
    played_as = format_of(tournament)
    name = _SYSTEMS.get(played_as, variant(tournament))
    return f"Team {name}" if played_as is Format.SWISS and tournament.of_teams else name


def variant(tournament: Tournament) -> str:
    """Return the code by which reports name the system, such as FIDE_DUTCH_2026."""
    return system_of(tournament).exchange.code(tournament)


def entrants(tournament: Tournament) -> Sequence[Entrant]:
    """Return everybody who plays games."""
    return [card.entrant for card in tournament.player_cards.values()]


def federations(people: Iterable[Entrant]) -> int:
    """Return from how many federations people are."""
    return len({each.federation for each in people if each.federation})


def arbiters(tournament: Tournament) -> list[tuple[ArbiterName, str]]:
    """Return the arbiters who are named, each with what they were, the chief arbiter first."""
    details = tournament.details
    deputies = [(arbiter_named(each), f"Deputy arbiter {at}") for at, each in enumerate(details.deputies, start=1)]
    return [*([(chief_arbiter(tournament), "Chief arbiter")] if details.chief_arbiter else []), *deputies]


def chief_arbiter(tournament: Tournament) -> ArbiterName:
    """Return the chief arbiter, with the id and the title that are told elsewhere."""
    written, known = arbiter_named(tournament.details.chief_arbiter), told(tournament)
    return ArbiterName(written.name, known.chief_title or written.title, known.chief_id or written.id)


def signed(who: str) -> str:
    """Return a line for name, signature and date."""
    return f"{who}: {LINE} Date: {DATE_LINE}"
