"""A round of a cup: the matches of the tree, once every match before it is decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.match import Match
from paircard.core.event.numbering import fixed_numbers, without_number
from paircard.core.event.on_boards import colours_of_boards, turned
from paircard.core.event.order_of_equals import undecided
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import Need, Wanting, need_ready, needs_first_colour
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.team_options import team_options
from paircard.core.facets.trace import Sink
from paircard.core.systems.kit.play_offs import DRAWN_CUP
from paircard.core.systems.knockout.colours import COLOURS
from paircard.core.systems.knockout.drawing import Pair, at_home_first, by_lots, decided, drawn, purposes
from paircard.core.systems.knockout.options import options_of
from paircard.core.systems.knockout.skeleton import FEWEST, MOST, SEEDING, skeleton
from paircard.core.systems.knockout.tree import Spot, grown
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.core.values.said import Words, said, said_n

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.wall_chart import WallChart

beforehand = False
most = 12


def advice_on_rounds(regulations: Regulations) -> str:
    """Say nothing: the number of players decides how many rounds there are."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:
    """Say how many play before the slots meet, and who goes through."""
    cup = skeleton(len(tournament.registrations))
    if not cup.preliminary or tournament.rounds:
        return ""
    matches = trn("{count} match", "{count} matches", len(cup.preliminary))
    through = trn("{count} goes through", "{count} go through", cup.free)
    fields = {"matches": matches, "through": through, "left": cup.size}
    return tr("Preliminary round: {matches}, {through}, {left} are left then (B.VI D2).", **fields)


def most_among(entered: int) -> int:
    """Return the limit of all cups: the number of players decides how many rounds there are."""
    return most


def planned(tournament: Tournament) -> int:
    """Return how many rounds there are for those entered; once round 1 is made that stands."""
    if tournament.rounds:
        return tournament.regulations.rounds
    n = len(tournament.registrations)
    return rounds_of(n) if FEWEST <= n <= MOST else 0


def rounds_of(n: int) -> int:
    """Return how many rounds a cup of n players has.

    >>> rounds_of(22), rounds_of(16)
    (5, 4)
    """
    cup = skeleton(n)
    return cup.rounds + bool(cup.preliminary)


def under_way(tournament: Tournament) -> int:
    """Return the round made last."""
    return len(tournament.rounds)


def needs(tournament: Tournament) -> Iterator[Need]:
    """Yield what the next round needs: a decision of every match before it, a field, an order, a colour."""
    if tournament.rounds:
        yield from _of_matches(tournament)
        if tournament.all_paired:
            yield Need(Wanting.ROUND, Refusal(said("The final is paired: there is no further round.")))
            return
    else:
        yield from _of_the_field(tournament)
    if needs_first_colour(tournament):
        yield Need(Wanting.COLOUR, Refusal(said("Draw or set the colour of number 1 first."), COLOURS))
    elif purposes(tournament, tournament.next_round) and not _lots(tournament):
        yield Need(Wanting.COLOUR, Refusal(_no_lots(tournament), COLOURS))


def _of_matches(tournament: Tournament) -> Iterator[Need]:
    """Yield which matches of the last round are not decided: games without a result first, then drawn matches."""
    round_ = tournament.rounds[-1]
    waiting = [match for match in round_.matches if not match.verdict.decided]
    open_ = [match for match in waiting if not match.verdict.drawn]
    if open_:
        games = [board for match in open_ for board in match.boards if board.result is None or not board.result.settled]
        named = ", ".join(map(round_.place, games[:12])) + (" ..." if len(games) > 12 else "")
        wrong = said_n(
            "Round {round} waits for game {games}.",
            "Round {round} waits for the games {games}.",
            len(games),
            round=round_.number,
            games=named,
        )
        yield Need(Wanting.RESULTS, Refusal(wrong, SEEDING))
    if drawn_ := [match for match in waiting if match.verdict.drawn]:
        yield Need(Wanting.PLAY_OFF, Refusal(_drawn_matches(round_.number, drawn_), DRAWN_CUP))


def _drawn_matches(number: int, matches: Sequence[Match]) -> Words:
    named = ", ".join(str(match.number) for match in matches)
    if len(matches) == 1:
        return said(
            "Match {match} of round {round} is drawn: o on its row opens a play-off, i decides it by lots.",
            match=named,
            round=number,
        )
    return said(
        "Matches {match} of round {round} are drawn: o on a row opens a play-off, i decides by lots.",
        match=named,
        round=number,
    )


