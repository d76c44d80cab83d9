//! Exact distances in moves (MTM), by a search that is slow and too simple to be
//! wrong: it slides tile after tile, and asks nothing about axes.

use std::collections::HashMap;
use std::sync::LazyLock;
use taquin::{Board, Direction, Goal};

/// Every board one move from a board.
pub fn one_move_on(board: &Board) -> Vec<Board> {
    let mut all = Vec::new();
    for direction in Direction::ALL {
        let mut next = board.clone();
        while next.slide(direction) {
            all.push(next.clone());
        }
    }
    all
}

/// Every board within `depth` moves of the goal, with its distance.
pub fn distances_within(goal: &Goal, depth: usize) -> HashMap<Board, usize> {
    crate::distances_by(one_move_on, goal, depth)
}

/// Every board that can be brought to the goal, with its distance.
pub fn distances(goal: &Goal) -> HashMap<Board, usize> {
    distances_within(goal, usize::MAX)
}

/// The 181,440 boards of 3×3 with the blank last, for all tests that ask.
pub static EIGHT: LazyLock<HashMap<Board, usize>> =
    LazyLock::new(|| distances(&crate::goal("3x3", "last")));
