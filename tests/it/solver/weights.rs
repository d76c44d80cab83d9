//! Weights as bytes: what is read is what was written, and nothing else is.

use super::stepped;
use crate::{check_replays_to_the_goal, goal, size};
use proptest::prelude::*;
use std::collections::HashMap;
use std::fs;
use std::sync::Arc;
use taquin::training::{Beam, Outcome, Weights, for_each_pair, for_each_single, pair};
use taquin::{Board, Goal, Seed, Size, Solver, WeightsError};

/// The weights of a name, as they are committed.
pub(super) fn committed(name: &str) -> Vec<u8> {
    fs::read(format!("../www/core/weights/{name}.bin")).unwrap()
}

/// The committed weights of boards of 5×5.
pub(super) fn of_5x5() -> Arc<Weights> {
    Arc::new(Weights::read(&committed("5x5")).unwrap())
}

/// A solver that has them.
pub(super) fn solver_of_5x5() -> Solver {
    let mut solver = Solver::new();
    solver.read_weights("5x5", &committed("5x5")).unwrap();
    solver
}

/// Returns the number of weights that boards of a size have.
fn count(size: Size) -> usize {
    let mut count = 0;
    for_each_single(size, |_| count += 1);
    for_each_pair(size, |_| count += 1);
    count
}

/// Weights by which a board is as bad as its tiles are far away: known without
/// any learning.
pub(super) fn distances(size: Size) -> Arc<Weights> {
    let cells = size.cells();
    let mut values = Vec::new();
    for_each_single(size, |places| {
        let (home, cell) = (places[0] / cells, places[0] % cells);
        let is_blank = home == cells - 1;
        let distance = if is_blank {
            0
        } else {
            size.distance(home, cell)
        };
        values.push(f32::from(u8::try_from(distance).unwrap()));
    });
    values.resize(count(size), 0.0);
    Arc::new(Weights::new(size, &values).unwrap())
}

/// FNV-1a, 64 bits.
fn checksum(header: &[u8], coded: &[u8]) -> u64 {
    let bytes = header.iter().chain(coded);
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A file whose checksum is right, whatever is in it.
fn file(columns: u8, rows: u8, coded: &[u8]) -> Vec<u8> {
    let header = [b'S', b'P', b'W', b'T', 2, 0, columns, rows];
    let sum = checksum(&header, coded).to_le_bytes();
    [&header, &sum, coded].concat()
}

#[test]
fn committed_weights_belong_to_their_names_and_are_as_they_would_be_written() {
    let mut names = Vec::new();
    for entry in fs::read_dir("../www/core/weights").unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let name = name.strip_suffix(".bin").unwrap().to_owned();
        if name == "shared" {
            // See `shared`.
            continue;
        }
        let bytes = committed(&name);
        let weights = Weights::read(&bytes).unwrap();
        assert_eq!(weights.size(), size(&name));
        assert!(weights.to_bytes() == bytes, "{name}");
        names.push(name);
    }
    assert!(names.contains(&"5x5".to_owned()), "{names:?}");
}

#[test]
fn weights_are_wanted_where_there_are_some_until_they_are_read() {
    let mut solver = Solver::new();
    for name in ["last", "first", "snake", "spiral"] {
        assert_eq!(solver.wants(&goal("5x5", name)), Some("5x5"));
        for size in ["4x4", "2x2", "8x2", "3x5"] {
            assert_eq!(solver.wants(&goal(size, name)), None, "{size}");
        }
    }
    solver.read_weights("5x5", &committed("5x5")).unwrap();
    for name in ["last", "first", "snake", "spiral"] {
        assert_eq!(solver.wants(&goal("5x5", name)), None);
    }
}

/// Returns the nodes and the slides of the first answer of a search without weights, or
/// with bytes that were refused.
fn first_answer(solver: &mut Solver, board: &Board) -> (u64, Vec<taquin::Direction>) {
    let (progress, best) = stepped(solver.search(board), 1_000, super::has_answer);
    let best = best.unwrap();
    check_replays_to_the_goal(board, &best);
    (progress.nodes, best.slides().to_vec())
}

