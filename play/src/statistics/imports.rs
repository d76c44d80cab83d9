//! Files of plays from elsewhere.
//!
//! - [`csTimer`](https://cstimer.net)'s export: a JSON object with the lists
//!   `session1`, `session2` …. An entry is `[[penalty, milliseconds, …], scramble,
//!   comment, seconds since 1970]`; the penalty is 0, 2000 (added to the time) or
//!   −1 (not finished). `properties.sessionData` has, as JSON in a text, the name of
//!   each session and its kind of scramble: `{"name", "opt": {"scrType"}}`, and in old
//!   versions `{"name", "scr"}`. Numbers of sessions may be missing. csTimer knows no moves,
//!   so its times are kept as times.
//! - Slidysim's plays, as the *Slidysim Session Tracker* copies them ("Detailed
//!   info"): a table with semicolons whose head begins with `Parent;Puzzle;`. Each
//!   line has the scramble, the solution and the time of each slide, so its record
//!   is kept, and played again.
//!
//! What cannot be read of a file from elsewhere is left out, and its place is noted: a play
//! may be of a puzzle that this game does not have.

mod cstimer;
mod slidysim;

pub use cstimer::Session;
pub use slidysim::Table;

use super::file::{self, FileError, FileReader};
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
    Slidysim(Table),
}

/// Reads a file of any of these kinds.
///
/// # Errors
///
/// If it is none of them, or a damaged one of this game. Then nothing of it is read.
pub fn read(text: &str) -> Result<Import, ImportError> {
    let mut reading = Reading::begin(text)?;
    while !reading.step(usize::MAX)? {}
    Ok(reading.end())
}

/// A file that is being read, some lines at a time: all of a large one take seconds.
#[derive(Debug)]
pub struct Reading {
    text: String,
    /// Where the next line begins, in bytes.
    at: usize,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Plays(FileReader),
    CsTimer(Vec<Session>),
    Slidysim(Table),
}

impl Reading {
    /// Begins with a file. One of csTimer is read at once: it has no lines.
    ///
    /// # Errors
    ///
    /// If it is of no kind that is known.
    pub fn begin(text: &str) -> Result<Self, ImportError> {
        let text = text.trim_start_matches('\u{feff}').trim_end();
        let (kind, text) = if file::is_file(text) {
            (Kind::Plays(FileReader::default()), text)
        } else if text.trim_start().starts_with('{') {
            (Kind::CsTimer(cstimer::read(text)?), "")
        } else if slidysim::is_table(text) {
            (Kind::Slidysim(Table::default()), text)
        } else {
            return Err(ImportError::Unknown);
        };
        Ok(Self {
            text: text.to_owned(),
            at: 0,
            kind,
        })
    }

    /// Reads up to so many lines. Returns `true` at the end of the file.
    ///
    /// # Errors
    ///
    /// If the file is damaged.
    pub fn step(&mut self, lines: usize) -> Result<bool, ImportError> {
        for _ in 0..lines {
            let rest = self.text.get(self.at..).unwrap_or("");
            let Some(line) = rest.split_inclusive('\n').next() else {
                break;
            };
            self.at += line.len();
            match &mut self.kind {
                Kind::Plays(file) => {
                    let read = file.read(line, self.at == self.text.len());
                    read.map_err(ImportError::File)?;
                }
                Kind::Slidysim(table) => table.read(line),
                Kind::CsTimer(_) => {}
            }
        }
        Ok(self.at == self.text.len())
    }

    /// What was read.
    #[must_use]
    pub fn end(self) -> Import {
        match self.kind {
            Kind::Plays(file) => Import::Plays(file.plays),
            Kind::CsTimer(sessions) => Import::CsTimer(sessions),
            Kind::Slidysim(table) => Import::Slidysim(table),
        }
    }
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
    /// JSON without a session as csTimer has them.
    CsTimer,
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("not a file of plays that this build knows"),
            Self::File(error) => error.fmt(f),
            Self::Json { line } => write!(f, "line {line} is not JSON"),
            Self::CsTimer => f.write_str("no sessions as csTimer has them"),
        }
    }
}

// No source: its message is in this one.
impl std::error::Error for ImportError {}
