"""One rule as it stands on a page: heading, text, misprints, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tui.screens.rules.reader import Reader


def page(reader: Reader, *, airy: bool) -> Text:
    """Return the open rule, `airy` with blank lines; the link that Enter follows is marked with > and reversed."""
    rule, gap = reader.rule, "\n" if airy else ""
    text = Text().append(f"{rule.id}  {rule.title}\n", "bold").append(f"{rule.source}\n{gap}", "italic")
    text.append("\n".join(rule.paragraphs))
    lead = f"\n{gap}{rule.language.see}:"
    for link, here in reader.marked():
        lead = f"\n{rule.language.example}:" if link.example else lead
        text.append(f"{lead} ").append(f"{'>' if here else ' '}{link.label}", "reverse" if here else "")
        lead = ""
    return text


def spoken(reader: Reader) -> Iterator[str]:
    """Yield the open rule in lines to be heard."""
    rule = reader.rule
    yield rule.heading
    yield from rule.paragraphs
    if rule.see:
        yield f"{rule.language.see}: {', '.join(map(str, rule.see))}."
    for link in reader.links:
        if link.example:
            yield f"{rule.language.example}: {link.label}."
