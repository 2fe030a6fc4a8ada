"""C1 - C3 and the colours of C.04.1, and what C.04.2 4.3 and 4.4 let stand of a published pairing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

from core.colour import Colour
from core.errors import Refusal
from core.event.facts import (
    ColoursCorrected,
    EntrantCorrected,
    Fact,
    ResultCorrected,
    RoundPublished,
    RoundUnpaired,
)
from core.event.ids import PlayerId
from core.event.round import Round
from core.event.tournament import Tournament
from core.language import tr
from core.said import said
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.legality import refused_bye, refused_pair
from core.systems.dutch2026.position import Player, Position
from core.systems.dutch2026.rules import basic, dutch, handling
from core.text import clean

PUBLISHED, CORRECTED = handling("4.4"), handling("4.3")

# --- what a pairing breaks ---------------------------------------------------------------------------------


def forbids(before: Tournament, white: PlayerId, black: PlayerId) -> Refusal | None:
    """Return why two players may not be paired with these colours (C1, C3; C.04.1 6, 7), None when they may."""
    return next(_against(before, position(before), white, black), None)


def breaches(before: Tournament, pairs: Iterable[tuple[PlayerId, PlayerId]], bye: PlayerId | None) -> list[Refusal]:
    """Return what a pairing of the next round breaks, one breach a pair."""
    state = position(before)
    found = [broken for pair in pairs if (broken := next(_against(before, state, *pair), None))]
    if bye is not None and (player := _players(state).get(bye)) and (barred := refused_bye(player)):
        found.append(Refusal(barred.said, barred.article))
    return found


def _against(before: Tournament, state: Position, white: PlayerId, black: PlayerId) -> Iterator[Refusal]:
    players = _players(state)
    one, other = players.get(white), players.get(black)
    if one is None or other is None:
        return
    if broken := refused_pair(state, one, other):
        yield Refusal(broken.said, broken.article)
    elif not (one.topscorer or other.topscorer):
        yield from _colour_against(before, one, "W")
        yield from _colour_against(before, other, "B")


def _players(state: Position) -> dict[PlayerId, Player]:
    return {player.id: player for player in state.players}


def _colour_against(before: Tournament, player: Player, given: Colour) -> Iterator[Refusal]:
    name = {"player": before.label(player.id)}
    if abs(player.difference + (1 if given == "W" else -1)) > 2:
        if given == "W":
            wrong = said("{player} would have White three times more often than Black: give Black.", **name)
        else:
            wrong = said("{player} would have Black three times more often than White: give White.", **name)
        yield Refusal(wrong, basic("6"))
    elif player.colours[-2:] == 2 * given:
        if given == "W":
            wrong = said("{player} would have White for the third time running: give Black.", **name)
        else:
            wrong = said("{player} would have Black for the third time running: give White.", **name)
        yield Refusal(wrong, basic("7"))


def without_legal_pairing(before: Tournament) -> bool:
    """Whether no complete pairing satisfies C1 - C3 (1.9.3)."""
    try:
        return not before.proposal
    except Refusal as refusal:
        return refusal.article == dutch("1.9.3")


def kept() -> str:
    """Say what a pairing by hand keeps."""
    return tr("C1, C2 and C3 are kept.")


def on_paper(tournament: Tournament) -> str:
    """Say the absolute criteria for whoever has no program at hand."""
    return tr(
        "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (C1), nobody "
        "has a second bye (C2), and nobody has one colour three times running or three times more often than the other "
        "(C3).",
        round=tournament.next_round,
    )


# --- what is fixed -----------------------------------------------------------------------------------------


def may_write(tournament: Tournament, number: int) -> Refusal | None:
    """Let results of the last round be written; a change in an earlier one is a correction (4.3)."""
    last = len(tournament.rounds)
    if number >= last:
        return None
    return Refusal(
        said(
            "Round {last} is already paired: a change in round {round} is a correction and needs a reason.",
            last=last,
            round=number,
        ),
        CORRECTED,
    )


def reason_to_correct() -> str:
    """Return the article of corrections."""
    return CORRECTED


def first_colour_fixed(tournament: Tournament) -> Refusal | None:
    """Return that the colours of all rounds rest on the lot (5.1)."""
    if not tournament.rounds:
        return None
    return Refusal(said("Round 1 is paired: the initial colour is fixed."), dutch("5.1"))


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the current pairing back; refuse a published one that breaks nothing (4.4)."""
    current = _current(tournament)
    if current.begun:
        raise Refusal(
            said(
                "Round {round} is being played: its pairing cannot be taken back. Pair it anew, and the boards "
                "that stay keep their results; or undo.",
                round=current.number,
            ),
            PUBLISHED,
        )
    undo = _opened_again(tournament, current, reason)
    if undo is None:
        raise _stands(current)
    return undo


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
    """Open the current round for a new pairing after a correction.

    Refuses where the pairing is published or being played and breaks nothing, unless somebody gives a reason: one of
    those of 4.4, or after a correction that was notified in time (4.3).
    """
    current = _current(tournament)
    if undo := _opened_again(tournament, current, "re-paired", corrected):
        return undo
    decides = arbiter_decides(tournament, current, corrected)
    stands = _open_to_decision(current) if decides else _stands(current)
    if not override:
        raise stands
    reason = clean(override)
    if not reason:
        raise Refusal(said("Changing a published pairing needs a reason: type one."), stands.article, "reason")
    article = CORRECTED
    return RoundUnpaired(current.number, f"{article}: {reason}" if decides else reason, "" if decides else PUBLISHED)


