//! Beams that look for a solution of at most the limit, before the search goes
//! through all that could be one.
//!
//! Most boards that are nearer than asked have many solutions within the limit,
//! and a beam finds one. What the first does not find, one four times as wide may.
//! The more slack, the longer the search would take, and the wider the last beam.
//!
//! 4×4 boards with high bounds, compared with 80 slides, take 84,000 nodes each
//! with the first beam alone, 8,000 with all. Random ones compared with 66 slides
//! take 34,000 without beams, 11,000 with the first alone.

use super::batch::{BATCH, Batch, Children};
use super::{Node, PackedIda};
use std::sync::Arc;

/// Boards that the first beam keeps in each layer.
const WIDTH: usize = 24;

/// The factor by which the next beam is wider.
const WIDER: usize = 4;

/// The most and the least slack, in slides away, for which a beam is added.
const WIDENED: std::ops::RangeInclusive<u8> = 3..=6;

/// Beams, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Dive {
    root: Node,
    // Empty at the end of a beam.
    layer: Vec<Node>,
    width: usize,
    widest: usize,
}

impl Dive {
    /// Begins at a board.
    pub(super) fn new(root: Node) -> Self {
        let slack = root.least_slack();
        let beams = WIDENED.filter(|&least| slack >= least).count();
        Self {
            root,
            layer: vec![root],
            width: WIDTH,
            widest: WIDTH * (0..beams).fold(1, |width, _| width * WIDER),
        }
    }
}

impl PackedIda {
    /// Goes on with the beams for about `budget` nodes. Returns `true` if one has found
    /// a solution, once that is known.
    pub(in crate::solver::prover) fn dive(&mut self, budget: u64) -> Option<bool> {
        let end = self.nodes.saturating_add(budget);
        let Some(mut dive) = self.dive.take() else {
            return Some(false);
        };
        let tables = Arc::clone(&self.tables);
        let (mut children, mut batch) = (Children::of(&tables), Batch::default());
        let mut is_found = false;
        while !is_found && self.nodes < end {
            if dive.layer.is_empty() {
                if dive.width == dive.widest {
                    break;
                }
                dive.width *= WIDER;
                dive.layer.push(dive.root);
            }
            self.stack.clear();
            for nodes in dive.layer.chunks(BATCH) {
                batch.clear();
                for node in nodes {
                    batch.push(*node);
                }
                children.push_of(&batch, &mut self.stack);
                self.nodes += children.count();
            }
            is_found = self.stack.iter().any(|node| node.is_solved(self.lower));
            keep_best(&self.stack, dive.width, &mut dive.layer);
        }
        self.stack.clear();
        if !is_found && self.nodes >= end {
            self.dive = Some(dive);
            return None;
        }
        Some(is_found)
    }
}

/// Bits of a place among the nodes of a layer: these are at most four times the widest
/// beam's.
const PLACE_BITS: u32 = 15;

/// Replaces a layer by the nodes with most slack, each board once.
fn keep_best(nodes: &[Node], width: usize, layer: &mut Vec<Node>) {
    debug_assert!(nodes.len() <= 1 << PLACE_BITS, "more nodes than places");
    let mut order: Vec<u64> = (0..)
        .zip(nodes)
        .map(|(place, node)| rank(node) | place)
        .collect();
    order.sort_unstable();
    order.dedup_by_key(|&mut rank| rank >> PLACE_BITS);
    let place = |ranked: &u64| usize::try_from(ranked & ((1 << PLACE_BITS) - 1));
    let places = order
        .iter()
        .map(|ranked| place(ranked).expect("15 bits are left"));
    layer.clear();
    layer.extend(places.take(width).map(|place| nodes[place]));
}

/// Returns the rank of a node, above the bits of its place: less for more slack. Among
/// nodes with the same slack any order will do, but by their numbers boards that are
/// alike would be kept. Two boards have one rank in one of ten thousand of the widest
/// layers, and one of its six thousand boards is dropped.
fn rank(node: &Node) -> u64 {
    let slack = 4 * u16::from(u8::MAX / 2) - node.slack_of_all();
    let scattered = node.board.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    u64::from(slack) << 55 | scattered >> 9 >> PLACE_BITS << PLACE_BITS
}
