"""Which ratings count in an event, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.event.rating_rules import Method, RatingRules
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import mark, tr

METHOD_WORDS: Mapping[Method, str] = {
    "": mark("as each was entered"),
    "FIDE": mark("FIDE's only"),
    "NRO": mark("national only"),
    "FIDON": mark("FIDE's, else national"),
    "NIDOF": mark("national, else FIDE's"),
    "HBFN": mark("the higher of FIDE's and national"),
    "LBFN": mark("the lower of FIDE's and national"),
    "OTHER": mark("as the organiser has announced"),
}
"""What each method means, as it stands in the code."""


def method_told(tournament: Tournament) -> Iterator[str]:
    """Yield by which method the ratings of an event come about, where one was settled."""
    if method := tournament.facts.rating_rules.method:
        yield tr("Ratings: {method} ({code}).", method=tr(METHOD_WORDS[method]), code=method)


def rules_told(rules: RatingRules) -> str:
    """Say all that was settled, in one line of the journal."""
    play = tr("kind of play {kind}", kind=rules.play) if rules.play else ""
    lists = tr("lists {lists}", lists=" ".join(rules.lists)) if rules.lists else ""
    method = tr("method {method}", method=rules.method) if rules.method else ""
    what = ", ".join(filter(None, (play, lists, method))) or tr("as proposed")
    return tr("ratings settled: {what}", what=what)