def arbiter_decides(tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
    """Whether a published pairing is open to a decision: not yet played, and corrected since it was published."""
    if current.begun or not current.published:
        return False
    happened = [entry.event for entry in tournament.in_force]
    later = takewhile(lambda event: not isinstance(event, RoundPublished), reversed(happened))
    return any(map(_is_correction, (*corrected, *later)))


def _current(tournament: Tournament) -> Round:
    if tournament.current is None:
        raise Refusal(said("No round is paired yet."))
    return tournament.current


def _opened_again(
    tournament: Tournament, current: Round, reason: str, corrected: tuple[Fact, ...] = ()
) -> RoundUnpaired | None:
    """Return the fact that takes a pairing back, None where it stands; `corrected` has happened before."""
    undo = RoundUnpaired(current.number, clean(reason))
    if not current.published and not current.begun:
        return undo
    before = tournament.imagine(*corrected, undo)
    taking_part = frozenset(before.to_pair)
    pairs = [pair for pair in current.pairs if taking_part.issuperset(pair)]
    broken = breaches(before, pairs, current.bye if current.bye in taking_part else None)
    return replace(undo, reason=f"{PUBLISHED}: {broken[0].said.in_english()}") if broken else None


def _is_correction(event: Fact) -> bool:
    if isinstance(event, EntrantCorrected):
        return bool(event.reason)  # a name needs none, a rating does
    return isinstance(event, ResultCorrected | ColoursCorrected)


def _open_to_decision(current: Round) -> Refusal:
    return Refusal(
        said(
            "Round {round} is published. It is not yet played and something it rests on was corrected, so you decide "
            "whether it is paired anew; that needs a reason.",
            round=current.number,
        ),
        CORRECTED,
    )


def _stands(current: Round) -> Refusal:
    if current.begun:
        return Refusal(
            said(
                "Round {round} is being played: a correction counts for pairings still to be made. Overriding this "
                "needs a reason.",
                round=current.number,
            ),
            CORRECTED,
        )
    return Refusal(
        said(
            "The pairing of round {round} is published: it changes only for a rematch by mistake, as the event's rules "
            "allow, for a late entry or between unpaired players. Overriding this needs a reason.",
            round=current.number,
        ),
        PUBLISHED,
    )
