//! The lab's heuristics: true on every board, and what was counted by hand.

use super::bound;
use crate::{any_board, arranged, goal, size};
use oracle::{self, EIGHT};
use proptest::prelude::*;
use std::collections::{HashMap, VecDeque};
use taquin::lab::Heuristic::{self, Hamming, LinearConflicts, Manhattan, WalkingDistance, Zero};
use taquin::lab::{Algorithm, AlgorithmError, Lab, Limit};
use taquin::{Board, Goal, Metric};

/// Those that fit a board.
fn fitting(board: &Board) -> impl Iterator<Item = Heuristic> + Clone {
    let size = board.size();
    Heuristic::ALL
        .into_iter()
        .filter(move |heuristic| heuristic.fits(size))
}

/// Admissible, consistent, 0 at the goal alone (but for `Zero`), and in order.
#[track_caller]
fn check_heuristics(distances: &HashMap<Board, usize>) {
    for (board, &distance) in distances {
        let heuristics = fitting(board);
        let bounds: Vec<usize> = heuristics.clone().map(|h| bound(h, board)).collect();
        assert!(bounds[..4].is_sorted(), "{board:?}: {bounds:?}");
        assert!(
            bounds.iter().all(|&bound| bound <= distance),
            "{board:?}: {bounds:?}"
        );
        // Rows and columns need at least the slides that the tiles need alone.
        if let Some(walking) = heuristics.clone().position(|h| h == WalkingDistance) {
            assert!(bounds[walking] >= bounds[2], "{board:?}: {bounds:?}");
        }
        assert_eq!(bounds[0], 0);
        assert_eq!(bounds[1] == 0, board.is_solved(), "{board:?}");
        // A slide changes the parity of the distance, and of these two.
        assert_eq!((distance - bounds[2]) % 2, 0, "{board:?}");
        assert_eq!((distance - bounds[3]) % 2, 0, "{board:?}");
        for slide in board.directions() {
            let mut next = board.clone();
            next.slide(slide);
            for (heuristic, before) in heuristics.clone().zip(&bounds) {
                let change = bound(heuristic, &next).abs_diff(*before);
                assert!(change <= 1, "{board:?}, {slide}: {heuristic:?}");
            }
        }
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn heuristics_are_admissible_and_consistent_on_all_3x3_boards() {
    check_heuristics(&EIGHT);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn heuristics_are_admissible_and_consistent_for_other_sizes_and_goals() {
    for (size, name) in [("2x4", "last"), ("4x2", "spiral"), ("3x2", "first")] {
        check_heuristics(&oracle::distances(&goal(size, name)));
    }
    check_heuristics(&oracle::distances(&arranged(size("4x2"), 5)));
    check_heuristics(&oracle::distances_within(&goal("5x5", "snake"), 10));
}

#[track_caller]
fn check_by_hand(board: &str, hamming: usize, manhattan: usize, leavers: usize) {
    let board = board.parse().unwrap();
    let found = Heuristic::ALL.map(|heuristic| bound(heuristic, &board));
    assert_eq!(found[..4], [0, hamming, manhattan, manhattan + 2 * leavers]);
}

#[test]
fn heuristics_are_what_was_counted_by_hand() {
    check_by_hand("1 2 3/4 5 6/7 8 0", 0, 0, 0);
    // The blank is never counted.
    check_by_hand("1 2 3/4 5 6/0 7 8", 2, 2, 0);
    // In each of two rows one of two tiles must leave.
    check_by_hand("2 1 3/4 5 6/8 7 0", 4, 2 + 2, 2);
    // Two of the three tiles of the first row.
    check_by_hand("3 2 1/4 5 6/8 7 0", 4, 4 + 2, 3);
    // The same, the columns conflict.
    check_by_hand("4 2 3/1 5 6/8 7 0", 4, 2 + 2, 2);
    // 5 is not at home in the row, but 3 and 1 around it conflict; 5 and 2
    // conflict in their column.
    check_by_hand("3 5 1/4 2 6/7 8 0", 4, 2 + 2 + 1 + 1, 2);
    // 1 and 3 must leave; who takes 4 away first counts three.
    let distances = 1 + 2 + 2 + 1 + 2;
    check_by_hand("2 4 1 5 3/6 7 8 9 0", 5, distances, 2);
}

/// The fewest tiles that must leave their lines, by trying who may stay.
fn leavers_by_trial(board: &Board) -> usize {
    let (size, goal) = (board.size(), board.goal());
    let rows = (0..size.rows()).map(|row| (row * size.columns(), 1, size.columns()));
    let columns = (0..size.columns()).map(|column| (column, size.columns(), size.rows()));
    let mut leavers = 0;
    for (first, step, length) in rows.chain(columns) {
        let cells: Vec<usize> = (0..length).map(|at| first + at * step).collect();
        let tiles = cells.iter().map(|&cell| usize::from(board.tiles()[cell]));
        let homes = tiles.filter(|&tile| tile != 0).map(|tile| goal.home(tile));
        let homes: Vec<usize> = homes.filter(|home| cells.contains(home)).collect();
        let stay = (0..1_u32 << homes.len()).filter(|stays| {
            let staying = (0..homes.len()).filter(|at| stays >> at & 1 == 1);
            staying.map(|at| homes[at]).is_sorted()
        });
        leavers += homes.len() - stay.map(|stays| stays.count_ones() as usize).max().unwrap();
    }
    leavers
}

/// A first row in every order, as in a shuffle long lines are rarely at home.
#[test]
fn linear_conflicts_count_the_fewest_tiles_that_must_leave_a_line() {
    let goal = goal("6x2", "last");
    for order in oracle::permutations(6) {
        let mut tiles: Vec<u8> = order.iter().map(|at| at + 1).chain(7..12).collect();
        tiles.push(0);
        let board = Board::from_tiles(&tiles, &goal).or_else(|_| {
            tiles.swap(6, 7);
            Board::from_tiles(&tiles, &goal)
        });
        let board = board.unwrap();
        let [manhattan, found] = [Manhattan, LinearConflicts].map(|h| bound(h, &board));
        assert_eq!(found, manhattan + 2 * leavers_by_trial(&board), "{board}");
    }
}

proptest! {
    #[test]
    fn heuristics_are_in_order_and_consistent_on_any_board(board in any_board()) {
        // The tables of the others are tested on all boards of some sizes.
        let heuristics = [Zero, Hamming, Manhattan, LinearConflicts].into_iter();
        let bounds: Vec<usize> = heuristics.clone().map(|h| bound(h, &board)).collect();
        prop_assert!(bounds.is_sorted());
        prop_assert_eq!(bounds[3], bounds[2] + 2 * leavers_by_trial(&board));
        for slide in board.directions() {
            let mut next = board.clone();
            next.slide(slide);
            for (heuristic, before) in heuristics.clone().zip(&bounds) {
                let change = bound(heuristic, &next).abs_diff(*before);
                prop_assert!(change <= 1, "{:?}, {}", heuristic, slide);
            }
        }
    }
}

/// Distances in MTM by breadth-first search over moves: a line of tiles counts 1.
fn distances_in_moves(goal: &Goal) -> HashMap<Board, usize> {
    let mut known = HashMap::from([(Board::solved(goal), 0)]);
    let mut open = VecDeque::from([Board::solved(goal)]);
    while let Some(board) = open.pop_front() {
        let distance = known[&board] + 1;
        for cell in 0..board.size().cells() {
            let mut next = board.clone();
            if next.slide_cell(cell) > 0 && !known.contains_key(&next) {
                known.insert(next.clone(), distance);
                open.push_back(next);
            }
        }
    }
    known
}

/// A heuristic is admissible in a metric if no board of 2×3 shows otherwise.
#[test]
fn a_heuristic_is_admissible_in_the_metrics_that_it_names() {
    let goal = goal("3x2", "last");
    let distances = [
        (Metric::SingleTile, oracle::distances(&goal)),
        (Metric::MultiTile, distances_in_moves(&goal)),
    ];
    for heuristic in Heuristic::ALL {
        for (metric, distances) in &distances {
            let exceeds = |(board, distance): (&Board, &usize)| bound(heuristic, board) > *distance;
            assert_eq!(
                distances.iter().any(exceeds),
                !heuristic.is_admissible(*metric),
                "{heuristic:?} {metric}"
            );
        }
    }
}

/// The same function from outside does the same work.
#[test]
fn a_heuristic_of_ones_own_guides_a_search_as_ours_does() {
    let mut lab = Lab::with_heuristic(Board::manhattan_distance);
    for (board, distance) in EIGHT.iter().step_by(9_001) {
        for text in ["astar", "idastar", "greedy"] {
            let mut counted = |name| {
                let search = format!("{text}:{name}").parse().unwrap();
                let mut run = lab.search(board, search, Limit::NONE).unwrap();
                run.step(u64::MAX).unwrap().unwrap()
            };
            let (own, ours) = (counted("own"), counted("manhattan"));
            assert_eq!(own.counts, ours.counts, "{board}");
            assert_eq!(own.slides, ours.slides);
            assert!(text == "greedy" || own.slides.len() == *distance);
        }
    }
}

#[test]
fn a_lab_without_a_heuristic_of_ones_own_refuses_it() {
    let board: Board = "1 2 3/4 0 5/7 8 6".parse().unwrap();
    let refused = |error| assert!(matches!(error, AlgorithmError::Unknown { .. }));
    let begun = Lab::new().search(&board, Algorithm::Greedy(Heuristic::Own), Limit::NONE);
    refused(begun.unwrap_err());
    refused(Heuristic::Own.lower(&board).unwrap_err());
}
