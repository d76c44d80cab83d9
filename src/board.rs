//! Tiles and blank on a grid: boards, their solvability, and slides.
//!
//! A [`Board`] knows its [`Goal`] and can always be brought to it: there is one
//! checked way in, and nothing downstream asks again.

mod direction;
mod error;
mod goal;
mod goal_name;
mod metric;
mod moves;
mod pasted;
mod size;
mod text;

pub use direction::Direction;
pub use error::{BoardError, SlidesError};
pub(crate) use goal::permutation;
pub use goal::{Goal, inversions};
pub use goal_name::{GoalName, GoalSpec};
pub use metric::{Metric, MetricError};
pub use moves::{Move, MoveError, Moves};
pub use pasted::read_tiles;
pub(crate) use size::byte;
pub use size::{Size, SizeError};

use crate::quote::quote;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// Tiles and blank on a grid, and the goal they are to reach; always solvable.
///
/// ```
/// use taquin::{Board, Direction};
///
/// let mut board: Board = "1 2 3/4 0 5/7 8 6".parse()?;
/// assert!(board.slide(Direction::Left)); // 5 goes left
/// assert!(board.slide(Direction::Up)); // 6 goes up
/// assert!(board.is_solved());
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[derive(Clone)]
pub struct Board {
    // Invariant: its size is the board's size.
    goal: Goal,
    // Invariant: a permutation of 0..size.cells(), 0 in the rest; solvable.
    tiles: [u8; Size::MAX_CELLS],
    // Invariant: tiles[blank] == 0.
    blank: usize,
}

impl Board {
    /// The goal itself, as a board.
    #[must_use]
    pub fn solved(goal: &Goal) -> Self {
        let mut tiles = [0; Size::MAX_CELLS];
        tiles[..goal.tiles().len()].copy_from_slice(goal.tiles());
        Self {
            tiles,
            blank: goal.home(0),
            goal: goal.clone(),
        }
    }

    /// Returns the board with these tiles, row by row and 0 for the blank, as
    /// [`Board::tiles`] gives them.
    ///
    /// # Errors
    ///
    /// If there are too few or too many tiles, if they are not a permutation of
    /// 0 … cells − 1, or if no slides lead from them to the goal.
    pub fn from_tiles(tiles: &[u8], goal: &Goal) -> Result<Self, BoardError> {
        let mut tiles = tiles.iter().copied().map(usize::from);
        Self::from_checked(permutation(goal.size(), &mut tiles)?, goal)
    }

    fn from_checked(tiles: [u8; Size::MAX_CELLS], goal: &Goal) -> Result<Self, BoardError> {
        let size = goal.size();
        let used = &tiles[..size.cells()];
        if !goal.reaches(used) {
            return Err(BoardError::Unsolvable {
                tiles: quote(&text::print(size, used)),
                goal: quote(&goal.to_string()),
            });
        }
        Ok(Self::from_permutation(tiles, goal))
    }

    /// Reads a board in text or JSON form. The goal is a [`GoalName`] for boards
    /// of any size, a [`Goal`] for boards of its own size, or a [`GoalSpec`],
    /// which is either.
    ///
    /// # Errors
    ///
    /// If the text cannot be read (the error says where), if the board has
    /// another size than the goal, and for the reasons of
    /// [`Board::from_tiles`].
    pub fn parse(text: &str, goal: impl Into<GoalSpec>) -> Result<Self, BoardError> {
        Self::read(text, &goal.into())
    }

    fn read(text: &str, goal: &GoalSpec) -> Result<Self, BoardError> {
        Self::of_numbers(text::parse(text)?, goal)
    }

