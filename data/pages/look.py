"""How the pages look: the board is the palette, light by day and dark by night, narrow on phones, large in the hall."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Mapping

LIGHT: Mapping[str, str] = {
    "sheet": "#fbfaf7",
    "panel": "#ffffff",
    "band": "#efede7",
    "line": "#cfcbc2",
    "ink": "#1d1b18",
    "quiet": "#54514a",
    "key": "#6b3a00",
    "key-ink": "#ffffff",
    "white": "#f2ddb0",
    "on-white": "#1d1b18",
    "black": "#6e4a30",
    "on-black": "#ffffff",
    "draw": "#cccdd1",
    "on-draw": "#1d1b18",
    "live": "#00634a",
    "mark": "#7a1fa0",
    "warn": "#9a3b00",
    "me": "#fff0c9",
}
"""By day."""
DARK: Mapping[str, str] = {
    "sheet": "#16181c",
    "panel": "#1f2227",
    "band": "#2b2f36",
    "line": "#3c424b",
    "ink": "#eceae4",
    "quiet": "#b0b6c0",
    "key": "#f7bd52",
    "key-ink": "#16181c",
    "white": "#f6ead2",
    "on-white": "#1d1b18",
    "black": "#8a5c3d",
    "on-black": "#ffffff",
    "draw": "#555b66",
    "on-draw": "#ffffff",
    "live": "#5fd3a6",
    "mark": "#d3abff",
    "warn": "#ffab5e",
    "me": "#3a3218",
}
"""By night."""


def _tokens(tokens: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in tokens.items())


BASE = (
    f"""
@page {{ size: A4; margin: 15mm; }}
:root {{ color-scheme: light dark; {_tokens(LIGHT)} }}
@media screen and (prefers-color-scheme: dark) {{ :root {{ {_tokens(DARK)} }} }}
"""
    """
* { box-sizing: border-box; }
html { font-size: 100%; scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--sheet); color: var(--ink); font: 1rem/1.45 system-ui, -apple-system, "Segoe UI",
  Roboto, "Noto Sans", "Helvetica Neue", sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .2em; }
