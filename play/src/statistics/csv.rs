//! Plays as a table for spreadsheets (RFC 4180, in UTF-8 with its mark, by which
//! spreadsheets know it).

use super::collection::Row;
use crate::code::read_start;
use crate::csv::field;
use crate::date::CalendarDate;

const HEAD: [&str; 12] = [
    "date (UTC)",
    "size",
    "goal",
    "seconds",
    "slides",
    "moves",
    "slides per second",
    "hints",
    "solver",
    "record",
    "from",
    "seed",
];

/// The table, a line for each play.
#[must_use]
pub fn write<'a>(rows: impl IntoIterator<Item = Row<'a>>) -> String {
    let mut text = String::from('\u{feff}');
    line(&mut text, HEAD.map(String::from));
    for Row { solve, standing } in rows {
        let count = |count: Option<u32>| count.map_or_else(String::new, |n| n.to_string());
        let tps = super::Measure::Tps.of(solve);
        let seconds = solve.elapsed as f64 / 1_000.0;
        let seed = solve.start().and_then(|start| read_start(start).ok());
        let seed = seed.and_then(|record| record.seed().map(String::from));
        let is_solver = if solve.help.solver { "yes" } else { "no" };
        line(
            &mut text,
            [
                CalendarDate::of(solve.at).to_string(),
                solve.size().to_owned(),
                solve.goal(),
                format!("{seconds:.3}"),
                count(solve.slides),
                count(solve.moves),
                tps.map_or_else(String::new, |tps| format!("{tps:.3}")),
                solve.help.hints.to_string(),
                is_solver.to_owned(),
                standing.name().to_owned(),
                solve.source.name().to_owned(),
                seed.unwrap_or_default(),
            ],
        );
    }
    text
}

/// A seed may come from a link of somebody else: see [`field`].
fn line(text: &mut String, fields: [String; HEAD.len()]) {
    text.push_str(&fields.map(|text| field(&text)).join(","));
    text.push_str("\r\n");
}
