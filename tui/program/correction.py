"""A correction of something that a pairing rests on: what changes, what F6 and F7 allow, and the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import AndRepair, Command, PairAnew
from paircard.core.event.facts import Fact
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.branch import TRIED
from paircard.core.review.pairing_diff import PairingChanges, pairing_changes
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.warned import Level
from paircard.tui.dialogs.ask import AskReason, Choose, Confirm
from paircard.tui.sentences.side_by_side import results_at_stake, side_by_side

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

DONE = mark("Corrected; the journal keeps both.")


async def correct(app: Program, command: Command) -> bool:
    """Do a correction that a later pairing may rest on; tell whether it was done.

    Where a pairing would be another one, old and new are shown side by side, and the arbiter chooses what the
    rules allow: keep the round that is made, pair it anew, or override F6 and F7 with a reason.
    """
    tournament = app.need_tournament()
    current = tournament.current
    corrected = command.decide(tournament)
    if lines := system_of(tournament).corrected(tournament, corrected):
        agreed = await _agreed(app, command, tr("What changes"), "\n".join(lines))
        return agreed and app.perform(command, tr(DONE))
    if current is None or current.complete:
        return await _for_the_next(app, command, corrected)
    if app.branch is None and await app.agree(command) is None:
        return False
    changes = await _against_the_made(app, corrected, current)
    if not changes and not changes.obstacle:
        return app.perform(command, f"{tr(DONE)} {changes.sentence}")
    keep = {"k": tr("keep the pairing")}
    answer = await _choose(app, tr("The correction and the pairing of the round"), changes, keep, corrected)
    if answer == "k":
        return app.perform(command, f"{tr(DONE)} {tr('The pairing stands.')}")
    if answer is None:
        return False
    return app.perform(AndRepair(command, answer), f"{tr(DONE)} {_anew(current)}")


async def pair_anew(app: Program) -> bool:
    """Pair the current round again where that makes another pairing and is allowed, or is overridden."""
    tournament = app.need_tournament()
    current = tournament.current
    if current is None:
        raise Refusal(tr("No round is paired yet."))
    changes = await _against_the_made(app, (), current)
    if changes.obstacle:
        raise Refusal(changes.sentence)
    if not changes:
        app.say(tr("The rules pair round {round} as it is: there is nothing to pair anew.", round=current.number))
        return False
    answer = await _choose(app, tr("Pair round {round} anew", round=current.number), changes, {}, ())
    return answer is not None and app.perform(PairAnew(answer), _anew(current))


async def _for_the_next(app: Program, command: Command, corrected: tuple[Fact, ...]) -> bool:
    """Correct while only the next pairing can follow from it (F7): nothing to choose, but something to see."""
    tournament = app.need_tournament()
    changes = await changes_found(app, tournament, tournament.imagine(*corrected))
    if not changes:
        only_later = system_of(tournament).citing(tr("It affects only pairings still to be made."), "correction")
        if app.branch is None and await app.agree(command) is None:
            return False
        return app.perform(command, f"{tr(DONE)} {only_later} {changes.sentence}")
    acts = system_of(tournament).citing(tr("This acts only on pairings still to be made."), "correction")
    text = "\n".join((acts, "", *side_by_side(tournament, changes)))
    agreed = await _agreed(app, command, tr("The correction and the next pairing"), text)
    return agreed and app.perform(command, f"{tr(DONE)} {changes.sentence}")


async def _agreed(app: Program, command: Command, title: str, text: str) -> bool:
    """Ask once: with what speaks against a correction, where anything does, stands what changes with it."""
    if app.branch is None and any(each.level >= Level.QUESTION for each in app.warnings((command,))):
        return await app.agree(command, also=text) is not None
    return await app.ask(Confirm(title, text, yes=tr("store it"))) is not None


async def changes_found(app: Program, before: Tournament, after: Tournament) -> PairingChanges:
    """Return what becomes of the pairing, however long it takes to find."""
    what = tr("Pairing round {round}", round=after.next_round)
    return await app.found(what, lambda: pairing_changes(before, after))


async def _against_the_made(app: Program, corrected: tuple[Fact, ...], current: Round) -> PairingChanges:
    tournament = app.need_tournament()
    return await changes_found(app, tournament, tournament.imagine(*corrected, RoundUnpaired(current.number)))


async def _choose(
    app: Program, title: str, changes: PairingChanges, choices: dict[str, str], corrected: tuple[Fact, ...]
) -> str | None:
    """Return `k` to keep, empty to pair anew as the rules allow, the reason of an override, None to do nothing."""
    tournament = app.need_tournament()
    current = tournament.rounds[changes.round - 1]
    text = "\n".join((*side_by_side(tournament, changes), *results_at_stake(tournament, current, changes)))
    refused = None
    try:
        system_of(tournament).law.opened(tournament, corrected, "")
    except Refusal as refusal:
        text += f"\n\n{refusal}"
        refused = refusal
    decides = refused is not None and system_of(tournament).law.arbiter_decides(tournament, current, corrected)
    if not changes.obstacle and (refused is None or decides):
        choices |= {"r": tr("pair anew")}
    elif not changes.obstacle and refused and refused.article:  # nobody overrides what no article forbids
        choices |= {"o": tr("override")}
    if refused and not choices:
        raise refused  # there is nothing to choose
    answer = await app.ask(Choose(title, text, choices, enter=next(iter(choices), "")))
    if answer == "r" and decides:
        return await _ask_reason(app, title)
    if answer == "o":
        return await ask_override(app, refused.article if refused else "")
    return "" if answer == "r" else answer


async def _ask_reason(app: Program, title: str) -> str | None:
    """Ask why the arbiter decides as F7 lets them, then once more; None unless both were given."""
    citing = system_of(app.need_tournament()).citing
    text = citing(tr("The pairing was published: tell the players. The journal keeps your reason."), "correction")
    reason = await app.ask(AskReason(title, text))
    if not reason:
        app.say(citing(tr("Pairing anew needs a reason, nothing was changed."), "correction"), bad=True)
        return None
    return await _sure(app, title, text, reason)


async def ask_override(app: Program, article: str) -> str | None:
    """Ask for the reason, then once more; None unless both were given."""
    if app.branch is not None:
        return TRIED
    title = tr("Override {article}", article=article)
    text = tr("This goes against {article}. The reason is recorded, and every report names it.", article=article)
    reason = await app.ask(AskReason(title, text))
    if not reason:
        app.say(tr("{article} is overridden only with a reason: nothing was changed.", article=article), bad=True)
        return None
    return await _sure(app, title, text, reason)


async def _sure(app: Program, title: str, text: str, reason: str) -> str | None:
    if app.branch is not None:
        return reason
    why = tr("Reason: {reason}", reason=reason)
    sure = await app.ask(Confirm(title, f"{text}\n\n{why}", tr("yes, change it")))
    return None if sure is None else reason


def _anew(current: Round) -> str:
    return tr("Round {round} is paired anew and NOT published: b publishes it.", round=current.number)
