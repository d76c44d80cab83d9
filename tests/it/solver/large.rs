//! The first answers, which every size has at once.

use crate::{NAMED_GOALS, any_board, arranged, check_replays_to_the_goal, with_blank_at};
use oracle::memory;
use proptest::prelude::*;
use taquin::{Board, Goal, Seed, Size, Solution, Solver};

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
#[ignore = "takes minutes; npm run test:exhaustive"]
fn every_size_has_a_first_answer() {
    let mut solver = Solver::new();
    for (number, size) in Size::all().enumerate() {
        // On the large boards a goal each, in turn.
        let goals = goals(size);
        let turn = number % goals.len();
        for (at, goal) in goals.iter().enumerate() {
            if size.cells() <= 20 || at == turn {
                let board = Board::shuffled(goal, Seed::from(number as u64));
                check_first_answer(&mut solver, &board);
            }
        }
    }
}

/// The blank may be at home anywhere: every line must be cut off beside it.
#[test]
#[ignore = "takes long; npm run test:all"]
fn every_home_of_the_blank_has_a_first_answer() {
    let mut solver = Solver::new();
    for size in ["4x4", "5x5", "7x2", "2x7", "4x3", "3x6", "6x7"].map(crate::size) {
        for blank in 0..size.cells() {
            let goal = with_blank_at(size, blank);
            check_first_answer(&mut solver, &Board::shuffled(&goal, Seed::from(1)));
        }
    }
}

/// A first answer is to come within 100 ms up to 10×10, in 400 ms on 16×16.
/// Nodes can be counted where time cannot be trusted: where this was written
/// 1,000 took 0.17 ms on 10×10, 0.2 ms on 16×16.
#[track_caller]
fn check_first_nodes(size: &str, most: u64) {
    let goal = crate::goal(size, "last");
    let mut solver = Solver::new();
    for seed in 0..6 {
        let board = Board::shuffled(&goal, Seed::from(seed));
        let nodes = check_first_answer(&mut solver, &board);
        assert!(nodes < most, "{size}, seed {seed}: {nodes}");
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn first_answers_take_few_nodes() {
    for size in ["4x5", "2x9", "16x2", "5x5", "7x7", "10x10"] {
        check_first_nodes(size, 400_000);
    }
    check_first_nodes("16x16", 900_000);
}

/// The first beam comes to a board from which it does not get free.
#[test]
#[ignore = "takes long; npm run test:all"]
fn a_beam_that_gets_nowhere_is_given_up() {
    let board = Board::shuffled(&crate::goal("16x16", "last"), Seed::from("zz-4"));
    let mut solver = Solver::new();
    let nodes = check_first_answer(&mut solver, &board);
    assert!(nodes < 1_500_000, "{nodes}");
    // The next one finds a way.
    let best = solver.solve(&board, 3_000_000);
    assert!(best.length() < 2 * distance(&board), "{}", best.length());
}

#[test]
fn first_answers_take_little_memory() {
    for size in ["5x5", "10x10", "16x16"] {
        let board = Board::shuffled(&crate::goal(size, "last"), Seed::from(1));
        let mut solver = Solver::new();
        drop(solver.search(&board));
        let before = memory::live();
        memory::take_peak();
        check_first_answer(&mut solver, &board);
        let peak = memory::take_peak() - before;
        assert!(peak < 8_000_000, "{size}: {peak}");
    }
}

/// Σ of the distances of the tiles: each slide takes one off at most.
fn distance(board: &Board) -> usize {
    let size = board.size();
    let tiles = (0..size.cells()).filter(|&cell| cell != board.blank());
    let home = |cell: usize| board.goal().home(usize::from(board.tiles()[cell]));
    tiles.map(|cell| size.distance(cell, home(cell))).sum()
}

/// Slides of the first answers to six boards, for each slide that the distances
/// of their tiles sum up to. The best known of 5×5 take 1.3.
#[track_caller]
fn check_first_lengths(size: &str, most: f64) {
    let mut solver = Solver::new();
    let (mut slides, mut distances) = (0, 0);
    for seed in 0..6 {
        let board = Board::shuffled(&crate::goal(size, "last"), Seed::from(seed));
        let mut search = solver.search(&board);
        while search.best().is_none() {
            search.step(10_000);
        }
        slides += search.best().unwrap().length();
        distances += distance(&board);
    }
    #[expect(clippy::cast_precision_loss, reason = "both are small")]
    let ratio = slides as f64 / distances as f64;
    assert!(ratio < most, "{size}: {ratio}");
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn first_answers_are_short() {
    check_first_lengths("5x5", 1.5);
    check_first_lengths("8x8", 1.65);
    check_first_lengths("10x10", 1.75);
    check_first_lengths("16x16", 2.0);
}

/// The answers of a search of so many nodes, stepped by `budget`: each is
/// replayed, and shorter than the one before it.
fn answers(board: &Board, nodes: u64, budget: u64) -> Vec<Solution> {
    let mut search = Solver::new().search(board);
    let mut answers: Vec<Solution> = Vec::new();
    while search.progress().nodes < nodes {
        search.step(budget);
        let Some(best) = search.best() else {
            continue;
        };
        let last = answers.last();
        if last.is_none_or(|last| last.slides() != best.slides()) {
            check_replays_to_the_goal(board, &best);
            assert!(last.is_none_or(|last| best.length() < last.length()));
            answers.push(best);
        }
    }
    answers
}

#[test]
fn answers_get_better_with_time_however_it_is_cut() {
    let board = Board::shuffled(&crate::goal("5x6", "spiral"), Seed::from(4));
    let slides = |budget| -> Vec<_> {
        let answers = answers(&board, 1_700_000, budget).into_iter();
        answers.map(|answer| answer.slides().to_vec()).collect()
    };
    let expected = slides(1_000);
    assert!(expected.len() > 1, "{}", expected.len());
    for budget in [77, 100_003] {
        assert_eq!(slides(budget), expected, "{budget} a step");
    }
}

#[test]
fn boards_near_the_goal_take_few_slides() {
    for size in ["5x4", "3x6", "2x9", "16x2", "7x7", "16x16"].map(crate::size) {
        for goal in goals(size) {
            let solved = Board::solved(&goal);
            for direction in solved.directions() {
                let mut board = solved.clone();
                board.slide(direction);
                let solution = Solver::new().solve(&board, 1);
                check_replays_to_the_goal(&board, &solution);
                assert_eq!(solution.length(), 1, "{board:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    #[ignore = "takes long; npm run test:all"]
    fn any_board_has_a_first_answer(board in any_board()) {
        check_first_answer(&mut Solver::new(), &board);
    }
}

/// One that ended with a turn of either search did a hundredth of what it was
/// asked for, and a clock then asked for more than 32 bits hold.
#[test]
fn a_step_spends_its_budget_or_ends_in_a_better_answer() {
    let board = Board::shuffled(&crate::goal("8x8", "last"), Seed::from(1));
    let mut search = Solver::new().search(&board);
    let mut spent = 0;
    for _ in 0..20 {
        let before = search.progress();
        search.step(500_000);
        let after = search.progress();
        if after.upper == before.upper {
            // A board by distances takes the time of ten with tables.
            assert!(after.nodes - before.nodes >= 25_000, "{before:?} {after:?}");
            spent += 1;
        }
    }
    assert!(spent > 5, "{spent}");
}
