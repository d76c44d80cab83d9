from collections.abc import Callable, Sequence
from typing import Any

from .boards import BoardLike

class Board:
    """A board with its goal: always solvable, and never changed.

    Args:
        tiles: Text (``"4 1 2/5 0 3"``, also JSON and what programs print), rows
            (``[[4, 1, 2], [5, 0, 3]]``), a flat list with ``size``, or a numpy array of any
            integer type; 0 is the blank.
        size: Columns × rows, like ``"3x2"``: what a flat list needs, and otherwise checked.
        goal: ``"last"`` (the blank at the end, the default), ``"first"``, ``"snake"``,
            ``"spiral"``, or an arrangement in any form that a board has.

    Raises:
        ValueError: it is no board, or cannot be solved; the message says why.
        TypeError: it is something else, or its numbers are not whole.
    """

    def __new__(
        cls, tiles: BoardLike, size: str | None = None, goal: BoardLike | None = None
    ) -> Board: ...
    @property
    def size(self) -> str:
        """Columns × rows, like ``"4x4"``."""
    @property
    def tiles(self) -> tuple[int, ...]:
        """The tiles row by row; 0 is the blank."""
    @property
    def rows(self) -> list[list[int]]:
        """The tiles by rows, as numpy takes them."""
    @property
    def goal(self) -> str:
        """The goal by its name, or as text."""
    @property
    def solved(self) -> bool:
        """Whether every tile is where it belongs."""
    def apply(self, slides: str) -> Board:
        """Return the board after slides: the way each tile goes, like ``"URRD"`` or ``"UR2D"``.

        Raises:
            ValueError: one of them cannot be made.
        """
    def successors(self) -> list[tuple[str, Board]]:
        """Return the boards one slide away, each with its slide."""
    def __hash__(self) -> int: ...

def solve(
    boards: Sequence[Board],
    metric: str,
    nodes: int | None,
    ms: float | None,
    jobs: int | None,
    report: Callable[[int], object] | None,
) -> list[dict[str, Any]]: ...
def optimal_moves(board: Board) -> str: ...
def table_bytes() -> int: ...
def grade(
    start: Board, made: str, metric: str, nodes: int
) -> list[dict[str, Any]]: ...
def shuffle(
    size: str,
    seed: str,
    goal: BoardLike | None,
    difficulty: str | None,
    count: int,
) -> list[Board]: ...
def search(
    board: Board, name: str, seconds: float, mb: float, nodes: int | None
) -> dict[str, Any]: ...
def bounds(board: Board) -> list[tuple[str, int]]: ...
def names(size: str) -> list[str]: ...
