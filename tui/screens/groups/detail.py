"""What there is to know of the player or the group under the cursor, in one line: a narrow screen loses nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.review.next_round_so_far import Coming
from paircard.core.systems.kit.preference_words import preference_words
from paircard.core.values.language import tr
from paircard.tui.looks.styles import KEY, QUIET
from paircard.tui.screens.groups.told import fate, if_drawn, open_on


def about_player(
    tournament: Tournament, groups: Sequence[ScoreGroup], group: int | None, id_: ContestantId, coming: Coming | None
) -> Text:
    """Say who somebody is, whom they have met, what they are due, and whom they get."""
    here = [*groups[group : group + 1], *reversed(groups)] if group is not None else groups
    found = next((player for each in here for player in each.players if player.id == id_), None)
    if found is None:
        return Text()
    entrant = tournament.registrations[id_].entrant
    named = (str(entrant.title.value), entrant.federation, str(entrant.rating or ""))
    said = (
        Text(no_wrap=True).append(str(found.number), "bold").append(f" {' '.join(filter(None, named))}".rstrip(), QUIET)
    )
    for fact in _facts(tournament, found, groups, coming):
        said.append(" · ", QUIET).append_text(fact)
    return said


def _facts(
    tournament: Tournament, player: GroupPlayer, groups: Sequence[ScoreGroup], coming: Coming | None
) -> Iterator[Text]:
    boards = coming.waits_for({player.id}) if coming is not None else ()
    if fate := _fate(tournament, player, groups):
        yield Text(if_drawn(fate, len(boards)), KEY)
    if boards:
        yield Text(open_on(boards), QUIET)
    if player.opponents:
        met = " ".join(map(str, player.opponents))
        yield Text(tr("met {numbers}", numbers=met))
    yield Text(preference_words(player.preference))


def _fate(tournament: Tournament, player: GroupPlayer, groups: Sequence[ScoreGroup]) -> str:
    """Say whom somebody would meet with which colour, in the last bracket they are in."""
    for group in reversed(groups):
        if isinstance(group, BracketView) and player.id in {each.id for each in group.players}:
            return fate(player.id, group, tournament.label)
    return ""
