"""A lock between processes on an open file, and what its holder writes into it."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.locks import (
        keeps_its_name as keeps_its_name,
    )
    from paircard.data.platform.windows.locks import (
        let_go as let_go,
    )
    from paircard.data.platform.windows.locks import (
        sign as sign,
    )
    from paircard.data.platform.windows.locks import (
        signature as signature,
    )
    from paircard.data.platform.windows.locks import (
        taken as taken,
    )
else:
    from paircard.data.platform.posix.locks import (
        keeps_its_name as keeps_its_name,
    )
    from paircard.data.platform.posix.locks import (
        let_go as let_go,
    )
    from paircard.data.platform.posix.locks import (
        sign as sign,
    )
    from paircard.data.platform.posix.locks import (
        signature as signature,
    )
    from paircard.data.platform.posix.locks import (
        taken as taken,
    )
