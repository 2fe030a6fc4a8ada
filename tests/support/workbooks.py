"""Workbooks for tests, as small as spreadsheet programs read them: written here, part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

Cell = str | int | float | None
DAY = 36_950
"""28 February 2001, as xlsx counts days."""
_MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
_LINKED = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'


def archive(parts: Mapping[str, str | bytes], method: int = ZIP_DEFLATED) -> bytes:
    """Return a ZIP archive of parts."""
    data = BytesIO()
    with ZipFile(data, "w", method) as packed:
        for name, content in parts.items():
            packed.writestr(name, content)
    return data.getvalue()


def xlsx(rows: Sequence[Sequence[Cell]], **others: str) -> bytes:
    """Return a workbook with a hidden table in front; texts are shared, `DAY` is shown as a day."""
    strings = list(dict.fromkeys(cell for row in rows for cell in row if isinstance(cell, str)))
    shared = "".join(f"<si><t>{each}</t><rPh><t>aloud</t></rPh></si>" for each in strings)
    sheet = "".join(
        f'<row r="{at}">{"".join(_cell(at, place, cell, strings) for place, cell in enumerate(row))}</row>'
        for at, row in enumerate(rows, start=1)
        if row
    )
    parts = {
        "xl/workbook.xml": f'<workbook {_MAIN} {_LINKED}><sheets><sheet name="H" state="hidden" r:id="rId2"/>'
        '<sheet name="List" r:id="rId1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>'
        '<Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        "xl/sharedStrings.xml": f"<sst {_MAIN}>{shared}</sst>",
        "xl/styles.xml": f"<styleSheet {_MAIN}><numFmts>"
        '<numFmt numFmtId="165" formatCode="0.0&quot;day&quot;"/></numFmts>'
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>',
        "xl/worksheets/sheet1.xml": f"<worksheet {_MAIN}><sheetData>{sheet}</sheetData></worksheet>",
        "xl/worksheets/sheet2.xml": f"<worksheet {_MAIN}><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>",
    }
    return archive({**parts, **others})


def _cell(row: int, place: int, cell: Cell, strings: Sequence[str]) -> str:
    at = f'r="{chr(ord("A") + place)}{row}"'
    match cell:
        case None:
            return ""
        case str():
            return f'<c {at} t="s"><v>{strings.index(cell)}</v></c>'
        case float():
            return f'<c {at} s="2"><f>SUM(1,2)</f><v>{cell}</v></c>'
    return f'<c {at} s="{int(cell == DAY)}"><v>{cell}</v></c>'


def ods(rows: Sequence[Sequence[Cell]], more: str = "") -> bytes:
    """Return a workbook whose table ends with a million empty rows, as programs write it."""
    table = "".join(f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows)
    empty = '<table:table-cell table:number-columns-repeated="16384"/>'
    content = (
        '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>'
        f"<table:table>{table}{more}"
        f'<table:table-row table:number-rows-repeated="1048000">{empty}</table:table-row></table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    return archive({"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": content})


def _ods_cell(cell: Cell) -> str:
    match cell:
        case None:
            return '<table:table-cell table:number-columns-repeated="1"/>'
        case str():
            note = "<office:annotation><text:p>aside</text:p></office:annotation>"
            return f'<table:table-cell office:value-type="string">{note}<text:p>{cell}</text:p></table:table-cell>'
    if cell == DAY:
        shown = "<text:p>28.02.01</text:p>"
        return f'<table:table-cell office:value-type="date" office:date-value="2001-02-28">{shown}</table:table-cell>'
    shown = f"<text:p>{cell:,.2f}</text:p>"
    return f'<table:table-cell office:value-type="float" office:value="{cell}">{shown}</table:table-cell>'
