"""A round and a step of it: what the commands of the step player ask, on the screen and in line mode."""

from __future__ import annotations

from functools import partial

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.trace import Step
from paircard.core.review.explained_round import round_to_explain
from paircard.core.systems.kit.playback import Playback, Table
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import RuleId
from paircard.tui.commands.presenter import Presenter
from paircard.tui.screens.steps.reel import Make, Reel, reel_of_round


class StepsPresenter(Presenter):
    """Plays the literal procedure of one round, a step at a time."""

    round_shown = 0
    """Number of the round played; 0 if there is none."""
    at = 0
    """Index of the step shown."""
    reel: Reel | None = None
    """None while there is no round, or its steps are being worked out."""
    awaited = ""
    """Title of the reel that is being worked out; empty when none is."""
    back = "explain"
    """Where Escape leads."""
    all_tries = False
    """Is every try played, or are those left out that cannot succeed?"""
    _changed = False
    """Has it just been asked for?"""
    _asked: tuple[str, Make] | None = None
    """Title and maker of the reel that is shown or awaited."""
    _played: tuple[Tournament, int] | None = None
    _begin_in: int | None = None
    """Score of the bracket at which the reel that is being worked out shall begin."""
    _before: Reel | None = None
    """What was shown before the reel that is being worked out."""

    def draw(self) -> None:
        """Show the step."""
        raise NotImplementedError

    def work_out(self, make: Make) -> None:
        """Work a reel out and `take` it, when it is there."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Stay with the round and the step as long as the event is the same; a lesson stays whatever happens."""
        if self.back == "explain" and (self._played is None or self._played[0] is not tournament):
            last = max(tournament.scheduled, round_to_explain(tournament))
            number = self.round_shown if 1 <= self.round_shown <= last else round_to_explain(tournament)
            self._load(tournament, number)
        else:
            self.draw()

    def reset(self) -> None:
        """Begin with the newest round."""
        self.round_shown, self.at, self.reel, self._played, self.back = 0, 0, None, None, "explain"
        self.all_tries, self._changed, self._asked = False, False, None
        self._before = None

    def _load(self, tournament: Tournament, number: int) -> None:
        begun = self._played is not None and self._played[0] is tournament and self._played[1] == number
        if begun and self.awaited:
            return
        self._played, self.round_shown, self.back = (tournament, number), number, "explain"
        if number:
            self._await(tr("Round {round}", round=number), partial(reel_of_round, tournament, number))
        else:
            self.take(None)

    def play(self, title: str, make: Make, back: str) -> None:
        """Play something that is no round of the event; Escape leads back to the mode it came from."""
        self.round_shown, self.at, self._played, self.back = 0, 0, None, back
        self._await(title, make)

    def _await(self, title: str, make: Make) -> None:
        self._before, self.reel, self.awaited, self._asked = self.reel or self._before, None, title, (title, make)
        self.work_out(partial(make, all_tries=self.all_tries))

    def toggle_all_tries(self) -> None:
        """Play every try of the procedure, or leave out again those that cannot succeed."""
        self.need_playback()
        self.all_tries, self._changed = not self.all_tries, True
        if self._asked is not None:
            self._await(*self._asked)

    def take(self, reel: Reel | None) -> None:
        """Show what came out; the step stays the same where the steps do."""
        before = self.reel or self._before
        if reel is None or before is None or reel.steps != before.steps:
            self.at = 0
        if reel is not None and reel.playback is not None and self._begin_in is not None:
            self.at = reel.playback.start_of(self._begin_in)
        self.reel, self._before, self.awaited, self._begin_in = reel, None, "", None
        self.draw()
        if reel is not None and reel.playback is not None:
            self._say_what_is_played(reel)

    def _say_what_is_played(self, reel: Reel) -> None:
        """Say after a change whether every try is played, and how many steps that makes."""
        changed, self._changed = self._changed, False
        if self.all_tries and reel.note:
            self.all_tries = False
            self.say(reel.note)
            self.draw()
        elif changed and self.all_tries:
            self.say(trn("Every try is played: {count} step.", "Every try is played: {count} steps.", len(reel.steps)))
        elif changed:
            self.say(
                trn(
                    "Tries that cannot succeed are left out: {count} step.",
                    "Tries that cannot succeed are left out: {count} steps.",
                    len(reel.steps),
                )
            )

    # --- what is said --------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step shown."""
        return self.reel.steps[self.at] if self.reel and self.reel.steps else None

    @property
    def table(self) -> Table:
        """The cards after it."""
        return self.reel.table(self.at) if self.reel else Table()

    def caption(self) -> str:
        """Say round, step, bracket and try."""
        reel = self.reel
        if self.back == "explain" and self.tournament and (lack := system_of(self.tournament).lacks("steps")):
            return lack
        if self.awaited:
            return tr("{title}: the steps are being worked out ... Esc leaves.", title=self.awaited)
        if reel is None:
            return tr("There is no round to step through yet.")
        if reel.playback is None:
            return tr("{title}: {what}", title=reel.title, what=reel.obstacle)
        table = self.table
        parts = [reel.title, tr("step {step} of {steps}", step=self.at + 1, steps=len(reel.steps))]
        if table.bracket is not None:
            parts.append(tr("bracket of {points}", points=format_points(table.bracket)))
        if table.tries:
            parts.append(tr("try {number}", number=table.tries))
        if self.all_tries:
            parts.append(tr("all tries"))
        return " · ".join(parts)

    def rules_named(self) -> tuple[RuleId, ...]:
        """Return the article of the step."""
        return (RuleId.read(self.step.article),) if self.step else ()

    # --- what the commands ask -----------------------------------------------------------------------------

    def need_playback(self) -> Playback:
        """Return the steps; raise Refusal if there are none to play."""
        if self.reel is None or self.reel.playback is None:
            raise Refusal(self.caption())
        return self.reel.playback

    def go_to(self, at: int) -> None:
        """Show another step; beyond the first and the last there is none."""
        last = len(self.need_playback().steps) - 1
        if at < 0:
            self.say(tr("This is the first step."))
        elif at > last:
            self.say(tr("This is the last step: the round is paired."))
        self.at = max(0, min(at, last))
        self.draw()

    def go_to_article(self, article: str) -> None:
        """Show the next step by an article, from the beginning again after the last."""
        wanted = article.strip().upper()
        wanted = wanted[:-1] + wanted[-1:].lower() if wanted[-1:] in ("A", "B") and len(wanted) > 2 else wanted
        at = self.need_playback().next_of(wanted, self.at)
        if at is None:
            self.say(tr("No step of this round is by {article}.", article=wanted or tr("nothing")), bad=True)
            return
        self.go_to(at)

    def go_to_round(self, number: int, bracket: int | None = None) -> None:
        """Play another round from its beginning, or from where a bracket of that score is begun."""
        tournament = self.program.need_tournament()
        last = max(tournament.scheduled, round_to_explain(tournament))
        if not 1 <= number <= last:
            nothing = tr("There is no round to step through yet.")
            self.say(tr("Rounds 1 to {last} can be played.", last=last) if last else nothing)
            return
        self.at, self._begin_in = 0, bracket
        self._load(tournament, number)

    def toggle_play(self) -> None:
        """Let the steps run by themselves, or stop them."""
        raise NotImplementedError

    def faster(self, times: float) -> None:
        """Run faster (more than 1) or slower."""
        raise NotImplementedError
