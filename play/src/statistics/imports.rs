//! Files of plays from elsewhere.
//!
//! - [`csTimer`](https://cstimer.net)'s export: a JSON object with the lists
//!   `session1`, `session2` …. An entry is `[[penalty, milliseconds, …], scramble,
//!   comment, seconds since 1970]`; the penalty is 0, 2000 (added to the time) or
//!   −1 (not finished). `properties.sessionData` has, as JSON in a text, the name of
//!   each session and its kind of scramble. csTimer knows no moves, so its times are
//!   kept as times.
//! - Slidysim's plays, as the *Slidysim Session Tracker* copies them ("Detailed
//!   info"): a table with semicolons whose head begins with `Parent;Puzzle;`. Each
//!   line has the scramble, the solution and the time of each slide, so its record
//!   is kept, and played again.

mod cstimer;
mod slidysim;

pub use cstimer::Session;

use super::file::{self, FileError};
use super::solve::Play;
use std::fmt;

/// The content of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Import {
    /// The plays of a file that this game exported.
    Plays(Vec<Play>),
    /// Sessions of csTimer. Most are of other puzzles.
    CsTimer(Vec<Session>),
    /// Plays of Slidysim.
    Slidysim {
        /// The plays.
        plays: Vec<Play>,
        /// The number of those that were skipped there, or not finished.
        left_out: usize,
    },
}

/// Reads a file of any of these kinds. `ahead` is how many minutes the clock of
/// the person is ahead of UTC, because Slidysim's dates are in local time.
///
/// # Errors
///
/// If it is none of them, or damaged. Then nothing of it is read.
pub fn read(text: &str, ahead: i32) -> Result<Import, ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    if file::is_file(text) {
        return file::read(text)
            .map(Import::Plays)
            .map_err(ImportError::File);
    }
    if text.trim_start().starts_with('{') {
        return cstimer::read(text).map(Import::CsTimer);
    }
    if slidysim::is_table(text) {
        return slidysim::read(text, ahead);
    }
    Err(ImportError::Unknown)
}

/// Why a file cannot be imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// No kind that is known.
    Unknown,
    /// A damaged file of this game, or one of another version.
    File(FileError),
    /// A text that begins like JSON, but stops being it.
    Json {
        /// In which line, from 1.
        line: usize,
    },
    /// JSON, but not what csTimer exports.
    CsTimer {
        /// The session at fault, from 1; `None` if there is none.
        session: Option<usize>,
        /// Its entry at fault, from 1.
        entry: usize,
    },
    /// A line of a table that is damaged, or whose solution does not solve it.
    Slidysim {
        /// The number of the line, from 1.
        line: usize,
    },
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("not a file of plays that this build knows"),
            Self::File(error) => error.fmt(f),
            Self::Json { line } => write!(f, "line {line} is not JSON"),
            Self::CsTimer { session: None, .. } => f.write_str("no sessions as csTimer has them"),
            Self::CsTimer {
                session: Some(session),
                entry,
            } => write!(f, "session {session}: entry {entry} is not one of csTimer"),
            Self::Slidysim { line } => {
                write!(f, "line {line}: not a play of Slidysim, or not a solution")
            }
        }
    }
}

// No source: its message is in this one.
impl std::error::Error for ImportError {}
