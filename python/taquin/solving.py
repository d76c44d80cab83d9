"""Shortest solutions, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from . import _core
from ._core import Board
from .boards import BoardLike, board_of


@dataclass(frozen=True)
class Solution:
    """Slides that lead from a board to its goal, and what is proved of them."""

    board: Board
    metric: str
    """What lengths count: slides (``"stm"``), or moves (``"mtm"``), in which tiles that
    slide together count once."""
    slides: str
    """A letter for each slide, U, D, L or R: the way the tile goes."""
    moves: str
    """The same, tiles that slide together as one: ``"UR2D"``."""
    length: int
    lower: int
    """Proved: no solution is shorter."""
    nodes: int
    """Boards that were generated, above 16 cells those that were expanded."""
    ms: float
    """Milliseconds of the search."""
    first_ms: float
    """Milliseconds until the first solution."""
    first_length: int
    tables_ms: float
    """Milliseconds in which tables were made; 0 if an earlier search has made them."""

    @property
    def optimal(self) -> bool:
        """Whether it is proved that no solution is shorter."""
        return self.lower == self.length

    def __str__(self) -> str:
        return self.moves


def solve(
    board: BoardLike,
    *,
    goal: BoardLike | None = None,
    metric: str = "stm",
    nodes: int | None = None,
    budget_ms: float | None = None,
) -> Solution:
    """Return a shortest solution, or the best that is found within a limit.

    Without a limit, boards of up to 16 cells are solved optimally, and larger ones are
    searched for a second. Ctrl+C ends the search.

    Args:
        board: As for ``Board``.
        goal: As for ``Board``; by default the board's own.
        metric: What the length counts: slides (``"stm"``) or moves (``"mtm"``).
        nodes: About so many boards are searched. The answer then depends on nothing else.
        budget_ms: So long is searched, without the tables.

    Raises:
        ValueError: the board, the goal, the metric or a limit is wrong.
        TypeError: the board is none.
    """
    return solve_many(
        [board], goal=goal, metric=metric, nodes=nodes, budget_ms=budget_ms, jobs=1
    )[0]


def solve_many(
    boards: Iterable[BoardLike],
    *,
    goal: BoardLike | None = None,
    metric: str = "stm",
    nodes: int | None = None,
    budget_ms: float | None = None,
    jobs: int | None = None,
    progress: bool | Callable[[int], object] = False,
) -> list[Solution]:
    """Solve boards as ``solve`` does, on all cores, and return the solutions in order.

    Args:
        boards: Each as for ``Board``; an array of numpy with three dimensions, too.
        goal: As for ``solve``.
        metric: As for ``solve``.
        nodes: As for ``solve``, for each board.
        budget_ms: As for ``solve``, for each board.
        jobs: How many boards at a time; by default one for each core.
        progress: ``True`` shows a bar if ``tqdm`` is installed. A function is called with
            the number of boards that were solved since it was called before.
    """
    if isinstance(boards, (str, Board)):
        raise TypeError("solve_many takes several boards; for one there is solve")
    all_boards = [board_of(board, goal) for board in boards]
    with _reporter(progress, len(all_boards)) as report:
        found = _core.solve(all_boards, metric, nodes, budget_ms, jobs, report)
    return [
        Solution(board=board, metric=metric, **figures)
        for board, figures in zip(all_boards, found)
    ]


def _reporter(
    progress: bool | Callable[[int], object], total: int
) -> AbstractContextManager[Callable[[int], object] | None]:
    if callable(progress):
        return nullcontext(progress)
    if progress:
        try:
            from tqdm.auto import tqdm
        except ImportError:
            return nullcontext(None)
        return _Bar(tqdm(total=total, unit=" boards"))
    return nullcontext(None)


class _Bar(AbstractContextManager[Any]):
    def __init__(self, bar: Any) -> None:
        self._bar = bar

    def __enter__(self) -> Callable[[int], object]:
        update: Callable[[int], object] = self._bar.update
        return update

    def __exit__(self, *_: object) -> None:
        self._bar.close()


def distance(
    board: BoardLike, *, goal: BoardLike | None = None, metric: str = "stm"
) -> int:
    """Return the length of a shortest solution of a board of up to 16 cells.

    Raises:
        ValueError: as ``solve``, and for larger boards, whose proof may never end.
    """
    own = board_of(board, goal)
    if len(own.tiles) > 16:
        raise ValueError(f"the distance of {own.size} may never be proved: solve gives bounds")
    return solve(own, metric=metric).length


def optimal_moves(board: BoardLike, *, goal: BoardLike | None = None) -> str:
    """Return all slides with which a shortest solution (STM) begins, a letter each.

    Raises:
        ValueError: as ``distance``.
    """
    return _core.optimal_moves(board_of(board, goal))


@dataclass(frozen=True)
class Graded:
    """A slide of a play, or in MTM a move, and what is proved of the board after it."""

    made: str
    board: Board
    lower: int
    """Proved: no solution of the board is shorter."""
    upper: int
    """Known: there is a solution that is no longer."""
    mark: str
    """``"toward"`` the goal, ``"away"`` from it, ``"stay"`` (MTM), or ``"open"``: not
    proved."""


def grade(
    start: BoardLike,
    slides: str,
    *,
    goal: BoardLike | None = None,
    metric: str = "stm",
    nodes: int = 1_000_000,
) -> list[Graded]:
    """Compare a play with perfect play, slide by slide.

    Args:
        start: As for ``Board``.
        slides: The play, as for ``Board.apply``.
        goal: As for ``solve``.
        metric: ``"stm"`` grades slides, ``"mtm"`` moves.
        nodes: About so many boards are searched for each board above 16 cells.

    Raises:
        ValueError: as ``solve``, and if a slide cannot be made.
    """
    return [
        Graded(**row)
        for row in _core.grade(board_of(start, goal), slides, metric, nodes)
    ]
