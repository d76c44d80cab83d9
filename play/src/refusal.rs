//! An error of the core as it crosses to JavaScript: a code that stays, and the values at
//! fault.

use sliding_puzzle::board::{BoardError, MoveError, SizeError};
use sliding_puzzle::difficulty::DifficultyError;
use sliding_puzzle::solver::LineError;
use std::fmt::Display;

/// Why something that was asked for cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The message, for people who read English.
    pub message: String,
    /// The cause. It stays the same from version to version.
    pub code: &'static str,
    /// What was wrong.
    pub values: Vec<(&'static str, Value)>,
}

/// A number or a text at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(usize),
    /// A text, quoted no longer than an error quotes it.
    Text(String),
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<&dyn Display> for Value {
    fn from(text: &dyn Display) -> Self {
        Self::Text(text.to_string())
    }
}

impl Refusal {
    /// Returns the refusal of an error.
    #[must_use]
    pub fn new(error: &dyn Display, code: &'static str) -> Self {
        Self {
            message: error.to_string(),
            code,
            values: Vec::new(),
        }
    }

    fn with(mut self, name: &'static str, value: usize) -> Self {
        self.values.push((name, value.into()));
        self
    }

    fn quoting(mut self, name: &'static str, text: &dyn Display) -> Self {
        self.values.push((name, text.into()));
        self
    }
}

impl From<SizeError> for Refusal {
    fn from(e: SizeError) -> Self {
        match &e {
            SizeError::Side { columns, rows } => Self::new(&e, "side")
                .with("columns", *columns)
                .with("rows", *rows),
            SizeError::Text { text } => Self::new(&e, "sizeText").quoting("found", text),
        }
    }
}

impl From<BoardError> for Refusal {
    fn from(e: BoardError) -> Self {
        use BoardError as E;
        match &e {
            E::Count { expected, got } => Self::new(&e, "count")
                .with("expected", *expected)
                .with("got", *got),
            E::Range { tile, cells, .. } => Self::new(&e, "range")
                .with("tile", *tile)
                .with("largest", cells - 1),
            E::Twice { tile, .. } => Self::new(&e, "twice").with("tile", *tile),
            E::Unsolvable { tiles, .. } => Self::new(&e, "unsolvable").quoting("tiles", tiles),
            E::Row { row, expected, got } => Self::new(&e, "row")
                .with("row", row + 1)
                .with("expected", *expected)
                .with("got", *got),
            E::Size { expected, got } => Self::new(&e, "size")
                .quoting("expected", expected)
                .quoting("got", got),
            E::GoalName { found } => Self::new(&e, "text").with("at", 1).quoting("found", found),
            E::NoSize(size) => size.clone().into(),
            E::Text { at, found } => Self::new(&e, "text")
                .with("at", at + 1)
                .quoting("found", found),
        }
    }
}

impl From<MoveError> for Refusal {
    fn from(e: MoveError) -> Self {
        Self::new(&e, "line")
    }
}

impl From<LineError> for Refusal {
    fn from(e: LineError) -> Self {
        Self::new(&e, "line")
    }
}

impl From<DifficultyError> for Refusal {
    fn from(e: DifficultyError) -> Self {
        match &e {
            DifficultyError::TooLarge { size } => Self::new(&e, "tooLarge").quoting("size", size),
            DifficultyError::TooFar { distance, farthest } => Self::new(&e, "tooFar")
                .with("distance", *distance)
                .with("farthest", *farthest),
            DifficultyError::Unknown { distance, sure } => Self::new(&e, "unknownDistance")
                .with("distance", *distance)
                .with("sure", *sure),
        }
    }
}
