"""Rating lists on this machine: read from files the arbiter has, searched in an index. Nothing is downloaded."""
