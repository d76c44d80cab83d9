//! Tables of moves as bytes: kept, read back, and refused when they are not whole.

use super::{check_length, prepared};
use crate::goal;
use oracle::moves::EIGHT;
use taquin::{Goal, MultiTileSolver, TableError};

/// Bytes of the header, see `src/solver/tables/file.rs`.
const HEADER: usize = 32;

fn made(goal: &Goal) -> Vec<u8> {
    prepared(goal).tables(goal).unwrap()
}

#[test]
fn tables_read_back_are_the_tables_that_were_kept() {
    for (size, name) in [("2x2", "last"), ("3x3", "spiral"), ("5x2", "first")] {
        let goal = goal(size, name);
        let mut solver = MultiTileSolver::default();
        assert_eq!(solver.tables(&goal), None);
        solver.prepare(&goal, u64::MAX);
        let bytes = solver.tables(&goal).unwrap();
        assert_eq!(bytes.len(), HEADER + solver.table_bytes());
        let mut reader = MultiTileSolver::default();
        assert_eq!(reader.read_tables(&goal, &bytes), Ok(()));
        assert_eq!(reader.prepare(&goal, 0), 100);
        assert_eq!(reader.tables(&goal), Some(bytes));
    }
}

#[test]
fn mirrored_goals_read_the_same_tables() {
    let bytes = made(&goal("3x3", "last"));
    let mut reader = MultiTileSolver::default();
    assert_eq!(reader.read_tables(&goal("3x3", "first"), &bytes), Ok(()));
    assert_eq!(reader.read_tables(&goal("3x3", "last"), &bytes), Ok(()));
    for (board, &distance) in EIGHT.iter().take(100) {
        check_length(&mut reader, board, distance);
    }
}

#[test]
fn bytes_that_are_not_these_tables_are_refused() {
    let goal = goal("3x3", "last");
    let bytes = made(&goal);
    let refused = |bytes: &[u8]| {
        MultiTileSolver::default()
            .read_tables(&goal, bytes)
            .unwrap_err()
    };
    let changed = |at: usize| {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        refused(&changed)
    };
    assert_eq!(refused(&[]), TableError::Magic);
    assert_eq!(refused(&bytes[..HEADER - 1]), TableError::Magic);
    assert_eq!(changed(0), TableError::Magic);
    assert!(matches!(changed(4), TableError::Version { .. }));
    for at in [6, 7, 8, 9] {
        assert_eq!(changed(at), TableError::Shape);
    }
    assert!(matches!(changed(16), TableError::Length { .. }));
    assert_eq!(changed(24), TableError::Checksum);
    assert_eq!(changed(HEADER), TableError::Checksum);
    assert_eq!(changed(bytes.len() - 1), TableError::Checksum);
    let shorter = refused(&bytes[..bytes.len() - 1]);
    assert!(matches!(shorter, TableError::Length { .. }));
    // Those of slides.
    let mut in_slides = taquin::Solver::new();
    in_slides.prepare(&goal, u64::MAX);
    let in_slides = in_slides.tables(&goal).unwrap();
    assert_eq!(refused(&in_slides), TableError::Shape);
    let read = taquin::Solver::new().read_tables(&goal, &bytes);
    assert_eq!(read, Err(TableError::Shape));
}

/// Until version 0.1 tables of moves had a header of their own, with this beginning.
#[test]
fn tables_that_an_older_build_has_kept_are_made_anew() {
    let goal = goal("3x3", "last");
    let bytes = made(&goal);
    let old = [b"SPMT\x01\0\x03\x03\x08", &[0; 15][..], &bytes[HEADER..]].concat();
    let mut solver = MultiTileSolver::default();
    assert_eq!(solver.read_tables(&goal, &old), Err(TableError::Magic));
    assert_eq!(solver.tables(&goal), None);
    solver.prepare(&goal, u64::MAX);
    assert_eq!(solver.tables(&goal), Some(bytes));
}

#[test]
fn boards_too_large_for_tables_have_none() {
    let goal = goal("5x5", "last");
    let mut solver = MultiTileSolver::default();
    assert_eq!(solver.prepare(&goal, u64::MAX), 100);
    assert_eq!(solver.tables(&goal), None);
    assert_eq!(solver.read_tables(&goal, &[]), Err(TableError::Shape));
}
