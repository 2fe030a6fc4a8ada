"""Any paper of the event, seen as it will be printed, and where it goes: printer, file, pager."""

from tui.screens.papers.screen import Papers

__all__ = ["Papers"]
