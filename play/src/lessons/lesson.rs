//! Lessons: boards to practise one technique on.

use super::rest::{Rest, is_home};
use super::step::{Aim, Step};
use super::{Stage, Task};
use crate::partly::solved_but_for;
use std::fmt;
use std::str::FromStr;
use taquin::board::{Board, Direction, Goal, Size};
use taquin::shuffle::{Seed, SplitMix64};
use taquin::workspace::quote;

/// Something to learn, and boards to practise it on. All of them have the blank last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// Slides of one tile, and of a whole line at once: a 3×3 that takes three moves.
    Slides,
    /// The first row of a 4×4, but for its last tile.
    Row,
    /// The last tile of the first row.
    Corner,
    /// The last two rows, column by column, up to the last 2×2.
    LastRows,
    /// The last 2×2.
    LastSquare,
    /// A whole 3×3.
    Whole,
}

impl Lesson {
    /// All lessons, the first one first.
    pub const ALL: [Self; 6] = [
        Self::Slides,
        Self::Row,
        Self::Corner,
        Self::LastRows,
        Self::LastSquare,
        Self::Whole,
    ];

    /// The name: `slides`, `row`, `corner`, `rows`, `square` or `whole`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Slides => "slides",
            Self::Row => "row",
            Self::Corner => "corner",
            Self::LastRows => "rows",
            Self::LastSquare => "square",
            Self::Whole => "whole",
        }
    }

    /// The size of its boards.
    #[must_use]
    pub fn size(self) -> Size {
        let side = match self {
            Self::Slides | Self::Whole => 3,
            _ => 4,
        };
        Size::new(side, side).expect("3 and 4 are sides of boards")
    }

    /// The cells that are home when the lesson is done.
    #[must_use]
    pub fn cells(self) -> Vec<usize> {
        match self {
            Self::Row => (0..3).collect(),
            Self::Corner => (0..4).collect(),
            Self::LastRows => (0..10).chain([12, 13]).collect(),
            _ => (0..self.size().cells()).collect(),
        }
    }

    /// Deals a board. Each seed gives one of many.
    #[must_use]
    pub fn board(self, seed: Seed) -> Board {
        let goal = Goal::blank_last(self.size());
        let mut random = SplitMix64::new(seed);
        loop {
            let board = match self {
                Self::Slides => three_moves(&goal, &mut random),
                Self::Row | Self::Whole => drawn(&goal, 0, &mut random),
                Self::Corner => drawn(&goal, 3, &mut random),
                Self::LastRows => drawn(&goal, 8, &mut random),
                Self::LastSquare => turned(&goal, &mut random),
            };
            if self.is_worth_it(&board) {
                return board;
            }
        }
    }

    /// Returns `true` if there is enough to do.
    fn is_worth_it(self, board: &Board) -> bool {
        let is_away = |cell: usize| !is_home(board, cell);
        match self {
            Self::Slides => few_moves(board).is_some_and(|moves| moves.len() == 3),
            Self::Row => (0..3).all(is_away),
            Self::Corner => is_away(3),
            Self::LastRows => [8, 9, 12, 13].into_iter().all(is_away),
            Self::LastSquare => Task::of(board).is_some_and(|task| task.slides().len() > 2),
            Self::Whole => (0..3).any(is_away),
        }
    }

    /// Returns `true` if a board of this lesson is done.
    #[must_use]
    pub fn is_done(self, board: &Board) -> bool {
        self.cells().into_iter().all(|cell| is_home(board, cell))
    }

    /// Returns what comes next on a board of this lesson; `None` if it is done.
    #[must_use]
    pub fn task(self, board: &Board) -> Option<Task> {
        if self.is_done(board) {
            return None;
        }
        match self {
            Self::Slides => slide(board).or_else(|| Task::of(board)),
            Self::Row => Some(next_in_row(board)),
            _ => Task::of(board),
        }
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Lesson {
    type Err = LessonError;

    /// Reads a name.
    fn from_str(text: &str) -> Result<Self, LessonError> {
        let named = Self::ALL.into_iter().find(|it| it.name() == text);
        named.ok_or_else(|| LessonError { found: quote(text) })
    }
}

/// Why a text names no lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The text.
    pub found: String,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Lesson::ALL.map(Lesson::name).join(", ");
        write!(f, "'{}' is no lesson; write one of {names}", self.found)
    }
}

impl std::error::Error for LessonError {}

/// The goal with everything shuffled evenly from a cell on.
fn drawn(goal: &Goal, from: usize, random: &mut SplitMix64) -> Board {
    let free: Vec<usize> = (from..goal.size().cells()).collect();
    solved_but_for(&free, goal, random)
}

/// The goal with its last 2×2 turned.
fn turned(goal: &Goal, random: &mut SplitMix64) -> Board {
    let mut board = Board::solved(goal);
    let round = [
        Direction::Down,
        Direction::Right,
        Direction::Up,
        Direction::Left,
    ];
    for direction in round.iter().cycle().take(random.below(12)) {
        board.slide(*direction);
    }
    board
}

/// The goal after three moves, of which one at least takes two tiles.
fn three_moves(goal: &Goal, random: &mut SplitMix64) -> Board {
    let mut board = Board::solved(goal);
    for _ in 0..3 {
        board.slide_cell(random.below(goal.size().cells()));
    }
    board
}

/// The fewest moves to the goal, if at most four are enough: cells to tap.
fn few_moves(board: &Board) -> Option<Vec<usize>> {
    (0..=4).find_map(|depth| moves_within(board, depth))
}

fn moves_within(board: &Board, depth: usize) -> Option<Vec<usize>> {
    if board.is_solved() {
        return Some(Vec::new());
    }
    if depth == 0 {
        return None;
    }
    (0..board.size().cells()).find_map(|cell| {
        let mut next = board.clone();
        next.make(board.move_of(cell)?);
        let mut moves = moves_within(&next, depth - 1)?;
        moves.insert(0, cell);
        Some(moves)
    })
}

/// The fewest moves, as a task.
fn slide(board: &Board) -> Option<Task> {
    let moves = few_moves(board)?;
    let mut slid = board.clone();
    let away = (0..board.size().cells()).filter(|&cell| !is_home(board, cell));
    let blank_home = board.goal().home(0);
    let cells: Vec<usize> = away.filter(|&cell| cell != blank_home).collect();
    let cell = *cells.first()?;
    let tile_in = |cell: usize| usize::from(board.goal().tiles()[cell]);
    let mut step = Step::new(Aim::Order, tile_in(cell), cell);
    for &tapped in &moves {
        let next = slid.move_of(tapped)?;
        let tile = usize::from(slid.tiles()[tapped]);
        let slides: Vec<_> = next.slides().collect();
        step.slide(&mut slid, (tile, board.goal().home(tile)), &slides);
    }
    let stage = Rest::of(board).next_stage();
    Some(Task::new(board, stage, cells, Vec::new(), vec![step]))
}

/// The next of the first three tiles. The last two of a row go in together, but here
/// the row is not finished.
fn next_in_row(board: &Board) -> Task {
    let away = (0..3).find(|&cell| !is_home(board, cell));
    let at = away.expect("the lesson is not done");
    let within: Vec<usize> = (at..board.size().cells()).collect();
    Task::place(board, Stage::Row(0), &[at], &within)
}
