"""What happens before a command runs: who enters, in which language, through which streams."""
