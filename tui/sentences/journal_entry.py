"""Events of the journal in plain words.

Numbers and names are those of the stage in which an entry stands; `of_entry` says which, where there are several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event import prize_facts as prizes
from paircard.core.event import stage_facts as stages
from paircard.core.event import swiss_facts as swiss
from paircard.core.event import team_facts as teams
from paircard.core.event.announced_facts import (
    Announced,
    DetailsChanged,
    DrawnUnannounced,
    FirstColourSet,
    LotsDrawn,
    NumbersKept,
    RecordsKept,
    RegulationsChanged,
    TournamentCreated,
)
from paircard.core.event.entrant_facts import (
    AbsenceAnnounced,
    AbsenceCancelled,
    EntrantCorrected,
    EntrantExpelled,
    EntrantRegistered,
    EntrantRemoved,
    EntrantReturned,
    EntrantWithdrawn,
)
from paircard.core.event.facts import Fact, Redone, Undone
from paircard.core.event.figure_facts import FigureTyped
from paircard.core.event.ids import ContestantId
from paircard.core.event.import_facts import RoundNotByRules
from paircard.core.event.incident_facts import HandPairingBegun, IncidentsTold
from paircard.core.event.journal import Entry
from paircard.core.event.journal_queries import events_of
from paircard.core.event.morning_facts import CheckedIn, CheckInTakenBack
from paircard.core.event.named_before import named_before
from paircard.core.event.names import board_called, stage_title
from paircard.core.event.period_facts import PeriodsSet, RatedInPeriod
from paircard.core.event.purposes import purpose_told
from paircard.core.event.rating_facts import RatingsRuled
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import (
    ColoursCorrected,
    NoticeGiven,
    RatingCorrected,
    ResultCleared,
    ResultContested,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
    RoundVerified,
)
from paircard.core.event.round_facts import RoundPaired, RoundPublished, RoundTimed, RoundUnpaired
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.papers.periods_told import periods_told
from paircard.core.papers.ratings_told import rules_told
from paircard.core.review.recorded_rounds import not_as_the_rules
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.prize_list import funds_typed
from paircard.core.tiebreaks import codes_kept
from paircard.core.tiebreaks.methods.external import PARTS
from paircard.core.tiebreaks.written import exact
from paircard.core.values.chess960 import start_position
from paircard.core.values.colour import Colour
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points import format_points
from paircard.tui.sentences.displays import of_display
from paircard.tui.sentences.matches import of_series
from paircard.tui.sentences.morning import of_morning
from paircard.tui.sentences.teams import of_team

_ON_A_BOARD = (
    ResultEntered
    | ResultContested
    | ResultCleared
    | ResultCorrected
    | ResultSettled
    | ColoursCorrected
    | RatingCorrected
)
_STEPS_BACK = (Undone, Redone)
"""What they say names its stage itself."""
_SMALL = (ResultEntered, ResultContested, ResultCleared, CheckedIn, CheckInTakenBack)


def is_small(tournament: Tournament, command: int) -> bool:
    """Whether a command only wrote or cleared a result, or ticked somebody: taking it back needs no question."""
    return all(isinstance(entry.event, _SMALL) for entry in events_of(tournament, command))


def of_command(tournament: Tournament, command: int) -> str:
    """Say what a command did; of many events the first and how many more."""
    entries = events_of(tournament, command)
    said = [of_entry(tournament, entry) for entry in entries]
    if len(said) <= 3:
        return "; ".join(said)
    return trn("{first} and {count} more", "{first} and {count} more", len(said) - 1, first=said[0])


def of_event(tournament: Tournament, event: Fact) -> str:
    """Say one event in words, with its reason."""
    reason = why(event)
    return what(tournament, event) + (f" ({reason})" if reason else "")


def of_entry(tournament: Tournament, entry: Entry) -> str:
    """Say what an entry tells in words, with its reason, and the stage where there are several."""
    return in_stage(tournament, entry, of_event(where(tournament, entry), entry.event))


def in_stage(tournament: Tournament, entry: Entry, said: str) -> str:
    """Put the stage of an entry before what is said of it, where the event has several."""
    if entry.stage not in tournament.world or len(tournament.world) == 1 or isinstance(entry.event, _STEPS_BACK):
        return said
    return f"{tournament.seen(entry.stage).stage_name}: {said}"


def where(tournament: Tournament, entry: Entry) -> Tournament:
    """Return the event seen from the stage of an entry, whose numbers it means."""
    return tournament.seen(entry.stage) if entry.stage in tournament.world else tournament


def why(event: Fact) -> str:
    """Return the reason an event carries; empty when it has none."""
    reason: str = getattr(event, "reason", "") or getattr(event, "by_hand", "") or getattr(event, "rule", "")
    return reason


def what(tournament: Tournament, event: Fact) -> str:
    """Say one event in words, without its reason."""
    match event:
        case Undone(command):
            return tr("undone: {what}", what=of_command(tournament, command))
        case Redone(command):
            return tr("redone: {what}", what=of_command(tournament, command))
    for told in _TOLD:
        if said := told(tournament, event):
            return said
    return _of_entrant(tournament, event)


def _of_the_event(tournament: Tournament, event: Fact) -> str:  # noqa: ARG001
    """Say what the event is called, and by which regulations it is held."""
    match event:
        case TournamentCreated(details, regulations):
            return trn(
                "event {event} opened, {count} round",
                "event {event} opened, {count} rounds",
                regulations.rounds,
                event=details.name,
            )
        case RecordsKept(records):
            return trn(
                "{count} more record of the report kept for the next",
                "{count} more records of the report kept for the next",
                len(records),
            )
        case IncidentsTold(told):
            return trn(
                "{count} comment of the report (###) kept for the next",
                "{count} comments of the report (###) kept for the next",
                len(told),
            )
        case DetailsChanged(details):
            return tr("event details changed: {event}", event=details.name)
        case RegulationsChanged(regulations):
            said = _of_regulations(regulations)
            points = regulations.points
            return tr("{what}, results give {points}", what=said, points=points) if points else said
    return ""


def _of_regulations(regulations: Regulations) -> str:
    if not regulations.tie_breaks:
        return trn("regulations changed: {count} round", "regulations changed: {count} rounds", regulations.rounds)
    return trn(
        "regulations changed: {count} round, tie-breaks {codes}",
        "regulations changed: {count} rounds, tie-breaks {codes}",
        regulations.rounds,
        codes=", ".join(codes_kept(regulations.tie_breaks, SYSTEMS[regulations.system].tie_break_book)),
    )


def _of_what_is_settled(tournament: Tournament, event: Fact) -> str:
    """Say what is announced, set or drawn beside the pairings."""
    match event:
        case Announced(how):
            return _of_announcement(how)
        case DrawnUnannounced():
            return tr("not announced yet, drawn all the same")
        case NumbersKept():
            return tr("no lots for the numbers: they stay as announced")
        case RoundTimed():
            return _of_time(event)
        case prizes.PrizesSet():
            return _of_prizes(event)
        case RatingsRuled(rules):
            return rules_told(rules)
        case PeriodsSet() | RatedInPeriod():
            return _of_periods(tournament, event)
        case swiss.PairsForbidden() | swiss.PairsAllowed() | swiss.BoardFixed() | swiss.FideModeLeft():
            return _of_settings(tournament, event)
        case FirstColourSet(colour, seed):
            return _of_first_colour(colour, seed)
        case LotsDrawn():
            return ", ".join((_of_lots(tournament, event), *_of_witnesses(event)))
        case StartPositionSet():
            return _of_start_position(event)
        case FigureTyped(id_, thousandths):
            figure = tr("none") if thousandths is None else exact(thousandths, PARTS)
            return tr("{player}: figure {figure}, made elsewhere", player=_label(tournament, id_), figure=figure)
    return ""


def _of_start_position(event: StartPositionSet) -> str:
    fields = {"round": event.round, "number": event.number, "rank": start_position(event.number), "seed": event.seed}
    if event.seed:
        return tr("round {round}: Chess960 position {number} {rank}, drawn with seed {seed}", **fields)
    return tr("round {round}: Chess960 position {number} {rank}", **fields)


def _of_round(tournament: Tournament, event: Fact) -> str:
    match event:
        case HandPairingBegun():
            return _of_hand_pairing(tournament, event)
        case RoundPaired(number):
            return _of_pairing(event, number)
        case RoundUnpaired(number) if event.against:
            return tr("pairing of round {round} taken back against {article}", round=number, article=event.against)
        case RoundUnpaired(number):
            return tr("pairing of round {round} taken back", round=number)
        case RoundPublished(number):
            return tr("round {round} published", round=number)
        case RoundNotByRules():
            return str(not_as_the_rules(event, tournament.numbers)).rstrip(".")
    return ""


def _of_numbers(tournament: Tournament, event: stages.NumbersGiven) -> str:
    who = ", ".join(f"{number} {_name(tournament, id_)}" for number, id_ in enumerate(event.order, start=1))
    if len(tournament.world) > 1:
        stage = _stage_title(tournament, event.stage)
        if event.seed:
            said = mark("start numbers of {stage} drawn by lot with seed {seed}: {who}")
            return tr(said, stage=stage, seed=event.seed, who=who)
        return tr("start numbers of {stage}: {who}", stage=stage, who=who)
    if event.seed:
        return tr("numbers drawn by lot with seed {seed}: {who}", seed=event.seed, who=who)
    return tr("numbers typed from slips: {who}", who=who)


def _of_lots(tournament: Tournament, event: LotsDrawn) -> str:
    purpose, who = purpose_told(event), ", ".join(_label(tournament, id_) for id_ in event.order)
    if event.seed:
        return tr("lots for {purpose} drawn with seed {seed}: {who}", purpose=purpose, seed=event.seed, who=who)
    return tr("lots for {purpose} set: {who}", purpose=purpose, who=who)


def _of_witnesses(event: LotsDrawn | stages.NumbersGiven) -> Iterator[str]:
    """Yield who drew and who was present, as far as it was noted."""
    if event.by:
        yield tr("drawn by {people}", people=event.by)
    if event.present:
        yield tr("present: {people}", people=event.present)


def _of_announcement(how: str) -> str:
    if how == "printed":
        return tr("announcement printed")
    return tr("announcement written to a file") if how == "written" else tr("announcement said to be posted")


def _of_periods(tournament: Tournament, event: PeriodsSet | RatedInPeriod) -> str:
    if isinstance(event, PeriodsSet):
        return periods_told(event)
    return tr(
        "{player} has {rating} in period {period}, the official rating {official}",
        player=_name(tournament, event.id),
        rating=event.rating,
        period=event.period,
        official=event.official_rating,
    )


def _of_prizes(event: prizes.PrizesSet) -> str:
    if not event.funds:
        return tr("no prizes any longer")
    said = tr("prizes set: {prizes}, shared by {sharing}", prizes=funds_typed(event), sharing=event.sharing)
    return f"{said}, {tr('one each')}" if event.one_each else said


def _of_time(event: RoundTimed) -> str:
    when = str(When(event.date, event.time))
    if not when:
        return tr("round {round}: not known when it begins", round=event.round)
    return tr("round {round} begins {when}", round=event.round, when=when)


def _of_settings(tournament: Tournament, event: Fact) -> str:
    first = tournament.regulations.first_board - 1
    match event:
        case swiss.PairsForbidden(apart):
            names = ", ".join(_name(tournament, id_) for id_ in apart.players)
            if apart.last:
                return tr("{players} do not meet up to round {round}", players=names, round=apart.last)
            return tr("{players} do not meet", players=names)
        case swiss.PairsAllowed(players):
            return tr("{players} may meet", players=", ".join(_name(tournament, id_) for id_ in players))
        case swiss.BoardFixed(id_, board) if board:
            return tr(
                "{player} sits at board {board} in every round", player=_name(tournament, id_), board=board + first
            )
        case swiss.BoardFixed(id_):
            return tr("{player} no longer has a board of their own", player=_name(tournament, id_))
        case swiss.FideModeLeft(number):
            return tr("FIDE mode left before round {round}", round=number)
    return type(event).__name__


def _of_first_colour(colour: Colour, seed: str) -> str:
    if seed:
        return (
            tr("first colour White drawn with seed {seed}", seed=seed)
            if colour == "W"
            else tr("first colour Black drawn with seed {seed}", seed=seed)
        )
    return tr("first colour White set") if colour == "W" else tr("first colour Black set")


def _of_hand_pairing(tournament: Tournament, event: HandPairingBegun) -> str:
    """Say that a pairing by hand begins, and what the program would have paired: the entry that follows is its end."""
    if not event.pairs:
        return tr("round {round}: pairing by hand begins; the rules allow no pairing", round=event.round)
    numbers = tournament.numbers
    pairs = [f"{numbers.get(each.white, '?')}-{numbers.get(each.black, '?')}" for each in event.pairs]
    if event.bye:
        pairs.append(tr("bye {player}", player=numbers.get(event.bye, "?")))
    said = mark("round {round}: pairing by hand begins; the program pairs {pairs}")
    return tr(said, round=event.round, pairs=" ".join(pairs))


def _of_pairing(event: RoundPaired, number: int) -> str:
    if not event.by_hand:
        return tr("round {round} paired", round=number)
    if not event.against:
        return tr("round {round} paired, not by the program", round=number)
    against = ", ".join(filter(None, event.against))
    if not against:  # a club's own rules have no articles
        return tr("round {round} paired, not by the program, against the rules", round=number)
    return tr("round {round} paired, not by the program, against {articles}", round=number, articles=against)


def _of_result(tournament: Tournament, event: Fact) -> str:
    at = ""
    if isinstance(event, _ON_A_BOARD):
        several = tournament.of_teams or _several_games(tournament, event.round)
        at = board_called(tournament, event.round, event.board, event.game)
        at = f"{event.board}.{event.game}" if several else at
    listed = _listed(tournament, event)
    match event:
        case ResultEntered(number, _, result):
            return tr("round {round} board {board}: {result}", round=number, board=at, result=listed(result).text)
        case ResultCorrected(number, _, result):
            return tr(
                "round {round} board {board} corrected to {result}",
                round=number,
                board=at,
                result=listed(result).text,
            )
        case ResultContested(number, _, result):
            return tr(
                "round {round} board {board}: {result} typed, what was there kept",
                round=number,
                board=at,
                result=listed(result).text,
            )
        case ResultCleared(number, _):
            return tr("round {round} board {board} cleared", round=number, board=at)
        case ResultSettled(number, _, first, second, settled):
            return tr(
                "round {round} board {board}: {first} in the first pass, {second} in the second, settled on {settled}",
                round=number,
                board=at,
                first=listed(first).text,
                second=listed(second).text,
                settled=listed(settled).text,
            )
        case RatingCorrected(number, _, None):
            return tr("round {round} board {board}: rated as it counts", round=number, board=at)
        case RatingCorrected(number, _, Result() as rated):
            told = listed(rated).text
            return tr("round {round} board {board}: {result} for rating alone", round=number, board=at, result=told)
        case RoundVerified(number, by):
            return tr("round {round} verified by {arbiter}: every result typed a second time", round=number, arbiter=by)
        case ColoursCorrected(number, _, is_reversed):
            if is_reversed:
                return tr("round {round} board {board}: colours reversed", round=number, board=at)
            return tr("round {round} board {board}: colours as paired", round=number, board=at)
    return ""


def _several_games(tournament: Tournament, number: int) -> bool:
    return 0 < number <= tournament.scheduled and tournament.rounds[number - 1].several_games


def _listed(tournament: Tournament, event: Fact) -> Callable[[Result], Result]:
    """Return what writes a result of a board as it is listed: in a match of teams the first named on the left.

    Of a round that was taken back since the last pairing tells it.
    """
    match, game = getattr(event, "board", 0), getattr(event, "game", 1)
    if game == 1 or not tournament.of_teams:
        return lambda result: result
    number: int = getattr(event, "round", 0)
    paired = (
        each.event
        for each in reversed(tournament.entries)
        if isinstance(each.event, RoundPaired) and each.event.round == number and each.stage == tournament.stage
    )
    made = next(paired, None)
    colours = made.pairs[match - 1].colours if made and match <= len(made.pairs) else ""
    turned = game <= len(colours) and colours[game - 1] != colours[0]
    return lambda result: result.turned if turned else result


def _of_stage(tournament: Tournament, event: Fact) -> str:
    match event:
        case stages.StageOpened(_, name, _, regulations) if SYSTEMS[regulations.system].rounds.beforehand:
            opened = tr("section {name} opened: {system}", name=name, system=tr(SYSTEMS[regulations.system].name))
            return f"{opened}, {tr('results are carried over')}" if regulations.carry else opened
        case stages.StageOpened(_, name, _, regulations):
            return trn(
                "section {name} opened, {count} round",
                "section {name} opened, {count} rounds",
                regulations.rounds,
                name=name,
            )
        case stages.StageChanged(number, name):
            return tr("section {number} is called {name} now", number=number, name=name)
        case stages.StageClosed(number):
            return tr("{stage} closed", stage=_stage_title(tournament, number))
        case stages.StageEntered(number, id_, 0):
            return tr(
                "{player} plays in {stage}", player=_name(tournament, id_), stage=_stage_title(tournament, number)
            )
        case stages.StageEntered(number, id_, source):
            return tr(
                "{player} plays in {stage}, from {source}",
                player=_name(tournament, id_),
                stage=_stage_title(tournament, number),
                source=_stage_title(tournament, source),
            )
        case stages.StageLeft(number, id_):
            return tr("{player} left {stage}", player=_name(tournament, id_), stage=_stage_title(tournament, number))
        case stages.NumbersGiven():
            return ", ".join((_of_numbers(tournament, event), *_of_witnesses(event)))
    return ""


def _stage_title(tournament: Tournament, number: int) -> str:
    """Return what a stage is called in a sentence; one that was undone by its number."""
    if number in tournament.world:
        return stage_title(tournament.seen(number))
    return tr("Stage {stage}", stage=number)


def _of_entrant(tournament: Tournament, event: Fact) -> str:
    match event:
        case EntrantRegistered(_, entrant, team=team) if team:
            return tr("{player} entered for {team}", player=entrant.name, team=_name(tournament, team))
        case EntrantRegistered(_, entrant):
            return tr("{player} entered", player=entrant.name)
        case EntrantCorrected(id_, entrant, instead=True):
            before = named_before(tournament, event, id_)
            return tr("{player} takes the place of {before}", player=entrant.name, before=before)
        case EntrantCorrected(_, entrant):
            return tr("{player} corrected", player=entrant.name)
        case EntrantRemoved(id_):
            return tr("{player} struck out", player=_name(tournament, id_))
        case EntrantWithdrawn(id_, games="annulled"):
            return tr("{player} withdrawn, all games annulled", player=_name(tournament, id_))
        case EntrantWithdrawn(id_, number):
            return tr("{player} withdrawn from round {round} on", player=_name(tournament, id_), round=number)
        case EntrantExpelled(id_):
            return tr("{player} expelled", player=_name(tournament, id_))
        case EntrantReturned(id_, number):
            return tr("{player} back from round {round} on", player=_name(tournament, id_), round=number)
        case AbsenceAnnounced(id_, number, half_points):
            return tr(
                "{player} absent in round {round}, {points} point",
                player=_name(tournament, id_),
                round=number,
                points=format_points(tournament.scale.of_absence(half_points)),
            )
        case NoticeGiven(number, id_):
            return tr("{player} had given notice of round {round}", player=_name(tournament, id_), round=number)
        case AbsenceCancelled(id_, number):
            return tr("{player} present in round {round} after all", player=_name(tournament, id_), round=number)
    return type(event).__name__


def _label(tournament: Tournament, id_: ContestantId) -> str:
    return tournament.label(id_) if id_ in tournament.registrations else _name(tournament, id_)


def _name(tournament: Tournament, id_: ContestantId) -> str:
    if id_ in tournament.registrations:
        return tournament.registrations[id_].entrant.name
    if id_ in tournament.people:
        return tournament.people[id_].name
    for entry in reversed(tournament.entries):
        event = entry.event
        if isinstance(event, teams.TeamRegistered) and event.id == id_:
            return event.team.name
        if isinstance(event, EntrantRegistered | EntrantCorrected) and event.id == id_:
            return event.entrant.name
    return tr("entrant {id}", id=id_)


_TOLD: tuple[Callable[[Tournament, Fact], str], ...] = (
    _of_the_event,
    _of_what_is_settled,
    _of_round,
    _of_result,
    _of_stage,
    of_team,
    of_series,
    of_display,
    of_morning,
)
"""What says the kinds of events; each nothing of those that are not its own."""
