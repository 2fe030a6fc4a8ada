"""The report of an event of players: what its records say together, and as what it is taken over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from paircard.core.facets.reported import Points
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.changing import dataclass
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.text_lines import Decoded
from paircard.data.exchange.trf.reading.book import Book
from paircard.data.exchange.trf.reading.event import RecordedEvent
from paircard.data.exchange.trf.reading.findings import Finding, check_byes, strangers, wrong_points
from paircard.data.exchange.trf.reading.going_on import GOING_ON_WITH_PLAYERS, going_on
from paircard.data.exchange.trf.reading.lists import read_lists
from paircard.data.exchange.trf.reading.rated_otherwise import RatedOtherwise
from paircard.data.exchange.trf.reading.recorded import Recorded
from paircard.data.exchange.trf.reading.remarks import remarks
from paircard.data.exchange.trf.reading.replay import Replay, replay_of
from paircard.data.exchange.trf.reading.report import PlaceTold, TrfReport, guessed, unfit
from paircard.data.exchange.trf.reading.reported import VALUES, points_told
from paircard.data.exchange.trf.reading.rounds import Round, all_in_play, read_rounds
from paircard.data.exchange.trf.reading.schedule import Schedule, schedule_of
from paircard.data.exchange.trf.reading.teams.book import TeamBook
from paircard.data.exchange.trf.records.apart import CODES as LISTS
from paircard.data.exchange.trf.records.assigned import CODE as ASSIGNED
from paircard.data.exchange.trf.records.byes import Byes
from paircard.data.exchange.trf.records.national import completed, methods_in
from paircard.data.exchange.trf.records.player_read import Kind, Player
from paircard.data.exchange.trf.records.points import PointValues
from paircard.data.exchange.trf.records.team import TeamRecord
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL
from paircard.data.exchange.trf.table import is_of_teams, warning_about

_COUNTED_ANEW = frozenset({"072"})


@dataclass
class PlayersReader:
    """Puts the records of a report together."""

    book: Book
    read: Decoded
    players: Mapping[int, Player]
    teams: TeamBook
    chosen: str
    """By whose rules it is to go on, where somebody has chosen; its key."""
    rated: Sequence[RatedOtherwise] = ()
    """The games that it has corrected for rating alone."""
    not_applied: Sequence[int] = ()
    """Lines of records 299 whose points no event here has: the sums of the report are not those of its rounds."""

    def report(self, rounds: Sequence[Round], findings: Sequence[Finding]) -> TrfReport:
        """Return what the report holds; `rounds` and `findings` as if they were made one by one."""
        book, chosen = self.book, self.chosen
        beside = self._teams_beside()
        if chosen and SYSTEMS[chosen].contestants == "teams":
            return TrfReport(self.read.encoding, unfit=unfit(chosen, GOING_ON_WITH_PLAYERS))
        going = going_on(book.kept_texts, book.head.details.start, chosen)
        players = completed(self.players, book.national, methods_in(book.kept_texts))
        recorded = Recorded(
            book.head, players, rounds, book.byes, book.kept, teams=beside, going_on=going, rated=self.rated
        )
        waiting, of_waiting = rounds, findings
        if not all_in_play(self.players):
            waiting, of_waiting = read_rounds(self.players, beforehand=True)
        made = self._made(recorded, waiting)
        ours = None if isinstance(made, Replay) and made.refused is not None else made
        if ours:
            rounds, findings = waiting, of_waiting
        elif chosen and "explain" in SYSTEMS[chosen].without and book.sound:
            return TrfReport(self.read.encoding, unfit=_no_table(chosen))
        elif chosen and _of_matches(chosen):
            named = tr(SYSTEMS[chosen].name)
            wrong = tr("By {system} a round is a match of two games: the report does not say so.", system=named)
            return TrfReport(self.read.encoding, unfit=wrong)
        book.byes += [Byes(each.line, Kind.ABSENT, len(rounds) + 1, each.players) for each in book.absent]
        self._compare(len(rounds), findings)
        event = RecordedEvent(replace(recorded, rounds=rounds), ours)
        left_out = self._left_out(event)
        book.read_again((VALUES | VIRTUAL | _COUNTED_ANEW).difference(left_out))
        left_out = self._without_single_results(left_out)
        lists = () if LISTS.intersection(left_out) else read_lists(book, players)
        event = replace(event, recorded=replace(event.recorded, forbidden=lists))
        return self._told(event, left_out, [*remarks(event), *_not_as_ours(made), *_open_otherwise(book.points)])

    def _made(self, recorded: Recorded, waiting: Sequence[Round]) -> Schedule | Replay | None:
        """Return what made the rounds, if a system of ours did; a replay may be refused."""
        if not self.book.sound:
            return None
        return schedule_of(recorded) or replay_of(replace(recorded, rounds=waiting))

    def _compare(self, paired: int, findings: Sequence[Finding]) -> None:
        """Say what does not fit together, unless a record is missing, which is the one cause then."""
        book = self.book
        if not book.whole:
            return
        book.find(findings)
        book.find(check_byes(book.byes, self.players, paired))
        book.find(strangers(self.players, book.national))
        if not self.not_applied:
            book.find(wrong_points(self.players, paired, book.points.hundredths, book.points.counted_open))

    def _teams_beside(self) -> tuple[TeamRecord, ...]:
        """Return the teams of an event of players (013), as far as they can be read: what cannot be is told."""
        book, teams = self.book, self.teams
        if is_of_teams(text[:3] for text in book.kept_texts):
            return ()
        book.read_again({"013"})
        book.find(each for each in teams.findings if book.rows[each.line].code == "013")
        book.kept = [each for each in book.kept if not each.text.startswith("013")]
        return tuple(teams.teams.values())

    def _left_out(self, event: RecordedEvent) -> tuple[str, ...]:
        """Return the codes of the records about points, acceleration and lists that the event cannot have."""
        codes = self.book.codes
        if event.made is None:
            return event.recorded.choices.left_out
        if isinstance(event.made, Replay) and event.made.accelerated:
            return () if "lists" in SYSTEMS[event.made.system].asks else tuple(sorted(codes & LISTS))
        usual = points_told(self.book.texts.values()) == Points()
        values = frozenset[str]() if usual or event.points else VALUES
        return tuple(sorted(codes & (VIRTUAL | LISTS | values)))

    def _without_single_results(self, left_out: tuple[str, ...]) -> tuple[str, ...]:
        """Say which points of single results are left out, and return all codes that are."""
        if not self.not_applied or ASSIGNED in left_out:
            return left_out
        remark = Remark("", warning_about(ASSIGNED))
        self.book.find(Finding(line, remark, Verdict.FLAGGED) for line in self.not_applied)
        return tuple(sorted((*left_out, ASSIGNED)))

    def _told(self, event: RecordedEvent, left_out: tuple[str, ...], said: Sequence[str]) -> TrfReport:
        book, players, recorded = self.book, self.players.values(), event.recorded
        events = event.events() if book.sound else ()
        return TrfReport(
            self.read.encoding,
            book.reports,
            tuple(said),
            events=events,
            followed=partial(event.tournament, events) if events else None,
            guess=guessed(self.read, players),
            going_on=recorded.going_on,
            by_table=event.made is not None,
            left_out=left_out,
            points_given=bool(self.not_applied) and ASSIGNED not in self._left_out(event),
            content=tr(
                "{players} players, {paired} of {rounds} rounds paired.",
                players=len(players),
                paired=len(recorded.rounds),
                rounds=recorded.number_of_rounds,
            ),
            table=tuple(PlaceTold(recorded.ids[each.number], each.half_points, each.rank) for each in players),
            names_tie_breaks=book.head.tie_breaks is not None,
        )


def _not_as_ours(made: Schedule | Replay | None) -> Iterator[str]:
    """Say why a report is not taken over as the event that it names."""
    if isinstance(made, Replay) and made.refused:
        system = tr(SYSTEMS[made.system].name)
        yield tr("It is not taken over as an event of {system}: {why}", system=system, why=made.refused)


def _open_otherwise(points: PointValues) -> Iterator[str]:
    """Say that games without a result count as they do everywhere, where the report has another value (Q167)."""
    if points.open_told and (told := points.values["OPEN"]) != points.values["WD"]:
        yield tr("A game without a result counts as a draw; the report says {points} (162, X).", points=f"{told / 100}")


def _no_table(chosen: str) -> str:
    return tr(
        "The report cannot go on as an event of {system}: its rounds are not those of its table, or it makes none "
        "beforehand. Choose a Swiss system.",
        system=tr(SYSTEMS[chosen].name),
    )


def _of_matches(system: str) -> bool:
    """Tell whether every round of a system is a match of two games."""
    kind = SYSTEMS[system].options
    return kind is not None and kind().match_of_two is not None
