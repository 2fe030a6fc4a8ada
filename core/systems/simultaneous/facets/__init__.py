"""What `core.systems.base.System` asks of a simultaneous display, one module a facet."""