a, small, .of { unicode-bidi: plaintext; }
:focus-visible { outline: 3px solid var(--key); outline-offset: 2px; }
.hid { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { display: inline-block; padding: .5rem 1rem; } .skip:not(:focus) { position: absolute; left: -99rem; }
"""
)
"""What every page of ours begins with: the palette, the letters, how links and the place of the keyboard are seen."""
STYLE = (
    BASE
    + """.quiet a { display: inline-block; padding: .3rem .4rem .3rem 0; }
.top, main, .end { max-width: 82rem; margin: 0 auto; padding: .5rem 1rem; }
.top { padding-top: 1.4rem; }
.event { margin: 0; font-size: clamp(1.5rem, 5vw, 2.4rem); line-height: 1.2; font-weight: 700; }
.event a { text-decoration: none; }
.event::before { content: ""; display: inline-block; width: 1.6rem; height: .8rem; margin-right: .6rem;
  background: repeating-conic-gradient(var(--black) 0 25%, var(--white) 0 50%) 0 0/.8rem .8rem; }
.top p { margin: .2rem 0; } .top p + p, .notes, .quiet { color: var(--quiet); }
nav { position: sticky; top: 0; z-index: 2; background: var(--sheet); border-bottom: 1px solid var(--line); }
nav div { max-width: 82rem; margin: 0 auto; padding: 0 .5rem; overflow-x: auto; scrollbar-width: thin;
  white-space: nowrap; display: flex; }
nav a { padding: .8rem .8rem .6rem; border-bottom: 3px solid transparent; color: var(--quiet); font-weight: 600;
  text-decoration: none; }
nav a[aria-current] { color: var(--ink); border-color: var(--key); }
h1 { font-size: 1.35rem; line-height: 1.25; margin: .8rem 0 .5rem; } h2 { font-size: 1.15rem;
  margin: 1.4rem 0 .5rem; }
p { margin: .25rem 0; } .in { padding-left: 1.2rem; } .more { padding-left: 2.4rem; }
.mark { border-left: .3rem solid var(--warn); background: var(--band); padding: .5rem .8rem; font-weight: 600; }
ul, ol { list-style: none; margin: 0; padding: 0; }
.panel, .box, .boards > li, .facts > div { background: var(--panel); border: 1px solid var(--line);
  border-radius: .8rem; }
.panel { padding: .4rem 1.1rem 1rem; margin: 1rem 0; } .panel h2 { margin-top: .6rem; }
.tabs { display: flex; flex-wrap: wrap; gap: .4rem; margin: .6rem 0; }
.tabs > * > * { display: block; min-width: 2.6rem; min-height: 2.6rem; padding: .5rem .7rem; border-radius: .6rem;
  background: var(--band); text-align: center; font-weight: 700; text-decoration: none; }
.tabs [aria-current] { background: var(--key); color: var(--key-ink); }
.tabs .coming { background: none; border: 1px dashed var(--quiet); color: var(--quiet); font-weight: 400; }
.going { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; align-items: center; margin: .6rem 0 1rem; }
.strip { white-space: nowrap; }
.strip b, .strip i { display: inline-block; min-width: 1.6em; padding: .1em .2em; text-align: center;
  font-size: .85rem;
  font-style: normal; font-weight: 600; background: var(--band); }
.strip i { vertical-align: top; } .strip i::before { content: "\\a0"; }
.going .strip { white-space: normal; line-height: 1.6; } .going .strip b { min-width: 1.35em; }
.strip .w, .sq .w { background: var(--white); color: var(--on-white); }
.strip .b, .sq .b { background: var(--black); color: var(--on-black); }
.strip .d, .sq .d { background: var(--draw); color: var(--on-draw); }
.boards { columns: 33rem; column-gap: 1rem; }
.boards > li { display: grid; grid-template-columns: 2.6rem 1fr auto 1fr; gap: 0 .8rem; align-items: center;
  break-inside: avoid; margin: 0 0 .55rem; padding: .6rem .9rem .6rem 0; }
.no { text-align: center; font-weight: 700; color: var(--quiet); } .no a { text-decoration: none; padding: .3rem; }
small { display: block; color: var(--quiet); font-size: .82rem; font-weight: 400; }
  .p:first-of-type { text-align: right; }
.boards .p { text-align: left; } .boards .p.l { text-align: right; } .p a { text-decoration: none; }
.won { font-weight: 700; } .lost { color: var(--quiet); }
.sq { display: inline-flex; border-radius: .5rem; overflow: hidden; }
.sq b { width: 2.3rem; min-height: 2.1rem; display: grid; place-items: center; }
.sq b.lone { border-radius: .4rem; width: auto; min-width: 1.7rem; min-height: 1.7rem; padding: 0 .35rem; }
.me, li:target, tr:target, .at { background: var(--me) !important; box-shadow: inset .3rem 0 var(--key); }
.names { columns: 22rem; column-gap: 2rem; margin-top: .6rem; }
.names > li { display: flex; justify-content: space-between; gap: 1rem; break-inside: avoid; padding: .15rem .5rem;
  border-bottom: 1px solid var(--line); }
.names > li[hidden] { display: none; }
.names a { text-decoration: none; padding: .3rem 0; min-height: 2rem; } .names .of { font-weight: 600;
  flex: 1 1 45%; }
.names .of a { display: block; } .names .seat { color: var(--quiet); text-align: right; flex: 1 1 50%; }
#seek { width: 100%; max-width: 28rem; font: inherit; padding: .7rem 1rem; border: 1px solid var(--quiet);
  border-radius: .8rem; background: var(--panel); color: var(--ink); }
.pills { display: flex; flex-wrap: wrap; gap: .4rem; margin: .6rem 0; }
.pills a { display: block; padding: .45rem 1rem; border: 1px solid var(--quiet); border-radius: 2rem;
  font-weight: 600;
  text-decoration: none; }
