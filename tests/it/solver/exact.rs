//! Lengths against the oracle, on boards that are too many for `small`.
//!
//! | boards          | against                                            | covered |
//! |-----------------|----------------------------------------------------|---------|
//! | up to 3×3       | a search of all, see `small`                       | all |
//! | 2×5             | a search of all 1,814,400                          | a seeded 10,000; all with `SLOW` |
//! | 3×4, 2×6        | two searches that meet                             | seeded ones: 3×4 up to 38 slides, 2×6 up to 40 |
//! | 3×4, 2×6        | a search of all 239,500,800, with `SLOW` only      | a seeded 10,000 |
//! | 3×4             | A\* of the laboratory                              | a seeded few |
//! | 2×7, 3×5, 2×8, 4×4 | two searches that meet                          | walks that end up to 32 slides away |
//!
//! Not covered but by `known` and `symmetry`: far boards of more than 12 cells.

use crate::{arranged, check_replays_to_the_goal, goal, walk};
use oracle::packed::{AllBoards, Meeting};
use taquin::lab::{self, Algorithm::AStar, Heuristic::LinearConflicts, Limit};
use taquin::{Board, Goal, Seed, Solver};

/// A solver that has its tables, so that the first bounds are theirs.
fn prepared(goal: &Goal) -> Solver {
    let mut solver = Solver::new();
    assert_eq!(solver.prepare(goal, u64::MAX), 100);
    solver
}

/// Solves a board, whose first bound must not be too high either.
#[track_caller]
fn check_length(solver: &mut Solver, board: &Board, expected: usize) {
    let lower = solver.search(board).progress().lower;
    assert!(lower <= expected, "{board:?}: {lower} > {expected}");
    let solution = super::optimal(solver, board);
    check_replays_to_the_goal(board, &solution);
    assert_eq!(solution.length(), expected, "{board:?}");
}

fn shuffled(goal: &Goal, boards: u64) -> impl Iterator<Item = Board> {
    (0..boards).map(|seed| Board::shuffled(goal, Seed::from(seed)))
}

#[track_caller]
fn check_against_all(goal: &Goal, histogram: Option<&str>, boards: u64) {
    let all = AllBoards::to(goal);
    if let Some(name) = histogram {
        all.check_histogram(name);
    }
    let mut solver = prepared(goal);
    for board in shuffled(goal, boards) {
        check_length(&mut solver, &board, all.distance(&board));
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn ten_thousand_boards_of_2x5_are_solved_in_the_exact_distance() {
    check_against_all(&goal("5x2", "last"), Some("2x5"), 10_000);
    // The blank in a corner, in the middle, and between them.
    check_against_all(&goal("2x5", "first"), Some("2x5"), 1_000);
    check_against_all(&goal("2x5", "1 2/3 4/0 5/6 7/8 9"), None, 10_000);
    check_against_all(&goal("5x2", "1 0 2 3 4/5 6 7 8 9"), None, 10_000);
}

/// Calls with every arrangement of tiles that is a board of this goal.
fn every_board(goal: &Goal, mut take: impl FnMut(Board)) {
    let cells = goal.size().cells();
    for tiles in oracle::permutations(cells) {
        if let Ok(board) = Board::from_tiles(&tiles, goal) {
            take(board);
        }
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn every_board_of_2x5_is_solved_in_the_exact_distance() {
    let goal = goal("5x2", "last");
    let (all, mut solver) = (AllBoards::to(&goal), prepared(&goal));
    let mut boards = 0;
    every_board(&goal, |board| {
        check_length(&mut solver, &board, all.distance(&board));
        boards += 1;
    });
    assert_eq!(boards, 1_814_400);
}

// One test each: 240 million boards of each take minutes, and two run at a time.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn ten_thousand_boards_of_3x4_are_solved_in_the_exact_distance() {
    check_against_all(&goal("4x3", "last"), Some("3x4"), 10_000);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn ten_thousand_boards_with_the_blank_inside_are_solved_in_the_exact_distance() {
    let inside = goal("3x4", "1 2 3/4 0 5/6 7 8/9 10 11");
    check_against_all(&inside, None, 10_000);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn ten_thousand_boards_of_2x6_are_solved_in_the_exact_distance() {
    check_against_all(&goal("6x2", "last"), Some("2x6"), 10_000);
}

/// Boards of which the distance is found by two searches that meet. Returns how
/// many there were.
#[track_caller]
fn check_against_meeting(goal: &Goal, boards: u64, (near, far): (usize, usize)) -> usize {
    let meeting = Meeting::at(goal, near);
    let mut solver = prepared(goal);
    let mut found = 0;
    for board in shuffled(goal, boards) {
        if let Some(distance) = meeting.distance(&board, far - near) {
            check_length(&mut solver, &board, distance);
            found += 1;
        }
    }
    found
}

/// Most boards of 3×4 are as near.
#[track_caller]
fn check_3x4(name: &str) {
    let found = check_against_meeting(&goal("3x4", name), 100, (20, 38));
    assert!(found > 70, "{name}: {found}");
}

/// Few boards of 6×2 are.
#[track_caller]
fn check_6x2(name: &str) {
    let found = check_against_meeting(&goal("6x2", name), 100, (21, 40));
    assert!(found > 5, "{name}: {found}");
}

#[test]
fn near_boards_of_12_cells_are_solved_in_the_exact_distance() {
    check_3x4("last");
    check_6x2("first");
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn near_boards_of_other_goals_of_12_cells_are_solved_in_the_exact_distance() {
    for name in ["snake", "spiral", "1 2 3/4 5 6/0 7 8/9 10 11"] {
        check_3x4(name);
    }
    check_6x2("1 2 0 3 4 5/6 7 8 9 10 11");
}

#[track_caller]
fn check_walks(goal: &Goal) {
    let meeting = Meeting::at(goal, 16);
    let mut solver = prepared(goal);
    let mut farthest = 0;
    for (slides, seed) in (20..46).cycle().zip(0..60) {
        let board = walk(goal, slides, seed);
        if let Some(distance) = meeting.distance(&board, 16) {
            check_length(&mut solver, &board, distance);
            farthest = farthest.max(distance);
        }
    }
    assert!(farthest >= 28, "{farthest}");
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn boards_a_walk_away_are_solved_in_the_exact_distance() {
    for size in ["2x7", "5x3", "8x2", "4x4"] {
        check_walks(&goal(size, "last"));
        check_walks(&arranged(crate::size(size), 5));
    }
    check_walks(&goal("4x4", "1 2 3 4/5 0 6 7/8 9 10 11/12 13 14 15"));
    check_walks(&goal("4x4", "1 2 0 3/4 5 6 7/8 9 10 11/12 13 14 15"));
}

/// The textbook's search as a second opinion, on boards of any distance.
#[track_caller]
fn check_against_the_laboratory(boards: u64) {
    for goal in [goal("4x3", "last"), arranged(crate::size("3x4"), 2)] {
        let mut solver = prepared(&goal);
        for board in shuffled(&goal, boards) {
            let limit = Limit {
                bytes: 50_000_000,
                nodes: u64::MAX,
            };
            if let Ok(report) = lab::solve(&board, AStar(LinearConflicts), limit) {
                check_length(&mut solver, &board, report.slides.len());
            }
        }
    }
}

#[test]
fn the_laboratory_finds_the_same_lengths() {
    check_against_the_laboratory(8);
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn the_laboratory_finds_the_same_lengths_of_many_boards() {
    check_against_the_laboratory(100);
}
