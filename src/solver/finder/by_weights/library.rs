//! The weights that a solver has been given, by the size of the boards.
//!
//! Weights of one size are ready at once. Those that sizes share are read and
//! grown step by step, by the first search that goes by them: that takes longer
//! than a first answer by distances.

use super::coder::Reader;
use super::shared::{self, Coding, Growth, Shared};
use super::weights::{Weights, WeightsError};
use crate::board::Size;
use std::sync::{Arc, Mutex, MutexGuard};

/// The name of the weights that sizes share.
const SHARED: &str = "shared";

/// Weights that are read or grown in the time of expanding a node.
const WEIGHTS_A_NODE: u64 = 16;

/// Returns the name of the weights for boards of a size; `None` if none exist.
fn name(size: Size) -> Option<&'static str> {
    match (size.columns(), size.rows()) {
        (5, 5) => Some("5x5"),
        (6, 6) => Some("6x6"),
        (6, 7) | (7, 6 | 7) => Some(SHARED),
        _ => None,
    }
}

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
        self.ready.push(Arc::new(weights));
        Ok(())
    }

    /// Returns where a search of boards of a size gets its weights; `None` if it
    /// goes without.
    pub(in crate::solver) fn source(&self, size: Size) -> Option<Source> {
        match name(size)? {
            SHARED => Some(Source::Nursery(self.nursery.clone())),
            _ => self.ready(size).map(|it| Source::Ready(Arc::clone(it))),
        }
    }

    fn ready(&self, size: Size) -> Option<&Arc<Weights>> {
        self.ready.iter().find(|weights| weights.size() == size)
    }
}

/// Where a search gets its weights.
#[derive(Clone, Debug)]
pub(in crate::solver) enum Source {
    Ready(Arc<Weights>),
    /// They grow once they are read, which may be after the search has begun.
    Nursery(Nursery),
}

impl Source {
    /// Returns whether searches may begin to go by the weights.
    pub(in crate::solver) fn is_read(&self) -> bool {
        match self {
            Self::Ready(_) => true,
            Self::Nursery(nursery) => nursery.is_read(),
        }
    }

    /// Returns whether the weights are there at once.
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
            plants: Vec::new(),
        };
    }
}

#[derive(Debug, Default)]
struct Plants {
    // None before the bytes are there.
    reading: Option<Reading>,
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

impl Plants {
    fn step(&mut self, size: Size, budget: u64) -> Option<Arc<Weights>> {
        let reading = self.reading.as_mut()?;
        let budget = budget.saturating_mul(WEIGHTS_A_NODE);
        if !reading.is_over {
            let Reading { reader, coding, .. } = reading;
            reading.is_over = coding.step(reader, &mut reading.shared, budget, |_| 0, |_| 0);
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
