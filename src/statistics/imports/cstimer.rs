//! What csTimer exports.

use super::ImportError;
use crate::board::Size;
use crate::statistics::json::Json;
use crate::statistics::solve::{Play, Source};

/// How many sessions csTimer can have.
const MOST: usize = 10_000;

/// A session: times of one puzzle.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Session {
    /// Its name. csTimer calls a session by its number until it gets one.
    pub name: String,
    /// The size, if its scrambles are of a sliding puzzle.
    pub size: Option<Size>,
    /// How many times were not finished, and are left out.
    pub unfinished: usize,
    times: Vec<Time>,
}

/// A time, and when it was taken; both in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    at: u64,
    elapsed: u64,
}

impl Session {
    /// How many times it has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.times.len()
    }

    /// Its times as plays of a size.
    #[must_use]
    pub fn plays(&self, size: Size) -> Vec<Play> {
        let play = |&Time { at, elapsed }| Play::timed(at, size, elapsed, Source::CsTimer);
        self.times.iter().map(play).collect()
    }
}

pub(super) fn read(text: &str) -> Result<Vec<Session>, ImportError> {
    let line = |at: usize| 1 + text[..at].matches('\n').count();
    let file = Json::read(text).map_err(|at| ImportError::Json { line: line(at) })?;
    let none = ImportError::CsTimer {
        session: None,
        entry: 0,
    };
    if file.get("properties").is_none() {
        return Err(none);
    }
    let mut sessions = Vec::new();
    for number in 1..=MOST {
        // Deleted sessions leave no gap: the last one takes their number.
        let Some(entries) = file.get(&format!("session{number}")) else {
            break;
        };
        let session = read_session(&file, number, entries).map_err(|entry| {
            let session = Some(number);
            ImportError::CsTimer { session, entry }
        })?;
        sessions.push(session);
    }
    if sessions.is_empty() {
        return Err(none);
    }
    Ok(sessions)
}

fn read_session(file: &Json, number: usize, entries: &Json) -> Result<Session, usize> {
    let entries = entries.unpacked().ok_or(0_usize)?;
    let entries = entries.list().ok_or(0_usize)?;
    let mut times = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        times.extend(read_entry(entry).ok_or(at + 1)?);
    }
    let data = file.get("properties").and_then(Json::unpacked);
    let data = data.and_then(|properties| properties.get("sessionData")?.unpacked());
    let data = data.and_then(|data| data.get(&number.to_string()).cloned());
    let data = data.unwrap_or(Json::Null);
    let name = match data.get("name") {
        Some(Json::Text(name)) => name.clone(),
        _ => number.to_string(),
    };
    let scramble = data.get("opt").and_then(|opt| opt.get("scrType")?.text());
    Ok(Session {
        name,
        size: scramble.and_then(size_of),
        unfinished: entries.len() - times.len(),
        times,
    })
}

/// The size of a kind of scramble: those of the 15-puzzle are called `15prp`,
/// `15prap` and the like.
fn size_of(scramble: &str) -> Option<Size> {
    let side = if scramble.starts_with("15p") {
        4
    } else if scramble.starts_with("8p") {
        3
    } else {
        return None;
    };
    Size::new(side, side).ok()
}

/// Reads an entry: `Some(None)` for one that was not finished.
#[expect(clippy::option_option, reason = "an error, nothing, or a time")]
fn read_entry(entry: &Json) -> Option<Option<Time>> {
    let [time, rest @ ..] = entry.list()? else {
        return None;
    };
    let [penalty, elapsed, ..] = time.list()? else {
        return None;
    };
    let (penalty, elapsed) = (penalty.number()?, elapsed.number()?);
    // Old versions did not note when.
    let at = rest.get(2).and_then(Json::number).unwrap_or(0.0);
    if penalty < 0.0 {
        return Some(None);
    }
    let (elapsed, at) = (millis(penalty + elapsed)?, millis(at * 1_000.0)?);
    Some(Some(Time { at, elapsed }))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is in range"
)]
fn millis(number: f64) -> Option<u64> {
    let is_time = (0.0..=8.64e15).contains(&number);
    is_time.then(|| number.round() as u64)
}
