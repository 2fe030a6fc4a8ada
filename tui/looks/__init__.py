"""How the screens look: colours by what they mean, in four themes and in the sixteen colours of an old terminal."""
