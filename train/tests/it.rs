//! Promises of a training, on runs of seconds.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and the panic tells where"
)]

use taquin::shuffle::SplitMix64;
use taquin::training::{Shared, Weights};
use taquin::{Seed, Size};
use train::contrast::{BOARDS, Contests, Rates, contrast};
use train::features::Features;
use train::layers::{contests, near_contests};
use train::options::{Job, Options};
use train::shared::{NearPlan, SharedPlan, SharedTraining};
use train::solve::{Draw, solve};
use train::start::excess;
use train::{Plan, Report, Training};

/// A training that learns little.
fn short_plan() -> Plan {
    Plan {
        size: Size::new(5, 5).unwrap(),
        boards: 8,
        roots: 4,
        width: 100,
        keep: 4_000,
        seed: 1,
        threads: 1,
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn a_round_brings_the_values_nearer_to_what_remains() {
    let plan = Plan {
        boards: 40,
        ..short_plan()
    };
    let mut training = Training::new(plan, None);
    let report = training.round();
    assert!(report.held_out.after < report.held_out.before, "{report}");
    assert!(report.examples <= 4_000, "{report}");
}

/// Returns the report of a round, and the weights as a file.
fn train(plan: Plan) -> (Report, Vec<u8>) {
    let mut training = Training::new(plan, None);
    (training.round(), training.weights().to_bytes())
}

#[test]
#[ignore = "takes long; npm run test:all"]
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
    let solved = solve(&weights, &[1, 2], plan.width, plan.threads, Draw::Random);
    assert!(solved.solved > 2, "boards are picked on the way");
    let (size, blank) = (plan.size, 24);
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
        assert!(left >= 1, "a solved board teaches nothing");
    }
}

#[test]
fn pairs_are_of_one_kind_wherever_they_are_and_however_seen() {
    let features = Features::new(Size::new(5, 5).unwrap());
    let kind = |one, other| features.kinds()[features.pair(one, other) as usize];
    // Two in a row, the wrong way round.
    let conflict = kind((0, 1), (1, 0));
    assert_eq!(conflict, kind((17, 18), (18, 17)));
    assert_eq!(conflict, kind((18, 17), (17, 18)));
    assert_eq!(conflict, kind((2, 7), (7, 2)));
    assert_ne!(conflict, kind((0, 1), (1, 2)));
    assert_ne!(conflict, kind((0, 2), (2, 0)));
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
    check_refused("--size 6x6", "no weights are made for 6x6");
    check_refused("--size 5x5 --width 0", "--width must be at least 1");
    check_refused("--size 5x5 --width", "--width needs a value");
    check_refused(
        "--size 5x5 --rounds -1",
        "--rounds needs a whole number, not -1",
    );
    check_refused("--size 5x5 --secs 9", "unknown option --secs");
    let args = ["--seed", "7", "--size", "5x5"].map(String::from);
    assert_eq!(Options::parse(&args).unwrap().plan.seed, 7);
}

