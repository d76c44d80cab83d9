//! Boards that are exactly some number of slides from their goal, from a seed.
//!
//! A [`Draw`] is a value that the caller steps, like a search. Which board it
//! finds depends on the goal, the distance and the seed alone: not on how the
//! work is cut, nor on the tables of the solver.
//!
//! | boards                    | method                                  | how even |
//! |---------------------------|-----------------------------------------|----------|
//! | up to 10 cells, and the first slides on larger ones | `layers`: all boards at the distance, one of them drawn | exactly |
//! | near the goal             | `walks`: walks drawn evenly, those kept that are the first shortest way in alphabetical order | exactly |
//! | in the middle             | shuffles, those kept that are at the distance | exactly |
//! | where few shuffles are    | `far`: a walk over boards with high bounds, those kept that are at the distance | among boards with high bounds, which 99 % are, as far as the walk mixes |
//!
//! Shuffles come before the walk, and most boards of a 4×4 that are up to 68
//! slides from the goal are found among them.
//!
//! Lengths count slides (STM).

mod far;
mod farthest;
mod field;
pub(crate) mod forced;
mod layers;
mod level;
mod walks;

pub use level::{Level, LevelError};

use crate::board::{Board, Goal, Size};
use crate::hash::Set;
use crate::shuffle::{Seed, SplitMix64};
use crate::solver::{Decider, Solver, is_provable};
use far::Far;
use farthest::Reach;
use field::{Field, Homes, MAX_CELLS, packed, unpacked};
use layers::Layers;
use std::cmp::Ordering;
use std::fmt;
use walks::Walks;

/// Largest number of cells for which all boards at a distance are listed.
const LISTED_CELLS: usize = 10;

/// Most walks to a distance whose boards are listed on larger boards.
const LISTED_WALKS: u64 = 30_000;

/// Boards shuffled in the time in which one walk is drawn and decided.
const SHUFFLES_A_WALK: u64 = 50;

/// Shuffles that are decided before the walk over boards with high bounds begins.
const PATIENCE: u32 = 3_000;

/// The time that it takes to begin with a board and to draw one, in the time of a
/// table look-up.
const LOOK_UPS_TO_BEGIN: u64 = 250;
const LOOK_UPS_TO_DRAW: u64 = 5;

/// Why there is no board to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifficultyError {
    /// On boards of this size no search proves a distance in time.
    TooLarge {
        /// The size asked for.
        size: Size,
    },
    /// No board is so far from the goal.
    TooFar {
        /// The distance asked for, in slides (STM).
        distance: usize,
        /// No board is farther than this (STM).
        farthest: usize,
    },
    /// Nobody knows whether a board is so far from the goal.
    Unknown {
        /// The distance asked for, in slides (STM).
        distance: usize,
        /// There are boards at each distance up to this one (STM).
        sure: usize,
    },
}

impl fmt::Display for DifficultyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { size } => write!(
                f,
                "distances on {size} cannot be proved in time; \
                 take a size of up to {MAX_CELLS} cells"
            ),
            Self::TooFar { distance, farthest } => write!(
                f,
                "no board is {distance} slides from this goal; take {farthest} at most"
            ),
            Self::Unknown { distance, sure } => write!(
                f,
                "it is not known whether a board is {distance} slides from this goal; \
                 take {sure} at most"
            ),
        }
    }
}

impl std::error::Error for DifficultyError {}

/// The result of one step of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "it is looked at and dropped")]
pub enum Drawn {
    /// It goes on.
    Running,
    /// A board at the distance that this draw has not given before.
    Board(Board),
    /// All boards at the distance are given.
    Nothing,
}

/// Draws boards that are exactly some number of slides from their goal. Dropping
/// it ends it.
///
/// ```
/// use taquin::difficulty::{Draw, Drawn};
/// use taquin::{Goal, Seed, Solver};
///
/// let goal = Goal::blank_last("4x3".parse()?);
/// let mut draw = Draw::new(&goal, 30, Seed::from("today"))?;
/// let mut solver = Solver::new();
/// let board = loop {
///     if let Drawn::Board(board) = draw.step(&mut solver, 100_000) {
///         break board;
///     }
/// };
/// assert_eq!(solver.solve(&board, u64::MAX).length(), 30);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Draw {
    goal: Goal,
    field: Field,
    distance: usize,
    random: SplitMix64,
    method: Method,
    // None until the first step that needs it.
    decider: Option<Decider>,
    // The board that is being decided.
    asked: Option<Homes>,
    // Packed boards that were given.
    given: Set<u64>,
    tried: u64,
    // Work done besides that of the decider, in look-ups.
    work: u64,
}

#[derive(Debug)]
enum Method {
    Layers(Layers),
    /// The walks, and the one that has led to the board being decided.
    Walks(Walks, Vec<usize>),
    /// The boards decided in vain so far, and the most that may be.
    Shuffles(u32, u32),
    Far(Far),
}

