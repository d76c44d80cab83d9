//! Tables that another solver has made, as another worker does.

use crate::goal;
use taquin::{Board, Goal, MultiTileSolver, Solution, Solver, TableError};

/// Node budget of a step: a few hundredths of a table.
const STEP: u64 = 3_000;

/// Bytes of a table's checksum, which follows its entries.
const CHECKSUM: usize = 8;

/// A solver of either metric, as its worker asks it.
trait Maker: Default {
    fn prepare(&mut self, goal: &Goal, budget: u64) -> u8;
    fn tables(&self, goal: &Goal) -> Option<Vec<u8>>;
    fn parts(&mut self, goal: &Goal) -> usize;
    fn make_part(&mut self, goal: &Goal, part: usize, budget: u64) -> Option<Vec<u8>>;
    fn take_part(&mut self, goal: &Goal, part: usize, bytes: &[u8]) -> Result<(), TableError>;
    fn solve(&mut self, board: &Board) -> Solution;
}

macro_rules! makers {
    ($($solver:ty),*) => {$(
        impl Maker for $solver {
            fn prepare(&mut self, goal: &Goal, budget: u64) -> u8 {
                self.prepare(goal, budget)
            }
            fn tables(&self, goal: &Goal) -> Option<Vec<u8>> {
                self.tables(goal)
            }
            fn parts(&mut self, goal: &Goal) -> usize {
                self.parts(goal)
            }
            fn make_part(&mut self, goal: &Goal, part: usize, budget: u64) -> Option<Vec<u8>> {
                self.make_part(goal, part, budget)
            }
            fn take_part(
                &mut self,
                goal: &Goal,
                part: usize,
                bytes: &[u8],
            ) -> Result<(), TableError> {
                self.take_part(goal, part, bytes)
            }
            fn solve(&mut self, board: &Board) -> Solution {
                self.solve(board, u64::MAX)
            }
        }
    )*};
}

makers!(Solver, MultiTileSolver);

