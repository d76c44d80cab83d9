//! Pattern databases with one bit per entry: made in steps, stored, and looked
//! up.
//!
//! | file          | what it owns                                              |
//! |---------------|-----------------------------------------------------------|
//! | `grid`        | cells, edges, components                                  |
//! | `strength`    | strong tables, and quick ones                             |
//! | `arrangement` | orders of a pattern's tiles, 24 per word                  |
//! | `rank`        | ranks of sets of cells                                    |
//! | `outline`     | cells that a pattern covers, and the blank's component    |
//! | `blocks`      | which tiles form a pattern on more than 16 cells          |
//! | `partition`   | the same for every board                                  |
//! | `slides`      | what a slide changes in the views of up to 16 cells       |
//! | `pattern`     | the entries                                               |
//! | `generate`    | the search that makes them                                |
//! | `fsm`         | the automaton that refuses roundabout paths               |
//! | `tables`      | all tables of a search, made in steps                     |
//! | `entries`     | a table as references, for the inner loop of a search     |

mod arrangement;
mod blocks;
mod entries;
mod fsm;
mod generate;
mod grid;
mod outline;
mod partition;
mod pattern;
mod rank;
mod slides;
mod strength;
mod tables;

pub(super) use arrangement::{Arrangement, MAX_BITS, MAX_SHUFFLES, Shuffle, WordMove};
pub(super) use entries::Entries;
pub(super) use grid::{Cells, DIRECTIONS, Grid, MAX_CELLS};
pub(super) use outline::{KEPT_CELLS, MAX_EDGES, Outlines, Transition};
pub(super) use pattern::PatternTable;
pub(super) use slides::{LookUp, MAX_SLOTS, MAX_TABLES, STEPS, Step, alone, step_of};
pub(super) use strength::Strength;
pub(super) use tables::{Builder, PatternTables, Slot};

use crate::board::{Metric, Size};
use crate::solver::tables as any;

/// The metric of the entries.
pub(super) const METRIC: Metric = Metric::SingleTile;

/// Pattern databases that searches share.
pub(super) type Shared = any::Shared<Builder>;
/// Those that a solver keeps.
pub(super) type Shelf = any::Shelf<Builder>;

/// Bytes of entries moved in the time of a table look-up. A microsecond is
/// enough for about 15 look-ups or 1,000 bytes.
const BYTES_A_NODE: u64 = 64;

/// Largest number of cells for which there are tables. Those of 8×8 would prove
/// less than 1 % more, and take 90 MB while they are made.
const COVERED_CELLS: usize = 49;

/// Returns `true` if boards of this size have tables.
pub(super) fn cover(size: Size) -> bool {
    size.cells() <= COVERED_CELLS
}

/// Returns how many bytes of entries are moved in the time of so many look-ups.
fn bytes(look_ups: u64) -> usize {
    usize::try_from(look_ups.saturating_mul(BYTES_A_NODE)).unwrap_or(usize::MAX)
}
