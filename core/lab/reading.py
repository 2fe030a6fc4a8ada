"""An experiment as people write it, in TOML, and what is wrong with it in a sentence with its line and the cure."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, NoReturn, TypeVar

from paircard.core.event.entrant import RATING_LIMIT
from paircard.core.event.options import Options
from paircard.core.event.regulations import SEASON_ROUNDS
from paircard.core.lab.experiment import Contender, Experiment, FieldPlan, ResultPlan, Value
from paircard.core.lab.game_ends import MODELS
from paircard.core.lab.playing import first_paired
from paircard.core.lab.toml_lines import line_of
from paircard.core.lab.ways import PLAYED, Way, way
from paircard.core.tiebreaks.code import parse
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr

FEWEST_PLAYERS, MOST_PLAYERS, MOST_TEAMS, MOST_EVENTS = 2, 2000, 300, 10_000_000
_SHARES = frozenset({"unrated", "late", "absent", "byes", "forfeits", "draws", "explained", "checked"})
LIMITS: Mapping[str, tuple[float, float]] = {
    "players": (FEWEST_PLAYERS, MOST_PLAYERS),
    "teams": (2, MOST_TEAMS),
    "mean": (0, 4000),
    "spread": (0, 2000),
    "team_spread": (0, 2000),
    "rating_error": (0, 1000),
    "white": (0, 400),
    "rounds": (1, SEASON_ROUNDS),
    "events": (1, MOST_EVENTS),
    "seed": (0, 10**18),
    "pilot": (5, 1000),
    **dict.fromkeys(_SHARES, (0, 1)),
}
_WHOLE = frozenset({"players", "teams", "rounds", "events", "seed"})
_WORDS = frozenset({"name", "question"})
_LISTS = frozenset({"tie_breaks", "learned", "top"})
_TABLES = frozenset({"field", "results", "system", "vary"})
_TOP = frozenset({"rounds", "events", "seed", "explained", "checked"})
_OF_ONE = frozenset({"key", "label", "options", "rounds", "tie_breaks"})
"""What a contender may say."""
_BRACES = '{ acceleration = "baku" }'  # no words: an example
Plan = TypeVar("Plan", FieldPlan, ResultPlan)  # no words: a name


class BadExperiment(Refusal):
    """What is wrong with an experiment, and in which line of its file."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(tr("Line {line}: {sentence}", line=line, sentence=sentence))
        self.line = line


def read_experiment(text: str) -> Experiment:
    """Return the experiment a text describes; raise `BadExperiment` for the first thing that cannot be."""
    return _Reader(text).experiment()


