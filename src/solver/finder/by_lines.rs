//! Finds an answer at once on every size: line by line, as people do.
//!
//! It fills a row or column at the border and never touches it again. It always
//! cuts across the longer side, until the rest has tables of its own. It places
//! the tiles of a line one after the other, the last two together, and forgets the
//! other tiles meanwhile. It always finishes, since beside the last two cells of a
//! line a rest of at least 2×3 cells is free.
//!
//! On thirty of Korf's boards of 4×4 the answer is 65 % longer than the shortest.

use super::{Answer, Finder};
use crate::board::{Direction, Size};
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::Shared;
use crate::solver::placing::Placing;
use crate::solver::prover::{Prover, Supply};
use crate::solver::tables::Shape;
use std::collections::VecDeque;

/// Most cells that are left to tables. Tables of 9 cells are made in
/// milliseconds; those of 10 take ten times as long.
const REST_CELLS: usize = 9;

/// The weight of one cell of a tile's distance from home, against a slide made. The sum
/// is not a bound. On random 10×10 boards, weights 1, 2 and 3 give solutions of the
/// same length (2131, 2104 and 2108 slides) for 859, 275 and 56 thousand nodes; 5 gives
/// 2188.
const WEIGHT: usize = 3;

/// A construction in progress.
#[derive(Debug)]
pub(in crate::solver) struct ByLines {
    homes: HomeBoard,
    rest: Block,
    // The groups of tiles that are placed together, in order, as home cells.
    groups: VecDeque<Vec<usize>>,
    // Cells that are not touched any more.
    locked: Vec<bool>,
    slides: Vec<Direction>,
    tables: Shared,
}

impl ByLines {
    /// Returns the size and the blank's home of the rest that tables solve.
    pub(in crate::solver) fn rest(size: Size, blank_home: usize) -> Shape {
        let mut rest = Block::whole(size);
        while rest.cut(blank_home).is_some() {}
        let column = size.column_of(blank_home) - size.column_of(rest.corner);
        let row = size.row_of(blank_home) - size.row_of(rest.corner);
        Shape::new(rest.size, row * rest.size.columns() + column)
    }

    /// Begins a construction from this board. `tables` are those of
    /// [`ByLines::rest`].
    pub(in crate::solver) fn new(homes: HomeBoard, tables: Shared) -> Self {
        let mut rest = Block::whole(homes.size());
        let mut groups = VecDeque::new();
        while let Some(mut line) = rest.cut(homes.blank_home()) {
            let last_two = line.split_off(line.len() - 2);
            groups.extend(line.into_iter().map(|cell| vec![cell]));
            groups.push_back(last_two);
        }
        Self {
            locked: vec![false; homes.size().cells()],
            homes,
            rest,
            groups,
            slides: Vec::new(),
            tables,
        }
    }

    /// Solves the rest, in one go: tables of 9 cells lead straight to the goal.
    fn finish(&mut self) -> u64 {
        let part = self.homes.part(self.rest.corner, self.rest.size);
        let mut prover = Prover::new(&part, Some(Supply::of(self.tables.clone())), 0, None);
        let slides = prover.step(u64::MAX);
        self.slides.extend(slides.expect("the tables are made"));
        prover.nodes()
    }

    /// Brings the tiles of a group home and locks them there. Returns the number of
    /// nodes expanded.
    fn place(&mut self, group: &[usize]) -> u64 {
        let cell_of = |&home: &usize| {
            let holds = |&cell: &u8| usize::from(cell) == home;
            let cell = self.homes.cells().iter().position(holds);
            cell.expect("every home belongs to something on the board")
        };
        let cells: Vec<usize> = group.iter().map(cell_of).collect();
        let (size, blank) = (self.homes.size(), self.homes.blank());
        let placing = Placing::new(size, blank, &cells, group, &self.locked, WEIGHT);
        let (path, nodes) = placing.search(usize::MAX);
        let path = path.expect("two tiles and the blank go anywhere beside a rest of 2x3 cells");
        for direction in path {
            let from = self
                .homes
                .size()
                .cell_that_slides(self.homes.blank(), direction);
            self.homes
                .slide_from(from.expect("the search slides only what is on the board"));
            // If a group begins with the reverse of the last slide, the two cancel out.
            if self.slides.last() == Some(&direction.opposite()) {
                self.slides.pop();
            } else {
                self.slides.push(direction);
            }
        }
        for &cell in group {
            self.locked[cell] = true;
        }
        nodes
    }
}

impl Finder for ByLines {
    fn step(&mut self, budget: u64) -> (u64, Answer) {
        let mut nodes = 0;
        while nodes < budget {
            if let Some(group) = self.groups.pop_front() {
                nodes += self.place(&group);
                continue;
            }
            if !self.tables.lock().make(budget - nodes) {
                break;
            }
            nodes += self.finish();
            return (nodes, Answer::Better(std::mem::take(&mut self.slides)));
        }
        (nodes, Answer::Running)
    }
}

/// A rectangle of the board from which lines are cut.
#[derive(Clone, Copy, Debug)]
struct Block {
    board: Size,
    // The top left cell.
    corner: usize,
    size: Size,
}

impl Block {
    fn whole(board: Size) -> Self {
        Self {
            board,
            corner: 0,
            size: board,
        }
    }

    /// Cuts off a line across the longer side: the one without the blank's home.
    /// Returns its cells; `None` if the rest has tables.
    fn cut(&mut self, blank_home: usize) -> Option<Vec<usize>> {
        if self.size.cells() <= REST_CELLS {
            return None;
        }
        let (columns, rows) = (self.size.columns(), self.size.rows());
        let width = self.board.columns();
        let cells = |first: usize, step: usize, count: usize| {
            (0..count).map(|at| first + at * step).collect()
        };
        let (line, next_line, smaller): (Vec<usize>, usize, _) = if columns > rows {
            let left = self.board.column_of(self.corner);
            let at_left = self.board.column_of(blank_home) != left;
            let column = if at_left { 0 } else { columns - 1 };
            let line = cells(self.corner + column, width, rows);
            let next_line = if at_left { 1 } else { 0 };
            (line, next_line, Size::new(columns - 1, rows))
        } else {
            let top = self.board.row_of(self.corner);
            let at_top = self.board.row_of(blank_home) != top;
            let row = if at_top { 0 } else { rows - 1 };
            let line = cells(self.corner + row * width, 1, columns);
            let next_line = if at_top { width } else { 0 };
            (line, next_line, Size::new(columns, rows - 1))
        };
        self.corner += next_line;
        let Ok(smaller) = smaller else {
            unreachable!("only sides longer than 2 are cut");
        };
        self.size = smaller;
        Some(line)
    }
}
