//! Boards as people paste them: a table of texts and of what is read.

use play::draft::Draft;
use taquin::board::read_tiles;
use taquin::code::read_board;
use taquin::{BoardError, GoalSpec, Size};

/// What is read of a text, as the table has it.
fn told(read: Result<(Size, Vec<usize>), BoardError>) -> String {
    match read {
        Ok((size, tiles)) => {
            let tiles: Vec<String> = tiles.iter().map(ToString::to_string).collect();
            format!("{size} {}", tiles.join(" "))
        }
        Err(error) => format!("refused: {error}"),
    }
}

#[test]
fn boards_are_read_as_people_paste_them() {
    let table = include_str!("../../data/pasted-boards.txt");
    let cases: Vec<&str> = table.split("\n== ").skip(1).collect();
    let mut wrong = Vec::new();
    for case in &cases {
        let (form, rest) = case.split_once('\n').unwrap();
        let (text, expected) = rest
            .rsplit_once("\n-> ")
            .or(rest.rsplit_once("-> "))
            .unwrap();
        let expected = expected.trim_end();
        // The laboratory asks so, and who sets up a board.
        for found in [read_tiles(text), Draft::read_rows(text)].map(told) {
            let is_refused = expected.starts_with("refused");
            if found != expected && !(is_refused && found.starts_with(expected)) {
                wrong.push(format!("{form}: {found}, not {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(cases.len() > 60);
}

/// The other half of the boards is refused for another reason than its form.
#[test]
fn what_is_pasted_is_opened() {
    let goal: GoalSpec = "4 1 2/5 0 3".parse().unwrap();
    for text in [
        "new int[][]{{4,1,2},{5,0,3}}",
        "[[4 1 2]\n [5 0 3]]",
        "٤ ١ ٢/٥ ٠ ٣",
    ] {
        let board = read_board(text, goal.clone()).unwrap();
        assert_eq!(board.to_string(), "4 1 2/5 0 3", "{text}");
    }
}
