"""How the site of the manual looks: the palette of the published pages, and as wide as sentences are read with ease."""

# no words in this file: markup
from __future__ import annotations

from paircard.data.pages.look import BASE

STYLE = (
    BASE
    + """
body { line-height: 1.6; }
header, .sheet { max-width: 74rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; padding-top: 1rem; }
.of { margin: 0; font-size: 1.5rem; font-weight: 700; } .of a { text-decoration: none; }
.of::before { content: ""; display: inline-block; width: 1.6rem; height: .8rem; margin-right: .6rem;
  background: repeating-conic-gradient(var(--black) 0 25%, var(--white) 0 50%) 0 0/.8rem .8rem; }
main { max-width: 52rem; min-width: 0; }
main a { text-decoration-color: var(--key); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 1.4rem 0 .8rem; } h1, h2, h3 { text-wrap: balance; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; padding-bottom: .2rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.08rem; margin: 1.6rem 0 .4rem; } p { margin: .7rem 0; } li { margin: .35rem 0; }
ul, ol { margin: .7rem 0; padding-left: 1.5rem; }
:target { background: var(--me); box-shadow: -.5rem 0 var(--me), -.8rem 0 var(--key); }
code, kbd, pre { font: .9em/1.45 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; }
code span { white-space: nowrap; } code { background: var(--band); border-radius: .25rem; padding: .1em .3em; }
kbd { background: var(--panel); border: 1px solid var(--quiet); border-bottom-width: 2px; border-radius: .3rem;
  padding: .05em .35em; font-weight: 600; white-space: nowrap; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: .6rem; padding: .8rem 1rem;
  overflow-x: auto; overflow-wrap: normal; } pre code { background: none; padding: 0; font-size: 1em; }
.box { overflow-x: auto; margin: 1rem 0; border: 1px solid var(--line); border-radius: .6rem;
  background: var(--panel); }
table { border-collapse: collapse; width: 100%; font-size: .95rem; overflow-wrap: break-word; }
th, td { padding: .45rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th, thead td { background: var(--band); color: var(--quiet); } tbody th { font-weight: 600; min-width: 7rem; }
tbody tr:last-child > * { border-bottom: 0; }
figure { margin: 1.4rem 0; } img { display: block; width: 100%; height: auto; border-radius: .6rem; }
figcaption { color: var(--quiet); font-size: .9rem; margin-top: .3rem; }
.within { color: var(--quiet); } .within summary { cursor: pointer; padding: .3rem 0; }
.within ul { columns: 16rem; margin: 0; } .within li { break-inside: avoid; }
.turn { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 2rem; margin: 3rem 0 1rem;
  padding-top: 1rem; border-top: 1px solid var(--line); } .turn a { padding: .4rem 0; font-weight: 600; }
#pages { border-top: 3px solid var(--key); margin: 2rem 0; padding-top: .5rem; } #pages ol { list-style: none;
  padding: 0; }
#pages a { display: block; padding: .3rem .6rem; text-decoration: none; border-left: .25rem solid transparent; }
#pages a:hover { background: var(--band); }
#pages [aria-current] { border-color: var(--key); background: var(--band); font-weight: 700; }
.list dt { margin-top: 1rem; font-weight: 700; font-size: 1.05rem; } .list dd { margin: 0; color: var(--quiet); }
@media screen and (min-width: 62rem) {
  .sheet { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 0 2.5rem; }
  #pages { grid-area: 1 / 1; border: 0; margin: 1rem 0; position: sticky; top: 0; align-self: start;
    max-height: 100vh; overflow-y: auto; }
  main { grid-area: 1 / 2; } .to { display: none; }
}
@media print {
  #pages, .turn, .within, .to, .skip { display: none; } body { font-size: 10pt; } .box { overflow: visible; }
  pre { white-space: pre-wrap; } figure, tr, pre { break-inside: avoid; } h2, h3 { break-after: avoid; }
}
"""
)
