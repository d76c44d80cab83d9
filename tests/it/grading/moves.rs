//! A play graded in moves (MTM), against distances of a search that is too simple to
//! be wrong.

use super::{PATIENCE, played};
use crate::record::any_action;
use crate::solver::known::{korf, korf_and_felner};
use oracle::moves::{EIGHT, one_move_on};
use play::{Game, Grading, Mark};
use proptest::prelude::*;
use std::sync::{LazyLock, Mutex};
use taquin::shuffle::SplitMix64;
use taquin::{Board, Direction, Move, Moves, MultiTile, MultiTileSolver, Seed};

type InMoves = Grading<MultiTile>;

/// Makes its table of 3×3 once for all plays.
static SOLVER: LazyLock<Mutex<MultiTileSolver>> = LazyLock::new(Mutex::default);

/// Moves of its own, then a way of fewest moves, or of few.
fn wandering(board: &Board, steps: usize, solver: &mut MultiTileSolver) -> Vec<Option<Move>> {
    let mut random = SplitMix64::new(Seed::from(steps as u64));
    let mut now = board.clone();
    let mut moves = Vec::new();
    for _ in 0..steps {
        let all = one_move_on(&now);
        let next = &all[random.below(all.len())];
        let made = (0..now.size().cells()).find_map(|cell| {
            let made = now.move_of(cell)?;
            let mut moved = now.clone();
            (moved.make(made) && moved == *next).then_some(made)
        });
        now = next.clone();
        moves.push(made);
    }
    let rest = solver.solve(&now, 1_000_000);
    let rest: Moves = rest.slides().iter().copied().collect();
    moves.extend(rest.into_iter().map(Some));
    moves
}

fn graded(board: &Board, moves: Vec<Option<Move>>, solver: &mut MultiTileSolver) -> InMoves {
    let mut grading = InMoves::along(board, moves, PATIENCE).unwrap();
    while !grading.step(solver, 100_000) {}
    grading
}

/// Checks that a play lost the moves that it has beyond the distance it covers.
fn check_sum(grading: &InMoves) {
    let moves = grading.positions().len() - 1;
    let tally = grading.tally();
    assert_eq!(tally.toward + tally.stay + tally.away, moves);
    let exact = |at| grading.grade(at).unwrap().exact().unwrap();
    assert_eq!(moves + exact(moves), exact(0) + tally.cost());
}

/// Moments lie apart, begin and end with a loss, and cost what their marks do. No loss
/// is outside them while there is room for one more.
fn check_moments(grading: &InMoves) {
    let cost = |at: usize| grading.mark(at).map_or(0, Mark::cost);
    let moments = grading.moments(3);
    for moment in &moments {
        assert!(moment.from < moment.to && moment.to <= moment.from + 24);
        assert!(cost(moment.from) > 0 && cost(moment.to - 1) > 0);
        let costs = (moment.from..moment.to).map(cost);
        assert_eq!(moment.cost, costs.sum::<usize>());
        let apart = |other: &&_| *other != moment;
        for other in moments.iter().filter(apart) {
            assert!(other.to <= moment.from || moment.to <= other.from);
        }
    }
    let is_inside = |at: usize| moments.iter().any(|it| (it.from..it.to).contains(&at));
    if moments.len() < 3 {
        let mut outside = (0..grading.positions().len()).filter(|&at| !is_inside(at));
        assert!(outside.all(|at| cost(at) == 0));
    }
}

