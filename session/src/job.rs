//! Jobs under way in a session: who asked for each, since when, and what it waits for.

use crate::extras::Extras;
use crate::refusal::Refusal;
use crate::slices::Slices;
use crate::task::Task;
use taquin::Solver;

/// Begins a task when what it needs is there.
pub(crate) type Begin<M> = Box<dyn FnOnce(&mut Solver<M>) -> Result<Box<dyn Task<M>>, Refusal>>;

pub(crate) struct Job<M: Extras> {
    pub(crate) owner: Owner,
    pub(crate) need: Need,
    pub(crate) work: Work<M>,
    pub(crate) slices: Slices,
    // `true` if it was stepped in the last turn and has not told yet.
    pub(crate) is_stepped: bool,
    // When it was asked for; `None` until the first turn after that.
    pub(crate) since: Option<f64>,
    // When it told last how it stands.
    pub(crate) told: f64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// A question, or a search that is helped.
    Id(u32),
    /// The tables of this key.
    Tables(String),
    /// Another session that wants a table.
    Other,
}

/// A thing that is waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    Nothing,
    Weights(&'static str),
    /// Stored tables of this key.
    Stored(String),
}

pub(crate) enum Work<M: Extras> {
    Later(Begin<M>),
    Now(Box<dyn Task<M>>),
}

impl<M: Extras> Job<M> {
    /// Begins at the time of the next turn.
    pub(crate) fn new(owner: Owner, need: Need, work: Work<M>, slices: Slices) -> Self {
        Self {
            owner,
            need,
            work,
            slices,
            is_stepped: false,
            since: None,
            told: 0.0,
        }
    }

    pub(crate) fn is_of(&self, id: u32) -> bool {
        self.owner == Owner::Id(id)
    }

    pub(crate) fn is_preparation(&self) -> bool {
        matches!(self.owner, Owner::Tables(_))
    }

    /// Returns what it works at, if it has begun.
    pub(crate) fn task(&mut self) -> Option<&mut (dyn Task<M> + 'static)> {
        match &mut self.work {
            Work::Now(task) => Some(&mut **task),
            Work::Later(_) => None,
        }
    }

    pub(crate) fn is_unanswered(&self) -> bool {
        matches!(&self.work, Work::Now(task) if task.is_unanswered())
    }
}
