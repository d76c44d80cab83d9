//! A play as the boards that it went through.

use super::Game;
use super::state::Effect;
use crate::record::{Event, PlayError, Record};
use taquin::board::{Board, Move};

/// A board of a play, and how the play came to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The event that led here; `None` for the start.
    pub event: Option<Event>,
    /// The move that the board made: for an undo the opposite one. `None` for the
    /// start, and for a restart.
    pub made: Option<Move>,
    /// Milliseconds played, without pauses.
    pub elapsed: u64,
    /// Slides (STM) made and not taken back.
    pub stm: usize,
    /// Moves (MTM) made and not taken back.
    pub mtm: usize,
    /// The board.
    pub board: Board,
}

impl Game {
    /// Returns the boards that a play went through: the start, and one after each
    /// move, undo, redo and restart.
    ///
    /// ```
    /// use play::{Game, Record};
    ///
    /// let mut game = Game::new("0 1 2/4 5 3".parse()?);
    /// game.slide_cell(2, 5_000); // 1 and 2 go left together
    /// game.slide_cell(5, 5_800);
    /// let frames = Game::frames(game.record())?;
    /// let counts: Vec<_> = frames.iter().map(|f| (f.elapsed, f.stm, f.mtm)).collect();
    /// assert_eq!(counts, [(0, 0, 0), (0, 2, 1), (800, 3, 2)]);
    /// assert_eq!(frames[2].board, *game.board());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If an event cannot happen at its place, or not at its time.
    pub fn frames(record: &Record) -> Result<Vec<Frame>, PlayError> {
        let mut frames = vec![Self::begin(record).frame(None, None)];
        Self::run(record, |game, event, effect| {
            let made = match effect {
                Effect::Moved(made) => Some(*made),
                Effect::None if event == Event::Restart => None,
                Effect::None => return,
            };
            frames.push(game.frame(Some(event), made));
        })?;
        Ok(frames)
    }

    fn frame(&self, event: Option<Event>, made: Option<Move>) -> Frame {
        Frame {
            event,
            made,
            elapsed: self.state.timer.elapsed(self.state.at),
            stm: self.stm(),
            mtm: self.mtm(),
            board: self.board().clone(),
        }
    }
}
