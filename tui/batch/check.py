"""`paircard check`: every recorded round held against the rules, and against the pairing they give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from paircard.core.event.incident import Kind
from paircard.core.event.incidents_told import line_told
from paircard.core.event.round import Round
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.explain import Explain
from paircard.core.facets.finding import Finding
from paircard.core.facets.judged import judged_by, pairs_any_round
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import explaining
from paircard.core.systems.kit.in_numbers import proposed_pairing, recorded_pairing
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points
from paircard.core.values.said import said_n, series
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.progress_bar import ProgressBar
from paircard.tui.batch.recorded_event import judged_report, report_read
from paircard.tui.batch.table_of_report import table_differences

DIFFERS = 3
"""Exit code: nothing is illegal, but a round or the table is not as the rules make it."""

FIXED = mark(
    "Only rounds that rest on points or on a ranking are paired again and checked: the pairs of this event are fixed "
    "by its system."
)


def check_file(
    file: Path, *, number: int | None = None, encoding: str = "", section: str = "", system: str = ""
) -> int:
    """Report on every round, or on round `number`, and on the table that a report has.

    Return 0 if all agrees, 1 if anything is illegal, 3 if something legal differs, 2 if the file cannot be read.

    `system` judges by other rules than those of the event.
    """
    any_alphabet()
    try:
        tournament, rules, report = judged_report(file, encoding, section, system)
        rounds = _to_check(tournament, number, system)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    if rules:
        say(rules)
    illegal = same = 0
    if system:  # its table is by the rules that it names
        report = report_read(file, encoding)
    differing = tuple(table_differences(tournament, report)) if report and number is None else ()
    for paired, (findings, lines) in zip(rounds, _checked(tournament, rounds, system), strict=True):
        illegal += any(finding.illegal for finding in findings)
        same += not lines
        for line in lines or [tr("as the rules pair it.")]:
            say(tr("Round {round}: {line}", round=paired.number, line=line))
    for line in differing:
        say(tr("Table: {line}", line=line))
    say(
        tr(
            "{same} of {rounds} rounds are as the rules pair them, {illegal} illegal.",
            same=same,
            rounds=len(rounds),
            illegal=illegal,
        )
    )
    if illegal:
        return REFUSED
    return DIFFERS if differing or same < len(rounds) else DONE


def _to_check(tournament: Tournament, number: int | None, system: str) -> tuple[Round, ...]:
    """Return the rounds that are meant; refuse where there is none, and rules that fix every round beforehand."""
    rounds = tournament.rounds
    if not rounds:
        raise Refusal(tr("No round is paired yet: there is nothing to check."))
    if not pairs_any_round(system_of(judged_by(tournament, system))):
        raise Refusal(tr(FIXED))
    if number is None:
        return rounds
    if number > len(rounds):
        sentence = tr(
            "Round {round} is not paired yet: there are {rounds} rounds to check.", round=number, rounds=len(rounds)
        )
        raise Refusal(sentence)
    return (rounds[number - 1],)


def _checked(
    tournament: Tournament, rounds: Sequence[Round], system: str
) -> list[tuple[tuple[Finding, ...], list[str]]]:
    """Check round after round; on a terminal a bar tells how far it is."""
    checked = []
    with ProgressBar(len(rounds)) as bar:
        for done, paired in enumerate(rounds):
            bar.tell(done, tr("round {round}", round=paired.number))
            checked.append(check_round(tournament, paired, system))
    return checked


def check_round(tournament: Tournament, paired: Round, system: str = "") -> tuple[tuple[Finding, ...], list[str]]:
    """Return what the checker finds in a recorded round, and all there is to say of it; nothing if it is right."""
    before = judged_by(state_before(tournament, paired.number), system)
    byes = tuple(_more_byes(before, paired))
    if not paired.boards:
        return byes, [*_told(byes), tr("nobody meets anybody: there is no pairing to check.")]
    recorded = recorded_pairing(before, paired)
    try:
        explain = None if system_of(before).by_ranking else explaining(before)
        findings = (*byes, *(explain.findings(before, paired) if explain else ()))
        differences = [*_not_announced(before, paired), *_differences(explain, before, paired, recorded)]
        own = _told_by_itself(tournament, paired.number) if differences else ()
        return findings, [*_told(findings), *differences, *own]
    except Refusal as refusal:
        return byes, [*_told(byes), tr("cannot be paired again: {why}", why=refusal)]


def _not_announced(before: Tournament, paired: Round) -> Iterator[str]:
    """Yield which pairs of a ranking meet too soon or too often: an arbiter may pair them by hand all the same."""
    if system_of(before).by_ranking:
        pairs = [(board.white, board.black) for board in paired.heads]
        yield from map(str, system_of(before).law.breaches(before, pairs, paired.bye))


def _told_by_itself(tournament: Tournament, number: int) -> Iterator[str]:
    """Yield that the event says of itself that a round is not by the rules: paired by hand, or so imported."""
    for each in tournament.facts.incidents:
        if each.at == number and each.kind in (Kind.MPA, Kind.IMPORT):
            yield tr("the event tells it: {line}", line=f"### {line_told(tournament, each)}")


def _more_byes(before: Tournament, paired: Round) -> Iterator[Finding]:
    """Yield that players have points without playing whom no pairing gives any: a report from elsewhere has them."""
    if many := paired.beyond_one_bye(full_allowed=system_of(before).full_point_byes):
        numbers = tuple(sorted(before.numbers[id_] for id_ in many))
        sentence = said_n(
            "{players} has a point without playing, and not by the pairing.",
            "{players} have a point without playing: the rules give one bye a round, to the player left over.",
            len(numbers),
            players=series(numbers),
        )
        yield Finding(system_of(before).article("bye"), None, numbers, sentence, illegal=True)


def _told(findings: Sequence[Finding]) -> Iterator[str]:
    for finding in findings:
        yield tr("illegal, {finding}", finding=finding) if finding.illegal else str(finding)


def _differences(explain: Explain | None, before: Tournament, paired: Round, recorded: Pairing) -> Iterator[str]:
    """Yield how a round differs from the one the rules give, the first article that separates them last."""
    try:
        right = proposed_pairing(before)
    except Refusal as refusal:
        yield tr("the rules give no pairing: {why}", why=refusal)
        return
    theirs, ours = _as_set(recorded), _as_set(right)
    if theirs == ours:
        return
    yield tr(
        "recorded {recorded}, by the rules {right}.",
        recorded=_listed(recorded, theirs - ours),
        right=_listed(right, ours - theirs),
    )
    finding = explain.departure(before, paired) if explain else None
    if finding is None:
        return
    if finding.bracket is None:
        yield tr("the first difference is by {article}: {sentence}", article=finding.article, sentence=finding.sentence)
    else:
        yield tr(
            "the first difference is by {article} (bracket of {points}): {sentence}",
            article=finding.article,
            points=format_points(finding.bracket),
            sentence=finding.sentence,
        )


def _as_set(pairing: Pairing) -> set[str]:
    return {*_texts(pairing)}


def _texts(pairing: Pairing) -> list[str]:
    pairs = [f"{pair.white}-{pair.black}" for pair in pairing.pairs]
    return pairs if pairing.bye is None else [*pairs, tr("bye {number}", number=pairing.bye)]


def _listed(pairing: Pairing, some: set[str]) -> str:
    return " ".join(text for text in _texts(pairing) if text in some) or tr("nothing else")
