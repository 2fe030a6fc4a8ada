"""What `core.systems.base.System` asks of a cup, one module a facet."""
