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

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl Refusal {
    /// Returns the refusal of an error.
    #[must_use]
    pub fn new(error: &dyn Display, code: &'static str) -> Self {
        Self::with(error, (code, Vec::new()))
    }

    fn with(error: &dyn Display, (code, values): (&'static str, Values)) -> Self {
        Self {
            message: error.to_string(),
            code,
            values,
        }
    }
}

type Values = Vec<(&'static str, Value)>;

impl From<SizeError> for Refusal {
    fn from(e: SizeError) -> Self {
        let why = match &e {
            SizeError::Side { columns, rows } => (
                "side",
                vec![("columns", (*columns).into()), ("rows", (*rows).into())],
            ),
            SizeError::Text { text } => ("sizeText", vec![("found", text.into())]),
        };
        Self::with(&e, why)
    }
}

impl From<BoardError> for Refusal {
    fn from(e: BoardError) -> Self {
        use BoardError as E;
        let why = match &e {
            E::Count { expected, got } => (
                "count",
                vec![("expected", (*expected).into()), ("got", (*got).into())],
            ),
            E::Range { tile, cells, .. } => (
                "range",
                vec![("tile", (*tile).into()), ("largest", (cells - 1).into())],
            ),
            E::Twice { tile, .. } => ("twice", vec![("tile", (*tile).into())]),
            E::Unsolvable { tiles, .. } => ("unsolvable", vec![("tiles", tiles.into())]),
            E::Row { row, expected, got } => (
                "row",
                vec![
                    ("row", (row + 1).into()),
                    ("expected", (*expected).into()),
                    ("got", (*got).into()),
                ],
            ),
            E::Size { expected, got } => (
                "size",
                vec![
                    ("expected", Value::Text(expected.to_string())),
                    ("got", Value::Text(got.to_string())),
                ],
            ),
            E::GoalName { found } => ("text", vec![("at", 1.into()), ("found", found.into())]),
            E::NoSize(size) => return size.clone().into(),
            E::Text { at, found } => (
                "text",
                vec![("at", (at + 1).into()), ("found", found.into())],
            ),
        };
        Self::with(&e, why)
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
        let why = match &e {
            DifficultyError::TooLarge { size } => {
                ("tooLarge", vec![("size", Value::Text(size.to_string()))])
            }
            DifficultyError::TooFar { distance, farthest } => (
                "tooFar",
                vec![
                    ("distance", (*distance).into()),
                    ("farthest", (*farthest).into()),
                ],
            ),
            DifficultyError::Unknown { distance, sure } => (
                "unknownDistance",
                vec![("distance", (*distance).into()), ("sure", (*sure).into())],
            ),
        };
        Self::with(&e, why)
    }
}
