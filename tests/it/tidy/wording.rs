//! A comment begins with a thing ("The seed of …") or with a verb in the third person
//! ("Returns `true` if …"), not with a clause that leaves open who does what.

use super::{check_folders, check_found, check_passes};

/// Words that begin such a clause.
const CLAUSES: [&str; 13] = [
    "How", "Of", "That", "What", "Whatever", "Where", "Wherever", "Whether", "Which", "Who",
    "Whoever", "Whom", "Whose",
];

/// The marks of comments; those of TypeScript stand in the boundary.
const MARKS: [&str; 4] = ["///", "//!", "/**", "//"];

fn mark_of(line: &str) -> Option<&'static str> {
    let line = line.trim_start();
    MARKS.into_iter().find(|mark| line.starts_with(mark))
}

fn begun_by_clauses(file: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut before = None;
    for (at, line) in text.lines().enumerate() {
        let mark = mark_of(line);
        if let Some(mark) = mark.filter(|&mark| before != Some(mark) || mark == "/**") {
            let comment = &line.trim_start()[mark.len()..];
            let first = comment.split_whitespace().next().unwrap_or("");
            if CLAUSES.contains(&first) {
                wrong.push(format!("{file}:{}: a comment begins with {first}", at + 1));
            }
        }
        before = mark;
    }
    wrong
}

#[test]
fn a_comment_begins_with_a_thing_or_a_verb() {
    let rule = begun_by_clauses;
    check_folders(rule);
    check_found(
        rule,
        "src/board.rs",
        "/// Whether it is solved.\nfn is_solved()",
    );
    check_found(rule, "src/board.rs", "//! What can be said of boards.");
    check_found(
        rule,
        "src/board.rs",
        "    // Of the next move.\n    axis: u8,",
    );
    check_found(
        rule,
        "wasm/src/game.rs",
        "/** How many go. */\ncount: number;",
    );
    check_found(rule, "wasm/src/game.rs", "/** One. */\n/** Who plays. */");
    check_passes(rule, "src/board.rs", "/// Returns `true` if it is solved.");
    check_passes(rule, "src/board.rs", "/// Tests the way\n/// Whoever asks.");
}
