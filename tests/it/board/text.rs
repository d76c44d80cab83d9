//! Boards as text and as JSON, and every way in which a board can be refused.

use crate::{any_board, at_home};
use proptest::prelude::*;
use taquin::{Board, BoardError, GoalSpec, Size, SizeError};

proptest! {
    #[test]
    fn a_board_reads_what_it_prints(board in any_board()) {
        for text in [board.to_string(), board.to_json()] {
            prop_assert_eq!(&Board::parse(&text, board.goal()), &Ok(board.clone()));
            let goal = board.goal().to_string().parse::<GoalSpec>().unwrap();
            prop_assert_eq!(&Board::parse(&text, goal), &Ok(board.clone()));
        }
    }

    #[test]
    fn a_board_is_read_as_people_paste_it(
        board in any_board(),
        tile_separator in prop::sample::select(vec![" ", ",", ", ", "\t", "  ", " , "]),
        row_separator in prop::sample::select(
            vec!["/", "\n", "\r\n", " / ", "/\n", "/\r\n", "\n\n", " \n ", ",\n"],
        ),
        around in prop::sample::select(vec!["", " ", "\n", "\r\n\r\n"]),
    ) {
        let text = board.to_string().replace(' ', tile_separator).replace('/', row_separator);
        let text = format!("{around}{text}{around}");
        prop_assert_eq!(Board::parse(&text, board.goal()), Ok(board), "{:?}", text);
    }

    #[test]
    fn json_is_read_with_any_space(
        board in any_board(),
        space in prop::sample::select(vec![" ", "\n", "\r\n\t"]),
    ) {
        let tokens = board.to_json();
        let mut text = String::new();
        for token in tokens.chars() {
            if !token.is_ascii_digit() {
                text.push_str(space);
            }
            text.push(token);
            if !token.is_ascii_digit() {
                text.push_str(space);
            }
        }
        prop_assert_eq!(Board::parse(&text, board.goal()), Ok(board), "{:?}", text);
    }

    #[test]
    fn no_text_is_too_odd_to_be_answered(text in "[0-9 ,/\\[\\]\\n\\r\\-x×🧩]{0,40}") {
        if let Ok(board) = text.parse::<Board>() {
            prop_assert_eq!(board.to_string().parse(), Ok(board));
        }
    }
}

#[test]
fn json_is_an_array_of_rows() {
    assert_eq!(at_home("4 1 2/5 0 3").to_json(), "[[4,1,2],[5,0,3]]");
    assert_eq!(
        "[[4,1,2],[5,0,3]]".parse::<Board>(),
        "4 1 2/5 0 3".parse::<Board>()
    );
}

#[track_caller]
fn check_refused(text: &str, expected: &BoardError, message: &str) {
    let error = text.parse::<Board>().unwrap_err();
    assert_eq!(&error, expected);
    assert_eq!(error.to_string(), message);
}

#[track_caller]
fn check_unreadable(text: &str, at: usize, found: &str) {
    let found = found.to_owned();
    assert_eq!(
        text.parse::<Board>(),
        Err(BoardError::Text { at, found }),
        "{text}"
    );
}

#[test]
fn parse_rejects_sam_loyds_swap() {
    let swapped = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0";
    check_refused(
        swapped,
        &BoardError::Unsolvable {
            tiles: swapped.into(),
            goal: "last".into(),
        },
        "no slides lead from 1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0 to the goal last; \
         swap any two tiles",
    );
}

#[test]
fn a_board_of_the_wrong_half_names_a_goal_without_name_by_its_tiles() {
    let error = Board::parse("1 2/3 0", crate::spec("3 2/1 0")).unwrap_err();
    let expected = BoardError::Unsolvable {
        tiles: "1 2/3 0".into(),
        goal: "3 2/1 0".into(),
    };
    assert_eq!(error, expected);
}

#[track_caller]
fn check_tiles_refused(tiles: &[u8], expected: &BoardError, message: &str) {
    let goal = crate::goal("3x2", "last");
    let error = Board::from_tiles(tiles, &goal).unwrap_err();
    assert_eq!(&error, expected);
    assert_eq!(error.to_string(), message);
}

#[test]
fn too_few_and_too_many_tiles_are_refused() {
    for got in [0, 5, 7, 300] {
        check_tiles_refused(
            &vec![0; got],
            &BoardError::Count { expected: 6, got },
            &format!("{got} tiles given, the board has 6 cells"),
        );
    }
}

#[test]
fn a_number_that_is_no_tile_is_refused() {
    let refused = |tile| BoardError::Range {
        tile,
        cell: 3,
        cells: 6,
    };
    for tile in [6, 255] {
        check_tiles_refused(
            &[1, 2, 3, tile, 5, 0],
            &refused(tile.into()),
            &format!("{tile} in cell 3 is not a tile; tiles are 1 to 5, and 0 is the blank"),
        );
    }
    // 260 is 4 in a byte.
    for tile in [6, 255, 256, 260, usize::MAX] {
        let text = format!("1 2 3/{tile} 5 0");
        let goal = crate::goal("3x2", "last");
        assert_eq!(Board::parse(&text, &goal), Err(refused(tile)));
        assert_eq!(text.parse::<GoalSpec>(), Err(refused(tile)));
    }
}