def need_playable(experiment: Experiment, text: str) -> None:
    """Open the first event of every cell; raise `BadExperiment` where its round 1 cannot be made."""
    for cell in experiment.cells():
        try:
            first_paired(experiment, cell)
        except Refusal as refusal:
            nth = experiment.contenders.index(cell.contender) + 1
            wrong = tr("{label}: {why}", label=cell.label, why=refusal)
            raise BadExperiment(line_of(text, "system", "key", nth), wrong) from refusal


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.document: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise _not_toml(error, text) from error

    def experiment(self) -> Experiment:
        self._known("", self.document, _WORDS | _LISTS | _TABLES | _TOP)
        name, question, contenders = self._words("name"), self._words("question"), self._contenders()
        experiment = Experiment(
            name,
            question,
            contenders,
            self._field(),
            self._results(),
            tie_breaks=self._tie_breaks("", self.document, way(contenders[0].system)),
            top=self._top(),
            vary=self._vary(),
            learned=tuple(self._texts("learned")),
        )
        given = {key: self._number("", key, self.document[key]) for key in _TOP if key in self.document}
        return replace(experiment, **given)  # type: ignore[arg-type]

    def _known(self, table: str, given: Mapping[str, Any], known: frozenset[str], nth: int = 1) -> None:
        for key in given:
            if key not in known:
                choice = ", ".join(sorted(known))
                self._wrong(table, key, tr("“{key}” is not known here; choose {choice}.", key=key, choice=choice), nth)

    def _words(self, key: str) -> str:
        value = self.document.get(key)
        if not isinstance(value, str) or not value.strip():
            self._wrong("", key, tr("“{key}” is missing: write a text in quotes.", key=key))
        return value.strip()

    def _texts(self, key: str) -> list[str]:
        return self._list("", key, self.document)

    def _list(self, table: str, key: str, given: Mapping[str, Any], nth: int = 1) -> list[str]:
        value = given.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self._wrong(table, key, tr("“{key}” is a list of texts in quotes.", key=key), nth)
        return list(value)

    def _tie_breaks(self, table: str, given: Mapping[str, Any], chosen: Way, nth: int = 1) -> tuple[str, ...]:
        codes = tuple(self._list(table, "tie_breaks", given, nth))
        try:
            parse(codes, teams=chosen.contestants == "teams")
        except Refusal as refusal:
            self._wrong(table, "tie_breaks", str(refusal), nth)
        return codes

    def _top(self) -> tuple[int, ...]:
        value = self.document.get("top", [])
        whole = isinstance(value, list) and all(type(each) is int and 1 <= each <= MOST_PLAYERS for each in value)
        if not whole:
            sentence = tr("“{key}” is a list of whole numbers from 1 to {high}.", key="top", high=MOST_PLAYERS)
            self._wrong("", "top", sentence)
        return tuple(value)

    def _plan(self, table: str, plan: Plan) -> Plan:
        given = self.document.get(table, {})
        if not isinstance(given, dict):
            self._wrong("", table, tr("“{key}” is a table: [{key}].", key=table))
        self._known(table, given, frozenset(each.name for each in fields(plan)))
        chosen: dict[str, Any] = {key: self._chosen(table, key, value) for key, value in given.items()}
        return replace(plan, **chosen)

    def _field(self) -> FieldPlan:
        """Return who plays: all whose ratings are given, unless fewer are wanted."""
        plan = self._plan("field", FieldPlan())
        if not plan.ratings:
            return plan
        count, tried = len(plan.ratings), self._table("vary").get("players", [])
        if "players" not in self._table("field"):
            plan = replace(plan, players=count)
        if max([plan.players, *(tried if isinstance(tried, list) else [])]) > count:
            self._wrong("field", "ratings", tr("“ratings” has {count} players: so many play at most.", count=count))
        return plan

    def _ratings(self, table: str, value: object) -> tuple[int, ...]:
        whole = isinstance(value, list) and all(type(each) is int and 0 <= each <= RATING_LIMIT for each in value)
        if not whole or not FEWEST_PLAYERS <= len(value) <= MOST_PLAYERS:  # type: ignore[arg-type]
            sentence = tr(
                "“ratings” is a list of {low} to {high} ratings, 0 for who has none.",
                low=FEWEST_PLAYERS,
                high=MOST_PLAYERS,
            )
            self._wrong(table, "ratings", sentence)
        return tuple(value)  # type: ignore[arg-type]

    def _results(self) -> ResultPlan:
        """Refuse what a model does not ask: it would be played without."""
        plan = self._plan("results", ResultPlan())
        tried = self._table("vary").get("model", [])
        models = [plan.model, *(tried if isinstance(tried, list) else [])]
        for key in ("draws", "white"):
            if "elo" not in models and key in self._table("results"):
                self._wrong("results", key, tr("“{key}” is of model = {model} alone.", key=key, model='"elo"'))
        return plan

    def _chosen(self, table: str, key: str, value: object) -> object:
        if key == "ratings":
            return self._ratings(table, value)
        if key != "model":
            return self._number(table, key, value)
        if not isinstance(value, str) or value not in MODELS:
            self._wrong(table, key, tr("“{name}” is one of: {choice}.", name=key, choice=", ".join(MODELS)))
        return value

    def _number(self, table: str, key: str, value: object, nth: int = 1) -> float:
        low, high = LIMITS[key]
        number = isinstance(value, int) or (isinstance(value, float) and key not in _WHOLE)
        if isinstance(value, bool) or not number or not low <= value <= high:  # type: ignore[operator]
            named = {"key": key, "low": str(low), "high": str(high)}
            if key in _WHOLE:
                self._wrong(table, key, tr("“{key}” is a whole number from {low} to {high}.", **named), nth)
            self._wrong(table, key, tr("“{key}” is a number from {low} to {high}.", **named), nth)
        return value  # type: ignore[return-value]

    def _vary(self) -> dict[str, tuple[Value, ...]]:
        given = self.document.get("vary", {})
        if not isinstance(given, dict):
            self._wrong("", "vary", tr("“{key}” is a table: [{key}].", key="vary"))
        known = frozenset(each.name for each in fields(FieldPlan)) - {"ratings"} | {"rounds", "model"}
        self._known("vary", given, known)
        for key, values in given.items():
            if not isinstance(values, list) or not values:
                self._wrong("vary", key, tr("“{key}” is a list of values to try in turn.", key=key))
            for value in values:
                self._chosen("vary", key, value)
                if values.count(value) > 1:
                    self._wrong("vary", key, tr("“{key}” has {value} twice: leave one out.", key=key, value=value))
        return {key: tuple(values) for key, values in given.items()}

    def _contenders(self) -> tuple[Contender, ...]:
        given = self.document.get("system", [])
        if not isinstance(given, list) or not given or not all(isinstance(each, dict) for each in given):
            self._wrong("", "system", tr("Name what is compared: one [[system]] with its key for each."))
        contenders = tuple(self._contender(nth, each) for nth, each in enumerate(given, 1))
        labels = [each.label for each in contenders]
        for nth, label in enumerate(labels, 1):
            if label in labels[: nth - 1]:
                self._wrong("system", "label", tr("Two systems are called “{label}”.", label=label), nth)
        self._one_kind_of_field(contenders)
        return contenders

    def _one_kind_of_field(self, contenders: tuple[Contender, ...]) -> None:
        """Refuse players beside teams: they cannot be the same ones, which is what is compared."""
        kinds = [way(each.system).contestants for each in contenders]
        for nth, kind in enumerate(kinds, 1):
            if kind != kinds[0]:
                mixed = tr("Systems of teams are not compared with systems of players: make two experiments.")
                self._wrong("system", "key", mixed, nth)
        other = "players" if kinds[0] == "teams" else "teams"
        for table in ("field", "vary"):
            if other in self._table(table):
                named = {"other": other, "key": kinds[0]}
                self._wrong(table, other, tr("“{other}” do not play here: give “{key}”.", **named))

    def _table(self, table: str) -> Mapping[str, Any]:
        given = self.document.get(table, {})
        return given if isinstance(given, dict) else {}

    def _contender(self, nth: int, given: Mapping[str, Any]) -> Contender:
        self._known("system", given, _OF_ONE, nth)
        key = given.get("key")
        if key not in PLAYED:
            choice = ", ".join(PLAYED)
            self._wrong("system", "key", tr("“key” is a system that plays by itself: {choice}.", choice=choice), nth)
        chosen = way(str(key))
        label = given.get("label", chosen.name)
        if not isinstance(label, str) or not label.strip():
            self._wrong("system", "label", tr("“{key}” is missing: write a text in quotes.", key="label"), nth)
        rounds = int(self._number("system", "rounds", given["rounds"], nth)) if "rounds" in given else 0
        if rounds and "rounds" in self._table("vary"):
            twice = tr("“rounds” is tried in turn by [vary]: leave it out here.")
            self._wrong("system", "rounds", twice, nth)
        options = self._options(nth, chosen, given.get("options", {}))
        return Contender(label.strip(), str(key), options, rounds, self._tie_breaks("system", given, chosen, nth))

    def _options(self, nth: int, chosen: Way, given: object) -> Options | None:
        kind = chosen.options
        if not isinstance(given, dict):
            self._wrong(
                "system",
                "options",
                tr("“{key}” is a table in braces, such as {example}.", key="options", example=_BRACES),
                nth,
            )
        if not given:
            return None
        allowed = {each.field: each for each in kind.asked} if kind else {}
        for name, value in given.items():
            if name not in allowed:
                named = {"system": chosen.name, "name": name, "choice": ", ".join(sorted(allowed)) or "-"}
                self._wrong("system", "options", tr("{system} has no option “{name}”; it has: {choice}.", **named), nth)
            if not allowed[name].fits(value):
                choice = ", ".join(map(str, allowed[name].examples))
                self._wrong("system", "options", tr("“{name}” is one of: {choice}.", name=name, choice=choice), nth)
        if kind is None:
            return None
        try:
            return kind().with_chosen(given).checked()
        except Refusal as refusal:
            self._wrong("system", "options", str(refusal), nth)

    def _wrong(self, table: str, key: str, sentence: str, nth: int = 1) -> NoReturn:
        raise BadExperiment(line_of(self.text, table, key, nth), sentence)


def _not_toml(error: tomllib.TOMLDecodeError, text: str) -> BadExperiment:
    """Return the fault with its line; a text that ends too early is wrong in its last one."""
    found = re.search(r"line (\d+)", str(error))
    line = int(found[1]) if found else len(text.splitlines())
    return BadExperiment(line, tr("This is not TOML: {why}.", why=str(error).partition(" (at ")[0]))
