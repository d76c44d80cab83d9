//! Two searches in moves that share a board.

use crate::goal;
use taquin::solver::distributed::Line;
use taquin::{Board, MultiTileSearch, MultiTileSolver, SlidesError};

fn first_line(board: &Board) -> Line {
    let mut search = MultiTileSolver::default().search(board);
    while search.best().is_none() {
        search.step(1_000);
    }
    Line::from(&search.best().unwrap())
}

/// Steps a search until it has something shorter than the line.
#[track_caller]
fn shorter(search: &mut MultiTileSearch, board: &Board, line: &Line) -> Line {
    while search.best().unwrap().length() >= line.length() {
        search.step(10_000);
    }
    let found = Line::from(&search.best().unwrap());
    assert_eq!(found.check(board), Ok(()));
    found
}

#[test]
fn each_of_two_searches_finds_something_else() {
    for size in ["5x5", "7x7"] {
        let board = Board::shuffled(&goal(size, "last"), 5.into());
        let line = first_line(&board);
        let mut solver = MultiTileSolver::default();
        let mut first = solver.search_line(&board, &line).unwrap();
        assert!(first.can_share());
        first.share();
        let mut second = solver.search_beside(&board, &line).unwrap();
        let found = shorter(&mut second, &board, &line);
        assert_ne!(shorter(&mut first, &board, &line).slides(), found.slides());
        first.take(found.slides()).unwrap();
        second.take(line.slides()).unwrap();
        let best = |search: &MultiTileSearch| search.best().unwrap().length();
        assert!(best(&first) <= found.length());
        assert_eq!(best(&second), found.length(), "no longer than it was");
        assert_eq!(first.take(&[]), Err(SlidesError::Goal));
    }
}

#[test]
fn boards_that_are_proved_are_not_shared() {
    let board = Board::shuffled(&goal("4x4", "last"), 5.into());
    assert!(!MultiTileSolver::default().search(&board).can_share());
}
