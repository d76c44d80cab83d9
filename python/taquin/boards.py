"""Boards: whatever they are given as, and shuffled ones."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Protocol, Union

from . import _core
from ._core import Board


class Array(Protocol):
    """An array of numpy, or what behaves like one."""

    @property
    def dtype(self) -> Any:
        """The type of its numbers, which must be whole."""

    def tolist(self) -> Any:
        """Return its numbers as lists."""


BoardLike = Union[Board, str, Sequence[int], Sequence[Sequence[int]], Array]
"""What a board may be given as: see ``Board``."""


def board_of(board: BoardLike, goal: BoardLike | None) -> Board:
    """Return what was given as a board. Without a goal, a ``Board`` keeps its own."""
    if isinstance(board, Board) and goal is None:
        return board
    return Board(board, None, goal)


def shuffle(
    size: str = "4x4",
    seed: str | int | None = None,
    *,
    goal: BoardLike | None = None,
    difficulty: int | str | None = None,
) -> Board:
    """Return a board from a seed, evenly drawn: the one that the game deals for it.

    Args:
        size: Columns × rows, ``"2x2"`` to ``"16x16"``.
        seed: Any text or number. The same one gives the same board everywhere, for ever.
            Without one, the board is another each time.
        goal: As for ``Board``.
        difficulty: Slides from the goal, exactly, or a level: ``"easy"``, ``"medium"``,
            ``"hard"``, ``"expert"`` or ``"hardest"``; up to 16 cells.

    Raises:
        ValueError: there is no such size, goal or board.
    """
    return shuffle_many(1, size, seed, goal=goal, difficulty=difficulty)[0]


def shuffle_many(
    count: int,
    size: str = "4x4",
    seed: str | int | None = None,
    *,
    goal: BoardLike | None = None,
    difficulty: int | str | None = None,
) -> list[Board]:
    """Return so many different boards from a seed; the first is that of ``shuffle``.

    Raises:
        ValueError: as ``shuffle``, and if there are not so many.
    """
    text = secrets.token_hex(8) if seed is None else str(seed)
    wanted = None if difficulty is None else str(difficulty)
    return _core.shuffle(size, text, goal, wanted, count)
