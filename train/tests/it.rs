//! What a training has to keep, on runs of seconds.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and the panic tells where"
)]

use sliding_puzzle::Size;
use sliding_puzzle::solver::learned::Weights;
use train::options::Options;
use train::solve::solve;
use train::start::excess;
use train::{Plan, Report, Training};

/// A training that learns little.
fn short_plan() -> Plan {
    Plan {
        size: Size::new(5, 5).unwrap(),
        boards: 8,
        width: 100,
        keep: 4_000,
        seed: 1,
        threads: 1,
    }
}

#[test]
fn a_round_brings_the_values_nearer_to_what_remains() {
    let mut training = Training::new(short_plan(), None);
    for _ in 0..2 {
        let report = training.round();
        assert!(report.held_out.after < report.held_out.before, "{report}");
        assert!(report.examples <= 4_000, "{report}");
    }
}

/// What a round came to, and the weights as a file.
fn train(plan: Plan) -> (Report, Vec<u8>) {
    let mut training = Training::new(plan, None);
    (training.round(), training.weights().to_bytes())
}

#[test]
fn a_seed_gives_the_same_file_with_any_number_of_threads() {
    let plan = short_plan();
    let alone = train(plan.clone());
    let together = Plan {
        threads: 3,
        ..plan.clone()
    };
    assert!(alone == train(together));
    let other = Plan { seed: 2, ..plan };
    assert!(alone.1 != train(other).1);
}

#[test]
fn training_goes_on_from_what_was_written() {
    let plan = short_plan();
    let weights = Weights::read(&train(plan.clone()).1).unwrap();
    assert!(Training::new(plan, Some(&weights)).weights() == weights);
}

/// Each slide takes the blank one cell and one tile one cell.
#[test]
fn an_example_is_as_far_as_it_can_be() {
    let plan = short_plan();
    let weights = Training::new(plan.clone(), None).weights();
    let solved = solve(&weights, &[1, 2], plan.width, plan.threads);
    assert!(solved.solved > 2, "boards are picked on the way");
    let (size, blank) = (plan.size, 24);
    let mut last = 1;
    for at in 0..solved.examples.len() {
        let (homes, left) = solved.examples.get(at);
        let (mut manhattan, mut blank_from_home) = (0, 0);
        for (cell, &home) in homes.iter().enumerate() {
            match usize::from(home) {
                home if home == blank => blank_from_home = size.distance(cell, blank),
                home => manhattan += size.distance(cell, home),
            }
        }
        let left = usize::from(left);
        assert!(left >= manhattan, "{homes:?}");
        assert_eq!(left % 2, blank_from_home % 2, "{homes:?}");
        assert!(left + 1 == last || last == 1, "a way is told to its end");
        last = left;
    }
    assert_eq!(last, 1);
}

/// Linear conflict: two tiles in their row the wrong way round (O. Hansson,
/// A. Mayer & M. Yung, *Criticizing solutions to relaxed models yields powerful
/// admissible heuristics*, Information Sciences 63, 1992).
#[test]
fn two_tiles_in_conflict_need_two_slides_more() {
    let size = Size::new(5, 5).unwrap();
    let excess = excess(size, [0, 1]);
    let of = |cell: usize, other_cell: usize| excess[cell * 25 + other_cell];
    assert_eq!(of(0, 1), 0);
    assert_eq!(of(1, 0), 2);
    assert_eq!(of(3, 2), 2);
    assert_eq!(of(2, 3), 0);
    // In different rows they do not meet.
    assert_eq!(of(16, 10), 0);
}

#[track_caller]
fn check_refused(args: &str, reason: &str) {
    let args: Vec<String> = args.split_whitespace().map(String::from).collect();
    assert_eq!(Options::parse(&args).unwrap_err(), reason);
}

#[test]
fn options_that_make_no_sense_are_refused() {
    check_refused("", "--size is missing");
    check_refused("--size", "--size is missing");
    check_refused("--size 4x4", "no weights are made for 4x4");
    check_refused("--size 5x5 --width 0", "--width wants at least 1");
    check_refused("--size 5x5 --width", "--width wants a value");
    check_refused(
        "--size 5x5 --rounds -1",
        "--rounds wants a whole number, not -1",
    );
    check_refused("--size 5x5 --secs 9", "there is no option --secs");
    let args = ["--seed", "7", "--size", "6x6"].map(String::from);
    assert_eq!(Options::parse(&args).unwrap().plan.seed, 7);
}
