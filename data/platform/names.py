"""Names of files: what may be one, and how the disk spells it."""

from __future__ import annotations

from data.platform.which import WINDOWS

if WINDOWS:
    from data.platform.windows.names import (
        as_on_disk as as_on_disk,
    )
    from data.platform.windows.names import (
        why_unusable as why_unusable,
    )
else:
    from data.platform.posix.names import (
        as_on_disk as as_on_disk,
    )
    from data.platform.posix.names import (
        why_unusable as why_unusable,
    )
