"""What needs no notebook: boards, tables, questions and their answers."""

import asyncio
import sys
import unittest
from unittest import mock

from sliding_puzzle.answers import NoAnswerYet, Questions
from sliding_puzzle.boards import SearchError, board_text, flat_row, table_of


class Boards(unittest.TestCase):
    def test_rows_become_text(self):
        self.assertEqual(board_text([[4, 1, 2], [5, 0, 3]]), "4 1 2/5 0 3")

    def test_text_is_taken_as_it_is(self):
        self.assertEqual(board_text("4,1,2;5,0,3"), "4,1,2;5,0,3")

    def test_what_is_wrong_is_named(self):
        for rows, said in (
            ([[1, 2], [3]], r"\[1, 2\]"),
            ([[1, 0]], "not 1"),
            ([], r"these have \[\]"),
            ([[1, 2], [3, 3]], r"0 to 3 once, not \[1, 2, 3, 3\]"),
            ([list(range(17))] * 2, "not 17"),
        ):
            with self.subTest(rows=rows), self.assertRaisesRegex(ValueError, said):
                board_text(rows)


class Tables(unittest.TestCase):
    ROW = {"search": "bfs", "expanded": {"mean": 1.5, "max": 2}}
    FLAT = {"search": "bfs", "expanded_mean": 1.5, "expanded_max": 2}

    def test_a_dict_in_a_row_becomes_columns(self):
        self.assertEqual(flat_row(self.ROW), self.FLAT)

    def test_without_pandas_a_table_is_a_list_of_dicts(self):
        with mock.patch.dict(sys.modules, {"pandas": None}):
            self.assertEqual(table_of([self.ROW]), [self.FLAT])

    def test_with_pandas_a_table_is_a_frame(self):
        pandas = mock.Mock()
        with mock.patch.dict(sys.modules, {"pandas": pandas}):
            self.assertIs(table_of([self.ROW]), pandas.DataFrame.return_value)
        pandas.DataFrame.assert_called_once_with([self.FLAT])


class Answers(unittest.TestCase):
    def setUp(self):
        self.sent = []
        self.questions = Questions(self.sent.append)

    def answer(self, **content):
        self.questions.hear({"type": "answer", **content})

    def test_a_question_waits_for_the_front_end(self):
        self.questions.ask("bounds", ["1 2/3 0"])
        self.assertEqual(self.sent, [])
        self.questions.hear({"type": "ready"})
        self.assertEqual([message["call"] for message in self.sent], ["bounds"])

    def test_a_front_end_that_starts_again_is_asked_what_is_open(self):
        self.questions.hear({"type": "ready"})
        self.questions.ask("a", [])
        self.questions.ask("b", [])
        self.answer(id=1, rows=[])
        self.sent.clear()
        self.questions.hear({"type": "ready"})
        self.assertEqual([message["call"] for message in self.sent], ["b"])

    def test_answers_come_in_any_order_and_the_first_counts(self):
        one, two = (self.questions.ask(call, []) for call in "ab")
        self.answer(id=2, rows=[{"n": 2}])
        self.answer(id=1, rows=[{"n": 1}])
        self.answer(id=1, rows=[{"n": 3}])
        self.assertEqual((one.rows(), two.rows()), ([{"n": 1}], [{"n": 2}]))

    def test_an_error_has_its_code(self):
        answer = self.questions.ask("solve", [])
        self.answer(id=1, error="no such search", code="search")
        with self.assertRaisesRegex(SearchError, "no such search") as raised:
            answer.rows()
        self.assertEqual(raised.exception.code, "search")

    def test_no_answer_says_what_to_do(self):
        answer = self.questions.ask("solve", [])
        with self.assertRaisesRegex(NoAnswerYet, "solve has no answer.*later cell"):
            asyncio.run(answer.within(0.01))
        self.assertFalse(answer.done)

    def test_awaiting_an_answer_gives_its_table(self):
        answer = self.questions.ask("solve", [])

        async def use():
            asyncio.get_running_loop().call_soon(
                lambda: self.answer(id=1, rows=[{"n": 1}])
            )
            return await answer

        with mock.patch.dict(sys.modules, {"pandas": None}):
            self.assertEqual(asyncio.run(use()), [{"n": 1}])


if __name__ == "__main__":
    unittest.main()
