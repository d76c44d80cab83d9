"""``python -m taquin``, as a process of its own."""

import json
import subprocess
import sys
import unittest

from taquin import Board, shuffle_many, solve


def run(*arguments, lines=""):
    return subprocess.run(
        [sys.executable, "-m", "taquin", *arguments],
        input=lines,
        capture_output=True,
        text=True,
    )


class Command(unittest.TestCase):
    def test_a_line_for_each_board_in_order_and_a_summary(self):
        boards = [str(board) for board in shuffle_many(40, "3x3", "lines")]
        lines = "\n# none\n\n".join([*boards, "[[1,0],[3,2]]", "none"])
        done = run("solve", "--jobs", "3", lines=lines)
        *answers, bad, last = map(json.loads, done.stdout.splitlines())
        self.assertEqual([it["board"] for it in answers], [*boards, "[[1,0],[3,2]]"])
        for answer in answers:
            self.assertEqual(answer["length"], solve(answer["board"]).length)
            self.assertTrue(Board(answer["board"]).apply(answer["moves"]).solved)
        self.assertEqual(
            list(answers[0]),
            "board size length lower optimal moves nodes ms firstMs firstLength".split(),
        )
        self.assertEqual(list(bad), ["board", "error"])
        self.assertEqual((last["summary"]["boards"], last["summary"]["errors"]), (41, 1))

    def test_a_line_is_answered_before_the_next_is_there(self):
        with subprocess.Popen(
            [sys.executable, "-m", "taquin", "solve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as command:
            for board in ("1 2/0 3", "4 1 2/5 0 3"):
                print(board, file=command.stdin, flush=True)
                self.assertEqual(json.loads(command.stdout.readline())["board"], board)
            command.stdin.close()
            self.assertIn("summary", command.stdout.readline())

    def test_goal_metric_and_budget(self):
        done = run("solve", "--goal", "first", "--metric", "mtm", lines="1 2 0/3 4 5")
        answer, last = map(json.loads, done.stdout.splitlines())
        self.assertEqual((answer["length"], answer["moves"]), (1, "RR"))
        [board] = shuffle_many(1, "6x6", "large")
        done = run("solve", "--budget-ms", "1", lines=str(board))
        answer = json.loads(done.stdout.splitlines()[0])
        self.assertLess(answer["lower"], answer["length"])
        self.assertIsNone(json.loads(run("solve").stdout)["summary"]["mean_ms"])

    def test_who_reads_may_leave(self):
        boards = "\n".join(map(str, shuffle_many(5_000, "3x3", "head")))
        with subprocess.Popen(
            [sys.executable, "-m", "taquin", "solve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as command:
            command.stdout.close()
            try:
                command.stdin.write(boards)
            except BrokenPipeError:
                pass
            self.assertEqual(command.stderr.read(), "")

    def test_shuffled_boards(self):
        done = run("shuffle", "--size", "5x3", "--count", "3", "--seed", "a")
        self.assertEqual(done.stdout.split("\n")[:3], list(map(str, shuffle_many(3, "5x3", "a"))))
        done = run("shuffle", "--size", "3x3", "--difficulty", "31", "--count", "2")
        self.assertEqual({solve(it).length for it in done.stdout.splitlines()}, {31})

    def test_wrong_options(self):
        for arguments, message in (
            (["solve", "--goal", "end"], "no goal is called 'end'"),
            (["solve", "--goal", "1 2/3 3"], "each tile appears once"),
            (["solve", "--jobs", "0"], "must be 1 or more"),
            (["solve", "--budget-ms", "-1"], "0 or more"),
            (["shuffle", "--size", "1x1"], "no board is 1x1"),
            (["shuffle", "--size", "2x2", "--count", "12"], "only 11 such boards"),
            ([], "required"),
        ):
            done = run(*arguments)
            with self.subTest(arguments):
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(message, done.stderr)


if __name__ == "__main__":
    unittest.main()
