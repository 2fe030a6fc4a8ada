"""What one can do with the rules: find, follow what is related, come back, read in another language."""

from __future__ import annotations

from paircard.tui.commands.command import FIRST, ScreenCommand, calling, row
from paircard.tui.screens.rules.presenter import RulesPresenter

# fmt: off
FindRule = row("FindRule", "slash", "Find", calling(RulesPresenter.begin_find),
    "List only the rules with these words, the one with this id first. Esc lists all again.",
    shown="/", footer=FIRST, takes="WORDS")
NextLink = row("NextLink", "right", "Link", calling(RulesPresenter.choose_link, 1),
    "Choose the next of the related rules and examples, marked with >.",
    shown="→", footer=FIRST)
LinkBefore = row("LinkBefore", "left", "Link before", calling(RulesPresenter.choose_link, -1),
    "Choose the related rule or example before.",
    shown="←")
FollowLink = row("FollowLink", "enter", "Follow", calling(RulesPresenter.follow_link),
    "Go to the related rule or example marked with >.",
    shown="Enter", footer=FIRST)
BackToRule = row("BackToRule", "b,backspace", "Back", calling(RulesPresenter.go_back),
    "Return to the rule from which you followed a link.",
    shown="b", footer=FIRST)
ReadOn = row("ReadOn", "space", "Read on", calling(RulesPresenter.read_on),
    "Show the rest of a rule that does not fit, then its beginning again.",
    shown="Space", footer=FIRST)
NextBook = row("NextBook", "n", "Book", calling(RulesPresenter.go_to_next_book),
    "Go to the next book: the Swiss rules of 1998, the Polish code, SSF Buchholz, the FIDE rules of 2026.",
    words="chapter")
NextLanguage = row("NextLanguage", "l", "Language", calling(RulesPresenter.switch_language),
    "Read the rules in English, Polish, Bulgarian, Swedish; what one of them has no words for stays English.",
    footer=FIRST)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (
    FindRule,
    NextLink,
    LinkBefore,
    FollowLink,
    BackToRule,
    ReadOn,
    NextBook,
    NextLanguage,
)
