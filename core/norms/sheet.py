"""What is told of the norms of an event: the event itself, who has made or can still make which, and one player's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.facets.norm_format import Format
from paircard.core.norms.applied import applied, demands
from paircard.core.norms.foretold import Outlook, State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.norm import Norm
from paircard.core.norms.requirement import Requirement
from paircard.core.norms.requirements import requirements
from paircard.core.norms.swiss_exemption import FEDERATIONS, RATED, TITLED
from paircard.core.norms.words import other_ways, summary
from paircard.core.values.cited import Cited, cite
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import listed, mark, tr, trn

_NAMED = 5
"""So many of whom something is missing are named."""
SIGNS = {True: mark("met"), False: mark("not met"), None: mark("check")}
"""Whether a requirement is met, in a word, as it stands in the code."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands with one norm of one player."""

    id: ContestantId
    seen: Outlook


def standings_of(norms: NormsOfEvent, state: State) -> tuple[Standing, ...]:
    """Return all who are in one state, the highest norm first, then by pairing number."""
    found = [
        Standing(id_, seen)
        for id_ in sorted(filter(norms.known, norms.cards), key=lambda id_: norms.cards[id_].number)
        for norm in norms.sought(id_)
        if (seen := norms.outlook(id_, norm)).state is state
    ]
    order = ("GM", "IM", "WGM", "WIM")  # no words: titles
    return tuple(sorted(found, key=lambda each: order.index(each.seen.verdict.norm.title.value)))


# --- the event -------------------------------------------------------------------------------------------------


def event_lines(norms: NormsOfEvent) -> Iterator[Cited]:
    """Yield what the event fails or leaves open, once for everybody, and what is missing of players."""
    yield from failing_lines(norms)
    for each in norms.conditions:
        if each.met is None:
            yield each.told
    yield from _foreigners(norms)
    yield from missing_lines(norms)


def failing_lines(norms: NormsOfEvent) -> Iterator[Cited]:
    """Yield what makes every norm of the event fail."""
    for each in norms.event_fails:
        yield Cited(tr("No norm can be made here: {what}", what=each.words), (each.rule,))


def _foreigners(norms: NormsOfEvent) -> Iterator[Cited]:
    if not norms.after or norms.event.format is not Format.SWISS:
        return
    told = norms.foreigners
    fields = {
        "rated": told.rated,
        "federations": told.federations,
        "titled": told.titled,
        "least_rated": RATED,
        "least_federations": FEDERATIONS,
        "least_titled": TITLED,
    }
    said = mark(
        "Rated foreigners in the worst round: {rated} of {least_rated}, from {federations} of {least_federations} "
        "federations, GM, IM, WGM or WIM {titled} of {least_titled}."
    )
    yield cite(tr(said, **fields), "B.01 1.4.3d")


def missing_lines(norms: NormsOfEvent) -> Iterator[Cited]:
    """Yield which fields are missing of whom: no verdict is better than what is known of the opponents."""
    cards = list(norms.cards.values())
    if nowhere := [card.entrant.name for card in cards if not card.entrant.federation]:
        said = tr("Federation missing, so that nothing is said of them: {players}.", players=_some(nowhere))
        yield cite(said, "B.01 1.4.3", "B.01 N25")
    if untold := sum(card.entrant.rated_by_fide != card.entrant.fide for card in cards):
        yield cite(
            trn(
                "The rating of {count} player is taken to be FIDE's: nobody has said whose it is (ruling N2).",
                "The ratings of {count} players are taken to be FIDE's: nobody has said whose they are (ruling N2).",
                untold,
            ),
            "B.01 N2",
        )


def _some(names: Sequence[str]) -> str:
    more = f" + {len(names) - _NAMED}" if len(names) > _NAMED else ""
    return "; ".join(names[:_NAMED]) + more


# --- everybody ---------------------------------------------------------------------------------------------------


def list_lines(norms: NormsOfEvent) -> Iterator[str]:
    """Yield who has made which norm, and who can still make which, with what that asks for.

    Before the last round is paired those come last for whom it decides whom they meet in it.
    """
    made, possible = (standings_of(norms, state) for state in (State.MADE, State.POSSIBLE))
    decided = [each for each in possible if each.seen.by_whom_they_meet]
    others = [each for each in possible if each not in decided]
    yield from _listed(norms, (*made, *others))
    if decided:
        yield from [""] if made or others else []
        yield tr("Decided by whom they meet in round {round}:", round=norms.event.rounds)
        yield from _listed(norms, decided)
    if not made and not possible:
        yield tr("Nobody has made a norm or can still make one.")


def _listed(norms: NormsOfEvent, told: Iterable[Standing]) -> Iterator[str]:
    for each in told:
        yield " ".join((f"{norms.label(each.id)}: {summary(each.seen)}", *_nowhere(norms, each.id)))


def _nowhere(norms: NormsOfEvent, id_: ContestantId) -> Iterator[str]:
    """Yield whose federation is missing among the opponents of somebody."""
    if names := norms.nowhere(id_):
        yield tr("Not certain, their federation is missing: {players}.", players=_some(names))


# --- one player ----------------------------------------------------------------------------------------------------


def player_lines(norms: NormsOfEvent, id_: ContestantId) -> Iterator[Cited]:
    """Yield everything about the norms of one player: how each stands, other ways, and every requirement."""
    sought = norms.sought(id_) if norms.known(id_) else ()
    yield from failing_lines(norms)
    yield from (cite(each, "B.01 N25") for each in _nowhere(norms, id_))
    if not norms.known(id_):
        yield cite(tr("No verdict: the federation of {player} is missing.", player=norms.name(id_)), "B.01 1.4.3")
    elif not sought:
        yield Cited(tr("{player} holds the highest title: there is no norm to look for.", player=norms.name(id_)))
    if sought and (rounds := norms.annulled(id_)):
        told = tr("Games annulled later count as they were played, rounds {rounds}: check it.", rounds=listed(rounds))
        yield cite(told, "B.01 1.4.2")
    for norm in sought:
        yield from outlook_lines(norms.outlook(id_, norm))
        yield from application_lines(norms, id_, norm)


def outlook_lines(seen: Outlook) -> Iterator[Cited]:
    """Yield how it stands with one norm, then the requirements as they are now."""
    yield Cited(str(summary(seen)))
    for way in other_ways(seen):
        yield Cited(f"  {way}")
    for each in requirements(seen.verdict):
        yield _line(each)
    yield from cited_remarks(seen)


def application_lines(norms: NormsOfEvent, id_: ContestantId, norm: Norm) -> Iterator[Cited]:
    """Yield what an application for the title has together; nothing without a norm, here or from elsewhere."""
    if (application := applied(norms, id_, norm)) is None:
        return
    count = len(application.won)
    yield Cited(
        trn(
            "Application for {title}: {count} norm, as far as it is known here.",
            "Application for {title}: {count} norms, as far as it is known here.",
            count,
            title=norm.title.value,
        )
    )
    yield from map(_line, demands(application))


def _line(each: Requirement) -> Cited:
    told = each.told
    return Cited(f"  {each.rule} {tr(SIGNS[each.met])}: {told.text}", told.rules)


def cited_remarks(seen: Outlook) -> Iterator[Cited]:
    """Yield what must be known beside the requirements: the program awards nothing."""
    choice = seen.verdict.choice
    if choice and not choice.normal_foreigners:
        yield cite(tr("  One norm of an application must meet the rule about federations."), "B.01 1.4.3e")
    if choice and "1.4.1c" in choice.ways:
        yield cite(tr("  Only one such norm may stand in an application."), "B.01 1.4.1c")
