//! IDA\* as in `ida`, for boards of up to 16 cells. The homes of what lies in
//! the cells fit 64 bits, and a node fits a cache line. So nodes are copied
//! instead of taking slides back, and some are kept from one pass to the next.
//!
//! | file       | what it owns                                       |
//! |------------|----------------------------------------------------|
//! | `node`     | what is kept of a board                            |
//! | `batch`    | expands some dozen nodes at once                   |
//! | `look_ups` | looks up many patterns at once                     |
//! | `frontier` | where a pass stops and the next goes on            |
//! | `dive`     | beams that look for a solution before the passes   |
//!
//! A slide away from home costs one unit of *slack*; a slide closer costs
//! nothing.
//!
//! Korf's hundred boards of 4×4 take 18,745 nodes each, 1.25 ms in wasm.

mod batch;
mod dive;
mod frontier;
mod look_ups;
mod node;

use super::eighths::{Eighths, TELLING};
use super::ida::of_parity;
use super::{Engine, Pass};
use crate::board::byte;
use crate::solver::patterns::PatternTables;
use batch::{BATCH, Batch, Children};
use dive::Dive;
use frontier::Frontier;
use node::{Node, root};
use std::sync::Arc;

/// A batch has one node more each time that so many are expanded.
const GROWTH: usize = 256;

/// A search that can be stepped. How it is cut into steps does not change its
/// nodes.
#[derive(Clone, Debug)]
pub(super) struct PackedIda {
    tables: Arc<PatternTables>,
    root: Node,
    lower: u8,
    upper: Option<u8>,
    nodes: u64,
    // Those before this board.
    begun: u64,
    // Nodes to expand, the next ones last.
    stack: Vec<Node>,
    // The edges from which this pass goes on when the stack is empty.
    frontier: Frontier,
    // Looks for a solution before the passes.
    dive: Option<Dive>,
}

impl PackedIda {
    /// Returns a search for a shortest solution of a board. `homes[cell]` is the
    /// home of what lies in `cell`.
    ///
    /// No solution is shorter than `lower` (STM). If a solution of `upper` slides
    /// is known, the search looks only for shorter ones.
    ///
    /// # Panics
    ///
    /// When `homes` is not a solvable board of the tables' grid.
    #[must_use]
    pub(super) fn new(
        tables: Arc<PatternTables>,
        homes: &[u8],
        lower: usize,
        upper: Option<usize>,
    ) -> Self {
        assert!(
            homes.len() == tables.grid().cells(),
            "a board of another size"
        );
        let (root, lower) = root(&tables, homes, lower);
        let mut this = Self {
            tables,
            root,
            lower,
            upper: None,
            nodes: 0,
            begun: 0,
            stack: Vec::new(),
            frontier: Frontier::at(&root),
            dive: None,
        };
        if let Some(upper) = upper {
            this.set_upper(upper);
        }
        this
    }

    /// Turns to another board of the same grid: looks for a solution of at most
    /// `limit` slides (STM), which need not be a shortest one, then for one of
    /// `limit + 2` slides, and so on, but only for those shorter than `upper`.
    pub(super) fn within(&mut self, homes: &[u8], limit: usize, upper: usize) {
        (self.root, self.lower) = root(&self.tables, homes, limit);
        self.begun = self.nodes;
        self.stack.clear();
        self.frontier = Frontier::at(&self.root);
        self.set_upper(upper);
        let is_asked = usize::from(self.lower) == limit;
        self.dive = is_asked.then(|| Dive::new(self.root));
    }

    /// Returns the bounds (STM) of a board: of four views only the first and its mirror
    /// image. Boards drawn from a seed depend on them.
    pub(super) fn bounds(tables: &PatternTables, homes: &[u8]) -> Vec<usize> {
        let bounds = node::bounds(tables, homes).1;
        match bounds[..] {
            [first, _, mirrored, _] => vec![first, mirrored],
            _ => bounds,
        }
    }

    /// Takes the next nodes. None are left at the end of a pass.
    fn take(&mut self, batch: &mut Batch) {
        batch.clear();
        // The last batch goes beyond the solution, which on a near board would take more
        // than all before.
        let most =
            BATCH.min(1 + usize::try_from(self.nodes - self.begun).unwrap_or(BATCH) / GROWTH);
        if let Some((rest, nodes)) = self.stack.split_last_chunk::<BATCH>()
            && most == BATCH
        {
            batch.fill(nodes);
            let rest = rest.len();
            self.stack.truncate(rest);
            return;
        }
        while batch.nodes().len() < most {
            let Some(node) = self.stack.pop().or_else(|| self.frontier.take()) else {
                return;
            };
            batch.push(node);
        }
    }

    /// Drops the nodes of a batch that are left to another search.
    fn leave_others(&self, eighths: &Eighths, batch: &mut Batch) {
        // The next pass can go on only from all edges of this one.
        if self.frontier.is_open() || eighths.are_all() {
            return;
        }
        let slots = self.tables.slides().slots().len();
        batch.retain(|node| {
            usize::from(node.depth) < TELLING || eighths.have(node.first_slides(slots, TELLING))
        });
    }
}

impl Engine for PackedIda {
    fn lower(&self) -> usize {
        usize::from(self.lower)
    }

    /// Counts generated nodes: every slide that the automaton does not refuse,
    /// pruned or not.
    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self, more: usize) {
        self.stack.clear();
        self.lower += byte(more);
        self.frontier.begin(byte(more / 2));
    }

    /// A solution of 256 slides or more is treated as none.
    fn set_upper(&mut self, upper: usize) {
        self.upper = u8::try_from(upper).ok();
    }

    fn step(&mut self, budget: u64, eighths: &mut Eighths) -> Pass {
        let end = self.nodes.saturating_add(budget);
        let tables = Arc::clone(&self.tables);
        let mut children = Children::of(&tables);
        let mut batch = Batch::default();
        loop {
            if self.upper.is_some_and(|upper| self.lower >= upper) {
                return Pass::UpperIsShortest;
            }
            loop {
                self.take(&mut batch);
                let nodes = batch.nodes();
                if nodes.is_empty() {
                    break;
                }
                if let Some(&node) = nodes.iter().find(|node| node.is_solved(self.lower)) {
                    self.stack.push(node);
                    return Pass::Solved(node.path(&tables, &self.root));
                }
                self.leave_others(eighths, &mut batch);
                let pruned = children.push_of(&batch, &mut self.stack);
                self.nodes += children.count();
                self.frontier.keep(batch.nodes(), &pruned, self.lower);
                if self.nodes >= end {
                    return Pass::Running;
                }
            }
            // Each slide changes the parity of the distance, so no solution is
            // longer by one.
            if self.frontier.is_open() {
                eighths.turn();
                self.lower += 2;
                self.frontier.turn();
            } else {
                self.begin(2 * usize::from(eighths.go_on()));
            }
        }
    }
}
