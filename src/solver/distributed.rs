//! Several solvers for one board, each on a thread of its own: one makes some of
//! another's tables, or a second search finds what the first one takes.
//!
//! What is proved comes from elsewhere, and *nobody checks it*: a bound that is not so
//! becomes a proof that is none. Only a bound that no board can have is ignored. So this
//! is not in the documentation, and may change at any time.

use crate::board::{Board, Direction, Goal, SlidesError};
use crate::solver::counting::{Counting, Work};
use crate::solver::facade::{Search, Solver};
use crate::solver::hand::Hand;
use crate::solver::line;
use crate::solver::tables::{Shared, TableError, is_provable};

pub use crate::solver::line::{Ahead, Found, Line};
pub use crate::solver::prover::Place;

#[doc(hidden)]
impl<M: Counting> Solver<M> {
    /// Returns how many tables there are for boards with this goal, each of which
    /// another solver can make meanwhile; 0 when none is left to be made, and for
    /// boards of more than 16 cells, where one table takes most of the time.
    pub fn parts(&mut self, goal: &Goal) -> usize {
        let tables = self.shared_out(goal);
        tables.map_or(0, |tables| tables.lock().parts())
    }

    /// Makes only one of these tables, as [`Solver::prepare`] makes all, for a
    /// solver that takes it. Returns it when it is finished, and keeps nothing of it;
    /// `None` until then, or if there is no such table.
    pub fn make_part(&mut self, goal: &Goal, part: usize, node_budget: u64) -> Option<Vec<u8>> {
        let tables = self.shared_out(goal)?;
        tables.lock().make_part(part, node_budget)
    }

    /// Takes a table that another solver has made. It changes nothing if the table is
    /// made already.
    ///
    /// # Errors
    ///
    /// When the table has another length, or is damaged: the bytes carry a checksum. The
    /// solver then makes it itself.
    pub fn take_part(&mut self, goal: &Goal, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        let tables = self.shared_out(goal).ok_or(TableError::Shape)?;
        tables.lock().take_part(part, bytes)
    }

    /// Returns the tables for boards with this goal if several solvers can share the
    /// work.
    fn shared_out(&mut self, goal: &Goal) -> Option<Shared<M::Maker>> {
        let is_shared_out = is_provable(goal.size());
        is_shared_out.then(|| self.tables_of(goal)).flatten()
    }

    /// Begins a search that already knows a line, and believes its bound. Of a line in
    /// another metric the slides are known, and the bound if it is one in this metric,
    /// too.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_line(&mut self, board: &Board, line: &Line) -> Result<Search<M>, SlidesError> {
        line.check(board)?;
        Ok(self.begin(board, line.known(M::METRIC), true))
    }

    /// Begins the same search without tables, for a board that is near its goal
    /// while the tables are not made.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_near(&mut self, board: &Board, line: &Line) -> Result<Search<M>, SlidesError> {
        line.check(board)?;
        Ok(self.begin(board, line.known(M::METRIC), false))
    }

    /// Begins a search that helps another, of which it knows the line: what it finds
    /// the other [takes](Search::take). It looks where the other does not: its beams
    /// begin at the goal, or are of other widths. Once it has heard that a proof is near,
    /// it makes tables of its own and proves, too: see [`Search::place`].
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_beside(&mut self, board: &Board, line: &Line) -> Result<Search<M>, SlidesError> {
        let mut search = self.search_line(board, line)?;
        search.work.share(Hand::Second, &search.known);
        Ok(search)
    }
}

#[doc(hidden)]
impl<M: Counting> Search<M> {
    /// Takes a solution that was found elsewhere if it is shorter than all so far.
    ///
    /// # Errors
    ///
    /// When the slides do not lead from this board to its goal.
    pub fn take(&mut self, slides: &[Direction]) -> Result<(), SlidesError> {
        line::check(&self.board, slides)?;
        self.work.take(slides.to_vec(), &mut self.known);
        Ok(())
    }

    /// Returns where the proof is, for the other of two searches that share a board;
    /// `None` before it has begun, and if they do not share it.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.work.place()
    }

    /// Takes note of where the other's proof is: what that has searched this one leaves
    /// out. Ignores a bound that this board cannot have.
    pub fn meet(&mut self, place: Place) {
        self.work.meet(place, &mut self.known);
    }

    /// Returns `true` if another search can help, on another thread: on boards of more
    /// than 16 cells, and where the proof of a smaller one takes long.
    #[must_use]
    pub fn can_share(&self) -> bool {
        self.work.can_share()
    }

    /// Leaves a part of the work to another search, from [`Solver::search_beside`]. A
    /// search from [`Solver::search_near`] shares no proof.
    pub fn share(&mut self) {
        self.work.share(Hand::First, &self.known);
    }
}
