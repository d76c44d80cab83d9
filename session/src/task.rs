//! The tasks of a session, each worked at a slice at a time.

use crate::answer::Answer;
use crate::extras::Extras;
use taquin::board::{Direction, SlidesError};
use taquin::solver::Solver;
use taquin::solver::distributed::Place;

/// The times of a task.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Milliseconds since it was asked for.
    pub(crate) ms: f64,
    /// The milliseconds that its last slice took.
    pub(crate) took: f64,
    /// `true` if it is time to tell how it stands.
    pub(crate) is_due: bool,
}

/// An answer to whether a task goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// It goes on, and had nothing to tell.
    Nothing,
    /// It goes on, and has told how it stands.
    Standing,
    /// It has told all.
    All,
}

/// A value that is stepped, and tells between two steps how it stands.
pub trait Task<M: Extras> {
    /// Works for about the time in which so many nodes are expanded.
    fn step(&mut self, solver: &mut Solver<M>, nodes: u64);

    /// Tells how it stands, if that is due or new.
    fn tell(&mut self, solver: &mut Solver<M>, times: Times, answers: &mut Vec<Answer>) -> Told;

    /// Lets those go who help it. Called once, when it has told all or is cancelled.
    fn end(&mut self, _: &mut Vec<Answer>) {}

    /// Returns whether somebody waits for its first answer.
    fn is_unanswered(&self) -> bool {
        false
    }

    /// Leaves a part of the work to another session.
    fn share(&mut self) {}

    /// Takes note of what another session has proved.
    fn meet(&mut self, _: Place) {}

    /// Takes a solution that another session has found.
    fn take(&mut self, _: Vec<Direction>) -> Result<(), SlidesError> {
        Ok(())
    }
}