/// A training that learns little: a lesson, and a round on the same size.
fn short_shared_plan() -> SharedPlan {
    SharedPlan {
        sizes: vec![Size::new(5, 5).unwrap()],
        lesson: 6,
        boards: 3,
        roots: 4,
        width: 100,
        near: vec![NearPlan {
            size: Size::new(8, 8).unwrap(),
            roots: 2,
            width: 60,
        }],
        seed: 1,
        threads: 1,
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn shared_weights_learn_from_a_lesson_the_same_with_any_number_of_threads() {
    let teacher = Training::new(short_plan(), None).weights();
    let train = |plan: SharedPlan| {
        let mut training = SharedTraining::new(plan);
        let reports = [training.lesson(&teacher), training.round(teacher.size())];
        let entropies = [training.contrast(1), training.contrast_near(1)];
        (reports, entropies, training.weights().to_bytes())
    };
    let alone = train(short_shared_plan());
    for report in alone.0 {
        assert!(report.held_out.after < report.held_out.before, "{report}");
    }
    for entropy in alone.1 {
        assert!(entropy.after < entropy.before, "{entropy}");
    }
    let together = SharedPlan {
        threads: 3,
        ..short_shared_plan()
    };
    assert!(alone == train(together));
    let other = SharedPlan {
        seed: 2,
        ..short_shared_plan()
    };
    assert!(alone.2 != train(other).2);
}

/// All boards of a layer are the same number of slides from the start: permutations of
/// one parity, if the blank counts as a tile.
#[test]
fn layers_have_the_board_on_the_way_and_others_as_far() {
    let plan = short_plan();
    let weights = Training::new(plan.clone(), None).weights();
    let contests = contests(&weights, &[1, 2, 3], plan.width, plan.threads);
    let layers = check_layers(&contests, plan.size);
    assert!(layers > 60, "three solutions of about 120 slides");
    let size = Size::new(8, 8).unwrap();
    let contests = near_contests(size, &Shared::none(), &[1], 50, 1);
    let layers = check_layers(&contests, size);
    assert!(layers > 60, "a third of a solution of about 500 slides");
}

/// Returns the number of layers.
#[track_caller]
fn check_layers(contests: &Contests, size: Size) -> usize {
    let parity = |homes: &[u8]| {
        let later = |at: usize| {
            homes[at + 1..]
                .iter()
                .filter(move |&&home| home < homes[at])
        };
        (0..homes.len()).flat_map(later).count() % 2
    };
    let mut layers = 0;
    for layer in contests.layers(size) {
        let boards: Vec<&[u8]> = layer.chunks_exact(size.cells()).collect();
        assert_eq!(boards.len(), BOARDS);
        for other in &boards[1..] {
            assert_ne!(*other, boards[0]);
            assert_eq!(parity(other), parity(boards[0]));
        }
        layers += 1;
    }
    layers
}

/// A board on the way, and others that are all one, in a size of six cells.
fn same_contests() -> Contests {
    let mut contests = Contests::default();
    let others = vec![vec![1, 0, 2, 3, 4, 5]; BOARDS - 1];
    for _ in 0..200 {
        contests.push(&[0, 1, 2, 3, 4, 5], &others);
    }
    contests
}

const RATES: Rates = Rates {
    own: 0.1,
    kinds: 0.1,
};

/// One tile tells the board on the way from all others.
#[test]
fn a_fit_learns_what_tells_boards_apart() {
    let features = Features::new(Size::new(3, 2).unwrap());
    let mut values = vec![0.0; features.count()];
    let mut random = SplitMix64::new(Seed::from(1));
    let contests = same_contests();
    let entropy = contrast(&mut values, &[(&features, &contests)], RATES, &mut random);
    // Before, each of nine is as likely.
    assert!((entropy.before - 9.0_f64.ln()).abs() < 1e-4, "{entropy}");
    assert!(entropy.after < 0.5, "{entropy}");
    assert!(values[features.single(0, 0) as usize] < 0.0);
    assert!(values[features.single(0, 1) as usize] > 0.0);
}

/// Otherwise the board on the way would sink for ever, and all that it uses with it.
#[test]
fn layers_that_are_told_apart_teach_nothing() {
    let features = Features::new(Size::new(3, 2).unwrap());
    let mut values = vec![0.0; features.count()];
    values[features.single(0, 0) as usize] = -6.0;
    let before = values.clone();
    let mut random = SplitMix64::new(Seed::from(1));
    let contests = same_contests();
    contrast(&mut values, &[(&features, &contests)], RATES, &mut random);
    assert_eq!(values, before);
}

/// A round of contrast can begin with a file.
#[test]
#[ignore = "takes long; npm run test:all"]
fn contrast_goes_on_from_what_is_written() {
    let mut training = Training::new(short_plan(), None);
    training.contrast(1);
    let written = training.weights();
    training.contrast(2);
    let mut again = Training::new(short_plan(), Some(&written));
    again.contrast(2);
    assert!(training.weights() == again.weights());
}

/// So can one of shared weights, whose weights of near homes follow the others until they
/// are taught.
#[test]
#[ignore = "takes long; npm run test:all"]
fn shared_contrast_goes_on_from_what_is_written() {
    let mut training = SharedTraining::new(short_shared_plan());
    training.lesson(&Training::new(short_plan(), None).weights());
    for round in [SharedTraining::contrast, SharedTraining::contrast_near] {
        round(&mut training, 1);
        let written = training.weights();
        round(&mut training, 2);
        let mut again = SharedTraining::new(short_shared_plan()).from(&written);
        round(&mut again, 2);
        assert!(training.weights() == again.weights());
    }
}

#[test]
fn the_size_tells_what_is_trained() {
    let parse = |args: &str| {
        let args: Vec<String> = args.split_whitespace().map(String::from).collect();
        Job::parse(&args)
    };
    assert!(matches!(parse("--size 5x5"), Ok(Job::Single(_))));
    let Ok(Job::Shared(options)) = parse("--seed 3 --size shared --rounds 0") else {
        panic!("shared weights are asked for");
    };
    assert_eq!((options.plan.seed, options.rounds), (3, 0));
    let keep = parse("--size shared --keep 9").unwrap_err();
    assert_eq!(keep, "unknown option --keep");
}
