//! A play to race against.

use super::{Frame, Game};
use crate::record::{Ending, Event};
use std::fmt;

/// Why nobody can race against a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoGhost {
    /// No move of it was made.
    Unplayed,
    /// It does not end at the goal.
    Unsolved,
    /// The solver has played in it.
    Solver,
    /// It was kept without the times of its moves.
    Untimed,
}

impl NoGhost {
    /// Its name at the boundary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unplayed => "unplayed",
            Self::Unsolved => "unsolved",
            Self::Solver => "solver",
            Self::Untimed => "untimed",
        }
    }
}

impl fmt::Display for NoGhost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unplayed => "no move of the play was made",
            Self::Unsolved => "the play does not end at the goal",
            Self::Solver => "the solver has played in it",
            Self::Untimed => "the play was kept without the times of its moves",
        })
    }
}

impl std::error::Error for NoGhost {}

impl Game {
    /// Returns the boards of a won play for somebody to race against: those of the
    /// last attempt, the start first. Their times never go back, so each board is
    /// the one to show from its time until that of the next.
    ///
    /// ```
    /// use play::{Game, game::NoGhost};
    ///
    /// let mut game = Game::new("0 1 2/4 5 3".parse()?);
    /// game.slide_cell(2, 5_000);
    /// assert_eq!(game.ghost(), Err(NoGhost::Unsolved));
    /// game.slide_cell(5, 5_800);
    /// let frames = game.ghost().unwrap();
    /// let times: Vec<_> = frames.iter().map(|frame| frame.elapsed).collect();
    /// assert_eq!(times, [0, 0, 800]);
    /// # Ok::<(), taquin::BoardError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If it is no won play of a person with the times of its moves.
    pub fn ghost(&self) -> Result<Vec<Frame>, NoGhost> {
        let is_carried = |event| matches!(event, Event::Carry { .. });
        if self.mtm() == 0 {
            return Err(NoGhost::Unplayed);
        }
        if self.ending() != Ending::Solved {
            return Err(NoGhost::Unsolved);
        }
        if self.help().solver {
            return Err(NoGhost::Solver);
        }
        let mut events = self.record.events().iter();
        if events.any(|timed| is_carried(timed.event)) {
            return Err(NoGhost::Untimed);
        }
        // Not `expect`: how an error is debugged would be 1 kB of the reader.
        let Ok(mut frames) = Self::frames(&self.record) else {
            unreachable!("a game has played its own record");
        };
        let is_restart = |frame: &Frame| frame.event == Some(Event::Restart);
        let attempt = frames.iter().rposition(is_restart).unwrap_or(0);
        Ok(frames.split_off(attempt))
    }
}
