"""The sliding puzzle: boards, shortest solutions with proved bounds, and a widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import lab
from ._core import Board
from .boards import BoardLike, shuffle, shuffle_many
from .solving import Graded, Solution, distance, grade, optimal_moves, solve, solve_many

if TYPE_CHECKING:
    from .widget import SlidingPuzzle as SlidingPuzzle

__all__ = [
    "Board",
    "BoardLike",
    "Graded",
    "Solution",
    "distance",
    "grade",
    "lab",
    "optimal_moves",
    "shuffle",
    "shuffle_many",
    "solve",
    "solve_many",
]


def __getattr__(name: str) -> Any:
    # Scripts do without the widget and what it needs.
    if name == "SlidingPuzzle":
        from .widget import SlidingPuzzle

        return SlidingPuzzle
    raise AttributeError(f"module 'taquin' has no attribute '{name}'")
