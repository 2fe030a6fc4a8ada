"""`paircard pair`: the pairing of a round, one pair a line, White first, the bye last; for scripts as well."""

from __future__ import annotations

from pathlib import Path

from paircard.core.event.readiness import need_ready
from paircard.core.event.state_before import state_before
from paircard.core.facets.judged import judged_by
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.in_numbers import posted_pairing, proposed_pairing
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say, warn
from paircard.tui.batch.recorded_event import judged_event


def pair_file(file: Path, *, number: int | None, encoding: str = "", section: str = "", system: str = "") -> int:
    """Print the pairing of the next round, or of round `number` as it was to be paired; return the exit code.

    `system` pairs it by other rules than those of the event.
    """
    any_alphabet()
    try:
        tournament, rules = judged_event(file, encoding, section, system)
        before = judged_by(state_before(tournament, number or tournament.next_round), system)
        if system_of(before).rounds.beforehand and number and number <= len(tournament.rounds):
            made = posted_pairing(before)
        else:
            need_ready(before)
            made = proposed_pairing(before)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    if rules:
        warn(rules)  # the pairs are for scripts
    for pair in made.pairs:
        say(f"{pair.white}-{pair.black}")
    if made.bye is not None:
        say(f"bye {made.bye}")  # no words: read by scripts, the same in every language
    return DONE
