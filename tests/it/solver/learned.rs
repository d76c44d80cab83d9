//! Searches that go by what was learned of solved boards: 5×5 has its weights,
//! other sizes are given some that are known without learning.

use super::known::korf_and_felner;
use super::weights::{distances, of_5x5, solver_of_5x5};
use super::{has_answer, stepped};
use crate::{NAMED_GOALS, arranged, check_replays_to_the_goal, goal, size, with_blank_at};
use oracle::memory;
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::Arc;
use taquin::shuffle::SplitMix64;
use taquin::training::{Beam, Outcome, Weights};
use taquin::{Board, Direction, Goal, Seed, Solution, Solver, Step};

/// Slides that a beam may take: no search here comes near.
const MOST: usize = 1_000;

/// A board that so many slides lead to from the goal.
fn walked(goal: &Goal, slides: usize) -> Board {
    let mut random = SplitMix64::new(Seed::from(1));
    let mut board = Board::solved(goal);
    for _ in 0..slides {
        let ways: Vec<_> = board.directions().collect();
        board.slide(ways[random.below(ways.len())]);
    }
    board
}

/// Returns the outcome of a beam, stepped by `budget`, and the boards it has expanded.
fn end(mut beam: Beam, budget: u64) -> (Outcome, u64) {
    loop {
        match beam.step(budget) {
            Outcome::Running => {}
            outcome => return (outcome, beam.nodes()),
        }
    }
}

#[track_caller]
fn check_beam(weights: &Arc<Weights>, board: &Board, width: usize) -> usize {
    let beam = Beam::new(weights, board, width, MOST).unwrap();
    let (Outcome::Solved(slides), _) = end(beam, 1_000) else {
        panic!("{board:?}: lost");
    };
    let mut replayed = board.clone();
    for (at, &slide) in slides.iter().enumerate() {
        assert!(replayed.slide(slide), "{board:?}: slide {at} moves nothing");
        let undoes = |next: &Direction| *next == slide.opposite();
        assert!(!slides.get(at + 1).is_some_and(undoes), "{board:?}: {at}");
    }
    assert!(replayed.is_solved(), "{board:?}: replays to {replayed}");
    slides.len()
}

/// The weights know one goal: all others are turned to it, and the blank's way
/// home is added.
#[test]
fn beams_lead_to_the_goal_wherever_the_blank_is_at_home() {
    let weights = of_5x5();
    for blank in 0..25 {
        let goal = with_blank_at(size("5x5"), blank);
        for seed in 0..3 {
            check_beam(&weights, &Board::shuffled(&goal, Seed::from(seed)), 100);
        }
        assert_eq!(check_beam(&weights, &Board::solved(&goal), 100), 0);
        for direction in Board::solved(&goal).directions() {
            let mut board = Board::solved(&goal);
            board.slide(direction);
            assert_eq!(check_beam(&weights, &board, 100), 1, "{board:?}");
        }
    }
}

#[test]
fn beams_of_larger_boards_lead_to_the_goal() {
    let side = size("6x6");
    let weights = distances(side);
    for blank in [0, 9, side.cells() / 2, side.cells() - 1] {
        // By distances alone a beam comes home from no farther.
        let board = walked(&with_blank_at(side, blank), 60);
        check_beam(&weights, &board, 300);
    }
}

#[test]
fn beams_are_the_same_however_they_are_cut() {
    let weights = of_5x5();
    let board = Board::shuffled(&goal("5x5", "spiral"), Seed::from(2));
    for seed in [0, 1] {
        let begin = || Beam::new(&weights, &board, 100, MOST).unwrap().seeded(seed);
        let expected = end(begin(), u64::MAX);
        for budget in [0, 1, 7, 1_000] {
            assert_eq!(end(begin(), budget), expected, "{budget} a step");
        }
    }
}

#[test]
fn beams_take_no_more_slides_than_they_may() {
    let weights = of_5x5();
    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(2));
    let begin = |most| Beam::new(&weights, &board, 100, most).unwrap();
    let (Outcome::Solved(slides), _) = end(begin(MOST), 1_000) else {
        panic!("lost");
    };
    let length = slides.len();
    assert_eq!(end(begin(length), 1_000).0, Outcome::Solved(slides));
    assert_eq!(end(begin(length - 1), 1_000).0, Outcome::Lost);
}

#[test]
fn a_layer_is_no_wider_than_the_beam_and_has_no_board_twice() {
    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(3));
    let mut beam = Beam::new(&of_5x5(), &board, 50, MOST).unwrap();
    let mut widest = 0;
    while beam.step(1) == Outcome::Running {
        let boards: HashSet<&[u8]> = (0..beam.layer_len())
            .map(|at| beam.layer_board(at))
            .collect();
        assert_eq!(boards.len(), beam.layer_len());
        widest = widest.max(boards.len());
    }
    assert_eq!(widest, 50);
}

