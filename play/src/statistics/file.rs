//! The file that plays are exported to.
//!
//! ```text
//! sliding-puzzle plays 1
//! 1795343999123 play 2.3x2.last.bAD.SgFIsF3g.zqdSKQ
//! 1795344020000 play 2.4x4.last.bAAA.Sg.AAAAAA slidysim
//! 1795344100000 time 4x4 12340 - cstimer
//! end 3 BRy6d2
//! ```
//!
//! | line       | content                                                     |
//! |------------|-------------------------------------------------------------|
//! | first      | the version of the file                                     |
//! | `… play …` | when it ended, in milliseconds since 1970; its record; where it was played, if not here |
//! | `… time …` | when; size, milliseconds and slides (`-` if they are not known) of a time that was measured elsewhere; where |
//! | `end …`    | how many plays there are, and a check (CRC-32) over all lines before |
//!
//! A file is read as a whole or not at all. Each record is played again.

use super::solve::{Play, PlayText, Solve, Source};
use crate::code::{RecordError, crc, print_check, print_crc};
use std::fmt::{self, Write};
use taquin::board::Size;
use taquin::workspace::quote;

/// The version of the file.
pub const VERSION: u32 = 1;

/// The beginning of the first line.
const FIRST: &str = "sliding-puzzle plays ";

/// The latest time that a date can have in a browser, in milliseconds since 1970.
const LATEST: u64 = 8_640_000_000_000_000;

/// Writes plays, in this order.
#[must_use]
pub fn write<'a>(plays: impl IntoIterator<Item = &'a Play>) -> String {
    let mut text = format!("{FIRST}{VERSION}\n");
    let mut count = 0;
    for Play {
        at,
        source,
        text: play,
    } in plays
    {
        count += 1;
        // Writing to a string never fails.
        let _ = match play {
            PlayText::Record(record) => write!(text, "{at} play {record}"),
            PlayText::Time {
                size,
                elapsed,
                slides,
            } => {
                let slides = slides.map_or_else(|| "-".into(), |n| n.to_string());
                write!(text, "{at} time {size} {elapsed} {slides}")
            }
        };
        if *source != Source::Here {
            let _ = write!(text, " {}", source.name());
        }
        text.push('\n');
    }
    let check = print_check(&text);
    text + &format!("end {count} {check}\n")
}

/// Returns `true` if a text begins like such a file, of any version.
#[must_use]
pub fn is_file(text: &str) -> bool {
    without_mark(text).starts_with(FIRST)
}

/// Reads a file. Ends of lines may have changed on the way.
///
/// # Errors
///
/// If the file is another one, of another version, or damaged. Then nothing of
/// it is read.
pub fn read(text: &str) -> Result<Vec<Play>, FileError> {
    let mut reader = FileReader::default();
    let mut lines = without_mark(text).trim_end().lines().peekable();
    while let Some(line) = lines.next() {
        reader.read(line, lines.peek().is_none())?;
    }
    if reader.lines == 0 {
        return Err(FileError::Foreign);
    }
    Ok(reader.plays)
}

/// Reads a file line by line.
#[derive(Debug)]
pub(super) struct FileReader {
    /// The plays so far.
    pub(super) plays: Vec<Play>,
    lines: usize,
    crc: u32,
}

impl Default for FileReader {
    fn default() -> Self {
        Self {
            plays: Vec::new(),
            lines: 0,
            crc: u32::MAX,
        }
    }
}

impl FileReader {
    /// Reads the next line, which is the last one of the file or not.
    pub(super) fn read(&mut self, line: &str, is_last: bool) -> Result<(), FileError> {
        let line = line.trim_end();
        self.lines += 1;
        if self.lines == 1 {
            check_version(line)?;
        } else if let Some(end) = line.strip_prefix("end ").filter(|_| is_last) {
            return self.end(end);
        } else {
            let line_error = |error| FileError::Line {
                line: self.lines,
                error,
            };
            self.plays.push(read_line(line).map_err(line_error)?);
        }
        self.crc = crc(crc(self.crc, line), "\n");
        if is_last { Err(FileError::Cut) } else { Ok(()) }
    }

