//! The slides that bring a tile to a cell, with the other tiles forgotten.

use taquin::board::{Board, Direction};
use taquin::workspace::Placing;

/// Up to this many cells, a tile always goes the shortest way: an A* of at most
/// cells² boards.
const EXACT_CELLS: usize = 25;

/// The weight of one cell of the tile's distance, against a slide made, on larger
/// boards. As in the solver's first answer: the way is not always a shortest one, but
/// found at once.
const WEIGHT: usize = 3;

/// Returns the cell of a tile.
pub(super) fn cell_of(board: &Board, tile: usize) -> usize {
    let mut tiles = board.tiles().iter();
    let cell = tiles.position(|&other| usize::from(other) == tile);
    cell.expect("the tile is on the board")
}

/// Returns slides that bring a tile to a cell without touching a locked one; `None` if
/// there are none.
pub(super) fn slides(
    board: &Board,
    tile: usize,
    to: usize,
    locked: &[bool],
) -> Option<Vec<Direction>> {
    let weight = if board.size().cells() > EXACT_CELLS {
        WEIGHT
    } else {
        1
    };
    let from = [cell_of(board, tile)];
    let placing = Placing::new(board.size(), board.blank(), &from, &[to], locked, weight);
    placing.search(usize::MAX).0
}
