"""Buchholz: the sum of the opponents' scores; SSF Buchholz is the same with its own profile and one cut."""

from __future__ import annotations

from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.opponents_scores import entries, figure
from paircard.core.tiebreaks.profiles import PROFILES
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark, trp


def buchholz(field: Field, options: Options, tied: Tied) -> Figures:
    """Add the opponents' scores, in half points."""
    made = entries(field.fore if options.fore else field, options)
    if options.cut_low:
        return {id_: figure(made[id_], [entry.score for entry in made[id_]], options) for id_ in tied.ids}
    return {id_: made.sum_of_scores(id_) for id_ in tied.ids}


def _fore(field: Field, options: Options, tied: Tied) -> Figures:
    return buchholz(field, replace(options, fore=True), tied)


def _ssf(field: Field, options: Options, tied: Tied) -> Figures:
    profile = PROFILES["ssf"]
    if "LITERAL" in options.words:
        profile = replace(profile, literal=True)  # type: ignore[call-arg]
    return buchholz(field, replace(options, profile=profile, cut_low=1), tied)


BUCHHOLZ = Method(
    "BH",
    mark("Buchholz"),
    buchholz,
    short=lambda: trp("at most 5 columns", "Buch"),
    parts=2,
    modifiers=frozenset({"C", "M", "P", "F"}),
    by_profile=True,
    names_profile=True,
    by_score=True,
)
FORE_BUCHHOLZ = Method(
    "FB",
    mark("Fore Buchholz: the last round as draws"),
    _fore,
    parts=2,
    modifiers=frozenset({"C", "M"}),
    by_profile=True,
    names_profile=True,
    by_score=True,
)
SSF_BUCHHOLZ = Method(
    "SSFBH",
    mark("SSF Buchholz, as until September 2023"),
    _ssf,
    short=lambda: "SSF",
    parts=2,
    modifiers=frozenset({"LITERAL"}),
)
