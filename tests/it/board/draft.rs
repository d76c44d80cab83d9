//! Setting up a board: what is missing, what is wrong, and which two tiles to
//! look at.

use crate::{any_board, any_goal_of, any_size, goal};
use play::draft::{Draft, Verdict};
use proptest::prelude::*;
use taquin::{Board, BoardError, Goal, GoalName};

#[track_caller]
fn draft(text: &str, goal: &Goal) -> Draft {
    Draft::parse(text, goal).unwrap()
}

#[track_caller]
fn verdict(tiles: &[usize], goal: &Goal) -> Verdict {
    let cells: Vec<_> = tiles.iter().copied().map(Some).collect();
    Draft::new(&cells, goal).unwrap().verdict()
}

/// The tiles that an unsolvable board is suspected of, and the goals that it has.
#[track_caller]
fn suspects(tiles: &[usize], goal: &Goal) -> ([usize; 2], Vec<GoalName>) {
    match verdict(tiles, goal) {
        Verdict::Unsolvable { suspects, goals } => (suspects, goals),
        other => panic!("{other:?}"),
    }
}

fn numbers(board: &Board) -> Vec<usize> {
    board.tiles().iter().map(|&t| usize::from(t)).collect()
}

/// Exchanges two numbers.
fn exchanged(tiles: &[usize], [one, other]: [usize; 2]) -> Vec<usize> {
    let change = |&tile: &usize| match tile {
        tile if tile == one => other,
        tile if tile == other => one,
        tile => tile,
    };
    tiles.iter().map(change).collect()
}

#[test]
fn sam_loyds_board_is_suspected_of_14_and_15_or_of_another_goal() {
    let tiles: Vec<usize> = (1..=13).chain([15, 14, 0]).collect();
    let (pair, goals) = suspects(&tiles, &goal("4x4", "last"));
    assert_eq!(pair, [15, 14]);
    // With the gap in the first cell it has always been possible.
    assert!(goals.contains(&GoalName::First), "{goals:?}");
    assert!(!goals.contains(&GoalName::Last), "{goals:?}");
}

#[test]
fn two_misread_tiles_far_apart_are_found_on_a_solved_board() {
    let tiles = exchanged(&(1..=15).chain([0]).collect::<Vec<_>>(), [6, 9]);
    assert_eq!(suspects(&tiles, &goal("4x4", "last")).0, [9, 6]);
}

/// By hand: of the pairs side by side, 6 and 1 alone come closer to their homes by
/// two cells; all others by none, or go away from them.
#[test]
fn the_tiles_that_come_closest_to_their_homes_are_suspected() {
    let board = [2, 3, 6, 4, 5, 1, 7, 8, 0];
    assert_eq!(suspects(&board, &goal("3x3", "last")).0, [6, 1]);
}

/// 6 and 2 would come closer by four cells, but nobody exchanges what is far apart.
#[test]
fn tiles_side_by_side_are_suspected_before_others() {
    let board = [6, 3, 1, 4, 5, 2, 7, 8, 0];
    assert_eq!(suspects(&board, &goal("3x3", "last")).0, [3, 1]);
}

#[test]
fn a_draft_says_what_is_missing_twice_or_no_tile() {
    let goal = goal("3x2", "last");
    let given = draft("3 . 3 6 77 0", &goal);
    assert_eq!(given.missing(), [1, 2, 4, 5]);
    assert_eq!(given.doubled(), [0, 2]);
    assert_eq!(given.outside(), [3, 4]);
    assert_eq!(given.verdict(), Verdict::Unfinished);
    assert_eq!(
        draft(". . . . . .", &goal).missing(),
        (0..6).collect::<Vec<_>>()
    );
}

#[test]
fn a_draft_has_a_cell_for_each_of_the_goal() {
    let goal = goal("3x2", "last");
    assert_eq!(
        Draft::parse("1 2", &goal),
        Err(BoardError::Count {
            expected: 6,
            got: 2
        })
    );
    for word in ["x", "-1", "1.5", "..", "99999999999999999999999"] {
        let text = format!("1 {word} 2 3 4 5");
        let error = Draft::parse(&text, &goal).unwrap_err();
        let found = word.to_owned();
        assert_eq!(error, BoardError::Text { at: 1, found });
    }
}

#[test]
fn rows_are_read_before_they_are_a_board() {
    let (size, tiles) = Draft::read_rows("1 1 9/0 0 0").unwrap();
    assert_eq!(
        (size.to_string(), tiles),
        ("3x2".into(), vec![1, 1, 9, 0, 0, 0])
    );
    let (size, tiles) = Draft::read_rows("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15").unwrap();
    assert_eq!((size.to_string(), tiles.len()), ("4x4".into(), 16));
    assert!(Draft::read_rows("1 2 3 4 0").is_err());
    assert!(Draft::read_rows("1 2 3/4 5").is_err());
    assert!(Draft::read_rows("hello").is_err());
}

proptest! {
    #[test]
    fn a_finished_draft_is_the_board(board in any_board()) {
        let cells: Vec<_> = numbers(&board).into_iter().map(Some).collect();
        let draft = Draft::new(&cells, board.goal()).unwrap();
        prop_assert_eq!(draft.missing(), Vec::<usize>::new());
        prop_assert_eq!(draft.doubled(), Vec::<usize>::new());
        prop_assert_eq!(draft.outside(), Vec::<usize>::new());
        prop_assert_eq!(draft.verdict(), Verdict::Solvable(Box::new(board)));
    }

    #[test]
    fn the_suspects_make_a_board_solvable_where_they_change_places(board in any_board()) {
        let tiles = exchanged(&numbers(&board), [1, 2]);
        let (pair, goals) = suspects(&tiles, board.goal());
        let repaired = verdict(&exchanged(&tiles, pair), board.goal());
        prop_assert!(matches!(repaired, Verdict::Solvable(_)), "{:?}", pair);
        let place = |tile| tiles.iter().position(|&other| other == tile);
        prop_assert!(place(pair[0]) < place(pair[1]));
        for name in goals {
            let text = board.to_string();
            let reached = verdict(&tiles, &name.of(board.size()));
            prop_assert!(matches!(reached, Verdict::Solvable(_)), "{} {}", text, name);
        }
    }

    #[test]
    fn on_a_solved_board_the_suspects_are_the_two_exchanged(
        goal in any_size().prop_flat_map(any_goal_of),
        (one, other) in (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
    ) {
        let most = goal.size().cells() - 1;
        let (one, other) = (1 + one.index(most), 1 + other.index(most));
        prop_assume!(one != other);
        let tiles = exchanged(&numbers(&Board::solved(&goal)), [one, other]);
        let (mut pair, _) = suspects(&tiles, &goal);
        pair.sort_unstable();
        prop_assert_eq!(pair, [one.min(other), one.max(other)]);
    }

    #[test]
    fn no_text_is_too_odd_for_a_draft(text in "[0-9. x-]{0,40}") {
        let goal = Goal::blank_last("3x3".parse().unwrap());
        if let Ok(draft) = Draft::parse(&text, &goal) {
            let _ = draft.verdict();
        }
    }
}
