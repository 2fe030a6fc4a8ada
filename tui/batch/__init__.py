"""Commands that print and end, without a screen: pair, check, simulate."""
