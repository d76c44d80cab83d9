//! The work of a search: counts, and events if they are recorded.

use super::HomeBoard;
use super::reached::Node;
use crate::board::{Board, Direction, Goal};

/// The work that a search has done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Boards taken from the frontier and given successors. The goal is taken,
    /// but not expanded. IDA\* counts a board each time it expands it.
    pub expanded: u64,
    /// Successors made, whether or not they were known already. The start is
    /// nobody's successor and is not counted.
    pub generated: u64,
    /// The most boards that waited at once to be taken, the start included; for
    /// IDA\* the most boards on the path at once, both of its ends included.
    pub largest_frontier: usize,
}

impl Counts {
    /// The effective branching factor (S. Russell & P. Norvig, *Artificial
    /// Intelligence: A Modern Approach*): the number of successors that each board of
    /// a regular tree of this depth has if the tree has as many boards as were
    /// generated, and the start.
    ///
    /// ```
    /// use taquin::lab::{Algorithm, Limit, solve};
    ///
    /// let report = solve(&"4 1 2/5 0 3".parse()?, Algorithm::BreadthFirst, Limit::NONE)?;
    /// let factor = report.counts.branching_factor(report.slides.len()).unwrap();
    /// assert!((1.0..3.0).contains(&factor));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn branching_factor(&self, depth: usize) -> Option<f64> {
        if depth == 0 || self.generated < depth as u64 {
            return None;
        }
        let boards = |factor: f64| {
            let mut layer = 1.0;
            (0..depth).fold(0.0, |sum, _| {
                layer *= factor;
                sum + layer
            })
        };
        // Between 1 and as many as there are, the number of boards rises with it.
        let (mut low, mut high) = (1.0, self.generated as f64);
        while high - low > 1e-12 * low {
            let middle = f64::midpoint(low, high);
            if boards(middle) < self.generated as f64 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(f64::midpoint(low, high))
    }
}

/// An event of a recorded run. Boards have numbers; the start is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunEvent {
    /// A pass of IDA\* begins: the largest *f* allowed.
    Bound(usize),
    /// A board was taken from the frontier.
    Taken(Node),
    /// A board got its successors.
    Expanded(Node),
    /// A successor was made, or a shorter way to it was found.
    Made {
        /// The number of the board.
        node: Node,
        /// The board before it.
        from: Node,
        /// The slide between them.
        slide: Direction,
        /// Slides since the start.
        g: usize,
        /// Those that are left, by the heuristic.
        h: usize,
        /// The board itself.
        board: Box<Board>,
    },
    /// A successor was known already.
    Known {
        /// The number of the board.
        node: Node,
        /// The board before it.
        from: Node,
        /// The slide between them.
        slide: Direction,
    },
    /// A board exceeds the bound.
    Cut(Node),
}

/// Counts what is done, and notes it if somebody watches.
#[derive(Debug)]
pub(super) struct Work {
    pub(super) counts: Counts,
    // The goal gives the boards their numbers.
    events: Option<(Goal, Vec<RunEvent>)>,
}

impl Work {
    /// Nothing is done, and the start waits.
    pub(super) fn new() -> Self {
        Self {
            counts: Counts {
                expanded: 0,
                generated: 0,
                largest_frontier: 1,
            },
            events: None,
        }
    }

    pub(super) fn watch(&mut self, goal: &Goal) {
        self.events = Some((goal.clone(), Vec::new()));
    }

    /// Returns the events since the last call.
    pub(super) fn events(&mut self) -> Vec<RunEvent> {
        let events = self.events.as_mut();
        events.map_or_else(Vec::new, |(_, events)| std::mem::take(events))
    }

    fn note(&mut self, event: RunEvent) {
        if let Some((_, events)) = &mut self.events {
            events.push(event);
        }
    }

    pub(super) fn bound_is(&mut self, bound: usize) {
        self.note(RunEvent::Bound(bound));
    }

    pub(super) fn takes(&mut self, node: Node) {
        self.note(RunEvent::Taken(node));
    }

    pub(super) fn expands(&mut self, node: Node) {
        self.counts.expanded += 1;
        self.note(RunEvent::Expanded(node));
    }

    /// A successor, with its *g* and *h*.
    pub(super) fn makes(
        &mut self,
        node: Node,
        from: Node,
        slide: Direction,
        board: &HomeBoard,
        [g, h]: [usize; 2],
    ) {
        self.counts.generated += 1;
        if let Some((goal, events)) = &mut self.events {
            events.push(RunEvent::Made {
                node,
                from,
                slide,
                g,
                h,
                board: board.to_board(goal).into(),
            });
        }
    }

    pub(super) fn meets_again(&mut self, node: Node, from: Node, slide: Direction) {
        self.counts.generated += 1;
        self.note(RunEvent::Known { node, from, slide });
    }

    pub(super) fn cuts(&mut self, node: Node) {
        self.note(RunEvent::Cut(node));
    }

    pub(super) fn frontier_is(&mut self, boards: usize) {
        self.counts.largest_frontier = self.counts.largest_frontier.max(boards);
    }
}
