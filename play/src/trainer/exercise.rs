//! Exercises, and their boards.

use crate::draft::Draft;
use crate::partly::solved_but_for;
use std::fmt;
use std::str::FromStr;
use taquin::shuffle::{Seed, SplitMix64};
use taquin::solver::is_provable;
use taquin::workspace::quote;
use taquin::{Board, Goal, Size};

/// Something to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Boards that are some slides from solved.
    Fewest {
        /// Columns and rows.
        size: Size,
    },
    /// The last two rows, with the rest solved.
    LastTwoRows {
        /// Columns and rows.
        size: Size,
    },
    /// The last 3×3 of a 4×4.
    Last3x3,
    /// The last two rows of the last three columns of a 4×4.
    Last2x3,
    /// Endings of one's own plays.
    Own,
}

/// A board to finish in the fewest slides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::large_enum_variant, reason = "a player has some dozens")]
pub enum Exercise {
    /// A board that is exactly some slides from solved, with the blank last: the
    /// first one that a [`Draw`](taquin::difficulty::Draw) of these gives.
    Fewest {
        /// Columns and rows.
        size: Size,
        /// The fewest slides (STM).
        distance: usize,
        /// The seed of the draw.
        seed: u64,
    },
    /// The last two rows.
    LastTwoRows {
        /// Columns and rows.
        size: Size,
        /// The seed of the draw.
        seed: u64,
    },
    /// The last 3×3 of a 4×4.
    Last3x3 {
        /// The seed of the draw.
        seed: u64,
    },
    /// The last two rows of the last three columns of a 4×4.
    Last2x3 {
        /// The seed of the draw.
        seed: u64,
    },
    /// The end of a play in which slides were lost.
    Own {
        /// The board from where it is to be finished.
        board: Board,
        /// The fewest slides (STM).
        fewest: usize,
        /// The slides (STM) that the play lost there.
        cost: usize,
    },
}

impl Exercise {
    /// Returns its topic.
    #[must_use]
    pub fn topic(&self) -> Topic {
        match *self {
            Self::Fewest { size, .. } => Topic::Fewest { size },
            Self::LastTwoRows { size, .. } => Topic::LastTwoRows { size },
            Self::Last3x3 { .. } => Topic::Last3x3,
            Self::Last2x3 { .. } => Topic::Last2x3,
            Self::Own { .. } => Topic::Own,
        }
    }

    /// Columns and rows of its board.
    #[must_use]
    pub fn size(&self) -> Size {
        match self {
            Self::Fewest { size, .. } | Self::LastTwoRows { size, .. } => *size,
            Self::Last3x3 { .. } | Self::Last2x3 { .. } => four(),
            Self::Own { board, .. } => board.size(),
        }
    }

    /// The fewest slides (STM), where they are known before the board is solved.
    #[must_use]
    pub fn fewest(&self) -> Option<usize> {
        match self {
            Self::Fewest { distance, .. } => Some(*distance),
            Self::Own { fewest, .. } => Some(*fewest),
            _ => None,
        }
    }

    /// Its board; `None` if that is to be drawn by its distance.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        let (columns, rows) = (self.size().columns(), self.size().rows());
        let (from, seed) = match self {
            Self::Fewest { .. } => return None,
            Self::Own { board, .. } => return Some(board.clone()),
            Self::LastTwoRows { seed, .. } => ((0, rows - 2), seed),
            Self::Last3x3 { seed } => ((columns - 3, rows - 3), seed),
            Self::Last2x3 { seed } => ((columns - 3, rows - 2), seed),
        };
        Some(ending(self.size(), from, Seed::from(*seed)))
    }
}

/// The distances of new boards to be finished in the fewest slides (STM).
pub(super) const EASIEST: usize = 8;
const HARDEST: usize = 25;

/// The greatest distance that is practised; `None` for sizes on which distances
/// cannot be proved in time.
pub(super) fn hardest(size: Size) -> Option<usize> {
    let farthest = Goal::blank_last(size).farthest();
    is_provable(size).then(|| farthest.map_or(HARDEST, |farthest| farthest.min(HARDEST)))
}

fn four() -> Size {
    Size::new(4, 4).expect("4 is a side of boards")
}

