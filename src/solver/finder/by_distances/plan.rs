//! The order in which the board is cut down, line by line, to a block that is
//! solved as a whole.

use crate::board::{Size, byte};

/// The rows and columns, each of which is filled and then never touched again,
/// and the block that they leave.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    // By home cell: the line of the tile; `lines` in the block.
    line_of: Vec<u8>,
    // The home cells of the tiles of each line, and last of the block.
    homes: Vec<Vec<usize>>,
}

impl Plan {
    /// Cuts across the longer side until no side is longer than `most` cells.
    ///
    /// Of the two outer lines, it cuts off the one nearer to the blank's home
    /// unless that line holds it. So the blank's home ends in a corner of the
    /// block, where beams know most of blocks.
    pub(super) fn new(size: Size, blank_home: usize, most: usize) -> Self {
        let home = [size.column_of(blank_home), size.row_of(blank_home)];
        let mut first = [0, 0];
        let mut side = [size.columns(), size.rows()];
        let mut homes: Vec<Vec<usize>> = Vec::new();
        while side[0].max(side[1]) > most.max(Size::MIN_SIDE) {
            let axis = usize::from(side[0] <= side[1]);
            let before = home[axis] - first[axis];
            let after = side[axis] - 1 - before;
            let at_start = after == 0 || (1..=after).contains(&before);
            let at = first[axis] + if at_start { 0 } else { side[axis] - 1 };
            let across = first[1 - axis]..first[1 - axis] + side[1 - axis];
            let cell = |across| match axis {
                0 => across * size.columns() + at,
                _ => at * size.columns() + across,
            };
            homes.push(across.map(cell).collect());
            first[axis] += usize::from(at_start);
            side[axis] -= 1;
        }
        let mut line_of = vec![byte(homes.len()); size.cells()];
        for (line, homes) in homes.iter().enumerate() {
            for &home in homes {
                line_of[home] = byte(line);
            }
        }
        let in_block = |&cell: &usize| usize::from(line_of[cell]) == homes.len();
        let tiles = (0..size.cells()).filter(|&cell| cell != blank_home);
        homes.push(tiles.filter(in_block).collect());
        Self { line_of, homes }
    }

    /// Returns how many lines are cut off.
    pub(super) fn lines(&self) -> usize {
        self.homes.len() - 1
    }

    /// Returns the line of a cell, in the order of cutting; [`Plan::lines`] in the
    /// block.
    #[inline]
    pub(super) fn line_of(&self, cell: usize) -> u8 {
        self.line_of[cell]
    }

    /// Returns the home cells of the tiles of a line, or of the block.
    pub(super) fn homes(&self, line: u8) -> impl Iterator<Item = usize> {
        self.homes[usize::from(line)].iter().copied()
    }
}
