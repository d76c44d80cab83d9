//! IDA\*, with pattern databases up to 16 cells and without them above: bounds
//! on the way, and boards near their goal.

use super::known::korf;
use crate::{check_replays_to_the_goal, walk};
use taquin::{Goal, Solver};

/// A bound proved on the way is never too high.
#[test]
#[ignore = "takes long; npm run test:all"]
fn the_lower_bound_climbs_to_the_length_and_not_over_it() {
    let (board, length) = korf(88);
    let mut solver = Solver::new();
    solver.prepare(board.goal(), u64::MAX);
    let mut search = solver.search(&board);
    let mut bounds = vec![search.progress().lower];
    while bounds.last() != Some(&length) {
        search.step(1_000);
        let lower = search.progress().lower;
        assert!(lower <= length);
        assert!(search.progress().nodes < super::ENOUGH);
        bounds.push(lower);
    }
    assert!(bounds.is_sorted());
    bounds.dedup();
    assert!(bounds.len() > 3, "{bounds:?}");
    assert!(bounds.iter().all(|bound| (length - bound) % 2 == 0));
}

/// Solves every `nth` board within `depth` slides of the goal.
#[track_caller]
fn check_near_boards(goal: &Goal, depth: usize, nth: usize) {
    let mut boards: Vec<_> = oracle::distances_within(goal, depth).into_iter().collect();
    // In an order that is the same on every run.
    boards.sort_by_cached_key(|(board, distance)| (*distance, board.to_string()));
    let mut solver = Solver::new();
    for (board, distance) in boards.iter().rev().step_by(nth) {
        let solution = super::optimal(&mut solver, board);
        check_replays_to_the_goal(board, &solution);
        assert_eq!(solution.length(), *distance, "{board:?}");
    }
}

#[test]
fn boards_near_their_goal_are_solved_in_the_exact_distance() {
    check_near_boards(&crate::goal("4x4", "last"), 15, 29);
    check_near_boards(&crate::goal("2x6", "first"), 17, 5);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn boards_near_other_goals_are_solved_in_the_exact_distance() {
    check_near_boards(&crate::goal("4x4", "spiral"), 13, 29);
    check_near_boards(&crate::goal("6x2", "snake"), 17, 5);
    check_near_boards(&crate::goal("3x4", "first"), 15, 29);
    check_near_boards(&crate::goal("4x3", "1 2 3 4/5 0 6 7/8 9 10 11"), 13, 29);
    check_near_boards(&crate::goal("5x5", "last"), 12, 29);
}

/// A walk of so many slides: the distance is at most that, and as even.
fn check_walks(goals: &[(&str, &str)]) {
    for (size, name) in goals {
        let goal = crate::goal(size, name);
        let mut solver = Solver::new();
        for (slides, seed) in (20..30).zip(0..) {
            let board = walk(&goal, slides, seed);
            let solution = super::optimal(&mut solver, &board);
            check_replays_to_the_goal(&board, &solution);
            assert!(solution.length() <= slides, "{board:?}");
            assert_eq!((slides - solution.length()) % 2, 0, "{board:?}");
        }
    }
}

#[test]
fn boards_a_walk_away_are_solved_in_no_more_slides() {
    check_walks(&[("4x4", "snake")]);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn boards_of_other_goals_a_walk_away_are_solved_in_no_more_slides() {
    check_walks(&[("4x4", "last"), ("5x4", "spiral"), ("5x5", "first")]);
}
