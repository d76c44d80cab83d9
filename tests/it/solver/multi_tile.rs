//! Searches in moves (MTM), against searches that know nothing of patterns.
//!
//! | boards                | against                                | covered |
//! |-----------------------|----------------------------------------|---------|
//! | up to 3×3             | a breadth-first search of all          | all     |
//! | 10 to 16 cells        | a breadth-first search from the goal   | those near it, and walks to where two searches meet |
//! | 4×4                   | the single-tile solver, 43, the published antipodes | a seeded few; an antipode with `SLOW` |
//! | larger                | their replay, and what is proved       | a few sizes |

mod beside;
mod followed;
mod kept;

use crate::solver::{ENOUGH, stepped};
use crate::{goal, size, with_blank_at};
use oracle::moves::{self, EIGHT, one_move_on};
use oracle::{self, histogram, published};
use std::collections::HashMap;
use taquin::shuffle::SplitMix64;
use taquin::solver::distributed::Line;
use taquin::{
    Board, Goal, Metric, Moves, MultiTileSearch, MultiTileSolver, Seed, Solution, Solver, Step,
};

/// Replays a solution move by move, and counts the moves.
#[track_caller]
fn check_replays(board: &Board, solution: &Solution) {
    let moves: Moves = solution.slides().iter().copied().collect();
    let mut replayed = board.clone();
    for &line in moves.iter() {
        assert!(replayed.make(line), "{board:?}: {line} moves nothing");
    }
    assert!(replayed.is_solved(), "{board:?}: replays to {replayed}");
    assert_eq!(solution.metric(), Metric::MultiTile);
    assert_eq!(solution.length(), moves.len());
    assert!(solution.lower() <= solution.length(), "{board:?}");
}

/// A solver with its tables.
fn prepared(goal: &Goal) -> MultiTileSolver {
    let mut solver = MultiTileSolver::default();
    assert_eq!(solver.prepare(goal, u64::MAX), 100);
    solver
}

/// Solves a board. No bound on the way may be too high.
#[track_caller]
fn check_length(solver: &mut MultiTileSolver, board: &Board, expected: usize) {
    let mut search = solver.search(board);
    loop {
        let progress = search.progress();
        assert!(
            progress.lower <= expected,
            "{board:?}: {} is proved, {expected} is true",
            progress.lower
        );
        assert!(progress.nodes < ENOUGH, "{board:?}");
        if let Step::Done(solution) = search.step(3_000) {
            check_replays(board, &solution);
            assert!(solution.is_optimal(), "{board:?}");
            assert_eq!(solution.length(), expected, "{board:?}");
            return;
        }
    }
}

#[track_caller]
fn check_all(goal: &Goal, exact: &HashMap<Board, usize>) {
    let mut solver = prepared(goal);
    // Without tables the first bound is another one.
    let mut bare = MultiTileSolver::default();
    for (board, &distance) in exact {
        assert!(bare.search(board).progress().lower <= distance, "{board:?}");
        check_length(&mut solver, board, distance);
    }
}

