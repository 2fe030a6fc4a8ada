"""`paircard export`: an event as a report file, never written over another file."""

from __future__ import annotations

from pathlib import Path

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.exchange.fresh_file import write_fresh
from paircard.data.exchange.trf.style import STANDARD, Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from paircard.data.exchange.trf.writing.period import period_seen, write_period
from paircard.data.storage.errors import NotStored, StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.importing.files import path_shown
from paircard.tui.sentences.sections import in_file_names


def export_file(
    file: Path,
    *,
    edition: Edition,
    out: Path | None,
    encoding: str = "",
    section: str = "",
    style: Style = STANDARD,
    period: int = 0,
    whole: bool = False,
) -> int:
    """Write the report of an event, or of one of its periods, beside it or to `out`; return the exit code.

    `whole`: that of a period has all rounds of the event, those of other periods blank.
    """
    any_alphabet()
    try:
        if whole and not period:
            raise Refusal(tr("--whole is for the report of a period: name the period with --period N."))
        tournament = recorded_tournament(file, encoding, section)
        of_period = f"-period-{period}" if period else ""  # no words: a name of a file
        name = f"{file.stem}{in_file_names(tournament)}{of_period}.trf"  # no words: a name of a file
        target = out or file.with_name(name)
        if period:
            write_fresh(target, write_period(tournament, period, edition, style, whole=whole))
            tournament = period_seen(tournament, period, whole=whole)
        else:
            write_fresh(target, write_trf(tournament, edition, style))
    except (Refusal, NotStored) as refusal:
        return failed(refusal, REFUSED)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(
        tr(
            "{file} is written: {edition}, {players} players, {paired} of {rounds} rounds.",
            file=path_shown(target),
            edition=edition.upper(),
            players=len(tournament.player_cards),
            paired=len(style.event(tournament).rounds),
            rounds=tournament.regulations.rounds,
        )
    )
    for sentence in lost_in_report(tournament, style, edition):
        say(sentence)
    return DONE
