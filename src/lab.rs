//! The textbook searches, written to be read, for boards of any size and goal.
//!
//! | search | frontier | taken first | holds |
//! |---|---|---|---|
//! | breadth-first | a queue | first in | all boards reached |
//! | bidirectional | two queues | first in | all boards reached, from both ends |
//! | A\* | a list in order of *f* = *g* + *h* | smallest *f* | all boards reached |
//! | weighted A\* | a list in order of *g* + *w* · *h* | smallest | all boards reached |
//! | greedy | a list in order of *h* | smallest *h* | all boards reached |
//! | IDA\* | the path, a stack | last in | the path |
//! | exact table | a queue | first in | a distance for every board |
//!
//! *g* is the number of slides made since the start, *h* a [`Heuristic`] of
//! those that are left. One tile that goes one cell counts 1 (STM).
//!
//! All do things in the same order, so that their [`Counts`] can be set side by side:
//! a board is compared with the goal when it is *taken* from the frontier, not when it
//! is put there, and its successors are made in the order of
//! [`Direction::ALL`]. Bidirectional search cannot wait so long: it ends when a board
//! is made that both ends have reached. Nothing is left to chance: the same board
//! gives the same slides and the same counts every time.
//!
//! These searches share no code with [`solver`](crate::solver), which is much
//! faster and harder to read; they are the second opinion on it.
//!
//! ```
//! use taquin::Board;
//! use taquin::lab::{Limit, solve};
//!
//! let start: Board = "4 1 2/5 0 3".parse()?;
//! let blind = solve(&start, "bfs".parse()?, Limit::NONE)?;
//! let guided = solve(&start, "astar:manhattan".parse()?, Limit::NONE)?;
//! assert_eq!(blind.slides.len(), 5);
//! assert_eq!(guided.slides.len(), 5);
//! assert!(guided.counts.expanded < blind.counts.expanded);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algorithm;
mod best_first;
mod bidirectional;
mod breadth_first;
mod heuristic;
mod ida_star;
mod open;
mod patterns;
mod reached;
mod solvability;
mod solve;
mod table;
mod walking;
mod work;

pub use algorithm::{Algorithm, AlgorithmError, Weight};
pub use heuristic::Heuristic;
pub use solvability::{Merge, Solvability, suspects};
pub use solve::{SolveError, solve};
pub use work::{Counts, RunEvent};

use crate::board::{Board, Direction, Goal, Size};
use crate::solver::HomeBoard;
use best_first::{BestFirst, Rule};
use bidirectional::Bidirectional;
use breadth_first::BreadthFirst;
use heuristic::{Bounds, Own};
use ida_star::IdaStar;
use reached::Node;
use std::fmt;
use std::sync::Arc;
use table::Table;
use work::Work;

/// A solution, and the cost of finding it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The slides from the start to the goal: the way each tile goes.
    pub slides: Vec<Direction>,
    /// Proved: no solution is shorter (STM).
    pub lower: usize,
    /// Why that is proved.
    pub proof: Proof,
    /// The work done.
    pub counts: Counts,
    /// The boards in memory at the end.
    pub boards: usize,
    /// Their memory in bytes, with the tables of the heuristic.
    pub bytes: usize,
}

impl Report {
    /// Returns `true` if it is proved that no solution is shorter.
    #[must_use]
    pub fn is_optimal(&self) -> bool {
        self.slides.len() == self.lower
    }
}

/// The limits of a search. They are checked before a board is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The most bytes that a search may take, with the tables of its heuristic, even
    /// while a list is copied into a larger one. IDA\* holds its path, the others every
    /// board they have reached: each in 20 to 48 bytes on boards of 16 cells, and 40 to
    /// 64 on boards of 25.
    pub bytes: usize,
    /// The most boards to expand.
    pub nodes: u64,
}

impl Limit {
    /// No limit. On boards of more than 9 cells all searches but IDA\* may run out
    /// of memory.
    pub const NONE: Self = Self {
        bytes: usize::MAX,
        nodes: u64::MAX,
    };
}

/// A search reached its limit. It has proved this lower bound.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LimitReached {
    /// Proved: no solution is shorter than this (STM).
    pub lower: usize,
    /// Why that is proved.
    pub proof: Proof,
    /// The work done.
    pub counts: Counts,
    /// The boards in memory.
    pub boards: usize,
    /// Their memory in bytes, with the tables of the heuristic.
    pub bytes: usize,
}

/// Why a lower bound is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Breadth-first search takes boards in the order of their distance from
    /// the start: all that are nearer than the one at hand have been compared
    /// with the goal.
    Depth,
    /// All boards near the start and all near the goal were expanded, and they have not
    /// met before.
    Meeting,
    /// Some board on a shortest solution waits in the open list, reached by the
    /// shortest way; its *f* is at most the length of that solution, and the
    /// smallest *f* in the list is no larger.
    SmallestF,
    /// Weighted A\*: the same, as *w* · *f* is at least *g* + *w* · *h*.
    SmallestWeighted,
    /// IDA\* begins a pass when the one before has shown that every solution
    /// needs at least the new bound; the first bound is the heuristic's.
    Bound,
    /// The heuristic's bound of the start.
    Heuristic,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Depth => "no board nearer to the start is the goal",
            Self::Meeting => "the boards near the start and near the goal do not meet before",
            Self::SmallestF => "no board in the open list has a smaller f",
            Self::SmallestWeighted => "no board in the open list has a smaller g + w · h",
            Self::Bound => "every smaller bound was searched or is below the heuristic",
            Self::Heuristic => "the heuristic's bound of the start",
        })
    }
}

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "limit reached after {} nodes and {} bytes; \
             a solution has at least {} slides: {}",
            self.counts.expanded, self.bytes, self.lower, self.proof
        )
    }
}

