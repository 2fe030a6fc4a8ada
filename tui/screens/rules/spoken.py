"""One rule as it is heard."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.tui.screens.rules.reader import Reader


def spoken(reader: Reader) -> Iterator[str]:
    """Yield the open rule in lines to be heard."""
    each = reader.rule
    yield each.heading
    yield from each.paragraphs
    if each.see:
        yield f"{each.language.see}: {', '.join(map(str, each.see))}."
    for link in reader.links:
        if link.example:
            yield f"{each.language.example}: {link.label}."
