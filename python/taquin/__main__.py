"""``python -m taquin solve < boards.txt`` and ``python -m taquin shuffle``.

The same options, and the same lines of JSON, as the commands of the npm package.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import queue
import statistics
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from . import _core
from .boards import shuffle_many
from .solving import Solution, solve

AHEAD = 8
"""Boards in a queue for each job. While one takes long, the others still have work."""

Figures = tuple[float, float, int, float]
"""Of a solution: milliseconds, those until the first one, nodes, those of tables."""


def main() -> None:
    """Run the command that the arguments name."""
    options = _options()
    try:
        if options.command == "solve":
            _solve(options)
        else:
            _shuffle(options)
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        # Whoever reads has read enough.
        status = 0
    else:
        sys.stdout.flush()
        return
    # Searches that are still going on are nobody's any more.
    os._exit(status)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m taquin")
    commands = parser.add_subparsers(dest="command", required=True)
    goals = "last (default), first, snake, spiral, or a board"

    solving = commands.add_parser(
        "solve",
        help="read a board per line, write its solution as JSON",
        description="Reads one board per line, like 4 1 2/5 0 3; skips blank lines and "
        "those that begin with #. Writes a JSON object per board, in the same order, and a "
        "last one that sums them up.",
    )
    solving.add_argument("--jobs", type=_positive, help="boards at a time: one per core")
    solving.add_argument("--goal", default="last", help=goals)
    solving.add_argument(
        "--metric",
        choices=("stm", "mtm"),
        default="stm",
        help="lengths count slides (default), or moves",
    )
    solving.add_argument(
        "--budget-ms",
        type=_milliseconds,
        help="take the best solution after so long: no limit up to 16 cells, 1000 above",
    )

    dealing = commands.add_parser(
        "shuffle",
        help="print boards from a seed",
        description="Prints different boards, one per line.",
    )
    dealing.add_argument("--size", default="4x4", help="2x2 to 16x16 (default: 4x4)")
    dealing.add_argument("--count", type=_positive, default=1, help="how many (default: 1)")
    dealing.add_argument("--seed", help="any text (default: a new one)")
    dealing.add_argument("--goal", default="last", help=goals)
    dealing.add_argument(
        "--difficulty",
        help="slides from the goal, exactly, or easy, medium, hard, expert, hardest",
    )
    options = parser.parse_args()
    options.stop = parser.error
    return options


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _milliseconds(text: str) -> float:
    ms = float(text)
    if not 0 <= ms < math.inf:
        raise argparse.ArgumentTypeError("must be milliseconds, 0 or more")
    return ms


def _shuffle(options: argparse.Namespace) -> None:
    try:
        boards = shuffle_many(
            options.count,
            options.size,
            options.seed,
            goal=options.goal,
            difficulty=options.difficulty,
        )
    except (ValueError, OverflowError) as error:
        options.stop(str(error))
    for board in boards:
        print(board)


def _solve(options: argparse.Namespace) -> None:
    if options.goal not in ("last", "first", "snake", "spiral"):
        try:
            _core.Board(options.goal, goal=options.goal)
        except ValueError as error:
            options.stop(f"--goal: {error}")
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    figures: list[Figures] = []
    errors = 0
    for board, answer in _answers(sys.stdin, options):
        if isinstance(answer, Solution):
            line = _line(answer)
            figures.append(
                (answer.ms, answer.first_ms, answer.nodes, answer.tables_ms)
            )
        else:
            errors += 1
            line = {"error": str(answer)}
        print(json.dumps({"board": board, **line}), flush=True)
    print(json.dumps({"summary": _summary(figures, errors)}), flush=True)


def _answers(
    lines: Iterable[str], options: argparse.Namespace
) -> Iterator[tuple[str, Solution | ValueError]]:
    """Yield each board with its answer, in order, while more lines are read."""
    jobs = options.jobs or os.cpu_count() or 1
    begun: queue.Queue[tuple[str, Future[Solution | ValueError]] | None]
    begun = queue.Queue(jobs * AHEAD)
    # Not as a context: who leaves early does not wait for what is begun.
    pool = ThreadPoolExecutor(jobs)

    def answer(board: str) -> Solution | ValueError:
        try:
            return solve(
                board,
                goal=options.goal,
                metric=options.metric,
                budget_ms=options.budget_ms,
            )
        except ValueError as error:
            return error

    def read() -> None:
        for line in lines:
            board = line.strip()
            if board and not board.startswith("#"):
                begun.put((board, pool.submit(answer, board)))
        begun.put(None)

    threading.Thread(target=read, daemon=True).start()
    while (item := begun.get()) is not None:
        yield item[0], item[1].result()
    pool.shutdown()


def _line(solution: Solution) -> dict[str, Any]:
    return {
        "size": solution.board.size,
        "length": solution.length,
        "lower": solution.lower,
        "optimal": solution.optimal,
        "moves": solution.slides,
        "nodes": solution.nodes,
        "ms": round(solution.ms, 3),
        "firstMs": round(solution.first_ms, 3),
        "firstLength": solution.first_length,
    }


def _summary(figures: list[Figures], errors: int) -> dict[str, Any]:
    """Sum figures up; one that no board has is none."""
    ms, first, nodes, tables = zip(*figures) if figures else ([], [], [], [])
    sums: dict[str, Any] = {"boards": len(figures), "errors": errors}
    for name, numbers, of in (
        ("mean_ms", ms, statistics.fmean),
        ("median_ms", ms, statistics.median),
        ("p90_ms", ms, _p90),
        ("max_ms", ms, max),
        ("mean_first_ms", first, statistics.fmean),
        ("max_first_ms", first, max),
    ):
        sums[name] = round(of(numbers), 3) if numbers else None
    sums["mean_nodes"] = round(statistics.fmean(nodes)) if nodes else None
    sums["tables_ms"] = round(sum(tables), 3)
    sums["memory_bytes"] = _core.table_bytes()
    return sums


def _p90(numbers: Sequence[float]) -> float:
    """Nearest rank: 90 % take at most this long."""
    return sorted(numbers)[math.ceil(len(numbers) * 0.9) - 1]


if __name__ == "__main__":
    main()