#[test]
fn a_tile_that_is_there_twice_is_refused() {
    check_tiles_refused(
        &[1, 2, 3, 4, 2, 0],
        &BoardError::Twice {
            tile: 2,
            first: 1,
            second: 4,
        },
        "tile 2 is in cell 1 and in cell 4; each tile appears once",
    );
    check_tiles_refused(
        &[0, 2, 3, 4, 1, 0],
        &BoardError::Twice {
            tile: 0,
            first: 0,
            second: 5,
        },
        "tile 0 is in cell 0 and in cell 5; each tile appears once",
    );
}

#[test]
fn ragged_rows_are_refused() {
    for text in ["1 2 3/4 0", "[[1,2,3],[4,0]]", "1,2,3\r\n4,0"] {
        let (row, expected, got) = (1, 3, 2);
        check_refused(
            text,
            &BoardError::Row { row, expected, got },
            "row 1 has 2 tiles, the first has 3",
        );
    }
    let (row, expected, got) = (2, 2, 0);
    for text in ["1 2/3 0/", "[[1,2],[3,0],[]]"] {
        let error = text.parse::<Board>().unwrap_err();
        assert_eq!(error, BoardError::Row { row, expected, got });
    }
}

#[test]
fn a_board_of_another_size_than_its_goal_is_refused() {
    let error = Board::parse("1 2 3/4 5 0", crate::goal("2x3", "last")).unwrap_err();
    let expected = BoardError::Size {
        expected: crate::size("2x3"),
        got: crate::size("3x2"),
    };
    assert_eq!(error, expected);
    assert_eq!(error.to_string(), "the board is 3x2, not 2x3");
}

#[test]
fn a_size_that_no_board_has_is_refused() {
    let side = |columns, rows| BoardError::NoSize(SizeError::Side { columns, rows });
    let message = "no board is 5x1; each side is from 2 to 16";
    check_refused("1 2 3 4 0", &side(5, 1), message);
    check_refused(
        "[[1],[0]]",
        &side(1, 2),
        "no board is 1x2; each side is from 2 to 16",
    );
    let row: Vec<String> = (0..17).map(|tile| tile.to_string()).collect();
    let row = row.join(" ");
    check_refused(
        &format!("{row}/{row}"),
        &side(17, 2),
        "no board is 17x2; each side is from 2 to 16",
    );
}

#[test]
fn a_text_that_cannot_be_read_is_refused_with_the_place() {
    check_unreadable("1 2/x 0", 4, "x");
    check_unreadable("1 2/-3 0", 4, "-3");
    check_unreadable("1;2/3;0", 1, ";2");
    check_unreadable("hello, world", 0, "hello");
    check_unreadable("1 2/3 0 supercalifragilistic", 8, "supercalifra");
    let huge = "99999999999999999999999999";
    check_unreadable(&format!("1 2/{huge} 0"), 4, &huge[..12]);
    let error = "1 2/x 0".parse::<Board>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "cannot read 'x' at character 4; write rows like 4 1 2/5 0 3"
    );
}

#[test]
fn signs_of_other_scripts_are_refused_with_the_place() {
    check_unreadable("1\u{3000}2/🧩 0", 1, "\u{3000}2");
    check_unreadable("1 2/🧩 0", 4, "🧩");
    check_unreadable("1 2/3 ０", 6, "０");
    check_unreadable("[[1,2],[3,数]]", 10, "数");
    check_unreadable("é", 0, "é");
}

#[test]
fn json_that_is_no_board_is_refused_with_the_place() {
    check_unreadable("[", 1, "");
    check_unreadable("[[1,2],[3,0]", 12, "");
    check_unreadable("[[1,2],[3,0]]]", 13, "]");
    check_unreadable("[[1,2],[3,0]],", 13, ",");
    check_unreadable("[[1,2],[3,0],]", 13, "]");
    check_unreadable("[[1,2,],[3,0]]", 6, "]");
    check_unreadable("[1,2,3,0]", 1, "1");
    check_unreadable("[[1,2],[3,-0]]", 10, "-0");
    check_unreadable("[[1,2],[3.0,0]]", 9, ".0");
    check_unreadable("[[1,2],[\"3\",0]]", 8, "\"3\"");
    check_unreadable("[[1,2],[3,null]]", 10, "null");
    check_unreadable("[[1,2],[[3],0]]", 8, "[3");
    check_unreadable("[[1,2] [3,0]]", 7, "[3");
    check_unreadable("[[1,2],[3,0]", 12, "");
    let error = "[[1,2]".parse::<Board>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "the text ends at character 6; write rows like 4 1 2/5 0 3"
    );
}

#[test]
fn an_empty_text_ends_where_it_should_begin() {
    for text in ["", " ", "\r\n\n"] {
        let error = text.parse::<Board>().unwrap_err();
        assert!(
            matches!(&error, BoardError::Text { found, .. } if found.is_empty()),
            "{text:?}: {error}"
        );
    }
}

#[test]
fn empty_arrays_are_no_board() {
    let side = |columns, rows| BoardError::NoSize(SizeError::Side { columns, rows });
    assert_eq!("[]".parse::<Board>(), Err(side(0, 0)));
    assert_eq!("[[],[]]".parse::<Board>(), Err(side(0, 2)));
}

#[test]
fn the_largest_board_has_tiles_to_255() {
    let board = crate::goal("16x16", "last");
    let text = board.arrangement();
    let read = Board::parse(&text, &board).unwrap();
    assert_eq!(read.size().cells(), Size::MAX_CELLS);
    assert_eq!(read.tiles()[254], 255);
    assert!(read.is_solved());
}
