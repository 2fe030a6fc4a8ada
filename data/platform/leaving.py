"""The terminal or the machine goes away: who is told, and how that ends a process."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.leaving import (
        HANG_UP as HANG_UP,
    )
    from paircard.data.platform.windows.leaving import (
        at_most as at_most,
    )
    from paircard.data.platform.windows.leaving import (
        ctrl_c_held_back as ctrl_c_held_back,
    )
    from paircard.data.platform.windows.leaving import (
        when_told_to_leave as when_told_to_leave,
    )
else:
    from paircard.data.platform.posix.leaving import (
        HANG_UP as HANG_UP,
    )
    from paircard.data.platform.posix.leaving import (
        at_most as at_most,
    )
    from paircard.data.platform.posix.leaving import (
        ctrl_c_held_back as ctrl_c_held_back,
    )
    from paircard.data.platform.posix.leaving import (
        when_told_to_leave as when_told_to_leave,
    )
