"""What is to be said of a report as a whole: what is missing, what was assumed, what an event cannot keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.regulations import Regulations
from paircard.core.facets.system import System
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.systems.swiss.options import GameOptions
from paircard.core.values.language import listed, tr, trn
from paircard.data.exchange.trf.reading.defaults import Taken, defaults_told
from paircard.data.exchange.trf.reading.event import RecordedEvent
from paircard.data.exchange.trf.reading.findings import start_numbers
from paircard.data.exchange.trf.reading.recorded import Recorded
from paircard.data.exchange.trf.reading.rounds import Round
from paircard.data.exchange.trf.records.event_head import NAMELESS
from paircard.data.exchange.trf.records.player_read import Kind, Player
from paircard.data.exchange.trf.records.system import READ_AS
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL
from paircard.data.exchange.trf.table import is_of_teams

_NAMED = 12
"""So many players are named."""


def remarks(event: RecordedEvent) -> Iterator[str]:
    """Yield one sentence for each."""
    recorded = event.recorded
    yield from _missing(event)
    yield from _not_kept(recorded)
    yield from _taken_over(event)
    rules = rules_of(recorded)
    if recorded.half_point_byes and rules.key == READ_AS:
        allowed = tr("Half-point byes are not in the rules of 1998: the event is set to allow them.")
        yield rules.citing(allowed, "halves")
    if event.made is None:
        yield from _gone(recorded)
    yield from start_numbers(recorded.players, len(recorded.rounds))


def _defaults(recorded: Recorded) -> Iterator[str]:
    """Say what the event has that the report says nothing of."""
    codes = frozenset({*recorded.head.values, *(text[:3] for text in recorded.texts)})
    colour = recorded.first_colour if recorded.rounds else None
    tie_breaks = rules_of(recorded).tie_breaks or Regulations().tie_breaks
    yield from defaults_told(codes, Taken(recorded.number_of_rounds, colour, tie_breaks))


def _taken_over(event: RecordedEvent) -> Iterator[str]:
    """Say as an event of which system the report is taken over."""
    if event.schedule:
        system = tr(SYSTEMS[event.schedule.system].name)
        yield tr("All rounds are those of its table: the report is taken over as an event of {system}.", system=system)
    elif event.replay:
        system = tr(SYSTEMS[event.replay.system].name)
        yield tr("The report is taken over as an event of {system}, its rounds from its results.", system=system)
        yield from map(str, event.replay.told)
    else:
        yield from _matches(event.recorded)
        yield from _own_rules(event.recorded)
        yield from _mode(event)
        yield from _defaults(event.recorded)
        yield from _otherwise(event.recorded)


def _mode(event: RecordedEvent) -> Iterator[str]:
    """Say whether it comes in in FIDE mode, where its system has one (Q56)."""
    if event.fide_mode_left:
        number = event.fide_mode_left[0].round
        yield tr("FIDE mode was left before round {round}, as the report says.", round=number)
    elif event.fide_mode:
        yield tr("The event is in FIDE mode.")


def rules_of(recorded: Recorded) -> System:
    """Return the system that pairs a report from here on where no table has made all its rounds."""
    return SYSTEMS[recorded.going_on.system]


def _own_rules(recorded: Recorded) -> Iterator[str]:
    """Say by which rules an event goes on, and what of it the report leaves open."""
    yield recorded.going_on.told()
    if recorded.choices.options is None or recorded.going_on.proposed:
        return
    codes = {each.text[:3] for each in recorded.kept}
    coded = any(each.text.startswith("192") and BAKU_CODE in each.text.upper() for each in recorded.kept)
    yield from _told_so_far(recorded)
    if coded and codes.isdisjoint(VIRTUAL):
        yield tr("It does not say who is in group A (250): all players who are in round 1 count for it.")


def _told_so_far(recorded: Recorded) -> Iterator[str]:
    """Say that virtual points are told player by player up to a round, and that none follow."""
    options = recorded.choices.options
    told = options.virtual_told if isinstance(options, GameOptions) else ()
    last = max((each.round for each in told), default=0)
    if last and last < recorded.number_of_rounds and any(each.text.startswith("XXA") for each in recorded.kept):
        yield tr("The report tells virtual points up to round {round} (XXA): after it nobody has any.", round=last)


def _matches(recorded: Recorded) -> Iterator[str]:
    """Say that the matches of a team event are not read."""
    if is_of_teams(each.text[:3] for each in recorded.kept):
        yield tr(
            "This is the report of a team event: the games are read player by player, the matches are not, "
            "and no teams are paired here."
        )


def _otherwise(recorded: Recorded) -> Iterator[str]:
    """Say where the report is not what the rules would have made of the event."""
    rules = rules_of(recorded)
    many = [each for each in recorded.rounds if len(each.byes) + len(each.full_byes) > 1]
    if many and rules.one_bye:
        yield tr(
            "More than one player has a point without playing in {rounds}: the rules give one bye{article}. "
            "Read as it is and marked; check reports it.",
            rounds=listed_rounds(many),
            article=f" ({rules.article('bye')})",
        )
    if empty := [each for each in recorded.rounds if not each.games]:
        yield tr("Nobody meets anybody in {rounds}: read as it is.", rounds=listed_rounds(empty))
    if max(len(recorded.rounds), recorded.number_of_rounds) > (limit := rules.rounds.most):
        yield tr(
            "The event has {rounds} rounds: they are read and shown, but none beyond round {limit} is paired here.",
            rounds=recorded.number_of_rounds,
            limit=limit,
        )


def _gone(recorded: Recorded) -> Iterator[str]:
    """Say that withdrawing cannot be seen, where a tie-break asks for it (SSF rule 8)."""
    teams = is_of_teams(each.text[:3] for each in recorded.kept)
    if teams or not _asks_who_withdrew(recorded.head.tie_breaks):
        return
    gone = [player.number for player in recorded.players.values() if _to_the_end(recorded, player)]
    if gone:
        yield trn(
            "{count} player is away to the end ({players}): a report does not tell absent from withdrawn. They are "
            "read as absent; if they withdrew, SSF Buchholz counts their rounds otherwise (SSF rules 7, 8).",
            "{count} players are away to the end ({players}): a report does not tell absent from withdrawn. They are "
            "read as absent; if they withdrew, SSF Buchholz counts their rounds otherwise (SSF rules 7, 8).",
            len(gone),
            players=listed([str(number) for number in gone[:_NAMED]] + ["..."] * (len(gone) > _NAMED)),
        )


def _asks_who_withdrew(tie_breaks: Sequence[str] | None) -> bool:
    """Whether SSF Buchholz is among the tie-breaks, or may yet be because the report names none."""
    return tie_breaks is None or any(each.startswith("SSF") for each in tie_breaks)


def _to_the_end(recorded: Recorded, player: Player) -> bool:
    paired, last = len(recorded.rounds), recorded.number_of_rounds
    if not paired or player.cell(paired).kind is not Kind.ABSENT:
        return False
    if all(player.cell(number).kind is Kind.ABSENT for number in range(1, paired + 1)):
        return False
    announced = {each.round for each in recorded.byes if each.kind is Kind.ABSENT and player.number in each.players}
    to_come = range(paired + 1, last + 1)
    return all(player.cell(number).sign == "Z" or number in announced for number in to_come)


def listed_rounds(rounds: Sequence[Round]) -> str:
    """Name rounds by their numbers."""
    return trn(
        "round {numbers}", "rounds {numbers}", len(rounds), numbers=", ".join(str(each.number) for each in rounds)
    )


def _missing(event: RecordedEvent) -> Iterator[str]:
    recorded = event.recorded
    head, count, paired = recorded.head, len(recorded.players), len(recorded.rounds)
    if "012" not in head.values:
        yield tr("There is no record 012: the event is called {name}.", name=NAMELESS)
    if head.players is not None and head.players != count:
        yield tr("Record 062 says {said} players, there are {count}.", said=head.players, count=count)
    if head.rounds and head.rounds < paired:
        yield tr(
            "{announced} rounds are announced, but {paired} are paired: {paired} it is.",
            announced=head.rounds,
            paired=paired,
        )
    if paired and not recorded.first_colour and _colour_drawn(event):
        yield tr("The first colour cannot be told from the report: White for odd numbers was assumed.")
    unranked = sum(not player.ranked for player in recorded.players.values())
    if 0 < unranked < count and paired:
        yield tr(
            "{unranked} of {players} players have no rank (columns 86-89): the table is made anew.",
            unranked=unranked,
            players=count,
        )


def _colour_drawn(event: RecordedEvent) -> bool:
    return event.replay.first_colour if event.replay else event.schedule is None


def _not_kept(recorded: Recorded) -> Iterator[str]:
    players, game = recorded.players.values(), Kind.GAME
    cells = [cell for player in players for cell in player.cells if cell.sign in ("+", "-", "=")]
    if old := sum(cell.kind is not game and cell.sign in ("+", "=") for cell in cells):
        yield trn(
            "{count} point without an opponent (+ or =, as in 2006) goes out as U or H.",
            "{count} points without an opponent (+ or =, as in 2006) go out as U or H.",
            old,
        )
    # every forfeit is told twice
    forfeits = (cell for cell in cells if cell.kind is game and cell.sign in ("+", "-"))
    if plain := (sum(not cell.colour for cell in forfeits) + 1) // 2:
        yield trn(
            "{count} forfeit has no colour: who stands first in the report is taken to have White.",
            "{count} forfeits have no colour: who stands first in the report is taken to have White.",
            plain,
        )
    if any(player.birth_day for player in players):
        yield tr("Where a date of birth is incomplete, its year is kept.")
