//! Fewest moves: tiles that slide together count once (multi-tile metric, MTM).
//!
//! | board          | method                                            | answer |
//! |----------------|---------------------------------------------------|--------|
//! | up to 10 cells | a table of all boards, which leads straight to the goal | optimal |
//! | up to 16 cells | IDA\* over pattern databases of tiles and the blank; a construction and a beam first, while the tables are made and where the search takes long | optimal, always |
//! | larger         | a construction, then ever wider beams             | best so far with a proved lower bound |
//!
//! | file      | what it owns                                              |
//! |-----------|-----------------------------------------------------------|
//! | `lines`   | the lines that can slide at once                          |
//! | `ranks`   | numbers for the placements of a pattern                   |
//! | `entry`   | the byte of a placement                                   |
//! | `choice`  | which tiles form the patterns                             |
//! | `making`  | the search that makes a table                             |
//! | `tables`  | all tables of a board, made in steps                      |
//! | `ida`     | the search for fewest moves                               |
//! | `frontier` | where a pass of it stops and the next goes on            |
//! | `bound`   | the lower bound that needs no table                       |
//! | `beam`    | one beam, move by move                                    |
//! | `answers` | ever better solutions, which prove nothing                |
//! | `work`    | decides which of the two works next                       |

mod answers;
mod beam;
mod bound;
mod choice;
mod entry;
mod frontier;
mod ida;
mod lines;
mod making;
mod ranks;
mod tables;
mod work;

use crate::board::{Metric, Size};
use crate::solver::counting::{Counting, Engine, Supplies};
use crate::solver::home_board::HomeBoard;
use crate::solver::solution::Known;
use crate::solver::tables::{Shape, is_provable};
use bound::METRIC;
use tables::Builder;
use work::Work;

/// Counts moves (MTM): a line of tiles that slides at once counts 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct MultiTile;

impl Counting for MultiTile {
    const METRIC: Metric = METRIC;
}

impl Engine for MultiTile {
    /// All searches of up to 16 cells go by the tables.
    const NEAR: usize = 0;

    type Maker = Builder;
    type Weights = ();
    type Work = Work;

    fn cover(size: Size) -> bool {
        is_provable(size)
    }

    fn lower(board: &HomeBoard) -> usize {
        bound::lower(board)
    }

    fn begin(board: HomeBoard, supplies: Supplies<'_, Self>, known: &mut Known) -> Work {
        let shelf = supplies.tables.filter(|_| is_provable(board.size()));
        let tables = shelf.map(|shelf| shelf.get(Shape::new(board.size(), board.blank_home()), ()));
        Work::new(board, tables, supplies.rest, known)
    }
}
