//! Files of plays, for pages that save and read them.

use super::{Plays, double, recorded, timed};
use crate::results::result;
use play::statistics::imports::{self, Import, ImportError, Reading, Table};
use play::statistics::{Play, PlayText, Solve, file};
use serde::Serialize;
use std::collections::HashSet;
use taquin::board::Size;
use tsify::{Ts, Tsify};
use wasm::values::error;
use wasm_bindgen::prelude::*;

/// A play that a file brings.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NewPlay {
    id: String,
    /// Empty for a time without a record.
    record: String,
    at: f64,
    #[tsify(type = "\"solved\" | \"aside\" | \"timed\"")]
    state: &'static str,
    size: String,
    goal: String,
    /// The place where it was played; empty for here.
    source: &'static str,
    /// Milliseconds, of a time without a record.
    elapsed: Option<f64>,
    slides: Option<u32>,
}

/// Plays that a file brings and that are not there.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NewPlays {
    list: Vec<NewPlay>,
}

/// What a file has that it does not bring.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Rest {
    /// The number of plays of Slidysim that were not finished, and are left out.
    left_out: usize,
    /// The places of what cannot be read: lines, or names of sessions and entries in them.
    unread: Vec<String>,
}

/// A session of csTimer.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Session {
    name: String,
    /// The number of its times.
    count: usize,
    /// The number of times that were not finished, and are left out.
    unfinished: usize,
    /// The size, if it is of a sliding puzzle.
    size: Option<String>,
}

/// The sessions of a file; empty if it is of another kind.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Sessions {
    list: Vec<Session>,
}

/// A file of plays that is being written.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Export(Vec<Play>);

#[wasm_bindgen]
impl Export {
    /// Without any.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the play of a record. Leaves out one that cannot be read, and tells so.
    pub fn add(&mut self, record: &str, at: f64, source: &str) -> bool {
        let play = recorded(record, at, source);
        let is_sound = Solve::of(&play).is_ok();
        if is_sound {
            self.0.push(play);
        }
        is_sound
    }

    /// Adds a time without a record.
    #[wasm_bindgen(js_name = addTime)]
    pub fn add_time(
        &mut self,
        size: &str,
        elapsed: f64,
        slides: Option<u32>,
        at: f64,
        source: &str,
    ) -> bool {
        let play = timed(size, elapsed, slides, at, source);
        let is_there = play.is_some();
        self.0.extend(play);
        is_there
    }

    /// The file.
    pub fn write(&self) -> String {
        file::write(&self.0)
    }
}

/// A file that is read and then imported, in steps: all of a large one takes seconds.
#[wasm_bindgen]
#[derive(Debug)]
pub struct File {
    reading: Option<Reading>,
    sessions: Vec<imports::Session>,
    rest: Rest,
    plays: std::vec::IntoIter<Play>,
    /// The identities of those that it brought.
    brought: HashSet<String>,
}

#[wasm_bindgen]
impl File {
    /// Begins with a file of this game, of csTimer or of Slidysim. Throws if it is none of
    /// them.
    pub fn read(text: &str) -> Result<Self, JsValue> {
        Ok(Self {
            reading: Some(Reading::begin(text).map_err(import_error)?),
            sessions: Vec::new(),
            rest: Rest {
                left_out: 0,
                unread: Vec::new(),
            },
            plays: Vec::new().into_iter(),
            brought: HashSet::new(),
        })
    }

    /// Reads up to so many lines. Returns its kind once all are read: "plays", "cstimer"
    /// or "slidysim". Throws if it is damaged.
    pub fn step(&mut self, lines: usize) -> Result<Option<String>, JsValue> {
        let Some(reading) = &mut self.reading else {
            return Ok(None);
        };
        if !reading.step(lines).map_err(import_error)? {
            return Ok(None);
        }
        let kind = match self.reading.take().map(Reading::end) {
            Some(Import::Plays(plays)) => {
                self.plays = plays.into_iter();
                "plays"
            }
            Some(Import::CsTimer(sessions)) => {
                self.sessions = sessions;
                "cstimer"
            }
            Some(Import::Slidysim(Table {
                plays,
                left_out,
                unread,
                ..
            })) => {
                self.plays = plays.into_iter();
                let unread = unread.iter().map(ToString::to_string).collect();
                self.rest = Rest { left_out, unread };
                "slidysim"
            }
            None => return Ok(None),
        };
        Ok(Some(kind.to_owned()))
    }

