"""`python -m tui`: the same as the command `paircard`."""

from tui.cli import main

raise SystemExit(main())
