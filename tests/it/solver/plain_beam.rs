//! Beams that evaluate many boards at once, beside one that adds up all weights of each
//! board: slow, and too simple to be wrong.

use super::weights::{committed, distances, of_5x5};
use crate::{goal, size};
use std::collections::HashSet;
use std::sync::Arc;
use taquin::shuffle::SplitMix64;
use taquin::training::{
    Beam, Outcome, Shared, Weights, for_each_pair, for_each_single, pair, single,
};
use taquin::{Board, Direction, Seed, Size};

/// Weights in 1/32 slides, by place.
struct Table {
    size: Size,
    singles: Vec<i32>,
    pairs: Vec<i32>,
}

impl Table {
    fn of(weights: &Weights) -> Self {
        let size = weights.size();
        #[expect(clippy::cast_possible_truncation, reason = "multiples of 1/32")]
        let mut values = weights
            .values()
            .into_iter()
            .map(|value| (value * 32.0) as i32);
        let last = (size.cells() - 1, size.cells() - 1);
        let mut singles = vec![0; single(size, last.0, last.1) + 1];
        let mut pairs = vec![0; pair(size, last, last) + 1];
        for_each_single(size, |places| {
            let value = values.next().unwrap();
            places.iter().for_each(|&place| singles[place] = value);
        });
        for_each_pair(size, |places| {
            let value = values.next().unwrap();
            places.iter().for_each(|&place| pairs[place] = value);
        });
        Self {
            size,
            singles,
            pairs,
        }
    }

    fn value(&self, homes: &[u8]) -> i32 {
        let at = |cell: usize| (usize::from(homes[cell]), cell);
        let mut value = 0;
        for one in (0..self.size.cells()).map(at) {
            value += self.singles[single(self.size, one.0, one.1)];
            for other in (one.1 + 1..self.size.cells()).map(at) {
                value += self.pairs[pair(self.size, one, other)];
            }
        }
        value
    }
}

/// The home of what lies in each cell, where the blank's is the last.
fn homes(board: &Board) -> Vec<u8> {
    let last = u8::try_from(board.size().cells() - 1).unwrap();
    let home = |&tile: &u8| if tile == 0 { last } else { tile - 1 };
    board.tiles().iter().map(home).collect()
}

/// A board of a layer, and the slides that lead to it.
type Led = (Board, Vec<Direction>);

/// Returns the outcome of a beam, the nodes, and the last layer.
fn plain(table: &Table, board: &Board, width: usize, most: usize) -> (Outcome, u64, Vec<Led>) {
    let mut layer: Vec<Led> = vec![(board.clone(), Vec::new())];
    let (mut limit, mut nodes) = (i32::MAX, 0);
    for depth in 1.. {
        let mut children: Vec<(i32, Led)> = Vec::new();
        let mut seen = HashSet::new();
        for (parent, slides) in &layer {
            nodes += 1;
            for direction in Direction::ALL {
                let mut child = parent.clone();
                let undoes = slides.last() == Some(&direction.opposite());
                if undoes || !child.slide(direction) {
                    continue;
                }
                let slides = [slides.as_slice(), &[direction]].concat();
                if child.is_solved() {
                    return (Outcome::Solved(slides), nodes, layer);
                }
                let value = table.value(&homes(&child));
                if value <= limit && seen.insert(child.to_string()) {
                    children.push((value, (child, slides)));
                }
            }
        }
        if depth == most || children.is_empty() {
            return (Outcome::Lost, nodes, layer);
        }
        limit = i32::MAX;
        if children.len() > width {
            let mut order: Vec<_> = (0..children.len()).map(|at| (children[at].0, at)).collect();
            order.sort_unstable();
            let (worst, last) = order[width - 1];
            limit = worst + 32;
            let mut at = 0..;
            children.retain(|&(value, _)| (value, at.next().unwrap()) <= (worst, last));
        }
        layer = children.into_iter().map(|(_, led)| led).collect();
    }
    unreachable!("it has an end")
}

#[track_caller]
fn check(weights: &Arc<Weights>, board: &Board, width: usize, most: usize) -> Outcome {
    let (outcome, nodes, layer) = plain(&Table::of(weights), board, width, most);
    let mut beam = Beam::new(weights, board, width, most).unwrap();
    assert_eq!(beam.step(u64::MAX), outcome, "{board:?}");
    assert_eq!(beam.nodes(), nodes, "{board:?}");
    let boards: Vec<_> = (0..beam.layer_len())
        .map(|at| beam.layer_board(at))
        .collect();
    let expected: Vec<_> = layer.iter().map(|(board, _)| homes(board)).collect();
    assert_eq!(boards, expected, "{board:?}");
    outcome
}

/// Returns distances, and random numbers of up to `most`/32 beside them.
fn random_weights(size: Size, most: u64) -> Arc<Weights> {
    let mut random = SplitMix64::new(Seed::from(most));
    let values = distances(size).values().into_iter();
    let random = values.map(|value| {
        let drawn = random.below(usize::try_from(2 * most + 1).unwrap());
        value + (f32::from(u8::try_from(drawn).unwrap()) - most as f32) / 32.0
    });
    Arc::new(Weights::new(size, &random.collect::<Vec<_>>()).unwrap())
}

#[test]
fn many_boards_at_once_are_evaluated_as_one_by_one() {
    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(0));
    let outcome = check(&of_5x5(), &board, 100, 500);
    assert!(matches!(outcome, Outcome::Solved(_)), "{board:?}");
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn many_large_boards_at_once_are_evaluated_as_one_by_one() {
    let shared = Shared::read(&committed("shared")).unwrap();
    for text in ["6x6", "6x7", "7x7"] {
        let board = Board::shuffled(&goal(text, "last"), Seed::from(1));
        check(&Arc::new(shared.grown(size(text))), &board, 100, 30);
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn no_difference_of_weights_is_too_large() {
    for text in ["5x5", "6x6"] {
        for most in [3, 127] {
            let board = Board::shuffled(&goal(text, "last"), Seed::from(2));
            check(&random_weights(size(text), most), &board, 100, 20);
        }
    }
}
