"""The textbook's searches, as tables.

Tables are a ``pandas.DataFrame``, or a ``polars.DataFrame`` where only polars is installed,
or else a list of dicts.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from typing import Any

from . import _core
from ._core import Board
from .boards import BoardLike, board_of

USUAL_SEARCH = "astar:manhattan"

COUNTED = ("generated", "expanded", "frontier", "branching")
"""The columns that ``nodes_by_depth`` sums up."""

SUMS: dict[str, Callable[[list[float]], float]] = {
    "mean": statistics.fmean,
    "median": statistics.median,
    "min": min,
    "max": max,
}


def search(
    boards: BoardLike | Iterable[BoardLike],
    search: str | Iterable[str] = USUAL_SEARCH,
    *,
    goal: BoardLike | None = None,
    seconds: float = 10,
    mb: float = 1000,
    nodes: int | None = None,
) -> Any:
    """Run searches on boards: a row for each board and search.

    Args:
        boards: One or several, each as for ``Board``.
        search: ``"bfs"``, ``"bidirectional"``, ``"table"``, ``"astar:H"``, ``"idastar:H"``,
            ``"greedy:H"`` or ``"weighted:H:W"``, one or several; see ``searches``.
        goal: As for ``Board``.
        seconds: The limit of each search.
        mb: The limit of its memory, in megabytes.
        nodes: The limit of the boards that it expands.

    Returns:
        A table. ``length`` counts slides (STM), and is none if the search stopped at a
        limit, which is the ``reason``; ``lower`` is what it has proved.

    Raises:
        ValueError: a board, a goal, a name or a limit is wrong.
        TypeError: a board is none.
    """
    return table_of(_rows(boards, search, goal, seconds, mb, nodes))


def nodes_by_depth(
    boards: BoardLike | Iterable[BoardLike],
    search: str | Iterable[str] = USUAL_SEARCH,
    *,
    goal: BoardLike | None = None,
    seconds: float = 10,
    mb: float = 1000,
    nodes: int | None = None,
) -> Any:
    """Run searches on many boards, and sum up their work by depth, in slides (STM).

    Returns:
        A table with a row for each depth and search: how many ``boards``, and mean, median,
        least and most of ``generated``, ``expanded``, ``frontier`` and ``branching``.
        Searches that stopped at a limit are left out.
    """
    groups: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for row in _rows(boards, search, goal, seconds, mb, nodes):
        if row["length"] is not None:
            groups.setdefault((row["length"], row["search"]), []).append(row)
    rows = []
    for (depth, name), found in sorted(groups.items()):
        sums: dict[str, Any] = {"depth": depth, "search": name, "boards": len(found)}
        for column in COUNTED:
            numbers = [row[column] for row in found if row[column] is not None]
            for of, sum_up in SUMS.items():
                sums[f"{column}_{of}"] = sum_up(numbers) if numbers else None
        rows.append(sums)
    return table_of(rows)


def bounds(board: BoardLike, *, goal: BoardLike | None = None) -> dict[str, int]:
    """Return the lower bound (STM) of a board by each heuristic that fits its size."""
    return dict(_core.bounds(board_of(board, goal)))


def searches(size: str) -> list[str]:
    """Return the names of the usual searches for boards of a size."""
    return _core.names(size)


def _rows(
    boards: BoardLike | Iterable[BoardLike],
    search: str | Iterable[str],
    goal: BoardLike | None,
    seconds: float,
    mb: float,
    nodes: int | None,
) -> list[dict[str, Any]]:
    names = [search] if isinstance(search, str) else list(search)
    return [
        _core.search(board, name, seconds, mb, nodes)
        for board in _boards(boards, goal)
        for name in names
    ]


def _boards(boards: Any, goal: BoardLike | None) -> list[Board]:
    # Rows of numbers are one board; all else is several.
    if isinstance(boards, (str, Board)) or getattr(boards, "ndim", None) == 2:
        return [board_of(boards, goal)]
    many = list(boards)
    if many and all(_is_row(row) for row in many):
        return [board_of(many, goal)]
    return [board_of(board, goal) for board in many]


def _is_row(row: Any) -> bool:
    return isinstance(row, (list, tuple)) and all(not hasattr(it, "__len__") for it in row)


def table_of(rows: list[dict[str, Any]]) -> Any:
    """Return rows as a table of pandas, or else of polars, or as they are."""
    try:
        import pandas
    except ImportError:
        pass
    else:
        return pandas.DataFrame(rows)
    try:
        import polars
    except ImportError:
        return rows
    return polars.DataFrame(rows, infer_schema_length=None)
