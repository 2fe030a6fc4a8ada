"""The facets of a system: what each is asked, whoever answers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from core.event.ids import ContestantId, PairingNumber
from core.event.options import Options
from core.values.errors import Refusal

if TYPE_CHECKING:
    from core.event.board import Board
    from core.event.card import Kind, PairingCard
    from core.event.facts import Fact
    from core.event.proposal import Proposal
    from core.event.readiness import Need
    from core.event.regulations import Regulations
    from core.event.round import Round
    from core.event.round_facts import RoundUnpaired
    from core.event.tournament import Tournament
    from core.facets.breach import Breach
    from core.facets.cup_standing import CupStanding
    from core.facets.explained import Told
    from core.facets.finding import Finding
    from core.facets.groups import BracketView, ScoreGroup
    from core.facets.live_table import LiveRow
    from core.facets.pairing import NoLegalPairing, Pair
    from core.facets.position import Position
    from core.facets.taught import Counted, Departure, History, KeptApart, LookedAt, OnCard, Sides, Two, WhyNot
    from core.facets.team_square import TeamSquare
    from core.facets.trace import Sink, Step
    from core.facets.tree_view import TreeView
    from core.values.cited import Cited
    from core.values.colour import Colour
    from core.values.said import Words


class Entry(Protocol):
    """Who may enter, leave and come back, and what is drawn before round 1."""

    @property
    def draws_colour(self) -> bool:
        """Whether a colour is drawn by lot before round 1."""

    @property
    def draws_numbers(self) -> bool:
        """Whether numbers may be drawn by lot before round 1; otherwise they follow rating and title."""

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Return why nobody can join any more, None while somebody can."""

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Return why there is nothing left that somebody could withdraw from, None while there is."""

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Return why nobody can be announced absent from a single round any more, None while somebody can."""

    def withdrawn(self, tournament: Tournament, id_: ContestantId, reason: str) -> tuple[Fact, ...]:
        """Return what it records that a player leaves now."""

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say with numbers what becomes of the games of one who leaves now; empty where those to come are not made."""

    def returning(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say the same of one who comes back; empty where they are simply paired again."""

    def returned(self, tournament: Tournament, id_: ContestantId) -> tuple[Fact, ...]:
        """Return what it records that a player who left comes back now."""


