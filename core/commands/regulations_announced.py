"""Regulations as an event, or a stage of it, can announce them."""

from __future__ import annotations

from paircard.core.commands.points_announced import with_known_points
from paircard.core.event.regulations import Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.fide_mode import switched
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.said import said


def of_a_new_one(regulations: Regulations) -> Regulations:
    """Return the regulations of a new event or stage; refuse those that nobody can play by."""
    regulations = within_limits(known(regulations))
    need_fide_mode_kept(Tournament.beginning(SYSTEMS), regulations)
    return regulations


def known(regulations: Regulations) -> Regulations:
    """Return the regulations with the options of their system; refuse a system and tie-breaks that nobody knows."""
    if regulations.system not in SYSTEMS:
        raise Refusal(said("There is no pairing system {system}.", system=repr(regulations.system)))
    SYSTEMS.tie_breaks(regulations)
    kind = SYSTEMS[regulations.system].options
    if kind is None:
        return with_known_points(replace(regulations, options=None))
    chosen = (regulations.options if isinstance(regulations.options, kind) else kind()).checked()
    if "rounds" in SYSTEMS[regulations.system].asks:
        chosen.need_rounds(regulations.rounds)
    return with_known_points(replace(regulations, options=chosen))


def within_limits(regulations: Regulations) -> Regulations:
    """Return the regulations; refuse more rounds than their system may have, and other numbers that cannot be."""
    system, count = SYSTEMS[regulations.system], regulations.rounds
    if not 1 <= count <= system.rounds.most:
        name = tr(system.called or system.name)
        wrong = said("{system}: an event has 1 to {limit} rounds, not {count}.",
                     system=name, limit=system.rounds.most, count=count)  # fmt: skip
        raise Refusal(wrong, field="rounds")
    return regulations.checked()


def need_fide_mode_kept(before: Tournament, new: Regulations) -> None:
    """Refuse what FIDE mode does not allow; a system that has no such mode may be chosen until round 1 is paired."""
    if new.options is None or not new.options.has_fide_mode:
        return
    chosen = before.regulations.options if before.entries else None
    then = new.options.fide_mode
    if wrong := switched(before, now=chosen is not None and chosen.fide_mode, then=then):
        raise wrong
    held = then and before.facts.fide_mode_left is None
    if held and (wrong := SYSTEMS[new.system].against_fide_mode(before, new)):
        raise wrong
