//! The memory of a board, by the heap.

use super::*;
use crate::with_blank_at;
use oracle::memory::{live, take_peak};

/// Bytes a board of a search that has reached a limit.
fn bytes_a_board(size: &str, algorithm: Algorithm, nodes: u64) -> f64 {
    let board = Board::shuffled(&goal(size, "last"), Seed::from(1));
    let mut lab = Lab::new();
    let limit = Limit {
        nodes,
        ..Limit::NONE
    };
    let before = live();
    let mut search = lab.search(&board, algorithm, limit).unwrap();
    let reached = search.step(u64::MAX).unwrap().unwrap_err();
    let held = live() - before;
    // It takes the memory that it tells, but for the fields and the tree of keys.
    let said = reached.bytes;
    assert!(held.abs_diff(said) < 20_000, "{algorithm}: {held}, {said}");
    held as f64 / reached.boards as f64
}

/// After so many nodes, as lists keep room for what comes.
fn check_bytes_a_board(nodes: u64) {
    for (size, most) in [("4x4", 48.0), ("5x5", 64.0)] {
        for algorithm in [BreadthFirst, Bidirectional, AStar(Manhattan), Greedy(Zero)] {
            let bytes = bytes_a_board(size, algorithm, nodes);
            assert!(bytes <= most, "{size}, {algorithm}, {nodes} nodes: {bytes}");
        }
    }
}

#[test]
fn a_board_takes_64_bytes_at_most() {
    check_bytes_a_board(34_000);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn a_board_takes_64_bytes_at_most_at_each_stage_of_growth() {
    for step in 0..10 {
        check_bytes_a_board(20_000 + step * 7_000);
    }
}

/// Not even while a list grows does it take more.
#[test]
fn a_limit_of_bytes_is_kept() {
    let board = Board::shuffled(&goal("4x4", "last"), Seed::from(1));
    for algorithm in [BreadthFirst, Bidirectional, AStar(Manhattan), Greedy(Zero)] {
        for most in [10_000, 1_000_000, 10_000_000] {
            let before = live();
            take_peak();
            let mut search = Lab::new().search(&board, algorithm, bytes(most)).unwrap();
            let reached = search.step(u64::MAX).unwrap().unwrap_err();
            let peak = take_peak() - before;
            let context = format!("{algorithm}: {peak} of {most}");
            assert!(peak < most + 20_000, "{context}");
            assert!(reached.bytes <= most, "{context}");
            // And it uses a good part of it.
            assert!(peak * 3 > most || most < 100_000, "{context}");
        }
    }
}

/// The tables of a heuristic count too, and what takes more is not begun.
#[test]
fn a_limit_of_bytes_holds_for_tables() {
    for (size, algorithm) in [
        ("4x4", AStar(WalkingDistance)),
        ("4x4", IdaStar(Patterns)),
        ("5x5", IdaStar(Patterns)),
        ("5x2", Table),
    ] {
        let board = Board::shuffled(&goal(size, "last"), Seed::from(1));
        for most in [0, 1_000, 100_000, 1 << 20] {
            let before = live();
            take_peak();
            let mut lab = Lab::new();
            let mut search = lab.search(&board, algorithm, bytes(most)).unwrap();
            let reached = search.step(u64::MAX).unwrap().unwrap_err();
            let peak = take_peak() - before;
            let context = format!("{size}, {algorithm}: {peak} of {most}");
            assert!(peak < most + 20_000, "{context}");
            assert_eq!(reached.counts.expanded, 0, "{context}");
            assert_eq!(reached.lower, 0, "{context}");
        }
    }
}

/// Tables are of a size and a home of the blank, whatever the other tiles' places.
#[test]
#[ignore = "takes long; npm run test:all"]
fn goals_that_differ_by_their_tiles_share_tables() {
    let mut lab = Lab::new();
    let before = live();
    lab.lower(Patterns, &Board::solved(&goal("4x4", "last")))
        .unwrap();
    let of_one = live() - before;
    for seed in [2, 4] {
        let mut tiles: Vec<u8> = (1..16).chain([0]).collect();
        tiles.swap(seed, seed + 1);
        let goal = Goal::arranged(size("4x4"), &tiles).unwrap();
        lab.lower(Patterns, &Board::solved(&goal)).unwrap();
    }
    let more = live() - before - of_one;
    assert!(more < 1_000, "{more} bytes more than {of_one}");
}

/// Those used longest ago are let go: one home of the blank of 5×5 takes 44.5 MB.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn tables_of_many_goals_take_no_more_than_their_room() {
    let mut lab = Lab::new();
    let before = live();
    for blank in [24, 0] {
        let goal = with_blank_at(size("5x5"), blank);
        assert_eq!(lab.lower(Patterns, &Board::solved(&goal)), Ok(0));
        let held = live() - before;
        assert!(held < 48 << 20, "{held} bytes with the blank at {blank}");
    }
}
