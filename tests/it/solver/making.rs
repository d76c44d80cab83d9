//! The share of the tables that is made, as it is told.

use taquin::{Goal, MultiTileSolver, Size, Solver};

/// Nodes of a step, as the pages take them.
const STEP: u64 = 50_000;

/// Nodes in the time of which the share told changes at least once: on a processor six
/// times as slow as ours, which expands 2,500,000 nodes per second, once per second.
const MOST: u64 = 2_500_000;

#[track_caller]
fn check_pace(size: &str, mut prepare: impl FnMut(&Goal, u64) -> u8) {
    let size: Size = size.parse().unwrap();
    let goal = Goal::blank_last(size);
    let (mut told, mut since) = (0, 0);
    while told < 100 {
        let percent = prepare(&goal, STEP);
        assert!(percent >= told, "{size}: {percent} after {told}");
        since = if percent > told { 0 } else { since + STEP };
        assert!(since <= MOST, "{size} stands still at {percent}");
        told = percent;
    }
}

/// Boards with one large table, with several, and with a long automaton.
#[test]
fn what_is_told_of_the_tables_never_stands_still() {
    check_paces(&["3x3", "4x4"]);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn what_is_told_of_other_tables_never_stands_still() {
    check_paces(&["2x7", "5x5", "7x7"]);
}

#[track_caller]
fn check_paces(sizes: &[&str]) {
    for size in sizes {
        let mut solver = Solver::new();
        check_pace(size, |goal, budget| solver.prepare(goal, budget));
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn what_is_told_of_the_tables_in_moves_never_stands_still() {
    for size in ["3x3", "4x3"] {
        let mut solver = MultiTileSolver::default();
        check_pace(size, |goal, budget| solver.prepare(goal, budget));
    }
}
