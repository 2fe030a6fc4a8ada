"""Modules are compiled once, also where whoever runs the tests wants no bytecode beside the sources.

With PYTHONDONTWRITEBYTECODE every worker, and every program that a test starts, compiles all that it imports: half the
time of a start, and most of what it takes to collect the tests. Then bytecode is kept where pytest keeps its caches,
by this process, its workers and the programs they start. To be imported before anything that takes long.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_KEPT = Path(__file__).parents[2] / ".pytest_cache" / "bytecode"

if sys.dont_write_bytecode:
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(_KEPT)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(_KEPT)
