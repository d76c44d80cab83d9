//! Steps of no budget, of one node, and of more than a search can take.

use crate::goal;
use play::{Game, Grading};
use taquin::lab::{Lab, Limit};
use taquin::{Board, Draw, Drawn, MultiTileSolver, Seed, Solver, Step};

const BUDGETS: [u64; 3] = [0, 1, u64::MAX];

/// Boards of each kind of search that ends with a proof.
fn boards() -> impl Iterator<Item = Board> {
    ["3x3", "4x3", "5x3", "4x4"]
        .into_iter()
        .flat_map(|size| (0..2).map(move |seed| (size, seed)))
        .map(|(size, seed)| Board::shuffled(&goal(size, "last"), Seed::from(seed)))
}

/// Steps that go on until the search is done: after the first few without a limit.
fn budgets() -> impl Iterator<Item = u64> {
    BUDGETS.into_iter().chain(std::iter::repeat(u64::MAX))
}

#[test]
fn a_search_takes_any_budget() {
    for board in boards() {
        let mut search = Solver::new().search(&board);
        let done = budgets().find_map(|budget| match search.step(budget) {
            Step::Done(solution) => Some(solution),
            Step::Running(_) => None,
        });
        assert!(done.unwrap().is_optimal(), "{board:?}");
    }
}

#[test]
fn a_search_for_fewest_moves_takes_any_budget() {
    // The tables of larger boards take seconds.
    for board in boards().filter(|board| board.size().cells() <= 9) {
        let mut search = MultiTileSolver::default().search(&board);
        let done = budgets().find_map(|budget| match search.step(budget) {
            Step::Done(solution) => Some(solution),
            Step::Running(_) => None,
        });
        assert!(done.unwrap().is_optimal(), "{board:?}");
    }
}

#[test]
fn a_draw_takes_any_budget() {
    // From the list of all boards, by walks, by shuffles, and far from the goal.
    for (size, distance) in [("3x3", 20), ("4x4", 12), ("4x4", 52), ("4x4", 70)] {
        let mut draw = Draw::new(&goal(size, "last"), distance, Seed::from(1)).unwrap();
        let mut solver = Solver::new();
        let drawn = budgets().find_map(|budget| match draw.step(&mut solver, budget) {
            Drawn::Running => None,
            Drawn::Board(board) => Some(board),
            Drawn::Nothing => panic!("{size} has boards {distance} slides away"),
        });
        let length = solver.solve(&drawn.unwrap(), u64::MAX).length();
        assert_eq!(length, distance);
    }
}

#[test]
fn a_grading_takes_any_budget() {
    for board in boards().step_by(2) {
        let mut game = Game::new(board.clone());
        let mut solver = Solver::new();
        for (at, &way) in solver.solve(&board, u64::MAX).slides().iter().enumerate() {
            game.slide(way, at as u64);
        }
        let mut grading = Grading::of(game.record(), 20_000).unwrap();
        let mut solver = Solver::new();
        let is_over = budgets().any(|budget| grading.step(&mut solver, budget));
        assert!(is_over);
        assert_eq!(grading.efficiency(game.stm()), Some((100, 100)));
    }
}

#[test]
fn a_search_of_the_laboratory_takes_any_budget() {
    let board = Board::shuffled(&goal("3x3", "last"), Seed::from(1));
    let mut search = Lab::new()
        .search(&board, "bfs".parse().unwrap(), Limit::NONE)
        .unwrap();
    let report = budgets().find_map(|budget| search.step(budget)).unwrap();
    let known = Solver::new().solve(&board, u64::MAX).length();
    assert_eq!(report.unwrap().slides.len(), known);
}

#[test]
fn tables_are_made_by_any_budget() {
    let mut made = BUDGETS.map(|budget| Solver::new().prepare(&goal("4x4", "last"), budget));
    assert_eq!(made[2], 100);
    made = BUDGETS.map(|budget| MultiTileSolver::default().prepare(&goal("3x3", "last"), budget));
    assert_eq!(made[2], 100);
}
