//! The edges at which a pass stops, so that the next goes on there instead of at the
//! root, and first where the goal is nearest.
//!
//! Passes of IDA\* from the root (R. E. Korf, *Depth-first iterative-deepening*,
//! Artificial Intelligence 27, 1985) repeat those before, and the last comes upon a
//! solution by chance. A\* does neither, but keeps all nodes. This keeps as many as
//! stay in the cache. With two views of a board, random ones of 4×4 take 56,000 nodes
//! from the root, 32,000 from 4,096 edges; with all nodes kept 27,000, in no less time.

use super::node::{EACH, Node};

/// Most edges kept of a pass. If one has more, it and those after it go on from the
/// last pass that had not.
const MOST: usize = 1 << 13;

/// The edges that this pass goes on from, and those at which it stops.
#[derive(Clone, Debug)]
pub(super) struct Frontier {
    from: Edges,
    // The edge to take next.
    bound: usize,
    index: usize,
    // Passes since the one that stopped at `from`.
    passes: u32,
    to: Edges,
    // `false` once there were too many.
    is_open: bool,
}

/// Nodes with the ways that are pruned, by their bound in slides (STM), each in the
/// order of the search.
#[derive(Clone, Debug, Default)]
struct Edges {
    with_bound: Vec<Vec<Node>>,
    count: usize,
}

impl Frontier {
    /// Begins a first pass, from the root.
    pub(super) fn at(root: &Node) -> Self {
        let mut from = Edges::default();
        from.push(0, *root);
        Self {
            from,
            bound: 0,
            index: 0,
            passes: 0,
            to: Edges::default(),
            is_open: true,
        }
    }

    /// Takes the next edge: a node with its slack in this pass.
    pub(super) fn take(&mut self) -> Option<Node> {
        loop {
            let edges = self.from.with_bound.get(self.bound)?;
            if let Some(&(mut node)) = edges.get(self.index) {
                self.index += 1;
                node.slack += self.passes * EACH;
                return Some(node);
            }
            self.bound += 1;
            self.index = 0;
        }
    }

    /// Keeps the ways out of nodes that a pass up to `limit` slides prunes.
    #[inline(always)]
    pub(super) fn keep(&mut self, nodes: &[Node], pruned: &[u8], limit: u8) {
        if !self.is_open {
            return;
        }
        for (node, &ways) in nodes.iter().zip(pruned) {
            if ways != 0 {
                self.keep_edge(node.with_ways(ways), limit);
            }
        }
    }

    fn keep_edge(&mut self, edge: Node, limit: u8) {
        self.is_open &= self.to.count < MOST;
        if !self.is_open {
            return;
        }
        // The greatest bound of the views.
        let left = usize::from(limit - edge.depth);
        let bound = left - 2 * usize::from(edge.least_slack());
        self.to.push(bound, edge);
    }

    /// Returns `true` if it keeps all edges of this pass.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Begins the next pass, from the edges of this one. It has all of them.
    pub(super) fn turn(&mut self) {
        (self.bound, self.index) = (0, 0);
        std::mem::swap(&mut self.from, &mut self.to);
        self.to.clear();
        self.passes = 1;
    }

    /// Begins a pass from the same edges as this one, so many passes later.
    pub(super) fn begin(&mut self, later: u8) {
        (self.bound, self.index) = (0, 0);
        self.passes += u32::from(later);
        self.to.clear();
    }
}

impl Edges {
    /// Keeps its room for the next pass.
    fn clear(&mut self) {
        self.with_bound.iter_mut().for_each(Vec::clear);
        self.count = 0;
    }

    fn push(&mut self, bound: usize, edge: Node) {
        if bound >= self.with_bound.len() {
            self.with_bound.resize(bound + 1, Vec::new());
        }
        self.with_bound[bound].push(edge);
        self.count += 1;
    }
}
