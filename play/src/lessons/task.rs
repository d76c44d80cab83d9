//! The next task of a learner.

use super::rest::{Rest, is_home};
use super::{Stage, placing};
use sliding_puzzle::board::{Board, Direction, Moves};

/// The technique of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Technique {
    /// Each tile goes straight home.
    Straight,
    /// The corner trick: the last two tiles of a line go in together, one behind the
    /// other round the corner.
    Corner,
    /// The last three tiles go round until they are home: a cycle of three.
    Turn,
}

/// The next task of a learner: the tiles, their cells, the technique, and the slides.
///
/// The levels of help follow from it: where to look ([`Task::tiles`] and
/// [`Task::cells`]), which tile ([`Task::tile`]), which move (the first of
/// [`Task::moves`]), the whole line.
///
/// ```
/// use sliding_puzzle::Board;
/// use play::lessons::{Stage, Task, Technique};
///
/// // 4 is below its corner, and 3 is in its way.
/// let board: Board = "1 2 0 3/14 5 7 4/9 10 11 8/13 6 15 12".parse()?;
/// let task = Task::of(&board).expect("the board is not solved");
/// assert_eq!(task.stage(), Stage::Row(0));
/// assert_eq!(task.tiles(), [3, 4]);
/// assert_eq!(task.technique(), Technique::Straight);
/// assert_eq!(task.moves().to_string(), "LU");
/// # Ok::<(), sliding_puzzle::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    stage: Stage,
    technique: Technique,
    // Invariant: one at least, and not all of their tiles are home.
    cells: Vec<usize>,
    tiles: Vec<usize>,
    done: Vec<usize>,
    tile: usize,
    // Invariant: not empty.
    slides: Vec<Direction>,
}

impl Task {
    /// Returns what comes next on a board; `None` if it is solved.
    ///
    /// One task after the other solves the board: each ends with its tiles home, and
    /// leaves the part done as it is.
    #[must_use]
    pub fn of(board: &Board) -> Option<Self> {
        if board.is_solved() {
            return None;
        }
        let rest = Rest::of(board);
        let Some(line) = rest.lines().next() else {
            return Some(Self::turn(board, rest));
        };
        // The last two of a line go in together.
        let singles = &line.cells[..line.cells.len() - 2];
        let first = singles.iter().position(|&cell| !is_home(board, cell));
        let (placed, group) = match first {
            Some(at) => (&singles[..at], &singles[at..=at]),
            None => (singles, &line.cells[singles.len()..]),
        };
        let is_left: Vec<usize> = rest.cells().filter(|cell| !placed.contains(cell)).collect();
        Some(Self::place(board, line.stage, group, &is_left))
    }

    /// Brings the tiles of one or two cells home, within these cells.
    pub(super) fn place(board: &Board, stage: Stage, cells: &[usize], within: &[usize]) -> Self {
        let mut locked = vec![true; board.size().cells()];
        for &cell in within {
            locked[cell] = false;
        }
        let slides = placing::slides(board, cells, &locked);
        let technique = if cells.len() < 2 || is_straight(board, cells, &slides) {
            Technique::Straight
        } else {
            Technique::Corner
        };
        let done = (0..locked.len()).filter(|&cell| locked[cell]).collect();
        Self::new(board, stage, technique, cells.to_vec(), done, slides)
    }

    /// Turns the last 2×2, the shorter way round.
    fn turn(board: &Board, rest: Rest) -> Self {
        let square: Vec<usize> = rest.cells().collect();
        let done = (0..board.size().cells()).filter(|cell| !square.contains(cell));
        let ways = Direction::ALL.map(|first| round(board, &square, first));
        let slides = ways.into_iter().flatten().min_by_key(Vec::len);
        let slides = slides.expect("what can be solved in 2x2 is solved by going round");
        let blank_home = board.goal().home(0);
        let done = done.collect();
        let cells = square.into_iter().filter(|&cell| cell != blank_home);
        let (stage, technique) = (Stage::LastSquare, Technique::Turn);
        Self::new(board, stage, technique, cells.collect(), done, slides)
    }

