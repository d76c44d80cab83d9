//! The two ends of a solution: a search from the goal to the board finds what
//! one from the board to the goal has missed. `rounds` tells by how much.

use crate::board::Direction;
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;

/// The end at which a search begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Board,
    Goal,
}

impl End {
    /// Returns the end that is a hand's own where two share the search.
    pub(super) fn own(hand: Hand) -> Self {
        match hand {
            Hand::First => Self::Board,
            Hand::Second => Self::Goal,
        }
    }

    /// Returns the board to solve from this end instead of `board`.
    pub(super) fn of(self, board: &HomeBoard) -> HomeBoard {
        match self {
            Self::Board => board.clone(),
            Self::Goal => board.reversed(),
        }
    }

    /// Turns a solution of that board into one of the board itself.
    pub(super) fn turned(self, mut slides: Vec<Direction>) -> Vec<Direction> {
        if self == Self::Goal {
            slides.reverse();
            for slide in &mut slides {
                *slide = slide.opposite();
            }
        }
        slides
    }
}
