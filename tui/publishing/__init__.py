"""The published pages, written anew after every change while an event is open."""
