//! The bound for boards without tables: Manhattan distance and linear
//! conflicts. `distance` says why both are bounds, and whose they are.

use super::ida::{Frame, Heuristic, Ida, MAX_VIEWS, of_parity};
use crate::board::{Direction, byte};
use crate::solver::distance::Estimate;
use crate::solver::home_board::HomeBoard;

/// Has no data: the board holds everything.
#[derive(Debug)]
pub(super) struct Distances;

impl Distances {
    /// Returns a search for a shortest solution of a board.
    pub(super) fn engine(board: &HomeBoard, lower: usize, upper: Option<usize>) -> Ida<Self> {
        let estimate = Estimate::of(board);
        let lower = of_parity(lower, estimate.value());
        let slack = i16::try_from((lower - estimate.value()) / 2);
        let root = Frame {
            replaced: estimate,
            slack: [slack.expect("bounds are far below 2^15"); MAX_VIEWS],
            state: 0,
            blank: blank(board),
            ways: ways(board),
            untried: ways(board),
        };
        Ida::new(Self, (board.clone(), estimate), root, lower, upper)
    }
}

impl Heuristic for Distances {
    // Each node scans one row and one column.
    const COST: u64 = 4;

    type Board = (HomeBoard, Estimate);
    type Replaced = Estimate;
    type Opened<'a> = ();

    fn open(&self) {}

    fn slide(
        (): &(),
        (board, estimate): &mut Self::Board,
        frame: &Frame<Estimate>,
        direction: usize,
    ) -> Option<Frame<Estimate>> {
        let direction = Direction::ALL[direction];
        let to = board.blank();
        let from = board.size().cell_that_slides(to, direction)?;
        let before = *estimate;
        board.slide_from(from);
        estimate.slid(board, from, to);
        let mut slack = frame.slack;
        for slack in &mut slack {
            *slack -= lost(before.value(), estimate.value());
        }
        if slack[0] < 0 {
            board.slide_from(to);
            *estimate = before;
            return None;
        }
        let ways = ways(board) & !(1 << direction.opposite().index());
        Some(Frame {
            replaced: before,
            slack,
            state: 0,
            blank: blank(board),
            ways,
            untried: ways,
        })
    }

    fn take_back(
        (): &(),
        (board, estimate): &mut Self::Board,
        left: &Frame<Estimate>,
        back: &Frame<Estimate>,
    ) {
        board.slide_from(usize::from(back.blank));
        *estimate = left.replaced;
    }
}

/// Returns by how much a slide lowers the slack: it adds one slide and changes
/// the bound.
fn lost(before: usize, after: usize) -> i16 {
    let change = |value: usize| i16::try_from(value).expect("bounds are far below 2^15");
    (1 + change(after) - change(before)) / 2
}

fn blank(board: &HomeBoard) -> u8 {
    byte(board.blank())
}

/// Returns the directions in which a tile can slide, bit = direction.
fn ways(board: &HomeBoard) -> u8 {
    let can = |direction: &Direction| {
        let from = board.size().cell_that_slides(board.blank(), *direction);
        from.is_some()
    };
    let ways = Direction::ALL.iter().filter(|direction| can(direction));
    ways.fold(0, |ways, direction| ways | 1 << direction.index())
}
