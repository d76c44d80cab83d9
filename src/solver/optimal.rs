//! Optimal solutions of boards of up to 16 cells, and lower bounds of those of
//! up to 49: IDA\* over pattern databases of one bit an entry.
//!
//! | file          | what it owns                                              |
//! |---------------|-----------------------------------------------------------|
//! | `grid`        | cells, edges, components, symmetries                      |
//! | `orientation` | one table for all mirrored and transposed shapes          |
//! | `partition`   | which tiles go together in a pattern                      |
//! | `blocks`      | the same for boards of more than 16 cells                 |
//! | `arrangement` | orders of a pattern's tiles, 24 to a word                 |
//! | `rank`        | numbers for sets of cells                                 |
//! | `outline`     | cells a pattern covers and the component of the blank     |
//! | `pattern`     | the entries                                               |
//! | `generate`    | the search that makes them                                |
//! | `fsm`         | the automaton that refuses roundabout ways                |
//! | `tables`      | all that a search needs, in the making and as bytes       |
//! | `entries`     | a table laid open for the search                          |
//! | `ida`         | the search                                                |
//! | `large_ida`   | the search of boards of more than 16 cells                |

mod arrangement;
mod blocks;
mod entries;
mod fsm;
mod generate;
mod grid;
mod ida;
mod large_ida;
mod orientation;
mod outline;
mod partition;
mod pattern;
mod rank;
mod tables;

pub use tables::TableError;

use super::home_board::HomeBoard;
use crate::board::{Direction, Size};
use ida::Ida;
use large_ida::LargeIda;
use orientation::Orientation;
use outline::KEPT_CELLS;
use std::sync::Arc;
use tables::{Builder, Building, PatternTables};

/// Bytes of entries that are moved in the time of a node: some 15 nodes and
/// 1,000 bytes to a microsecond.
const BYTES_A_NODE: u64 = 64;

/// Up to so many cells boards have tables: those of 8×8 would prove less than a
/// hundredth more, and take 90 MB in the making.
const COVERED_CELLS: usize = 49;

/// The tables of a size and home of the blank, made or in the making.
#[derive(Debug)]
pub(super) struct Tables {
    orientation: Orientation,
    state: State,
}

#[derive(Debug)]
enum State {
    // Nothing is done yet: to plan the tables of a large board takes some 30 ms,
    // which a first answer must not wait for.
    Begun,
    Making {
        // None only while it is stepped.
        builder: Option<Box<Builder>>,
        settled: u64,
        entries: u64,
    },
    Made(Arc<PatternTables>),
}

impl State {
    fn of(builder: Option<Builder>, building: Building) -> Self {
        match building {
            Building::Running { settled, entries } => Self::Making {
                builder: builder.map(Box::new),
                settled,
                entries,
            },
            Building::Done(tables) => Self::Made(tables),
        }
    }
}

impl Tables {
    /// Whether tables lead to an optimal solution of any board of this size,
    /// and not only to a lower bound.
    pub(super) fn are_optimal(size: Size) -> bool {
        size.cells() <= KEPT_CELLS
    }

    /// Whether boards of this size have tables.
    pub(super) fn cover(size: Size) -> bool {
        size.cells() <= COVERED_CELLS
    }

    /// Tables with nothing in them yet.
    ///
    /// # Panics
    ///
    /// When the size is not one of [`Tables::cover`].
    pub(super) fn new(size: Size, blank_home: usize) -> Self {
        let orientation = orientation(size, blank_home);
        let state = if Self::are_optimal(size) {
            let (builder, building) = Builder::new(&orientation).step(0);
            State::of(builder, building)
        } else {
            State::Begun
        };
        Self { orientation, state }
    }

    /// Whether these are the tables for boards of this size and goal: those of
    /// its mirror images too.
    pub(super) fn serve(&self, size: Size, blank_home: usize) -> bool {
        orientation(size, blank_home).shares_tables_with(&self.orientation)
    }

    /// Goes on making them, for about the time of `budget` nodes. Returns
    /// whether they are made.
    pub(super) fn make(&mut self, budget: u64) -> bool {
        let bytes = usize::try_from(budget.saturating_mul(BYTES_A_NODE)).unwrap_or(usize::MAX);
        let builder = match &mut self.state {
            State::Begun if budget == 0 => return false,
            State::Begun => Some(Box::new(Builder::new(&self.orientation))),
            State::Making { builder, .. } => builder.take(),
            State::Made(_) => return true,
        };
        let taken = builder.expect("the builder is put back after each step");
        let (builder, building) = taken.step(bytes);
        self.state = State::of(builder, building);
        self.are_made()
    }

    pub(super) fn are_made(&self) -> bool {
        matches!(self.state, State::Made(_))
    }

