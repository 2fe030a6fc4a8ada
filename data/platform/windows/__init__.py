"""The side of Windows. It can be imported anywhere: what only Windows has is asked for when a verb needs it."""