    /// The board of numbers that were read.
    pub(crate) fn of_numbers(
        (size, numbers): (Size, Vec<usize>),
        goal: &GoalSpec,
    ) -> Result<Self, BoardError> {
        let goal = match goal {
            GoalSpec::Named(name) => name.of(size),
            GoalSpec::Arranged(goal) if goal.size() == size => goal.clone(),
            GoalSpec::Arranged(goal) => {
                return Err(BoardError::Size {
                    expected: goal.size(),
                    got: size,
                });
            }
        };
        Self::from_checked(permutation(size, &mut numbers.into_iter())?, &goal)
    }

    /// From a permutation that is known to be solvable.
    pub(crate) fn from_permutation(tiles: [u8; Size::MAX_CELLS], goal: &Goal) -> Self {
        let cells = goal.size().cells();
        debug_assert!(goal.reaches(&tiles[..cells]));
        Self {
            blank: tiles[..cells]
                .iter()
                .position(|&tile| tile == 0)
                .expect("one tile of a permutation is 0"),
            tiles,
            goal: goal.clone(),
        }
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> Size {
        self.goal.size()
    }

    /// The arrangement to reach.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The tiles row by row, 0 for the blank.
    #[must_use]
    pub fn tiles(&self) -> &[u8] {
        &self.tiles[..self.size().cells()]
    }

    /// Returns the tile in a cell, 0 for the blank; `None` off the board.
    ///
    /// ```
    /// let board: taquin::Board = "4 1 2/5 0 3".parse()?;
    /// assert_eq!(board.tile_at(3), Some(5));
    /// assert_eq!(board.cell_of(5), Some(3));
    /// assert_eq!((board.tile_at(6), board.cell_of(6)), (None, None));
    /// # Ok::<(), taquin::BoardError>(())
    /// ```
    #[must_use]
    pub fn tile_at(&self, cell: usize) -> Option<u8> {
        self.tiles().get(cell).copied()
    }

    /// Returns the cell of a tile, and that of the blank for 0; `None` if the board has no
    /// such tile.
    #[must_use]
    pub fn cell_of(&self, tile: u8) -> Option<usize> {
        self.tiles().iter().position(|&other| other == tile)
    }

    /// The cell without a tile.
    #[must_use]
    pub fn blank(&self) -> usize {
        self.blank
    }

    /// Returns `true` if every tile is in its goal cell.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.tiles() == self.goal.tiles()
    }

    /// The Manhattan distance: rows plus columns to the goal cell, summed over the
    /// tiles; the blank is not counted.
    ///
    /// Admissible in STM: one slide takes one tile one cell, so the sum changes
    /// by exactly 1. So it has the parity of the distance too, and is 0 for the
    /// goal alone.
    #[must_use]
    pub fn manhattan_distance(&self) -> usize {
        let tiles = self.tiles().iter().enumerate().filter(|&(_, &t)| t != 0);
        tiles
            .map(|(cell, &tile)| {
                self.size()
                    .distance(cell, self.goal.home(usize::from(tile)))
            })
            .sum()
    }

    /// Returns the cell whose tile would slide into the blank in this
    /// direction; `None` at the border.
    #[must_use]
    pub fn cell_that_slides(&self, direction: Direction) -> Option<usize> {
        self.size().cell_that_slides(self.blank, direction)
    }

    /// The directions in which a tile can slide: two to four.
    pub fn directions(&self) -> impl Iterator<Item = Direction> + use<> {
        let (size, blank) = (self.size(), self.blank);
        Direction::ALL
            .into_iter()
            .filter(move |&direction| size.cell_that_slides(blank, direction).is_some())
    }

