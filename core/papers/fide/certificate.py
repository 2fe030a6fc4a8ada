"""IT1, the certificate of a title result: one for each norm that was made, with every round of the player."""
# no words in this file: FIDE's forms are in English

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card import CardLine
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.norm_format import Format
from paircard.core.norms.choice import Choice
from paircard.core.norms.foretold import Outlook, State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.games import Ended, Met
from paircard.core.norms.limits import half_points_needed
from paircard.core.norms.norm import TITLED
from paircard.core.norms.sheet import Standing, standings_of
from paircard.core.norms.swiss_exemption import HOLDERS as EXEMPTING
from paircard.core.papers.fide.form import (
    HOLDERS,
    PRIVACY,
    called,
    chief_arbiter,
    dated,
    field,
    form,
    names,
    rate_of_play,
    signed,
)
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.errors import Refusal
from paircard.core.values.language import ENGLISH, speaking, tr
from paircard.core.values.points import format_points
from paircard.core.values.said import said

_OPEN_TITLES = (Title.GM, Title.IM)
_COLUMNS = (
    Column("Rd", "right", lead=True),
    Column("Opponent", lead=True, roomy=True),
    Column("ID number"),
    Column("Fed"),
    Column("Rtg", "right"),
    Column("1.4.6c", "right"),
    Column("Title"),
    Column("Score", "centre"),
    Column("Used"),
)
_UNPLAYED = {Ended.WON_UNPLAYED: "+", Ended.LOST_UNPLAYED: "-", Ended.PAIRING_BYE: "+"}


def without_titles(tournament: Tournament) -> str:
    """Say why nobody can make a norm in an event, as far as that can be seen at once; empty where they may."""
    if any(card.entrant.title in EXEMPTING for card in tournament.player_cards.values()):
        return ""
    return tr("Nobody here is GM, IM, WGM or WIM: no title norm can be made.")


def norms_won(tournament: Tournament) -> tuple[NormsOfEvent, tuple[Standing, ...]]:
    """Return the norms to be certified: of everybody the highest open one, and the highest of women (ruling N32).

    Raise Refusal where nobody has made one.
    """
    norms = NormsOfEvent(tournament)
    first: dict[tuple[ContestantId, bool], Standing] = {}
    for each in standings_of(norms, State.MADE):
        first.setdefault((each.id, each.seen.verdict.norm.title in _OPEN_TITLES), each)
    if not first:
        raise Refusal(said("Nobody has made a title norm: paircard norms tells what is missing."))
    return norms, tuple(first.values())


def certificates(tournament: Tournament, _: int | None = None) -> Paper:
    """Return a certificate for each norm that was made (B.01 1.8)."""
    norms, won = norms_won(tournament)
    with speaking(ENGLISH):
        sections = [_certificate(norms, each.id, each.seen) for each in won]
        return form(tournament, "IT1: Certificate of title result", sections, _notes(), not_met(norms))


def not_met(norms: NormsOfEvent) -> Iterator[str]:
    """Yield what the event does not meet, so that no norm of it will be confirmed."""
    for each in norms.event_fails:
        yield f"NOT MET, {each.rule}: {each.words}"


def _notes() -> tuple[str, ...]:
    return (
        "Not valid until FIDE's Qualification Commission has confirmed it.",
        "Copies: player, organizing federation, federation of the player, FIDE office.",
        PRIVACY,
    )


def _certificate(norms: NormsOfEvent, id_: ContestantId, seen: Outlook) -> Section:
    entrant = norms.cards[id_].entrant
    choice, title = seen.verdict.choice, seen.verdict.norm.title.value
    assert choice is not None, "a norm that was made has its games"
    return Section(
        f"{title} norm: {called(entrant.name)}",
        (*_about_player(entrant, title), *_about_event(norms.tournament), *_about_result(norms, seen, choice)),
        Table(_COLUMNS, tuple(_rounds(norms, id_, choice, seen.verdict.norm.floor))),
        (*_remarks(norms, id_, choice), *_signatures()),
        card=True,
    )


def _about_player(entrant: Entrant, title: str) -> Iterator[str]:
    surname, given = names(entrant.name)
    yield field("Title", title)
    yield f"{field('Last name', surname)}; {field('First name', given)}"
    yield f"{field('ID number', entrant.fide_id)}; {field('Federation', entrant.federation)}"


