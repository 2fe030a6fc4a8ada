"""Commands that print and end, without a screen: pair, explain, check, simulate, lesson, exam."""
