"""B1 and B2, the second chance for a pairing by hand (R14), and what F6 and F7 let stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile

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
from core.systems.kit.apart import announced
from core.systems.swiss1998.criteria import illegal
from core.systems.swiss1998.from_tournament import position
from core.values.colour import Colour
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said
from core.values.text import clean

# --- what a pairing breaks ---------------------------------------------------------------------------------


def forbids(before: Tournament, white: PlayerId, black: PlayerId) -> Refusal | None:
    """Return why two players may not be paired with these colours (B1a, B.VI C5, B2; R6), None when they may."""
    broken = illegal(position(before, (white, black)), before.numbers[white], before.numbers[black])
    if broken is not None:
        return Refusal(broken.said, broken.article)
    return _third_in_a_row(before, white, "W") or _third_in_a_row(before, black, "B")


def breaches(before: Tournament, pairs: Iterable[tuple[PlayerId, PlayerId]], bye: PlayerId | None) -> list[Refusal]:
    """Return what a pairing of the next round breaks of B1 and B2."""
    found = [broken for pair in pairs if (broken := forbids(before, *pair))]
    if bye is not None and before.system.worth.bye_barred(before.cards[bye]):
        barred = said("{player} has had a point without playing and cannot have the bye.", player=before.label(bye))
        found.append(Refusal(barred, "B1b"))
    return found


def without_legal_pairing(before: Tournament) -> bool:
    """Whether no pairing satisfies B1 and B2 (R14)."""
    try:
        return not before.proposal
    except Refusal as refusal:
        return refusal.article == "R14"


def kept() -> str:
    """Say what a pairing by hand keeps."""
    return tr("B1 and B2 are kept.")


def on_paper(tournament: Tournament) -> str:
    """Say B1 and B2 for whoever has no program at hand; and C5 where members of one team do not meet."""
    swiss = tr(
        "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (B1a), "
        "nobody has two byes (B1b), and nobody has one colour three times running or three times more often than the "
        "other (B2).",
        round=tournament.next_round,
    )
    return " ".join([swiss, *announced(tournament)])


def _third_in_a_row(tournament: Tournament, id_: PlayerId, colour: Colour) -> Refusal | None:
    due = tournament.cards[id_].preference(over_half=tournament.over_half(id_))
    if not due.absolute or due.colour == colour:
        return None
    player = tournament.label(id_)
    if colour == "W":
        wrong = said(
            "{player} would have White for the third time running, or three times more often than Black: give Black.",
            player=player,
        )
    else:
        wrong = said(
            "{player} would have Black for the third time running, or three times more often than White: give White.",
            player=player,
        )
    return Refusal(wrong, "B2")


# --- what is fixed -----------------------------------------------------------------------------------------


def may_write(tournament: Tournament, number: int) -> Refusal | None:
    """Let results of the last round be written; a change in an earlier one is a correction (F7)."""
    last = len(tournament.rounds)
    if number >= last:
        return None
    return Refusal(
        said(
            "Round {last} is already paired: a change in round {round} is a correction and needs a reason.",
            last=last,
            round=number,
        ),
        "F7",
    )


def reason_to_correct() -> str:
    """Return the article of corrections."""
    return "F7"


def first_colour_fixed(tournament: Tournament) -> Refusal | None:
    """Return that the colours of round 1 follow from the lot (E5)."""
    return Refusal(said("Round 1 is paired: the first colour is fixed."), "E5") if tournament.rounds else None


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the current pairing back; refuse a published one that keeps B1 and B2 (F6)."""
    current = _current(tournament)
    if current.begun:
        raise Refusal(
            said(
                "Round {round} is being played: its pairing cannot be taken back. Pair it anew, and the boards "
                "that stay keep their results; or undo.",
                round=current.number,
            ),
            "F6",
        )
    undo = _opened_again(tournament, current, reason)
    if undo is None:
        raise Refusal(
            said(
                "The pairing of round {round} is published: it is changed only if it breaks B1 or B2.",
                round=current.number,
            ),
            "F6",
        )
    return undo


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
    """Open the current round for a new pairing after a correction.

    Refuses when there is none; and where, in spite of the correction, it keeps B1 and B2 and is published (F6) or
    being played (F7), unless somebody gives a reason: after a correction, and before it is played, that is their
    decision (F7), otherwise it overrides the article.
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
    return RoundUnpaired(current.number, f"F7: {reason}" if decides else reason, "" if decides else stands.article)


def arbiter_decides(tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
    """Whether F7 leaves a published pairing to the arbiter: not yet played, and corrected since it was published."""
    if current.begun or not current.published:
        return False
    happened = [entry.event for entry in tournament.in_force]
    later = takewhile(lambda event: not isinstance(event, RoundPublished), reversed(happened))
    return any(_is_correction(event) for event in (*corrected, *later))


def _current(tournament: Tournament) -> Round:
    if tournament.current is None:
        raise Refusal(said("No round is paired yet."))
    return tournament.current


def _opened_again(
    tournament: Tournament, current: Round, reason: str, corrected: tuple[Fact, ...] = ()
) -> RoundUnpaired | None:
    """Return the event that takes a pairing back, None where F6 and F7 let it stand.

    One that is published or being played goes only if it breaks B1 or B2, here once the `corrected` events have
    happened.
    """
    undo = RoundUnpaired(current.number, clean(reason))
    if not current.published and not current.begun:
        return undo
    broken = _broken_by_now(tournament.imagine(*corrected, undo), current)
    return None if broken is None else replace(undo, reason=f"F6: {broken.said.in_english()}")


def _broken_by_now(before: Tournament, made: Round) -> Refusal | None:
    """Return how a pairing breaks B1 or B2 as things stand now, None if it does not (F6).

    `before` is the event without that pairing. Who no longer takes part is not judged.
    """
    taking_part = frozenset(before.to_pair)
    pairs = [pair for pair in made.pairs if taking_part.issuperset(pair)]
    return next(iter(breaches(before, pairs, made.bye if made.bye in taking_part else None)), None)


def _is_correction(event: Fact) -> bool:
    match event:
        case ResultCorrected() | ColoursCorrected():
            return True
        case EntrantCorrected():
            return bool(event.reason)  # a name needs none, a rating does
        case _:
            return False


def _open_to_decision(current: Round) -> Refusal:
    return Refusal(
        said(
            "Round {round} is published, and F6 lets its pairing stand. It is not yet played and something it rests "
            "on was corrected, so you decide whether it is paired anew (F7); that needs a reason.",
            round=current.number,
        ),
        "F7",
    )


def _stands(current: Round) -> Refusal:
    if current.begun:
        return Refusal(
            said(
                "Round {round} is being played: a correction affects only pairings still to be made, and F6 "
                "changes a published one only if it breaks B1 or B2. Overriding this needs a reason.",
                round=current.number,
            ),
            "F7",
        )
    return Refusal(
        said(
            "The pairing of round {round} is published: it is changed only if it breaks B1 or B2, and a "
            "correction affects only pairings still to be made (F7). Overriding this needs a reason.",
            round=current.number,
        ),
        "F6",
    )
