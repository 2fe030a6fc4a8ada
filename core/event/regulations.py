"""What the organiser announces before the first round."""

from __future__ import annotations

from typing import Literal

from paircard.core.event.fide_details import FideDetails
from paircard.core.event.options import Options
from paircard.core.event.persisted import later
from paircard.core.values.dates import iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.pattern import pattern
from paircard.core.values.said import said
from paircard.core.values.scale import Scale
from paircard.core.values.text import clean, clean_name

C6 = Literal["corrected", "literal"]
"""Ruling R1: C6 tests B1-B6 (corrected), or B1 and B2 only (literal)."""
LastCriterion = Literal["alphabet", "lots", "list"]
"""What puts entrants in order whom rating and title leave equal (A2)."""
Together = Literal["", "team", "club", "federation"]
"""Whose members are not paired with each other (B.VI C5); empty where everybody may meet everybody."""

OFF_RATINGS = "ratings"
OFF_NORMS = "norms"
OFF_PAGES = (OFF_RATINGS, OFF_NORMS)
"""What need not be told of people on the published pages: changes of their ratings, and their title norms."""
FIRST_BOARDS = 9000
"""Boards of a hall with several events are numbered on; none begins beyond this."""
MOST_COUNTED = 1000
"""Fewer members than this may count for the score of a team."""
LONGEST_ADDRESS = 200
"""A longer one is no square that a telephone reads from a wall."""
_ADDRESS = pattern(r"https?://[^\s/?#.]+(\.[^\s/?#.]+)*\.?(:\d+)?([/?#]\S*)?")  # no words: a form
ROUNDS_LIMIT = 30
"""Rounds that can be paired where the system says nothing else; a report from elsewhere may tell of more."""
SEASON_ROUNDS = 60
"""Rounds of the longest events that are paired round by round: a club season of a round a week, with some to spare."""
ROUNDS_READ = 400
"""Rounds that a report may have; what claims more is damaged."""


@dataclass(frozen=True, slots=True)
class Details:
    """What stands on the head of every paper."""

    name: str
    place: str = ""
    start: str = ""
    """Dates in ISO form; events of earlier versions hold what the arbiter wrote."""
    end: str = ""
    chief_arbiter: str = ""
    federation: str = field(default="", metadata=later(2))
    """Three letters."""
    deputies: tuple[str, ...] = field(default=(), metadata=later(2))
    """Deputy arbiters."""
    time_control: str = field(default="", metadata=later(2))
    """As the arbiter writes it."""
    round_dates: tuple[str, ...] = field(default=(), metadata=later(2))
    """ISO dates, round 1 first, as a report or an earlier version told them: `Tournament.when` is asked, of any round.

    Empty for a round whose date is not known.
    """
    organiser: str = field(default="", metadata=later(3))
    """Who holds the event: a club, a federation."""
    address: str = field(default="", metadata=later(5))
    """Where its published pages are, for whoever reads a paper on the wall; empty where nobody is led there."""
    fide: FideDetails | None = field(default=None, metadata=later(7))
    """What FIDE asks; None where nobody has said any of it."""

    off_pages: tuple[str, ...] = field(default=(), metadata=later(7))
    """What the organiser keeps off the published pages of players, of `OFF_PAGES`."""

    def cleaned(self) -> Details:
        """Return the same details with clean texts; raise `Refusal` when the event has no name."""
        dates = tuple(map(clean, self.round_dates))
        while dates and not dates[-1]:
            dates = dates[:-1]
        return replace(
            self,
            name=clean_name(self.name, of_event=True),
            place=clean(self.place)[:60],
            start=_date(self.start),
            end=_date(self.end),
            chief_arbiter=clean(self.chief_arbiter)[:60],
            federation=clean(self.federation).upper()[:3],
            deputies=tuple(filter(None, (clean(each)[:60] for each in self.deputies))),
            time_control=clean(self.time_control)[:60],
            round_dates=tuple(each[:10] for each in dates),
            organiser=clean(self.organiser)[:60],
            address=_address(self.address),
            fide=self.fide and self.fide.cleaned(),
            off_pages=tuple(each for each in OFF_PAGES if each in self.off_pages),
        )


