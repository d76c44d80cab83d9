//! The interface that a user of the crate sees, held to `recorded.txt`: a change of it
//! is seen, and meant.
//!
//! `UPDATE=1 cargo test -p interface` records what there is now.
//! The list is made by `public-api` of what rustdoc writes as JSON, which rustdoc does only
//! when it is allowed what is not stable: it is of the toolchain that is pinned.

#![cfg(test)]
#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and the panic tells where"
)]

use public_api::{Builder, PublicApi};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Every public item of the crate with the features that users know, a line each: those too
/// that are hidden in the documentation, for whoever finds them can use them.
fn listed() -> String {
    // A folder of its own: what is built otherwise stays as it is.
    let target = Path::new(ROOT).join("target/interface");
    let status = Command::new(env!("CARGO"))
        .current_dir(ROOT)
        .args([
            "rustdoc",
            "--package=taquin",
            "--lib",
            "--quiet",
            "--locked",
            "--features=serde,weights",
        ])
        .arg("--target-dir")
        .arg(&target)
        .args(["--", "-Zunstable-options", "--output-format=json"])
        .args(["--cap-lints=allow", "--document-hidden-items"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("RUSTDOCFLAGS")
        .env_remove("RUSTFLAGS")
        .status();
    assert!(status.unwrap().success(), "rustdoc has failed");
    let json = target.join("doc/taquin.json");
    let interface = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build();
    let interface: PublicApi = interface.unwrap_or_else(|error| {
        panic!("{error}; does public-api know what this rustdoc writes? `cargo update` may help")
    });
    without_repetition(interface.items().map(|item| format!("{item}\n")))
}

/// Each line once, though a type has a second path at the root of the crate; and
/// of the implementation of a trait the first line, not its functions.
fn without_repetition(lines: impl Iterator<Item = String>) -> String {
    let mut seen = BTreeSet::new();
    let mut is_in_trait = false;
    let mut is_said = |line: &String| {
        if !line.starts_with("pub fn ") && !line.starts_with("pub type ") {
            is_in_trait = line.starts_with("impl") && line.contains(" for ");
        }
        let path = without_generics(line.split('(').next().unwrap());
        let of_type = path.rsplit("::").nth(1).is_some_and(|name| {
            let first = name.chars().next();
            first.is_some_and(char::is_uppercase)
        });
        let is_implied = is_in_trait && line.starts_with("pub fn ") && of_type;
        let is_derived = ["::StructuralPartialEq for ", "::TrivialClone for "]
            .iter()
            .any(|derived| line.contains(derived));
        !is_implied && !is_derived && seen.insert(line.clone())
    };
    lines.filter(|line| is_said(line)).collect()
}

/// A path without what is in angle brackets.
fn without_generics(path: &str) -> String {
    let mut depth = 0;
    let outside = path.chars().filter(|c| match c {
        '<' => {
            depth += 1;
            false
        }
        '>' => {
            depth -= 1;
            false
        }
        _ => depth == 0,
    });
    outside.collect()
}

/// Returns the lines that only one of two lists has, as `- line` and `+ line`.
fn difference(recorded: &str, found: &str) -> Vec<String> {
    let [old, new] = [recorded, found].map(|list| list.lines().collect::<BTreeSet<_>>());
    let gone = old.difference(&new).map(|line| format!("- {line}"));
    let come = new.difference(&old).map(|line| format!("+ {line}"));
    gone.chain(come).collect()
}

#[test]
fn the_interface_is_the_recorded_one() {
    let file = Path::new(ROOT).join("tests/interface/recorded.txt");
    let found = listed();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, &found).unwrap();
    }
    let recorded = fs::read_to_string(&file).unwrap_or_default();
    let difference = difference(&recorded, &found);
    assert!(
        difference.is_empty(),
        "the interface has changed; if that is meant, `UPDATE=1 cargo test -p interface`\n{}",
        difference.join("\n")
    );
    // A list that lost most of itself would still be like itself.
    assert!(recorded.contains("pub fn taquin::Solver<M>::solve("));
    assert!(recorded.contains("impl core::str::traits::FromStr for taquin::board::Board"));
}

#[test]
fn a_changed_interface_is_told_line_by_line() {
    let recorded = "pub fn a()\npub fn b(x: u8)\n";
    assert!(difference(recorded, recorded).is_empty());
    let found = "pub fn b(x: u16)\npub fn c()\n";
    let expected = [
        "- pub fn a()",
        "- pub fn b(x: u8)",
        "+ pub fn b(x: u16)",
        "+ pub fn c()",
    ];
    assert_eq!(difference(recorded, found), expected);
}
