"""Buchholz: the sum of the opponents' scores; SSF Buchholz is the same with its own profile and one cut."""

from __future__ import annotations

from dataclasses import replace

from core.card import Kind, PairingCard, RoundRecord
from core.tiebreaks.cut import Entry, struck
from core.tiebreaks.field import Field, Tied
from core.tiebreaks.figure import Figure, Item
from core.tiebreaks.profiles import PROFILES
from core.tiebreaks.profiles.base import GAME
from core.tiebreaks.tie_break import Figures, Method, Options


def entries(field: Field, options: Options, card: PairingCard, *, times_result: bool = False) -> list[Entry]:
    """Return one entry for every round that counts; `times_result` for Sonneborn-Berger."""
    profile, cuts = options.profile, options.cut_low > 0
    scores = field.as_opponents(profile, beforehand := field.beforehand or options.beforehand)
    made: list[Entry] = []
    for record in card.rounds:
        opponent = record.opponent
        if opponent is not None and (record.kind is Kind.PLAYED or _counts_as_game(record, options, beforehand)):
            score, result, rule = scores[opponent], record.settled_half_points, GAME
        elif beforehand or record.kind is Kind.OPEN or (share := profile.own(field, card, record)) is None:
            continue
        else:
            opponent, score, result, rule = None, share.half_points, profile.result(record), share.rule
        first = cuts and not beforehand and profile.cut_first(record)
        made.append(Entry(record.round, score, score * result if times_result else score, first, rule, opponent))
    return made


def _counts_as_game(record: RoundRecord, options: Options, beforehand: bool) -> bool:
    if record.kind is Kind.OPEN:
        return options.profile.counts_running
    return beforehand or record.kind is Kind.ADJOURNED


def figure(made: list[Entry], options: Options) -> Figure:
    """Strike and add up."""
    cut = struck(made, options.cut_low, options.cut_high, options.profile) if options.cut_low else {}
    items = tuple(
        Item(entry.round, entry.value, entry.rule, entry.opponent, cut.get(at, "")) for at, entry in enumerate(made)
    )
    return Figure(sum(item.value for item in items if not item.cut), items)


def buchholz(field: Field, options: Options, tied: Tied) -> Figures:
    """Add the opponents' scores, in half points."""
    if options.fore:
        field = field.fore
    return {id_: figure(entries(field, options, field.cards[id_]), options) for id_ in tied.ids}


def _fore(field: Field, options: Options, tied: Tied) -> Figures:
    return buchholz(field, replace(options, fore=True), tied)


def _ssf(field: Field, options: Options, tied: Tied) -> Figures:
    profile = PROFILES["ssf"]
    if "LITERAL" in options.words:
        profile = replace(profile, literal=True)  # type: ignore[call-arg]
    return buchholz(field, replace(options, profile=profile, cut_low=1), tied)


BUCHHOLZ = Method(
    "BH",
    "Buch",
    "Buchholz",
    buchholz,
    parts=2,
    modifiers=frozenset({"C", "M", "P", "F"}),
    by_profile=True,
    names_profile=True,
)
FORE_BUCHHOLZ = Method(
    "FB",
    "FB",
    "Fore Buchholz: the last round as draws",
    _fore,
    parts=2,
    modifiers=frozenset({"C", "M"}),
    by_profile=True,
    names_profile=True,
)
SSF_BUCHHOLZ = Method(
    "SSFBH", "SSF", "SSF Buchholz, as until September 2023", _ssf, parts=2, modifiers=frozenset({"LITERAL"})
)