def _about_event(tournament: Tournament) -> Iterator[str]:
    details = tournament.details
    yield f"{field('Event', details.name)}; {field('Place', details.place)}"
    yield f"{field('Start', dated(details.start))}; {field('Close', dated(details.end))}"
    chief = chief_arbiter(tournament)
    yield f"{field('Chief arbiter', called(chief.name))}; {field('ID number', chief.id)}"
    yield f"{field('Rate of play', rate_of_play(tournament))}"


def _about_result(norms: NormsOfEvent, seen: Outlook, choice: Choice) -> Iterator[str]:
    measured, opponents = choice.measured, [met.opponent for met in choice.games if met.opponent]
    own, host = seen.verdict.candidate.federation, norms.event.federation
    yield field("Number of games", measured.games)
    foreign = sum(each.federation not in (own, "", "FID") for each in opponents)
    yield field("Federations among the opponents", len(measured.federations))
    yield field("Opponents not of the federation of the player", foreign)
    of_host = sum(each.federation == host for each in opponents) if host else ""
    yield field("Opponents of the host federation", of_host)
    titles = [each.title for each in opponents if each.title in TITLED]
    counts = ", ".join(f"{title.value} {titles.count(title)}" for title in HOLDERS)
    yield field("Titled opponents", f"{len(titles)} ({counts})")
    required = half_points_needed(seen.verdict.norm, measured.games, measured.mean) or 0
    over = format_points(measured.half_points - required)
    yield field("Average of the ratings (1.4.6)", measured.mean)
    yield f"{field('Score required', format_points(required))}; {field('exceeding the norm by', over)}"
    yield field("Score achieved", format_points(measured.half_points))
    if "1.4.3d" in choice.ways:
        worst = norms.foreigners
        yield field("Swiss exception, worst round: federations", worst.federations)
        yield field("Rated players not of the host", worst.rated)
        yield field("GM, IM, WGM or WIM among them", worst.titled)


def _remarks(norms: NormsOfEvent, id_: ContestantId, choice: Choice) -> Iterator[str]:
    left = ", ".join(str(met.round) for met in choice.left_out)
    remarks = [f"{way}: rounds {left} not used" if way in ("1.4.1e", "1.4.1f") else way for way in choice.ways]
    if not choice.normal_foreigners:
        remarks.append("not with the normal number of foreigners (1.4.3e)")
    remarks.append(f"worth {choice.worth} games (1.4.1d)")
    if annulled := norms.annulled(id_):
        remarks.append(f"annulled later, rounds {', '.join(map(str, annulled))}")
    if norms.one_round_a_day:
        remarks.append("one round a day on at least three days (1.1.3a)")
    if norms.listed:
        remarks.append(f"meets 1.5.6a{_figures(norms)}")
    yield field("Special remarks", "; ".join(remarks))


def _figures(norms: NormsOfEvent) -> str:
    """Return the figures of a large Swiss in its worst round, by both readings of whose mean is meant (N29)."""
    if norms.event.format is not Format.SWISS:
        return ""
    swiss = norms.large_swiss
    return f": players in the worst round {swiss.players}, mean of the 40 best {swiss.best}, of all {swiss.everybody}"


def _signatures() -> tuple[str, ...]:
    return (
        signed("Chief arbiter"),
        field("Federation that confirms"),
        signed("Name and signature of the official of the federation"),
    )


# --- rounds -----------------------------------------------------------------------------------------------------


def _rounds(norms: NormsOfEvent, id_: ContestantId, choice: Choice, floor: int) -> Iterator[tuple[str, ...]]:
    used = {(met.round, met.opponent.id): met for met in choice.games if met.opponent}
    raised = choice.measured.raised  # once, where the two have met twice
    for met, line in zip(norms.rounds(id_), norms.lines(id_), strict=True):
        opponent = met.opponent
        if opponent is None:
            yield (str(met.round), "", "", "", "", "", "", _sign(met, line), "no")
            continue
        entrant = norms.cards[ContestantId(opponent.id)].entrant
        in_use = used.get((met.round, opponent.id))
        lifted = in_use is not None and raised is not None and raised.id == opponent.id
        raised = None if lifted else raised
        yield (
            str(met.round),
            called(entrant.name),
            entrant.fide_id,
            entrant.federation,
            str(entrant.rated_by_fide or "unr"),
            str(floor if lifted else opponent.counted_rating) if in_use and (lifted or not opponent.rating) else "",
            entrant.title.value,
            _sign(met, line),
            "" if in_use else "no",
        )


def _sign(met: Met, line: CardLine) -> str:
    if met.ended is Ended.PLAYED:
        return format_points(met.half_points)
    if met.ended in _UNPLAYED:
        return _UNPLAYED[met.ended]
    return "=" if line.half_points == 1 else "-"
