"""The screens: one file, one screen."""
