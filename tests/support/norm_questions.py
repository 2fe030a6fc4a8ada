"""Questions about the games of one player, answered by the second engine of the norms."""

from __future__ import annotations

from paircard.core.event.entrant import Sex
from paircard.core.norms.games import Ended
from paircard.core.teach.topics.norms import NormKind
from paircard.core.teach.topics.norms.of_games import OfGames
from paircard.core.values.frozen import replace
from paircard.core.values.points import format_points
from tests.support.norm_brute import Answer, by_brute_force


def by_second_engine(question: OfGames) -> str:
    """Return the answer as questions have it."""
    if question.kind is NormKind.LAST:
        return _last(question)
    answer = _answer(question)
    match question.kind:
        case NormKind.AVERAGE:
            return str(answer.mean)
        case NormKind.WORTH:
            return str(answer.worth) if answer.made else "none"
        case NormKind.LEAVE:
            return _left_out(question, answer)
        case NormKind.MIX:
            failing = [each for each in answer.failing if not each.startswith(("1.4.1", "1.4.8", "0"))]
            return _article(failing)
    return _article(list(answer.failing))


def _answer(question: OfGames, last: int | None = None) -> Answer:
    """Judge the games, with so many half points in the last one; of an average all games that count."""
    judged = question.case.judged
    rounds = judged.rounds
    if last is not None:
        rounds = (*rounds[:-1], replace(rounds[-1], ended=Ended.PLAYED, half_points=last))
    if question.kind in (NormKind.AVERAGE, NormKind.MIX):  # nothing is won, so that nothing can be left out
        lost = replace(judged.event, rounds=0)
        rounds = tuple(replace(met, half_points=0) for met in rounds)
        return by_brute_force(question.case.norm, judged.candidate, rounds, lost)
    found = by_brute_force(question.case.norm, judged.candidate, rounds, judged.event)
    if question.case.norm.startswith("W") and judged.candidate.sex is not Sex.WOMAN:
        return found._replace(made=False, failing=("0.3",))
    return found


def _last(question: OfGames) -> str:
    """Return the least result from which on every result would do."""
    made = [_answer(question, points).made for points in (0, 1, 2)]
    return next((format_points(least) for least in range(3) if all(made[least:])), "none")


def _left_out(question: OfGames, answer: Answer) -> str:
    if not answer.made:
        return "none"
    counted = [met.round for met in question.case.judged.games]
    return " ".join(str(each) for each in counted if each not in answer.rounds) or "none"


def _article(failing: list[str]) -> str:
    return failing[0].removesuffix("own").removesuffix("one") if failing else "yes"