    pub(super) fn new(
        board: &Board,
        stage: Stage,
        technique: Technique,
        cells: Vec<usize>,
        done: Vec<usize>,
        slides: Vec<Direction>,
    ) -> Self {
        let tile_in = |cell: &usize| usize::from(board.goal().tiles()[*cell]);
        let moves: Moves = slides.iter().copied().collect();
        let first = moves.first().and_then(|&first| board.line(first));
        let last = first.and_then(|line| line.last().copied());
        let cell = last.expect("a task has a slide, and the board allows it");
        Self {
            stage,
            technique,
            tiles: cells.iter().map(tile_in).collect(),
            cells,
            done,
            tile: usize::from(board.tiles()[cell]),
            slides,
        }
    }

    /// Returns the part of the way that the board is in.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns how the task is done.
    #[must_use]
    pub fn technique(&self) -> Technique {
        self.technique
    }

    /// Returns the tiles to bring home. One of two may be there already, if it has to
    /// make room for the other.
    #[must_use]
    pub fn tiles(&self) -> &[usize] {
        &self.tiles
    }

    /// Returns the cells where these tiles belong.
    #[must_use]
    pub fn cells(&self) -> &[usize] {
        &self.cells
    }

    /// Returns the cells that are done. Nothing there moves.
    #[must_use]
    pub fn done(&self) -> &[usize] {
        &self.done
    }

    /// Returns the tile to move first. The tiles between it and the blank go with it.
    #[must_use]
    pub fn tile(&self) -> usize {
        self.tile
    }

    /// Returns the slides that do the task.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.slides
    }

    /// Returns the way that the tile to bring home can slide by one cell after the first
    /// move: there the blank is beside it. `None` if the blank is elsewhere, or if more
    /// than one tile is brought.
    #[must_use]
    pub fn side_after(&self, board: &Board) -> Option<Direction> {
        let [tile] = self.tiles[..] else { return None };
        let mut slid = board.clone();
        slid.make(*self.moves().first()?);
        let is_it = |&way: &Direction| {
            let cell = slid.cell_that_slides(way);
            cell.is_some_and(|cell| usize::from(slid.tiles()[cell]) == tile)
        };
        Direction::ALL.into_iter().find(is_it)
    }

    /// Returns the slides as moves.
    #[must_use]
    pub fn moves(&self) -> Moves {
        self.slides.iter().copied().collect()
    }
}

/// Returns `true` if the tiles of two cells never go away from there: each makes as
/// many slides as it has to.
fn is_straight(board: &Board, cells: &[usize], slides: &[Direction]) -> bool {
    let homes = |board: &Board| -> Vec<usize> {
        let goal = board.goal();
        let cell_of = |&home: &usize| {
            let tile = goal.tiles()[home];
            board.tiles().iter().position(|&other| other == tile)
        };
        cells.iter().filter_map(cell_of).collect()
    };
    let far = |board: &Board| -> usize {
        let pairs = homes(board).into_iter().zip(cells);
        pairs
            .map(|(cell, &home)| board.size().distance(cell, home))
            .sum()
    };
    let mut slid = board.clone();
    slides.iter().all(|&direction| {
        let before = far(&slid);
        slid.slide(direction);
        far(&slid) <= before
    })
}

/// The slides that solve the last 2×2 by going round, beginning this way; `None` if
/// that way leads out of it or nowhere.
fn round(board: &Board, square: &[usize], first: Direction) -> Option<Vec<Direction>> {
    let mut turned = board.clone();
    let mut slides = Vec::new();
    let mut direction = first;
    // Three tiles on four cells come back to where they were after twelve slides.
    for _ in 0..12 {
        let from = turned.cell_that_slides(direction)?;
        if !square.contains(&from) {
            return None;
        }
        turned.slide(direction);
        slides.push(direction);
        if turned.is_solved() {
            return Some(slides);
        }
        // Back is where the blank was: go on round the corner.
        let goes_on = |&next: &Direction| {
            next != direction.opposite()
                && turned
                    .cell_that_slides(next)
                    .is_some_and(|cell| square.contains(&cell))
        };
        direction = Direction::ALL.into_iter().find(goes_on)?;
    }
    None
}