    /// Compares what was read with what the last line says of it.
    fn end(&self, end: &str) -> Result<(), FileError> {
        let (count, check) = end.split_once(' ').ok_or(FileError::Cut)?;
        let (expected, got) = (count.parse(), self.plays.len());
        let expected = expected.map_err(|_| FileError::Cut)?;
        if got != expected {
            return Err(FileError::Count { expected, got });
        }
        if print_crc(self.crc) != check {
            return Err(FileError::Check);
        }
        Ok(())
    }
}

fn check_version(line: &str) -> Result<(), FileError> {
    let version = line.strip_prefix(FIRST).ok_or(FileError::Foreign)?;
    if version != VERSION.to_string() {
        return Err(FileError::Version {
            expected: VERSION,
            got: quote(version),
        });
    }
    Ok(())
}

fn without_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

fn read_line(line: &str) -> Result<Play, PlayLineError> {
    let fields: Vec<&str> = line.split(' ').collect();
    let source = |fields: &[&str]| match fields {
        [] => Ok(Source::Here),
        [name] if !name.is_empty() => Source::named(name).ok_or(PlayLineError::Form),
        _ => Err(PlayLineError::Form),
    };
    match &fields[..] {
        [at, "play", record, rest @ ..] => {
            let play = Play::recorded(read_at(at)?, *record, source(rest)?);
            Solve::of(&play).map_err(PlayLineError::Record)?;
            Ok(play)
        }
        [at, "time", size, elapsed, slides, rest @ ..] => {
            let text = PlayText::Time {
                size: read_size(size)?,
                elapsed: number(elapsed).ok_or(PlayLineError::Form)?,
                slides: match *slides {
                    "-" => None,
                    slides => {
                        let slides = number(slides).and_then(|n| u32::try_from(n).ok());
                        Some(slides.ok_or(PlayLineError::Form)?)
                    }
                },
            };
            let (at, source) = (read_at(at)?, source(rest)?);
            Ok(Play { at, source, text })
        }
        _ => Err(PlayLineError::Form),
    }
}

fn read_at(text: &str) -> Result<u64, PlayLineError> {
    number(text)
        .filter(|&at| at <= LATEST)
        .ok_or(PlayLineError::Form)
}

fn read_size(text: &str) -> Result<Size, PlayLineError> {
    let size: Option<Size> = text.parse().ok();
    // In one spelling: it is part of the identity of the play.
    size.filter(|size| size.to_string() == text)
        .ok_or(PlayLineError::Form)
}

/// A number in the one spelling that it has.
fn number(text: &str) -> Option<u64> {
    let number: u64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// Why a text is not a file of plays that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// Another file.
    Foreign,
    /// Another version.
    Version {
        /// The version that this build reads.
        expected: u32,
        /// The version found.
        got: String,
    },
    /// A line that cannot be read.
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The fault in it.
        error: PlayLineError,
    },
    /// The last line is missing: the file was cut off.
    Cut,
    /// Lines are missing, or there are too many.
    Count {
        /// The number of plays that the last line names.
        expected: usize,
        /// The number of plays found.
        got: usize,
    },
    /// The check does not fit: something was changed.
    Check,
}

/// Why a line of a file is no play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayLineError {
    /// Not the fields that a play has.
    Form,
    /// Its record cannot be read, or cannot have happened.
    Record(RecordError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("not a file of plays"),
            Self::Version { expected, got } => {
                write!(f, "file has version {got}, this build reads {expected}")
            }
            Self::Line { line, error } => write!(f, "line {line}: {error}"),
            Self::Cut => f.write_str("file was cut off: its last line is missing"),
            Self::Count { expected, got } => {
                write!(f, "file should have {expected} plays, but has {got}")
            }
            Self::Check => f.write_str("file was changed: its check does not fit"),
        }
    }
}

impl fmt::Display for PlayLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("not a play"),
            Self::Record(error) => error.fmt(f),
        }
    }
}

// No sources: their messages are in these.
impl std::error::Error for FileError {}
impl std::error::Error for PlayLineError {}
