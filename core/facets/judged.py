"""An event as if other rules were its own."""

from __future__ import annotations

from paircard.core.event.team_options import TeamOptions
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import System, system_of, systems_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import fields, replace
from paircard.core.values.language import tr


def pairs_any_round(system: System) -> bool:
    """Whether a system can pair a round of an event whose earlier rounds others have paired."""
    return "explain" not in system.without or system.by_ranking


def judged_by(before: Tournament, key: str) -> Tournament:
    """Return a state as if another system were to pair it, the event's own where no key is given.

    Everybody keeps their number, as far as the system does not give the numbers itself. Raise `Refusal` for one that
    does not pair such contestants round by round.
    """
    if not key or key == before.regulations.system:
        return before
    systems, meeting = systems_of(before), system_of(before).contestants

    def is_able(system: System) -> bool:
        return pairs_any_round(system) and system.contestants == meeting

    if key not in systems or not is_able(systems[key]):
        able = [each for each, system in systems.items() if is_able(system)]
        wrong = tr("{system} cannot pair this event: name one of {known}.", system=repr(key), known=", ".join(able))
        raise Refusal(wrong)
    kind, chosen = systems[key].options, before.regulations.options
    options = kind() if kind else None
    if options is not None and isinstance(chosen, TeamOptions):
        # boards, and what ranks, are the event's, whatever pairs it
        options = options.with_chosen({each.name: getattr(chosen, each.name) for each in fields(TeamOptions)})
    regulations = replace(before.regulations, system=key, options=options)
    facts = replace(before.facts, regulations=regulations)
    if before.rounds:
        numbers = before.numbers
        kept = {id_: replace(each, number=numbers[id_]) for id_, each in facts.registrations.items()}
        facts = replace(facts, registrations=kept)
    return before.with_facts(facts)
