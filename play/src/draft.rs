//! A board that somebody is still setting up: what is missing or wrong so far,
//! and where to look if no slides lead to the goal.

use taquin::board::read_tiles;
use taquin::lab::suspects;
use taquin::workspace::quote;
use taquin::{Board, BoardError, Goal, GoalName, Size};

/// Cells that are being filled in, each with a number or nothing yet, and the
/// goal they are meant for.
///
/// ```
/// use play::draft::{Draft, Verdict};
/// use taquin::{Goal, Size};
///
/// let goal = Goal::blank_last(Size::new(3, 2)?);
/// let draft = Draft::parse("1 2 . 5 4 0", &goal)?;
/// assert_eq!(draft.missing(), [3]);
/// assert_eq!(draft.verdict(), Verdict::Unfinished);
///
/// let draft = Draft::parse("1 2 3 5 4 0", &goal)?;
/// let Verdict::Unsolvable { suspects, .. } = draft.verdict() else {
///     unreachable!("4 and 5 are exchanged")
/// };
/// assert_eq!(suspects, [5, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    goal: Goal,
    // Invariant: one for each cell of the goal's size. The numbers may be any.
    cells: Vec<Option<usize>>,
}

/// The verdict on a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Cells are empty, or numbers are wrong.
    Unfinished,
    /// Slides lead from this board to the goal.
    Solvable(Box<Board>),
    /// No slides lead to the goal.
    Unsolvable {
        /// The two tiles to look at first, in reading order. If they change
        /// places, the board is solvable. So it is with any two tiles; these
        /// are the likeliest mistake.
        suspects: [usize; 2],
        /// The goals with a name that the board, as it is, can reach.
        goals: Vec<GoalName>,
    },
}

impl Draft {
    /// A draft of these cells, row by row; `None` for an empty one, 0 for the
    /// blank.
    ///
    /// # Errors
    ///
    /// If there are not as many cells as the goal has.
    pub fn new(cells: &[Option<usize>], goal: &Goal) -> Result<Self, BoardError> {
        let expected = goal.size().cells();
        if cells.len() != expected {
            return Err(BoardError::Count {
                expected,
                got: cells.len(),
            });
        }
        Ok(Self {
            goal: goal.clone(),
            cells: cells.to_vec(),
        })
    }

    /// Reads the cells row by row, with spaces between them: a number, or `.`
    /// for an empty cell.
    ///
    /// # Errors
    ///
    /// If there are not as many cells as the goal has, or one of them is
    /// neither a number nor `.`.
    pub fn parse(text: &str, goal: &Goal) -> Result<Self, BoardError> {
        let mut cells = Vec::new();
        for (at, word) in text.split_whitespace().enumerate() {
            cells.push(match (word, word.parse()) {
                (".", _) => None,
                (_, Ok(number)) => Some(number),
                _ => {
                    return Err(BoardError::Text {
                        at,
                        found: quote(word),
                    });
                }
            });
        }
        Self::new(&cells, goal)
    }

    /// Reads size and numbers of a board in any form that people paste, whether
    /// they make a board or not.
    ///
    /// # Errors
    ///
    /// If the text cannot be read, if its rows differ in length, or if no board
    /// has this size.
    pub fn read_rows(text: &str) -> Result<(Size, Vec<usize>), BoardError> {
        read_tiles(text)
    }

    /// The numbers that no cell has yet, in order; 0 for the blank.
    #[must_use]
    pub fn missing(&self) -> Vec<usize> {
        let numbers = 0..self.cells.len();
        numbers
            .filter(|&number| !self.cells.contains(&Some(number)))
            .collect()
    }

    /// The cells whose number another cell has too.
    #[must_use]
    pub fn doubled(&self) -> Vec<usize> {
        let count = |number| self.cells.iter().filter(|&&other| other == number).count();
        self.cells_where(|number| count(Some(number)) > 1)
    }

    /// The cells whose number is no tile of a board of this size.
    #[must_use]
    pub fn outside(&self) -> Vec<usize> {
        self.cells_where(|number| number >= self.cells.len())
    }

    fn cells_where(&self, is_wrong: impl Fn(usize) -> bool) -> Vec<usize> {
        let cells = self.cells.iter().enumerate();
        cells
            .filter_map(|(cell, number)| number.is_some_and(&is_wrong).then_some(cell))
            .collect()
    }

    /// Judges the draft.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let cells = self.cells.iter();
        let tiles = cells.map(|number| u8::try_from((*number)?).ok());
        let Some(tiles) = tiles.collect::<Option<Vec<u8>>>() else {
            return Verdict::Unfinished;
        };
        match Board::from_tiles(&tiles, &self.goal) {
            Ok(board) => Verdict::Solvable(Box::new(board)),
            Err(BoardError::Unsolvable { .. }) => Verdict::Unsolvable {
                suspects: suspects(&tiles, &self.goal).map(usize::from),
                goals: self.other_goals(&tiles),
            },
            Err(_) => Verdict::Unfinished,
        }
    }

    fn other_goals(&self, tiles: &[u8]) -> Vec<GoalName> {
        let size = self.goal.size();
        let names = GoalName::ALL.iter().copied();
        names
            .filter(|name| Board::from_tiles(tiles, &name.of(size)).is_ok())
            .collect()
    }
}
