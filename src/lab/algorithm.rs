//! The searches by name.

use super::Heuristic;
use super::table;
use crate::board::Size;
use crate::quote::quote;
use std::fmt;
use std::str::FromStr;

/// A search. Its text is like `bfs`, `bidirectional`, `table`, `astar:manhattan`,
/// `weighted:manhattan:2`, `greedy:hamming` or `idastar:patterns`.
///
/// ```
/// use taquin::lab::{Algorithm, Heuristic};
///
/// let search: Algorithm = "astar:linear-conflict".parse()?;
/// assert_eq!(search, Algorithm::AStar(Heuristic::LinearConflicts));
/// # Ok::<(), taquin::lab::AlgorithmError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Algorithm {
    /// All boards in the order of their distance from the start.
    BreadthFirst,
    /// Breadth-first search from the start and from the goal, until they meet.
    Bidirectional,
    /// The board with the smallest *g* + *h* first.
    AStar(Heuristic),
    /// The board with the smallest *g* + *w* · *h* first. Its solution may be up to *w*
    /// times as long as a shortest one.
    WeightedAStar(Heuristic, Weight),
    /// The board with the smallest *h* first. Nothing is proved of its solution.
    Greedy(Heuristic),
    /// Depth-first searches with a growing bound on *g* + *h*.
    IdaStar(Heuristic),
    /// The distance of every board, by breadth-first search from the goal. For boards
    /// of up to 10 cells.
    Table,
}

impl Algorithm {
    /// Returns `true` if its solutions are proved to be shortest ones.
    #[must_use]
    pub fn is_optimal(self) -> bool {
        !matches!(self, Self::WeightedAStar(..) | Self::Greedy(_))
    }

    /// Those that are set side by side: each heuristic with A\* and IDA\*, and two that
    /// do not prove their solutions.
    pub fn usual() -> impl Iterator<Item = Self> {
        let guides = Heuristic::ALL.into_iter();
        let guides = guides.filter(|&heuristic| heuristic != Heuristic::Zero);
        let twice = Weight { tenths: 20 };
        [Self::BreadthFirst, Self::Bidirectional, Self::Table]
            .into_iter()
            .chain(guides.clone().map(Self::AStar))
            .chain(guides.map(Self::IdaStar))
            .chain([
                Self::WeightedAStar(Heuristic::Manhattan, twice),
                Self::Greedy(Heuristic::Manhattan),
            ])
    }

    /// The heuristic, of those that have one.
    #[must_use]
    pub fn heuristic(self) -> Option<Heuristic> {
        match self {
            Self::AStar(heuristic)
            | Self::WeightedAStar(heuristic, _)
            | Self::Greedy(heuristic)
            | Self::IdaStar(heuristic) => Some(heuristic),
            Self::BreadthFirst | Self::Bidirectional | Self::Table => None,
        }
    }

    /// Returns `true` if it can search boards of this size.
    #[must_use]
    pub fn fits(self, size: Size) -> bool {
        match self {
            Self::Table => size.cells() <= table::MAX_CELLS,
            _ => self
                .heuristic()
                .is_none_or(|heuristic| heuristic.fits(size)),
        }
    }
}

/// By how much weighted A\* trusts its heuristic more than A\*: from 1 to 100, in
/// tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weight {
    tenths: usize,
}

impl Weight {
    /// Returns a weight of `tenths` tenths; `None` unless it is from 1 to 100.
    #[must_use]
    pub fn of_tenths(tenths: usize) -> Option<Self> {
        (10..=1_000).contains(&tenths).then_some(Self { tenths })
    }

    /// The weight in tenths.
    #[must_use]
    pub fn tenths(self) -> usize {
        self.tenths
    }
}

impl fmt::Display for Weight {
    /// `2` or `1.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.tenths / 10, self.tenths % 10) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, tenths) => write!(f, "{whole}.{tenths}"),
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BreadthFirst => f.write_str("bfs"),
            Self::Bidirectional => f.write_str("bidirectional"),
            Self::AStar(heuristic) => write!(f, "astar:{heuristic}"),
            Self::WeightedAStar(heuristic, weight) => write!(f, "weighted:{heuristic}:{weight}"),
            Self::Greedy(heuristic) => write!(f, "greedy:{heuristic}"),
            Self::IdaStar(heuristic) => write!(f, "idastar:{heuristic}"),
            Self::Table => f.write_str("table"),
        }
    }
}

/// Why there is no such search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AlgorithmError {
    /// A text names no search, no heuristic or no weight.
    Unknown {
        /// The text.
        found: String,
    },
    /// Its tables would be too large for boards of this size.
    TooLarge {
        /// The search or the heuristic.
        algorithm: String,
        /// The size.
        size: Size,
    },
}

impl fmt::Display for AlgorithmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { found } => write!(
                f,
                "no search is called '{found}'; write like bfs, bidirectional, table, \
                 astar:manhattan, weighted:manhattan:2, greedy:hamming or idastar:patterns"
            ),
            Self::TooLarge { algorithm, size } => {
                write!(f, "{algorithm} would need too much memory on {size}")
            }
        }
    }
}

impl std::error::Error for AlgorithmError {}

impl FromStr for Algorithm {
    type Err = AlgorithmError;

    fn from_str(text: &str) -> Result<Self, AlgorithmError> {
        let unknown = || AlgorithmError::Unknown { found: quote(text) };
        let fields: Vec<&str> = text.split(':').collect();
        let heuristic = |name: &str| name.parse::<Heuristic>().map_err(|_| unknown());
        Ok(match *fields {
            ["bfs"] => Self::BreadthFirst,
            ["bidirectional"] => Self::Bidirectional,
            ["table"] => Self::Table,
            ["astar", name] => Self::AStar(heuristic(name)?),
            ["greedy", name] => Self::Greedy(heuristic(name)?),
            ["idastar", name] => Self::IdaStar(heuristic(name)?),
            ["weighted", name, weight] => {
                let weight = read_weight(weight).ok_or_else(unknown)?;
                Self::WeightedAStar(heuristic(name)?, weight)
            }
            _ => return Err(unknown()),
        })
    }
}

fn read_weight(text: &str) -> Option<Weight> {
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let [whole, tenths]: [usize; 2] = [whole.parse().ok()?, tenths.parse().ok()?];
    let weight = Weight::of_tenths(whole.checked_mul(10)?.checked_add(tenths)?)?;
    // One weight has one text.
    (weight.to_string() == text).then_some(weight)
}
