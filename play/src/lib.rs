//! The game around the core: what is played, kept, shared, measured and taught.
//!
//! Each module uses only those above it: [`coded`], [`record`], [`game`], [`code`],
//! [`draft`], [`statistics`], [`daily`], [`praise`], [`grading`], [`lessons`],
//! [`review`], [`trainer`].

#![forbid(unsafe_code)]

pub mod coded;

pub mod record;

pub mod game;

pub mod code;

pub mod draft;

pub mod csv;
mod date;

pub mod statistics;

pub mod daily;

pub mod praise;

pub mod grading;

mod partly;

pub mod lessons;

pub mod review;

pub mod trainer;

pub use code::{Link, LinkError, RecordError};
pub use game::{Frame, Game};
pub use grading::{Grade, Grading, Mark, Moment, Tally};
pub use record::{Ending, Event, Help, PlayError, Record, Timed};
