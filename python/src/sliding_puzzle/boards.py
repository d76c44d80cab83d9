"""Boards as text and as rows, and answers as tables. Nothing here needs a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Union

Board = Union[str, Sequence[Sequence[int]]]
"""A board: text (``"4 1 2/5 0 3"``) or rows (``[[4, 1, 2], [5, 0, 3]]``); 0 is the gap."""

Row = dict[str, Any]

MIN_SIDE, MAX_SIDE = 2, 16
"""The least and the most cells of a row or a column."""


class SearchError(ValueError):
    """A search did not begin: a board, a name or a limit is wrong, or the core failed.

    ``code`` names the cause for programs, as in the JavaScript package.
    """

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


def board_text(board: Board) -> str:
    """Return a board in text form: rows from the top, with ``/`` between them.

    Text is taken as it is: the core reads more forms than rows and slashes, and says
    what is wrong with it.

    Raises:
        ValueError: rows are not equally long, a side is not 2 to 16 cells, or the tiles
            are not each of 0 to cells − 1 once.
    """
    if isinstance(board, str):
        return board
    rows = [[int(tile) for tile in row] for row in board]
    widths = sorted({len(row) for row in rows})
    if len(widths) != 1:
        raise ValueError(f"rows must be equally long, and these have {widths} tiles")
    for side in (len(rows), widths[0]):
        if not MIN_SIDE <= side <= MAX_SIDE:
            raise ValueError(f"a side must be {MIN_SIDE} to {MAX_SIDE} cells, not {side}")
    tiles = sorted(tile for row in rows for tile in row)
    if tiles != list(range(len(tiles))):
        raise ValueError(f"a board has each of 0 to {len(tiles) - 1} once, not {tiles}")
    return "/".join(" ".join(map(str, row)) for row in rows)


def flat_row(row: Row) -> Row:
    """Return a row without dicts in it: ``{"a": {"mean": 1}}`` is ``{"a_mean": 1}``."""
    flat: Row = {}
    for name, value in row.items():
        if isinstance(value, dict):
            flat.update({f"{name}_{of}": part for of, part in value.items()})
        else:
            flat[name] = value
    return flat


def table_of(rows: Iterable[Row]) -> Any:
    """Return rows as a ``pandas.DataFrame`` if pandas is installed, or else as they are."""
    flat = [flat_row(row) for row in rows]
    try:
        import pandas
    except ImportError:
        return flat
    return pandas.DataFrame(flat)
