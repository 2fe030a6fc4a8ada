"""The facets of the Burstein System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from paircard.core.facets import ordinary
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.options import options_of
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.seeding import seeding_rounds
from paircard.core.systems.kit.acceleration import baku_of
from paircard.core.systems.kit.announced_limits import announced_limits
from paircard.core.systems.kit.apart import announced
from paircard.core.systems.kit.first_colour_told import first_colour_line
from paircard.core.systems.kit.numbers_told import equals_told
from paircard.core.systems.kit.score_groups import cut_in_halves, with_some_colour
from paircard.core.systems.swiss.choices_told import choices_of
from paircard.core.systems.swiss.facets import groups, law, rounds, steps
from paircard.core.systems.swiss.facets.groups import players_in
from paircard.core.systems.swiss.three_running import against_three
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup
    from paircard.core.facets.reported import ChoicesTold


class Rounds(rounds.Rounds):
    """The pairing itself."""

    book = BOOK


class Groups(groups.Groups):
    """Score groups and brackets."""

    book = BOOK

    def score_groups(self, tournament: Tournament) -> tuple[ScoreGroup, ...]:
        """Return the score groups; after the seeding by the Index, the highest facing the lowest (4.3)."""
        state = BOOK.position(with_some_colour(tournament))
        players = players_in(BOOK, tournament, state)
        if not isinstance(state, Position):
            return cut_in_halves(tuple(players.values()))
        ranked = sorted(state.players, key=lambda player: player.index)
        natural = cut_in_halves(tuple(players[each.number] for each in ranked))
        return tuple(replace(group, s2=group.s2[::-1]) for group in natural)


class Steps(steps.Steps):
    """The rules word by word."""

    book = BOOK


class Law(law.Law):
    """C3 holds for everybody in every round, and so do the colours of C.04.1."""

    book = BOOK

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("C1, C2 and C3 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""
        return tr(
            "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (C1), "
            "nobody has a second bye (C2), and nobody has one colour three times running or three times more often "
            "than the other (C3).",
            round=tournament.next_round,
        )

    def against_colours(self, before: Tournament, white: Any, black: Any) -> Refusal | None:
        """Hold the colours of two against those they have had; the last round seeds nobody, and frees nobody."""
        return against_three(before, white, black)


class Exchange(ordinary.Exchange):
    """Record 192 of FIDE; it says the acceleration."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""
        plain = "Swiss Burstein 2026 (FIDE C.04.4.2)"  # no words: a value of record 092
        accelerated = options_of(tournament).acceleration == "baku"
        return f"{plain}, Baku acceleration" if accelerated else plain  # no words: a value

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""
        return options_of(tournament).code

    def foot(self) -> tuple[str, ...]:
        """Return by which rules an event is paired."""
        return (tr("Rules: Burstein System, C.04.4.2, in force since 1 February 2026."),)


def choices_told(tournament: Tournament) -> ChoicesTold:
    """Return what results and byes give, who is kept apart, and the virtual points."""
    options = options_of(tournament)
    return choices_of(tournament, options.bye_half_points, baku_of(tournament, options))


class Papers(ordinary.Papers):
    """Every paper fits."""

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield numbers, the rounds that seed, what the bye gives, what accelerates, and the initial colour."""
        options = options_of(tournament)
        if tournament.regulations.last_criterion == "alphabet":
            yield tr("Numbers: by rating, then title, then name (C.04.2 2.2); late entries go to their place (2.4).")
        else:
            yield tr("Numbers: by rating, then title (C.04.2 2.2); late entries go to their place (2.4).")
            yield equals_told(tournament)
        yield tr("Pairing: Burstein System in force since 1 February 2026 (C.04.4.2).")
        if seeding := seeding_rounds(tournament.regulations.rounds):
            yield trn(
                "The first round seeds everybody by the FIDE (Dutch) System (1.6).",
                "The first {count} rounds seed everybody by the FIDE (Dutch) System (1.6).",
                seeding,
            )
        points = format_points(tournament.regulations.scale.of_bye(options.bye_half_points))
        yield tr("A pairing-allocated bye gives {points} (C.04.1 3).", points=points)
        if options.acceleration == "baku":
            yield tr("Accelerated by the Baku method (C.04.7): virtual points count for the pairing alone.")
        yield from announced(tournament)
        if tournament.teams:
            from paircard.core.tables.team_scores import how_counted  # all tie-breaks come with it

            yield how_counted(tournament)
        yield from announced_limits(tournament)
        drawn = tuple(first_colour_line(tournament))
        yield from drawn or (tr("Initial colour: by lot, before round 1 is paired (C.04.4.2 5.1)"),)
