//! The table as spreadsheets read it, in any country.

use super::{play_of, solve_of, won};
use crate::goal;
use play::Game;
use play::statistics::imports::{Import, read};
use play::statistics::{Collection, csv, file};
use proptest::prelude::*;

/// The table of one play of a seed.
fn table(seed: &str) -> String {
    let mut collection = Collection::default();
    collection.add([solve_of(&Game::from_seed(&goal("2x2", "last"), seed), 1)]);
    csv::write(collection.rows())
}

/// The seed, read as RFC 4180 says: it is the last field of the second line.
fn seed_of(table: &str) -> String {
    let (_, line) = table.split_once("\r\n").unwrap();
    let line = line.strip_suffix("\r\n").unwrap();
    let field = line.splitn(12, ',').last().unwrap();
    match field.strip_prefix('"') {
        Some(quoted) => quoted.strip_suffix('"').unwrap().replace("\"\"", "\""),
        None => field.to_owned(),
    }
}

/// The seed without the apostrophes that guard it.
fn unguarded(field: &str) -> String {
    let mut seed = String::new();
    let mut is_guard = true;
    for next in field.chars() {
        if !(is_guard && next == '\'') {
            seed.push(next);
        }
        is_guard = ",;|\t\r\n".contains(next);
    }
    seed
}

/// Returns `true` if a spreadsheet may run a cell, with whatever it leaves out before.
fn is_formula(cell: &str) -> bool {
    let is_left_out = |c: char| c.is_whitespace() || c.is_control() || c == '"' || c == '\u{feff}';
    let cell = cell.trim_start_matches(is_left_out);
    cell.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

/// A spreadsheet of another country splits at another mark, and then quotes in the
/// middle of a cell hold nothing together.
#[track_caller]
fn check_safe(seed: &str) {
    let table = table(seed);
    for mark in [',', ';', '\t', '|'] {
        let mut cells = table.split([mark, '\r', '\n']);
        let run = cells.find(|cell| is_formula(cell));
        assert_eq!(run, None, "{table}");
    }
    let field = seed_of(&table);
    assert!(!is_formula(&field), "{field}");
    assert_eq!(unguarded(&field), seed);
}

#[test]
fn no_seed_is_a_formula_in_any_country() {
    for seed in [
        "=1+1",
        "\n=1+1",
        "＝1+1",
        "x;=HYPERLINK(\"https://example.com\")",
        "x;\"=1+1",
        " \u{0}@SUM(1)",
        "\u{a0}-1",
        "\u{feff}＋1",
        "a\tb\r\n－1|＠2,+3",
        "'=1",
        "'",
        "x;'y",
    ] {
        check_safe(seed);
    }
    for start in ["\t", "\r", "\n"] {
        assert!(seed_of(&table(&format!("{start}x"))).starts_with('\''));
    }
}

#[test]
fn a_plain_seed_is_not_changed() {
    for seed in ["today", "2026-11-24", "a + b = c", "it's; fine", "e@f"] {
        assert_eq!(seed_of(&table(seed)), seed);
    }
}

proptest! {
    #[test]
    fn no_text_is_a_formula(seed in "([=+@＝＋－＠;|,\t\r\n\"' \u{0}x-]|\\PC){0,12}") {
        check_safe(&seed);
    }

    #[test]
    fn a_file_brings_every_seed_back(seed in "([=+@＝;|,\t\r\n\"' \u{0}x-]|\\PC){0,12}") {
        let play = play_of(&won("2x2", &seed), 1);
        let text = file::write([&play]);
        prop_assert_eq!(read(&text), Ok(Import::Plays(vec![play])));
    }
}
