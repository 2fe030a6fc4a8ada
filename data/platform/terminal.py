"""The terminal of this process: what was typed ahead, what it can do, how letters reach it."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.terminal import (
        erases_in_colour as erases_in_colour,
    )
    from paircard.data.platform.windows.terminal import (
        forget_typed_ahead as forget_typed_ahead,
    )
    from paircard.data.platform.windows.terminal import (
        is_reader_gone as is_reader_gone,
    )
    from paircard.data.platform.windows.terminal import (
        locale_name as locale_name,
    )
    from paircard.data.platform.windows.terminal import (
        speak_utf8 as speak_utf8,
    )
else:
    from paircard.data.platform.posix.terminal import (
        erases_in_colour as erases_in_colour,
    )
    from paircard.data.platform.posix.terminal import (
        forget_typed_ahead as forget_typed_ahead,
    )
    from paircard.data.platform.posix.terminal import (
        is_reader_gone as is_reader_gone,
    )
    from paircard.data.platform.posix.terminal import (
        locale_name as locale_name,
    )
    from paircard.data.platform.posix.terminal import (
        speak_utf8 as speak_utf8,
    )
