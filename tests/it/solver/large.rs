//! The first answers, which every size has at once.

use crate::{NAMED_GOALS, any_board, arranged, check_replays_to_the_goal};
use proptest::prelude::*;
use sliding_puzzle::{Board, Goal, Seed, Size, Solver};

/// Steps a search until it has its first answer, which must be sound. Returns
/// the nodes that it took.
#[track_caller]
fn check_first_answer(solver: &mut Solver, board: &Board) -> u64 {
    let mut search = solver.search(board);
    let first_bound = search.progress().lower;
    while search.best().is_none() {
        search.step(10_000);
    }
    let (solution, progress) = (search.best().unwrap(), search.progress());
    check_replays_to_the_goal(board, &solution);
    assert!(first_bound <= solution.length(), "{board:?}");
    assert!(first_bound <= solution.lower(), "{board:?}");
    assert_eq!(progress.upper, Some(solution.length()));
    progress.nodes
}

fn goals(size: Size) -> Vec<Goal> {
    let named = NAMED_GOALS.map(|name| Goal::parse(name, size).unwrap());
    let others = [size.cells() as u64, 3].map(|seed| arranged(size, seed));
    named.into_iter().chain(others).collect()
}

#[test]
fn every_size_has_a_first_answer() {
    let mut solver = Solver::new();
    for (number, size) in Size::all().enumerate() {
        // On the large boards a goal each, in turn.
        let goals = goals(size);
        let turn = number % goals.len();
        for (at, goal) in goals.iter().enumerate() {
            if size.cells() <= 64 || at == turn {
                let board = Board::shuffled(goal, Seed::from(number as u64));
                check_first_answer(&mut solver, &board);
            }
        }
    }
}

/// The blank may be at home anywhere: every line must be cut off beside it.
#[test]
fn every_home_of_the_blank_has_a_first_answer() {
    let mut solver = Solver::new();
    for size in ["4x4", "5x5", "7x2", "2x7", "4x3", "3x6", "6x7"].map(crate::size) {
        for blank in 0..size.cells() {
            let mut tiles: Vec<usize> = (1..size.cells()).collect();
            tiles.insert(blank, 0);
            let goal = Goal::arranged(size, &tiles).unwrap();
            for seed in 0..3 {
                check_first_answer(&mut solver, &Board::shuffled(&goal, Seed::from(seed)));
            }
        }
    }
}

/// A first answer is to come within 100 ms up to 10×10. Nodes can be counted
/// where time cannot be trusted: 35,000 took 7 ms where this was written, and
/// the 181,440 of the table of a 3×3 rest took 30 ms.
#[test]
fn first_answers_up_to_10x10_take_few_nodes() {
    let goal = crate::goal("10x10", "last");
    let mut solver = Solver::new();
    for seed in 0..20 {
        let board = Board::shuffled(&goal, Seed::from(seed));
        let nodes = check_first_answer(&mut solver, &board);
        assert!(nodes < 181_440 + 100_000, "seed {seed}: {nodes}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_board_has_a_first_answer(board in any_board()) {
        check_first_answer(&mut Solver::new(), &board);
    }
}
