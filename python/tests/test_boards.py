"""Boards from all that Python has them in, and boards from seeds."""

import copy
import pickle
import unittest

import numpy
from taquin import Board, shuffle, shuffle_many

TEXT = "4 1 2/5 0 3"
ROWS = [[4, 1, 2], [5, 0, 3]]
WHOLE = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")


class Boards(unittest.TestCase):
    def test_each_form_is_the_same_board(self):
        board = Board(TEXT)
        forms = [ROWS, tuple(map(tuple, ROWS)), str(ROWS), board]
        forms += [numpy.array(ROWS, dtype=name) for name in WHOLE]
        forms += [[list(row) for row in numpy.array(ROWS)], numpy.array(ROWS).T.copy().T]
        for form in forms:
            with self.subTest(form=repr(form)):
                self.assertEqual(Board(form), board)
                self.assertEqual(hash(Board(form)), hash(board))
        flat = [4, 1, 2, 5, 0, 3]
        self.assertEqual(Board(flat, "3x2"), board)
        self.assertEqual(Board(numpy.array(flat), size="3x2"), board)
        self.assertNotEqual(Board(flat, "2x3"), board)

    def test_it_says_what_it_is(self):
        board = Board(ROWS)
        self.assertEqual((str(board), repr(board)), (TEXT, f"Board('{TEXT}')"))
        self.assertEqual(board.tiles, (4, 1, 2, 5, 0, 3))
        self.assertEqual((board.rows, board.size, board.goal), (ROWS, "3x2", "last"))
        self.assertFalse(board.solved)
        self.assertEqual(len({board, Board(TEXT), Board("1 2 3/4 5 0")}), 2)

    def test_a_goal_is_a_name_or_any_board(self):
        board = Board("0 1 2/3 4 5", goal="first")
        self.assertTrue(board.solved)
        self.assertEqual(eval(repr(board)), board)
        for goal in ("0 1 2/3 4 5", [[0, 1, 2], [3, 4, 5]], board, numpy.array(board.rows)):
            self.assertEqual(Board("0 1 2/3 4 5", goal=goal), board)
        self.assertNotEqual(Board("1 0 2/3 4 5", goal="first"), "1 0 2/3 4 5")
        own = Board("1 2 3/0 5 4", goal="1 2 3/5 0 4")
        self.assertEqual(own.goal, "1 2 3/5 0 4")
        self.assertEqual(eval(repr(own)), own)
        self.assertEqual(Board(own), own)

    def test_it_goes_to_other_processes(self):
        for board in (Board(ROWS), shuffle("3x5", 1, goal="snake")):
            self.assertEqual(pickle.loads(pickle.dumps(board)), board)
            self.assertEqual(copy.deepcopy(board), board)

    def test_slides(self):
        board = Board(ROWS)
        nexts = {slide: str(after) for slide, after in board.successors()}
        self.assertEqual(
            nexts, {"D": "4 0 2/5 1 3", "L": "4 1 2/5 3 0", "R": "4 1 2/0 5 3"}
        )
        self.assertEqual(board.apply("L"), board.successors()[1][1])
        self.assertTrue(board.apply("RDL2U").solved)
        self.assertTrue(board.apply("RDLLU").solved)
        self.assertEqual(str(board), TEXT)
        with self.assertRaisesRegex(ValueError, "no tile can make slide 1"):
            board.apply("LL")

    def test_wrong_values_are_said_in_the_core_s_words(self):
        cases = [
            ([[4, 1, 2], [5, 0]], "row 1 has 2 tiles, the first has 3"),
            ([[4, 1, 2], [5, 0, 4]], "tile 4 is in cell 0 and in cell 5"),
            ([[4, 1, 2], [5, 0, 300]], "300 in cell 5 is not a tile"),
            ([[4, 1, 2], [5, 0, -3]], "cannot read '-3'"),
            ("1 2 3/5 4 0", "no slides lead from"),
            ("no board", "cannot read"),
            ([4, 1, 2, 5, 0, 3], "needs a size"),
            ([], "the text ends"),
        ]
        for given, message in cases:
            with self.subTest(given=given), self.assertRaisesRegex(ValueError, message):
                Board(given)
        with self.assertRaisesRegex(ValueError, "5 tiles given, the board has 6"):
            Board([0, 1, 2, 3, 4], "3x2")
        with self.assertRaisesRegex(ValueError, "the board is 3x2, not 3x3"):
            Board(TEXT, "3x3")
        with self.assertRaisesRegex(ValueError, "no goal is called 'end'"):
            Board(TEXT, goal="end")

    def test_what_is_not_whole_is_refused_and_not_cut(self):
        floats = numpy.array(ROWS, dtype="float32")
        with self.assertRaisesRegex(TypeError, "whole numbers.* float32"):
            Board(floats)
        for given in (
            floats.tolist(),
            numpy.array(ROWS, dtype="bool"),
            numpy.array([["4", "1"], ["2", "0"]]),
            [["4", "1"], ["2", "0"]],
            [4, [1, 2], 0],
            ["4 1 2", "5 0 3"],
            12,
            None,
        ):
            with self.subTest(given=given), self.assertRaises(TypeError):
                Board(given)


class Shuffles(unittest.TestCase):
    def test_a_seed_gives_the_same_board_everywhere(self):
        # The first lines of `npm run shuffle -- --seed today --count 2`.
        boards = shuffle_many(2, "4x4", "today")
        self.assertEqual([shuffle(seed="today"), shuffle(seed="today-1")], boards)
        self.assertEqual(shuffle("5x3", 7), shuffle("5x3", "7"))
        self.assertNotEqual(shuffle("16x16"), shuffle("16x16"))

    def test_a_difficulty(self):
        from taquin import distance

        far = shuffle_many(20, "3x3", 1, difficulty=20)
        self.assertEqual({distance(board) for board in far}, {20})
        self.assertEqual(len(set(far)), 20)
        self.assertEqual(shuffle_many(20, "3x3", 1, difficulty="20"), far)
        self.assertTrue(distance(shuffle("3x3", 1, difficulty="hardest")) >= 28)

    def test_what_there_is_not(self):
        for message, arguments in (
            ("only 11 such boards, not 12", {"count": 12, "size": "2x2"}),
            ("only 2 such boards, not 3", {"count": 3, "size": "3x3", "difficulty": 31}),
            ("level", {"count": 1, "difficulty": "easier"}),
            ("16 cells", {"count": 1, "size": "5x5", "difficulty": "easy"}),
            ("side", {"count": 1, "size": "1x2"}),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                shuffle_many(**arguments)


if __name__ == "__main__":
    unittest.main()
