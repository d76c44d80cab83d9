//! Quotes of a text that has no end.

use play::code::{open, open_rival};
use play::lessons::Lesson;
use play::statistics::{Course, file, imports};
use play::trainer::{Deck, Exercise, Topic};
use play::{Game, Link, Record};
use proptest::prelude::*;
use std::fmt::Display;
use taquin::board::read_tiles;
use taquin::code::read_board;
use taquin::lab::{Algorithm, Heuristic};
use taquin::{
    Board, Direction, Goal, GoalName, GoalSpec, Level, Metric, Move, Moves, PositionCode, Size,
};

/// Longer than every message without a quotation, and with two.
const LONGEST: usize = 300;

fn refused<T, E: Display>(read: Result<T, E>) -> Option<String> {
    read.err().map(|error| error.to_string())
}

/// Returns the messages of everything that reads text against a text.
fn messages(text: &str) -> Vec<String> {
    let size: Size = "3x3".parse().unwrap();
    let goal = GoalName::Last.of(size);
    let all = [
        refused(text.parse::<Size>()),
        refused(text.parse::<Board>()),
        refused(text.parse::<GoalName>()),
        refused(text.parse::<GoalSpec>()),
        refused(Goal::parse(text, size)),
        refused(play::draft::Draft::parse(text, &goal)),
        refused(play::draft::Draft::read_rows(text)),
        refused(text.parse::<Metric>()),
        refused(text.parse::<Direction>()),
        refused(text.parse::<Move>()),
        refused(text.parse::<Moves>()),
        refused(text.parse::<PositionCode>()),
        refused(text.parse::<Record>()),
        refused(text.parse::<Game>()),
        refused(text.parse::<Link>()),
        refused(open(text, GoalName::Last, "")),
        refused(read_board(text, GoalName::Last)),
        refused(open_rival(text, "")),
        refused(text.parse::<play::daily::Day>()),
        refused(text.parse::<Level>()),
        refused(text.parse::<Lesson>()),
        refused(text.parse::<Topic>()),
        refused(text.parse::<Exercise>()),
        refused(text.parse::<Deck>()),
        refused(text.parse::<Course>()),
        refused(text.parse::<Algorithm>()),
        refused(text.parse::<Heuristic>()),
        refused(read_tiles(text)),
        refused(file::read(text)),
        refused(imports::read(text)),
    ];
    all.into_iter().flatten().collect()
}

#[track_caller]
fn check_short(text: &str) {
    for message in messages(text) {
        assert!(message.chars().count() <= LONGEST, "{message}");
    }
}

#[test]
fn an_error_quotes_the_beginning_and_the_end() {
    let long = format!("{}{}", "a".repeat(99_999), "😀");
    let error = long.parse::<Size>().unwrap_err().to_string();
    let quoted = format!("'{}…{}😀'", "a".repeat(40), "a".repeat(38));
    assert!(error.starts_with(&quoted), "{error}");
    // A text that is just short enough is quoted whole.
    let short = "😀".repeat(80);
    let error = short.parse::<Size>().unwrap_err().to_string();
    assert!(error.starts_with(&format!("'{short}'")), "{error}");
}

#[test]
fn no_error_quotes_a_text_without_end() {
    for part in [
        "a",
        "7",
        "😀",
        "1 ",
        "1 2/3 0/",
        "[",
        "4x",
        "2.",
        "2.4x4.",
        "U2",
        "#size=4x4&seed=",
        ".",
    ] {
        for begin in [
            "",
            "4x4-",
            "4x",
            "#size=",
            "#goal=",
            "#board=",
            "#play=",
            "#play=3.",
            "3.",
            "sliding-puzzle plays ",
            "sliding-puzzle plays 1\n1 play 3",
            "fewest ",
            "relay ",
            "astar:",
            "{\"properties\":",
            "last|",
        ] {
            check_short(&format!("{begin}{}", part.repeat(10_000)));
        }
    }
    // The largest board of the wrong half.
    let mut tiles: Vec<String> = (1..256).chain([0]).map(|n: u32| n.to_string()).collect();
    tiles.swap(0, 1);
    let rows: Vec<String> = tiles.chunks(16).map(|row| row.join(" ")).collect();
    check_short(&rows.join("/"));
}

proptest! {
    #[test]
    fn no_text_makes_a_long_error(
        begin in "([0-9x.|#=&a-z/ -]){0,8}",
        part in "\\PC{1,8}",
        end in "\\PC{0,8}",
    ) {
        check_short(&format!("{begin}{}{end}", part.repeat(200)));
    }
}