impl Draw {
    /// Begins to draw boards that are `distance` slides (STM) from the goal.
    ///
    /// # Errors
    ///
    /// If the size has more than 16 cells, or if no board is so far from the goal,
    /// as far as is known.
    pub fn new(goal: &Goal, distance: usize, seed: Seed) -> Result<Self, DifficultyError> {
        let size = goal.size();
        if !is_provable(size) {
            return Err(DifficultyError::TooLarge { size });
        }
        let Reach { sure, farthest } = Reach::of(goal);
        if distance > farthest {
            return Err(DifficultyError::TooFar { distance, farthest });
        }
        if distance > sure && size.cells() > LISTED_CELLS {
            return Err(DifficultyError::Unknown { distance, sure });
        }
        let field = Field::new(goal);
        let method = Method::of(&field, distance);
        Ok(Self::by(method, goal, distance, seed))
    }

    fn by(method: Method, goal: &Goal, distance: usize, seed: Seed) -> Self {
        Self {
            goal: goal.clone(),
            field: Field::new(goal),
            distance,
            random: SplitMix64::new(seed),
            method,
            decider: None,
            asked: None,
            given: Set::default(),
            tried: 0,
            work: 0,
        }
    }

    /// Returns the number of slides (STM) from each board to the goal.
    #[must_use]
    pub fn distance(&self) -> usize {
        self.distance
    }

    /// Returns how many boards have been tried so far.
    #[must_use]
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Returns how far from the goal (STM) the boards are that are being tried, at
    /// least, where boards at the distance are rare. Otherwise 0.
    #[must_use]
    pub fn at_least(&self) -> usize {
        match &self.method {
            Method::Far(far) => far.at_least(self.distance),
            _ => 0,
        }
    }

    /// Returns how many percent of the solver's tables are made, as far as this draw
    /// needs them.
    #[must_use]
    pub fn tables(&self) -> u8 {
        match &self.method {
            Method::Layers(_) => 100,
            _ => self.decider.as_ref().map_or(0, Decider::tables),
        }
    }

    /// Returns how many boards there are at the distance, where that is known:
    /// where they are listed (after the first steps), and at the greatest distances
    /// where the numbers are published.
    #[must_use]
    pub fn boards(&self) -> Option<u64> {
        match &self.method {
            Method::Layers(layers) => Some(layers.made()?.len() as u64 + self.given.len() as u64),
            _ => farthest::published_count(&self.goal, self.distance),
        }
    }

    /// Works for about the time in which `node_budget` nodes are expanded, or until
    /// it has a board. Steps on draw other boards.
    pub fn step(&mut self, solver: &mut Solver, node_budget: u64) -> Drawn {
        let end = self.nodes().saturating_add(node_budget.max(1));
        if let Method::Layers(layers) = &mut self.method {
            self.work += layers.step(&self.field, node_budget);
            return self.next_of_layer();
        }
        if self.boards() == Some(self.given.len() as u64) {
            return Drawn::Nothing;
        }
        let decider = match self.decider.take() {
            Some(decider) => decider,
            None => {
                let is_far = matches!(self.method, Method::Far(_));
                let decider = solver.decider(&self.goal, is_far);
                decider.expect("the size was checked")
            }
        };
        let decider = self.decider.insert(decider);
        if !decider.prepare(node_budget) {
            return Drawn::Running;
        }
        while self.nodes() < end && self.decider.is_some() {
            if let Some(homes) = self.try_on(end)
                && self.given.insert(packed(&homes))
            {
                return Drawn::Board(self.field.board(&homes, &self.goal));
            }
        }
        Drawn::Running
    }

    fn nodes(&self) -> u64 {
        self.work + self.decider.as_ref().map_or(0, Decider::nodes)
    }

    /// Draws from the list of all boards, once it is made.
    fn next_of_layer(&mut self) -> Drawn {
        let Method::Layers(layers) = &mut self.method else {
            return Drawn::Nothing;
        };
        let Some(boards) = layers.made_mut() else {
            return Drawn::Running;
        };
        if boards.is_empty() {
            return Drawn::Nothing;
        }
        let board = boards.swap_remove(self.random.below(boards.len()));
        self.given.insert(board);
        self.tried += 1;
        Drawn::Board(self.field.board(&unpacked(board), &self.goal))
    }

    /// Tries the next board, or goes on with the one at hand. Returns it if it is
    /// drawn.
    fn try_on(&mut self, end: u64) -> Option<Homes> {
        let homes = match self.asked {
            Some(homes) => homes,
            None => self.ask()?,
        };
        let left = end.saturating_sub(self.nodes()).max(1);
        let decider = self.decider.as_mut()?;
        let found = decider.step(left)?;
        self.asked = None;
        self.judge(homes, found)
    }

