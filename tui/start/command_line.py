"""One command: its words read, its language spoken, its faults told in a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from paircard.core.values.language import LANGUAGES, speak, tr
from paircard.core.values.waiting import heard_by
from paircard.data.languages import load
from paircard.data.machine.settings import read_settings
from paircard.data.platform.terminal import speak_utf8
from paircard.tui.batch.output import REFUSED, failed
from paircard.tui.batch.overdue import Overdue
from paircard.tui.start.language import language_for, split_language
from paircard.tui.start.parsers import COMMANDS, parser_of
from paircard.tui.start.streams import CannotSay, harmless_output

HELP = ("-h", "--help")
"""What tells of every command."""
STOPPED = 130
"""Exit code of what Ctrl+C has ended."""


def run(arguments: Sequence[str] | None) -> int:
    """Run one command and return its exit code."""
    speak_utf8()
    try:
        with harmless_output():
            return _without_traceback(arguments)
    except KeyboardInterrupt:
        return failed(tr("Stopped."), STOPPED)
    except CannotSay as error:
        return failed(tr("The output cannot be written ({why}): free some space where it goes.", why=error), REFUSED)
    except BrokenPipeError:
        # the reader of our output has gone; do not let the interpreter stumble over it again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _without_traceback(arguments: Sequence[str] | None) -> int:
    """Run one command; a fault of ours is one sentence, and the rest is kept for its makers."""
    try:
        return _main(arguments)
    except (BrokenPipeError, KeyboardInterrupt, CannotSay):
        raise
    except Exception as error:
        from paircard.tui.start.crash import FAULT, sentence_about

        print(sentence_about(error), file=sys.stderr)  # noqa: T201
        return FAULT


def _main(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    wanted, given = split_language(given)
    speak(load(language_for(wanted, read_settings().settings.language)))
    if wanted not in ("", *LANGUAGES):
        parser_of().error(tr("{wanted} is not a language of this program: it speaks en, pl, bg and sv.", wanted=wanted))
    given = _with_command(given)
    options = parser_of(None if given[0] in HELP else given[0]).parse_args(given)
    with heard_by(Overdue()):
        code: int = options.run(options)
    return code


def _with_command(arguments: list[str]) -> list[str]:
    """Let `paircard FILE` and `paircard` alone mean `open`."""
    if arguments and (arguments[0] in COMMANDS or arguments[0] in (*HELP, "--version")):
        return arguments
    return ["open", *arguments]
