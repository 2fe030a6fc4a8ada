"""One rule as it stands on a page: heading, text, misprints, links, and what another book has in its place."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paircard.core.rules import Rule, rule, title_of
from paircard.tui.looks.flow import flow
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import CHOSEN, HEAD, KEY, QUIET
from paircard.tui.screens.rules.reader import Link, Reader


def page(reader: Reader, width: int, *, airy: bool) -> list[Text]:
    """Return the open rule in lines, `airy` with blank ones; the link that Enter follows is marked with >."""
    gap = [Text()] if airy else []
    lines = [*_printed(reader.rule, width, airy=airy)]
    related = [each for each in reader.marked() if not each[0].example]
    examples = [each for each in reader.marked() if each[0].example]
    if related:
        lines += [*gap, *flow(_links(related), width, Text(f"{reader.rule.language.see}: "))]
    elif examples:
        lines += gap
    for each in examples:
        lines += flow(_links([each]), width, Text(f"{reader.rule.language.example}: "))
    return lines


def beside(reader: Reader, width: int) -> list[Text]:
    """Return the article that another book has in the place of the open one, under the name of that book."""
    if (id_ := reader.elsewhere) is None:
        return []
    other = rule(id_, reader.language)
    head = Text(f" {title_of(id_.book, reader.language)}", HEAD, no_wrap=True)
    head.truncate(width, overflow="ellipsis", pad=True)
    return [head, *_printed(other, width, airy=True)]


def _printed(each: Rule, width: int, *, airy: bool) -> Iterator[Text]:
    yield from flow(Text().append(f"{each.id}  ", CHOSEN).append(each.title, "bold"), width)
    yield Text(each.source, QUIET, no_wrap=True)
    if airy:
        yield Text()
    bullet = Text(f" {signs_for().bullet} ")
    for paragraph in each.paragraphs:
        item = paragraph.startswith("- ")
        yield from flow(Text(paragraph.removeprefix("- ")), width, bullet if item else None)


def _links(links: list[tuple[Link, bool]]) -> Text:
    text = Text()
    for link, here in links:
        text.append(" " if text else "").append(">" if here else " ", CHOSEN)
        text.append(link.label, "reverse" if here else KEY)
    return text