    /// The sessions of csTimer.
    pub fn sessions(&self) -> Result<Ts<Sessions>, JsValue> {
        let list = self.sessions.iter().map(|session| Session {
            name: session.name.clone(),
            count: session.count(),
            unfinished: session.unfinished,
            size: session.size.map(|size| size.to_string()),
        });
        result(&Sessions {
            list: list.collect(),
        })
    }

    /// Takes sessions of csTimer: `sizes` has a size for each; an empty one leaves it out.
    pub fn choose(&mut self, sizes: Vec<String>) {
        let mut plays = Vec::new();
        for (session, size) in self.sessions.iter().zip(&sizes) {
            let Ok(size) = size.parse::<Size>() else {
                continue;
            };
            plays.extend(session.plays(size));
            let place = |entry| format!("{} {entry}", session.name);
            self.rest.unread.extend(session.unread.iter().map(place));
        }
        self.plays = plays.into_iter();
    }

    /// The number of its plays that are still to be imported.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.plays.len()
    }

    /// Takes so many of its plays, and returns those that are not among those known.
    pub fn next(&mut self, known: &Plays, count: usize) -> Result<Ts<NewPlays>, JsValue> {
        let fresh = self.plays.by_ref().take(count).filter(|play| {
            let id = play.id();
            !known.all.has(&id) && self.brought.insert(id)
        });
        let list = fresh.filter_map(|play| new_play(&play)).collect();
        result(&NewPlays { list })
    }

    /// What it does not bring.
    pub fn rest(&self) -> Result<Ts<Rest>, JsValue> {
        result(&self.rest)
    }
}

fn new_play(play: &Play) -> Option<NewPlay> {
    let solve = Solve::of(play).ok()?;
    let (record, state, elapsed, slides) = match &play.text {
        PlayText::Record(record) => {
            let state = if solve.is_won { "solved" } else { "aside" };
            (record.clone(), state, None, None)
        }
        PlayText::Time {
            elapsed, slides, ..
        } => (String::new(), "timed", Some(double(*elapsed)), *slides),
    };
    Some(NewPlay {
        id: solve.id.clone(),
        record,
        at: double(play.at),
        state,
        size: solve.size().to_owned(),
        goal: solve.goal(),
        source: play.source.name(),
        elapsed,
        slides,
    })
}

fn import_error(e: ImportError) -> JsValue {
    use file::{FileError, PlayLineError};
    let line = |line: usize| [("line", line.into())];
    match &e {
        ImportError::File(FileError::Version { expected, got }) => error(
            &e,
            "fileVersion",
            &[("expected", (*expected).into()), ("got", got.into())],
        ),
        ImportError::File(FileError::Line {
            line: at,
            error: why,
        }) => {
            let code = match why {
                PlayLineError::Record(play::code::RecordError::Version { .. }) => "lineVersion",
                PlayLineError::Record(_) => "lineRecord",
                _ => "lineForm",
            };
            error(&e, code, &line(*at))
        }
        ImportError::File(FileError::Cut) => error(&e, "fileCut", &[]),
        ImportError::File(FileError::Count { expected, got }) => error(
            &e,
            "fileCount",
            &[("expected", (*expected).into()), ("got", (*got).into())],
        ),
        ImportError::File(FileError::Check) => error(&e, "fileCheck", &[]),
        ImportError::File(FileError::Foreign) | ImportError::Unknown => {
            error(&e, "fileUnknown", &[])
        }
        ImportError::Json { line: at } => error(&e, "lineForm", &line(*at)),
        ImportError::CsTimer => error(&e, "noSessions", &[]),
    }
}
