"""Any paper of the event, seen as it will be printed, and where it goes: printer, file, pager."""