#[test]
fn damaged_weights_are_refused_and_the_general_method_answers() {
    use WeightsError::{Checksum, Magic, Size, Version};
    let good = committed("5x5");
    let mut cases = Vec::new();
    for at in 0..16 {
        let mut bytes = good.clone();
        bytes[at] ^= 4;
        let got = u16::from_le_bytes([bytes[4], bytes[5]]);
        let expected = 2;
        cases.push(match at {
            0..4 => (bytes, Magic),
            4..6 => (bytes, Version { expected, got }),
            _ => (bytes, Checksum),
        });
    }
    for at in [16, 17, good.len() / 2, good.len() - 1] {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        cases.push((bytes, Checksum));
    }
    for length in [16, 17, good.len() / 2, good.len() - 1] {
        cases.push((good[..length].to_vec(), Checksum));
    }
    cases.push(([&good[..], &[0]].concat(), Checksum));
    cases.push((good[..15].to_vec(), Magic));
    cases.push((Vec::new(), Magic));
    // Tables of boards that large would not fit.
    for (columns, rows) in [(4, 10), (5, 8), (7, 7), (16, 16)] {
        let read = Weights::read(&file(columns, rows, &good[16..]));
        assert!(read == Err(Size), "{columns}x{rows}");
    }
    // Whole, but of sizes that have none, or that are none.
    for (columns, rows) in [(5, 4), (8, 8), (16, 16), (1, 5), (0, 0), (255, 255)] {
        cases.push((file(columns, rows, &good[16..]), Size));
    }

    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(7));
    let without = first_answer(&mut Solver::new(), &board);
    for (number, (bytes, error)) in cases.into_iter().enumerate() {
        let mut solver = Solver::new();
        let refused = solver.read_weights("5x5", &bytes);
        assert_eq!(refused, Err(error), "case {number}");
        assert_eq!(solver.wants(board.goal()), Some("5x5"), "case {number}");
        // The search is the same for all: it is enough to see it now and then.
        if number % 8 == 0 {
            assert_eq!(first_answer(&mut solver, &board), without);
        }
    }
    // The bytes are good: by another name they are not what was asked for.
    for name in ["6x6", "5x5.bin", ""] {
        let refused = Solver::new().read_weights(name, &good);
        assert_eq!(refused, Err(Size), "{name}");
    }
    // A solver that has weights keeps them.
    let mut solver = solver_of_5x5();
    let with = first_answer(&mut solver, &board);
    assert_ne!(with, without);
    assert!(solver.read_weights("5x5", &good[1..]).is_err());
    assert_eq!(first_answer(&mut solver, &board), with);
}

