"""What a step through the journal would change: two states of one event, compared in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, PlayerId, TeamId
from paircard.core.event.incidents_told import incident_lines
from paircard.core.event.names import stage_title
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.by_article import ByArticle
from paircard.core.values.language import mark
from paircard.core.values.said import Words, joined, said, said_n, said_p

FEW = 3
"""So many boards or people are named; more are counted."""


def consequences(before: Tournament, after: Tournament) -> Iterator[Words]:
    """Yield what is different afterwards, one sentence each, the rounds first. The journal itself is not compared.

    Where there are several stages each is compared, and named before what is different in it.
    """
    if len(before.world) == len(after.world) == 1:
        yield from _in_stage(before, after)
        return
    for stage in sorted(before.world.keys() | after.world.keys()):
        if stage not in after.stages and stage in before.stages:
            yield said("There is no {stage} any more.", stage=stage_title(before.seen(stage)))
        elif stage not in before.stages and stage in after.stages:
            yield said("Open again: {stage}.", stage=stage_title(after.seen(stage)))
        elif stage in before.stages:
            old, new = before.seen(stage), after.seen(stage)
            if old.stage_name != new.stage_name:
                yield said("Section {old} is called {new} again.", old=old.stage_name, new=new.stage_name)
            yield from (joined([new.stage_name, line], ": ") for line in _in_stage(old, new))


def _in_stage(before: Tournament, after: Tournament) -> Iterator[Words]:
    common = min(before.scheduled, after.scheduled)
    for gone in before.rounds[common:]:
        yield _leaves(gone)
    for new in after.rounds[common:]:
        yield _comes_back(new)
    for old, new in zip(before.rounds, after.rounds, strict=False):
        yield from _in_round(before, old, new)
    yield from _entrants(before, after)
    if before.regulations != after.regulations:
        yield said("The regulations are restored.")
    if before.details != after.details:
        yield said("The event details are restored: {event}.", event=after.details.name)
    if before.facts.first_colour != after.facts.first_colour:
        open_ = ByArticle(said("The first colour is open again."), system_of(after).article("colour"))
        yield said("The first colour is restored.") if after.facts.first_colour else open_
    yield from _comments(before, after)


def _comments(before: Tournament, after: Tournament) -> Iterator[Words]:
    """Yield what a report would tell no more, and what it would tell again."""
    old, new = incident_lines(before), incident_lines(after)
    for gone in (line for line in old if line not in new):
        yield said("The report will not tell any more: {line}", line=f"### {gone}")
    for told in (line for line in new if line not in old):
        yield said("The report will tell: {line}", line=f"### {told}")


def _leaves(round_: Round) -> Words:
    number, results = round_.number, len(round_.boards) - len(round_.missing)
    if not results:
        return said("Round {round} is taken back; it has no results.", round=number)
    return said_n(
        "Round {round} is taken back with {count} result.",
        "Round {round} is taken back with {count} results.",
        results,
        round=number,
    )


def _comes_back(round_: Round) -> Words:
    number, results = round_.number, len(round_.boards) - len(round_.missing)
    if not results:
        return said("Round {round} is restored; it has no results.", round=number)
    return said_n(
        "Round {round} is restored with {count} result.",
        "Round {round} is restored with {count} results.",
        results,
        round=number,
    )


def _in_round(before: Tournament, old: Round, new: Round) -> Iterator[Words]:
    if old.pairs != new.pairs or old.byes != new.byes:
        stay = set(old.pairs) & set(new.pairs)
        yield said_n(
            "Round {round} is paired differently on {changed} of {count} board.",
            "Round {round} is paired differently on {changed} of {count} boards.",
            len(old.pairs),
            round=old.number,
            changed=len(old.pairs) - len(stay),
        )
        return
    if new.published and not old.published:
        yield said("Round {round} is published.", round=old.number)
    if old.published and not new.published:
        no_longer = said("Round {round} is no longer published.", round=old.number)
        yield ByArticle(no_longer, system_of(before).article("publication"))
    yield from _line_ups(before, old, new)
    if len(old.boards) != len(new.boards):
        return
    changed = [(a, b) for a, b in zip(old.boards, new.boards, strict=True) if _written(a) != _written(b)]
    if len(changed) > FEW:
        yield said_n(
            "Round {round}: {count} board changes.",
            "Round {round}: {count} boards change.",
            len(changed),
            round=old.number,
        )
        return
    for one, other in changed:
        left, right = one.listed
        pair = f"{before.label(left)} - {before.label(right)}"
        yield said(
            "Round {round} board {board}, {pair}: {before} becomes {after}.",
            round=old.number,
            board=old.place(one),
            pair=pair,
            before=_written(one),
            after=_written(other),
        )


def _line_ups(before: Tournament, old: Round, new: Round) -> Iterator[Words]:
    """Say which line-ups come, go or change; who plays is not told."""
    teams = [id_ for match in old.matches for id_ in match.teams if _handed(old, id_) != _handed(new, id_)]
    if len(teams) > FEW:
        yield said_n(
            "Round {round}: {count} line-up changes.",
            "Round {round}: {count} line-ups change.",
            len(teams),
            round=old.number,
        )
        return
    for team in teams:
        change = mark("Round {round}: the line-up of {team} changes.")
        if len(_handed(new, team)) < len(_handed(old, team)):
            change = mark("Round {round}: the line-up of {team} is no longer in.")
        elif len(_handed(old, team)) < len(_handed(new, team)):
            change = mark("Round {round}: the line-up of {team} is in again.")
        yield said(change, round=old.number, team=before.name_of(team))


def _handed(round_: Round, team: TeamId) -> Mapping[int, tuple[PlayerId, ...]]:
    """Return what a team has handed in, by leg."""
    return {leg: players for (whose, leg), players in round_.handed.items() if whose == team}


def _written(board: Board) -> Words:
    text = said_p("board", "empty") if board.result is None else joined([board.text])
    return said("{result} with colours reversed", result=text) if board.reversed else text


def _entrants(before: Tournament, after: Tournament) -> Iterator[Words]:
    old, new = before.registrations, after.registrations
    names = {id_: each.entrant.name for id_, each in {**new, **old}.items()}
    different = [id_ for id_ in old.keys() & new.keys() if _personal(before, id_) != _personal(after, id_)]
    gone, back = old.keys() - new.keys(), new.keys() - old.keys()
    if len(gone) > FEW:
        yield said_n("{count} entrant is removed.", "{count} entrants are removed.", len(gone))
    elif gone:
        yield said("Entrants removed: {players}.", players=_named(names, gone))
    if len(back) > FEW:
        yield said_n("{count} entrant is brought back.", "{count} entrants are brought back.", len(back))
    elif back:
        yield said("Entrants brought back: {players}.", players=_named(names, back))
    if len(different) > FEW:
        yield said_n("{count} entrant is restored.", "{count} entrants are restored.", len(different))
    elif different:
        yield said("Entrants restored: {players}.", players=_named(names, different))


def _named(names: Mapping[ContestantId, str], ids: Iterable[ContestantId]) -> str:
    return ", ".join(names[id_] for id_ in sorted(ids))


def _personal(tournament: Tournament, id_: ContestantId) -> tuple[object, ...]:
    each = tournament.registrations[id_]
    return each.entrant, each.absences, each.withdrawals
