//! The grade of a board, and the mark of what leads from one to the next.

use taquin::board::Metric;

/// The bounds proved of a board's distance, in the metric of the grading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// Proved: no solution is shorter.
    pub lower: usize,
    /// Known: there is a solution that is no longer.
    pub upper: usize,
}

impl Grade {
    /// The distance, if it is proved.
    #[must_use]
    pub fn exact(self) -> Option<usize> {
        (self.lower == self.upper).then_some(self.upper)
    }
}

/// The mark of a slide, or in MTM of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is on a shortest way.
    Toward,
    /// It leaves the distance as it is, and costs one move. No slide does that.
    Stay,
    /// It leads away from the goal, and costs two: itself, and the way back.
    Away,
    /// None of these is proved.
    Open,
}

impl Mark {
    /// Returns the mark of a slide or move by the grades of the boards before and after.
    #[must_use]
    pub fn between(from: Grade, to: Grade, metric: Metric) -> Self {
        // Two distances in slides differ by one: what is no farther is nearer.
        let apart = match metric {
            Metric::SingleTile => 0,
            Metric::MultiTile => 1,
        };
        if to.upper + apart <= from.lower {
            Self::Toward
        } else if to.lower >= from.upper + apart {
            Self::Away
        } else if from.exact().is_some() && from == to {
            Self::Stay
        } else {
            Self::Open
        }
    }

    /// Returns the slides or moves that it is proved to lose: 0, 1 or 2.
    #[must_use]
    pub fn cost(self) -> usize {
        match self {
            Self::Toward | Self::Open => 0,
            Self::Stay => 1,
            Self::Away => 2,
        }
    }

    /// Its letter in a review: that of its name.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Toward => 't',
            Self::Stay => 's',
            Self::Away => 'a',
            Self::Open => 'o',
        }
    }
}
