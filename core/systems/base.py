"""What a system is: a value made of facets, each with a small protocol. A facet is a module of the system's package.

Who asks a system goes through its facets and never into its package. A facet that is None has no screen, no
command and no paper; `System.lacks` says so in one sentence.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from core.event.ids import PairingNumber, PlayerId
from core.systems.facets import (
    Display,
    Duel,
    Entry,
    Exchange,
    Explain,
    Groups,
    Law,
    Live,
    Matter,
    Meetings,
    Papers,
    Rounds,
    Score,
    Seating,
    Square,
    Steps,
    Tables,
    Teach,
    Tree,
    Worth,
)
from core.systems.options import Options
from core.values.by_article import with_article
from core.values.errors import Refusal
from core.values.language import mark, tr
from core.values.said import said

if TYPE_CHECKING:
    from core.event.facts import Fact, LotsDrawn
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament
    from core.systems.kit.groups import ScoreGroup
    from core.systems.kit.knocked_out import KnockedOut
    from core.systems.kit.replayed import Replayed, RoundsTold
    from core.systems.reported import Reported
    from core.values.colour import Float
    from core.values.preference import Preference
    from core.values.said import Words

FacetName = Literal["explain", "groups", "steps", "teach", "by_hand"]
"""What a system may be without."""

Facet = TypeVar("Facet")  # no words: a name


class System(ABC):
    """A way to make rounds. Its facets are loaded when somebody asks for them."""

    key: ClassVar[str]
    """Short name kept in the regulations."""
    name: ClassVar[str]
    """Name for people, as it stands in the code."""
    called: ClassVar[str] = ""
    """What a form calls it, in a word or two, as it stands in the code; nothing for its name."""
    serves: ClassVar[str] = ""
    """What it is for, in one line, as it stands in the code."""
    asks: ClassVar[frozenset[str]] = frozenset()
    """The choices of the event that mean something to it: `rounds`, `half`, `c6`, `points` other than 1, ½ and 0;
    `lists` of who does not meet."""
    contestants: ClassVar[Literal["players", "teams"]] = "players"
    """Who meets whom in it."""
    most_contestants: ClassVar[int] = 0
    """So many contest it; 0 where any number may."""
    tie_breaks: ClassVar[tuple[str, ...]] = ()
    """What a new event has, unless others are chosen; nothing for those of a Swiss."""
    articles: ClassVar[Mapping[Matter, str]] = {}
    """Which article of its book says so; what is not here is plain sense in it, and named without one."""
    numbers_by_lot: ClassVar[bool] = False
    """Whether its book has the numbers drawn by lot: it is asked once, before they are fixed."""
    one_bye: ClassVar[tuple[str, ...]] = ()
    """The articles against which it is that a round has more than one bye worth a point."""
    frees_over_half: ClassVar[bool] = False
    """Whether over 50 % takes the absolute class of a preference away in the last round."""
    full_point_byes: ClassVar[bool] = False
    """Whether the rules know a whole point without playing, given on request beside the bye of the pairing."""
    half_point_byes: ClassVar[bool] = False
    """Whether the rules know half a point without playing, given on request; other events may allow it all the same."""
    pairs_positions: ClassVar[bool] = False
    """Whether it pairs a position that another program hands in."""
    exchanges_halves: ClassVar[bool] = True
    """Whether S1 and S2 of a score group exchange players where there is no pairing without it."""
    several_games: ClassVar[bool] = False
    """Whether somebody may have several games in one round; otherwise a journal that tells so is damaged."""
    ends_early: ClassVar[bool] = False
    """Whether a match of several games is over as soon as it is decided."""
    shares_places: ClassVar[bool] = False
    """Whether who has come equally far shares a place, so that a new event has no tie-breaks."""
    not_carried: ClassVar[str] = mark("its rounds have no place for a game of an earlier stage.")
    """Why games of an earlier stage cannot count in it, as it stands in the code; empty where they can."""
    options: ClassVar[type[Options] | None] = None
    """What an event may choose; None where there is nothing, or it stands in the regulations themselves."""

    @property
    @abstractmethod
    def entry(self) -> Entry:
        """Who may enter, leave and come back."""

    @property
    @abstractmethod
    def rounds(self) -> Rounds:
        """How rounds are made."""

    @property
    @abstractmethod
    def law(self) -> Law:
        """What may be done."""

    @property
    @abstractmethod
    def worth(self) -> Worth:
        """What a round without an opponent is worth."""

    @property
    @abstractmethod
    def tables(self) -> Tables:
        """How the table is made."""

    @property
    @abstractmethod
    def exchange(self) -> Exchange:
        """How reports name it."""

    @property
    def papers(self) -> Papers | None:
        """Its own papers; None where every paper is as for other systems, and nothing more is announced."""
        return None

    @property
    def explain(self) -> Explain | None:
        """Why a round is as it is."""
        return None

    @property
    def meetings(self) -> Meetings | None:
        """Why a round is as it is, where a table made it."""
        return None

    @property
    def seating(self) -> Seating | None:
        """Where everybody sits and goes, where they move along boards that stay."""
        return None

    @property
    def score(self) -> Score | None:
        """The score of one side against another, where that is the table."""
        return None

    @property
    def duel(self) -> Duel | None:
        """The match of two, where it is one."""
        return None

    @property
    def display(self) -> Display | None:
        """Who gives games to everybody else, where somebody does."""
        return None

    @property
    def groups(self) -> Groups | None:
        """The live view."""
        return None

    @property
    def live(self) -> Live | None:
        """The live view, where it is a table."""
        return None

    @property
    def square(self) -> Square | None:
        """The live view, where everybody of one team meets everybody of another."""
        return None

    @property
    def tree(self) -> Tree | None:
        """The live view, where it is a tree."""
        return None

    @property
    def steps(self) -> Steps | None:
        """The literal procedure."""
        return None

    @property
    def teach(self) -> Teach | None:
        """Questions about it."""
        return None

    @property
    def exercises(self) -> Any:
        """What lessons ask of its tables, trees and scores, as `core.systems.exercises` has it; nothing of others."""
        return None

    def draws_colour(self, tournament: Tournament) -> bool:  # noqa: ARG002
        """Whether an event draws a colour by lot before round 1, as it has chosen."""
        return self.entry.draws_colour

    def over(self, tournament: Tournament) -> bool:  # noqa: ARG002
        """Whether an event is decided, so that no further round is made though the regulations have some."""
        return False

    def colour_lots(self, tournament: Tournament, seed: str) -> Sequence[LotsDrawn]:  # noqa: ARG002
        """Draw what gives the colours of the next round, where lots are drawn for every round; otherwise nothing."""
        return ()

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:  # noqa: ARG002
        """Return the games that may decide a drawn match by what they are called, the announced ones first.

        Minutes, seconds a move, and the minutes of Black where White must win.
        """
        return {}

    def seeded(self, tournament: Tournament) -> int:  # noqa: ARG002
        """Return how many keep the number of their rating when numbers are drawn."""
        return 0

    def reached(self, tournament: Tournament, after: int) -> Mapping[PlayerId, int] | None:  # noqa: ARG002
        """Return how far everybody has come after a round, more is better; None where points make the order."""
        return None

    def knocked_out(self, tournament: Tournament) -> KnockedOut | None:  # noqa: ARG002
        """Return who is out so far, round by round; None where nobody goes out by losing."""
        return None

    def replayed(self, told: RoundsTold) -> Replayed | None:  # noqa: ARG002
        """Return the event of a report that names this system, where its rounds follow from its results; else None."""
        return None

    def corrected(self, tournament: Tournament, corrected: tuple[Fact, ...]) -> Sequence[str]:  # noqa: ARG002
        """Say what a correction of an earlier round does, where it does not act on pairings still to be made."""
        return ()

    def numbers(self, tournament: Tournament) -> Mapping[PlayerId, PairingNumber] | None:  # noqa: ARG002
        """Return the pairing number of everybody where the system gives them; None where round 1 fixes them for good.

        Players of equal scores then go by these numbers.
        """
        return None

    def named_by(self, code: str) -> bool:  # noqa: ARG002
        """Whether record 192 of a report names this system, so that its rounds were paired by these rules."""
        return False

    def preference(self, tournament: Tournament, id_: PlayerId) -> Preference:
        """Return the colour that somebody is due in the next round, and how strongly: by the table of A7."""
        return tournament.cards[id_].preference(over_half=tournament.over_half(id_))

    def in_fide_mode(self, tournament: Tournament) -> bool:  # noqa: ARG002
        """Whether nothing that FIDE does not allow may be done in the event."""
        return False

    def against_fide_mode(self, before: Tournament, new: Regulations) -> Refusal | None:  # noqa: ARG002
        """Return why an event cannot have other regulations in FIDE mode."""
        return None

    def against_points(self, regulations: Regulations) -> Refusal | None:
        """Return why results cannot give what regulations say; None where they can."""
        if regulations.scale.usual or "points" in self.asks:
            return None
        only = said("{system} knows 1, ½ and 0 only: other points are not in its rules.", system=tr(self.name))
        return Refusal(only, field="points")

    def answered(self, value: object, method: Literal["search", "procedure"]) -> dict[str, Any]:
        """Return the pairs of a position in plain values; raise `Malformed` for what is none."""
        raise NotImplementedError

    def options_reported(self, told: Reported) -> Options | None:  # noqa: ARG002
        """Return what a report that names the system has chosen; None where that is not in its rules."""
        return None

    def on_card(self, tournament: Tournament, id_: PlayerId) -> Mapping[str, str]:  # noqa: ARG002
        """Return what follows from a pairing card for the next round, by what it is about; nothing where A - F say it.

        What it is about is at most eleven columns wide.
        """
        return {}

    def about_group(self, group: ScoreGroup) -> Iterable[str]:  # noqa: ARG002
        """Yield how the numbers of a score group or bracket come about; nothing where A3 - A8 say it."""
        return ()

    def figures_of_group(self, group: ScoreGroup) -> Iterable[str] | None:  # noqa: ARG002
        """Yield what its book counts in a group, a few words each; None where that is p and x (A6, A8)."""
        return None

    def alone_has(self, tournament: Tournament) -> Iterable[Words]:  # noqa: ARG002
        """Return what an event has by these rules that others do not know, when it is paired by those."""
        return ()

    def reads_otherwise(self, tournament: Tournament) -> Iterable[Words]:  # noqa: ARG002
        """Return what of an event by other rules these do not know, and how they read it."""
        return ()

    def floats(self, tournament: Tournament) -> Mapping[PlayerId, Sequence[Float]]:
        """Return the floats of everybody, line by line of their cards: as recorded, unless the rules read otherwise."""
        return {id_: tuple(line.float for line in card.lines) for id_, card in tournament.cards.items()}

    def records(self, tournament: Tournament) -> Iterable[str]:
        """Return what a report has to say of the rules beside their name, as records of TRF26: other points, if any."""
        from core.systems.kit.point_records import point_records

        scale = tournament.regulations.scale
        return point_records(scale, scale.win)

    def bye_worth(self, tournament: Tournament) -> int:  # noqa: ARG002
        """Return what a bye of the pairing gives in an event, in half points."""
        return self.worth.free_round

    def article(self, matter: Matter) -> str:
        """Return the article of its book about something; empty where it has none."""
        return self.articles.get(matter, "")

    def citing(self, sentence: str, *matters: Matter) -> str:
        """Return a sentence with what its book has about some matters; as it is where that is nothing."""
        return with_article(sentence, ", ".join(dict.fromkeys(filter(None, map(self.article, matters)))))

    def lacks(self, facet: FacetName) -> str:  # noqa: ARG002
        """Say in one sentence why there is no such facet; empty where there is one."""
        return ""


def needed(system: System, facet: Facet | None, name: FacetName) -> Facet:
    """Return a facet; refuse in one sentence where the system has none."""
    if facet is None:
        raise Refusal(system.lacks(name))
    return facet
