//! The collection as text, so that a page need not play all records again when
//! it opens. It is made of them, and may be thrown away.
//!
//! | line  | content                                                          |
//! |-------|------------------------------------------------------------------|
//! | first | `solves` and the version of these lines                          |
//! | other | identity, time in milliseconds since 1970, milliseconds played, slides, moves, hints, marks, source |
//!
//! Spaces separate the fields; `-` stands for what is not known. The marks are a
//! number: 1 for won, 2 for restarted, 4 for the solver, 8 for blindfolded.

use super::collection::Collection;
use super::solve::{Solve, Source};
use crate::record::Help;
use std::fmt::{self, Write};

/// Changes when what is computed of a record, or its writing here, changes.
const FIRST: &str = "solves 1";

const WON: u8 = 1;
const RESTARTED: u8 = 2;
const SOLVER: u8 = 4;
const BLINDFOLDED: u8 = 8;

/// The text is of another version, or damaged: make it of the records again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreError;

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in this build's format; compute the statistics from the records again")
    }
}

impl std::error::Error for StoreError {}

impl Collection {
    /// The text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::from(FIRST);
        for solve in self.solves() {
            let count = |count: Option<u32>| count.map_or_else(|| "-".into(), |n| n.to_string());
            let mark = |is_set: bool, mark: u8| if is_set { mark } else { 0 };
            let marks = mark(solve.is_won, WON)
                | mark(solve.is_restarted, RESTARTED)
                | mark(solve.help.solver, SOLVER)
                | mark(solve.is_blindfolded, BLINDFOLDED);
            // Writing to a string never fails.
            let _ = write!(
                text,
                "\n{} {} {} {} {} {} {marks} {}",
                solve.id,
                solve.at,
                solve.elapsed,
                count(solve.slides),
                count(solve.moves),
                solve.help.hints,
                solve.source.name(),
            );
        }
        text
    }

    /// Reads the text.
    ///
    /// # Errors
    ///
    /// If it is of another version, or damaged.
    pub fn read(text: &str) -> Result<Self, StoreError> {
        let mut lines = text.split('\n');
        if lines.next() != Some(FIRST) {
            return Err(StoreError);
        }
        let solves: Option<Vec<Solve>> = lines.map(read_line).collect();
        let mut collection = Self::default();
        collection.add(solves.ok_or(StoreError)?);
        Ok(collection)
    }
}

fn read_line(line: &str) -> Option<Solve> {
    let mut fields = line.split(' ');
    let mut next = || fields.next();
    let count = |field: &str| match field {
        "-" => Some(None),
        number => number.parse().ok().map(Some),
    };
    let (id, at, elapsed) = (next()?, next()?, next()?);
    let (slides, moves) = (count(next()?)?, count(next()?)?);
    let hints = next()?.parse().ok()?;
    let marks: u8 = next()?.parse().ok()?;
    let source = Source::named(next()?)?;
    if next().is_some() {
        return None;
    }
    Some(Solve {
        id: id.to_owned(),
        at: at.parse().ok()?,
        source,
        elapsed: elapsed.parse().ok()?,
        slides,
        moves,
        help: Help::NONE
            .with_hints(hints)
            .with_solver(marks & SOLVER != 0),
        is_won: marks & WON != 0,
        is_restarted: marks & RESTARTED != 0,
        is_blindfolded: marks & BLINDFOLDED != 0,
    })
}
