"""What belongs to this machine and not to an event: settings, recent files, the printer, its own errors."""
