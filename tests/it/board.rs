//! Boards: which there are, and how tiles slide. Reading and writing them is in
//! `text`, the goals are in `goal`, setting up a board is in `draft`.

mod draft;
mod goal;
mod pasted;
mod text;

use crate::{any_board, any_direction, at_home, goals};
use oracle::{EIGHT, distances, permutations};
use proptest::prelude::*;
use std::collections::HashMap;
use taquin::board::inversions;
use taquin::{Board, BoardError, Direction, Goal, GoalName, Move, MoveError, Size, SlidesError};

/// Checks all permutations: `from_tiles` takes those that the oracle can reach.
#[track_caller]
fn check_solvability(goal: &Goal, reachable: &HashMap<Board, usize>) {
    let mut taken = 0;
    for tiles in permutations(goal.size().cells()) {
        match Board::from_tiles(&tiles, goal) {
            Ok(board) => {
                assert!(reachable.contains_key(&board), "{board:?} cannot be solved");
                taken += 1;
            }
            Err(error) => assert!(matches!(error, BoardError::Unsolvable { .. }), "{error}"),
        }
    }
    assert_eq!(taken, reachable.len(), "{goal:?}");
}

#[test]
fn a_board_is_taken_exactly_when_slides_lead_to_its_goal() {
    for size in ["2x2", "2x3", "3x2", "2x4", "4x2"] {
        for goal in goals(crate::size(size)) {
            check_solvability(&goal, &distances(&goal));
        }
    }
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn a_3x3_board_is_taken_exactly_when_slides_lead_to_its_goal() {
    check_solvability(&crate::goal("3x3", "last"), &EIGHT);
    for goal in goals(crate::size("3x3")).skip(3) {
        check_solvability(&goal, &distances(&goal));
    }
}

/// Against breadth-first search, which slides tiles itself.
#[test]
fn the_successors_of_a_board_are_those_one_slide_away() {
    let all = distances(&crate::goal("2x3", "snake"));
    for (board, distance) in &all {
        let next: Vec<(Direction, Board)> = board.successors().collect();
        assert!(next.iter().map(|(slide, _)| *slide).eq(board.directions()));
        for (slide, next) in &next {
            assert_eq!(all[next].abs_diff(*distance), 1, "{board}");
            let mut back = next.clone();
            back.apply(&[slide.opposite(), *slide, slide.opposite()])
                .unwrap();
            assert_eq!(back, *board);
        }
        for (cell, &tile) in board.tiles().iter().enumerate() {
            assert_eq!(board.tile_at(cell), Some(tile));
            assert_eq!(board.cell_of(tile), Some(cell));
        }
        assert_eq!((board.tile_at(6), board.cell_of(6)), (None, None));
    }
}

#[test]
fn slides_of_which_one_cannot_be_made_change_nothing() {
    let mut board: Board = "1 2 3/4 0 5/7 8 6".parse().unwrap();
    let before = board.clone();
    let error = board.apply(&[Direction::Left, Direction::Left]);
    assert_eq!(error, Err(SlidesError::Slide { at: 1 }));
    assert_eq!(board, before);
}

#[test]
fn of_each_pair_with_two_tiles_swapped_one_board_is_taken() {
    for size in Size::all() {
        for goal in goals(size) {
            let board = Board::shuffled(&goal, 7.into());
            let mut tiles = board.tiles().to_vec();
            let far = (0..tiles.len()).rfind(|&cell| tiles[cell] != 0).unwrap();
            let near = (0..far).find(|&cell| tiles[cell] != 0).unwrap();
            tiles.swap(near, far);
            let refused = Board::from_tiles(&tiles, &goal);
            assert!(
                matches!(refused, Err(BoardError::Unsolvable { .. })),
                "{size}"
            );
            tiles.swap(near, far);
            assert_eq!(Board::from_tiles(&tiles, &goal), Ok(board));
        }
    }
}

proptest! {
    #[test]
    fn inversions_are_the_pairs_in_the_wrong_order(
        values in prop::collection::vec(0..300_usize, 0..=256),
    ) {
        let pairs = (0..values.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let expected = pairs.filter(|&(i, j)| values[i] > values[j]).count();
        prop_assert_eq!(inversions(&values), expected);
    }

    #[test]
    fn a_slide_and_its_opposite_change_nothing(
        mut board in any_board(),
        direction in any_direction(),
    ) {
        let before = board.clone();
        let slid = board.slide(direction);
        prop_assert_eq!(slid, board != before);
        prop_assert_eq!(slid, before.cell_that_slides(direction).is_some());
        prop_assert!(!slid || board.slide(direction.opposite()));
        prop_assert_eq!(board, before);
    }

    #[test]
    fn a_line_slides_as_its_tiles_would_one_by_one(
        mut board in any_board(),
        cell in 0..300_usize,
    ) {
        let size = board.size();
        let blank = board.blank();
        let in_line = cell < size.cells() && cell != blank
            && (size.row_of(cell) == size.row_of(blank)
                || size.column_of(cell) == size.column_of(blank));
        let mut expected = board.clone();
        let mut slides = 0;
        while in_line && expected.blank() != cell {
            // Slides the neighbour of the blank that is nearest to the cell.
            let nearest = Direction::ALL.into_iter().min_by_key(|&direction| {
                let from = expected.cell_that_slides(direction);
                from.map_or(usize::MAX, |from| size.distance(from, cell))
            });
            prop_assert!(expected.slide(nearest.unwrap()));
            slides += 1;
        }
        prop_assert_eq!(board.slide_cell(cell), slides);
        prop_assert_eq!(board, expected);
    }

    #[test]
    fn every_slide_leads_to_a_board_that_is_taken(
        mut board in any_board(),
        directions in prop::collection::vec(any_direction(), 0..50),
    ) {
        for direction in directions {
            board.slide(direction);
        }
        let tiles = board.tiles();
        prop_assert_eq!(tiles[board.blank()], 0);
        prop_assert_eq!(Board::from_tiles(tiles, board.goal()), Ok(board.clone()));
        prop_assert_eq!(board.is_solved(), tiles == board.goal().tiles());
    }
}

#[test]
fn inversions_of_known_lists() {
    assert_eq!(inversions(&[]), 0);
    assert_eq!(inversions(&[5]), 0);
    assert_eq!(inversions(&[1, 1, 1]), 0);
    assert_eq!(inversions(&[4, 1, 2, 5, 3]), 4);
    assert_eq!(
        inversions(&(0..255).rev().collect::<Vec<_>>()),
        255 * 254 / 2
    );
}

#[track_caller]
fn check_slide(direction: Direction, expected: Option<&str>) {
    let mut board = at_home("1 2 3/4 5 0");
    assert_eq!(board.slide(direction), expected.is_some());
    assert_eq!(board.to_string(), expected.unwrap_or("1 2 3/4 5 0"));
    assert_eq!(board.tiles()[board.blank()], 0);
}

#[test]
fn a_direction_is_the_way_the_tile_goes() {
    check_slide(Direction::Up, None);
    check_slide(Direction::Down, Some("1 2 0/4 5 3"));
    check_slide(Direction::Left, None);
    check_slide(Direction::Right, Some("1 2 3/4 0 5"));
    let slides: Vec<_> = at_home("1 2 3/4 5 0").directions().collect();
    assert_eq!(slides, [Direction::Down, Direction::Right]);
    assert_eq!(at_home("1 2 3/4 0 5/6 7 8").directions().count(), 4);
}

#[track_caller]
fn check_slide_cell(start: &str, cell: usize, moved: usize, expected: &str) {
    let mut board = at_home(start);
    assert_eq!(board.slide_cell(cell), moved);
    assert_eq!(board.to_string(), expected);
}

#[test]
fn slide_cell_moves_the_line_between_cell_and_blank() {
    check_slide_cell("1 2 3 4/5 6 7 0", 4, 3, "1 2 3 4/0 5 6 7");
    check_slide_cell("1 2 3 4/5 6 7 0", 6, 1, "1 2 3 4/5 6 0 7");
    check_slide_cell("0 1 2 3/4 5 6 7", 3, 3, "1 2 3 0/4 5 6 7");
    check_slide_cell("1 2/3 4/5 6/0 7", 0, 3, "0 2/1 4/3 6/5 7");
    check_slide_cell("1 0/2 3/4 5/6 7", 7, 3, "1 3/2 5/4 7/6 0");
    check_slide_cell("1 2 3/4 0 5/6 7 8", 1, 1, "1 0 3/4 2 5/6 7 8");
}

#[test]
fn slide_cell_ignores_cells_off_the_lines_of_the_blank() {
    for cell in [0, 2, 4, 6, 8, 9, usize::MAX] {
        check_slide_cell("1 2 3/4 0 5/7 8 6", cell, 0, "1 2 3/4 0 5/7 8 6");
    }
}

#[test]
fn a_cell_off_the_board_has_no_move() {
    // Row by row these would be below the blank, in its column or row.
    let board = at_home("1 2 3/4 0 5/6 7 8");
    for cell in [9, 10, 13, 16, usize::MAX] {
        assert_eq!(board.move_of(cell), None, "{cell}");
    }
}

#[track_caller]
fn check_line(direction: Direction, slides: usize, expected: Option<&[usize]>) {
    let board = at_home("1 2 3 4/5 0 6 7/8 9 10 11");
    let next = Move::new(direction, slides).unwrap();
    assert_eq!(board.line(next).as_deref(), expected);
    let mut made = board.clone();
    assert_eq!(made.make(next), expected.is_some());
    match expected {
        None => assert_eq!(made, board, "nothing moves"),
        Some(cells) => {
            assert_eq!(board.move_of(*cells.last().unwrap()), Some(next));
            assert!(made.make(next.opposite()));
            assert_eq!(made, board);
        }
    }
}

#[test]
fn a_line_begins_beside_the_blank_and_ends_at_the_border() {
    check_line(Direction::Left, 2, Some(&[6, 7]));
    check_line(Direction::Left, 3, None);
    check_line(Direction::Right, 1, Some(&[4]));
    check_line(Direction::Right, 2, None);
    check_line(Direction::Up, 1, Some(&[9]));
    check_line(Direction::Down, 1, Some(&[1]));
    check_line(Direction::Down, 99, None);
}

#[test]
fn boards_with_other_goals_differ_though_their_tiles_do_not() {
    let last = Board::parse("1 2/0 3", GoalName::Last).unwrap();
    assert_ne!(last, Board::parse("1 2/0 3", GoalName::Snake).unwrap());
    assert_eq!(
        last,
        Board::parse("1 2/0 3", crate::spec("1 2/3 0")).unwrap()
    );
}

#[test]
fn directions_have_a_letter_a_word_and_a_way_back() {
    for (direction, letter, word, back) in [
        (Direction::Up, 'U', "up", 'D'),
        (Direction::Down, 'D', "down", 'U'),
        (Direction::Left, 'L', "left", 'R'),
        (Direction::Right, 'R', "right", 'L'),
    ] {
        assert_eq!(direction.letter(), letter);
        assert_eq!(direction.name(), word);
        assert_eq!(direction.to_string(), letter.to_string());
        assert_eq!(letter.to_string().parse(), Ok(direction));
        assert_eq!(direction.opposite().letter(), back);
        assert_eq!(Direction::from_letter(letter), Some(direction));
    }
    for other in ['u', 'X', ' ', '↑'] {
        assert_eq!(Direction::from_letter(other), None);
    }
    for other in ["", "u", "up", "UU", " U"] {
        let found = other.to_owned();
        let error = Err(MoveError::Direction { found });
        assert_eq!(other.parse::<Direction>(), error);
    }
}
