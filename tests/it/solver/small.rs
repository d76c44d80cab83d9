//! Boards with a table of all distances, and the bound that needs no table.

use crate::{check_replays_to_the_goal, goals};
use oracle::{self, EIGHT, histogram, published};
use std::collections::HashMap;
use taquin::{Board, Solver};

/// Solves all boards; their lengths are the oracle's.
#[track_caller]
fn check_all(expected: &HashMap<Board, usize>) {
    let mut solver = Solver::new();
    for (board, &distance) in expected {
        let solution = super::optimal(&mut solver, board);
        assert_eq!(solution.length(), distance, "{board:?}");
        check_replays_to_the_goal(board, &solution);
    }
}

#[test]
fn all_boards_up_to_8_cells_are_solved_in_the_exact_distance() {
    for size in ["2x2", "2x3", "3x2", "2x4", "4x2"] {
        for goal in goals(crate::size(size)) {
            check_all(&oracle::distances(&goal));
        }
    }
}

#[test]
fn the_farthest_of_all_360_boards_of_2x3_is_21_slides_away() {
    let lengths = oracle::distances(&crate::goal("3x2", "last"));
    let mut solver = Solver::new();
    let lengths = lengths.keys().map(|board| solver.solve(board, 0).length());
    let found = histogram(lengths);
    assert_eq!(found, published("2x3"));
    assert_eq!(found.len() - 1, 21);
}

#[test]
fn boards_of_3x3_are_solved_in_the_exact_distance() {
    check_all(&oracle::some(&EIGHT, 37));
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn all_181_440_boards_of_3x3_are_solved_in_the_exact_distance() {
    check_all(&EIGHT);
    assert_eq!(EIGHT.len(), 181_440);
    assert_eq!(EIGHT.values().max(), Some(&31));
}

/// Greatest distance, and how many boards have it, by the solver alone.
#[track_caller]
fn check_farthest(goal: &str, expected: (usize, usize)) {
    let goal = crate::goal("3x3", goal);
    let mut solver = Solver::new();
    let tiles = EIGHT.keys().map(|board| {
        let tiles = board.tiles();
        Board::from_tiles(tiles, &goal).or_else(|_| {
            // A board of the other half: with two tiles exchanged it is of this one.
            let other = [0, 2, 1, 3, 4, 5, 6, 7, 8];
            let tiles: Vec<u8> = tiles.iter().map(|&t| other[usize::from(t)]).collect();
            Board::from_tiles(&tiles, &goal)
        })
    });
    let lengths = tiles.map(|board| solver.solve(&board.unwrap(), 0).length());
    let counts = histogram(lengths);
    assert_eq!(counts.iter().sum::<usize>(), 181_440);
    assert_eq!((counts.len() - 1, *counts.last().unwrap()), expected);
}

/// Sources: OEIS A089474 (blank in the centre), A089483 (blank mid-side), and
/// A089473, as a corner is a corner.
#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn the_farthest_boards_of_3x3_are_as_many_as_published_for_each_place_of_the_blank() {
    check_farthest("1 2 3/4 0 5/6 7 8", (30, 148));
    check_farthest("1 0 2/3 4 5/6 7 8", (31, 2));
    check_farthest("1 2 3/4 5 6/0 7 8", (31, 2));
}

#[track_caller]
fn check_farthest_of_ten_cells(board: &str) {
    let board: Board = board.parse().unwrap();
    let mut solver = Solver::new();
    let solution = super::optimal(&mut solver, &board);
    check_replays_to_the_goal(&board, &solution);
    assert_eq!(solution.length(), 55);
    // Nothing is farther, so every neighbour is nearer.
    for direction in board.directions() {
        let mut neighbour = board.clone();
        neighbour.slide(direction);
        assert_eq!(super::optimal(&mut solver, &neighbour).length(), 54);
    }
}

/// Source: our breadth-first search of all 1,814,400 boards, which agrees with
/// OEIS A090036 (greatest distance 55, two boards).
#[test]
fn the_farthest_boards_of_5x2_are_55_slides_away() {
    check_farthest_of_ten_cells("0 5 3 2 1/9 4 8 7 6");
    check_farthest_of_ten_cells("0 9 3 7 1/5 4 8 2 6");
}

#[test]
fn boards_of_10_cells_near_their_goal_are_solved_in_the_exact_distance() {
    for goal in [crate::goal("5x2", "last"), crate::goal("2x5", "spiral")] {
        check_all(&oracle::distances_within(&goal, 18));
    }
}

/// Before its first step a search knows Manhattan distance and conflicts.
fn first_bound(solver: &mut Solver, board: &Board) -> usize {
    solver.search(board).progress().lower
}

#[track_caller]
fn check_first_bound(expected: &HashMap<Board, usize>) {
    let mut solver = Solver::new();
    for (board, &distance) in expected {
        let lower = first_bound(&mut solver, board);
        assert!(lower <= distance, "{board:?}: {lower} > {distance}");
        // A slide changes the parity of the distance, and of this bound.
        assert_eq!((distance - lower) % 2, 0, "{board:?}");
        assert_eq!(lower == 0, board.is_solved(), "{board:?}");
    }
}

#[test]
fn the_first_bound_never_exceeds_the_exact_distance() {
    check_first_bound(&EIGHT);
    check_first_bound(&oracle::distances_within(&crate::goal("4x4", "spiral"), 12));
    for size in ["2x2", "2x3", "3x2", "2x4", "4x2"] {
        for goal in goals(crate::size(size)) {
            check_first_bound(&oracle::distances(&goal));
        }
    }
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn the_first_bound_never_exceeds_the_distance_of_boards_near_any_goal() {
    check_first_bound(&oracle::distances(&crate::goal("3x3", "spiral")));
    for (size, depth) in [("4x4", 13), ("6x2", 16), ("3x4", 13), ("5x5", 11)] {
        for goal in goals(crate::size(size)) {
            check_first_bound(&oracle::distances_within(&goal, depth));
        }
    }
}

#[track_caller]
fn check_bound_by_hand(board: &str, expected: usize) {
    assert_eq!(
        first_bound(&mut Solver::new(), &board.parse().unwrap()),
        expected
    );
}

/// Counted by hand: distances, and two slides for each tile that must leave.
#[test]
fn the_first_bound_counts_distances_and_linear_conflicts() {
    check_bound_by_hand("1 2 3/4 5 6/7 8 0", 0);
    check_bound_by_hand("1 2 3/4 5 6/0 7 8", 2);
    // Distances 2 + 2; in each of two rows one of two tiles must leave.
    check_bound_by_hand("2 1 3/4 5 6/8 7 0", 4 + 2 + 2);
    // Distances 4 + 2; two of the three tiles of the first row must leave.
    check_bound_by_hand("3 2 1/4 5 6/8 7 0", 6 + 4 + 2);
    // The same, the columns conflict.
    check_bound_by_hand("4 2 3/1 5 6/8 7 0", 4 + 2 + 2);
    // 3 and 1 are in their row, but 5 between them is not at home in it.
    // Distances 2 + 2 + 1 + 1; 5 and 2 conflict in their column.
    check_bound_by_hand("3 5 1/4 2 6/7 8 0", 6 + 2 + 2);
    // No conflict with the blank, wherever it is at home.
    check_bound_by_hand("1 2 3/4 5 6/7 0 8", 1);
}
