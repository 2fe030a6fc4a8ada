"""The command that tells what a federation would send back."""

from __future__ import annotations

from paircard.tui.commands.command import EventCommand, row, work_at

# fmt: off
FederationCheck = row("FederationCheck", "exclamation_mark", "Federation",
    work_at("paircard.tui.commands.federation_told:tell_federation"),
    "Hold the event against what a federation wants, FIDE, Poland's, Sweden's or Bulgaria's: before round 1 what must "
    "be known of players and event, later what the report must have. Each demand is told with where it stands and "
    "since when; what only the arbiter can know is told too.",
    of=EventCommand, shown="!", words="preflight, report, fide, send, missing, ids", takes="f, p, s or b")
# fmt: on
