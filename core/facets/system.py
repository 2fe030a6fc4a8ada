"""What a system is: a value made of facets, each with a small protocol. A facet is a class or a module of its package.

Who asks a system goes through its facets and never into its package. A facet that is None has no screen, no
command and no paper; `System.lacks` says so in one sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar, cast

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.options import Options
from paircard.core.event.standing_of_rounds import over_half
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.first_colour import INITIAL_COLOUR, FirstColourWords
from paircard.core.facets.norm_format import Format
from paircard.core.values.by_article import with_article
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.announced_facts import LotsDrawn
    from paircard.core.event.facts import Fact
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.display import Display
    from paircard.core.facets.asked.duel import Duel
    from paircard.core.facets.asked.entry import Entry
    from paircard.core.facets.asked.exchange import Exchange
    from paircard.core.facets.asked.explain import Explain
    from paircard.core.facets.asked.groups import Groups
    from paircard.core.facets.asked.law import Law
    from paircard.core.facets.asked.live import Live
    from paircard.core.facets.asked.meetings import Meetings
    from paircard.core.facets.asked.papers import Papers
    from paircard.core.facets.asked.rounds import Rounds
    from paircard.core.facets.asked.score import Score
    from paircard.core.facets.asked.seating import Seating
    from paircard.core.facets.asked.square import Square
    from paircard.core.facets.asked.steps import Steps
    from paircard.core.facets.asked.tables import Tables
    from paircard.core.facets.asked.teach import Teach
    from paircard.core.facets.asked.tree import Tree
    from paircard.core.facets.asked.worth import Worth
    from paircard.core.facets.groups import ScoreGroup
    from paircard.core.facets.knocked_out import KnockedOut
    from paircard.core.facets.own_points import OwnPoints
    from paircard.core.facets.replayed import Replayed, RoundsTold
    from paircard.core.facets.reported import ChoicesTold, Reported
    from paircard.core.values.colour import Float
    from paircard.core.values.preference import Preference
    from paircard.core.values.said import Words

FacetName = Literal["explain", "groups", "steps", "teach", "by_hand"]
"""What a system may be without."""

Facet = TypeVar("Facet")  # no words: a name


class _WhenAsked:
    """A facet that is loaded when somebody asks for it: a start waits for none that it has no use for."""

    def __init__(self, where: str) -> None:
        self._where = where

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, system: object, owner: type) -> object:
        name, _, made = self._where.partition(":")
        module = import_module(name, self._owner.__module__.rpartition(".")[0])
        facet: object = getattr(module, made)() if made else module
        setattr(self._owner, self._name, facet)  # from now on it is simply there
        return facet


def when_asked(where: str) -> Any:
    """Return a facet by where it is found: `.law:Law`, a class in the package of the system, or `.law`, a module."""
    return _WhenAsked(where)


class System:
    """A way to make rounds."""

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
    fixed_by_round_1: ClassVar[tuple[str, ...]] = ()
    """The regulations that FIDE mode, or the system itself, lets nobody change once round 1 is paired, by name."""
    tie_break_book: ClassVar[str] = "c07-2026"
    """The profile that a code means in its events which names none: as it is in force, unless its rules are older."""
    articles: ClassVar[Mapping[Matter, str]] = {}
    """Which article of its book says so; what is not here is plain sense in it, and named without one."""
    numbers_by_lot: ClassVar[bool] = False
    """Whether its book has the numbers drawn by lot: it is asked once, before they are fixed."""
    one_bye: ClassVar[tuple[str, ...]] = ()
    """The articles against which it is that a round has more than one bye worth a point."""
    undoes_brackets: ClassVar[bool] = False
    """Whether a bracket may be paired anew for the sake of another, or joined with it: then its brackets tell so."""
    frees_over_half: ClassVar[bool] = False
    """Whether over 50 % takes the absolute class of a preference away in the last round."""
    needs_ratings: ClassVar[bool] = False
    """Whether nobody is paired without a rating."""
    full_point_byes: ClassVar[bool] = False
    """Whether the rules know a whole point without playing, given on request beside the bye of the pairing."""
    half_point_byes: ClassVar[bool] = False
    """Whether the rules know half a point without playing, given on request; other events may allow it all the same."""
    byes_called: ClassVar[Mapping[str, str]] = {}
    """What the byes on request mean where they are not points, by the letter that asks for one: `h`, `f`."""
    integrity_told: ClassVar[bool] = False
    """Whether a pairing by hand is held against that of the program: reports tell where it is another."""
    pairs_positions: ClassVar[bool] = False
    """Whether it pairs a position that another program hands in."""
    by_ranking: ClassVar[bool] = False
    """Whether neighbours in a ranking meet, whatever was played before: it pairs any round of players, no criteria of a
    bracket say why, and what is explained is who was left out."""
    exchanges_halves: ClassVar[bool] = True
    """Whether S1 and S2 of a score group exchange players where there is no pairing without it."""
    norm_format: ClassVar[Format] = Format.SWISS
    """What it is called where title norms are judged (B.01 1.4.2e)."""
    order_told: ClassVar[str] = ""
    """What makes the order of a table where the points of the games do not, and what those are; to be said by `tr`."""
    several_games: ClassVar[bool] = False
    """Whether somebody may have several games in one round; otherwise a journal that tells so is damaged."""
    ends_early: ClassVar[bool] = False
    """Whether a match of several games is over as soon as it is decided."""
    shares_places: ClassVar[bool] = False
    """Whether who has come equally far shares a place, so that a new event has no tie-breaks."""
    not_carried: ClassVar[str] = mark("its rounds have no place for a game of an earlier stage.")
    """Why games of an earlier stage cannot count in it, as it stands in the code; empty where they can."""
    without: ClassVar[Mapping[FacetName, str]] = {}
    """Why it has no such facet, in one sentence, as it stands in the code."""
    first_colour: ClassVar[FirstColourWords] = INITIAL_COLOUR
    """How the colour that is drawn before round 1 is asked for and told."""
    options: ClassVar[type[Options] | None] = None
    """What an event may choose; None where there is nothing, or it stands in the regulations themselves."""

    entry: Entry = when_asked("paircard.core.facets.ordinary:Entry")
    """Who may enter, leave and come back."""
    rounds: Rounds
    """How rounds are made."""
    law: Law = when_asked("paircard.core.facets.ordinary:Law")
    """What may be done."""
    worth: Worth = when_asked("paircard.core.facets.ordinary:Worth")
    """What a round without an opponent is worth."""
    tables: Tables = when_asked("paircard.core.facets.ordinary:Tables")
    """How the table is made."""
    exchange: Exchange = when_asked("paircard.core.facets.ordinary:Exchange")
    """How reports name it."""
    papers: Papers | None = None
    """Its own papers; None where every paper is as for other systems, and nothing more is announced."""
    explain: Explain | None = None
    """Why a round is as it is."""
    meetings: Meetings | None = None
    """Why a round is as it is, where a table made it."""
    seating: Seating | None = None
    """Where everybody sits and goes, where they move along boards that stay."""
    score: Score | None = None
    """The score of one side against another, where that is the table."""
    duel: Duel | None = None
    """The match of two, where it is one."""
    display: Display | None = None
    """Who gives games to everybody else, where somebody does."""
    groups: Groups | None = None
    """The live view."""
    live: Live | None = None
    """The live view, where it is a table."""
    square: Square | None = None
    """The live view, where everybody of one team meets everybody of another."""
    tree: Tree | None = None
    """The live view, where it is a tree."""
    steps: Steps | None = None
    """The literal procedure."""
    teach: Teach | None = None
    """Questions about it."""
    exercises: Any = None
    """What lessons ask of its tables, trees and scores, as `core.systems.exercises` has it; nothing of others."""

    @property
    def posted(self) -> bool:
        """Whether all rounds are made before the first game, so that none rests on the results of another."""
        return self.rounds.beforehand

    def gives_half_points(self, tournament: Tournament) -> bool:
        """Whether who asks has half a point without playing: the event allows it, or it means something of its own."""
        return tournament.regulations.half_point_byes or "h" in self.byes_called

    def draws_colour(self, tournament: Tournament) -> bool:
        """Whether an event draws a colour by lot before round 1, as it has chosen."""
        return self.entry.draws_colour

    def over(self, tournament: Tournament) -> bool:
        """Whether an event is decided, so that no further round is made though the regulations have some."""
        return False

    def colour_lots(self, tournament: Tournament, seed: str) -> Sequence[LotsDrawn]:
        """Draw what gives the colours of the next round, where lots are drawn for every round; otherwise nothing."""
        return ()

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:
        """Return the games that may decide a drawn match by what they are called, the announced ones first.

        Minutes, seconds a move, and the minutes of Black where White must win.
        """
        return {}

    def draw_of_numbers(self, tournament: Tournament) -> str:
        """Return how numbers are drawn, as the journal tells it; empty for a draw among all."""
        return ""

    def numbered(
        self, tournament: Tournament, by_strength: Sequence[ContestantId], lots: Sequence[ContestantId]
    ) -> tuple[ContestantId, ...]:
        """Return who gets number 1, 2 and so on, from an order that lots have given."""
        return tuple(lots)

    def against_numbers(
        self, tournament: Tournament, by_strength: Sequence[ContestantId], slips: Sequence[ContestantId]
    ) -> Refusal | None:
        """Return why numbers cannot have been drawn so from slips; None where they can."""
        return None

    def reached(self, tournament: Tournament, after: int) -> Mapping[ContestantId, int] | None:
        """Return how far everybody has come after a round, more is better; None where points make the order."""
        return None

    def own_points(self, tournament: Tournament, after: int) -> OwnPoints | None:
        """Return the points of everybody after a round by which the system itself ranks; None where games alone do."""
        return None

    def knocked_out(self, tournament: Tournament) -> KnockedOut | None:
        """Return who is out so far, round by round; None where nobody goes out by losing."""
        return None

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Return the event of a report that names this system, where its rounds follow from its results; else None."""
        return None

    def corrected(self, tournament: Tournament, corrected: tuple[Fact, ...]) -> Sequence[str]:
        """Say what a correction of an earlier round does, where it does not act on pairings still to be made."""
        return ()

    def numbers(self, tournament: Tournament) -> Mapping[ContestantId, PairingNumber] | None:
        """Return the pairing number of everybody where the system gives them; None where round 1 fixes them for good.

        Players of equal scores then go by these numbers.
        """
        return None

    def named_by(self, code: str) -> bool:
        """Whether record 192 of a report names this system, so that its rounds were paired by these rules."""
        return False

    def preference(self, tournament: Tournament, id_: ContestantId) -> Preference:
        """Return the colour that somebody is due in the next round, and how strongly: by the table of A7."""
        return tournament.cards[id_].preference(over_half=over_half(tournament, id_))

    def reads_ratings(self, tournament: Tournament) -> bool:
        """Tell whether ratings decide in the next round, so that they belong on the cards of whoever pairs it."""
        return self.needs_ratings

    def in_fide_mode(self, tournament: Tournament) -> bool:
        """Whether nothing that FIDE does not allow may be done in the event: chosen, and not left since."""
        chosen = tournament.regulations.options
        return chosen is not None and chosen.fide_mode and tournament.facts.fide_mode_left is None

    def outside_fide_mode(self, tournament: Tournament) -> bool:
        """Whether it knows FIDE mode, and the event is not in it: then every page says so."""
        knows = self.options is not None and self.options.has_fide_mode
        return knows and not self.in_fide_mode(tournament)

    def against_fide_mode(self, before: Tournament, new: Regulations) -> Refusal | None:
        """Return why an event would not have other regulations in FIDE mode, whether or not it has left the mode."""
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

    def options_reported(self, told: Reported) -> Options | None:
        """Return what a report that names the system has chosen; None where that is not in its rules."""
        return None

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """Return what follows from a pairing card for the next round, by what it is about.

        Nothing where no pairing rests on it. What it is about is at most eleven columns wide.
        """
        return {}

    def about_group(self, group: ScoreGroup) -> Iterable[str]:
        """Yield how the numbers of a score group or bracket come about; nothing where it has none."""
        return ()

    def figures_of_group(self, group: ScoreGroup) -> Iterable[str] | None:
        """Yield what its book counts in a group, a few words each; None where that is p and x (A6, A8)."""
        return None

    def alone_has(self, tournament: Tournament) -> Iterable[Words]:
        """Return what an event has by these rules that others do not know, when it is paired by those."""
        return ()

    def reads_otherwise(self, tournament: Tournament) -> Iterable[Words]:
        """Return what of an event by other rules these do not know, and how they read it."""
        return ()

    def floats(self, tournament: Tournament) -> Mapping[ContestantId, Sequence[Float]]:
        """Return the floats of everybody, line by line of their cards: as recorded, unless the rules read otherwise."""
        return {id_: tuple(line.float for line in card.lines) for id_, card in tournament.cards.items()}

    def choices_told(self, tournament: Tournament) -> ChoicesTold:
        """Return what a report has to tell of an event beside the name of the rules: other points, if any."""
        from paircard.core.facets.reported import ChoicesTold

        scale = tournament.regulations.scale
        return ChoicesTold(scale, scale.win)

    def bye_worth(self, tournament: Tournament) -> int:
        """Return what a bye of the pairing gives in an event, in half points."""
        return self.worth.free_round

    def byes_allowed(self, tournament: Tournament) -> tuple[int, str]:
        """Return how many byes with points somebody may have in an event, 0 for any number, and by which article."""
        return tournament.regulations.byes_most, self.article("halves")

    def article(self, matter: Matter) -> str:
        """Return the article of its book about something; empty where it has none."""
        return self.articles.get(matter, "")

    def refusal(self, matter: Matter, words: str | Words, field: str = "") -> Refusal:
        """Return a refusal by what its book has about something; of plain sense where it has nothing."""
        return Refusal(words, self.article(matter), field)

    def citing(self, sentence: str, *matters: Matter) -> str:
        """Return a sentence with what its book has about some matters; as it is where that is nothing."""
        return with_article(sentence, ", ".join(dict.fromkeys(filter(None, map(self.article, matters)))))

    def lacks(self, facet: FacetName) -> str:
        """Say in one sentence why there is no such facet; empty where there is one."""
        return tr(self.without[facet]) if facet in self.without else ""


def needed(system: System, facet: Facet | None, name: FacetName) -> Facet:
    """Return a facet; refuse in one sentence where the system has none."""
    if facet is None:
        raise Refusal(system.lacks(name))
    return facet


def system_of(tournament: Tournament) -> System:
    """Return the system that pairs a stage: whatever depends on it is asked of its facets."""
    return cast("System", tournament.pairing_system)  # a catalogue is one of systems; an event knows the less of them


def systems_of(tournament: Tournament) -> Mapping[str, System]:
    """Return the systems among which an event may choose, by their keys."""
    return cast("Mapping[str, System]", tournament.catalogue)
