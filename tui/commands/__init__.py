"""What a command of the screens is, those that several rooms share, and how all are found: keys, help, palette.

A room's own commands lie beside it, in `tui.screens`; what an arbiter may do at all is decided in `core.commands`.
"""
