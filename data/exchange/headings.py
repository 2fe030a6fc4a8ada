"""The headings of lists, as arbiters and their programs write them, by what they mean."""

# no words in this file: headings of files

from __future__ import annotations

from collections.abc import Mapping

# fmt: off
FIELDS: Mapping[str, tuple[str, ...]] = {
    "name": (
        "name", "nazwisko i imie", "nazwisko imie", "player", "namn", "ime", "full name", "player name",
        "playername", "spieler", "jugador", "joueur", "giocatore", "nombre", "jmeno", "username",
    ),
    "surname": (
        "surname", "last name", "lastname", "nazwisko", "efternamn", "familiia", "family name", "nachname",
        "cognome", "apellidos", "prijmeni", "familienname",
    ),
    "first_name": (
        "first name", "firstname", "imie", "fornamn", "given name", "vorname", "nome", "prenom", "krestni jmeno",
    ),
    "rating": (
        "rating", "ranking", "elo", "rtg", "rating krajowy", "lask", "fide rating", "elo fide", "fide elo", "rtgi",
        "rtg i", "eloi", "elo i", "rating int", "int rating", "elo int", "std", "std rating", "standard rating",
        "classical", "irtg", "int",
    ),
    "national_rating": (
        "rtgn", "rtg n", "elon", "elo n", "rating nat", "nat rating", "elo nat", "national rating", "nrtg", "nwz",
        "dwz", "twz", "nat",
    ),
    "rating_source": ("rating source",),
    "title": ("title", "tytul", "tyt", "titel", "tit", "titre", "titulo", "titolo", "titul", "fide title"),
    "federation": ("federation", "fed", "federacja", "land", "country", "verband", "federacion", "stat"),
    "club": (
        "club", "klub", "klubb", "club/city", "club city", "verein", "verein/ort", "verein ort", "club name",
        "circolo", "oddil", "schachverein",
    ),
    "town": ("town", "city", "miasto", "miejscowosc", "ort", "grad"),
    "local_rating": ("local rating", "ranking lokalny", "lokal rating"),
    "no_half_bye": ("no half bye", "no half point bye"),
    "k": ("k factor", "k fide", "fide k", "kfaktor"),
    "birth": (
        "birth", "born", "year", "rok ur", "rok urodzenia", "data urodzenia", "rocznik", "fodd", "birth date",
        "birthdate", "date of birth", "dateofbirth", "birthday", "birth year", "year of birth", "yob", "dob",
        "b year", "b day", "geb", "geburtsdatum", "geburtsjahr", "data nascita", "fecha nacimiento", "narozen",
        "fodelsear",
    ),
    "sex": ("sex", "plec", "kon", "gender", "geschlecht", "sexo", "sesso", "pohlavi"),
    "fide_id": (
        "fide id", "fideid", "id fide", "fide no", "fideno", "fide nr", "fide number", "id number fide",
        "fide id no", "fide code", "codigo fide", "codice fide",
    ),
    "national_id": (
        "national id", "id krajowe", "nr rej", "nr rejestracyjny", "cr", "medlemsnummer", "id no", "idno",
        "ident number", "nat id", "ident",
    ),
    "category": ("category", "kategoria", "kat"),
    "team": ("team", "druzyna", "zespol", "lag", "otbor", "отбор", "команда", "mannschaft"),
    "board": ("board", "bo", "bd", "szachownica", "bord", "brade", "daska", "дъска", "доска", "brett"),
}
# fmt: on
"""Fields, and the headings that are known to mean them, without accents, case, dots and dashes."""
ONLY_BESIDE: Mapping[str, frozenset[str]] = {
    "int": frozenset({"nat"}),
    "nat": frozenset({"int"}),
    "stat": frozenset({"jmeno", "prijmeni"}),
}
"""Headings that mean what they do beside another one only: alone `nat` may be a nation."""
