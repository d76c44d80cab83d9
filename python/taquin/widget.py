"""The puzzle as a widget of Jupyter. It shows and plays; what is computed is in the core."""

from __future__ import annotations

import pathlib
from typing import Any

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError("the widget needs more: pip install 'taquin[widget]'") from error

from .boards import BoardLike, board_of, shuffle


class SlidingPuzzle(anywidget.AnyWidget):
    """A board to play on. However often it is shown, it is one game.

    Args:
        board: As for ``Board``. Without one, a board of ``size`` is shuffled.
        size: Columns × rows, ``"2x2"`` to ``"16x16"``.
        seed: As for ``shuffle``.
        goal: As for ``Board``.

    The traits ``tiles``, ``stm``, ``mtm``, ``solved`` and ``events`` follow the play, so
    ``puzzle.observe(f, "tiles")`` hears of each move.
    """

    _esm = pathlib.Path(__file__).parent / "widget.js"

    board = traitlets.Unicode(read_only=True, help="the first board").tag(sync=True)
    goal = traitlets.Unicode(read_only=True, help="where tiles belong").tag(sync=True)
    record = traitlets.Unicode("", help="the game so far, as text").tag(sync=True)
    tiles = traitlets.List(
        traitlets.List(traitlets.Int()), help="rows from the top; 0 is the blank"
    ).tag(sync=True)
    stm = traitlets.Int(0, help="slides so far: tiles moved by one cell").tag(sync=True)
    mtm = traitlets.Int(0, help="moves so far: a line that slides is one").tag(sync=True)
    solved = traitlets.Bool(False).tag(sync=True)
    events = traitlets.List(traitlets.Dict(), help="moves, hints, games: the last last")

    def __init__(
        self,
        board: BoardLike | None = None,
        *,
        size: str = "4x4",
        seed: str | int | None = None,
        goal: BoardLike | None = None,
        **options: Any,
    ) -> None:
        if board is None:
            own = shuffle(size, seed, goal=goal)
        else:
            own = board_of(board, goal)
        super().__init__(**options)
        self.load(own)
        self.on_msg(self._hear)

    def load(self, board: BoardLike, goal: BoardLike | None = None) -> None:
        """Put a board in play, in every view.

        Raises:
            ValueError: it is no board.
            TypeError: it is something else.
        """
        own = board_of(board, goal)
        # One message, or a view would open a board with the goal of another.
        with self.hold_sync(), self.hold_trait_notifications():
            self.set_trait("board", str(own))
            self.set_trait("goal", own.goal)
            self.record = ""
            self.tiles = own.rows
            self.stm = self.mtm = 0
            self.solved = own.solved

    def undo(self) -> None:
        """Take back the last move. The widget must be shown."""
        self.send({"type": "undo"})

    def _hear(self, _: Any, content: dict[str, Any], buffers: Any = None) -> None:
        if content.get("type") == "event":
            event = {"event": content["name"], **content["detail"]}
            self.events = [*self.events, event]