def _address(text: str) -> str:
    """Return the address of pages as a telephone reads it; raise `Refusal` for what leads nowhere."""
    address = clean(text)
    if not address:
        return ""
    if "://" not in address:
        address = f"https://{address}"  # no words: an address
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        wrong = said("{address} is no address of pages: type one such as https://club.example/open/.", address=address)
        raise Refusal(wrong, field="address")
    return address


def _date(text: str) -> str:
    """Return a date in ISO form, any other text as it is: report files hold what other programs write."""
    return iso_date(text) or clean(text)[:20]


@dataclass(frozen=True, slots=True)
class Regulations:
    """The choices that the rules leave to an event."""

    rounds: int = 5
    system: str = "swiss-1998"
    """Key of the table of pairing systems (`core.systems.catalogue`)."""
    c6: C6 = "corrected"
    """R1: what C6 tests."""
    half_point_byes: bool = False
    """R18: not of these rules; an event may allow them."""
    tie_breaks: tuple[str, ...] = ("BH@fide1998", "PS", "WON")
    """Codes of tie-breaks (`core.tiebreaks.code`), in the announced order; earlier versions wrote other keys."""
    last_criterion: LastCriterion = field(default="alphabet", metadata=later(3))
    """A2: the alphabet, unless lots or a list of the organiser were announced."""
    options: Options | None = field(default=None, metadata=later(3))
    """What only the system knows; None where it has nothing to choose."""
    carry: bool = field(default=False, metadata=later(4))
    """B.VI A2: whether games between two who came from one stage count here too, and are not played again."""
    apart: Together = field(default="", metadata=later(4))
    """B.VI C5: whose members are not paired with each other."""
    team_best: int = field(default=0, metadata=later(4))
    """B.VI C5: so many members count for the score of a team; 0: all."""
    first_board: int = field(default=1, metadata=later(5))
    """The number of the first board in the hall."""
    byes_most: int = field(default=0, metadata=later(5))
    """So many byes with points a player may ask for; 0: nobody counts them."""
    byes_not_last: int = field(default=0, metadata=later(5))
    """In so many rounds at the end nobody may ask for one."""
    points: str = field(default="", metadata=later(5))
    """What results give (`core.values.scale`), such as `3-1-0`; empty for 1, ½ and 0."""
    chess960: bool = field(default=False, metadata=later(7))
    """Whether the games of a round begin from one of 960 positions, drawn by lot for all of them."""

    @property
    def scale(self) -> Scale:
        """What results and rounds without a game are worth."""
        return Scale.of(self.points)

    def with_rounds(self, rounds: int) -> Regulations:
        """Return the same regulations for so many rounds."""
        return replace(self, rounds=rounds)

    def checked(self) -> Regulations:
        """Return these regulations; raise `Refusal` for a number that cannot be. How many rounds, the system says."""
        if not 0 <= self.team_best < MOST_COUNTED:
            raise Refusal(said("The best {count} cannot count for a team.", count=self.team_best), field="team_best")
        if not 1 <= self.first_board <= FIRST_BOARDS:
            raise Refusal(said("Boards begin with 1 to {most}.", most=FIRST_BOARDS), field="first_board")
        if not 0 <= self.byes_most <= self.rounds or not 0 <= self.byes_not_last <= self.rounds:
            wrong = said("Byes on request are limited by numbers of rounds, 0 to {rounds}.", rounds=self.rounds)
            raise Refusal(wrong, field="byes")
        return self


def limits_of(regulations: Regulations) -> tuple[int, int, int]:
    """Return the numbers that a form takes as typed, and that are checked when they change."""
    return regulations.first_board, regulations.byes_most, regulations.byes_not_last
