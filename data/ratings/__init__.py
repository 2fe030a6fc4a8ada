"""Rating lists on this machine: read from files the arbiter has, or fetched where the settings name an address."""