impl std::error::Error for LimitReached {}

/// Begins searches, and keeps the tables of heuristics for the next ones.
///
/// Tables of 5×5 take 45 MB. Of those that no search is using 48 MiB are kept, or the last
/// ones if they are larger.
#[derive(Debug, Default)]
pub struct Lab {
    // In order of last use, the latest last.
    tables: Vec<(Wanted, Bounds)>,
    // What `Heuristic::Own` is.
    own: Option<Own>,
}

/// The key of tables: the heuristic, the size, and the home of the blank.
type Wanted = (Heuristic, Size, usize);

/// Memory for tables that no search is using, in bytes.
const ROOM: usize = 48 << 20;

impl Lab {
    /// Begins without tables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins with a heuristic of your own: [`Heuristic::Own`] in searches of this lab.
    ///
    /// It must be consistent in STM: no slide changes it by more than 1, and it is 0 for the
    /// goal. *Nobody checks that*, and what a [`Report`] calls proved rests on it. One that is
    /// consistent in MTM is so in STM, too.
    ///
    /// ```
    /// use taquin::Board;
    /// use taquin::lab::{Lab, Limit};
    ///
    /// // The blank is as far from home as so many slides.
    /// let blank = |board: &Board| board.size().distance(board.blank(), board.goal().home(0));
    /// let board: Board = "4 1 2/5 0 3".parse()?;
    /// let mut lab = Lab::with_heuristic(blank);
    /// let mut search = lab.search(&board, "astar:own".parse()?, Limit::NONE)?;
    /// let report = search.step(u64::MAX).expect("it ends")?;
    /// assert_eq!((report.slides.len(), report.is_optimal()), (5, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_heuristic(own: impl Fn(&Board) -> usize + Send + Sync + 'static) -> Self {
        Self {
            tables: Vec::new(),
            own: Some(Own(Arc::new(own))),
        }
    }

    /// Begins a search. Tables that its heuristic needs are made now. If they do not fit
    /// the limit, the search ends at once, and has proved nothing.
    ///
    /// # Errors
    ///
    /// If it does not fit boards of this size.
    pub fn search(
        &mut self,
        board: &Board,
        algorithm: Algorithm,
        limit: Limit,
    ) -> Result<Run, AlgorithmError> {
        let size = board.size();
        if !algorithm.fits(size) {
            let algorithm = algorithm.to_string();
            return Err(AlgorithmError::TooLarge { algorithm, size });
        }
        let start = HomeBoard::of(board);
        let mut fits = true;
        let mut bounds = |heuristic| {
            let bounds = self.bounds(heuristic, board, limit.bytes)?;
            fits = bounds.is_some();
            Ok(bounds.unwrap_or(Bounds::NONE))
        };
        let method: Box<dyn Method> = match algorithm {
            Algorithm::Table if Table::bytes_of(size) > limit.bytes => {
                fits = false;
                Box::new(BreadthFirst::new(&start))
            }
            Algorithm::BreadthFirst => Box::new(BreadthFirst::new(&start)),
            Algorithm::Bidirectional => Box::new(Bidirectional::new(&start)),
            Algorithm::AStar(h) => Box::new(BestFirst::new(Rule::AStar, &start, bounds(h)?)),
            Algorithm::WeightedAStar(h, weight) => {
                let rule = Rule::Weighted(weight.tenths());
                Box::new(BestFirst::new(rule, &start, bounds(h)?))
            }
            Algorithm::Greedy(h) => Box::new(BestFirst::new(Rule::Greedy, &start, bounds(h)?)),
            Algorithm::IdaStar(h) => Box::new(IdaStar::new(&start, bounds(h)?)),
            Algorithm::Table => Box::new(Table::new(&start)),
        };
        let mut search = Run {
            goal: board.goal().clone(),
            method,
            limit,
            work: Work::new(),
            is_taken: false,
            ended: None,
        };
        if !fits {
            search.ended = Some(Err(search.limit_reached()));
        }
        Ok(search)
    }

    /// The bound (STM) of a board, by tables that are kept.
    ///
    /// # Errors
    ///
    /// If the heuristic does not fit boards of this size.
    pub fn lower(&mut self, heuristic: Heuristic, board: &Board) -> Result<usize, AlgorithmError> {
        let bounds = self.bounds(heuristic, board, usize::MAX)?;
        let bounds = bounds.expect("there is no limit");
        Ok(bounds.lower(&HomeBoard::of(board)))
    }

    /// The bounds with their tables; `None` if those take more than `most` bytes.
    fn bounds(
        &mut self,
        heuristic: Heuristic,
        board: &Board,
        most: usize,
    ) -> Result<Option<Bounds>, AlgorithmError> {
        if let (Heuristic::Own, Some(own)) = (heuristic, &self.own) {
            return Ok(Some(Bounds::Own(own.clone(), board.goal().clone())));
        }
        let wanted = (heuristic, board.size(), board.goal().home(0));
        let found = self.tables.iter().position(|(kept, _)| *kept == wanted);
        let bounds = match found {
            Some(at) => self.tables.remove(at).1,
            None => match Bounds::new(heuristic, &HomeBoard::of(board), most)? {
                Some(bounds) => bounds,
                None => return Ok(None),
            },
        };
        self.tables.push((wanted, bounds.clone()));
        while self.tables.len() > 1 && self.table_bytes() > ROOM {
            self.tables.remove(0);
        }
        Ok(Some(bounds).filter(|bounds| bounds.bytes() <= most))
    }

    fn table_bytes(&self) -> usize {
        self.tables.iter().map(|(_, bounds)| bounds.bytes()).sum()
    }
}

