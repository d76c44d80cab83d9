"""Questions to the front end, and their answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Any

from .boards import Row, SearchError, table_of


class NoAnswerYet(TimeoutError):
    """The front end has not answered: a search still runs, or no notebook is open."""


PATIENCE_S = 120
"""Seconds that ``await`` waits before it gives up; the search goes on."""


class Answer:
    """What a search will return. It runs in the browser while the kernel goes on.

    ``await answer`` waits for the table, and ``answer.table()`` is the table if it is
    there, which also works in kernels that hear nothing while a cell runs.

    Args:
        question: What was asked, for the text of errors.
    """

    def __init__(self, question: str) -> None:
        self._question = question
        self._rows: list[Row] | None = None
        self._error: SearchError | None = None

    @property
    def done(self) -> bool:
        """Whether it is there."""
        return self._rows is not None or self._error is not None

    def rows(self) -> list[Row]:
        """Return the rows.

        Raises:
            NoAnswerYet: they are not there.
            SearchError: the search did not begin.
        """
        if self._error is not None:
            raise self._error
        if self._rows is None:
            raise NoAnswerYet(
                f"{self._question} has no answer yet. If awaiting it never helps, the "
                "kernel hears nothing while a cell runs (before ipykernel 7): keep the "
                "answer, and call its table() in a later cell"
            )
        return self._rows

    def table(self) -> Any:
        """Return ``rows()`` as a ``pandas.DataFrame`` if pandas is there."""
        return table_of(self.rows())

    async def within(self, seconds: float) -> Any:
        """Resolve with the table, or raise ``NoAnswerYet`` after so many seconds."""
        end = time.monotonic() + seconds
        # The answer may come in another thread, so there is no event to await.
        while not self.done and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return self.table()

    def __await__(self) -> Generator[Any, None, Any]:
        return self.within(PATIENCE_S).__await__()

    def _settle(self, content: dict[str, Any]) -> None:
        if "error" in content:
            self._error = SearchError(content["error"], content["code"])
        else:
            self._rows = content["rows"]

    def __repr__(self) -> str:
        state = "answered" if self.done else "not answered yet"
        return f"<{self._question}: {state}>"


class Questions:
    """The questions of one widget, in order, kept until they are answered.

    A front end that starts, or starts again after a reload, is asked all of them.
    """

    def __init__(self, send: Callable[[dict[str, Any]], None]) -> None:
        self._send = send
        self._is_ready = False
        self._count = 0
        self._open: dict[int, tuple[dict[str, Any], Answer]] = {}

    def ask(self, call: str, args: list[Any]) -> Answer:
        """Ask the front end for a call of ``sliding-puzzle/lab``."""
        self._count += 1
        message = {"type": "ask", "id": self._count, "call": call, "args": args}
        answer = Answer(call)
        self._open[self._count] = (message, answer)
        if self._is_ready:
            self._send(message)
        return answer

    def hear(self, content: dict[str, Any]) -> None:
        """Take a message of the front end: that it is ready, or an answer."""
        if content.get("type") == "ready":
            self._is_ready = True
            for message, _ in list(self._open.values()):
                self._send(message)
        elif content.get("type") == "answer":
            # Two front ends may answer one question. The first counts.
            asked = self._open.pop(content["id"], None)
            if asked is not None:
                asked[1]._settle(content)
