"""The textbook's searches as tables."""

import sys
import unittest
from unittest import mock

import numpy
import pandas
from taquin import Board, lab, shuffle_many, solve

ROWS = [[4, 1, 2], [5, 0, 3]]
NONE = {"pandas": None, "polars": None}


class Tables(unittest.TestCase):
    def test_a_row_for_each_board_and_search(self):
        boards = [ROWS, "1 2 3/4 5 0"]
        table = lab.search(boards, ["bfs", "astar:manhattan"])
        self.assertIsInstance(table, pandas.DataFrame)
        self.assertEqual(list(table["length"]), [5, 5, 0, 0])
        self.assertEqual(list(table["optimal"]), [True] * 4)
        self.assertLess(table["expanded"][1], table["expanded"][0])

    def test_without_pandas_and_polars_it_is_dicts(self):
        with mock.patch.dict(sys.modules, NONE):
            [row] = lab.search(ROWS, "idastar:patterns")
        self.assertEqual((row["slides"], row["moves"]), ("RDLLU", "RDL2U"))
        self.assertEqual((row["board"], row["reason"]), ("4 1 2/5 0 3", None))

    def test_polars_is_taken_where_pandas_is_not(self):
        polars = mock.MagicMock()
        with mock.patch.dict(sys.modules, {"pandas": None, "polars": polars}):
            table = lab.search(ROWS, "bfs")
        self.assertIs(table, polars.DataFrame.return_value)
        [row] = polars.DataFrame.call_args.args[0]
        self.assertEqual(row["length"], 5)

    def test_one_board_and_several_in_any_form(self):
        array = numpy.array(ROWS)
        for boards, count in (
            (ROWS, 1),
            (array, 1),
            (Board(ROWS), 1),
            ("4 1 2/5 0 3", 1),
            (["4 1 2/5 0 3"], 1),
            ([ROWS, ROWS], 2),
            ([array, array], 2),
            (numpy.stack([array, array]), 2),
            (pandas.Series(["4 1 2/5 0 3"] * 2), 2),
        ):
            with self.subTest(boards=repr(boards)):
                self.assertEqual(len(lab.search(boards, "bfs")), count)

    def test_a_limit_is_told_with_what_is_proved(self):
        board = shuffle_many(1, "4x4", "far")[0]
        for limit, reason in (
            ({"nodes": 100}, "stopped after 100 boards"),
            ({"mb": 0.1}, "stopped at 0.1 MB"),
            ({"seconds": 0}, "stopped after 0 s"),
        ):
            with mock.patch.dict(sys.modules, NONE):
                [row] = lab.search(board, **limit)
            self.assertEqual((row["length"], row["reason"]), (None, reason))
            self.assertTrue(0 < row["lower"] <= solve(board).length)

    def test_nodes_by_depth(self):
        boards = shuffle_many(30, "3x3", "depths", difficulty=12)
        table = lab.nodes_by_depth(boards, ["astar:hamming", "astar:manhattan"])
        self.assertEqual(list(table["depth"]), [12, 12])
        self.assertEqual(list(table["boards"]), [30, 30])
        rows = lab.search(boards, "astar:hamming")
        for name in ("mean", "median", "min", "max"):
            self.assertAlmostEqual(
                table[f"generated_{name}"][0], getattr(rows["generated"], name)()
            )

    def test_bounds_and_names(self):
        bounds = lab.bounds("2 1 3/4 5 6/8 7 0")
        names = ("zero", "hamming", "manhattan", "linear-conflict")
        self.assertEqual([bounds[name] for name in names], [0, 4, 4, 8])
        self.assertIn("table", lab.searches("3x3"))
        self.assertNotIn("table", lab.searches("4x4"))

    def test_wrong_values(self):
        for message, act in (
            ("no search is called 'dfs'", lambda: lab.search(ROWS, "dfs")),
            ("too much memory", lambda: lab.search(shuffle_many(1)[0], "table")),
            ("mb must be", lambda: lab.search(ROWS, mb=0)),
            ("negative", lambda: lab.search(ROWS, seconds=-1)),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                act()


if __name__ == "__main__":
    unittest.main()
