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
    looks = f"<title>{escape(title)}</title>\n<style>{BASE}{style}</style>\n"
    return html_frame(f"{head}{looks}", f"<body>\n{body}\n</body>")


def html_frame(head: str, body: str) -> str:
    """Return a file of HTML in the language spoken: what stands in its head, and its body with the tags of it."""
    lang = escape(spoken().code)
    return harmless(f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n{META}{head}</head>\n{body}\n</html>\n')
