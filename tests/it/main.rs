//! The tests of the core and of the game around it, from outside: only what their users
//! see.
//!
//! Known answers come from elsewhere: from `../data`, where each file names its
//! source, or from the crate `oracle`, which is slow and too simple to be wrong.

#![cfg(test)]
#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and the panic tells where"
)]

mod board;
mod code;
mod daily;
mod difficulty;
mod game;
mod grading;
mod lab;
mod lessons;
mod link;
mod memory;
mod photo;
mod praise;
mod quote;
mod record;
mod review;
mod serde;
mod session;
mod shuffle;
mod solver;
mod statistics;
mod tidy;
mod trainer;

use proptest::prelude::*;
use taquin::shuffle::SplitMix64;
use taquin::{Board, Direction, Goal, GoalSpec, Seed, Size, Solution};

/// Every goal that has a name.
const NAMED_GOALS: [&str; 4] = ["last", "first", "snake", "spiral"];

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn goal(size_text: &str, name: &str) -> Goal {
    Goal::parse(name, size(size_text)).unwrap()
}

fn spec(text: &str) -> GoalSpec {
    text.parse().unwrap()
}

/// A board that is its own goal, so that every arrangement can be one.
fn at_home(text: &str) -> Board {
    Board::parse(text, spec(text)).unwrap()
}

/// A permutation that is drawn like a board to a goal with the blank last.
fn arrangement(size: Size, seed: u64) -> Vec<u8> {
    let board = Board::shuffled(&Goal::blank_last(size), Seed::from(seed));
    let mut tiles = board.tiles().to_vec();
    // Boards of the other half are goals just as well.
    if seed.is_multiple_of(2) {
        tiles.swap(0, 1);
    }
    tiles
}

/// A goal without a name.
fn arranged(size: Size, seed: u64) -> Goal {
    Goal::arranged(size, &arrangement(size, seed)).unwrap()
}

/// A goal with the blank in a cell, the tiles in order around it.
fn with_blank_at(size: Size, blank: usize) -> Goal {
    let mut tiles: Vec<u8> = (1..=u8::MAX).take(size.cells() - 1).collect();
    tiles.insert(blank, 0);
    Goal::arranged(size, &tiles).unwrap()
}

/// The goals of a size that have a name, and two that have none, of either half.
fn goals(size: Size) -> impl Iterator<Item = Goal> {
    let named = move |name| Goal::parse(name, size).unwrap();
    let others = [0, 1].map(|seed| arranged(size, seed));
    NAMED_GOALS.into_iter().map(named).chain(others)
}

/// The board after a walk of so many slides, none taken back at once. It leads some two
/// thirds as far away as it is long.
fn walk(goal: &Goal, slides: usize, seed: u64) -> Board {
    let mut random = SplitMix64::new(Seed::from(seed));
    let mut board = Board::solved(goal);
    let mut back = None;
    for _ in 0..slides {
        let ways: Vec<_> = board
            .directions()
            .filter(|&way| Some(way) != back)
            .collect();
        let way = ways[random.below(ways.len())];
        board.slide(way);
        back = Some(way.opposite());
    }
    board
}

/// Any size.
fn any_size() -> impl Strategy<Value = Size> {
    prop::sample::select(Size::all().collect::<Vec<_>>())
}

/// A named goal or any other, of a size.
fn any_goal_of(size: Size) -> impl Strategy<Value = Goal> {
    let named = |name| Goal::parse(name, size).unwrap();
    prop_oneof![
        prop::sample::select(NAMED_GOALS.map(named).to_vec()),
        any::<u64>().prop_map(move |seed| arranged(size, seed)),
    ]
}

/// A board of any size, with any goal.
fn any_board() -> impl Strategy<Value = Board> {
    (any_size().prop_flat_map(any_goal_of), any::<u64>())
        .prop_map(|(goal, seed)| Board::shuffled(&goal, Seed::from(seed)))
}

fn any_direction() -> impl Strategy<Value = Direction> {
    prop::sample::select(Direction::ALL.to_vec())
}

/// Makes every slide of a solution, each of which must move a tile.
#[track_caller]
fn check_replays_to_the_goal(board: &Board, solution: &Solution) {
    let mut replayed = board.clone();
    for (at, &direction) in solution.slides().iter().enumerate() {
        assert!(
            replayed.slide(direction),
            "{board:?}: slide {at}, {direction}, moves nothing"
        );
    }
    assert!(replayed.is_solved(), "{board:?}: replays to {replayed}");
    assert_eq!(solution.length(), solution.slides().len());
    assert!(solution.lower() <= solution.length(), "{board:?}");
}