.pills a[aria-current] { border: 2px solid var(--key); }
.box { overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; width: 100%; } thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { padding: .45rem .6rem; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
.box thead th, .box thead td { background: var(--band); font-size: .82rem; color: var(--quiet); }
  tbody tr:last-child > * { border-bottom: 0; }
tbody th { font-weight: 600; } td a, tbody th a { display: block; padding: .25rem 0; text-decoration: none; }
.right { text-align: right; } .centre { text-align: center; }
.roomy { white-space: normal; min-width: 8.5rem; } .games .roomy { width: 80%; }
.box:not(.ladder) .name { position: sticky; left: 0; } .box:not(.ladder) td.name {
  background: var(--panel); }
.ladder .cut td { color: var(--quiet); font-size: .9em; }
.ladder .pts { font-weight: 700; text-align: right; } .up { color: var(--live); } .down { color: var(--warn); }
.up, .down, .same { font-size: .85rem; font-weight: 600; }
  .leads > td:first-child { box-shadow: inset .3rem 0 var(--key); }
.who { display: flex; gap: 1rem; align-items: center; margin: .8rem 0; } .who h1, .who p { margin: 0; }
.who h1 { font-size: 1.6rem; }
.face { flex: none; width: 4.4rem; height: 4.4rem; border-radius: 1rem; display: grid; place-items: center;
  background: conic-gradient(var(--white) 25%, var(--black) 0 50%, var(--white) 0 75%, var(--black) 0); }
.face b { background: var(--sheet); width: 3rem; height: 3rem; border-radius: .6rem; display: grid;
  place-items: center;
  font-size: 1.25rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .7rem; margin: 1rem 0; }
.facts > div { padding: .7rem 1rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.facts dd { margin: 0; font-size: 1.6rem; font-weight: 700; line-height: 1.25; }
.facts dt { color: var(--quiet); font-size: .88rem; }
.facts .good { color: var(--live); } .facts .bad { color: var(--warn); }
.follow { font: inherit; font-weight: 600; padding: .5rem 1rem; border: 1px solid var(--quiet); border-radius: 2rem;
  background: none; color: inherit; cursor: pointer; } .follow[aria-pressed=true] { border: 2px solid var(--key); }
.why li { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: .5rem 0;
  border-bottom: 1px solid var(--line); } .why li:last-child { border: 0; } .why .in { padding-left: 1.2rem; }
.art { color: var(--key); font-weight: 700; white-space: nowrap; }
svg { display: block; width: 100%; height: auto; max-width: 48rem; } svg text { fill: var(--quiet); font-size: 12px; }
svg.tree text { fill: currentColor; font-size: 17.5px; }
svg .grid { stroke: var(--line); } svg .path { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
svg text.end { fill: var(--ink); font-weight: 600; }
.l0 { stroke: var(--key); } .l1 { stroke: var(--live); } .l2 { stroke: var(--mark); } .l3 { stroke: var(--warn); }
.l4 { stroke: var(--quiet); } svg .dot { stroke-width: 6; stroke-linecap: round; }
.l1 { stroke-dasharray: 7 3; } .l2 { stroke-dasharray: 2 3; } .l3 { stroke-dasharray: 9 3 2 3; }
  .dot { stroke-dasharray: none; }
.end { font-size: .9rem; color: var(--quiet); padding-bottom: 2rem; } .end a { display: inline-block;
  padding: .5rem 1rem .5rem 0; }
@media screen and (min-width: 1000px) {
  main:has(> .who) { display: grid; grid-template-columns: 3fr 2fr; gap: 0 1rem; align-items: start; }
  main:has(> .who) > * { grid-column: 1 / -1; } main:has(> .who) > .games { grid-column: 1; }
  main:has(> .who) > .games + .chart { grid-column: 2; }
}
@media screen and (min-width: 1600px) { html { font-size: 118%; } }
@media screen and (max-width: 900px) {
  .ladder, .ladder tbody { display: block; } .ladder table { display: block; } .ladder thead { display: none; }
  .ladder tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .7rem; position: relative;
    padding: .6rem 3.6rem .6rem 3.4rem; border-bottom: 1px solid var(--line); }
  .ladder tr > * { padding: 0; border: 0; white-space: normal; font-size: .82rem; color: var(--quiet); }
  .ladder tr > .pl { position: absolute; left: .6rem; top: .6rem; width: 2.4rem; text-align: right; font-size: 1rem;
    color: var(--ink); }
  .ladder tr > .ch { position: absolute; left: .6rem; top: 2.1rem; width: 2.4rem; text-align: right; }
  .ladder tr > .ch.up { color: var(--live); } .ladder tr > .ch.down { color: var(--warn); }
  .ladder tr > .pts { position: absolute; right: .8rem; top: .6rem; font-size: 1.1rem; color: var(--ink); }
  .ladder tr > .of { flex: 0 0 100%; font-size: 1rem; color: var(--ink); }
  .ladder tr > .strip { flex: 0 0 100%; order: 9; margin-top: .3rem; white-space: normal; }
  .ladder td:empty { display: none; }
  .ladder .fig::before { content: attr(data-head) " "; } .ladder .leads { box-shadow: inset .3rem 0 var(--key); }
  .ladder .leads > td:first-child { box-shadow: none; } th, td { padding: .4rem .45rem; }
}
@media screen and (max-width: 640px) {
  .when { display: none; }
  .pairs table, .pairs tbody { display: block; } .pairs thead { display: none; }
  .pairs tr { display: grid; grid-template-columns: 1.6rem minmax(0, auto) minmax(0, 1fr) auto auto; gap: 0 .5rem;
    align-items: baseline; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
  .pairs tr > * { padding: 0; border: 0; min-width: 0; white-space: normal; }
  .pairs .c1, .pairs .c5 { grid-row: 1 / 3; align-self: center; } .pairs .c2 { grid-column: 2; grid-row: 1; }
  .pairs .c3 { grid-column: 3; grid-row: 1; } .pairs .c4 { grid-column: 4; grid-row: 1; }
  .pairs .c5 { grid-column: 5; text-align: right; white-space: nowrap; } .pairs .c6 { grid-column: 2; grid-row: 2; }
  .pairs .c7 { grid-column: 3; grid-row: 2; } .pairs .c8 { grid-column: 4; grid-row: 2; }
  .pairs .c9 { grid-column: 2 / -1; grid-row: 3; color: var(--quiet); }
  .boards > li { grid-template-columns: 2.4rem 1fr auto; } .no { grid-row: 1 / 3; }
  .boards .p, .boards .p.l { grid-column: 2; text-align: left; }
  .boards .p:last-child { border-top: 1px solid var(--line);
    margin-top: .35rem; padding-top: .35rem; }
  .boards .sq { grid-column: 3; grid-row: 1 / 3; flex-direction: column; }
}
@media print {
  nav, .tabs, .pills, .skip, .follow, #seek, .end { display: none; } body { font-size: 9.5pt; }
  a { text-decoration: none; }
  .top, main { max-width: none; padding: 0; } .event { font-size: 15pt; } .boards { columns: 2; }
  .names { columns: 3; }
  .names > li { display: block; } .names .seat { text-align: left; } .names a { min-height: 0; padding: 0; }
  .boards > li, .box, .panel { border-color: #999; border-radius: 0; } .boards > li { padding: .2rem .4rem .2rem 0; }
  .box { overflow: visible; border: 0; } .box:not(.ladder) .name { position: static; }
  .me, .at, li:target { background: none !important; box-shadow: none; }
  th, td { padding: .15rem .3rem; white-space: normal; } .sq b { width: 1.5rem; min-height: 1.3rem; }
  .strip b, .strip i, .sq b { border: .1mm solid #999; print-color-adjust: exact; }
}
"""
)
MOST_LINES = 20
"""On the screen in the hall at a time, with heads and titles."""


def _large(lines: int) -> str:
    """Return the size of the type with which so many lines fill the screen, no broader than names have room for."""
    line = 84 / lines
    size = f"min({(line - 0.8) / 1.4:.2f}vh, {max(1.7, min(4, 28 / lines)):.2f}vw)"
    return f".r{lines} {{ --type: {size}; --line: {min(10, line - 0.1):.2f}vh; }}"


HALL = (
    "@media screen and (min-width: 701px) {\n"
    + "\n".join(map(_large, range(1, MOST_LINES + 1)))
    + "\n}"
    + """
@media screen and (min-width: 701px) {
  html { font-size: min(2.2vh, 1.3vw); } body { padding: 1vh 1vw; } nav, .notes, .end { display: none; }
  .top, main { max-width: none; padding: 0; } .top { display: flex; gap: 1em; align-items: baseline; padding: 0; }
  .event { font-size: 1.2rem; } .top p { margin: 0; font-size: 1rem; } p { margin: 0 0 .3vh; }
  .mark { padding: .2vh 1vw; }
  h1 { font-size: 1.5rem; margin: .4vh 0; } h2 { font-size: 1.3rem; margin: .4vh 0; } .box { margin: 0;
  overflow: hidden; }
  table { font-size: var(--type); } tbody td, tbody th { height: var(--line); }
  thead th { font-size: .8em; } th, td { padding: .3vh .5vw; }
  .roomy { width: 50%; max-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  td a, tbody th a { padding: 0; overflow: hidden; text-overflow: ellipsis; }
}
.to { display: none; }
@media screen and (min-width: 701px) {
  .to { display: block; position: fixed; right: 0; bottom: 0; padding: .6vh .6vw; background: #fff; width: 17vh; }
  .qr { display: block; width: 100%; } .to p { margin: 0; } body:has(.to) main { padding-right: 18vh; }
}
#clock { margin-left: auto; font-weight: 700; color: var(--ink); }
"""
)
"""For a screen that nobody scrolls."""
