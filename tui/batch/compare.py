"""`paircard compare`: one round by the rules of the event and by those of another system, or of all, side by side."""

from __future__ import annotations

from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.review.all_rules import all_rules
from paircard.core.review.other_rules import other_of, two_rules
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.progress_bar import PATIENCE, ProgressBar
from paircard.tui.batch.recorded_event import judged_event

ALL = "all"
"""In place of a key: every system that can pair the round."""


def compare_file(file: Path, *, number: int | None, encoding: str = "", section: str = "", system: str = "") -> int:
    """Tell how a round is paired by both rules, the last one if `number` is None; return the exit code."""
    any_alphabet()
    try:
        tournament, rules = judged_event(file, encoding, section, "")
    except StoreError as error:
        return failed(error, CANNOT_READ)
    try:
        round_ = number or _round(tournament)
        with ProgressBar(patience=PATIENCE) as bar:
            if system == ALL:
                lines = [*all_rules(tournament, round_, bar.far).lines()]
            else:
                other = system or other_of(tournament)
                read = _read_by(file, encoding, section, other) or tournament
                lines = [*two_rules(tournament, round_, other, bar.far, read=read).lines()]
        for line in lines:
            say(line)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    if rules:
        say(rules)
    return DONE


def _read_by(file: Path, encoding: str, section: str, system: str) -> Tournament | None:
    """Return a report as a system reads it from its first record on; None where it cannot apply one, which is told."""
    try:
        return judged_event(file, encoding, section, system)[0]
    except Refusal:
        return None


def _round(tournament: Tournament) -> int:
    """Return the round paired last, or the first where none is paired."""
    return tournament.scheduled or tournament.next_round
