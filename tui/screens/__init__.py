"""The screens: one package or file, one screen."""
