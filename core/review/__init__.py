"""A round or an event beside another: explained as it was, as it would be, as it would become again."""
