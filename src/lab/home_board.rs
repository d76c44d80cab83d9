//! Boards as the searches see them.

use crate::board::{Board, Direction, Goal, Size, byte};

/// A board as the goal cell of what is in each cell: the board is solved when each
/// thing is at home. So every goal is the same to a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HomeBoard {
    size: Size,
    /// Cell → the goal cell of what is in it, the blank included.
    pub(super) homes: Vec<u8>,
    /// The cell of the blank, and its goal cell.
    pub(super) blank: usize,
    pub(super) blank_home: usize,
}

impl HomeBoard {
    pub(super) fn new(board: &Board) -> Self {
        let goal = board.goal();
        let home = |&tile: &u8| byte(goal.home(usize::from(tile)));
        Self {
            size: board.size(),
            homes: board.tiles().iter().map(home).collect(),
            blank: board.blank(),
            blank_home: goal.home(0),
        }
    }

    pub(super) fn with_homes(&self, homes: Vec<u8>) -> Self {
        let is_blank = |&home: &u8| usize::from(home) == self.blank_home;
        let blank = homes.iter().position(is_blank);
        Self {
            blank: blank.expect("every board has a blank"),
            homes,
            ..*self
        }
    }

    pub(super) fn solved(&self) -> Self {
        self.with_homes((0..=u8::MAX).take(self.homes.len()).collect())
    }

    pub(super) fn size(&self) -> Size {
        self.size
    }

    pub(super) fn is_solved(&self) -> bool {
        let mut cells = self.homes.iter().enumerate();
        cells.all(|(cell, &home)| cell == usize::from(home))
    }

    /// Slides a tile into the blank. Returns whether there is one.
    pub(super) fn slide(&mut self, direction: Direction) -> bool {
        let Some(cell) = self.size.cell_that_slides(self.blank, direction) else {
            return false;
        };
        self.homes.swap(cell, self.blank);
        self.blank = cell;
        true
    }

    /// The boards one slide away, each with the slide that leads to it.
    pub(super) fn successors(&self) -> impl Iterator<Item = (Direction, Self)> + '_ {
        Direction::ALL.into_iter().filter_map(|slide| {
            let mut next = self.clone();
            next.slide(slide).then_some((slide, next))
        })
    }

    /// Of each tile the cell it is in and its goal cell.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let cells = self.homes.iter().map(|&home| usize::from(home)).enumerate();
        cells.filter(|&(cell, _)| cell != self.blank)
    }

    /// The same as a board with its own numbers.
    pub(super) fn to_board(&self, goal: &Goal) -> Board {
        let tile = |&home: &u8| usize::from(goal.tiles()[usize::from(home)]);
        let tiles: Vec<usize> = self.homes.iter().map(tile).collect();
        Board::from_tiles(&tiles, goal).expect("slides keep a board solvable")
    }
}