#[test]
fn boards_of_3x3_are_solved_in_the_fewest_moves() {
    check_all(&goal("3x3", "last"), &oracle::some(&EIGHT, 37));
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn all_181_440_boards_of_3x3_are_solved_in_the_fewest_moves() {
    // Nobody has published their counts, but that 24 moves are enough.
    assert_eq!(EIGHT.values().max(), Some(&24));
    assert_eq!(EIGHT.len(), 181_440);
    check_all(&goal("3x3", "last"), &EIGHT);
}

#[test]
fn all_boards_of_less_than_9_cells_are_solved_in_the_fewest_moves() {
    for size in ["2x2", "2x3", "3x2", "2x4", "4x2"] {
        for name in crate::NAMED_GOALS {
            let goal = goal(size, name);
            check_all(&goal, &moves::distances(&goal));
        }
    }
}

/// Checks boards of 3×3 with a cell as the home of the blank.
fn check_home(home: usize) {
    let goal = with_blank_at(size("3x3"), home);
    let exact = moves::distances(&goal);
    let mut solver = prepared(&goal);
    for (board, &distance) in exact.iter().take(500) {
        check_length(&mut solver, board, distance);
    }
}

/// In a corner, at an edge, in the middle.
#[test]
fn boards_of_3x3_are_solved_wherever_the_blank_is_at_home() {
    [0, 5, 4].into_iter().for_each(check_home);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn boards_of_3x3_are_solved_with_the_blank_at_home_in_any_cell() {
    (0..9).for_each(check_home);
}

/// The oracle itself. Source: OEIS A389728.
#[test]
fn the_oracle_counts_the_first_boards_of_4x4_as_published() {
    let near = moves::distances_within(&goal("4x4", "last"), 9);
    let expected = published("4x4 MTM first terms");
    assert_eq!(histogram(near.into_values()), expected);
}

/// Goals of 10 to 16 cells, some with the blank far from a corner.
fn provable_goals() -> Vec<Goal> {
    let inner = "1 2 3 4/5 6 7 8/9 10 0 11/12 13 14 15";
    let edge = "1 0 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
    let centre = "1 2 3/4 5 6/7 0 8/9 10 11/12 13 14";
    [
        ("4x4", "last"),
        ("4x4", inner),
        ("4x4", edge),
        ("5x2", "first"),
        ("4x3", "last"),
        ("2x6", "spiral"),
        ("3x5", centre),
        ("8x2", "first"),
    ]
    .map(|(size, name)| goal(size, name))
    .into()
}

/// The exact distance of a board that is at most `depth` moves farther from the goal
/// than the farthest of `near`, which has all boards within some moves of it.
fn meeting(board: &Board, near: &HashMap<Board, usize>, depth: usize) -> Option<usize> {
    let mut seen = HashMap::from([(board.clone(), 0)]);
    let mut layer = vec![board.clone()];
    let mut best = near.get(board).copied();
    for far in 1..=depth {
        let mut next = Vec::new();
        for board in layer {
            for other in one_move_on(&board) {
                if seen.contains_key(&other) {
                    continue;
                }
                seen.insert(other.clone(), far);
                let met = near.get(&other).map(|distance| distance + far);
                best = best.into_iter().chain(met).min();
                next.push(other);
            }
        }
        layer = next;
    }
    best
}

/// Walks are solved in the distance where two searches meet.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn boards_near_their_goal_and_walks_are_solved_in_the_fewest_moves() {
    for goal in provable_goals() {
        let mut solver = prepared(&goal);
        let near = moves::distances_within(&goal, 7);
        for (board, &distance) in near.iter().take(300) {
            check_length(&mut solver, board, distance);
        }
        let mut random = SplitMix64::new(1.into());
        for _ in 0..5 {
            let mut board = Board::solved(&goal);
            for _ in 0..14 {
                let next = one_move_on(&board);
                let at = random.next_u64() % next.len() as u64;
                board = next[usize::try_from(at).unwrap()].clone();
            }
            if let Some(distance) = meeting(&board, &near, 6) {
                check_length(&mut solver, &board, distance);
            }
        }
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn random_boards_of_4x4_take_at_most_43_moves_and_no_more_than_slides() {
    let goal = goal("4x4", "last");
    let mut solver = prepared(&goal);
    let mut in_slides = Solver::new();
    for seed in 0..8 {
        let board = Board::shuffled(&goal, Seed::from(seed));
        let lower = solver.search(&board).progress().lower;
        let solution = solver.solve(&board, ENOUGH);
        check_replays(&board, &solution);
        assert!(solution.is_optimal(), "{board:?}");
        assert!((lower..=43).contains(&solution.length()), "{board:?}");
        let slides = in_slides.solve(&board, u64::MAX);
        let moves: Moves = slides.slides().iter().copied().collect();
        assert!(solution.length() <= moves.len(), "{board:?}");
        // A solution of fewest slides has no more slides than one of fewest moves.
        assert!(slides.length() <= solution.slides().len(), "{board:?}");
    }
}

/// Nearer boards need fewer passes: had a pass left anything out, one of them would have a
/// shorter way.
#[test]
#[ignore = "takes long; npm run test:all"]
fn each_move_of_a_shortest_solution_of_4x4_leaves_one_less() {
    let goal = goal("4x4", "last");
    let mut solver = prepared(&goal);
    for seed in 8..20 {
        let mut board = Board::shuffled(&goal, Seed::from(seed));
        let solution = solver.solve(&board, ENOUGH);
        check_replays(&board, &solution);
        let moves: Moves = solution.slides().iter().copied().collect();
        for (left, &line) in (0..moves.len()).rev().zip(moves.iter()) {
            assert!(board.make(line));
            check_length(&mut solver, &board, left);
        }
    }
}

/// Source: B. Norskog and M. Davidson, *The Fifteen Puzzle can be solved in 43
/// "moves"* (2010), the first of their sixteen boards.
#[track_caller]
fn check_antipode_of_4x4(budget: u64) -> Solution {
    let board: Board = "1 5 9 13/2 6 10 14/3 7 11 15/4 8 12 0".parse().unwrap();
    let solution = prepared(board.goal()).solve(&board, budget);
    check_replays(&board, &solution);
    assert!(solution.lower() <= 43 && solution.length() >= 43);
    solution
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn the_bounds_of_an_antipode_of_4x4_have_43_moves_between_them() {
    check_antipode_of_4x4(200_000);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn an_antipode_of_4x4_takes_43_moves() {
    let solution = check_antipode_of_4x4(u64::MAX);
    assert!(solution.length() == 43 && solution.is_optimal());
}

fn is_done(search: &MultiTileSearch) -> bool {
    search.best().is_some_and(|solution| solution.is_optimal())
}

fn has_answer(search: &MultiTileSearch) -> bool {
    search.best().is_some()
}

#[track_caller]
fn check_slices(board: &Board, is_prepared: bool, end: fn(&MultiTileSearch) -> bool) {
    let solver = || match is_prepared {
        true => prepared(board.goal()),
        false => MultiTileSolver::default(),
    };
    let expected = stepped(solver().search(board), ENOUGH, end);
    check_replays(board, expected.1.as_ref().unwrap());
    for budget in [1_000, 100_003] {
        let found = stepped(solver().search(board), budget, end);
        assert_eq!(found, expected, "{budget} a step");
    }
    if is_prepared {
        let mut solver = solver();
        for budget in [0, 1, 7] {
            let found = stepped(solver.search(board), budget, end);
            assert_eq!(found, expected, "{budget} a step");
        }
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn slices_change_neither_the_answer_nor_the_number_of_nodes() {
    let shuffled = |size, seed| Board::shuffled(&goal(size, "last"), Seed::from(seed));
    check_slices(&shuffled("3x3", 1), true, is_done);
    check_slices(&shuffled("3x3", 1), false, is_done);
    check_slices(&shuffled("7x2", 2), true, is_done);
    check_slices(&shuffled("7x2", 2), false, is_done);
    check_slices(&shuffled("5x5", 3), false, has_answer);
}

/// The tables take seconds, and nobody waits for them.
#[test]
fn an_answer_comes_before_the_tables() {
    for size in ["4x4", "4x3", "2x8"] {
        let board = Board::shuffled(&goal(size, "last"), Seed::from(5));
        let (progress, best) =
            stepped(MultiTileSolver::default().search(&board), 1_000, has_answer);
        assert_eq!(progress.tables, 0, "{size}");
        check_replays(&board, &best.unwrap());
    }
}

#[test]
fn boards_of_every_shape_have_an_answer_and_a_bound() {
    for size in ["5x5", "6x6", "3x9", "2x16", "16x2", "8x8", "16x16"] {
        let board = Board::shuffled(&goal(size, "last"), Seed::from(7));
        let mut solver = MultiTileSolver::default();
        let (_, first) = stepped(solver.search(&board), 10_000, has_answer);
        check_replays(&board, first.as_ref().unwrap());
        let better = solver.solve(&board, 20_000);
        check_replays(&board, &better);
        assert!(better.length() <= first.unwrap().length(), "{size}");
        assert!(better.lower() > 0, "{size}");
        assert_eq!(solver.prepare(board.goal(), 0), 100, "{size}");
    }
}

#[test]
fn a_solved_board_needs_no_move() {
    for size in ["2x2", "3x3", "4x4", "2x8", "5x5", "10x10"] {
        for name in crate::NAMED_GOALS {
            let board = Board::solved(&goal(size, name));
            let solution = MultiTileSolver::default().solve(&board, ENOUGH);
            assert_eq!((solution.slides(), solution.is_optimal()), (&[][..], true));
        }
    }
}

/// A line that is known is the first answer, and ends as any other.
#[test]
#[ignore = "takes long; npm run test:all"]
fn a_search_from_a_line_in_slides_ends_with_the_fewest_moves() {
    let goal = goal("4x3", "last");
    let mut solver = prepared(&goal);
    let mut in_slides = Solver::new();
    for seed in 0..5 {
        let board = Board::shuffled(&goal, Seed::from(seed));
        let slides = in_slides.solve(&board, u64::MAX);
        // The bound of a line that counts slides is none in moves.
        let line = Line::from(&slides);
        let mut search = solver.search_line(&board, &line).unwrap();
        assert_eq!(search.best().unwrap().slides(), slides.slides());
        while !is_done(&search) {
            search.step(10_000);
        }
        let expected = solver.solve(&board, ENOUGH);
        assert_eq!(search.best().unwrap().length(), expected.length());
        // And the other way round.
        let line = Line::from(&expected);
        let mut search = in_slides.search_line(&board, &line).unwrap();
        let best = search.best().unwrap();
        assert_eq!(
            (best.metric(), best.length()),
            (Metric::SingleTile, line.slides().len())
        );
        let found = loop {
            if let Step::Done(found) = search.step(10_000) {
                break found;
            }
        };
        assert_eq!(found.length(), slides.length());
    }
}

#[test]
fn searches_on_threads_share_the_tables() {
    let boards = [1, 2, 3].map(|seed| Board::shuffled(&goal("3x3", "last"), Seed::from(seed)));
    let mut solver = MultiTileSolver::default();
    let searches = boards.clone().map(|board| solver.search(&board));
    let threads = searches.map(|mut search| {
        std::thread::spawn(move || {
            loop {
                if let Step::Done(solution) = search.step(1_000) {
                    return solution.length();
                }
            }
        })
    });
    let lengths = threads.map(|thread| thread.join().unwrap());
    assert_eq!(lengths, boards.map(|board| EIGHT[&board]));
}