    /// Begins to decide another board; `None` if it is refused at once.
    fn ask(&mut self) -> Option<Homes> {
        if matches!(self.method, Method::Far(_)) {
            return self.ask_far();
        }
        self.tried += 1;
        self.work += LOOK_UPS_TO_DRAW;
        let (field, random) = (&self.field, &mut self.random);
        let distance = self.distance;
        let homes = match &mut self.method {
            Method::Layers(_) | Method::Far(_) => return None,
            Method::Walks(walks, walk) => {
                *walk = walks.draw(field, random);
                walked(field, walk)
            }
            Method::Shuffles(..) => {
                let homes = field.shuffled(random);
                let least = field.manhattan(&homes);
                if least > distance || least % 2 != distance % 2 {
                    return None;
                }
                homes
            }
        };
        self.begin(&homes, distance);
        self.asked = Some(homes);
        Some(homes)
    }

    /// Begins to decide the next board with high bounds, or steps towards it.
    fn ask_far(&mut self) -> Option<Homes> {
        let (Method::Far(far), Some(decider)) = (&mut self.method, &self.decider) else {
            return None;
        };
        if let Some(homes) = far.candidate() {
            self.tried += 1;
            self.begin(&homes, self.distance);
            self.asked = Some(homes);
            return Some(homes);
        }
        let homes = far.propose(&self.field, &mut self.random);
        let bounds = decider.bounds(&homes[..self.field.cells]);
        self.work += LOOK_UPS_TO_BEGIN;
        far.step(homes, &bounds, self.distance);
        None
    }

    fn begin(&mut self, homes: &Homes, distance: usize) {
        self.work += LOOK_UPS_TO_BEGIN;
        if let Some(decider) = &mut self.decider {
            decider.begin(&homes[..self.field.cells], distance);
        }
    }

    /// Returns the board if it is drawn, now that it is decided how its distance
    /// compares with the one asked for.
    fn judge(&mut self, homes: Homes, found: Ordering) -> Option<Homes> {
        let is_drawn = match &mut self.method {
            Method::Layers(_) => false,
            Method::Walks(_, walk) => {
                let walk = std::mem::take(walk);
                found.is_eq() && self.is_first_way(homes, &walk)
            }
            Method::Shuffles(failed, most) => {
                *failed += u32::from(found.is_ne());
                if *failed > *most {
                    let far = Far::new(&self.field, self.distance, &mut self.random);
                    self.method = Method::Far(far);
                    // The next one may have other tables.
                    self.work += self.decider.take().map_or(0, |decider| decider.nodes());
                }
                found.is_eq()
            }
            Method::Far(far) => {
                if found.is_ne() {
                    far.fail();
                }
                found.is_eq()
            }
        };
        is_drawn.then_some(homes)
    }

    /// Returns `true` if a walk, backwards, is the first of the shortest ways from the
    /// board that it leads to, in the order of the ways of the blank. So each board is
    /// drawn by one walk.
    fn is_first_way(&mut self, mut homes: Homes, walk: &[usize]) -> bool {
        let mut blank = self.field.blank(&homes);
        for (left, way) in walk.iter().enumerate().rev() {
            let back = field::WAYS - 1 - way;
            for earlier in 0..back {
                let Some(cell) = self.field.neighbour(blank, earlier) else {
                    continue;
                };
                let mut other = homes;
                other.swap(blank, cell);
                self.begin(&other, left);
                if self.decided().is_le() {
                    return false;
                }
            }
            let cell = self
                .field
                .neighbour(blank, back)
                .expect("the walk came from it");
            homes.swap(blank, cell);
            blank = cell;
        }
        true
    }

    /// Decides at once, which takes little near the goal.
    fn decided(&mut self) -> Ordering {
        let decider = self.decider.as_mut().expect("it has decided the board");
        loop {
            if let Some(found) = decider.step(u64::MAX) {
                return found;
            }
        }
    }
}

impl Method {
    /// Returns the method that takes least for a distance.
    fn of(field: &Field, distance: usize) -> Self {
        let boards = (3..=field.cells as u64).product::<u64>();
        match Walks::of(field, distance, boards / SHUFFLES_A_WALK) {
            _ if field.cells <= LISTED_CELLS => Self::Layers(Layers::to(field, distance)),
            Some(walks) if walks.count() <= LISTED_WALKS => {
                Self::Layers(Layers::to(field, distance))
            }
            Some(walks) => Self::Walks(walks, Vec::new()),
            None => Self::Shuffles(0, PATIENCE),
        }
    }
}

/// Returns the board that a walk leads to.
fn walked(field: &Field, walk: &[usize]) -> Homes {
    let mut homes = field.solved();
    let mut blank = usize::from(field.blank_home);
    for &way in walk {
        let cell = field
            .neighbour(blank, way)
            .expect("walks stay on the board");
        homes.swap(blank, cell);
        blank = cell;
    }
    homes
}
