"""Solutions, against published ones."""

import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading
import unittest
from unittest import mock

import numpy
from taquin import (
    Board,
    Solution,
    distance,
    grade,
    optimal_moves,
    shuffle_many,
    solve,
    solve_many,
)

DATA = pathlib.Path(__file__).parents[2] / "tests" / "data"
ROWS = [[4, 1, 2], [5, 0, 3]]


def published(name, size):
    """Yield the boards of a file, each with its published length."""
    for line in (DATA / name).read_text().splitlines():
        if line and not line.startswith("#"):
            _, *tiles, length = map(int, line.split())
            yield Board(tiles, size), length


class Solving(unittest.TestCase):
    def test_a_board_in_any_form(self):
        for form in ("4 1 2/5 0 3", ROWS, numpy.array(ROWS), Board(ROWS)):
            solution = solve(form)
            self.assertEqual((solution.slides, solution.moves), ("RDLLU", "RDL2U"))
            self.assertEqual(
                (solution.length, solution.lower, solution.optimal), (5, 5, True)
            )
            self.assertTrue(solution.board.apply(solution.slides).solved)
        self.assertEqual(str(solution), "RDL2U")
        self.assertEqual(pickle.loads(pickle.dumps(solution)), solution)
        self.assertEqual(solve(Board("3 1 2/0 4 5", goal="first")).slides, "D")
        self.assertEqual(solve(ROWS, metric="mtm").length, 4)

    def test_korf_s_hundred_are_as_far_as_published(self):
        boards, lengths = zip(*published("korf100_blank_last.txt", "4x4"))
        solved = []
        solutions = solve_many(boards, progress=solved.append)
        self.assertEqual([one.length for one in solutions], list(lengths))
        self.assertEqual(sum(solved), 100)
        for board, solution in zip(boards, solutions):
            self.assertTrue(solution.optimal)
            self.assertEqual((solution.board, solution.metric), (board, "stm"))
            self.assertTrue(board.apply(solution.slides).solved)

    def test_a_limit_leaves_a_solution_with_its_bound(self):
        board, length = next(published("korf24_blank_last.txt", "5x5"))
        few, again = (solve(board, nodes=20_000) for _ in range(2))
        self.assertEqual(few.slides, again.slides)
        for solution in (few, solve(board, budget_ms=1)):
            self.assertTrue(solution.lower <= length <= solution.length)
            self.assertFalse(solution.optimal)
            self.assertTrue(board.apply(solution.slides).solved)

    def test_many_keep_their_order_whatever_the_jobs(self):
        boards = shuffle_many(300, "3x3", "many")
        alone = [solve(board).length for board in boards]
        for jobs in (1, 3):
            found = solve_many(iter(boards), jobs=jobs)
            self.assertEqual([one.length for one in found], alone)
        cube = numpy.array([board.rows for board in boards[:5]])
        self.assertEqual([one.length for one in solve_many(cube)], alone[:5])
        self.assertEqual(solve_many([]), [])

    def test_distances_and_all_best_slides(self):
        self.assertEqual(distance(ROWS), 5)
        self.assertEqual(distance(ROWS, metric="mtm"), 4)
        self.assertEqual(distance("8 6 7/2 5 4/3 0 1"), 31)
        self.assertEqual(optimal_moves("0 3/2 1"), "UL")
        self.assertEqual(optimal_moves("1 2/3 0"), "")
        for board in shuffle_many(10, "3x3", "best"):
            left = distance(board)
            best = "".join(s for s, after in board.successors() if distance(after) < left)
            self.assertEqual(optimal_moves(board), best)

    def test_a_play_is_graded(self):
        graded = grade(ROWS, "LR2DL2U")
        self.assertEqual([one.upper for one in graded], [6, 5, 4, 3, 2, 1, 0])
        self.assertEqual([one.mark for one in graded], ["away"] + ["toward"] * 6)
        self.assertEqual(graded[0].board, Board(ROWS).apply("L"))
        moves = grade(ROWS, "LR2DL2U", metric="mtm")
        self.assertEqual([one.made for one in moves], ["L", "R2", "D", "L2", "U"])

    def test_wrong_values(self):
        for message, act in (
            ("no metric", lambda: solve(ROWS, metric="moves")),
            ("jobs", lambda: solve_many([ROWS], jobs=0)),
            ("negative", lambda: solve(ROWS, budget_ms=-1)),
            ("may never be proved", lambda: distance(shuffle_many(1, "5x5", 1)[0])),
            ("16 cells", lambda: optimal_moves(shuffle_many(1, "5x5", 1)[0])),
            ("slide 0", lambda: grade(ROWS, "U")),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                act()
        for act in (
            lambda: solve(numpy.array(ROWS, dtype=float)),
            lambda: solve(None),
            lambda: solve_many("4 1 2/5 0 3"),
            lambda: solve(ROWS, nodes=1.5),
        ):
            with self.assertRaises(TypeError):
                act()

    def test_other_threads_of_python_go_on(self):
        board, _ = next(published("korf24_blank_last.txt", "5x5"))
        counted = []
        is_over = threading.Event()

        def count():
            while not is_over.wait(0.01):
                counted.append(1)

        other = threading.Thread(target=count)
        other.start()
        solve(board, budget_ms=1_000)
        is_over.set()
        other.join()
        self.assertGreater(len(counted), 5)

    @unittest.skipIf(os.name == "nt", "Windows has no SIGINT for one process")
    def test_long_searches_hear_ctrl_c(self):
        # One of the boards that are 80 slides from the goal.
        far = "0 11 9 13/12 15 10 14/3 7 6 2/4 8 5 1"
        for act in (
            "taquin.solve(taquin.shuffle('6x6', 1), nodes=2**62)",
            f"[taquin.optimal_moves({far!r}) for _ in range(10**6)]",
            "taquin.lab.search(taquin.shuffle(), 'idastar:zero', seconds=10**6)",
        ):
            code = f"import taquin; print('begun', flush=True); {act}"
            with self.subTest(act):
                search = subprocess.Popen(
                    [sys.executable, "-c", code],
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
                try:
                    search.stdout.readline()
                    search.send_signal(signal.SIGINT)
                    _, errors = search.communicate(timeout=60)
                    self.assertIn("KeyboardInterrupt", errors)
                finally:
                    search.kill()
                    search.communicate()

    def test_what_a_report_raises_ends_the_search(self):
        class Enough(Exception):
            pass

        def report(_):
            raise Enough

        with self.assertRaises(Enough):
            solve_many(shuffle_many(100, "4x4", 1), progress=report)

    def test_a_bar_is_shown_if_there_is_one(self):
        shown = mock.MagicMock()
        with mock.patch.dict(sys.modules, {"tqdm": shown, "tqdm.auto": shown}):
            solve_many([ROWS] * 3, progress=True)
        bar = shown.tqdm.return_value
        self.assertEqual(sum(call.args[0] for call in bar.update.call_args_list), 3)
        bar.close.assert_called_once_with()
        with mock.patch.dict(sys.modules, {"tqdm": None, "tqdm.auto": None}):
            self.assertIsInstance(solve_many([ROWS], progress=True)[0], Solution)


if __name__ == "__main__":
    unittest.main()
