"""The books of rules as they are read: every article and ruling in short words of our own, in several languages."""

from paircard.core.rules.book import language, meant, rule, rules, title_of
from paircard.core.rules.rule import Erratum, Language, Rule
from paircard.core.rules.search import find

__all__ = ["Erratum", "Language", "Rule", "find", "language", "meant", "rule", "rules", "title_of"]
