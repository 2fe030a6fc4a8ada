"""Other programs, and other processes of this one."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.processes import (
        PAGER as PAGER,
    )
    from paircard.data.platform.windows.processes import (
        PAGERS as PAGERS,
    )
    from paircard.data.platform.windows.processes import (
        PRINT_COMMAND as PRINT_COMMAND,
    )
    from paircard.data.platform.windows.processes import (
        most_processes as most_processes,
    )
    from paircard.data.platform.windows.processes import (
        run_in_front as run_in_front,
    )
    from paircard.data.platform.windows.processes import (
        start_apart as start_apart,
    )
    from paircard.data.platform.windows.processes import (
        stop_all as stop_all,
    )
    from paircard.data.platform.windows.processes import (
        words_of as words_of,
    )
else:
    from paircard.data.platform.posix.processes import (
        PAGER as PAGER,
    )
    from paircard.data.platform.posix.processes import (
        PAGERS as PAGERS,
    )
    from paircard.data.platform.posix.processes import (
        PRINT_COMMAND as PRINT_COMMAND,
    )
    from paircard.data.platform.posix.processes import (
        most_processes as most_processes,
    )
    from paircard.data.platform.posix.processes import (
        run_in_front as run_in_front,
    )
    from paircard.data.platform.posix.processes import (
        start_apart as start_apart,
    )
    from paircard.data.platform.posix.processes import (
        stop_all as stop_all,
    )
    from paircard.data.platform.posix.processes import (
        words_of as words_of,
    )
