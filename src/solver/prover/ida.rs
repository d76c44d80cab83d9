//! Optimal solutions by iterative-deepening A* (R. E. Korf, *Depth-first
//! iterative-deepening*, Artificial Intelligence 27, 1985), on one board that
//! slides are made on and taken back from, so that it can stop and go on at any
//! slide.
//!
//! A slide changes a bound by an even number less one, and the slides done go
//! up by one. So a board keeps, for each bound that it has, its *slack*: half of
//! what the pass leaves beyond slides done and bound. A board that would have
//! less than none is not entered. A board with as many slides as the pass allows
//! is solved: nothing is left to go.

use super::{Engine, Pass};

/// Most bounds that a board has at a time.
pub(super) const MAX_VIEWS: usize = 2;

/// A lower bound that is kept while tiles slide.
pub(super) trait Heuristic: Send {
    /// The time of one of its boards, in boards that tables are looked up for.
    const COST: u64;

    /// The board at hand, and what its bounds are made of.
    type Board: Send;

    /// What a slide replaces there.
    type Replaced: Copy + Send;

    /// The heuristic laid open for the inner loop.
    type Opened<'a>
    where
        Self: 'a;

    fn open(&self) -> Self::Opened<'_>;

    /// Makes a slide where its slack allows it.
    fn slide(
        opened: &Self::Opened<'_>,
        board: &mut Self::Board,
        frame: &Frame<Self::Replaced>,
        direction: usize,
    ) -> Option<Frame<Self::Replaced>>;

    /// Takes a slide back: from the board of one frame to that of the one
    /// before it.
    fn take_back(
        opened: &Self::Opened<'_>,
        board: &mut Self::Board,
        left: &Frame<Self::Replaced>,
        back: &Frame<Self::Replaced>,
    );
}

/// A board on the way to the one at hand.
#[derive(Clone, Copy)]
pub(super) struct Frame<R> {
    /// What the slide that led here has replaced.
    pub(super) replaced: R,
    pub(super) slack: [i16; MAX_VIEWS],
    /// What the heuristic knows of the slides that led here.
    pub(super) state: u16,
    pub(super) blank: u8,
    /// Directions still to be tried, bit = direction.
    pub(super) untried: u8,
}

/// A search that can be stepped. Any slicing of it looks at the same boards.
pub(super) struct Ida<H: Heuristic> {
    heuristic: H,
    board: H::Board,
    // The root, and one frame for each slide from it to the board at hand.
    frames: Vec<Frame<H::Replaced>>,
    root: Frame<H::Replaced>,
    lower: usize,
    upper: Option<usize>,
    nodes: u64,
}

impl<H: Heuristic> Ida<H> {
    /// A search for a shortest solution of `board`, whose frame is `root`. No
    /// solution is shorter than `lower`, for which the root has its slack; one
    /// of `upper` is known, if any, and its equals are not looked for.
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

    fn path(&self) -> Vec<u8> {
        self.frames[1..].iter().map(|frame| frame.blank).collect()
    }
}

impl<H: Heuristic> Engine for Ida<H> {
    fn lower(&self) -> usize {
        self.lower
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
    }

    fn cost(&self) -> u64 {
        H::COST
    }

    fn step(&mut self, budget: u64) -> Pass {
        let end = self.nodes.saturating_add(budget);
        let opened = self.heuristic.open();
        loop {
            if self.upper.is_some_and(|upper| self.lower >= upper) {
                return Pass::UpperIsShortest;
            }
            while let Some(frame) = self.frames.last() {
                let untried = frame.untried;
                if self.frames.len() > self.lower {
                    return Pass::Solved(self.path());
                }
                if untried == 0 {
                    if let (Some(left), Some(back)) = (self.frames.pop(), self.frames.last()) {
                        H::take_back(&opened, &mut self.board, &left, back);
                    }
                    continue;
                }
                if self.nodes >= end {
                    return Pass::Running;
                }
                self.nodes += 1;
                let direction = untried.trailing_zeros() as usize;
                if let Some(frame) = self.frames.last_mut() {
                    frame.untried &= untried - 1;
                    let next = H::slide(&opened, &mut self.board, frame, direction);
                    self.frames.extend(next);
                }
            }
            // Each slide changes the parity of the distance, so no solution is
            // longer by one.
            self.lower += 2;
            for slack in &mut self.root.slack {
                *slack += 1;
            }
            self.frames.push(self.root);
        }
    }
}

/// The least length that is as even or odd as every solution of a board, given
/// one of its bounds, and not below `lower`.
pub(super) fn of_parity(lower: usize, bound: usize) -> usize {
    bound.max(lower + (lower ^ bound) % 2)
}
