//! Walking distance (K. Takahashi, 2002): what the rows need, whatever the columns
//! are, and what the columns need, whatever the rows are.
//!
//! For the rows, forget all of a tile but the row it is in and the row it belongs in.
//! Then a board is a table of numbers: how many tiles in row *r* belong in row *s*.
//! Only slides up and down change it, by one tile each. The fewest such slides to the
//! goal's table are found by breadth-first search from the goal, once for a size.
//! Slides left and right are counted by the columns in the same way, so the sum is a
//! lower bound.

use super::HomeBoard;
use super::open::queue_bytes_next;
use crate::board::byte;
use std::collections::{HashMap, VecDeque};

/// A table of numbers as text would be: row by row, and last the row of the blank.
type Counts = Vec<u8>;

/// The distances of one size and one blank's home, for rows and columns.
#[derive(Debug)]
pub(super) struct Walking {
    rows: HashMap<Counts, u8>,
    columns: HashMap<Counts, u8>,
}

/// The most tables of numbers that are worth making: on 2×7 there would be ten
/// million.
const MAX_LINES: [usize; 9] = [0, 256, 256, 64, 4, 3, 2, 0, 0];

/// Returns `true` if `lines` lines of this length have few enough tables of numbers.
fn is_small(lines: usize, length: usize) -> bool {
    MAX_LINES.get(lines).is_some_and(|&most| length <= most)
}

impl Walking {
    /// Returns `true` if walking distance is made for boards of these sides.
    pub(super) fn fits(columns: usize, rows: usize) -> bool {
        is_small(rows, columns) && is_small(columns, rows)
    }

    /// Makes the tables; `None` if that takes more than `most` bytes.
    pub(super) fn new(goal: &HomeBoard, most: usize) -> Option<Self> {
        let size = goal.size();
        let row = size.row_of(goal.blank_home());
        let column = size.column_of(goal.blank_home());
        let rows = distances(size.rows(), size.columns(), row, most)?;
        let most = most.checked_sub(bytes(&rows))?;
        let columns = distances(size.columns(), size.rows(), column, most)?;
        Some(Self { rows, columns })
    }

    pub(super) fn lower(&self, board: &HomeBoard) -> usize {
        let size = board.size();
        let rows = counts(board, size.rows(), |cell| size.row_of(cell));
        let columns = counts(board, size.columns(), |cell| size.column_of(cell));
        usize::from(self.rows[&rows]) + usize::from(self.columns[&columns])
    }

    pub(super) fn bytes(&self) -> usize {
        bytes(&self.rows) + bytes(&self.columns)
    }
}

/// Counts the tiles of each line by the line of their home. The last entry is the line
/// of the blank.
fn counts(board: &HomeBoard, lines: usize, line_of: impl Fn(usize) -> usize) -> Counts {
    let mut counts = vec![0; lines * lines + 1];
    for (cell, home) in board.tiles() {
        counts[line_of(cell) * lines + line_of(home)] += 1;
    }
    counts[lines * lines] = byte(line_of(board.blank()));
    counts
}

/// Returns the memory of a table, in bytes.
fn bytes(table: &HashMap<Counts, u8>) -> usize {
    let key = table.keys().next().map_or(0, Vec::len);
    entries_bytes(table) + table.len() * key
}

/// Returns the memory of its entries in bytes, without the numbers that they point to.
/// Of eight entries, each with a byte of its hash, one stays free.
fn entries_bytes(table: &HashMap<Counts, u8>) -> usize {
    table.capacity() * 8 / 7 * (size_of::<(Counts, u8)>() + 1)
}

/// Breadth-first search from the goal: the blank goes to the line before or after,
/// and any tile of that line takes its place. `None` if that takes more than `most`
/// bytes.
fn distances(
    lines: usize,
    length: usize,
    blank_line: usize,
    most: usize,
) -> Option<HashMap<Counts, u8>> {
    let mut goal = vec![0; lines * lines + 1];
    for line in 0..lines {
        let tiles = length - usize::from(line == blank_line);
        goal[line * lines + line] = byte(tiles);
    }
    goal[lines * lines] = byte(blank_line);
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut open = VecDeque::from([goal]);
    while let Some(counts) = open.pop_front() {
        // A table that is full is copied into one twice as large. At most two lines give
        // a tile each.
        let is_full = distances.len() + 2 * lines > distances.capacity();
        let grown = if is_full {
            2 * entries_bytes(&distances)
        } else {
            0
        };
        let waiting = queue_bytes_next(&open) + (open.len() + 2 * lines) * counts.len();
        if bytes(&distances) + grown + waiting > most {
            return None;
        }
        let distance = distances[&counts] + 1;
        let blank = usize::from(counts[lines * lines]);
        let neighbours = [blank.checked_sub(1), Some(blank + 1)];
        for other in neighbours
            .into_iter()
            .flatten()
            .filter(|&line| line < lines)
        {
            for home in 0..lines {
                if counts[other * lines + home] == 0 {
                    continue;
                }
                let mut next = counts.clone();
                next[other * lines + home] -= 1;
                next[blank * lines + home] += 1;
                next[lines * lines] = byte(other);
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), distance);
                    open.push_back(next);
                }
            }
        }
    }
    Some(distances)
}
