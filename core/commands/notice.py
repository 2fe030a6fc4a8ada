"""Who lost by forfeit had said that they would not come: it is noted, and they stay."""

from __future__ import annotations

from paircard.core.commands.base import Command, registration
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.no_shows import no_shows, without_notice
from paircard.core.event.result_facts import NoticeGiven
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import listed
from paircard.core.values.said import said


@dataclass(frozen=True)
class NoteNotice(Command):
    """Note that players who lost the last round by forfeit had given notice: they are paired again (F8)."""

    players: tuple[ContestantId, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse who did not lose it by forfeit, and what is noted already of all of them."""
        number, absent = tournament.under_way, no_shows(tournament)
        for id_ in self.players:
            registration(tournament, id_)
        others = [tournament.label(id_) for id_ in self.players if id_ not in absent]
        if others:
            wrong = said(
                "{players}: not lost round {round} by forfeit, or decided about already.",
                players=listed(others),
                round=number,
            )
            raise system_of(tournament).refusal("notice", wrong)
        noted = tuple(NoticeGiven(number, id_) for id_ in without_notice(tournament) if id_ in self.players)
        if not noted:
            raise system_of(tournament).refusal("notice", said("That notice was given is in the journal already."))
        return noted
