"""Whole events from TRF, the FIDE report file."""

from __future__ import annotations

from data.exchange.trf.reader import read_trf
from data.exchange.trf.report import LineReport, PlaceTold, TrfReport

__all__ = ["LineReport", "PlaceTold", "TrfReport", "read_trf"]
