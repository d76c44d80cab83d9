//! Many boards from one seed.

use super::Seed;
use crate::board::{Board, Goal};
use crate::hash::Set;

/// Different boards to play, from one seed: first the board that
/// [`Board::to_play`] gives for the text, then those for the text with `-1`, `-2`,
/// … behind it. A board that was given before is left out.
///
/// ```
/// use taquin::shuffle::Series;
/// use taquin::{Board, Goal, Seed};
///
/// let goal = Goal::blank_last("4x4".parse()?);
/// let boards: Vec<Board> = Series::new(&goal, "today").take(2).collect();
/// assert_eq!(boards[0], Board::to_play(&goal, Seed::from("today")));
/// assert_eq!(boards[1], Board::to_play(&goal, Seed::from("today-1")));
/// # Ok::<(), taquin::SizeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    goal: Goal,
    seed: String,
    next: u64,
    given: Set<Box<[u8]>>,
}

impl Series {
    /// Begins at a seed.
    #[must_use]
    pub fn new(goal: &Goal, seed: &str) -> Self {
        Self {
            goal: goal.clone(),
            seed: seed.into(),
            next: 0,
            given: Set::default(),
        }
    }

    /// Returns how many boards there are to play: half of all permutations, without
    /// the goal; `None` if that does not fit 64 bits.
    #[must_use]
    pub fn boards(&self) -> Option<u64> {
        let cells = self.goal.size().cells() as u64;
        let half = (3..=cells).try_fold(1_u64, u64::checked_mul);
        half.map(|boards| boards - 1)
    }
}

impl Iterator for Series {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        while self.boards() != Some(self.given.len() as u64) {
            let seed = match self.next {
                0 => Seed::from(&*self.seed),
                n => Seed::from(&*format!("{}-{n}", self.seed)),
            };
            self.next += 1;
            let board = Board::to_play(&self.goal, seed);
            if self.given.insert(board.tiles().into()) {
                return Some(board);
            }
        }
        None
    }
}