    /// Returns the boards one slide away, each with the slide that leads to it: two to
    /// four.
    ///
    /// ```
    /// let board: taquin::Board = "4 1 2/5 0 3".parse()?;
    /// let next = board.successors().map(|(slide, next)| format!("{slide} {next}"));
    /// let next: Vec<String> = next.collect();
    /// assert_eq!(next, ["D 4 0 2/5 1 3", "L 4 1 2/5 3 0", "R 4 1 2/0 5 3"]);
    /// # Ok::<(), taquin::BoardError>(())
    /// ```
    pub fn successors(&self) -> impl Iterator<Item = (Direction, Self)> + '_ {
        self.directions().map(|direction| {
            let mut next = self.clone();
            next.slide(direction);
            (direction, next)
        })
    }

    /// Slides one tile in this direction into the blank. Returns `false`, and
    /// changes nothing, if no tile can slide that way.
    pub fn slide(&mut self, direction: Direction) -> bool {
        let Some(from) = self.cell_that_slides(direction) else {
            return false;
        };
        self.tiles.swap(from, self.blank);
        self.blank = from;
        true
    }

    /// Makes slides, first to last.
    ///
    /// ```
    /// use taquin::{Board, Solver};
    ///
    /// let mut board: Board = "4 1 2/5 0 3".parse()?;
    /// let solution = Solver::new().solve(&board, 1_000_000);
    /// board.apply(solution.slides())?;
    /// assert!(board.is_solved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If one of them cannot be made. Then none is.
    pub fn apply(&mut self, slides: &[Direction]) -> Result<(), SlidesError> {
        let mut board = self.clone();
        for (at, &direction) in slides.iter().enumerate() {
            if !board.slide(direction) {
                return Err(SlidesError::Slide { at });
            }
        }
        *self = board;
        Ok(())
    }

    /// Returns the move that takes the tile in `cell` towards the blank.
    ///
    /// `None` if `cell` is the blank, is off the board, or shares neither row
    /// nor column with the blank.
    #[must_use]
    pub fn move_of(&self, cell: usize) -> Option<Move> {
        let size = self.size();
        if cell >= size.cells() || cell == self.blank {
            return None;
        }
        let before = cell < self.blank;
        let direction = if size.row_of(cell) == size.row_of(self.blank) {
            if before {
                Direction::Right
            } else {
                Direction::Left
            }
        } else if size.column_of(cell) == size.column_of(self.blank) {
            if before {
                Direction::Down
            } else {
                Direction::Up
            }
        } else {
            return None;
        };
        // No line is longer than a side.
        Move::new(direction, size.distance(cell, self.blank)).ok()
    }

    /// Returns the cells of the tiles that a move takes, the one beside the blank
    /// first; `None` if the move has more than are in line.
    #[must_use]
    pub fn line(&self, next: Move) -> Option<Vec<usize>> {
        let mut blank = self.blank;
        let cells = next.slides().map(|direction| {
            blank = self.size().cell_that_slides(blank, direction)?;
            Some(blank)
        });
        cells.collect()
    }

    /// Makes a move. Returns `false`, and changes nothing, if the board does not
    /// allow it.
    pub fn make(&mut self, next: Move) -> bool {
        let Some(line) = self.line(next) else {
            return false;
        };
        for _ in line {
            self.slide(next.direction());
        }
        true
    }

    /// Slides the tile in `cell`, and every tile between it and the blank, one
    /// cell towards the blank. Returns how many tiles moved: the length of the
    /// move in STM; in MTM it is one move.
    ///
    /// Returns 0, and changes nothing, where [`Board::move_of`] returns `None`.
    pub fn slide_cell(&mut self, cell: usize) -> usize {
        let next = self.move_of(cell);
        next.filter(|&next| self.make(next)).map_or(0, Move::stm)
    }

    /// The board as JSON: `[[4,1,2],[5,0,3]]`.
    #[must_use]
    pub fn to_json(&self) -> String {
        text::print_json(self.size(), self.tiles())
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.tiles() == other.tiles() && self.goal == other.goal
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The goal is left out: boards that differ in it alone are rare.
        self.tiles().hash(state);
    }
}

impl fmt::Display for Board {
    /// The text form: `4 1 2/5 0 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::print(self.size(), self.tiles()))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self} → {})", self.goal)
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads a board in text or JSON form, with the blank last in its goal;
    /// [`Board::parse`] reads one with any goal.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        Self::parse(text, GoalName::Last)
    }
}
