"""Who may do what with a file or folder."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.rights import (
        BY_MODE as BY_MODE,
    )
    from paircard.data.platform.windows.rights import (
        give_to_group as give_to_group,
    )
    from paircard.data.platform.windows.rights import (
        group_called as group_called,
    )
    from paircard.data.platform.windows.rights import (
        group_name as group_name,
    )
    from paircard.data.platform.windows.rights import (
        is_mine as is_mine,
    )
    from paircard.data.platform.windows.rights import (
        make_folder as make_folder,
    )
    from paircard.data.platform.windows.rights import (
        owner_of as owner_of,
    )
    from paircard.data.platform.windows.rights import (
        take_after as take_after,
    )
else:
    from paircard.data.platform.posix.rights import (
        BY_MODE as BY_MODE,
    )
    from paircard.data.platform.posix.rights import (
        give_to_group as give_to_group,
    )
    from paircard.data.platform.posix.rights import (
        group_called as group_called,
    )
    from paircard.data.platform.posix.rights import (
        group_name as group_name,
    )
    from paircard.data.platform.posix.rights import (
        is_mine as is_mine,
    )
    from paircard.data.platform.posix.rights import (
        make_folder as make_folder,
    )
    from paircard.data.platform.posix.rights import (
        owner_of as owner_of,
    )
    from paircard.data.platform.posix.rights import (
        take_after as take_after,
    )
