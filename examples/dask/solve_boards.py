"""Solves boards on a cluster: lines in, lines of JSON out.

python solve_boards.py 'boards-*.txt' solutions/

Every worker needs taquin and dask. Each process makes its tables once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator

import dask.bag
import pandas
from dask.distributed import Client, LocalCluster

import taquin

COLUMNS = {"board": str, "length": int, "lower": int, "slides": str, "nodes": int}
"""What ``solve_frame`` returns."""


def solve_lines(lines: Iterable[str]) -> Iterator[str]:
    """Solve boards, a line each, for ``dask.bag``."""
    for solution in _solve(line.strip() for line in lines):
        yield json.dumps({name: getattr(solution, name) for name in COLUMNS}, default=str)


def solve_frame(frame: pandas.DataFrame) -> pandas.DataFrame:
    """Solve the column ``board``, for ``map_partitions`` of ``dask.dataframe``."""
    solutions = _solve(frame["board"])
    rows = [[str(s.board), s.length, s.lower, s.slides, s.nodes] for s in solutions]
    return pandas.DataFrame(rows, frame.index, list(COLUMNS)).astype(COLUMNS)


def _solve(boards: Iterable[str]) -> list[taquin.Solution]:
    # Dask gives each of its threads a part of its own.
    return taquin.solve_many(boards, jobs=1)


def main(files: str, out: str) -> None:
    """Solve the boards of files into a file of JSON for each part of 64 kB."""
    # On a real cluster: Client("tcp://scheduler:8786").
    with LocalCluster(n_workers=2, threads_per_worker=1) as cluster, Client(cluster):
        lines = dask.bag.read_text(files, blocksize=2**16)
        lines.map_partitions(solve_lines).to_textfiles(f"{out}/*.jsonl")


if __name__ == "__main__":
    main(*sys.argv[1:])
