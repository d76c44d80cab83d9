//! Why something that was asked for cannot be done, as a message has it.

use play::coded::{self, Coded};
use serde::Serialize;
use std::fmt::Display;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub(crate) message: String,
    pub(crate) code: &'static str,
    pub(crate) values: Vec<(&'static str, Value)>,
}

/// A number or a text at fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(usize),
    /// A text, quoted no longer than an error quotes it.
    Text(String),
}

impl Refusal {
    /// Returns the refusal of an error without values.
    pub(crate) fn new(error: &dyn Display, code: &'static str) -> Self {
        Self {
            message: error.to_string(),
            code,
            values: Vec::new(),
        }
    }
}

impl<E: Coded> From<E> for Refusal {
    fn from(error: E) -> Self {
        let mut refusal = Self::new(&error, error.code());
        error.values(&mut |name, value| {
            let value = match value {
                coded::Value::Number(number) => Value::Number(number),
                coded::Value::Text(text) => Value::Text(text.to_owned()),
            };
            refusal.values.push((name, value));
        });
        refusal
    }
}
