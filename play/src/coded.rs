//! Errors of the core as they cross to JavaScript: each has a code that stays, and tells
//! the values at fault by name.

use std::fmt::Display;
use taquin::board::{BoardError, MoveError, SizeError, SlidesError};
use taquin::difficulty::DifficultyError;
use taquin::lab::AlgorithmError;

/// An error with a code. Its message is for people who read English.
pub trait Coded: Display {
    /// The cause. It stays the same from version to version.
    fn code(&self) -> &'static str;

    /// Gives what was wrong, by name.
    fn values(&self, _give: &mut dyn FnMut(&'static str, Value<'_>)) {}
}

/// A number or a text at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A number.
    Number(usize),
    /// A text, quoted no longer than an error quotes it.
    Text(&'a str),
}

impl Coded for SizeError {
    fn code(&self) -> &'static str {
        match self {
            Self::Side { .. } => "side",
            Self::Text { .. } => "sizeText",
        }
    }

    fn values(&self, give: &mut dyn FnMut(&'static str, Value<'_>)) {
        match self {
            Self::Side { columns, rows } => {
                give("columns", Value::Number(*columns));
                give("rows", Value::Number(*rows));
            }
            Self::Text { text } => give("found", Value::Text(text)),
        }
    }
}

impl Coded for BoardError {
    fn code(&self) -> &'static str {
        match self {
            Self::Count { .. } => "count",
            Self::Range { .. } => "range",
            Self::Twice { .. } => "twice",
            Self::Unsolvable { .. } => "unsolvable",
            Self::Row { .. } => "row",
            Self::Size { .. } => "size",
            Self::GoalName { .. } | Self::Text { .. } => "text",
            Self::NoSize(size) => size.code(),
        }
    }

    fn values(&self, give: &mut dyn FnMut(&'static str, Value<'_>)) {
        match self {
            Self::Count { expected, got } => {
                give("expected", Value::Number(*expected));
                give("got", Value::Number(*got));
            }
            Self::Range { tile, cells, .. } => {
                give("tile", Value::Number(*tile));
                give("largest", Value::Number(cells - 1));
            }
            Self::Twice { tile, .. } => give("tile", Value::Number(*tile)),
            Self::Unsolvable { tiles, .. } => give("tiles", Value::Text(tiles)),
            Self::Row { row, expected, got } => {
                give("row", Value::Number(row + 1));
                give("expected", Value::Number(*expected));
                give("got", Value::Number(*got));
            }
            Self::Size { expected, got } => {
                give("expected", Value::Text(&expected.to_string()));
                give("got", Value::Text(&got.to_string()));
            }
            Self::GoalName { found } => {
                give("at", Value::Number(1));
                give("found", Value::Text(found));
            }
            Self::NoSize(size) => size.values(give),
            Self::Text { at, found } => {
                give("at", Value::Number(at + 1));
                give("found", Value::Text(found));
            }
        }
    }
}

impl Coded for MoveError {
    fn code(&self) -> &'static str {
        "line"
    }
}

impl Coded for SlidesError {
    fn code(&self) -> &'static str {
        "line"
    }
}

impl Coded for DifficultyError {
    fn code(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "tooLarge",
            Self::TooFar { .. } => "tooFar",
            Self::Unknown { .. } => "unknownDistance",
        }
    }

    fn values(&self, give: &mut dyn FnMut(&'static str, Value<'_>)) {
        match self {
            Self::TooLarge { size } => give("size", Value::Text(&size.to_string())),
            Self::TooFar { distance, farthest } => {
                give("distance", Value::Number(*distance));
                give("farthest", Value::Number(*farthest));
            }
            Self::Unknown { distance, sure } => {
                give("distance", Value::Number(*distance));
                give("sure", Value::Number(*sure));
            }
        }
    }
}

impl Coded for AlgorithmError {
    fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "search",
            Self::TooLarge { .. } => "searchTooLarge",
        }
    }

    fn values(&self, give: &mut dyn FnMut(&'static str, Value<'_>)) {
        match self {
            Self::Unknown { found } => give("found", Value::Text(found)),
            Self::TooLarge { algorithm, size } => {
                give("search", Value::Text(algorithm));
                give("size", Value::Text(&size.to_string()));
            }
        }
    }
}