proptest! {
    /// In every play, also one that is not won, however the work is cut into steps.
    #[test]
    fn every_board_of_a_3x3_play_has_its_distance_in_moves(
        seed in any::<u64>(),
        actions in prop::collection::vec(any_action(), 0..60),
        budget in prop::sample::select(vec![1, 7, 1_000, 1_000_000_u64]),
    ) {
        let game = played(seed, &actions);
        let solver = &mut *SOLVER.lock().unwrap();
        let mut grading = InMoves::of(game.record(), 1).unwrap();
        while !grading.step(solver, budget) {}
        let frames = Game::frames(game.record()).unwrap();
        let positions = grading.positions();
        prop_assert_eq!(positions.len(), frames.len(), "one for each move");
        for (at, position) in positions.iter().enumerate() {
            prop_assert_eq!(&position.board, &frames[at].board);
            let exact = EIGHT[&position.board];
            prop_assert_eq!(grading.grade(at).unwrap().exact(), Some(exact));
            let line = grading.line(at).unwrap();
            prop_assert!(line.check(&position.board).is_ok());
            prop_assert_eq!(line.length(), exact);
            let next = positions.get(at + 1).filter(|next| next.made.is_some());
            let expected = next.map(|next| match EIGHT[&next.board].checked_sub(exact) {
                None => Mark::Toward,
                Some(0) => Mark::Stay,
                Some(_) => Mark::Away,
            });
            prop_assert_eq!(grading.mark(at), expected);
        }
        check_moments(&grading);
        prop_assert_eq!(grading.grade(positions.len()), None);
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn boards_of_a_4x4_play_have_the_fewest_moves_that_a_search_from_scratch_finds() {
    let mut solver = MultiTileSolver::default();
    let (board, _) = korf(79);
    let moves = wandering(&board, 12, &mut solver);
    let grading = graded(&board, moves, &mut solver);
    check_sum(&grading);
    check_moments(&grading);
    for (at, position) in grading.positions().iter().enumerate() {
        let found = solver.solve(&position.board, u64::MAX);
        assert!(found.is_optimal());
        assert_eq!(grading.grade(at).unwrap().exact(), Some(found.length()));
        let line = grading.line(at).unwrap();
        assert!(line.check(&position.board).is_ok());
        assert_eq!(line.length(), found.length());
    }
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn on_large_boards_bounds_in_moves_hold() {
    let mut solver = MultiTileSolver::default();
    for (board, _) in korf_and_felner().take(2) {
        let moves = wandering(&board, 6, &mut solver);
        let grading = graded(&board, moves, &mut solver);
        for (at, position) in grading.positions().iter().enumerate() {
            let found = grading.grade(at).unwrap();
            let line = grading.line(at).unwrap();
            assert!(line.check(&position.board).is_ok());
            assert!(found.lower <= line.length() && line.length() <= found.upper);
            if at > 0 {
                let before = grading.grade(at - 1).unwrap();
                // Each knows the bounds that the other proves of it.
                assert!(before.lower.abs_diff(found.lower) <= 1);
                assert!(before.upper.abs_diff(found.upper) <= 1);
            }
        }
        let last = grading.positions().len() - 1;
        assert_eq!(grading.grade(last).unwrap().exact(), Some(0));
        assert_eq!(grading.mark(last - 1), Some(Mark::Toward));
    }
}

#[test]
fn a_line_that_goes_tile_by_tile_loses_a_move() {
    let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
    let grade = |moves: &str| {
        let moves: Moves = moves.parse().unwrap();
        let moves = moves.into_iter().map(Some).collect();
        let grading = graded(&board, moves, &mut MultiTileSolver::default());
        let tally = grading.tally();
        (tally.toward, tally.stay, tally.away, tally.cost())
    };
    assert_eq!(grade("L2"), (1, 0, 0, 0));
    // 7 alone leaves one move to make, as before.
    assert_eq!(grade("LL"), (1, 1, 0, 1));
    // 4 goes down and comes back.
    assert_eq!(grade("DUL2"), (2, 0, 1, 2));
}

#[test]
fn a_part_that_ends_inside_a_move_has_that_move() {
    let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
    // 4 goes down; once more, 4 goes down and comes back, and 7 and 8 go home.
    let mut moves: Vec<Option<Move>> = vec![Some(Direction::Down.into()), None];
    moves.extend("DUL2".parse::<Moves>().unwrap().into_iter().map(Some));
    let grading = graded(&board, moves, &mut MultiTileSolver::default());
    let after: Vec<_> = (0..=7).map(|slides| grading.after(slides)).collect();
    let expected = [0, 1, 2, 3, 4, 5, 5].map(Some);
    assert_eq!(after, [&expected[..], &[None]].concat());
    let cost = |from, to| grading.tally_of(from, to).cost();
    assert_eq!((cost(0, 2), cost(2, 4), cost(4, 5)), (2, 2, 0));
    assert_eq!(grading.tally_of(0, 5), grading.tally());
}

#[test]
fn a_move_that_no_tiles_can_make_is_refused() {
    let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
    for moves in ["U", "R", "L3", "DD2"] {
        let read: Moves = moves.parse().unwrap();
        let read = read.into_iter().map(Some);
        let error = InMoves::along(&board, read, PATIENCE).unwrap_err();
        assert!(
            error.to_string().contains("no tile can make slide"),
            "{moves}"
        );
    }
}
