"""The puzzle as a widget of Jupyter."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable
from typing import Any

import anywidget
import traitlets

from .answers import Answer, Questions
from .boards import Board, Row, board_text

USUAL_SEARCH = "astar:manhattan"


class SlidingPuzzle(anywidget.AnyWidget):
    """A board to play on, and the laboratory's searches.

    Args:
        board: Text or rows. Without one, a board of ``size`` is shuffled.
        size: Columns × rows, ``"2x2"`` to ``"16x16"``.
        goal: ``"last"`` (the gap at the end), ``"first"``, ``"snake"``, ``"spiral"``, or
            an arrangement as text.
        seed: Any text. The same size, goal and seed give the same shuffle.

    The traits ``tiles``, ``stm``, ``mtm``, ``solved`` and ``events`` follow the play, so
    ``puzzle.observe(f, "tiles")`` hears of each move.
    """

    _esm = pathlib.Path(__file__).parent / "widget.js"

    size = traitlets.Unicode("4x4", help="columns × rows").tag(sync=True)
    board = traitlets.Unicode("", help="the board to play, as text").tag(sync=True)
    goal = traitlets.Unicode("", help="where the tiles belong").tag(sync=True)
    seed = traitlets.Unicode("", help="what the shuffle comes from").tag(sync=True)
    tiles = traitlets.List(
        traitlets.List(traitlets.Int()), help="rows from the top; 0 is the gap"
    ).tag(sync=True)
    stm = traitlets.Int(0, help="slides so far: tiles moved by one cell").tag(sync=True)
    mtm = traitlets.Int(0, help="moves so far: a line that slides is one").tag(sync=True)
    solved = traitlets.Bool(False).tag(sync=True)
    events = traitlets.List(traitlets.Dict(), help="moves, hints, games: the last last")

    def __init__(self, board: Board = "", **options: Any) -> None:
        self._questions = Questions(self.send)
        super().__init__(board=board_text(board), **options)
        self.on_msg(self._hear)

    def _hear(self, _: Any, content: dict[str, Any], buffers: Any = None) -> None:
        if content.get("type") == "event":
            event = {"event": content["name"], **content["detail"]}
            self.events = [*self.events, event]
        else:
            self._questions.hear(content)

    def load(self, board: Board) -> None:
        """Put a board in play, in every view."""
        self.send({"type": "do", "call": "load", "args": [board_text(board)]})

    def undo(self) -> None:
        """Take back the last move."""
        self.send({"type": "do", "call": "undo", "args": []})

    def solve(
        self,
        boards: Board | Iterable[Board] | None = None,
        search: str | Iterable[str] = USUAL_SEARCH,
        *,
        goal: str | None = None,
        seconds: float = 10,
        mb: int = 1000,
    ) -> Answer:
        """Run searches on boards: a row for each board and search.

        Args:
            boards: One or several; the board as it is played now without any.
            search: ``"bfs"``, ``"bidirectional"``, ``"table"``, ``"astar:H"``,
                ``"idastar:H"``, ``"greedy:H"`` or ``"weighted:H:W"``, one or several.
            goal: As for the widget, whose goal it is without one.
            seconds: The limit of each search.
            mb: The limit of its memory, in megabytes.

        Returns:
            An answer to await, which is a table. ``length`` counts slides (STM): −1 if a
            board cannot be solved, and none if the search stopped at a limit; ``lower``
            is what it has proved.
            Awaiting it raises ``SearchError`` if a board or a name is wrong.
        """
        texts = self._texts(boards)
        args = [texts, _names(search), self._limits(goal, seconds, mb)]
        return self._questions.ask("solveAll", args)

    def nodes_by_depth(
        self,
        boards: Iterable[Board],
        search: str | Iterable[str] = USUAL_SEARCH,
        *,
        goal: str | None = None,
        seconds: float = 10,
        mb: int = 1000,
    ) -> Answer:
        """Run searches on many boards and sum up nodes by depth, which is in slides (STM).

        Returns:
            An answer: a table with a row for each depth and search: mean, median, least
            and most of ``generated``, ``expanded``, ``frontier`` and ``branching``.
        """
        texts = self._texts(boards)
        args = [texts, _names(search), self._limits(goal, seconds, mb)]
        return self._questions.ask("nodesByDepth", args)

    def bounds(self, board: Board | None = None) -> Answer:
        """Ask for lower bounds of a board by each heuristic, in slides (STM)."""
        return self._questions.ask("bounds", [self._texts(board)[0], self._goal(None)])

    def draw_boards(
        self, size: str | None = None, count: int = 1, seed: str = "1"
    ) -> Answer:
        """Draw different boards evenly from all that can be solved: a column ``board``."""
        options = {"count": count, "seed": seed, **self._goal(None)}
        return self._questions.ask("drawAll", [size or self.size, options])

    def _texts(self, boards: Any) -> list[str]:
        if boards is None:
            if not self.tiles and not self.board:
                raise ValueError("no board is in play yet: show the widget, or give one")
            boards = self.tiles or self.board
        if isinstance(boards, str):
            return [boards]
        many: list[Any] = list(boards)
        # Rows of numbers are one board; all else is several.
        if many and all(isinstance(tile, int) for row in many for tile in row):
            return [board_text(many)]
        return [board_text(board) for board in many]

    def _goal(self, goal: str | None) -> Row:
        chosen = goal or self.goal
        return {"goal": chosen} if chosen else {}

    def _limits(self, goal: str | None, seconds: float, mb: int) -> Row:
        return {"seconds": seconds, "mb": mb, **self._goal(goal)}


def _names(search: str | Iterable[str]) -> list[str]:
    return [search] if isinstance(search, str) else list(search)
