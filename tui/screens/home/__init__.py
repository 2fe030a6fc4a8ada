"""The start screen: recent events, new ones, and the work of the day in the open one."""
