//! Exact distances (STM), by a search that is slow and too simple to be wrong.

#![expect(
    clippy::unwrap_used,
    reason = "an oracle that cannot go on has failed its test, and the panic tells where"
)]

pub mod memory;
pub mod moves;
pub mod packed;
pub mod walking;

use std::collections::HashMap;
use std::sync::LazyLock;
use taquin::{Board, Direction, Goal, Size};

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn goal(size_text: &str, name: &str) -> Goal {
    Goal::parse(name, size(size_text)).unwrap()
}

/// Every board one slide from a board.
fn one_slide_on(board: &Board) -> Vec<Board> {
    let mut all = Vec::new();
    for direction in Direction::ALL {
        let mut next = board.clone();
        if next.slide(direction) {
            all.push(next);
        }
    }
    all
}

/// Every board within `depth` slides of the goal, with its distance.
pub fn distances_within(goal: &Goal, depth: usize) -> HashMap<Board, usize> {
    distances_by(one_slide_on, goal, depth)
}

/// Every board within `depth` steps of the goal, with its distance.
fn distances_by(
    one_on: fn(&Board) -> Vec<Board>,
    goal: &Goal,
    depth: usize,
) -> HashMap<Board, usize> {
    let mut known = HashMap::from([(Board::solved(goal), 0)]);
    let mut layer = vec![Board::solved(goal)];
    let mut distance = 0;
    while distance < depth && !layer.is_empty() {
        distance += 1;
        let mut next_layer = Vec::new();
        for next in layer.iter().flat_map(one_on) {
            if !known.contains_key(&next) {
                known.insert(next.clone(), distance);
                next_layer.push(next);
            }
        }
        layer = next_layer;
    }
    known
}

/// Every board that can be brought to the goal, with its distance.
pub fn distances(goal: &Goal) -> HashMap<Board, usize> {
    distances_within(goal, usize::MAX)
}

/// The 181,440 boards of 3×3 with the blank last, for all tests that ask.
pub static EIGHT: LazyLock<HashMap<Board, usize>> =
    LazyLock::new(|| distances(&goal("3x3", "last")));

/// About one of `of` boards, always the same ones.
pub fn some(all: &HashMap<Board, usize>, of: usize) -> HashMap<Board, usize> {
    let number = |board: &Board| {
        let tiles = board.tiles().iter();
        tiles.fold(0, |number, &tile| number * 9 + usize::from(tile))
    };
    all.iter()
        .filter(|(board, _)| number(board).is_multiple_of(of))
        .map(|(board, &distance)| (board.clone(), distance))
        .collect()
}

/// Counts the boards at each distance 0, 1, 2, …
pub fn histogram(distances: impl IntoIterator<Item = usize>) -> Vec<usize> {
    let mut counts = Vec::new();
    for distance in distances {
        if counts.len() <= distance {
            counts.resize(distance + 1, 0);
        }
        counts[distance] += 1;
    }
    counts
}

/// The numbers in a line of `tests/data/histograms.txt`.
pub fn published(name: &str) -> Vec<usize> {
    let line = include_str!("../data/histograms.txt")
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let numbers = line.unwrap().split(' ');
    numbers.map(|number| number.parse().unwrap()).collect()
}

/// Every permutation of 0 … n − 1, in lexical order.
pub fn permutations(n: usize) -> impl Iterator<Item = Vec<u8>> {
    let mut next: Option<Vec<u8>> = Some((0..=u8::MAX).take(n).collect());
    std::iter::from_fn(move || {
        let current = next.take()?;
        let mut after = current.clone();
        if let Some(at) = (1..n).rfind(|&at| after[at - 1] < after[at]) {
            let larger = (at..n).rfind(|&i| after[i] > after[at - 1]).unwrap();
            after.swap(at - 1, larger);
            after[at..].reverse();
            next = Some(after);
        }
        Some(current)
    })
}

#[cfg(test)]
fn check_histogram(name: &str, goal: &Goal, depth: usize) {
    let counts = histogram(distances_within(goal, depth).into_values());
    assert_eq!(counts, published(name));
}

#[test]
fn the_oracle_counts_as_many_boards_at_each_distance_as_published() {
    for size in ["2x2", "2x3", "2x4"] {
        let (columns, rows) = size.split_once('x').unwrap();
        check_histogram(size, &goal(size, "last"), usize::MAX);
        let turned = format!("{rows}x{columns}");
        check_histogram(size, &goal(&turned, "last"), usize::MAX);
    }
    let eight = histogram(EIGHT.values().copied());
    assert_eq!(eight, published("3x3"));
}

#[test]
fn the_oracle_counts_the_first_boards_of_4x4_and_5x5_as_published() {
    check_histogram("4x4 first terms", &goal("4x4", "last"), 14);
    check_histogram("5x5 first terms", &goal("5x5", "first"), 12);
    let inner = "1 2 3 4/5 6 7 8/9 10 0 11/12 13 14 15";
    let inner = Goal::parse(inner, size("4x4")).unwrap();
    check_histogram("4x4 centre first terms", &inner, 12);
    let edge = "1 0 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
    let edge = Goal::parse(edge, size("4x4")).unwrap();
    check_histogram("4x4 edge first terms", &edge, 13);
}

#[test]
fn there_are_n_factorial_permutations() {
    assert_eq!(permutations(4).count(), 24);
    assert_eq!(permutations(1).collect::<Vec<_>>(), [[0]]);
    let mut all: Vec<_> = permutations(6).collect();
    assert!(all.is_sorted());
    all.dedup();
    assert_eq!(all.len(), 720);
}
