//! Looks into the layers of beams, on threads: what contrast is taught by.

use crate::contrast::{BOARDS, Contests};
use crate::examples::homes;
use crate::solve::{Draw, beam, share_out};
use std::sync::Arc;
use taquin::shuffle::SplitMix64;
use taquin::training::{Beam, NearBeam, Outcome, Shared, Weights};
use taquin::{Board, Direction, Goal, Seed, Size};

/// Solves the board of each seed by a beam, and returns the layers of the beams. What a
/// beam loses gives none.
///
/// # Panics
///
/// When there are no weights for boards of this size, or no thread.
#[must_use]
pub fn contests(weights: &Weights, seeds: &[u64], width: usize, threads: usize) -> Contests {
    let (size, weights) = (weights.size(), Arc::new(weights.clone()));
    let search = |board: &Board| Searched::new(beam(&weights, board, width));
    let each = share_out(seeds, threads, || |seed| contests_of(size, seed, 1, search));
    joined_contests(&each)
}

/// The same by beams by distances, with weights of two tiles with near homes. One in three
/// layers is returned.
///
/// # Panics
///
/// When there is no thread.
#[must_use]
pub fn near_contests(
    size: Size,
    weights: &Shared,
    seeds: &[u64],
    width: usize,
    threads: usize,
) -> Contests {
    let search = |seed| move |board: &Board| NearBeam::new(board, weights, width, seed);
    let each = share_out(seeds, threads, || {
        |seed| contests_of(size, seed, APART, search(seed))
    });
    joined_contests(&each)
}

/// Layers next to each other are much alike, and larger boards have more of them.
const APART: usize = 3;

fn joined_contests(each: &[Contests]) -> Contests {
    let mut all = Contests::default();
    each.iter().for_each(|contests| all.append(contests));
    all
}

/// A search whose layers can be looked at, one after the other.
trait Layered {
    fn layer_len(&self) -> usize;
    fn layer_board(&self, at: usize) -> &[u8];
    fn next_layer(&mut self) -> Outcome;
}

/// A beam by weights, and the nodes of all its layers before the one at hand.
struct Searched {
    beam: Beam,
    nodes: u64,
}

impl Searched {
    fn new(beam: Beam) -> Self {
        Self { beam, nodes: 0 }
    }
}

impl Layered for Searched {
    fn layer_len(&self) -> usize {
        self.beam.layer_len()
    }

    fn layer_board(&self, at: usize) -> &[u8] {
        self.beam.layer_board(at)
    }

    fn next_layer(&mut self) -> Outcome {
        let length = self.layer_len() as u64;
        self.nodes += length;
        // The next layer has begun when more nodes than those are expanded.
        while self.beam.nodes() <= self.nodes {
            match self.beam.step(1 + length / 8) {
                Outcome::Running => {}
                over => return over,
            }
        }
        Outcome::Running
    }
}

impl Layered for NearBeam {
    fn layer_len(&self) -> usize {
        self.layer_len()
    }

    fn layer_board(&self, at: usize) -> &[u8] {
        self.layer_board(at)
    }

    fn next_layer(&mut self) -> Outcome {
        self.step()
    }
}

/// Solves the board of a seed; returns one in `apart` layers of the search.
fn contests_of<Search: Layered>(
    size: Size,
    seed: u64,
    apart: usize,
    search: impl FnOnce(&Board) -> Search,
) -> Contests {
    let mut random = SplitMix64::new(Seed::from(seed));
    let goal = Goal::blank_last(size);
    let mut board = Draw::WalksToo.board(&goal, &mut random);
    let mut contests = Contests::default();
    let (slides, layers) = layers(search(&board), apart, &mut random);
    let Some(slides) = slides else {
        return contests;
    };
    // The layers of the last slides may be missing.
    for (picked, slide) in layers.into_iter().zip(slides) {
        let way: Vec<u8> = homes(&board).collect();
        let mut others = picked;
        others.retain(|other| *other != way);
        others.truncate(BOARDS - 1);
        if others.len() + 1 == BOARDS {
            contests.push(&way, &others);
        }
        assert!(board.slide(slide), "a solution slides only what can slide");
    }
    contests
}

/// Returns the slides to the goal, and boards picked out of one in `apart` layers; none
/// out of small ones.
fn layers(
    mut search: impl Layered,
    apart: usize,
    random: &mut SplitMix64,
) -> (Option<Vec<Direction>>, Vec<Vec<Vec<u8>>>) {
    let mut layers = Vec::new();
    loop {
        let length = search.layer_len();
        let is_picked = length > 2 * BOARDS && (apart == 1 || random.below(apart) == 0);
        // One more than needed: one may be on the way.
        let picks = if is_picked { BOARDS } else { 0 };
        let picks = (0..picks).map(|_| search.layer_board(random.below(length)).to_vec());
        layers.push(picks.collect());
        match search.next_layer() {
            Outcome::Running => {}
            Outcome::Solved(slides) => return (Some(slides), layers),
            Outcome::Lost => return (None, layers),
        }
    }
}
