"""Every part of a page as HTML. Names and whatever else people typed are data: nothing gets in unescaped."""

# no words in this file: markup, but for what goes through tr
from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch

from paircard.core.pages.parts import (
    Boards,
    Card,
    Chart,
    Game,
    Games,
    Going,
    Ladder,
    Names,
    Part,
    Pills,
    Played,
    Reasons,
    Rung,
    Seated,
    Square,
    Tabs,
    Ways,
    Who,
)
from paircard.core.papers.columns import black_head, name_column, place_column, points_column, white_head
from paircard.core.papers.paper import Section
from paircard.core.values.language import tr, trp
from paircard.data.pages.chart import draw_chart as chart_drawn
from paircard.data.pages.tables import section_lines
from paircard.data.papers.as_html import Link
from paircard.data.papers.escaped import escape

_KINDS = {"W": "w", "B": "b", "½": "d"}


@singledispatch
def lines_of(part: Part, link: Link) -> Iterator[str]:
    """Yield the lines of a part; `link` leads to the page of somebody."""
    raise TypeError(part, link)


lines_of.register(Section)(section_lines)


@lines_of.register
def _(part: Chart, _: Link) -> Iterator[str]:
    return chart_drawn(part)


@lines_of.register
def _(part: Tabs, _: Link) -> Iterator[str]:
    yield f'<ol class="tabs" aria-label="{escape(tr("Rounds"))}">'
    for tab in part.tabs:
        when = f'<span class="when"> · {escape(tab.when)}</span>' if tab.when and not tab.page else ""
        if tab.page:
            current = ' aria-current="page"' if tab.state == "shown" else ""
            yield f'<li><a href="{tab.page}.html"{current}>{_hidden(tr("Round"))}{tab.round}</a></li>'
        else:
            yield f'<li><span class="coming">{_hidden(tr("Round"))}{tab.round}{when}</span></li>'
    yield "</ol>"


def _hidden(text: str) -> str:
    return f'<span class="hid">{escape(text)} </span>'


@lines_of.register
def _(part: Going, _: Link) -> Iterator[str]:
    told = " ".join(f"<span>{escape(each)}</span>" for each in part.told)
    cells = "".join(f"<b{_kind(_KINDS.get(each, ''))}>{each}</b>" for each in part.cells)
    yield f'<div class="going"><span class="strip" aria-hidden="true">{cells}</span> {told}</div>'