/// Another solver makes the last table while this one makes the others.
#[track_caller]
fn check_made_together<M: Maker>(goal: &Goal, parts: usize) {
    let mut alone = M::default();
    alone.prepare(goal, u64::MAX);
    let expected = alone.tables(goal);
    assert!(expected.is_some());
    assert_eq!(alone.parts(goal), 0, "none is left");

    let (mut solver, mut other) = (M::default(), M::default());
    assert!(solver.prepare(goal, STEP) < 100);
    assert_eq!(solver.parts(goal), parts);
    let last = parts - 1;
    let mut made = None;
    while made.is_none() {
        made = other.make_part(goal, last, STEP);
        solver.prepare(goal, STEP);
    }
    assert!(other.tables(goal).is_none(), "it keeps nothing");
    let bytes = made.unwrap();
    let length = TableError::Length {
        expected: bytes.len() - CHECKSUM,
        got: bytes.len() - CHECKSUM - 1,
    };
    let short = &bytes[1..];
    assert_eq!(solver.take_part(goal, last, short), Err(length));
    assert_eq!(solver.take_part(goal, last, &bytes), Ok(()));
    // Taken once more, and one that does not exist.
    assert_eq!(solver.take_part(goal, last, &bytes), Ok(()));
    assert_eq!(solver.take_part(goal, parts, &bytes), Ok(()));
    solver.prepare(goal, u64::MAX);
    assert!(solver.tables(goal) == expected);
    assert_eq!(solver.take_part(goal, last, short), Ok(()), "all are made");
    assert!(solver.tables(goal) == expected);
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn tables_of_two_solvers_are_those_of_one() {
    check_made_together::<Solver>(&goal("4x3", "last"), 2);
    check_made_together::<MultiTileSolver>(&goal("4x3", "last"), 7);
}

/// A table that comes while the solver makes the same one.
#[track_caller]
fn check_taken_late<M: Maker>(goal: &Goal) {
    let (mut solver, mut other) = (M::default(), M::default());
    solver.prepare(goal, STEP);
    let first = loop {
        solver.prepare(goal, STEP);
        if let Some(bytes) = other.make_part(goal, 0, 2 * STEP) {
            break bytes;
        }
    };
    let before = solver.prepare(goal, 0);
    assert!((1..100).contains(&before));
    solver.take_part(goal, 0, &first).unwrap();
    assert!(solver.prepare(goal, 0) > before);
    let mut alone = M::default();
    alone.prepare(goal, u64::MAX);
    solver.prepare(goal, u64::MAX);
    assert!(solver.tables(goal) == alone.tables(goal));
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn a_table_may_come_while_it_is_made() {
    check_taken_late::<Solver>(&goal("4x3", "last"));
    check_taken_late::<MultiTileSolver>(&goal("4x3", "last"));
}

/// A solver that has made no table itself finds what one finds that made all.
#[track_caller]
fn check_answers<M: Maker>(goal: &Goal) {
    let (mut solver, mut other) = (M::default(), M::default());
    for part in 0..solver.parts(goal) {
        let made = other.make_part(goal, part, u64::MAX).unwrap();
        solver.take_part(goal, part, &made).unwrap();
    }
    solver.prepare(goal, u64::MAX);
    other.prepare(goal, u64::MAX);
    for seed in 0..5 {
        let board = Board::shuffled(goal, seed.into());
        assert_eq!(solver.solve(&board), other.solve(&board));
    }
}

#[test]
fn a_solver_searches_by_tables_that_others_have_made() {
    check_answers::<Solver>(&goal("4x3", "last"));
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn a_solver_searches_by_tables_in_moves_that_others_have_made() {
    check_answers::<MultiTileSolver>(&goal("4x3", "last"));
}

#[test]
fn large_boards_have_no_parts() {
    for size in ["5x5", "8x8"] {
        let goal = goal(size, "last");
        let mut solver = Solver::new();
        solver.prepare(&goal, 1_000_000);
        assert_eq!(solver.parts(&goal), 0);
        assert_eq!(solver.make_part(&goal, 0, 1), None);
        assert_eq!(solver.take_part(&goal, 0, &[]), Err(TableError::Shape));
    }
    let mut in_moves = MultiTileSolver::default();
    let goal = goal("5x5", "last");
    assert_eq!(in_moves.parts(&goal), 0);
    assert_eq!(in_moves.make_part(&goal, 0, 1), None);
    assert_eq!(in_moves.take_part(&goal, 0, &[]), Err(TableError::Shape));
}

/// Checks that a damaged part is made again. Taken as it is, a table of zeros would
/// panic or mislead, and one without a solved board would be searched without end.
#[track_caller]
fn check_damaged<M: Maker>(goal: &Goal) {
    let (mut solver, mut other) = (M::default(), M::default());
    let sound = other.make_part(goal, 0, u64::MAX).unwrap();
    let mut turned = sound.clone();
    turned[sound.len() / 2] ^= 1;
    let mut other_sum = sound.clone();
    *other_sum.last_mut().unwrap() ^= 0x80;
    let same = |byte| vec![byte; sound.len()];
    for damaged in [same(0), same(u8::MAX), turned, other_sum] {
        let taken = solver.take_part(goal, 0, &damaged);
        assert_eq!(taken, Err(TableError::Checksum));
    }
    assert!(solver.take_part(goal, 0, &[]).is_err());
    assert!(solver.prepare(goal, 0) < 100, "nothing was taken");
    solver.prepare(goal, u64::MAX);
    other.prepare(goal, u64::MAX);
    assert!(solver.tables(goal) == other.tables(goal));
}

#[test]
fn a_table_that_came_damaged_is_refused() {
    check_damaged::<Solver>(&goal("3x3", "last"));
    check_damaged::<MultiTileSolver>(&goal("3x3", "last"));
}
