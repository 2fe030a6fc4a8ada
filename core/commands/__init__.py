"""What an arbiter may do. A command is a value; asked to `decide`, it answers with events or a reasoned refusal."""

from __future__ import annotations

from core.commands.absences import AnnounceAbsence, CancelAbsence
from core.commands.base import Command
from core.commands.cup import DecideMatch, OpenSeries
from core.commands.display import NameGivers, NoteEnd, NoteLate, PutTogether
from core.commands.draw_numbers import DrawNumbers, KeepNumbers
from core.commands.duel import ChooseColour, DecideDuel, DrawForColour, OpenDuelSeries
from core.commands.entrants import CorrectEntrant, RegisterEntrants, RemoveEntrant, ReturnEntrant, WithdrawEntrant
from core.commands.expelling import ExpelEntrant
from core.commands.finals import FillFinal
from core.commands.forfeit import ForfeitMatch
from core.commands.from_paper import RecordFromPaper
from core.commands.groups import DrawGroups
from core.commands.history import Redo, RedoUpTo, Undo, UndoBackTo
from core.commands.imported import ImportEvent
from core.commands.late_teams import NoteStart
from core.commands.leaving_fide_mode import AfterLeaving, LeaveFideMode
from core.commands.line_ups import CorrectLineUp, HandLineUp, HandUsualLineUps
from core.commands.lots import DrawLots
from core.commands.morning import CheckIn, EndCheckIn, PayFee, SetFees, TakeBackCheckIn
from core.commands.notice import NoteNotice
from core.commands.order_of_equals import OrderEquals
from core.commands.pairing import PairByHand, PairRound, PublishRound, UnpairRound
from core.commands.periods import PeriodRating, RatePeriod, SetPeriods
from core.commands.prizes import SetPrizes
from core.commands.rating_report import CorrectForRating
from core.commands.rating_rules import RuleRatings
from core.commands.regulated import AllowPairs, FixBoard, ForbidPairs
from core.commands.repair import AndRepair, PairAnew
from core.commands.results import (
    AdjournMissing,
    ClearResult,
    ContestResult,
    CorrectColours,
    CorrectResult,
    EnterResult,
    PutBackResults,
)
from core.commands.rosters import Listed, PlayFor, RegisterWithTeams, TransferMember
from core.commands.schedule import PostSchedule
from core.commands.setup import (
    Announce,
    ChangeDetails,
    ChangeRegulations,
    CreateTournament,
    DrawUnannounced,
    SetFirstColour,
)
from core.commands.several import Several
from core.commands.stages import ChangeStage, CloseStage, EnterStage, MoveEntrant, OpenStage
from core.commands.taking_over import TakePlace, TakePlaceOfTeam
from core.commands.teams import CorrectTeam, RegisterMembers, RegisterTeam
from core.commands.times import TimeRounds
from core.commands.verification import SettleResult, VerifyRound

__all__ = [
    "AdjournMissing",
    "AfterLeaving",
    "AllowPairs",
    "AndRepair",
    "Announce",
    "AnnounceAbsence",
    "CancelAbsence",
    "ChangeDetails",
    "ChangeRegulations",
    "ChangeStage",
    "CheckIn",
    "ChooseColour",
    "ClearResult",
    "CloseStage",
    "Command",
    "ContestResult",
    "CorrectColours",
    "CorrectEntrant",
    "CorrectForRating",
    "CorrectLineUp",
    "CorrectResult",
    "CorrectTeam",
    "CreateTournament",
    "DecideDuel",
    "DecideMatch",
    "DrawForColour",
    "DrawGroups",
    "DrawLots",
    "DrawNumbers",
    "DrawUnannounced",
    "EndCheckIn",
    "EnterResult",
    "EnterStage",
    "ExpelEntrant",
    "FillFinal",
    "FixBoard",
    "ForbidPairs",
    "ForfeitMatch",
    "HandLineUp",
    "HandUsualLineUps",
    "ImportEvent",
    "KeepNumbers",
    "LeaveFideMode",
    "Listed",
    "MoveEntrant",
    "NameGivers",
    "NoteEnd",
    "NoteLate",
    "NoteNotice",
    "NoteStart",
    "OpenDuelSeries",
    "OpenSeries",
    "OpenStage",
    "OrderEquals",
    "PairAnew",
    "PairByHand",
    "PairRound",
    "PayFee",
    "PeriodRating",
    "PlayFor",
    "PostSchedule",
    "PublishRound",
    "PutBackResults",
    "PutTogether",
    "RatePeriod",
    "RecordFromPaper",
    "Redo",
    "RedoUpTo",
    "RegisterEntrants",
    "RegisterMembers",
    "RegisterTeam",
    "RegisterWithTeams",
    "RemoveEntrant",
    "ReturnEntrant",
    "RuleRatings",
    "SetFees",
    "SetFirstColour",
    "SetPeriods",
    "SetPrizes",
    "SettleResult",
    "Several",
    "TakeBackCheckIn",
    "TakePlace",
    "TakePlaceOfTeam",
    "TimeRounds",
    "TransferMember",
    "Undo",
    "UndoBackTo",
    "UnpairRound",
    "VerifyRound",
    "WithdrawEntrant",
]