    /// How much of them is made, from 0 to 1.
    pub(super) fn part_made(&self) -> f64 {
        match self.state {
            State::Begun => 0.0,
            State::Making {
                settled, entries, ..
                // None are known while outlines are counted.
            } => settled as f64 / entries.max(1) as f64,
            State::Made(_) => 1.0,
        }
    }

    /// Memory that they take, in bytes, or will take when they are made.
    pub(super) fn bytes(&self) -> usize {
        match &self.state {
            // Not known yet.
            State::Begun => 0,
            // One bit an entry; the rest is small.
            State::Making { entries, .. } => usize::try_from(entries / 8).unwrap_or(usize::MAX),
            State::Made(tables) => tables.bytes(),
        }
    }

    /// The tables as bytes, to be kept; `None` while they are in the making.
    pub(super) fn to_bytes(&self) -> Option<Vec<u8>> {
        match &self.state {
            State::Begun | State::Making { .. } => None,
            State::Made(tables) => Some(tables.to_bytes()),
        }
    }

    /// Takes tables that were kept.
    ///
    /// # Errors
    ///
    /// When they are damaged or of another shape; then these are as before.
    pub(super) fn read(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        let tables = Builder::new(&self.orientation).read(bytes)?;
        self.state = State::Made(tables);
        Ok(())
    }

    /// A search for a shortest solution; `None` while they are in the making.
    ///
    /// No solution is shorter than `lower`; one of `upper` is known, if any.
    pub(super) fn search(
        &self,
        homes: &HomeBoard,
        lower: usize,
        upper: Option<usize>,
    ) -> Option<Search> {
        let State::Made(tables) = &self.state else {
            return None;
        };
        let orientation = orientation(homes.size(), homes.blank_home());
        let board = orientation.turn(homes.cells());
        let tables = Arc::clone(tables);
        let engine = if Self::are_optimal(homes.size()) {
            let byte = |length: usize| u8::try_from(length).ok();
            let lower = byte(lower).expect("bounds of 16 cells are below 256");
            // A solution of 256 slides or more is as good as none.
            Engine::Ida(Ida::new(tables, &board, lower, upper.and_then(byte)))
        } else {
            Engine::LargeIda(LargeIda::new(tables, &board, lower, upper))
        };
        Some(Search {
            size: homes.size(),
            blank: homes.blank(),
            engine,
            orientation,
        })
    }
}

fn orientation(size: Size, blank_home: usize) -> Orientation {
    Orientation::new(size.columns(), size.rows(), blank_home)
        .expect("only boards of up to 49 cells have tables")
}

/// A search that ends in a shortest solution.
#[derive(Debug)]
pub(super) struct Search {
    size: Size,
    blank: usize,
    orientation: Orientation,
    engine: Engine,
}

#[derive(Debug)]
enum Engine {
    Ida(Ida),
    LargeIda(LargeIda),
}

/// What a step of a search came to.
#[derive(Debug)]
pub(super) enum Outcome {
    /// There is more to do.
    Running,
    /// A shortest solution.
    Solved(Vec<Direction>),
    /// The solution that was known is a shortest one.
    UpperIsShortest,
}

impl Search {
    /// Proved: no solution is shorter (STM).
    pub(super) fn lower(&self) -> usize {
        match &self.engine {
            Engine::Ida(ida) => usize::from(ida.lower()),
            Engine::LargeIda(wide) => wide.lower(),
        }
    }

    /// Boards looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        match &self.engine {
            Engine::Ida(ida) => ida.nodes(),
            Engine::LargeIda(wide) => wide.nodes(),
        }
    }

    /// Lets it know that there is a solution of this length.
    pub(super) fn set_upper(&mut self, upper: usize) {
        match &mut self.engine {
            Engine::Ida(ida) => ida.set_upper(u8::try_from(upper).ok()),
            Engine::LargeIda(wide) => wide.set_upper(upper),
        }
    }

    /// Goes on for about `budget` boards.
    pub(super) fn step(&mut self, budget: u64) -> Outcome {
        let progress = match &mut self.engine {
            Engine::Ida(ida) => ida.step(budget),
            Engine::LargeIda(wide) => wide.step(budget),
        };
        match progress {
            ida::Progress::Running => Outcome::Running,
            ida::Progress::BoundReached => Outcome::UpperIsShortest,
            ida::Progress::Solved(cells) => Outcome::Solved(self.slides(&cells)),
        }
    }

    /// The way each tile goes, from the cells that the tiles come from.
    fn slides(&self, cells: &[u8]) -> Vec<Direction> {
        let mut blank = self.blank;
        let mut slides = Vec::with_capacity(cells.len());
        for from in self
            .orientation
            .turn_back(cells)
            .into_iter()
            .map(usize::from)
        {
            let direction = Direction::ALL
                .into_iter()
                .find(|&direction| self.size.cell_that_slides(blank, direction) == Some(from));
            slides.push(direction.expect("a tile comes from beside the blank"));
            blank = from;
        }
        slides
    }
}
