//! What the player does at once.

use super::Direction;

/// A line of one or more tiles that goes one cell towards the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The way the tiles go.
    pub direction: Direction,
    /// How many tiles go: the length in STM. In MTM every move counts 1.
    pub slides: usize,
}

impl Move {
    /// The move that takes this one back.
    #[must_use]
    pub fn opposite(self) -> Self {
        Self {
            direction: self.direction.opposite(),
            ..self
        }
    }
}
