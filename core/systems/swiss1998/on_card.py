"""What follows from a pairing card by the rules of 1998: score, colours, floats, the bye."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.standing_of_rounds import over_half
from paircard.core.systems.kit.score_told import colours_told, score_told
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.preference import Preference, Strength

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about."""
    card, freed = tournament.cards[id_], over_half(tournament, id_)
    lines = {
        trp("at most 11 columns", "Score"): score_told(card, tournament.scale),
        trp("at most 11 columns", "Difference"): f"{colours_told(card.colours)} (A7)",
        trp("at most 11 columns", "Preference"): preference_told(card.preference(over_half=freed), card.colours),
        trp("at most 11 columns", "Floats"): _floats(card, over_half=freed),
        trp("at most 11 columns", "Bye"): tr("barred: has had a point without playing (B1b)")
        if card.bye_barred
        else tr("allowed (B1b)"),
    }
    if freed:
        lines[trp("at most 11 columns", "Last round")] = tr("over 50 %: B2, B5 and B6 do not apply (R6)")
    if not tournament.registrations[id_].takes_part(tournament.next_round):
        lines[trp("at most 11 columns", "Next round")] = tr("does not take part (F5)")
    return lines


def preference_told(preference: Preference, colours: str) -> str:
    """Say a colour preference, its class and the reason in A7; `colours` are those of the games played."""
    if preference.colour is None:
        return tr("none, no game played (A7)")
    difference = abs(colours.count("W") - colours.count("B"))
    return _for_white(preference, difference) if preference.colour == "W" else _for_black(preference, difference)


def _for_white(preference: Preference, blacks_more: int) -> str:
    if preference.strength is Strength.MILD:
        return tr("White, mild (c): colours even, the last game was Black (A7)")
    if preference.strength is Strength.STRONG:
        return trn(
            "White, strong (b): {count} Black more than White (A7)",
            "White, strong (b): {count} Black more than White (A7)",
            blacks_more,
        )
    if blacks_more < 2:
        return tr("White, absolute (a): the last two games were Black (A7)")
    return trn(
        "White, absolute (a): {count} Black more than White (A7)",
        "White, absolute (a): {count} Black more than White (A7)",
        blacks_more,
    )


def _for_black(preference: Preference, whites_more: int) -> str:
    if preference.strength is Strength.MILD:
        return tr("Black, mild (c): colours even, the last game was White (A7)")
    if preference.strength is Strength.STRONG:
        return trn(
            "Black, strong (b): {count} White more than Black (A7)",
            "Black, strong (b): {count} White more than Black (A7)",
            whites_more,
        )
    if whites_more < 2:
        return tr("Black, absolute (a): the last two games were White (A7)")
    return trn(
        "Black, absolute (a): {count} White more than Black (A7)",
        "Black, absolute (a): {count} White more than Black (A7)",
        whites_more,
    )


def _floats(card: PairingCard, *, over_half: bool) -> str:
    if over_half:
        return tr("none is barred")
    last, before = card.floats[-1:], card.floats[-2:-1]
    barred = [_barred_by_b5(last)]
    if before != last:
        barred.append(_barred_by_b6(before))
    return ", ".join(filter(None, barred)) or tr("both ways allowed (B5, B6)")


def _barred_by_b5(way: str) -> str:
    return {"D": tr("no downfloat now (B5)"), "U": tr("no upfloat now (B5)")}.get(way, "")


def _barred_by_b6(way: str) -> str:
    return {"D": tr("no downfloat now (B6)"), "U": tr("no upfloat now (B6)")}.get(way, "")
