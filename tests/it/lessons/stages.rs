//! When a play came through which stage.

use super::check_tasks_solve;
use crate::{any_board, spec};
use play::lessons::{Stage, stages};
use proptest::prelude::*;
use taquin::{Board, Moves};

use Stage::{Column, LastSquare, LastTwoColumns, LastTwoRows, Row};

/// The boards of a play, slide by slide.
fn played(start: &str, goal: &str, moves: &str) -> Vec<Board> {
    let mut board = Board::parse(start, spec(goal)).unwrap();
    let mut boards = vec![board.clone()];
    for slide in moves.parse::<Moves>().unwrap().slides() {
        assert!(board.slide(slide), "{board}: {slide}");
        boards.push(board.clone());
    }
    boards
}

#[track_caller]
fn check_boards(boards: &[Board], first: usize, expected: &[(Stage, Option<usize>)]) {
    let found = stages(boards);
    let ends: Vec<_> = found.iter().map(|it| (it.stage, it.to)).collect();
    assert_eq!(ends, expected);
    let begins: Vec<_> = found.iter().map(|it| it.from).collect();
    let ends = found.iter().map_while(|it| it.to);
    let expected: Vec<_> = [first].into_iter().chain(ends).take(begins.len()).collect();
    assert_eq!(begins, expected);
}

#[track_caller]
fn check(start: &str, goal: &str, moves: &str, expected: &[(Stage, Option<usize>)]) {
    check_boards(&played(start, goal, moves), 0, expected);
}

#[test]
fn stages_come_as_the_play_went_through_them() {
    check(
        "0 2 3/1 5 6/4 7 8",
        "last",
        "U2L2",
        &[
            (Row(0), Some(1)),
            (LastTwoRows { column: 0 }, Some(3)),
            (LastSquare, Some(4)),
        ],
    );
    // Another who does the first column first.
    check(
        "0 1 2/4 5 3/7 8 6",
        "last",
        "L2U2",
        &[
            (Column(0), Some(1)),
            (LastTwoColumns { row: 0 }, Some(3)),
            (LastSquare, Some(4)),
        ],
    );
    check(
        "1 0 3/4 2 5/7 8 6",
        "last",
        "ULU",
        &[
            (Column(0), Some(0)),
            (LastTwoColumns { row: 0 }, Some(1)),
            (LastSquare, Some(3)),
        ],
    );
}

#[test]
fn the_lines_lie_round_the_home_of_the_blank() {
    check(
        "1 2 3/8 4 0/7 6 5",
        "spiral",
        "R",
        &[
            (Row(0), Some(0)),
            (LastTwoRows { column: 0 }, Some(0)),
            (LastSquare, Some(1)),
        ],
    );
    check(
        "1 0 3/8 2 4/7 6 5",
        "spiral",
        "U",
        &[
            (Row(2), Some(0)),
            (LastTwoRows { column: 0 }, Some(0)),
            (LastSquare, Some(1)),
        ],
    );
    // A goal without a name, with the blank at the bottom left.
    check(
        "5 1/4 2/3 0",
        "5 1/4 2/0 3",
        "R",
        &[(LastTwoColumns { row: 0 }, Some(0)), (LastSquare, Some(1))],
    );
    check("0 1/3 2", "last", "LU", &[(LastSquare, Some(2))]);
}

#[test]
fn a_play_that_is_not_won_has_an_open_stage() {
    check(
        "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15",
        "last",
        "L",
        &[
            (Row(0), Some(0)),
            (Row(1), Some(0)),
            (LastTwoRows { column: 0 }, Some(0)),
            (LastTwoRows { column: 1 }, Some(1)),
            (LastSquare, None),
        ],
    );
    check("2 1 3/4 0 5/8 7 6", "last", "", &[(Row(0), None)]);
    assert_eq!(stages([]), []);
}

#[test]
fn a_line_that_is_taken_apart_again_stays_done() {
    // 1 goes down and back before 4 and 7 go home.
    check(
        "1 2 3/0 5 6/4 7 8",
        "last",
        "DU2L2",
        &[
            (Row(0), Some(0)),
            (LastTwoRows { column: 0 }, Some(4)),
            (LastSquare, Some(5)),
        ],
    );
}

#[test]
fn a_restart_begins_anew() {
    let mut boards = played("1 2 3/4 0 5/7 8 6", "last", "DR");
    let again = boards.len();
    boards.extend(played("1 2 3/4 0 5/7 8 6", "last", "LU"));
    check_boards(
        &boards,
        again,
        &[
            (Row(0), Some(again)),
            (LastTwoRows { column: 0 }, Some(again)),
            (LastSquare, Some(again + 2)),
        ],
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn a_play_that_is_won_passes_every_stage(board in any_board()) {
        let boards = check_tasks_solve(&board);
        let stages = stages(&boards);
        let size = board.size();
        prop_assert_eq!(stages.len(), size.columns() + size.rows() - 3);
        prop_assert_eq!(stages[0].from, 0);
        for pair in stages.windows(2) {
            prop_assert_eq!(pair[0].to, Some(pair[1].from));
        }
        let last = stages.last().unwrap();
        prop_assert_eq!((last.stage, last.to), (LastSquare, Some(boards.len() - 1)));
    }
}
