//! The published crate links nothing into a user's program.

use super::{check_found, check_passes};
use std::fs;
use std::path::Path;

/// Lines of Cargo.toml by which something would be linked into a user's program.
fn dependencies_of_users(file: &str, text: &str) -> Vec<String> {
    let mut section = "";
    let mut wrong = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line;
            let may_be = [
                "[dependencies]",
                "[dev-dependencies",
                "[workspace.dependencies]",
            ];
            let is_known = may_be.iter().any(|begin| line.starts_with(begin));
            if line.contains("dependencies") && !is_known {
                wrong.push(format!("{file}: {line}"));
            }
            continue;
        }
        let is_optional = line.contains("optional = true");
        if section == "[dependencies]" && line.contains('=') && !is_optional {
            wrong.push(format!("{file}: {line}"));
        }
        if section == "[features]" && line.starts_with("default") {
            wrong.push(format!("{file}: {line}"));
        }
    }
    wrong
}

#[test]
fn the_core_has_no_dependencies_but_optional_ones_and_no_default_feature() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.toml");
    let manifest = fs::read_to_string(manifest).unwrap();
    let rule = dependencies_of_users;
    check_passes(rule, "Cargo.toml", &manifest);
    for section in [
        "[dependencies]\nrand = \"0.9\"",
        "[dependencies.serde]",
        "[build-dependencies]",
        "[dependencies]\ntalc.workspace = true",
        "[target.'cfg(unix)'.dependencies]",
        "[features]\ndefault = [\"serde\"]",
    ] {
        check_found(rule, "Cargo.toml", &format!("{manifest}\n{section}\n"));
    }
}
