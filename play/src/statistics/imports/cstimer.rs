//! Exports of csTimer.

use super::ImportError;
use crate::statistics::solve::{Play, Source};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::HashMap;
use taquin::board::Size;

/// A session: times of one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    /// Its name. csTimer calls a session by its number until it gets one.
    pub name: String,
    /// The size, if its scrambles are of a sliding puzzle.
    pub size: Option<Size>,
    /// The number of times that were not finished, and are left out.
    pub unfinished: usize,
    /// Those of its entries, from 1, that cannot be read, and are left out.
    pub unread: Vec<usize>,
    times: Vec<Time>,
}

/// A time, and when it was taken; both in milliseconds. Old versions did not note when:
/// such times are put at the beginning of 1970, each a millisecond later than an equal
/// one before it, in whichever session. So each has an identity of its own, and the same
/// one whenever the file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    at: u64,
    elapsed: u64,
}

impl Session {
    /// Returns the number of its times.
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
    let file: Value =
        serde_json::from_str(text).map_err(|error| ImportError::Json { line: error.line() })?;
    let properties = file.get("properties").and_then(unpacked);
    let about = properties.as_ref().and_then(|all| all.get("sessionData"));
    let about = about.and_then(unpacked);
    let number = |name: &str| -> Option<usize> { name.strip_prefix("session")?.parse().ok() };
    let mut entries: Vec<_> = file
        .as_object()
        .into_iter()
        .flatten()
        .filter_map(|(name, entries)| Some((number(name)?, unpacked(entries)?)))
        .collect();
    entries.sort_by_key(|(number, _)| *number);
    let mut undated = HashMap::new();
    let sessions = entries.iter().filter_map(|(number, entries)| {
        let about = about.as_ref().and_then(|all| all.get(number.to_string()));
        let session = read_session(*number, entries.as_array()?, about, &mut undated);
        Some(session)
    });
    let sessions: Vec<Session> = sessions.collect();
    if sessions.is_empty() {
        return Err(ImportError::CsTimer);
    }
    Ok(sessions)
}

/// The value itself, or what its text holds as JSON.
fn unpacked(value: &Value) -> Option<Cow<'_, Value>> {
    match value {
        Value::String(text) => serde_json::from_str(text).ok().map(Cow::Owned),
        value => Some(Cow::Borrowed(value)),
    }
}

/// Reads a session. `undated` has how often each time without a date was read.
fn read_session(
    number: usize,
    entries: &[Value],
    about: Option<&Value>,
    undated: &mut HashMap<u64, u64>,
) -> Session {
    let (mut times, mut unread) = (Vec::new(), Vec::new());
    for (at, entry) in entries.iter().enumerate() {
        let Some(mut read) = read_entry(entry) else {
            unread.push(at + 1);
            continue;
        };
        if let Some(time) = read.as_mut().filter(|time| time.at == 0) {
            let equal = undated.entry(time.elapsed).or_default();
            time.at = *equal;
            *equal += 1;
        }
        times.extend(read);
    }
    let name = match about.and_then(|about| about.get("name")) {
        Some(Value::String(name)) => name.clone(),
        _ => number.to_string(),
    };
    let options = about.and_then(|about| about.get("opt"));
    let scramble = options.and_then(|options| options.get("scrType"));
    // Before csTimer had options.
    let scramble = scramble.or_else(|| about?.get("scr"));
    Session {
        name,
        size: scramble.and_then(|scramble| size_of(scramble.as_str()?)),
        unfinished: entries.len() - times.len() - unread.len(),
        unread,
        times,
    }
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
fn read_entry(entry: &Value) -> Option<Option<Time>> {
    let [time, rest @ ..] = entry.as_array()?.as_slice() else {
        return None;
    };
    let [penalty, elapsed, ..] = time.as_array()?.as_slice() else {
        return None;
    };
    let (penalty, elapsed) = (penalty.as_f64()?, elapsed.as_f64()?);
    let at = rest.get(2).and_then(Value::as_f64).unwrap_or(0.0);
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
