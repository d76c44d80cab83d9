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
//! Two searches of one board share a pass: one tries the directions forwards, the
//! other backwards, and it is over where they meet.

use super::{Engine, Pass, Place};

/// Most bounds that a board has at a time.
pub(super) const MAX_VIEWS: usize = 2;

/// Slides by which branches are numbered: those that two searches leave to each other.
const NUMBERED: usize = 12;

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
    is_backwards: bool,
    // The place of another search in the same pass.
    met: Option<Place>,
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
            is_backwards: false,
            met: None,
        }
    }

    /// Returns the number of the branch that is next: the directions of its first
    /// slides, two bits each. Those before it are searched, or those from it on if the
    /// search goes backwards.
    fn branch(&self) -> u32 {
        let numbered = self.frames.len().min(NUMBERED);
        let path = self.frames[..numbered].iter().enumerate();
        let number = path.fold(0, |number, (depth, frame)| {
            let is_last = depth + 1 == self.frames.len();
            let begun = frame.ways & !frame.untried;
            let direction = match (is_last, self.is_backwards) {
                (true, false) => frame.untried.trailing_zeros(),
                (true, true) => highest(frame.untried),
                (false, false) => highest(begun),
                (false, true) => begun.trailing_zeros(),
            };
            number << 2 | direction
        });
        let number = number + u32::from(self.is_backwards);
        number << (2 * (NUMBERED - numbered))
    }

    /// Returns `true` if all that this search has left is searched by another.
    fn has_met(&self) -> bool {
        self.met.is_some_and(|met| {
            let branch = self.branch();
            if self.is_backwards {
                branch <= met.branch
            } else {
                branch >= met.branch
            }
        })
    }

    /// Ends the pass.
    fn leave(&mut self) {
        let opened = self.heuristic.open();
        while let Some(left) = self.frames.pop() {
            if let Some(back) = self.frames.last() {
                H::take_back(&opened, &mut self.board, &left, back);
            }
        }
    }

    /// Begins the pass up to `lower` slides, of the parity of the one before.
    fn begin(&mut self, lower: usize) {
        let more = i16::try_from((lower - self.lower) / 2).expect("far below 2^15");
        self.lower = lower;
        self.met = None;
        for slack in &mut self.root.slack {
            *slack += more;
        }
        self.frames.push(self.root);
    }

    /// Returns the share of the branches of this pass that are searched, each branch
    /// of a board being an equal share of that board's.
    fn share(&self) -> f64 {
        let deepest_first = self.frames.iter().rev();
        deepest_first.fold(0.0, |of_child, frame| {
            let ways = frame.ways.count_ones().max(1);
            let begun = ways - frame.untried.count_ones();
            let done = f64::from(begun.saturating_sub(1)) + of_child;
            done / f64::from(ways)
        })
    }

    fn path(&self) -> Vec<u8> {
        self.frames[1..].iter().map(|frame| frame.blank).collect()
    }
}

/// Returns the highest direction of some.
fn highest(ways: u8) -> u32 {
    ways.checked_ilog2().unwrap_or_default()
}

impl<H: Heuristic> Engine for Ida<H> {
    fn lower(&self) -> usize {
        self.lower
    }

    fn place(&self) -> Option<Place> {
        (!self.frames.is_empty()).then(|| Place {
            lower: self.lower,
            branch: self.branch(),
            searched: percent(self.share()),
        })
    }

    fn turn_back(&mut self) {
        debug_assert_eq!(self.nodes, 0, "a search turns before it begins");
        self.is_backwards = true;
    }

    fn meet(&mut self, place: Place) {
        if place.lower > self.lower && (place.lower - self.lower).is_multiple_of(2) {
            self.leave();
            self.begin(place.lower);
        }
        if place.lower == self.lower {
            self.met = Some(place);
        }
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn searched(&self) -> u8 {
        let met = self.met.map_or(0, |met| met.searched);
        percent(self.share()).saturating_add(met).min(100)
    }

    fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
    }

    fn cost(&self) -> u64 {
        H::COST
    }

    fn step(&mut self, budget: u64) -> Pass {
        let end = self.nodes.saturating_add(budget);
        loop {
            if self.upper.is_some_and(|upper| self.lower >= upper) {
                return Pass::UpperIsShortest;
            }
            if let Some(pass) = self.search(end) {
                return pass;
            }
            self.leave();
            // Each slide changes the parity of the distance, so no solution is longer by
            // one.
            self.begin(self.lower + 2);
        }
    }
}

impl<H: Heuristic> Ida<H> {
    /// Goes on with the pass until so many nodes are expanded; `None` at its end.
    fn search(&mut self, end: u64) -> Option<Pass> {
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
            if self.frames.len() <= NUMBERED && self.has_met() {
                return None;
            }
            if self.nodes >= end {
                return Some(Pass::Running);
            }
            self.nodes += 1;
            let direction = if self.is_backwards {
                highest(untried)
            } else {
                untried.trailing_zeros()
            };
            if let Some(frame) = self.frames.last_mut() {
                frame.untried &= !(1 << direction);
                let next = H::slide(&opened, &mut self.board, frame, direction as usize);
                self.frames.extend(next);
            }
        }
        None
    }
}

/// Returns a share, from 0 to 1, as a percentage.
fn percent(share: f64) -> u8 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share is at least 0 and at most 1"
    )]
    let percent = (share * 100.0) as u8;
    percent
}

/// Returns the least length that is not below `lower` or `bound` and has the
/// parity of every solution of the board. `bound` is one of its bounds.
pub(super) fn of_parity(lower: usize, bound: usize) -> usize {
    bound.max(lower + (lower ^ bound) % 2)
}
