//! Exercises, each to be finished in the fewest slides, and when one comes again.
//!
//! A [`Deck`] is what a player keeps: how hard new exercises are, and the exercises
//! that were missed, in Leitner's boxes. It has no clock: days are arguments.
//!
//! | box | an exercise in it comes again           |
//! |-----|-----------------------------------------|
//! | 0   | after 3 others                          |
//! | 1   | after 8 others                          |
//! | 2   | a day later                             |
//! | 3   | 3 days later                            |
//! | 4   | 7 days later                            |
//! | 5   | 21 days later; done once more, it is mastered and comes no more |
//!
//! The fewest slides move it to the next box, two more leave it where it is, and
//! any more put it back into the first. Of exercises that are drawn, only those that
//! are missed are kept: there are always new ones.
//!
//! Lengths count slides (STM).

mod deck;
mod exercise;
mod text;

pub use deck::{Answer, AnswerError, Card, Deck};
pub use exercise::{Exercise, ExerciseError, Topic};
pub use text::DeckError;