/// A size of not too many weights, oblong or with a diagonal to mirror in.
fn any_small_size() -> impl Strategy<Value = Size> {
    prop::sample::select(["2x2", "3x2", "3x3", "2x4"].map(size).to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn weights_of_any_magnitude_are_read_as_they_were_written(
        size in any_small_size(),
        scale in prop::sample::select(vec![0.0_f32, 0.1, 1.0, 9.0, 130.0, 1e9]),
        drawn in prop::collection::vec(-1.0_f32..=1.0, 1..50),
    ) {
        let values: Vec<f32> = drawn.iter().map(|v| v * scale).cycle().take(count(size)).collect();
        let weights = Weights::new(size, &values).unwrap();
        let bytes = weights.to_bytes();
        let read = Weights::read(&bytes);
        prop_assert!(read.as_ref() == Ok(&weights));
        // A weight between two that are kept becomes the nearer one.
        let parts = |scale: f32| values.iter().map(move |v| (v * scale).round() / scale);
        let rounded: Vec<f32> = parts(32.0).collect();
        prop_assert!(Weights::new(size, &rounded).unwrap() == weights);
    }

    /// A checksum that is right by chance, or made by somebody, brings no panic.
    #[test]
    fn any_bytes_are_weights_or_an_error(
        size in any_small_size(),
        coded in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        let side = |side: usize| u8::try_from(side).unwrap();
        let bytes = file(side(size.columns()), side(size.rows()), &coded);
        prop_assert_eq!(Weights::read(&bytes).unwrap().size(), size);
    }
}

/// 1/32 of a slide more in any one weight makes other weights: none is lost.
#[test]
fn each_weight_is_kept() {
    for size in ["3x2", "3x3"].map(size) {
        let values = vec![0.5; count(size)];
        let weights = Weights::new(size, &values).unwrap();
        for at in 0..values.len() {
            let mut values = values.clone();
            values[at] += 1.0 / 32.0;
            let other = Weights::new(size, &values).unwrap();
            assert!(other != weights, "{at}");
            assert!(Weights::read(&other.to_bytes()).unwrap() == other, "{at}");
        }
    }
}

/// Weights of a few sizes have beams that go by them; others can be made, and
/// larger ones cannot.
#[test]
fn weights_of_a_size_that_has_no_beams_are_refused() {
    let small = Arc::new(Weights::new(size("3x3"), &vec![0.5; count(size("3x3"))]).unwrap());
    let board = |text| Board::shuffled(&Goal::blank_last(size(text)), Seed::from(1));
    for text in ["3x3", "5x5"] {
        let beam = Beam::new(&small, &board(text), 10, 100);
        assert!(matches!(beam, Err(WeightsError::Size)), "{text}");
    }
    let beam = Beam::new(&of_5x5(), &board("6x6"), 10, 100);
    assert!(matches!(beam, Err(WeightsError::Size)));
    assert!(matches!(
        Weights::new(size("7x7"), &[]),
        Err(WeightsError::Size)
    ));
    let few = Weights::new(size("3x3"), &[0.5]);
    let expected = count(size("3x3"));
    assert!(few == Err(WeightsError::Count { expected, got: 1 }));
}

/// Returns the weights of two tiles, in 1/32 slides, by all their places.
pub(super) fn pairs_by_place(weights: &Weights) -> HashMap<usize, f32> {
    let size = weights.size();
    let mut singles = 0;
    for_each_single(size, |_| singles += 1);
    let values = weights.values();
    let mut pairs = values[singles..].iter();
    let mut by_place = HashMap::new();
    for_each_pair(size, |places| {
        let value = 32.0 * pairs.next().unwrap();
        by_place.extend(places.iter().map(|&at| (at, value)));
    });
    by_place
}

/// By hand, in 1/32 slides: three quarters of a weight stay, a quarter goes to the
/// inverse board. Of two numbers that are as near, the even one is taken.
#[test]
#[ignore = "takes long; npm run test:all"]
fn a_weight_is_averaged_with_that_of_the_inverse_board() {
    let size = size("5x5");
    let here = pair(size, (0, 1), (2, 7));
    let inverse = pair(size, (1, 0), (7, 2));
    // No tile has its home in the last cell.
    let last = pair(size, (0, 24), (2, 7));
    for (weight, stay, goes) in [
        (64.0, 48.0, 16.0),
        (1.0, 1.0, 0.0),
        (2.0, 2.0, 0.0),
        (6.0, 4.0, 2.0),
        (-6.0, -4.0, -2.0),
        (-7.0, -5.0, -2.0),
    ] {
        let mut values = Vec::new();
        for_each_single(size, |_| values.push(0.0));
        for_each_pair(size, |places| {
            let is_set = places.contains(&here) || places.contains(&last);
            values.push(if is_set { weight / 32.0 } else { 0.0 });
        });
        let averaged = Weights::new(size, &values).unwrap().averaged();
        let averaged = pairs_by_place(&averaged);
        let found = [here, inverse, last].map(|at| averaged[&at]);
        assert_eq!(found, [stay, goes, weight]);
    }
}

/// The first beam of a solver keeps 1,200 boards of 5×5 per layer.
#[test]
fn solvers_go_by_averaged_weights() {
    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(1));
    let beam = |weights: &Arc<Weights>| Beam::new(weights, &board, 1_200, 500).unwrap();
    let averaged = Arc::new(Weights::clone(&of_5x5()).averaged());
    let slides = [of_5x5(), averaged].map(|weights| beam(&weights).step(u64::MAX));
    let (_, first) = first_answer(&mut solver_of_5x5(), &board);
    assert_eq!(slides[1], Outcome::Solved(first));
    assert_ne!(slides[0], slides[1]);
}

/// Those in the crate are those that a page fetches.
#[test]
fn a_solver_with_weights_wants_none() {
    for size in ["5x5", "6x6", "8x8", "16x2"] {
        let goal = goal(size, "last");
        assert!(Solver::new().wants(&goal).is_some(), "{size}");
        assert_eq!(Solver::with_weights().wants(&goal), None, "{size}");
    }
}
