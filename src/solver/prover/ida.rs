//! Optimal solutions by iterative-deepening A* (R. E. Korf, *Depth-first
//! iterative-deepening*, Artificial Intelligence 27, 1985). It works on one
//! board, on which it makes slides and takes them back, so it can stop and
//! resume at any slide.
//!
//! A slide adds one to the slides made and changes a bound by an odd number, so
//! their sum changes by an even number. For each of its bounds a board keeps
//! the *slack*: half of what the limit of the pass exceeds that sum by. A board
//! whose slack would be negative is pruned. A board with as many slides as the
//! pass allows is solved, since nothing is left for its bound.
//!
//! Two searches of one board share a pass: see `eighths`.

use super::eighths::{Eighths, TELLING};
use super::{Engine, Pass};

/// Most bounds that a board has at a time.
pub(super) const MAX_VIEWS: usize = 2;

/// A lower bound that is updated as tiles slide.
pub(super) trait Heuristic: Send {
    /// Time per node, in table look-ups.
    const COST: u64;

    /// The board at hand, with what its bounds are made of.
    type Board: Send;

    /// The part of the board that a slide replaces.
    type Replaced: Copy + Send;

    /// References into the heuristic, resolved once for the inner loop.
    type Opened<'a>
    where
        Self: 'a;

    fn open(&self) -> Self::Opened<'_>;

    /// Makes a slide, unless its slack would be negative.
    fn slide(
        opened: &Self::Opened<'_>,
        board: &mut Self::Board,
        frame: &Frame<Self::Replaced>,
        direction: usize,
    ) -> Option<Frame<Self::Replaced>>;

    /// Takes a slide back: goes from the board of frame `left` to that of `back`.
    fn take_back(
        opened: &Self::Opened<'_>,
        board: &mut Self::Board,
        left: &Frame<Self::Replaced>,
        back: &Frame<Self::Replaced>,
    );
}

/// A board on the path to the one at hand.
#[derive(Clone, Copy)]
pub(super) struct Frame<R> {
    /// The part of the board that the slide to this one has replaced.
    pub(super) replaced: R,
    pub(super) slack: [i16; MAX_VIEWS],
    /// The heuristic's memory of the slides that led here.
    pub(super) state: u16,
    pub(super) blank: u8,
    /// Directions that may be tried, bit = direction, and those not tried yet.
    pub(super) ways: u8,
    pub(super) untried: u8,
}

/// A search that can be stepped. How it is cut into steps does not change its
/// nodes.
pub(super) struct Ida<H: Heuristic> {
    heuristic: H,
    board: H::Board,
    // The root, then one frame for each slide from it to the board at hand.
    frames: Vec<Frame<H::Replaced>>,
    root: Frame<H::Replaced>,
    lower: usize,
    upper: Option<usize>,
    nodes: u64,
}

impl<H: Heuristic> Ida<H> {
    /// Returns a search for a shortest solution of `board`, whose frame is `root`.
    ///
    /// No solution is shorter than `lower` (STM); the slack of the root is that of
    /// a pass up to `lower`. If a solution of `upper` slides is known, the search
    /// looks only for shorter ones.
    pub(super) fn new(
        heuristic: H,
        board: H::Board,
        root: Frame<H::Replaced>,
        lower: usize,
        upper: Option<usize>,
    ) -> Self {
        Self {
            heuristic,
            board,
            frames: vec![root],
            root,
            lower,
            upper,
            nodes: 0,
        }
    }

    /// Returns the first slides of the branch at hand, two bits each, the first one
    /// lowest.
    #[cold]
    fn branch(&self) -> u32 {
        let last_first = self.frames.iter().take(TELLING).rev();
        last_first.fold(0, |number, frame| {
            // Directions are tried in their order.
            let begun = frame.ways & !frame.untried;
            number << 2 | (7 - begun.leading_zeros())
        })
    }

    /// Goes back to before the root.
    fn leave(&mut self) {
        let opened = self.heuristic.open();
        while let Some(left) = self.frames.pop() {
            if let Some(back) = self.frames.last() {
                H::take_back(&opened, &mut self.board, &left, back);
            }
        }
    }

    fn path(&self) -> Vec<u8> {
        self.frames[1..].iter().map(|frame| frame.blank).collect()
    }
}

impl<H: Heuristic> Engine for Ida<H> {
    fn lower(&self) -> usize {
        self.lower
    }

    fn begin(&mut self, more: usize) {
        self.leave();
        self.lower += more;
        let more = i16::try_from(more / 2).expect("bounds are far below 2^15");
        for slack in &mut self.root.slack {
            *slack += more;
        }
        self.frames.push(self.root);
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn searched(&self) -> u8 {
        // Each branch of a board is an equal share of that board's.
        let deepest_first = self.frames.iter().rev();
        let share = deepest_first.fold(0.0, |of_child, frame| {
            let ways = frame.ways.count_ones().max(1);
            let begun = ways - frame.untried.count_ones();
            let done = f64::from(begun.saturating_sub(1)) + of_child;
            done / f64::from(ways)
        });
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share is at least 0 and at most 1"
        )]
        let percent = (share * 100.0) as u8;
        percent
    }

    fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
    }

    fn cost(&self) -> u64 {
        H::COST
    }

    fn step(&mut self, budget: u64, eighths: &mut Eighths) -> Pass {
        let end = self.nodes.saturating_add(budget);
        loop {
            if self.upper.is_some_and(|upper| self.lower >= upper) {
                return Pass::UpperIsShortest;
            }
            if let Some(pass) = self.search(end, eighths) {
                return pass;
            }
            // Each slide changes the parity of the distance, so no solution is longer by
            // one.
            self.begin(2 * usize::from(eighths.go_on()));
        }
    }
}

impl<H: Heuristic> Ida<H> {
    /// Goes on with the pass until so many nodes are expanded; `None` at its end.
    fn search(&mut self, end: u64, eighths: &Eighths) -> Option<Pass> {
        let opened = self.heuristic.open();
        while let Some(frame) = self.frames.last() {
            let untried = frame.untried;
            if self.frames.len() > self.lower {
                return Some(Pass::Solved(self.path()));
            }
            if untried == 0 {
                if let (Some(left), Some(back)) = (self.frames.pop(), self.frames.last()) {
                    H::take_back(&opened, &mut self.board, &left, back);
                }
                continue;
            }
            if self.nodes >= end {
                return Some(Pass::Running);
            }
            self.nodes += 1;
            let direction = untried.trailing_zeros();
            if let Some(frame) = self.frames.last_mut() {
                frame.untried &= !(1 << direction);
                let next = H::slide(&opened, &mut self.board, frame, direction as usize);
                self.frames.extend(next);
            }
            if self.frames.len() == 1 + TELLING
                && !eighths.have(self.branch())
                && let Some(frame) = self.frames.last_mut()
            {
                frame.untried = 0;
            }
        }
        None
    }
}

/// Returns the least length that is not below `lower` or `bound` and has the
/// parity of every solution of the board. `bound` is one of its bounds.
pub(super) fn of_parity(lower: usize, bound: usize) -> usize {
    bound.max(lower + (lower ^ bound) % 2)
}
