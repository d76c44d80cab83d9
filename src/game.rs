//! A play in progress: the board, what was done to it, and how much that was.

use crate::board::{Board, Direction, Move};

/// A board with its history.
///
/// ```
/// use sliding_puzzle::Game;
///
/// let mut game = Game::new("0 1 2/4 5 3".parse()?);
/// game.slide_cell(2); // 1 and 2 go left together
/// assert_eq!((game.stm(), game.mtm()), (2, 1));
/// assert!(game.undo().is_some());
/// assert_eq!(game.board().to_string(), "0 1 2/4 5 3");
/// # Ok::<(), sliding_puzzle::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Board,
    // Invariant: `start` after the first `played` of `moves`.
    board: Board,
    // Invariant: each can be made where it stands; `played` ≤ their number.
    moves: Vec<Move>,
    played: usize,
    // Invariant: the sum of the slides of the moves played.
    stm: usize,
}

impl Game {
    /// A game that begins with this board.
    #[must_use]
    pub fn new(start: Board) -> Self {
        Self {
            board: start.clone(),
            start,
            moves: Vec::new(),
            played: 0,
            stm: 0,
        }
    }

    /// The board in play.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board that the game began with.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The moves that lead from the start to the board in play.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        &self.moves[..self.played]
    }

    /// The moves taken back, the next to be made again first.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.played..]
    }

    /// Slides made, those taken back not counted (STM).
    #[must_use]
    pub fn stm(&self) -> usize {
        self.stm
    }

    /// Moves made, those taken back not counted (MTM).
    #[must_use]
    pub fn mtm(&self) -> usize {
        self.played
    }

    /// Moves the tile in `cell`, and those between it and the blank, one cell
    /// towards the blank. Returns the move; `None` when `cell` is not in line
    /// with the blank, and then nothing has changed.
    pub fn slide_cell(&mut self, cell: usize) -> Option<Move> {
        let next = self.board.move_of(cell)?;
        self.make(next)
    }

    /// Slides one tile in this direction, and returns the move; `None` when
    /// there is no tile that could.
    pub fn slide(&mut self, direction: Direction) -> Option<Move> {
        self.make(Move {
            direction,
            slides: 1,
        })
    }

    /// Makes a move and forgets what was taken back; `None`, and nothing has
    /// changed, when the board does not allow it.
    pub fn make(&mut self, next: Move) -> Option<Move> {
        self.board.line(next)?;
        self.moves.truncate(self.played);
        self.moves.push(next);
        self.redo()
    }

    /// Takes the last move back, and returns what that did to the board: the
    /// opposite move; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let back = self.played().last()?.opposite();
        self.played -= 1;
        self.stm -= back.slides;
        self.board.make(back);
        Some(back)
    }

    /// Makes the move again that was taken back last, and returns it; `None`
    /// when there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let next = *self.undone().first()?;
        self.played += 1;
        self.stm += next.slides;
        self.board.make(next);
        Some(next)
    }

    /// Back to the start. The moves can be made again, so nothing is lost.
    pub fn restart(&mut self) {
        self.board = self.start.clone();
        self.played = 0;
        self.stm = 0;
    }
}
