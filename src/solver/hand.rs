//! Two searches that share a board, and where they differ.

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// It has the first answer.
    First,
    /// It begins with that.
    Second,
}

impl Hand {
    /// Returns the width of a hand's first beam: that of the second is half-way between
    /// two of the first, each of which is twice as wide as the one before.
    pub(super) fn width(self, first: usize) -> usize {
        match self {
            Self::First => first,
            Self::Second => first * 141 / 100,
        }
    }

    /// Returns from where on a hand counts the seeds by which its beams break ties.
    pub(super) fn seed(self) -> u64 {
        match self {
            Self::First => 0,
            Self::Second => 1_000,
        }
    }
}
