"""A lock between processes on an open file, and what its holder writes into it."""

from __future__ import annotations

from data.platform.which import WINDOWS

if WINDOWS:
    from data.platform.windows.locks import (
        keeps_its_name as keeps_its_name,
    )
    from data.platform.windows.locks import (
        let_go as let_go,
    )
    from data.platform.windows.locks import (
        sign as sign,
    )
    from data.platform.windows.locks import (
        signature as signature,
    )
    from data.platform.windows.locks import (
        taken as taken,
    )
else:
    from data.platform.posix.locks import (
        keeps_its_name as keeps_its_name,
    )
    from data.platform.posix.locks import (
        let_go as let_go,
    )
    from data.platform.posix.locks import (
        sign as sign,
    )
    from data.platform.posix.locks import (
        signature as signature,
    )
    from data.platform.posix.locks import (
        taken as taken,
    )
