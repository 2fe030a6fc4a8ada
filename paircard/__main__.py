"""`python -m paircard`: the same as the command `paircard`."""

from paircard.tui.cli import main

raise SystemExit(main())
