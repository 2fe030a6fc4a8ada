"""Line mode killed between any two calls to the system: `python -m tests.support.windows.inside.kills`.

SCRIPT, DEATHS and SEED are its arguments.
Every other death comes by the clock, the others at a call, some in the middle of a write. What was promised must be
there, and nothing that is half of a command.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.support.torture.outside.evenings import LONGEST_LIFE, MOST_CALLS, TORN, through_deaths
from tests.support.torture.outside.scripts import SCRIPTS
from tests.support.windows.inside.desk import Desk
from tests.support.windows.inside.mortal import WHOLE

_MORTAL = "tests.support.windows.inside.mortal"


def killed(name: str, deaths: int, seed: str) -> int:
    """Play the script of this name through so many deaths; say what was met, and return 1 if anything was wrong."""
    chance = Random(seed)

    def sit(place: Path, arguments: list[str]) -> Desk:
        if chance.random() < 0.5:
            return Desk(place, ["paircard", *arguments], lifetime=chance.uniform(0.001, LONGEST_LIFE))
        torn = chance.choice(TORN)
        plan = [str(chance.randint(1, MOST_CALLS)), WHOLE if torn is None else str(torn)]
        return Desk(place, [_MORTAL, *plan, *arguments])

    script = next(each for each in SCRIPTS if each.name == name)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        tally = through_deaths(script, Path(folder).resolve(), deaths, sit, seed)
    met = ", ".join(f"{count} {what}" for what, count in sorted(tally.met.items()) if count)
    sys.stdout.write(f"{tally.runs} lives: {met}\n" + "".join(f"{each}\n" for each in tally.complaints))
    return 0 if tally.clean else 1


def run(arguments: Sequence[str]) -> int:
    """Read what is wanted."""
    name, deaths, seed = arguments
    return killed(name, int(deaths), seed)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