/// The answers of a search of so many nodes, each with the nodes and the bound
/// that it was found at; each is replayed, and shorter than the one before.
pub(super) fn answers(
    solver: &mut Solver,
    board: &Board,
    nodes: u64,
    budget: u64,
) -> Vec<(u64, usize, Solution)> {
    let mut search = solver.search(board);
    let mut answers: Vec<(u64, usize, Solution)> = Vec::new();
    let mut lower = 0;
    while search.progress().nodes < nodes {
        let step = search.step(budget.min(nodes - search.progress().nodes));
        let progress = search.progress();
        assert!(progress.lower >= lower, "a proof is not taken back");
        assert!(progress.upper.is_none_or(|upper| progress.lower <= upper));
        lower = progress.lower;
        if let Some(best) = search.best() {
            let last = answers.last().map(|(_, _, last)| last);
            if last.is_none_or(|last| last.slides() != best.slides()) {
                check_replays_to_the_goal(board, &best);
                assert!(last.is_none_or(|last| best.length() < last.length()));
                answers.push((progress.nodes, lower, best));
            }
        }
        if let Step::Done(_) = step {
            break;
        }
    }
    answers
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn cutting_a_search_changes_neither_answers_nor_nodes() {
    // The first million are the prover's.
    const NODES: u64 = 2_000_000;
    let board = Board::shuffled(&goal("5x5", "snake"), Seed::from(6));
    // With tables that an earlier search has made, the first bound is another.
    let answers = |budget| answers(&mut solver_of_5x5(), &board, NODES, budget);
    let expected = answers(NODES);
    assert!(expected.len() > 1);
    for budget in [7, 1_000] {
        assert_eq!(answers(budget), expected, "{budget} a step");
    }
}

#[test]
fn more_budget_is_never_worse() {
    let mut solver = solver_of_5x5();
    for seed in 0..3 {
        let board = Board::shuffled(&goal("5x5", "last"), Seed::from(seed));
        let budgets = [0, 1, 100_000, 200_000, 1_000_000];
        let solutions = budgets.map(|budget| solver.solve(&board, budget));
        for pair in solutions.windows(2) {
            assert!(pair[0].length() >= pair[1].length(), "{board:?}");
            assert!(pair[0].lower() <= pair[1].lower(), "{board:?}");
        }
    }
}

/// Each as far as breadth-first search says: the answer is as long, and that is
/// proved.
#[test]
fn boards_up_to_ten_slides_away_are_solved_in_the_exact_distance() {
    let mut solver = solver_of_5x5();
    for blank in [0, 12, 17, 24] {
        let goal = with_blank_at(size("5x5"), blank);
        let boards = oracle::distances_within(&goal, 10);
        let mut boards: Vec<_> = boards.into_iter().collect();
        boards.sort_by_cached_key(|(board, distance)| (*distance, board.to_string()));
        let step = boards.len() / 50;
        for (board, distance) in boards.into_iter().step_by(step) {
            let (_, best) = stepped(solver.search(&board), 1_000, has_answer);
            let best = best.unwrap();
            check_replays_to_the_goal(&board, &best);
            assert_eq!(best.length(), distance, "{board:?}");
        }
    }
}

/// A mean of lengths for each slide of the optimum.
fn ratio(lengths: usize, optima: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "both are small")]
    let ratio = lengths as f64 / optima as f64;
    ratio
}

/// Every fifth of Korf & Felner's boards. Nothing is trained on them.
#[test]
#[ignore = "takes long; npm run test:all"]
fn published_boards_have_answers_near_their_optima() {
    let mut solver = solver_of_5x5();
    // Then the proof has its turns from the beginning.
    solver.prepare(&goal("5x5", "last"), u64::MAX);
    let (mut first, mut later, mut optima) = (0, 0, 0);
    for (board, optimum) in korf_and_felner().step_by(5) {
        let answers = answers(&mut solver, &board, 1_500_000, 10_000);
        let (nodes, _, begun) = &answers[0];
        // A beam of 1,000, and as many layers as the answer has slides.
        assert!(*nodes < 200_000, "{board:?}: {nodes}");
        for (_, lower, answer) in &answers {
            assert!(*lower <= optimum && optimum <= answer.length(), "{board:?}");
            assert_eq!((answer.length() - optimum) % 2, 0, "{board:?}");
        }
        first += begun.length();
        later += answers.last().unwrap().2.length();
        optima += optimum;
    }
    assert!(ratio(first, optima) <= 1.10, "{first}, {optima}");
    assert!(ratio(later, optima) <= 1.02, "{later}, {optima}");
}

/// The widest beams take turns from both ends. It takes 60 million nodes until
/// one has come from the goal.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn searches_from_the_goal_are_sound() {
    let mut solver = solver_of_5x5();
    for (board, optimum) in korf_and_felner().take(5) {
        for (_, lower, answer) in answers(&mut solver, &board, 80_000_000, 1_000_000) {
            assert!(lower <= optimum && optimum <= answer.length(), "{board:?}");
        }
    }
}

/// Tables of the bound, and as much again while they are made, beside the widest
/// beam: an instance of the page has 96 MB.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn searches_stay_in_their_room() {
    let mut solver = solver_of_5x5();
    let before = memory::live();
    memory::take_peak();
    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(1));
    let mut search = solver.search(&board);
    while search.progress().tables < 100 {
        search.step(1_000_000);
    }
    let peak = memory::take_peak() - before;
    assert!(search.progress().nodes > 8_000_000);
    assert!(peak < 96_000_000, "{peak}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn any_5x5_board_has_a_first_answer(
        name in prop::sample::select(NAMED_GOALS.to_vec()),
        seed in any::<u64>(),
        is_named in any::<bool>(),
    ) {
        let goal = if is_named { goal("5x5", name) } else { arranged(size("5x5"), seed) };
        let board = Board::shuffled(&goal, Seed::from(seed));
        let (_, best) = stepped(solver_of_5x5().search(&board), 1_000, has_answer);
        check_replays_to_the_goal(&board, &best.unwrap());
    }
}
