//! Files of plays, for pages that save and read them.

use super::{Plays, double, recorded, timed};
use crate::results::result;
use play::statistics::imports::{self, Import, ImportError};
use play::statistics::{Play, PlayText, Solve, file};
use serde::Serialize;
use sliding_puzzle::board::Size;
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

/// Those that a file brings and that are not there.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NewPlays {
    plays: Vec<NewPlay>,
    /// The number of those that are there already.
    known: usize,
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

/// A file that was read and is not yet imported.
#[wasm_bindgen]
#[derive(Debug)]
pub struct File(Import);

#[wasm_bindgen]
impl File {
    /// Reads a file of this game, of csTimer or of Slidysim. `ahead` is how many
    /// minutes the clock here is ahead of UTC. Throws if it is none of them, or
    /// damaged.
    pub fn read(text: &str, ahead: i32) -> Result<Self, JsValue> {
        imports::read(text, ahead).map(Self).map_err(import_error)
    }

    /// Returns its kind: "plays", "cstimer" or "slidysim".
    #[wasm_bindgen(getter)]
    pub fn kind(&self) -> String {
        let kind = match &self.0 {
            Import::Plays(_) => "plays",
            Import::CsTimer(_) => "cstimer",
            Import::Slidysim { .. } => "slidysim",
        };
        kind.to_owned()
    }

    /// Returns the number of plays of Slidysim that were not finished, and are left
    /// out.
    #[wasm_bindgen(getter, js_name = leftOut)]
    pub fn left_out(&self) -> usize {
        match &self.0 {
            Import::Slidysim { left_out, .. } => *left_out,
            _ => 0,
        }
    }

    /// The sessions of csTimer.
    pub fn sessions(&self) -> Result<Ts<Sessions>, JsValue> {
        let sessions: &[imports::Session] = match &self.0 {
            Import::CsTimer(sessions) => sessions,
            _ => &[],
        };
        let list = sessions.iter().map(|session| Session {
            name: session.name.clone(),
            count: session.count(),
            unfinished: session.unfinished,
            size: session.size.map(|size| size.to_string()),
        });
        result(&Sessions {
            list: list.collect(),
        })
    }

    /// The plays that are not among those known. `sizes` has a size for each
    /// session of csTimer; an empty one leaves it out.
    #[wasm_bindgen(js_name = newPlays)]
    pub fn new_plays(&self, known: &Plays, sizes: Vec<String>) -> Result<Ts<NewPlays>, JsValue> {
        let plays = match &self.0 {
            Import::Plays(plays) | Import::Slidysim { plays, .. } => plays.clone(),
            Import::CsTimer(sessions) => {
                let pairs = sessions.iter().zip(&sizes);
                let chosen = pairs.filter_map(|(session, size)| {
                    let size: Size = size.parse().ok()?;
                    Some(session.plays(size))
                });
                chosen.flatten().collect()
            }
        };
        let mut seen = std::collections::HashSet::new();
        let all = plays.len();
        let fresh = plays.into_iter().filter(|play| {
            let id = play.id();
            !known.all.has(&id) && seen.insert(id)
        });
        let plays: Vec<NewPlay> = fresh.filter_map(|play| new_play(&play)).collect();
        result(&NewPlays {
            known: all - plays.len(),
            plays,
        })
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
        goal: solve.goal().to_owned(),
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
        ImportError::CsTimer { session: None, .. } => error(&e, "noSessions", &[]),
        ImportError::CsTimer {
            session: Some(session),
            entry,
        } => error(
            &e,
            "session",
            &[("session", (*session).into()), ("entry", (*entry).into())],
        ),
        ImportError::Slidysim { line: at } => error(&e, "lineForm", &line(*at)),
    }
}
