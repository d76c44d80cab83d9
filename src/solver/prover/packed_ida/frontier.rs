//! The edges at which a pass stops, so that the next goes on there instead of at the
//! root, and first where the goal is nearest.
//!
//! Passes of IDA\* from the root (R. E. Korf, *Depth-first iterative-deepening*,
//! Artificial Intelligence 27, 1985) repeat those before, and the last comes upon a
//! solution by chance. A\* does neither, but keeps all nodes. This keeps as many as
//! stay in the cache. Random 4×4 boards take 56,000 nodes from the root, 32,000
//! from here; with all nodes kept 27,000, in no less time.

use super::Node;

/// Most edges kept of a pass. If one has more, it and those after it go on from the
/// last pass that had not.
const MOST: usize = 1 << 12;

/// All ways out of a node, as bits by direction.
pub(super) const ALL_WAYS: u8 = 0b1111;

/// The edges that this pass goes on from, and those at which it stops.
#[derive(Clone, Debug)]
pub(super) struct Frontier {
    from: Edges,
    // The edge to take next.
    bound: usize,
    index: usize,
    // Passes since the one that stopped at `from`.
    passes: i8,
    // None if there are too many.
    to: Option<Edges>,
    // The ways to all edges, in pieces. Trail 0 is of the root.
    trails: Vec<Trail>,
    cells: Vec<u8>,
    // The lengths of both after the passes before.
    old: (usize, usize),
    // The trail and the depth of the edge last taken.
    trail: u32,
    depth: u8,
}

/// Edges by the bound of their node in slides (STM), each in the order of the
/// search.
#[derive(Clone, Debug, Default)]
struct Edges {
    with_bound: Vec<Vec<Edge>>,
    count: usize,
}

/// A node, and which of its slides are pruned.
#[derive(Clone, Copy, Debug)]
struct Edge {
    node: Node,
    // Bits by direction.
    ways: u8,
    // The number of the trail that ends at the node.
    trail: u32,
}

/// A way of the blank that continues another trail.
#[derive(Clone, Copy, Debug)]
struct Trail {
    before: u32,
    // The first of its cells. They end where those of the next trail start.
    start: u32,
}

impl Frontier {
    /// Begins a first pass, in which the root is already expanded.
    pub(super) fn at(root: &Node) -> Self {
        let mut from = Edges::default();
        let edge = Edge {
            node: *root,
            ways: ALL_WAYS,
            trail: 0,
        };
        from.push(0, edge);
        Self {
            from,
            bound: 1,
            index: 0,
            passes: 0,
            to: Some(Edges::default()),
            trails: vec![Trail {
                before: 0,
                start: 0,
            }],
            cells: Vec::new(),
            old: (1, 0),
            trail: 0,
            depth: 0,
        }
    }

    /// Takes the next edge: a node with its slack in this pass, and its ways.
    pub(super) fn take(&mut self) -> Option<(Node, u8)> {
        loop {
            let edges = self.from.with_bound.get(self.bound)?;
            if let Some(&Edge {
                mut node,
                ways,
                trail,
            }) = edges.get(self.index)
            {
                self.index += 1;
                for slack in &mut node.slack {
                    *slack += self.passes;
                }
                (self.trail, self.depth) = (trail, node.depth);
                return Some((node, ways));
            }
            self.bound += 1;
            self.index = 0;
        }
    }

    /// Returns `true` if the edges of this pass are still kept.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.to.is_some()
    }

    /// Keeps the ways out of a node that this pass prunes. `path[depth]` is the cell
    /// that the blank goes to with slide `depth`, from the edge last taken on.
    pub(super) fn keep(&mut self, node: &Node, ways: u8, bound: usize, path: &[u8; 256]) {
        let Some(to) = self.to.as_mut().filter(|to| to.count < MOST) else {
            self.to = None;
            return;
        };
        let edge = Edge {
            node: *node,
            ways,
            trail: number(self.trails.len()),
        };
        to.push(bound, edge);
        self.trails.push(Trail {
            before: self.trail,
            start: number(self.cells.len()),
        });
        let way = &path[usize::from(self.depth)..usize::from(node.depth)];
        self.cells.extend_from_slice(way);
    }

    /// Begins the next pass.
    pub(super) fn turn(&mut self) {
        (self.bound, self.index) = (0, 0);
        if let Some(to) = self.to.take() {
            self.from = to;
            self.passes = 1;
            self.old = (self.trails.len(), self.cells.len());
            self.to = Some(Edges::default());
        } else {
            self.passes += 1;
            self.trails.truncate(self.old.0);
            self.cells.truncate(self.old.1);
        }
    }

    /// Returns the way of the blank from the root to a node below the edge last taken.
    pub(super) fn path_to(&self, node: &Node, path: &[u8; 256]) -> Vec<u8> {
        let mut pieces = vec![&path[usize::from(self.depth)..usize::from(node.depth)]];
        let mut trail = self.trail as usize;
        while trail > 0 {
            let end = self.trails.get(trail + 1);
            let end = end.map_or(self.cells.len(), |next| next.start as usize);
            let Trail { before, start } = self.trails[trail];
            pieces.push(&self.cells[start as usize..end]);
            trail = before as usize;
        }
        pieces.into_iter().rev().flatten().copied().collect()
    }
}

impl Edges {
    fn push(&mut self, bound: usize, edge: Edge) {
        if bound >= self.with_bound.len() {
            self.with_bound.resize(bound + 1, Vec::new());
        }
        self.with_bound[bound].push(edge);
        self.count += 1;
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a few passes of `MOST` edges")
}