class Rounds(Protocol):
    """How many rounds there are, which is being played, and how the next ones are made."""

    def advice_on_rounds(self, regulations: Regulations) -> str:
        """Say what is better about another number of rounds when one is chosen; empty where nothing is."""

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Say once, when round 1 is made, what is to be known of the number of players; empty for nothing."""

    @property
    def beforehand(self) -> bool:
        """Whether all rounds are made before the first game: results then come in any order."""

    @property
    def most(self) -> int:
        """So many rounds an event may have."""

    def most_among(self, entered: int) -> int:
        """Return how many rounds can be paired among so many players or teams, nobody meeting twice."""

    def planned(self, tournament: Tournament) -> int:
        """Return how many rounds the event has, as things stand."""

    def under_way(self, tournament: Tournament) -> int:
        """Return the number of the round being played, at which a screen opens; 0 before there is one."""

    def needs(self, tournament: Tournament) -> Iterable[Need]:
        """Return what is missing before a further round can be made, the most pressing first."""

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Return the next round as it would be made now; raise `Refusal` with the article when it cannot be."""

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Return what makes the next round, or all of them; raise `Refusal` as `propose`."""


class Law(Protocol):
    """What pairs and byes would break, and what may still be changed."""

    def forbids(self, before: Tournament, white: ContestantId, black: ContestantId) -> Refusal | None:
        """Return why two ids may not be paired so by hand in the next round, None when they may."""

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Return what a pairing of the next round breaks."""

    def without_legal_pairing(self, before: Tournament) -> bool:
        """Whether every pairing of the next round would break something, so that by hand it must."""

    def kept(self) -> str:
        """Say that a pairing made by hand breaks nothing; empty where nothing can be broken."""

    def on_paper(self, tournament: Tournament) -> str:
        """Say how the next round is paired on paper, without the program; empty where nobody pairs it."""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Return why a result of a round may only be corrected, with a reason; None when it may be written."""

    def reason_to_correct(self) -> str:
        """Return the article by which a correction of a result or rating gives a reason; empty where it gives none."""

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return why the first colour cannot be drawn or set now, None when it can."""

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Return what takes the last pairing back; raise `Refusal` where it stands."""

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Return what opens the last pairing to be made anew after a correction; raise `Refusal` where it stands."""

    def arbiter_decides(self, tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
        """Whether the rules leave it to the arbiter if a pairing is made anew."""


class Worth(Protocol):
    """What a round without an opponent is worth, and what it does to the card."""

    @property
    def free_round(self) -> int:
        """Half points of a player whom the pairing leaves without an opponent."""

    def bye_barred(self, card: PairingCard) -> bool:
        """Whether a player may not be left without an opponent again."""


class Tables(Protocol):
    """How the table is made."""

    @property
    def beforehand(self) -> bool:
        """Whether tie-breaks count a forfeit as a game, as where all pairs are known beforehand."""

    @property
    def fitting(self) -> tuple[str, ...]:
        """The lists and codes of tie-breaks to be offered before all others; nothing where all fit alike."""

    @property
    def separate_nobody(self) -> frozenset[str]:
        """The codes that give the same to all who are equal in points."""

    def newest(self, tournament: Tournament) -> int:
        """Return after which round the table is shown first."""


class Recognised(NamedTuple):
    """By what a report was played, where a table of ours made all its rounds."""

    options: Options
    rounds: Sequence[Sequence[tuple[int, int]]]
    """All rounds, those to come too: White first, by start number, in the order of the boards."""
    seats: Sequence[tuple[int, ...]] = ()
    """By round, whom of the other team the boards meet, where one team has White on all of them; else nothing."""


class Exchange(Protocol):
    """How a report names the system, and what stands at the foot of papers."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""

    def foot(self) -> tuple[str, ...]:
        """Return by which rules the event is paired, in lines."""

    def recognised(
        self, words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
    ) -> Recognised | None:
        """Return the schedule of a report that was played by a table of this system, None where it was not.

        `words` and `code` are its records 092 and 192, `recorded` the pairs of its rounds, White first, by start
        number, and `rounds` how many it is to have.
        """


Shape = Literal[
    "floats-1998", "floats-2026", "square", "square-without-norms", "tree", "teams", "team-square", "match", "display"
]
"""A way in which some papers are made: whoever draws them knows which those are."""


class Papers(Protocol):
    """Which papers fit, which are made in its own way, and what is announced of it."""

    @property
    def shapes(self) -> Sequence[Shape]:
        """In which shapes papers come that are made otherwise than for other systems; the first that has one counts."""

    def unfit(self, paper: str) -> str:
        """Say in one sentence why a paper of that name does not fit; empty where it does."""

    def scheme(self, tournament: Tournament) -> Iterable[str]:
        """Yield what is told before the start of numbers, scheme and colours, in lines."""


class Explain(Protocol):
    """Why a round is paired as it is; what a bracket holds, only the system knows that has explained it."""

    @property
    def notes(self) -> Sequence[str]:
        """What the signs of an explanation on paper mean, as it stands in the code."""

    def told(self, before: Tournament) -> Told:
        """Explain the round to be paired next; raise `Refusal` where there is none."""

    def brackets(self, before: Tournament, told: Told) -> tuple[BracketView, ...]:
        """Return what was explained as the live view shows it."""

    def otherwise(self, before: Tournament, told: Told, paired: Round) -> Finding | None:
        """Return where a round was paired otherwise than the rules do, None if it was not."""

    def departure(self, before: Tournament, paired: Round) -> Finding | None:
        """Return the same without an explanation; raise `Refusal` where the rules give no pairing."""

    def weighed(self, before: Tournament, paired: Round) -> Iterable[str]:
        """Say value by value where a round is worse than the one the rules make; nothing where they compare none."""

    def findings(self, before: Tournament, paired: Round) -> Sequence[Finding]:
        """Hold a round against the rules; raise `Refusal` where that cannot be done."""

    def checked(self, before: Tournament) -> Sequence[Finding]:
        """Hold the round that would be made now against the rules, with all that it says of its own brackets.

        Where none would be made because there is no legal one, it is found if there is.
        """

    def round_lines(self, told: Told) -> Iterable[Cited]:
        """Say all of a round."""

    @property
    def criteria(self) -> Sequence[str]:
        """What `short_of` may name, in the order of the book."""

    def short_of(self, bracket: Any) -> Sequence[str]:
        """Return the criteria that an explained bracket could not keep at their best, in the order of the book."""

    def bracket_lines(self, told: Any) -> Iterable[Cited]:
        """Say all of a bracket."""

    def pair_lines(self, told: Told, number: PairingNumber) -> Iterable[Cited]:
        """Say how a player came to the opponent."""

    def way_lines(self, told: Told, number: PairingNumber) -> Iterable[Cited]:
        """Say the whole way of a player through the brackets."""

    def apart(self, told: Told, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two players do not meet."""

    def bye_line(self, told: Told, player: PairingNumber) -> Cited:
        """Say who has the bye, and by which rule."""

    def colour_line(self, told: Told, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""


class Meetings(Protocol):
    """Why a schedule known beforehand has its pairs where it has them, in lines."""

    def round_lines(self, tournament: Tournament, number: int) -> Iterable[Cited]:
        """Say all of a round."""

    def pair_lines(self, tournament: Tournament, number: int, id_: ContestantId) -> Iterable[Cited]:
        """Say why a player has this opponent in this round, with this colour, or none."""

    def between(self, tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterable[Cited]:
        """Say when two pairing numbers meet, and why then."""


class Seated(NamedTuple):
    """Where somebody sits in a round."""

    board: int
    side: str
    """In a word that fits a narrow column."""
    colour: Colour


class Seating(Protocol):
    """Where everybody sits in a round that is known beforehand, and where they go then."""

    def seated(self, tournament: Tournament, id_: ContestantId, number: int) -> Seated | None:
        """Return where a player sits in a round; None who rests."""

    def sitting(self, tournament: Tournament, id_: ContestantId, number: int) -> str:
        """Say in a sentence where a player sits in a round, against whom, or that they rest."""

    def going(self, tournament: Tournament, id_: ContestantId, number: int) -> str:
        """Say where a player goes after a round; empty after the last one."""

    def told(self, tournament: Tournament) -> Iterable[str]:
        """Say how everybody moves, and which side is which, in lines."""


class Score(Protocol):
    """Where one side plays another, so that their score is the table and nobody has a place."""

    def brief(self, tournament: Tournament) -> str:
        """Say the score so far, as it stands beside other facts in a line; empty before there is one."""

    def told(self, tournament: Tournament) -> Iterable[str]:
        """Say the score in lines, in place of a table of places; the first line is the score."""

    def no_places(self) -> str:
        """Say in a sentence why there are no places and nothing that separates equal points."""

    def not_reported(self, tournament: Tournament) -> str:
        """Say why no report of it goes to FIDE; empty where one does."""


class Display(Protocol):
    """Where one or several give games to everybody else at once."""

    @property
    def late_loses(self) -> int:
        """Whoever is not ready so many times when the giver comes has lost."""

    def givers(self, tournament: Tournament) -> tuple[ContestantId, ...]:
        """Return who gives the games, as named or as entered first."""

    def player_at(self, giving: frozenset[ContestantId], board: Board) -> ContestantId:
        """Return who plays at a board against those who give the games."""

    def points_of(self, giving: frozenset[ContestantId], board: Board) -> tuple[int, int]:
        """Return the half points of the giver and of the player at a board that has a result."""

    def conditions(self, tournament: Tournament) -> Iterable[str]:
        """Yield the conditions of play in lines, each with its article."""

    def times(self, tournament: Tournament) -> str:
        """Say when it began and ended, as far as that is known."""


class Duel(Protocol):
    """Where two play a match of games that are made one by one, and lots before each series let one choose a colour."""

    def two(self, tournament: Tournament) -> Sequence[ContestantId]:
        """Return who plays, number 1 first; fewer or more where not two are entered."""

    def due(self, tournament: Tournament) -> int | None:
        """Return the series that is to begin, 0 for the match itself; None where games go on, or it is decided."""

    def lots_purpose(self, tournament: Tournament, series: int) -> str:
        """Return what the lots before a series are drawn with."""

    def chooser(self, tournament: Tournament, series: int) -> ContestantId:
        """Return who has won the lots before a series; nobody while they are not drawn."""

    def colours_of_series(self, first: ContestantId, chooser: ContestantId, colour: Colour, games: int) -> str:
        """Return a letter a game, of who is named first in the match, where the chooser took a colour."""

    def by_auxiliary(self, tournament: Tournament) -> bool:
        """Whether auxiliary points of an earlier event decide a drawn match."""

    def on_game(self, tournament: Tournament) -> str:
        """Say who has White in the game made last."""


class Groups(Protocol):
    """What the live view shows before a round is paired."""

    def score_groups(self, tournament: Tournament) -> tuple[ScoreGroup, ...]:
        """Return the groups as results stand now."""

    def brackets(self, tournament: Tournament) -> tuple[BracketView, ...]:
        """Return what the pairing would make of them; raise `Refusal` where there is none."""

    def away(self, tournament: Tournament) -> Mapping[Kind, tuple[ContestantId, ...]]:
        """Return who is not paired in the next round, by reason."""


class Live(Protocol):
    """The live view of a system that shows a table in place of score groups."""

    def rows(self, tournament: Tournament) -> tuple[LiveRow, ...]:
        """Return everybody in the order of the table, as results stand now."""


class Square(Protocol):
    """The live view of two teams whose members all meet each other."""

    def view(self, tournament: Tournament, after: int | None = None) -> TeamSquare | None:
        """Return the square of the rounds up to one, of all when None; None while there is none."""


class Tree(Protocol):
    """The live view of a system whose matches are a tree."""

    def view(self, tournament: Tournament) -> TreeView | None:
        """Return the tree as results stand now; None where there is none yet."""

    def standing(self, tournament: Tournament, after: int) -> Mapping[ContestantId, CupStanding]:
        """Return how far everybody has come after a round; nobody in it before round 1."""


class Steps(Protocol):
    """The literal procedure, as a stream of steps."""

    def position(self, before: Tournament) -> Position:
        """Return what the procedure looks at; raise `Refusal` where something is missing."""

    def played(self, position: Position, sink: Sink, tries: int, pulse: Callable[[], None]) -> None:
        """Play the procedure, leaving out what cannot succeed; raise `NoPairing` where it finds none."""

    def every_try(self, position: Position, steps: list[Step], pulse: Callable[[], None]) -> NoLegalPairing | None:
        """Add every step; raise `TooManyToPlay` where nobody would step through them."""


class Teach(Protocol):
    """Questions about a round. `told` is what `told` has explained, `at` a bracket of it, 0 the highest."""

    @property
    def school(self) -> str:
        """Whose questions and lessons they are: the key of the rules they go by."""

    def position(self, before: Tournament) -> Position:
        """Return what is asked about; raise `Refusal` where something is missing."""

    def told(self, position: Position) -> Told:
        """Explain a position; raise `NoLegalPairing` where no pairing is legal."""

    @property
    def of_history(self) -> Callable[[History], Position] | None:
        """Return the position after what was played, as a lesson has it; None where lessons bring their cards."""

    def on_cards(self, position: Position) -> Mapping[PairingNumber, OnCard]:
        """Return what stands on the cards beside what every position has."""

    def articles(self, told: Any, at: int | None = None) -> tuple[str, ...]:
        """Return the articles that decide a round, or one bracket of it, each once."""

    def kept(self, told: Any, at: int, meet: Collection[frozenset[PairingNumber]]) -> Iterable[str]:
        """Yield the articles behind what is right of a bracket in an answer, by who meets whom in it."""

    def looks_down(self, told: Any, at: int) -> bool:
        """Whether the pairs of a bracket were changed for the sake of the one below it."""

    def counted(self, told: Any, at: int) -> Sequence[Counted]:
        """Return the numbers that the rules count in a bracket."""

    def traps(self, told: Any, at: int) -> int:
        """Return what makes these numbers hard to count, 0 for nothing."""

    def sides(self, told: Any) -> Iterable[Sides]:
        """Yield S1 and S2 of every part of every bracket, from the highest down."""

    def looked_at(self, told: Any) -> Iterable[LookedAt]:
        """Yield the pairs that are looked at on the way to the right ones, those that stand and those refused."""

    def passed_over(self, told: Any) -> Iterable[KeptApart]:
        """Yield who come into question for each other and do not meet, where one article says why."""

    def apart(self, told: Any, one: PairingNumber, other: PairingNumber) -> KeptApart | None:
        """Return what keeps two of one bracket apart; None where no single article does."""

    def departure(self, told: Any, pairs: Sequence[Two], bye: PairingNumber | None) -> Departure | None:
        """Return the first departure of a round, White first in the order of boards; None where it is right."""

    def departure_in(self, told: Any, at: int, pairs: Sequence[Two]) -> Departure | None:
        """Return the first departure of one bracket; None where it is paired as it should be."""

    def why_not_left(self, told: Any, at: int, number: PairingNumber) -> WhyNot:
        """Return why somebody of a bracket is not left over by it."""

    def why_no_bye(self, told: Any, named: Sequence[PairingNumber]) -> WhyNot:
        """Return why those who were named have not the bye."""

    def why_white(self, told: Any, pair: Pair) -> Words:
        """Say who of a pair has White, and by which rule."""

    def seated(self, told: Any, pairs: Sequence[Two]) -> Sequence[Two]:
        """Give pairs the colours that are due to them."""

    def refused(self, told: Any, one: PairingNumber, other: PairingNumber) -> Sequence[Breach]:
        """Return what two would break by meeting, what is looked at first first; nothing if they may meet."""

    def refused_bye(self, told: Any, player: PairingNumber) -> Breach | None:
        """Return why somebody may not have the bye, None if they may."""
