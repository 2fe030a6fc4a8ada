"""The frame of every HTML page: one file that prints on A4, without script, font or picture to be fetched."""

# no words in this file: markup
from __future__ import annotations

from html import escape

from paircard.core.values.language import spoken
from paircard.core.values.text import harmless

META = '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
"""A phone shows the page as wide as itself."""
BASE = """
@page { size: A4; margin: 15mm; }
body { font: 11pt/1.35 serif; max-width: 180mm; margin: auto; color: #000; background: #fff; }
@media screen { body { padding: 0 3mm 3mm; overflow-wrap: anywhere; } }
h1 { font-size: 16pt; } h2 { font-size: 13pt; break-after: avoid; }
"""


def html_page(body: str, *, title: str, style: str = "", head: str = "") -> str:
    """Return the page around a body that is HTML already, in the language spoken.

    `style` goes on where `BASE` ends, `head` into the head.
    """
    return harmless(
        f'<!DOCTYPE html>\n<html lang="{escape(spoken().code)}">\n<head>\n{META}{head}'
        f"<title>{escape(title)}</title>\n<style>{BASE}{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
