//! Cuts work into slices that last about as long as is wanted.

/// Nodes in the first slice.
const FIRST: f64 = 2_000.0;

/// The fewest nodes, and the most.
const FEWEST: f64 = 100.0;
const MOST: f64 = 1e9;

/// The nodes that the next slice of a work gets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slices {
    wanted_ms: f64,
    nodes: f64,
}

impl Slices {
    pub(crate) fn new(wanted_ms: f64) -> Self {
        Self {
            wanted_ms,
            nodes: FIRST,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "100 to a billion"
    )]
    pub(crate) fn nodes(self) -> u64 {
        self.nodes.round() as u64
    }

    /// Hears how long the last slice took. The next one gets at most twice as many nodes,
    /// because clocks are coarse and work is uneven.
    pub(crate) fn took(&mut self, ms: f64) {
        let factor = self.wanted_ms / ms.max(self.wanted_ms / 2.0);
        self.nodes = (self.nodes * factor).clamp(FEWEST, MOST);
    }
}