def _kind(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


@lines_of.register
def _(part: Boards, link: Link) -> Iterator[str]:
    yield '<ol class="boards">'
    for game in part.games:
        yield _board(game, link)
    yield "</ol>"


def _board(game: Game, link: Link) -> str:
    place = escape(game.place)
    white = "won" if game.won == "W" else "lost" if game.won == "B" else ""
    black = "won" if game.won == "B" else "lost" if game.won == "W" else ""
    return (
        f'<li id="b{place}"><span class="no"><a href="#b{place}">{_hidden(tr("Board"))}{place}</a></span> '
        f"{_seat(game.white, f'p l {white}', link)} {_squares(game)} {_seat(game.black, f'p {black}', link)}</li>"
    )


def _seat(who: Who, kind: str, link: Link) -> str:
    return f'<span class="{kind.strip()}">{_named(who, link)}<small>{escape(who.about)}</small></span>'


def _named(who: Who, link: Link) -> str:
    return f'<a href="{escape(link(who.key))}">{escape(who.name)}</a>'


def _squares(game: Game) -> str:
    kinds = ("b", "w") if game.turned else ("w", "b")
    if game.figures == ("½", "½"):
        kinds = ("d", "d")
    cells = (
        f'<b class="{kind}" aria-hidden="true">{figure or "·"}</b>'
        for kind, figure in zip(kinds, game.figures, strict=True)
    )
    return f'<span class="sq"><span class="hid">{escape(game.said)}</span>{"".join(cells)}</span>'


@lines_of.register
def _(part: Names, link: Link) -> Iterator[str]:
    yield '<ul class="names">'
    for seat in part.seats:
        yield f'<li><span class="of">{_named(seat.who, link)}</span> {_where(seat)}</li>'
    yield "</ul>"


def _where(seat: Seated) -> str:
    if seat.opponent is None:
        return f'<span class="seat">{escape(seat.where)}</span>' if seat.where else ""
    where = f"{escape(seat.where)} {escape(seat.opponent.name)}"
    return f'<span class="seat"><a href="pairings.html#{escape(seat.anchor)}">{where}</a></span>'


@lines_of.register
def _(part: Pills, _: Link) -> Iterator[str]:
    yield f'<ul class="pills" aria-label="{escape(tr("Standings"))}">'
    for pill in part.pills:
        current = ' aria-current="page"' if pill.shown else ""
        yield f'<li><a href="{pill.page}.html"{current}>{escape(pill.label)}</a></li>'
    yield "</ul>"


@lines_of.register
def _(part: Ladder, link: Link) -> Iterator[str]:
    if part.title:
        yield f"<h2>{escape(part.title)}</h2>"
    federations = any(each.federation for each in part.rungs)
    ratings = any(each.rating for each in part.rungs)
    heads = [
        ("right", place_column().head),
        ("", trp("places won or lost", "±")),
        ("", name_column().head),
        *((("", trp("at most 4 columns", "Fed")),) if federations else ()),
        *((("right", trp("at most 4 columns", "Rtg")),) if ratings else ()),
        ("", tr("Rounds")),
        *((("right", points_column().head),) if part.points else ()),
        *(("right" if part.points else "", head) for head in part.heads),
    ]
    cells = "".join(f'<th role="columnheader" scope="col"{_kind(kind)}>{escape(head)}</th>' for kind, head in heads)
    yield f'<div class="box ladder" {_region(part.title or tr("Standings"))}><table role="table">'
    yield f'<thead role="rowgroup"><tr role="row">{cells}</tr></thead><tbody role="rowgroup">'
    for at, rung in enumerate(part.rungs):
        if at == part.cut:
            yield f'<tr role="row" class="cut"><td role="cell" colspan="{len(heads)}">{escape(part.said)}</td></tr>'
        federation = f'<td role="cell">{escape(rung.federation)}</td>' if federations else ""
        rating = f'<td role="cell" class="right">{escape(rung.rating)}</td>' if ratings else ""
        yield _rung(rung, part, link, federation + rating)
    yield "</tbody></table></div>"


def _region(label: str) -> str:
    """Return what lets a keyboard scroll a box."""
    return f'role="region" tabindex="0" aria-label="{escape(label)}"'


def _rung(rung: Rung, ladder: Ladder, link: Link, origin: str) -> str:
    name = f"{rung.title} {rung.who.name}".strip()
    own = f'<a href="{escape(link(rung.who.key))}">{escape(name)}</a>'
    side = " right" if ladder.points else ""
    figures = "".join(
        f'<td role="cell" class="fig{side}" data-head="{escape(head)}">{escape(figure)}</td>'
        for head, figure in zip(ladder.heads, rung.figures, strict=True)
    )
    points = f'<td role="cell" class="pts right">{escape(rung.points)}</td>' if ladder.points else ""
    leads = ' class="leads"' if rung.leads else ""
    return (
        f'<tr role="row"{leads}><td role="cell" class="pl right">{escape(rung.place)}</td>{_climbed(rung.climbed)}'
        f'<th role="rowheader" scope="row" class="of roomy">{own}</th>{origin}<td role="cell" class="strip">'
        f"{''.join(map(_square, rung.squares))}{'<i></i>' * max(0, ladder.rounds - len(rung.squares))}</td>"
        f"{points}{figures}</tr>"
    )


def _climbed(places: int) -> str:
    if not places:
        return '<td role="cell" class="ch same"></td>'
    kind, sign, word = ("up", "▲", tr("up")) if places > 0 else ("down", "▼", tr("down"))
    return f'<td role="cell" class="ch {kind}">{_hidden(word)}<span aria-hidden="true">{sign}</span>{abs(places)}</td>'


def _square(square: Square) -> str:
    about = f' title="{escape(square.about)}"' if square.about else ""
    return f"<b{_kind(_KINDS.get(square.side, ''))}{about}>{escape(square.figure)}</b>"


@lines_of.register
def _(part: Card, _: Link) -> Iterator[str]:
    if part.name:
        initials = "".join(each.strip()[:1] for each in part.name.split(",", 1)).upper()
        yield f'<div class="who"><span class="face" aria-hidden="true"><b>{escape(initials)}</b></span><div>'
        yield f"<h1>{escape(part.name)}</h1><p>{escape(part.about)}</p></div></div>"
    if part.facts:
        yield '<dl class="facts">'
        for fact in part.facts:
            kind = _kind({1: "good", -1: "bad", 0: ""}[fact.good])
            yield f"<div><dt>{escape(fact.label)}</dt><dd{kind}>{escape(fact.value)}</dd></div>"
        yield "</dl>"


@lines_of.register
def _(part: Games, link: Link) -> Iterator[str]:
    yield f'<section class="panel games"><h2>{escape(part.title)}</h2><div class="box"><table>'
    heads = (("right", trp("at most 3 columns", "Rd")), ("", trp("at most 10 columns", "Opponent")))
    more = (("centre", trp("at most 8 columns", "Result")), ("right", trp("at most 6 columns", "Score")))
    cells = "".join(f'<th scope="col"{_kind(kind)}>{escape(head)}</th>' for kind, head in (*heads, *more))
    yield f"<thead><tr>{cells}</tr></thead><tbody>"
    for game in part.games:
        yield _played(game, link)
    yield "</tbody></table></div></section>"


def _played(game: Played, link: Link) -> str:
    about = ""
    if game.opponent is not None:
        side = game.square.side if game.square else ""
        colour = (white_head() if side == "W" else black_head()) if side else ""
        told = " · ".join(filter(None, (game.opponent.about, colour)))
        about = f"{_named(game.opponent, link)}<small>{escape(told)}</small> "
    square = ""
    if game.square is not None:
        kind = _KINDS.get(game.square.side, "")
        square = f'<span class="sq"><b class="{f"lone {kind}".strip()}">{escape(game.square.figure)}</b></span>'
    return (
        f'<tr><td class="right">{game.round}</td><td class="roomy">{about}{escape(game.said)}</td>'
        f'<td class="centre">{square}</td><td class="right">{escape(game.score)}</td></tr>'
    )


@lines_of.register
def _(part: Reasons, _: Link) -> Iterator[str]:
    yield f'<section class="panel"><h2>{escape(part.title)}</h2><ul class="why">'
    for reason in part.reasons:
        kind = ' class="in"' if reason.below else ""
        articles = " ".join(map(escape, reason.articles))
        yield f'<li{kind}><p>{escape(reason.said)}</p> <span class="art">{articles}</span></li>'
    yield "</ul></section>"


@lines_of.register
def _(part: Ways, _: Link) -> Iterator[str]:
    ways = " ".join(f'<a href="{escape(file)}">{escape(what)}</a>' for file, what in part.ways)
    yield f'<p class="quiet">{ways}</p>'
