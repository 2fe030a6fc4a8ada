"""Files: opened, replaced, flushed, given a second name."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.files import (
        flush as flush,
    )
    from paircard.data.platform.windows.files import (
        flush_folder as flush_folder,
    )
    from paircard.data.platform.windows.files import (
        open_new as open_new,
    )
    from paircard.data.platform.windows.files import (
        open_to_append as open_to_append,
    )
    from paircard.data.platform.windows.files import (
        open_to_change as open_to_change,
    )
    from paircard.data.platform.windows.files import (
        open_to_lock as open_to_lock,
    )
    from paircard.data.platform.windows.files import (
        open_to_read as open_to_read,
    )
    from paircard.data.platform.windows.files import (
        replace as replace,
    )
    from paircard.data.platform.windows.files import (
        second_name as second_name,
    )
    from paircard.data.platform.windows.files import (
        write_at as write_at,
    )
else:
    from paircard.data.platform.posix.files import (
        flush as flush,
    )
    from paircard.data.platform.posix.files import (
        flush_folder as flush_folder,
    )
    from paircard.data.platform.posix.files import (
        open_new as open_new,
    )
    from paircard.data.platform.posix.files import (
        open_to_append as open_to_append,
    )
    from paircard.data.platform.posix.files import (
        open_to_change as open_to_change,
    )
    from paircard.data.platform.posix.files import (
        open_to_lock as open_to_lock,
    )
    from paircard.data.platform.posix.files import (
        open_to_read as open_to_read,
    )
    from paircard.data.platform.posix.files import (
        replace as replace,
    )
    from paircard.data.platform.posix.files import (
        second_name as second_name,
    )
    from paircard.data.platform.posix.files import (
        write_at as write_at,
    )
