"""The sliding puzzle in notebooks, with the textbook's searches as tables."""

from .answers import Answer, NoAnswerYet
from .boards import Board, SearchError, board_text
from .widget import SlidingPuzzle

__all__ = ["Answer", "Board", "NoAnswerYet", "SearchError", "SlidingPuzzle", "board_text"]
