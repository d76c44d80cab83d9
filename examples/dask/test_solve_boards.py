"""The example on a local cluster of two workers."""

import json
import os
import pathlib
import tempfile
import unittest

import dask.bag
import dask.dataframe
import pandas
from dask.distributed import Client, LocalCluster
from solve_boards import COLUMNS, solve_frame, solve_lines

import taquin


def setUpModule():
    global cluster, client
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    client = Client(cluster)
    # Where the example is, so that its functions are there, too.
    client.run(__import__("sys").path.insert, 0, str(pathlib.Path(__file__).parent))


def tearDownModule():
    client.close()
    cluster.close()


class Cluster(unittest.TestCase):
    def setUp(self):
        self.boards = [str(it) for it in taquin.shuffle_many(200, "3x3", "dask")]
        solutions = taquin.solve_many(self.boards)
        self.expected = [(str(one.board), one.length) for one in solutions]

    def test_a_bag_of_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "boards.txt").write_text("\n".join(self.boards))
            lines = dask.bag.read_text(f"{folder}/boards.txt", blocksize=500)
            self.assertGreater(lines.npartitions, 4)
            files = lines.map_partitions(solve_lines).to_textfiles(f"{folder}/*.jsonl")
            text = "".join(pathlib.Path(file).read_text() + "\n" for file in files)
        rows = [json.loads(line) for line in text.splitlines() if line]
        self.assertEqual([(row["board"], row["length"]) for row in rows], self.expected)

    def test_parts_of_a_frame(self):
        frame = pandas.DataFrame({"board": self.boards})
        parts = dask.dataframe.from_pandas(frame, npartitions=5)
        solved = parts.map_partitions(solve_frame, meta=COLUMNS).compute()
        pairs = list(zip(solved["board"], solved["length"]))
        self.assertEqual(pairs, self.expected)
        self.assertEqual(list(solved["length"]), list(solved["lower"]))

    def test_both_workers_take_part(self):
        processes = dask.bag.from_sequence(self.boards, npartitions=20)
        used = processes.map_partitions(lambda lines: [solve_in(lines)]).compute()
        self.assertEqual(len(set(used)), 2)


def solve_in(lines):
    """Return the process in which boards were solved."""
    assert len(list(solve_lines(lines))) > 0
    return os.getpid()


if __name__ == "__main__":
    unittest.main()
