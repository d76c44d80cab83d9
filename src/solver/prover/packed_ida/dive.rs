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

use super::frontier::ALL_WAYS;
use super::{Node, PackedIda, open};
use std::sync::Arc;

/// Boards that the first beam keeps in each layer.
const WIDTH: usize = 24;

/// How many times as wide the next beam is.
const WIDER: usize = 4;

/// The most and the least slack, in slides away, for which a beam is added.
const WIDENED: std::ops::RangeInclusive<i8> = 3..=6;

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
    /// Begins at a board from which solutions may make `slack` slides away.
    pub(super) fn new(root: Node, slack: i8) -> Self {
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
    /// Goes on with the beams for about `budget` nodes. Returns whether one has found
    /// a solution, once that is known.
    pub(in crate::solver::prover) fn dive(&mut self, budget: u64) -> Option<bool> {
        let end = self.nodes.saturating_add(budget);
        let Some(mut dive) = self.dive.take() else {
            return Some(false);
        };
        let tables = Arc::clone(&self.tables);
        let opened = open(&tables);
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
            for node in &dive.layer {
                match tables.views().len() {
                    1 => _ = self.expand::<1>(node, ALL_WAYS, &tables, &opened),
                    _ => _ = self.expand::<2>(node, ALL_WAYS, &tables, &opened),
                }
            }
            is_found = self.stack.iter().any(|node| node.is_solved(self.lower));
            keep_best(&self.stack, dive.width, &mut dive.layer);
        }
        self.stack.clear();
        self.stack.push(self.root);
        if !is_found && self.nodes >= end {
            self.dive = Some(dive);
            return None;
        }
        Some(is_found)
    }
}

/// Replaces a layer by the nodes with most slack, each board once.
fn keep_best(nodes: &[Node], width: usize, layer: &mut Vec<Node>) {
    // Among nodes with the same slack any order will do, but by their numbers boards
    // that are alike would be kept.
    let scattered = |node: &Node| node.board.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let numbered = nodes.iter().zip(0_u32..);
    let mut order: Vec<(i16, u64, u32)> = numbered
        .map(|(node, index)| (-node.slack_of_all(), scattered(node), index))
        .collect();
    order.sort_unstable();
    order.dedup_by_key(|&mut (_, board, _)| board);
    let best = order.iter().take(width);
    layer.clear();
    layer.extend(best.map(|&(_, _, index)| nodes[index as usize]));
}
