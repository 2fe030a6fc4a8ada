"""Names of files: what may be one, and how the disk spells it."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.names import (
        as_on_disk as as_on_disk,
    )
    from paircard.data.platform.windows.names import (
        why_unusable as why_unusable,
    )
else:
    from paircard.data.platform.posix.names import (
        as_on_disk as as_on_disk,
    )
    from paircard.data.platform.posix.names import (
        why_unusable as why_unusable,
    )
