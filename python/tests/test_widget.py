"""The widget as a kernel has it, without a notebook."""

import unittest
from unittest import mock

import numpy
import taquin
from taquin import Board, SlidingPuzzle, shuffle, solve

ROWS = [[4, 1, 2], [5, 0, 3]]


class Widget(unittest.TestCase):
    def test_it_has_its_board_before_it_is_shown(self):
        for board in (ROWS, "4 1 2/5 0 3", numpy.array(ROWS), Board(ROWS)):
            puzzle = SlidingPuzzle(board)
            self.assertEqual((puzzle.board, puzzle.tiles), ("4 1 2/5 0 3", ROWS))
            self.assertEqual(solve(puzzle.tiles).length, 5)
        dealt = SlidingPuzzle(size="3x3", seed="today", goal="snake")
        self.assertEqual(dealt.tiles, shuffle("3x3", "today", goal="snake").rows)
        self.assertEqual(dealt.goal, "snake")
        self.assertNotEqual(SlidingPuzzle().board, SlidingPuzzle().board)

    def test_another_board_ends_the_game_in_one_message(self):
        puzzle = SlidingPuzzle(ROWS)
        puzzle.set_state({"record": "played", "stm": 1, "mtm": 1})
        with mock.patch.object(puzzle, "send_state") as sent:
            puzzle.load("1 0 2/3 4 5", "first")
        sent.assert_called_once()
        self.assertEqual((puzzle.record, puzzle.stm, puzzle.mtm), ("", 0, 0))
        self.assertEqual(puzzle.tiles, [[1, 0, 2], [3, 4, 5]])
        self.assertEqual((puzzle.goal, puzzle.solved), ("first", False))
        # The same board once more begins anew, too.
        puzzle.set_state({"record": "played"})
        puzzle.load(puzzle.board, puzzle.goal)
        self.assertEqual(puzzle.record, "")

    def test_wrong_boards(self):
        puzzle = SlidingPuzzle(ROWS)
        with self.assertRaisesRegex(ValueError, "no slides lead"):
            puzzle.load("1 2 3/5 4 0")
        with self.assertRaises(TypeError):
            puzzle.load(numpy.array(ROWS) / 1)
        self.assertEqual(puzzle.board, "4 1 2/5 0 3")

    def test_it_hears_what_is_played(self):
        puzzle = SlidingPuzzle(ROWS)
        heard = []
        puzzle.observe(lambda change: heard.append(change["new"]), "tiles")
        puzzle.set_state({"tiles": [[4, 1, 2], [5, 3, 0]], "record": "r", "stm": 1})
        message = {"type": "event", "name": "move", "detail": {"by": "player"}}
        puzzle._handle_custom_msg(message, [])
        self.assertEqual(heard, [[[4, 1, 2], [5, 3, 0]]])
        self.assertEqual(puzzle.events, [{"event": "move", "by": "player"}])
        with mock.patch.object(puzzle, "send") as send:
            puzzle.undo()
        send.assert_called_once_with({"type": "undo"})

    def test_scripts_do_without_what_it_needs(self):
        with (
            mock.patch.dict("sys.modules", {"anywidget": None}),
            mock.patch.dict("sys.modules"),
            self.assertRaisesRegex(ImportError, r"pip install 'taquin\[widget\]'"),
        ):
            del __import__("sys").modules["taquin.widget"]
            taquin.SlidingPuzzle  # noqa: B018
        with self.assertRaisesRegex(AttributeError, "no attribute 'Puzzle'"):
            taquin.Puzzle  # noqa: B018


if __name__ == "__main__":
    unittest.main()
