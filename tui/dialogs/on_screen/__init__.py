"""How the questions of `tui.dialogs` are shown on a screen; nobody else needs the screen library to ask them."""
