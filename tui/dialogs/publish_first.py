"""The question before the first result of a round publishes it; what is typed meanwhile waits."""

from __future__ import annotations

from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.tui.dialogs.patient import PatientChoose


class PublishFirst(PatientChoose):
    """Whether a round is published and its first result written."""

    def __init__(self, tournament: Tournament, number: int, result: Result) -> None:
        """Ask before the first result of a round."""
        stands = system_of(tournament).citing(tr("A published pairing stands."), "publication")
        text = tr(
            "Round {round} is not published. {stands} Publish it and enter {result}?",
            round=number,
            stands=stands,
            result=result.text,
        )
        super().__init__(tr("Publish round {round}?", round=number), text, {"y": tr("publish it")})
