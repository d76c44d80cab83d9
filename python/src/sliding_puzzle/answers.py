"""Questions to the front end, and their answers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from .boards import Row, SearchError, table_of


class NoAnswerYet(TimeoutError):
    """The front end has not answered: a search still runs, or no notebook is open."""


class Answer:
    """What a search will return. It runs in the browser while the kernel goes on.

    Args:
        question: What was asked, for the text of errors.
    """

    def __init__(self, question: str) -> None:
        self._question = question
        self._is_there = threading.Event()
        self._rows: list[Row] = []
        self._error: SearchError | None = None

    @property
    def done(self) -> bool:
        """Whether it is there."""
        return self._is_there.is_set()

    def rows(self, timeout: float = 0) -> list[Row]:
        """Return the rows, after at most ``timeout`` seconds.

        Raises:
            NoAnswerYet: they are not there.
            SearchError: the search did not begin.
        """
        if not self._is_there.wait(timeout):
            raise NoAnswerYet(
                f"{self._question} has no answer after {timeout:g} s. If the notebook's "
                "kernel hears nothing while a cell runs (before ipykernel 7 and "
                "JupyterLab 4.4), pass wait=0 and call table() in the next cell"
            )
        if self._error is not None:
            raise self._error
        return self._rows

    def table(self, timeout: float = 0) -> Any:
        """Return ``rows(timeout)`` as a ``DataFrame`` if pandas is there."""
        return table_of(self.rows(timeout))

    def _settle(self, content: dict[str, Any]) -> None:
        if "error" in content:
            self._error = SearchError(content["error"], content["code"])
        else:
            self._rows = content["rows"]
        self._is_there.set()

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
