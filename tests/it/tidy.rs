//! The rules of the house, read off the files. Each rule is a function from a
//! text to what is wrong in it, so that a planted fault shows that it finds.

mod dependencies;

use std::fs;
use std::path::{Path, PathBuf};

/// All Rust code.
const FOLDERS: [&str; 9] = [
    "src",
    "photo/src",
    "play/src",
    "session/src",
    "wasm",
    "python/src",
    "train",
    "tests/it",
    "tests/oracle",
];

/// The modules of a crate; each uses only those that stand before it.
const MODULES: [(&str, &[&str]); 3] = [
    (
        "photo/src/",
        &["picture", "plane", "grid", "glyphs", "digits", "numbers"],
    ),
    (
        "src/",
        &[
            "hash",
            "quote",
            "board",
            "shuffle",
            "code",
            "solver",
            "difficulty",
            "lab",
            "serde",
        ],
    ),
    (
        "play/src/",
        &[
            "coded",
            "record",
            "game",
            "code",
            "draft",
            "csv",
            "date",
            "statistics",
            "daily",
            "praise",
            "grading",
            "partly",
            "lessons",
            "review",
            "trainer",
        ],
    ),
];

/// The rooms of the solver, likewise. `solver.rs` puts them together.
const ROOMS: [&str; 18] = [
    "hand",
    "solution",
    "line",
    "home_board",
    "symmetry",
    "tables",
    "distance",
    "patterns",
    "prover",
    "placing",
    "beams",
    "finder",
    "counting",
    "schedule",
    "single_tile",
    "multi_tile",
    "facade",
    "distributed",
];

/// Names by which types are written for others, for `serde` alone.
const SERDE: [&str; 3] = ["serde", "Serialize", "Deserialize"];

const MAX_LINES: usize = 500;
const MAX_COLUMNS: usize = 100;

type Rule = fn(file: &str, text: &str) -> Vec<String>;

/// Words of code: comments left out, names whole.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split("//").next().unwrap();
    code.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// `src/solver/ida.rs` belongs to `solver`, among the modules of the core; `None` is the
/// root of a crate.
fn module_of(file: &str) -> Option<(&str, &'static [&'static str])> {
    let of = |(folder, modules): &(&str, &'static [&'static str])| {
        let module = file.strip_prefix(folder)?.split(['/', '.']).next()?;
        (module != "lib").then_some((module, *modules))
    };
    MODULES.iter().find_map(of)
}