/// A search in progress. It is stepped, so that its caller can stop it, ask it or do
/// something else. Dropping it ends it.
///
/// ```
/// use taquin::lab::{Lab, Limit};
///
/// let mut search = Lab::new().search(&"0 3/2 1".parse()?, "bfs".parse()?, Limit::NONE)?;
/// assert!(search.step(5).is_none());
/// assert_eq!(search.counts().expanded, 5);
/// let report = search.step(100).unwrap()?;
/// // The boards of 2×2 lie on a ring of twelve, so the eleven others are expanded
/// // before the farthest one is taken.
/// assert_eq!(report.counts.expanded, 11);
/// assert_eq!(report.slides.len(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Run {
    goal: Goal,
    method: Box<dyn Method>,
    limit: Limit,
    work: Work,
    // `true` if a board was taken and is still to be expanded.
    is_taken: bool,
    ended: Option<Result<Report, LimitReached>>,
}

impl Run {
    /// Expands up to `nodes` boards. Returns the result; `None` while the search goes on.
    pub fn step(&mut self, nodes: u64) -> Option<Result<Report, LimitReached>> {
        let end = self.work.counts.expanded.saturating_add(nodes);
        while self.ended.is_none() {
            if !self.is_taken && self.method.take(&mut self.work) {
                self.ended = Some(Ok(self.report(self.method.path())));
                break;
            }
            self.is_taken = true;
            let counts = self.work.counts;
            if counts.expanded >= self.limit.nodes || self.method.bytes_next() > self.limit.bytes {
                self.ended = Some(Err(self.limit_reached()));
                break;
            }
            if counts.expanded >= end {
                return None;
            }
            self.method.expand(&mut self.work);
            self.is_taken = false;
        }
        self.ended.clone()
    }

    /// Returns the work done so far.
    #[must_use]
    pub fn counts(&self) -> Counts {
        self.work.counts
    }

    /// Proved so far: no solution is shorter than this (STM).
    #[must_use]
    pub fn lower(&self) -> usize {
        self.method.lower().0
    }

    /// Returns the memory that it takes, in bytes, with the tables of its heuristic.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.method.bytes()
    }

    /// Notes each step from now on: see [`Run::events`].
    pub fn watch(&mut self) {
        self.work.watch(&self.goal);
    }

    /// Returns the events since the last call.
    pub fn events(&mut self) -> Vec<RunEvent> {
        self.work.events()
    }

    /// The numbers of the boards that wait, the first one first; of IDA\* the path, its
    /// end first.
    #[must_use]
    pub fn frontier(&self) -> Vec<u32> {
        self.method.frontier()
    }

    fn report(&self, slides: Vec<Direction>) -> Report {
        let (lower, proof) = self.method.lower();
        Report {
            slides,
            lower,
            proof,
            counts: self.work.counts,
            boards: self.method.boards(),
            bytes: self.method.bytes(),
        }
    }

    fn limit_reached(&self) -> LimitReached {
        let (lower, proof) = self.method.lower();
        LimitReached {
            lower,
            proof,
            counts: self.work.counts,
            boards: self.method.boards(),
            bytes: self.method.bytes(),
        }
    }
}

/// An algorithm, board by board.
trait Method: fmt::Debug + Send {
    /// Takes the next board from the frontier. Returns `true` if the search ends with it.
    fn take(&mut self, work: &mut Work) -> bool;

    /// Makes the successors of the board that was taken.
    fn expand(&mut self, work: &mut Work);

    /// The slides from the start, once the search has ended.
    fn path(&self) -> Vec<Direction>;

    /// Returns a proved lower bound (STM), and why it is known.
    fn lower(&self) -> (usize, Proof);

    fn frontier(&self) -> Vec<Node>;

    /// Returns the number of boards in memory.
    fn boards(&self) -> usize;

    /// Returns the memory taken, in bytes.
    fn bytes(&self) -> usize;

    /// Returns the most memory that expanding another board may take, in bytes.
    fn bytes_next(&self) -> usize;
}
