"""The report of a run: one page with its question, its experiment, every measure as plot and table."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from paircard.core.lab.answer import Answer, clear
from paircard.core.lab.chunk import Spent
from paircard.core.lab.experiment import Experiment
from paircard.core.lab.measures import ABOUTS, MEASURES, SHARES
from paircard.core.lab.summary import Line
from paircard.core.values.language import spoken, tr
from paircard.data.lab.figures import again, legend, mark_of, told_scale, told_size, told_time, written
from paircard.data.lab.plots import Plot, by_about, intervals, swept

_STYLE = """
:root { color-scheme: light dark; --ink: #1d1b18; --sheet: #fbfaf7; --line: #878279; --key: #6b3a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --sheet: #16181c; --line: #626a76; --key: #f7bd52; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: var(--ink);
  background: var(--sheet); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0 2rem; display: block;
  overflow-x: auto; }
th, td { padding: .2rem .8rem; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
pre { overflow-x: auto; border: 1px solid var(--line); padding: 1rem; } .clear { font-weight: bold; color: var(--key); }
svg { background: #ffffff; max-width: 100%; height: auto; }
"""


def as_page(experiment: Experiment, text: str, lines: Sequence[Line], spent: Mapping[int, Spent]) -> str:
    """Return the report as one HTML page that needs nothing else."""
    body = "\n".join(_body(experiment, text, lines, spent))
    title = escape(experiment.name)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    page = f"{head}\n<style>{_STYLE}</style>"
    return f'<!DOCTYPE html>\n<html lang="{spoken().code}">\n<head>{page}</head>\n<body>\n{body}\n</body>\n</html>\n'


def _body(
    experiment: Experiment, text: str, lines: Sequence[Line], spent: Mapping[int, Spent]
) -> Iterator[str]:  # fmt: skip
    yield f"<h1>{escape(tr(experiment.question))}</h1>"
    yield f"<p>{escape(told_size(experiment))}</p>"
    answer = [*Answer(experiment, lines, written).sentences()]
    if answer:
        yield f"<h2>{escape(tr('What this says'))}</h2>"
        yield "<ul>"
        yield from (f"<li>{escape(each)}</li>" for each in answer)
        yield "</ul>"
    yield f"<p>{escape(legend(lines))}</p>"
    yield f"<p>{escape(tr('Under the short name at each heading `paircard manual lab` defines what is measured.'))}</p>"
    yield from (f"<p>{escape(each)}</p>" for each in experiment.learned)
    for measure, label in MEASURES.items():
        of_measure = [line for line in lines if line.measure == measure]
        known = [line for line in of_measure if line.estimate.events]
        if known:
            yield f"<h2>{escape(tr(label))} (<code>{measure}</code>)</h2>"
            plot = Plot(tr(label), tr(ABOUTS.get(measure, "")), percent=measure in SHARES)
            yield _plot(experiment, known, plot)
            yield _table(measure, of_measure)
    yield f"<h2>{escape(tr('What points of strength mean'))}</h2>"
    said, *rows = told_scale(experiment)
    yield f"<p>{escape(said)}</p>"
    yield "<ul>"
    yield from (f"<li>{escape(each.strip())}</li>" for each in rows)
    yield "</ul>"
    yield f"<h2>{escape(tr('time'))}</h2>"
    yield "<table>"
    yield from (
        f"<tr><td>{escape(label)}</td><td>{escape(told)}</td></tr>" for label, told in told_time(experiment, spent)
    )
    yield "</table>"
    yield f"<h2>{escape(tr('The experiment'))}</h2>"
    yield f"<pre>{escape(text)}</pre>"
    yield f"<p>{escape(tr('Again: {command}', command=again(experiment)))}</p>"


def _plot(experiment: Experiment, lines: Sequence[Line], plot: Plot) -> str:
    """Draw a measure along what it is about, else along the numbers that are tried in turn, else a cell a line."""
    if lines[0].about:
        return by_about(lines, plot)
    numbers = [key for key, values in experiment.vary.items() if not isinstance(values[0], str) and len(values) > 1]
    return swept(lines, plot, numbers[0]) if numbers else intervals(lines, plot)


def _table(measure: str, lines: Iterable[Line]) -> str:
    heads = (tr("way to play"), tr(ABOUTS.get(measure, "")), tr("mean"), tr("difference"))
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    rows = "\n".join(_row(measure, line) for line in lines)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"


def _row(measure: str, line: Line) -> str:
    difference = written(measure, line.difference) if line.difference and line.difference.events else ""
    kind = ' class="clear"' if clear(line.difference) else ""
    difference = f"{difference} {mark_of(line.difference)}".rstrip()
    cells = (line.cell.label, line.about, written(measure, line.estimate))
    return "<tr>" + "".join(f"<td>{escape(each)}</td>" for each in cells) + f"<td{kind}>{escape(difference)}</td></tr>"
