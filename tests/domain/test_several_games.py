"""Several games of one player in a round: all of them count, whatever asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import ClearResult, Command, CorrectColours, CorrectResult, EnterResult, PublishRound
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.board import Board
from paircard.core.event.codec import format_needed
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import BadEntry
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.breakdown import sum_lines
from paircard.core.tables.standings import standings
from paircard.core.tiebreaks import parse
from paircard.core.values.points import format_points
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from paircard.tui.sentences.journal_entry import of_event
from tests.support.dose import examples
from tests.support.ids import ids
from tests.support.toy_system import KEY, known

TIME = "2026-05-01T10:00:00Z"
NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva", "Fay")
HALF_POINTS = {"1": (2, 0), "=": (1, 1), "0": (0, 2), "+": (2, 0), "-": (0, 2), "x": (0, 0)}


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    with known():
        yield


@dataclass(frozen=True)
class Match:
    """A match as an arbiter has it on paper: its colours seen from the first, one sign a game by who had White."""

    first: int
    second: int
    colours: str
    signs: str

    @property
    def points(self) -> Counter[int]:
        """Half points by id."""
        points: Counter[int] = Counter()
        for colour, sign in zip(self.colours, self.signs, strict=True):
            white, black = (self.first, self.second) if colour == "W" else (self.second, self.first)
            points[white] += HALF_POINTS[sign][0]
            points[black] += HALF_POINTS[sign][1]
        return points


@dataclass
class Event:
    """An event of the toy, round by round."""

    players: int
    system: str = KEY
    rounds: list[Sequence[Match]] = field(default_factory=list)
    tournament: Tournament = field(default_factory=lambda: Tournament.beginning(SYSTEMS))

    def __post_init__(self) -> None:
        regulations = Regulations(9, system=self.system, tie_breaks=("SB", "PS", "DE", "WON", "BPG", "ARO"))
        self.record(TournamentCreated(Details("Display"), regulations))
        for id_ in range(1, self.players + 1):
            self.record(EntrantRegistered(ContestantId(id_), Entrant.of(NAMES[id_ - 1], rating=2300 - 10 * id_)))

    def record(self, *events: Fact) -> None:
        """Append one command."""
        self.tournament = self.tournament.record(events, arbiter="Anna", time=TIME)

    def do(self, command: Command) -> None:
        """Execute a command."""
        self.record(*command.decide(self.tournament))

    def play(self, *matches: Match) -> None:
        """Pair a round and write all its results."""
        number = len(self.rounds) + 1
        self.rounds.append(matches)
        everybody = () if number > 1 else ids(*range(1, self.players + 1))
        pairs = tuple(
            PairMade(ContestantId(each.first), ContestantId(each.second), colours=each.colours) for each in matches
        )
        self.record(RoundPaired(number, pairs, numbers=everybody))
        for at, match in enumerate(matches, start=1):
            for game, sign in enumerate(match.signs, start=1):
                self.record(ResultEntered(number, at, Result(sign), game))

    def points(self, rounds: int) -> Counter[int]:
        """Half points after some rounds, counted from the paper."""
        return sum((match.points for round_ in self.rounds[:rounds] for match in round_), Counter())


@st.composite
def events(draw: st.DrawFn) -> Event:
    """An event of one to three rounds, each of any matches at all, also several of the same two."""
    event = Event(draw(st.integers(2, len(NAMES))))
    ids = st.integers(1, event.players)
    pairs = st.tuples(ids, ids).filter(lambda pair: pair[0] != pair[1])
    for _ in range(draw(st.integers(1, 3))):
        matches = []
        for first, second in draw(st.lists(pairs, min_size=1, max_size=5)):
            colours = draw(st.text("WB", min_size=1, max_size=3))
            signs = draw(st.text("1=0+-x", min_size=len(colours), max_size=len(colours)))
            matches.append(Match(first, second, colours, signs))
        event.play(*matches)
    return event


@settings(max_examples=examples(60), deadline=None)
@given(events())
def test_every_game_counts_once_for_either_player(event: Event) -> None:
    """Points, running score, opponents and colours of the cards are those counted from the paper; so is the report."""
    tournament = event.tournament
    last = len(event.rounds)
    boards = [board for round_ in tournament.rounds for board in round_.boards]
    given = sum(sum(board.result.half_points) for board in boards if board.result)
    assert sum(card.score for card in tournament.cards.values()) == given == event.points(last).total()
    for id_, card in tournament.cards.items():
        running = [event.points(after)[id_] for after in range(last + 1)]
        assert [card.points(after) for after in range(last + 1)] == running
        assert [card.score_before(after + 1) for after in range(last + 1)] == running
        assert [card.until(after).score for after in range(last + 1)] == running
        games = [board for board in boards if id_ in board.players]
        assert sum(line.opponent is not None for line in card.lines) == len(games)
        over_the_board = [board for board in games if board.result and board.result.played]
        assert len(card.colours) == len(over_the_board)
        assert card.opponents == {one for board in over_the_board for one in board.players} - {id_}
        assert len(card.floats) == len(card.by_round) == last
    table = standings(tournament)
    assert {row.card.id: row.points for row in table.rows} == {id_: event.points(last)[id_] for id_ in tournament.cards}
    for row in table.rows:
        expected = sum(event.points(after)[row.card.id] for after in range(1, last + 1))
        assert row.figures[1].value == expected, "the running score is one of rounds, not of games"


@settings(max_examples=examples(30), deadline=None)
@given(events())
def test_a_report_has_every_game_with_both_players(event: Event) -> None:
    again = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(event.tournament)).events)
    assert games(again) == games(event.tournament)
    assert [card.points() for card in again.cards.values()] == [
        card.points() for card in event.tournament.cards.values()
    ]


@settings(max_examples=examples(30), deadline=None)
@given(events())
def test_a_round_that_comes_in_with_its_results_is_the_one_made_step_by_step(event: Event) -> None:
    """Paired, published and filled at once, but for its first board, which is still open."""
    at_once = step_by_step = Event(event.players).tournament
    happened = [entry.event for entry in event.tournament.entries]
    for paired in (each for each in happened if isinstance(each, RoundPaired)):
        of_round = [each for each in happened if isinstance(each, ResultEntered) and each.round == paired.round]
        with pytest.raises(LookupError, match="9"):
            at_once.imagine_played(paired, [*of_round, ResultEntered(paired.round, 9, Result("1"))])
        at_once = at_once.imagine_played(paired, of_round[1:])
        step_by_step = step_by_step.imagine(paired, RoundPublished(paired.round), *of_round[1:])
        assert at_once.world == step_by_step.world


def games(tournament: Tournament) -> Counter[tuple[int, int, Result | None]]:
    """Return all games by their numbers, White first."""
    numbers = tournament.numbers
    return Counter(
        (numbers[board.white], numbers[board.black], board.result)
        for round_ in tournament.rounds
        for board in round_.boards
    )


def a_match() -> Event:
    """Two players, four games with changing colours: 1 wins twice, draws twice."""
    event = Event(2)
    event.play(Match(1, 2, "WBWB", "10=="))
    return event


def test_a_match_of_four_games() -> None:
    event = a_match()
    first, second = event.tournament.cards[ContestantId(1)], event.tournament.cards[ContestantId(2)]
    assert (first.score, second.score) == (6, 2)
    assert (first.colours, second.colours) == ("WBWB", "BWBW")
    assert [line.game for line in first.of_round(1)] == [1, 2, 3, 4]
    boards = event.tournament.rounds[0].boards
    assert [(board.number, board.match, board.game, board.white) for board in boards] == [
        (1, 1, 1, 1),
        (2, 1, 2, 2),
        (3, 1, 3, 1),
        (4, 1, 4, 2),
    ]


def test_sonneborn_berger_says_of_each_game_how_it_ended() -> None:
    event = a_match()
    row = standings(event.tournament).rows[0]
    (sb,) = parse(("SB",))
    lines = list(sum_lines(event.tournament.label, row.card, sb, row.figures[0]))
    assert [line.split(", ")[1].split(" ")[0] for line in lines[:4]] == ["won", "won", "drawn", "drawn"]


def test_a_simultaneous_display() -> None:
    """One against five: 2½ of 5, and after two of them the running score has two terms."""
    event = Event(6)
    event.play(*(Match(1, id_, "W", sign) for id_, sign in zip(range(2, 7), "110=0", strict=True)))
    event.play(*(Match(1, id_, "W", sign) for id_, sign in zip(range(2, 7), "10000", strict=True)))
    card = event.tournament.cards[ContestantId(1)]
    assert (card.score, card.opponents, card.floats) == (7, frozenset(range(2, 7)), "--")
    rows = {row.card.id: row for row in standings(event.tournament).rows}
    assert [item.value for item in rows[ContestantId(1)].figures[1].items] == list(accumulate((5, 2)))
    assert len(rows[ContestantId(1)].figures[0].items) == 10
    assert len(event.tournament.rounds[0].boards_of(ContestantId(1))) == 5


@pytest.mark.parametrize(
    "paper", ["crosstable", "crosstable-numbers", "wall-chart", "start-cards", "progress", "report"]
)
def test_papers_show_all_games(paper: str) -> None:
    event = a_match()
    event.play(Match(2, 1, "WB", "1="))
    text = as_text(make_paper(event.tournament, paper))
    for card in event.tournament.cards.values():
        assert format_points(card.points()) in text
    if paper == "crosstable":
        assert "2w1 2b1 2w½ 2b½" in text
        assert "2b0 2w½" in text
    if paper == "start-cards":
        rows = [line.split() for line in text.split("2 Bea")[0].splitlines() if " 2280 " in line]
        assert [row[0] for row in rows] == ["1"] * 4 + ["2"] * 2


def test_a_result_is_typed_cleared_and_corrected_by_the_number_of_its_board() -> None:
    """Board 3 of the round is the first game of match 2: the journal names the match and the game."""
    event = Event(4)
    event.record(
        RoundPaired(
            1,
            (
                PairMade(ContestantId(1), ContestantId(2), colours="WB"),
                PairMade(ContestantId(3), ContestantId(4), colours="WB"),
            ),
            numbers=ids(1, 2, 3, 4),
        )
    )
    event.do(PublishRound())
    event.do(EnterResult(1, 3, Result.WHITE))
    event.do(EnterResult(1, 4, Result.DRAW))
    event.do(EnterResult(1, 2, Result.WHITE))
    event.do(ClearResult(1, 2))
    event.do(CorrectResult(1, 4, Result.WHITE, "slip"))
    event.do(CorrectColours(1, 3, reversed=True, reason="sat so"))
    told = [of_event(event.tournament, entry.event) for entry in event.tournament.entries[-6:]]
    assert told == [
        "round 1 board 2.1: 1-0",
        "round 1 board 2.2: ½-½",
        "round 1 board 1.2: 1-0",
        "round 1 board 1.2 cleared",
        "round 1 board 2.2 corrected to 1-0 (slip)",
        "round 1 board 2.1: colours reversed (sat so)",
    ]
    assert [board.result for board in event.tournament.rounds[0].boards] == [None, None, Result.WHITE, Result.WHITE]
    assert [event.tournament.cards[ContestantId(id_)].score for id_ in (1, 2, 3, 4)] == [0, 0, 2, 2]
    assert (
        Tournament.read(SYSTEMS, [entry.to_document() for entry in event.tournament.entries]).cards
        == event.tournament.cards
    )


def test_the_format_rises_only_with_a_second_game() -> None:
    one, other = PairMade(ContestantId(1), ContestantId(2)), PairMade(ContestantId(1), ContestantId(2), colours="WB")
    assert [format_needed(RoundPaired(1, (each,))) for each in (one, other)] == [1, 3]
    assert [format_needed(ResultEntered(1, 1, Result.DRAW, game)) for game in (1, 2)] == [1, 3]


@pytest.mark.parametrize(
    ("system", "pairs", "said"),
    [
        (
            "swiss-1998",
            (PairMade(ContestantId(1), ContestantId(2)), PairMade(ContestantId(3), ContestantId(1))),
            "id 1 appears twice",
        ),
        ("swiss-1998", (PairMade(ContestantId(1), ContestantId(2), colours="WB"),), "id 1 appears twice"),
        (KEY, (PairMade(ContestantId(1), ContestantId(1)),), "id 1 appears twice"),
        (KEY, (PairMade(ContestantId(1), ContestantId(2), colours=""),), "'' are no colours"),
        (KEY, (PairMade(ContestantId(1), ContestantId(2), colours="Wx"),), "'Wx' are no colours"),
    ],
)
def test_what_no_round_can_be(system: str, pairs: tuple[PairMade, ...], said: str) -> None:
    """A system of one game a round has nobody twice; a journal that tells so was made up."""
    event = Event(3, system)
    event.tournament.record(
        (RoundPaired(1, (PairMade(ContestantId(1), ContestantId(2)),), numbers=ids(1, 2, 3)),),
        arbiter="Anna",
        time=TIME,
    )
    with pytest.raises((BadEntry, ValueError), match=said):
        event.record(RoundPaired(1, pairs, numbers=ids(1, 2, 3)))


def test_a_board_of_which_nobody_says_more_is_a_match_of_its_own() -> None:
    board = Board(4, ContestantId(1), ContestantId(2))
    assert (board.match, board.game) == (4, 1)


def test_a_game_that_is_not_there() -> None:
    event = a_match()
    with pytest.raises(LookupError, match=r"1\.5"):
        event.record(ResultEntered(1, 1, Result.DRAW, 5))
