"""The terminal or the machine goes away: who is told, and how that ends a process."""

from __future__ import annotations

from data.platform.which import WINDOWS

if WINDOWS:
    from data.platform.windows.leaving import (
        HANG_UP as HANG_UP,
    )
    from data.platform.windows.leaving import (
        at_most as at_most,
    )
    from data.platform.windows.leaving import (
        ctrl_c_held_back as ctrl_c_held_back,
    )
    from data.platform.windows.leaving import (
        when_told_to_leave as when_told_to_leave,
    )
else:
    from data.platform.posix.leaving import (
        HANG_UP as HANG_UP,
    )
    from data.platform.posix.leaving import (
        at_most as at_most,
    )
    from data.platform.posix.leaving import (
        ctrl_c_held_back as ctrl_c_held_back,
    )
    from data.platform.posix.leaving import (
        when_told_to_leave as when_told_to_leave,
    )
