//! The weights that a solver has been given, by the size of the boards.
//!
//! Weights of one size are ready at once. Those that sizes share are read and
//! grown step by step, by the first search that goes by them: that takes longer
//! than a first answer by distances.

use super::coder::Reader;
use super::near::{Lesson, Near};
use super::shared::{self, Coding, Growth, Shared};
use super::weights::{Weights, WeightsError};
use crate::board::Size;
use crate::solver::tables::is_provable;
use std::sync::{Arc, Mutex, MutexGuard};

/// The name of the weights that sizes share.
const SHARED: &str = "shared";

/// Weights that are read or grown in the time of expanding a node.
const WEIGHTS_A_NODE: u64 = 16;

/// Returns the name of the weights for boards of a size; `None` if none exist.
fn name(size: Size) -> Option<&'static str> {
    match (size.columns(), size.rows()) {
        (5, 5) => Some("5x5"),
        _ if is_provable(size) => None,
        _ => Some(SHARED),
    }
}

/// Returns `true` if beams by weights find more than beams by distances that take
/// only some of them ([`Near`]).
fn has_beams(size: Size) -> bool {
    let sides = (size.columns(), size.rows());
    matches!(sides, (5, 5) | (6, 6 | 7) | (7, 6 | 7))
}

/// The longest side of boards that have beams by weights.
const LONGEST_SIDE: usize = 7;

/// All weights of a solver.
#[derive(Debug, Default)]
pub(in crate::solver) struct Library {
    ready: Vec<Arc<Weights>>,
    nursery: Nursery,
}

impl Library {
    /// Returns the name of the weights for boards of a size that are missing;
    /// `None` if they are there or if none exist.
    pub(in crate::solver) fn wants(&self, size: Size) -> Option<&'static str> {
        let name = name(size)?;
        let has = match name {
            SHARED => self.nursery.is_read(),
            _ => self.ready(size).is_some(),
        };
        (!has).then_some(name)
    }

    /// Takes weights.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are of another version or name.
    pub(in crate::solver) fn read(&mut self, of: &str, bytes: &[u8]) -> Result<(), WeightsError> {
        if of == SHARED {
            self.nursery.read(shared::check(bytes)?);
            return Ok(());
        }
        let weights = Weights::read(bytes)?;
        if name(weights.size()) != Some(of) {
            return Err(WeightsError::Size);
        }
        self.ready.retain(|other| other.size() != weights.size());
        self.ready.push(Arc::new(weights.averaged()));
        Ok(())
    }

    /// Returns where a beam by weights of boards of a size gets them; `None` if
    /// there is none.
    pub(in crate::solver) fn source(&self, size: Size) -> Option<Source> {
        match name(size).filter(|_| has_beams(size))? {
            SHARED => Some(Source::Nursery(self.nursery.clone())),
            _ => self.ready(size).map(|it| Source::Ready(Arc::clone(it))),
        }
    }

    /// Returns where a beam by distances of boards of a size gets weights of tiles
    /// whose homes are near; `None` for those that have beams by weights.
    pub(in crate::solver) fn nursery(&self, size: Size) -> Option<Nursery> {
        (!has_beams(size)).then(|| self.nursery.clone())
    }

    /// Returns the size of the largest part of a board for which there are beams by
    /// weights, and where they get them; `None` for boards that have such beams
    /// themselves, and for those that are too narrow.
    pub(in crate::solver) fn tails(&self, size: Size) -> Option<(Size, Source)> {
        if has_beams(size) {
            return None;
        }
        let most = |cells: usize| cells.min(LONGEST_SIDE);
        let part = Size::new(most(size.columns()), most(size.rows())).ok()?;
        Some((part, self.source(part)?))
    }

    fn ready(&self, size: Size) -> Option<&Arc<Weights>> {
        self.ready.iter().find(|weights| weights.size() == size)
    }
}

/// The source of a search's weights.
#[derive(Clone, Debug)]
pub(in crate::solver) enum Source {
    Ready(Arc<Weights>),
    /// They grow once they are read, which may be after the search has begun.
    Nursery(Nursery),
}

impl Source {
    /// Returns `true` if searches may begin to go by the weights.
    pub(in crate::solver) fn is_read(&self) -> bool {
        match self {
            Self::Ready(_) => true,
            Self::Nursery(nursery) => nursery.is_read(),
        }
    }

    /// Returns `true` if the weights are there at once.
    pub(in crate::solver) fn is_ready(&self) -> bool {
        matches!(self, Self::Ready(_))
    }

    /// Works for about the time in which `budget` nodes are expanded. Returns the
    /// weights for boards of this size, once all are there.
    pub(super) fn step(&self, size: Size, budget: u64) -> Option<Arc<Weights>> {
        match self {
            Self::Ready(weights) => Some(Arc::clone(weights)),
            Self::Nursery(nursery) => nursery.lock().step(size, budget),
        }
    }
}

/// Weights that sizes share, and those that have grown from them. All searches
/// of a solver share them, on any thread; each continues where another stopped.
#[derive(Clone, Debug, Default)]
pub(in crate::solver) struct Nursery(Arc<Mutex<Plants>>);

impl Nursery {
    fn lock(&self) -> MutexGuard<'_, Plants> {
        let plants = self.0.lock();
        plants.expect("no search panics while weights grow")
    }

    fn is_read(&self) -> bool {
        self.lock().reading.is_some()
    }

    fn read(&self, coded: &[u8]) {
        *self.lock() = Plants {
            reading: Some(Reading {
                reader: Reader::new(coded),
                coding: Coding::new(),
                is_over: false,
                shared: Shared::empty(),
            }),
            near: None,
            plants: Vec::new(),
        };
    }
}

impl Lesson for Nursery {
    fn has_begun(&self) -> bool {
        self.is_read()
    }

    fn near(&self, budget: u64) -> Option<Arc<Near>> {
        self.lock().near(budget)
    }
}

#[derive(Debug, Default)]
struct Plants {
    // None before the bytes are there.
    reading: Option<Reading>,
    // Made when first needed.
    near: Option<Arc<Near>>,
    // One for each size.
    plants: Vec<Growth>,
}

#[derive(Debug)]
struct Reading {
    reader: Reader,
    coding: Coding,
    is_over: bool,
    shared: Shared,
}

impl Reading {
    /// Reads at least `most` weights, if as many are left.
    fn step(&mut self, most: u64) {
        let Self { reader, coding, .. } = self;
        self.is_over = coding.step(reader, &mut self.shared, most, |_| 0, |_| 0, |_| 0);
    }
}

impl Plants {
    fn near(&mut self, budget: u64) -> Option<Arc<Near>> {
        let reading = self.reading.as_mut()?;
        if !reading.is_over {
            reading.step(budget.saturating_mul(WEIGHTS_A_NODE));
            return None;
        }
        let near = &mut self.near;
        let near = near.get_or_insert_with(|| Arc::new(Near::new(&reading.shared)));
        Some(Arc::clone(near))
    }

    fn step(&mut self, size: Size, budget: u64) -> Option<Arc<Weights>> {
        let reading = self.reading.as_mut()?;
        let budget = budget.saturating_mul(WEIGHTS_A_NODE);
        if !reading.is_over {
            reading.step(budget);
            return None;
        }
        let at = self.plants.iter().position(|plant| plant.size() == size);
        let at = at.unwrap_or_else(|| {
            self.plants.push(Growth::new(size));
            self.plants.len() - 1
        });
        self.plants[at].step(&reading.shared, budget)
    }
}