/// A board that is solved but for the cells from a column and a row on: drawn evenly
/// from all such boards that can be solved and are not.
fn ending(size: Size, (column, row): (usize, usize), seed: Seed) -> Board {
    let goal = Goal::blank_last(size);
    let is_free = |&cell: &usize| size.column_of(cell) >= column && size.row_of(cell) >= row;
    let free: Vec<usize> = (0..size.cells()).filter(is_free).collect();
    let mut random = SplitMix64::new(seed);
    loop {
        let board = solved_but_for(&free, &goal, &mut random);
        if !board.is_solved() {
            return board;
        }
    }
}

impl fmt::Display for Topic {
    /// `fewest 4x4`, `rows 4x4`, `last3x3`, `last2x3` or `own`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fewest { size } => write!(f, "fewest {size}"),
            Self::LastTwoRows { size } => write!(f, "rows {size}"),
            Self::Last3x3 => f.write_str("last3x3"),
            Self::Last2x3 => f.write_str("last2x3"),
            Self::Own => f.write_str("own"),
        }
    }
}

impl fmt::Display for Exercise {
    /// The topic and what belongs to it: `fewest 4x4 14 7`, `last3x3 7`,
    /// `own 4,1,2/5,0,3 1,2,3/4,5,0 5 2` (board, goal, fewest slides, cost).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let topic = self.topic();
        match self {
            Self::Fewest { distance, seed, .. } => write!(f, "{topic} {distance} {seed}"),
            Self::LastTwoRows { seed, .. } | Self::Last3x3 { seed } | Self::Last2x3 { seed } => {
                write!(f, "{topic} {seed}")
            }
            Self::Own {
                board,
                fewest,
                cost,
            } => {
                let [tiles, goal] = [board.to_string(), board.goal().arrangement()]
                    .map(|text| text.replace(' ', ","));
                write!(f, "{topic} {tiles} {goal} {fewest} {cost}")
            }
        }
    }
}

/// A text is no exercise, or no topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseError {
    /// The text.
    pub found: String,
}

impl fmt::Display for ExerciseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is nothing to practise; write like fewest 4x4 14 7",
            self.found
        )
    }
}

impl std::error::Error for ExerciseError {}

impl FromStr for Topic {
    type Err = ExerciseError;

    fn from_str(text: &str) -> Result<Self, ExerciseError> {
        let fields: Vec<&str> = text.split(' ').collect();
        read_topic(&fields)
            .filter(|topic| topic.to_string() == text)
            .ok_or_else(|| ExerciseError { found: quote(text) })
    }
}

impl FromStr for Exercise {
    type Err = ExerciseError;

    fn from_str(text: &str) -> Result<Self, ExerciseError> {
        let fields: Vec<&str> = text.split(' ').collect();
        // One exercise has one text.
        read_exercise(&fields)
            .filter(|exercise| exercise.to_string() == text)
            .ok_or_else(|| ExerciseError { found: quote(text) })
    }
}

fn read_topic(fields: &[&str]) -> Option<Topic> {
    Some(match *fields {
        ["fewest", size] => {
            let size = size.parse().ok()?;
            hardest(size)?;
            Topic::Fewest { size }
        }
        ["rows", size] => Topic::LastTwoRows {
            size: size.parse().ok()?,
        },
        ["last3x3"] => Topic::Last3x3,
        ["last2x3"] => Topic::Last2x3,
        ["own"] => Topic::Own,
        _ => return None,
    })
}

fn read_exercise(fields: &[&str]) -> Option<Exercise> {
    Some(match *fields {
        ["fewest", size, distance, seed] => {
            let (size, distance) = (size.parse().ok()?, distance.parse().ok()?);
            let seed = seed.parse().ok()?;
            // A distance that no board has would never be drawn.
            let is_known = (1..=hardest(size)?).contains(&distance);
            is_known.then_some(Exercise::Fewest {
                size,
                distance,
                seed,
            })?
        }
        ["rows", size, seed] => Exercise::LastTwoRows {
            size: size.parse().ok()?,
            seed: seed.parse().ok()?,
        },
        ["last3x3", seed] => Exercise::Last3x3 {
            seed: seed.parse().ok()?,
        },
        ["last2x3", seed] => Exercise::Last2x3 {
            seed: seed.parse().ok()?,
        },
        ["own", board, goal, fewest, cost] => {
            let (size, _) = Draft::read_rows(goal).ok()?;
            let goal = Goal::parse(goal, size).ok()?;
            let board = Board::parse(board, goal).ok()?;
            let (fewest, cost) = (fewest.parse().ok()?, cost.parse().ok()?);
            (fewest > 0 && !board.is_solved()).then_some(Exercise::Own {
                board,
                fewest,
                cost,
            })?
        }
        _ => return None,
    })
}
