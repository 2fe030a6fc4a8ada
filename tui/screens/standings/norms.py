"""Title norms in the standings: who has made or can still make which, and every requirement of one player's."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.norms.foretold import Outlook, State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import event_lines, list_lines, player_lines
from paircard.core.values.language import tr
from paircard.tui.commands.command import SECOND, PlacesCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Reading
from paircard.tui.looks.signs import signs_for
from paircard.tui.screens.standings.presenter import StandingsPresenter

KEY_OF_ONE = "i"  # no words: a key


def _show_norms(at: StandingsPresenter) -> None:
    """Give them to read."""
    norms = at.tables.norms(at.program.need_tournament(), at.after)
    about_event = [*map(str, event_lines(norms)), ""]
    lines = [*about_event, *list_lines(norms)] if norms.event_fails else [*list_lines(norms), "", *about_event[:-1]]
    title = tr("Norms after round {round} of {rounds}", round=norms.round, rounds=norms.event.rounds)
    at.program.read(Reading(title, signs_for().spell("\n".join(lines))))


def _show_requirements(at: StandingsPresenter) -> None:
    """Give those of the player chosen to read."""
    tournament, chosen = at.program.need_tournament(), at.chosen
    if chosen is None:
        at.say(tr("Nobody is in this table."))
        return
    norms = at.tables.norms(tournament, at.after)
    id_ = chosen.card.id
    if tournament.of_teams:
        at.say(tr("Norms are made by players: choose one in a table of players."))
        return
    lines = "\n".join(map(str, player_lines(norms, id_)))
    title = tr("Norms of {player}, after round {round}", player=norms.label(id_), round=norms.round)
    at.program.read(Reading(title, signs_for().spell(lines)))


# fmt: off
ShowNorms = row("ShowNorms", "n", "Norms", _show_norms,
    "Who has made a title norm (GM, IM, WGM, WIM) by the games up to this round, and who can still make which: the "
    "points needed, and against which average. What the event itself must fulfil stands below. Nothing is awarded.",
    of=PlacesCommand, footer=SECOND, words="title, titles, gm, im, forecast")
ShowRequirements = row("ShowRequirements", KEY_OF_ONE, "Requirements", _show_requirements,
    "Every requirement of the norms of the player under the cursor, with its article of the title regulations: the "
    "figure, the limit, and what would meet it.",
    of=PlacesCommand, words="norm, title, why")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (ShowNorms, ShowRequirements)


def to_be_told(norms: NormsOfEvent, id_: ContestantId) -> Iterator[Outlook]:
    """Yield the norms that somebody has made or can still make, where the event lets anybody make one."""
    if not norms.tournament.of_teams and norms.known(id_) and not norms.event_fails:
        for norm in norms.sought(id_):
            if (seen := norms.outlook(id_, norm)).state is not State.LOST:
                yield seen
