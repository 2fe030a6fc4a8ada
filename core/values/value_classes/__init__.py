"""How classes of values are made for `core.values.frozen` and `core.values.changing`: quickly, for every command."""