def _of_the_field(tournament: Tournament) -> Iterator[Need]:
    try:
        skeleton(len(tournament.registrations))
    except Refusal as refusal:
        yield Need(Wanting.PLAYERS, refusal)
    if gone := [id_ for id_, each in tournament.registrations.items() if each.gone]:
        named = ", ".join(map(tournament.label, gone))
        wrong = said("Strike out who will not play before the table is made: {players}.", players=named)
        yield Need(Wanting.PLAYERS, Refusal(wrong))
    if late := without_number(tournament.facts):
        named = ", ".join(map(tournament.label, late))
        again = said("The lots lack {players}: D on Entrants draws the numbers again.", players=named)
        yield Need(Wanting.ORDER, Refusal(again, SEEDING))
    if not tournament.facts.numbers_given and (equal := undecided(tournament)):
        first = ", ".join(map(tournament.label, sorted(equal, key=tournament.numbers.__getitem__)[:12]))
        wrong = said(
            "Rating and title leave the order of {players} open: D on Entrants draws it by lot, or takes a list.",
            players=first,
        )
        yield Need(Wanting.ORDER, Refusal(wrong, SEEDING))


def _no_lots(tournament: Tournament) -> Words:
    return said("The lots for the colours of round {round} are not drawn.", round=tournament.next_round)


def spots(tournament: Tournament) -> tuple[Spot, ...]:
    """Return the spots of the next round."""
    return grown(tournament).of_round(tournament.next_round)


def playing(tournament: Tournament) -> tuple[Pair, ...]:
    """Return who meets whom in the next round, along the tree."""
    return tuple((spot.upper, spot.lower) for spot in spots(tournament) if spot.upper and spot.lower)


def _lots(tournament: Tournament) -> tuple[Sequence[ContestantId], ...]:
    if tournament.rounds and any(not match.verdict.decided for match in tournament.rounds[-1].matches):
        return ()
    number = tournament.next_round
    return drawn(tournament, number, (id_ for pair in playing(tournament) for id_ in pair))


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:
    """Return the next round; where lots for colours are still to be drawn, as if the upper branch had won them."""
    lots = _lots(tournament)
    pairs = tuple(_pair(tournament, pair, lots) for pair in playing(tournament))
    return Proposal(pairs, None, ("",) * len(pairs), (), _through(tournament))


def _pair(tournament: Tournament, pair: Pair, lots: Sequence[Sequence[ContestantId]]) -> PairMade:
    options = options_of(tournament)
    if options.odd:
        white = tournament.ids[PairingNumber(decided(tournament, pair, tournament.next_round).white)]
        return PairMade(white, pair[1] if white == pair[0] else pair[0])
    (first, second), colours = by_lots(at_home_first(tournament, pair), lots, options.games)
    if tournament.of_teams and len(colours) > 1:  # leg by leg; one leg alone is spread over its boards as anywhere
        boards = colours_of_boards(team_options(tournament.regulations).boards)
        return PairMade(first, second, colours="".join(boards if each == "W" else turned(boards) for each in colours))
    return PairMade(first, second, colours=colours)


def _through(tournament: Tournament) -> tuple[Bye, ...]:
    """Return who goes through without playing: seeds in a preliminary round, and whose opponent has left."""
    tree, number = grown(tournament), tournament.next_round
    if number == 1 and tree.preliminary:
        busy = {id_ for pair in playing(tournament) for id_ in pair}
        ids = [id_ for _, id_ in sorted(tournament.ids.items()) if id_ not in busy]
    else:
        both = (spot.both for spot in tree.of_round(number))
        ids = [upper or lower for upper, lower in both if bool(upper) != bool(lower) and (upper or lower)]  # type: ignore[misc]
    return tuple(Bye(id_, ByeKind.THROUGH, 0) for id_ in ids)


def wall_chart(tournament: Tournament) -> WallChart | None:
    """Return none: a tree goes by its matches."""
    return None


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Make the next round, the number of rounds first."""
    need_ready(tournament)
    number, facts = tournament.next_round, list[Fact]()
    if len(_lots(tournament)) < len(purposes(tournament, number)):
        raise Refusal(_no_lots(tournament), COLOURS)
    if number == 1:
        rounds = rounds_of(len(tournament.registrations))
        if rounds != tournament.regulations.rounds:
            facts.append(RegulationsChanged(tournament.regulations.with_rounds(rounds)))
    proposal = tournament.proposal
    facts.append(RoundPaired(number, proposal.pairs, numbers=fixed_numbers(tournament), byes=proposal.byes))
    return tuple(facts)
