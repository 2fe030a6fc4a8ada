"""Files: opened, replaced, flushed, given a second name."""

from __future__ import annotations

from data.platform.which import WINDOWS

if WINDOWS:
    from data.platform.windows.files import (
        flush as flush,
    )
    from data.platform.windows.files import (
        flush_folder as flush_folder,
    )
    from data.platform.windows.files import (
        open_new as open_new,
    )
    from data.platform.windows.files import (
        open_to_append as open_to_append,
    )
    from data.platform.windows.files import (
        open_to_lock as open_to_lock,
    )
    from data.platform.windows.files import (
        open_to_read as open_to_read,
    )
    from data.platform.windows.files import (
        replace as replace,
    )
    from data.platform.windows.files import (
        second_name as second_name,
    )
else:
    from data.platform.posix.files import (
        flush as flush,
    )
    from data.platform.posix.files import (
        flush_folder as flush_folder,
    )
    from data.platform.posix.files import (
        open_new as open_new,
    )
    from data.platform.posix.files import (
        open_to_append as open_to_append,
    )
    from data.platform.posix.files import (
        open_to_lock as open_to_lock,
    )
    from data.platform.posix.files import (
        open_to_read as open_to_read,
    )
    from data.platform.posix.files import (
        replace as replace,
    )
    from data.platform.posix.files import (
        second_name as second_name,
    )