/// Returns the names that follow a path, one for each branch of a braced list.
fn uses_of(path: &str, text: &str) -> Vec<String> {
    let code = text.lines().map(|l| l.split("//").next().unwrap());
    let code = code.collect::<Vec<_>>().join("\n");
    let name = |path: &str| -> String {
        let path = path.trim_start().chars();
        path.take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let mut names = Vec::new();
    for (at, found) in code.match_indices(path) {
        let behind = code[at + found.len()..].trim_start();
        let Some(list) = behind.strip_prefix('{') else {
            names.push(name(behind));
            continue;
        };
        let mut depth = 1;
        let mut begins = true;
        for (at, c) in list.char_indices() {
            if begins && !c.is_whitespace() {
                names.push(name(&list[at..]));
                begins = false;
            }
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => begins = true,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        names.retain(|name| !name.is_empty());
    }
    names
}

/// Uses of what does not stand before `here` in an order, by a path that begins
/// with `root`; and ways up out of a folder that is `levels` above the file.
fn out_of_order(
    (file, text): (&str, &str),
    order: &[&str],
    here: &str,
    root: &str,
    levels: usize,
) -> Vec<String> {
    let place = |name: &str| order.iter().position(|&other| other == name);
    let Some(at) = place(here) else {
        return vec![format!("{file}: {here} is not in the table")];
    };
    let allowed = |used: &String| place(used).is_some_and(|there| there <= at);
    let mut wrong: Vec<String> = uses_of(root, text)
        .into_iter()
        .filter(|used| !allowed(used))
        .map(|used| format!("{file}: {here} uses {used}, which does not stand before it"))
        .collect();
    let out = "super::".repeat(levels);
    for (at, line) in text.lines().enumerate() {
        if line.split("//").next().unwrap().contains(&out) {
            wrong.push(format!("{file}:{}: leaves {here} by {out}", at + 1));
        }
    }
    wrong
}

/// Arrows between modules that go to the right, or out of the table.
fn wrong_arrows(file: &str, text: &str) -> Vec<String> {
    let Some((module, modules)) = module_of(file) else {
        return Vec::new();
    };
    let path = file.split_once("src/").map_or(file, |(_, path)| path);
    let levels = (path.matches('/').count() + 1).min(2);
    out_of_order((file, text), modules, module, "crate::", levels)
}

/// `src/solver/prover/ida.rs` belongs to `prover`; `None` outside the rooms.
fn room_of(file: &str) -> Option<&str> {
    file.strip_prefix("src/solver/")?.split(['/', '.']).next()
}

/// Arrows between rooms of the solver that go to the right, or out of the house.
fn wrong_doors(file: &str, text: &str) -> Vec<String> {
    let Some(room) = room_of(file) else {
        return Vec::new();
    };
    let levels = file.matches('/').count() - 1;
    let mut wrong = out_of_order((file, text), &ROOMS, room, "crate::solver::", levels);
    if text.contains("use crate::solver;") {
        wrong.push(format!("{file}: uses the solver itself"));
    }
    wrong
}

fn forbidden_words(file: &str, text: &str, forbidden: &[&str]) -> Vec<String> {
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(at, line)| words(line).map(move |word| (at, word)))
        .filter(|(_, word)| forbidden.contains(word))
        .map(|(at, word)| format!("{file}:{}: {word}", at + 1))
        .collect()
}

fn written_elsewhere(file: &str, text: &str) -> Vec<String> {
    // The root names the module and its feature.
    match module_of(file) {
        Some(("serde", _)) | None => Vec::new(),
        Some(_) => forbidden_words(file, text, &SERDE),
    }
}

fn too_long(file: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines = text.lines().count();
    if lines > MAX_LINES {
        wrong.push(format!("{file}: {lines} lines, at most {MAX_LINES}"));
    }
    for (at, line) in text.lines().enumerate() {
        let columns = line.chars().count();
        // A table in a doc comment cannot be broken.
        let is_table = line.trim_start().starts_with("//! |");
        if columns > MAX_COLUMNS && !is_table {
            wrong.push(format!("{file}:{}: {columns} characters", at + 1));
        }
    }
    wrong
}

fn promises_without_issue(file: &str, text: &str) -> Vec<String> {
    // Written apart, or this file would have to be left out.
    let promises = [concat!("TO", "DO"), concat!("FIX", "ME")];
    let has_issue = |line: &str| {
        let mut after_hash = line.split('#').skip(1);
        after_hash.any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| {
            promises.iter().any(|promise| line.contains(promise)) && !has_issue(line)
        })
        .map(|(at, _)| format!("{file}:{}: names no issue", at + 1))
        .collect()
}

/// Every Rust file below a folder, by its path from the root of the package.
fn files(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut folders: Vec<PathBuf> = vec![root.join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap();
                found.push((name.replace('\\', "/"), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(!found.is_empty(), "no Rust file in {root:?}");
    found
}

#[track_caller]
fn check_folder(folder: &str, rule: Rule) {
    let wrong: Vec<String> = files(folder)
        .iter()
        .flat_map(|(file, text)| rule(file, text))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[track_caller]
fn check_folders(rule: Rule) {
    for folder in FOLDERS {
        check_folder(folder, rule);
    }
}

#[track_caller]
fn check_found(rule: Rule, file: &str, planted: &str) {
    assert_ne!(
        rule(file, planted),
        Vec::<String>::new(),
        "{file}: {planted}"
    );
}

#[track_caller]
fn check_passes(rule: Rule, file: &str, text: &str) {
    assert_eq!(rule(file, text), Vec::<String>::new());
}

#[test]
fn a_module_uses_only_what_stands_left_of_it() {
    check_folder("src", wrong_arrows);
    check_folder("play/src", wrong_arrows);
    check_found(wrong_arrows, "src/board.rs", "use crate::solver::Solver;");
    check_found(wrong_arrows, "src/board/size.rs", "use crate::lab;");
    check_found(
        wrong_arrows,
        "src/code.rs",
        "use crate::{board, lab::Astar};",
    );
    check_found(
        wrong_arrows,
        "src/code.rs",
        "use crate::{\n    board::{Board, Size},\n    wasm,\n};",
    );
    check_found(wrong_arrows, "src/solver/ida.rs", "use crate::lab::Astar;");
    check_found(wrong_arrows, "src/solver.rs", "use crate::Board;");
    check_found(wrong_arrows, "src/solver.rs", "use crate::*;");
    check_found(wrong_arrows, "play/src/game.rs", "use super::code;");
    check_found(wrong_arrows, "src/board/text.rs", "use super::super::lab;");
    check_found(wrong_arrows, "src/sound.rs", "");
    check_passes(
        wrong_arrows,
        "src/lab.rs",
        "use crate::{board::{Board, Size}, solver};",
    );
    check_passes(
        wrong_arrows,
        "src/board/text.rs",
        "use super::Size; // not crate::game",
    );
    check_passes(wrong_arrows, "src/lib.rs", "pub use crate::board::Board;");
}

#[test]
fn a_room_of_the_solver_uses_only_what_stands_before_it() {
    check_folder("src", wrong_doors);
    let rule = wrong_doors;
    check_found(
        rule,
        "src/solver/prover.rs",
        "use crate::solver::finder::Finder;",
    );
    check_found(
        rule,
        "src/solver/prover/ida.rs",
        "use crate::solver::{distance, schedule::Schedule};",
    );
    check_found(
        rule,
        "src/solver/patterns/grid.rs",
        "use crate::solver::Known;",
    );
    check_found(rule, "src/solver/patterns/grid.rs", "use crate::solver::*;");
    check_found(rule, "src/solver/patterns/grid.rs", "use crate::solver;");
    check_found(rule, "src/solver/line.rs", "use super::finder;");
    check_found(
        rule,
        "src/solver/prover/ida.rs",
        "use super::super::finder;",
    );
    check_found(
        rule,
        "src/solver/finder/by_lines/group.rs",
        "super::super::super::schedule::Schedule::new()",
    );
    check_found(rule, "src/solver/guesses.rs", "");
    check_passes(rule, "src/solver.rs", "use schedule::Schedule;");
    check_passes(
        rule,
        "src/solver/finder/by_lines.rs",
        "use crate::solver::{prover::Prover, patterns::Shared};\nuse super::Finder;",
    );
    check_passes(
        rule,
        "src/solver/patterns/grid.rs",
        "pub(in crate::solver) fn cells() {}",
    );
}

#[test]
fn how_a_type_is_written_stands_in_one_place() {
    check_folder("src", written_elsewhere);
    let rule = written_elsewhere;
    check_found(rule, "src/lab.rs", "#[derive(serde::Serialize)]");
    check_found(rule, "src/board/size.rs", "impl Serialize for Size {");
    check_passes(rule, "src/serde.rs", "use serde::{Deserialize, Serialize};");
}

#[test]
fn files_and_lines_are_short_enough_to_read() {
    check_folders(too_long);
    check_found(too_long, "src/board.rs", &"\n".repeat(501));
    check_found(too_long, "src/board.rs", &"x".repeat(101));
    check_passes(too_long, "src/board.rs", &"é".repeat(100));
    check_passes(too_long, "src/board.rs", &"\n".repeat(500));
}

#[test]
fn what_is_to_be_done_is_an_issue() {
    check_folders(promises_without_issue);
    let promise = concat!("// TO", "DO: faster");
    check_found(promises_without_issue, "src/board.rs", promise);
    check_found(
        promises_without_issue,
        "src/board.rs",
        concat!("// FIX", "ME # now"),
    );
    let with_issue = format!("{promise} (#12)");
    check_passes(promises_without_issue, "src/board.rs", &with_issue);
}
