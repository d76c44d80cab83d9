//! The lower bound (MTM) that needs no table, for every size.
//!
//! A move along a row takes at most *columns* − 1 tiles one column further, and no
//! tile to another row. So it takes at least the sum of the tiles' distances in
//! columns, divided by that, and rounded up; the same for moves along columns.
//! Moves along rows and columns take turns, so there are at most one more of the
//! one kind than of the other.

use crate::board::Metric;
use crate::solver::home_board::HomeBoard;

/// The metric of the bound.
pub(super) const METRIC: Metric = Metric::MultiTile;

/// Returns the lower bound (MTM) of a board.
pub(super) fn lower(board: &HomeBoard) -> usize {
    let size = board.size();
    let tiles = (0..size.cells()).filter(|&cell| cell != board.blank());
    let (mut across, mut along) = (0, 0);
    for cell in tiles {
        let home = board.home_in(cell);
        across += size.column_of(cell).abs_diff(size.column_of(home));
        along += size.row_of(cell).abs_diff(size.row_of(home));
    }
    let in_rows = across.div_ceil(size.columns() - 1);
    let in_columns = along.div_ceil(size.rows() - 1);
    (in_rows + in_columns).max((2 * in_rows.max(in_columns)).saturating_sub(1))
}
