"""`python -m paircard`: the same as the command `paircard`; the program built into one file begins here, too."""

import sys

from paircard.tui.cli import main

if getattr(sys, "frozen", False):
    from multiprocessing import freeze_support  # the file is its own Python: what is started for a worker ends here

    freeze_support()
raise SystemExit(main())
