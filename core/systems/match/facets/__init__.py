"""What `core.systems.base.System` asks of a match, one module a facet."""
