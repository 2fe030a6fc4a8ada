"""Monrad, as Norwegian clubs play it: of equally many points neighbours by number meet."""
