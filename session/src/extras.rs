//! Abilities that only one of the solvers has.

use crate::drawing::Drawing;
use crate::order::DrawOrder;
use crate::refusal::Refusal;
use crate::task::Task;
use crate::{Means, Session, Talk};
use taquin::board::Goal;
use taquin::solver::{Counting, MultiTile, SingleTile, Solver, WeightsError};

/// Abilities of one solver that the other has not: weights, and draws. By default
/// it has neither.
pub trait Extras: Counting {
    /// Returns the name of the weights that would shorten solutions of such boards.
    fn wants(_: &Solver<Self>, _: &Goal) -> Option<&'static str> {
        None
    }

    /// Loads weights that were asked for.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or of another version or name.
    fn read_weights(_: &mut Solver<Self>, _: &str, _: &[u8]) -> Result<(), WeightsError> {
        Ok(())
    }

    /// Returns a session that has heard nothing.
    fn session(means: Means) -> Box<dyn Talk>;

    /// Begins to draw a board.
    ///
    /// # Errors
    ///
    /// When there is none, or when distances do not count what the solver counts.
    fn draw(_: DrawOrder) -> Result<Box<dyn Task<Self>>, Refusal> {
        Err(Refusal::new(&"distances count slides here", "metric"))
    }
}

impl Extras for MultiTile {
    fn session(means: Means) -> Box<dyn Talk> {
        Box::new(Session::<Self>::new(means))
    }
}

impl Extras for SingleTile {
    fn session(means: Means) -> Box<dyn Talk> {
        Box::new(Session::<Self>::new(means))
    }

    fn wants(solver: &Solver, goal: &Goal) -> Option<&'static str> {
        solver.wants(goal)
    }

    fn read_weights(solver: &mut Solver, name: &str, bytes: &[u8]) -> Result<(), WeightsError> {
        solver.read_weights(name, bytes)
    }

    fn draw(order: DrawOrder) -> Result<Box<dyn Task<Self>>, Refusal> {
        Ok(Box::new(Drawing::begin(order)?))
    }
}
