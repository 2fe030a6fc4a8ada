"""The first result typed into a round that is not published: asked once, and what is typed meanwhile waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import PublishRound
from paircard.core.event.result import Result
from paircard.core.values.language import tr, trn
from paircard.tui.dialogs.publish_first import PublishFirst

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


async def publish_first(place: RoundPresenter, result: Result) -> None:
    """Ask; then publish, write the result on the board under the cursor, and let go what was typed meanwhile."""
    question = PublishFirst(place.program.need_tournament(), place.round_shown, result)
    if await place.program.ask(question) is None:
        lost = len(question.waiting)
        if lost:
            said = trn("Nothing was entered; {count} key typed meanwhile was dropped.",
                       "Nothing was entered; {count} keys typed meanwhile were dropped.", lost)  # fmt: skip
            place.program.say(said, bad=True)
        return
    if published_now(place) and place.enter(result):
        place.program.type_again(question.waiting)


def published_now(place: RoundPresenter) -> bool:
    """Publish the round shown; tell whether it is published, by us or by somebody who was faster."""
    done = tr("Round {round} is published.", round=place.round_shown)
    if place.program.perform(PublishRound(), done):
        return True
    return place.round is not None and place.round.published
