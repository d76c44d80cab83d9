//! Averages, bests and histograms, against published sessions and against an
//! oracle that is slow and too simple to be wrong.

use play::statistics::{
    Collection, Measure, Play, Results, SPANS, Solve, Source, average, histogram, rolling, trim,
};
use proptest::prelude::*;

/// The average of csTimer: while a twentieth of the values is not left out at an
/// end, one more is.
fn simple_average(values: &[f64]) -> Option<f64> {
    let mut left = values.to_vec();
    let mut removed = 0;
    while removed * 20 < values.len() {
        for pick in [f64::min, f64::max] {
            let worst = left.iter().copied().reduce(pick)?;
            let at = left
                .iter()
                .position(|&value| value.to_bits() == worst.to_bits());
            left.remove(at?);
        }
        removed += 1;
    }
    let count = left.len() as f64;
    (!left.is_empty()).then(|| left.iter().sum::<f64>() / count)
}

fn is_same(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(1.0)
}

fn any_values() -> impl Strategy<Value = Vec<f64>> {
    // Few different ones, so that many are equal.
    let few = (1..20_u32).prop_map(f64::from);
    let many = (1..1_000_000_u32).prop_map(f64::from);
    prop_oneof![
        prop::collection::vec(few, 0..250),
        prop::collection::vec(many, 0..250),
    ]
}

fn any_measure() -> impl Strategy<Value = Measure> {
    prop::sample::select(Measure::ALL.to_vec())
}

#[test]
fn sessions_have_the_averages_that_their_players_published() {
    let mut checked = 0;
    for line in include_str!("../../data/sessions.txt").lines() {
        let Some((claims, values)) = line.split_once(": ").filter(|_| !line.starts_with('#'))
        else {
            continue;
        };
        let values: Vec<f64> = values.split(' ').map(|v| v.parse().unwrap()).collect();
        let results = Results::new(Measure::Time, values.clone());
        let claims: Vec<&str> = claims.split(' ').skip(1).collect();
        for claim in claims.as_chunks().0 {
            let [what, published]: [&str; 2] = *claim;
            let found = match what {
                "best" => results.values()[results.best().unwrap()],
                "mean" => results.mean().unwrap(),
                span => {
                    let span = span.strip_prefix("best").unwrap();
                    results.average(span.parse().unwrap()).unwrap().best
                }
            };
            let places = published.split_once('.').unwrap().1.len();
            assert_eq!(format!("{found:.places$}"), published, "{line}");
            checked += 1;
        }
    }
    assert_eq!(checked, 20);
}

#[test]
fn five_percent_of_each_end_are_left_out_and_never_everything() {
    assert_eq!(SPANS.map(trim), [1, 1, 3, 5]);
    assert_eq!([20, 21, 40, 41, 1000].map(trim), [1, 2, 2, 3, 50]);
    // A twentieth of 2⁶⁴ − 1 is 922,337,203,685,477,580.75.
    #[cfg(target_pointer_width = "64")]
    assert_eq!(trim(usize::MAX), 922_337_203_685_477_581);
    for span in 0..3 {
        assert_eq!(average(&vec![1.0; span]), None);
    }
    assert_eq!(average(&[1.0, 9.0, 4.0]), Some(4.0));
}

#[test]
fn of_equal_results_the_first_is_the_best() {
    let results = Results::new(Measure::Time, vec![5.0, 3.0, 3.0]);
    assert_eq!(results.best(), Some(1));
    let results = Results::new(Measure::Tps, vec![5.0, 7.0, 7.0]);
    assert_eq!(results.best(), Some(1));
    assert_eq!(Results::new(Measure::Time, Vec::new()).best(), None);
    assert_eq!(Results::new(Measure::Time, Vec::new()).mean(), None);
}

proptest! {
    #[test]
    fn an_average_is_that_of_the_oracle(values in any_values()) {
        match (average(&values), simple_average(&values)) {
            (Some(found), Some(expected)) => prop_assert!(is_same(found, expected)),
            (found, expected) => prop_assert_eq!(found, expected),
        }
    }

    #[test]
    fn rolling_averages_are_those_of_every_stretch(
        values in any_values(),
        span in prop::sample::select(vec![0, 1, 3, 5, 12, 50, 100]),
    ) {
        let found = rolling(&values, span);
        let stretches: Vec<&[f64]> = match span {
            0 => Vec::new(),
            span => values.windows(span).collect(),
        };
        let expected: Vec<f64> = stretches.into_iter().filter_map(simple_average).collect();
        prop_assert_eq!(found.len(), expected.len());
        for (found, expected) in found.into_iter().zip(expected) {
            prop_assert!(is_same(found, expected), "{} {}", found, expected);
        }
    }

    #[test]
    fn the_best_average_is_the_best_of_every_stretch(
        values in any_values(),
        measure in any_measure(),
    ) {
        let results = Results::new(measure, values.clone());
        for span in SPANS {
            let all: Vec<f64> = values.windows(span).filter_map(simple_average).collect();
            let better = if measure == Measure::Tps { f64::max } else { f64::min };
            let best = all.iter().copied().reduce(better);
            let found = results.average(span);
            prop_assert_eq!(found.is_some(), best.is_some());
            let (Some(found), Some(best)) = (found, best) else {
                continue;
            };
            prop_assert!(is_same(found.best, best));
            prop_assert!(is_same(found.current, *all.last().unwrap()));
            let stretch = &values[found.best_at + 1 - span..=found.best_at];
            prop_assert!(is_same(simple_average(stretch).unwrap(), best));
        }
    }

    #[test]
    fn a_histogram_counts_each_value_once(values in any_values(), measure in any_measure()) {
        let bins = histogram(&values, measure);
        prop_assert!(bins.len() <= 21);
        prop_assert_eq!(bins.is_empty(), values.is_empty());
        for pair in bins.windows(2) {
            prop_assert_eq!(pair[0].to, Some(pair[1].from));
        }
        for bin in &bins {
            let is_in = |value: &&f64| bin.from <= **value && bin.to.is_none_or(|to| **value < to);
            prop_assert_eq!(bin.count, values.iter().filter(is_in).count());
        }
        prop_assert_eq!(bins.iter().map(|bin| bin.count).sum::<usize>(), values.len());
    }
}

#[test]
fn one_play_that_was_left_alone_does_not_hide_the_others() {
    let mut times: Vec<f64> = (0..40).map(|n| 30_000.0 + 500.0 * f64::from(n)).collect();
    times.push(8.0 * 3_600_000.0);
    let bins = histogram(&times, Measure::Time);
    assert!(bins.len() > 8, "{bins:?}");
    let last = bins.last().unwrap();
    assert_eq!((last.to, last.count), (None, 1));
}

#[test]
fn what_lies_a_little_beyond_the_others_is_in_a_bin_like_theirs() {
    let is_closed = |values: &[f64]| {
        let bins = histogram(values, Measure::Time);
        bins.iter().all(|bin| bin.to.is_some())
    };
    assert!(is_closed(&[10_550.0, 13_290.0]));
    assert!(is_closed(&[1_000.0, 1_000.0, 1_000.0, 90_000.0]));
    let mut equal = vec![6_000.0; 40];
    equal.push(8_000.0);
    assert!(is_closed(&equal));
}

#[test]
fn a_histogram_leaves_out_what_is_no_finite_number() {
    for measure in Measure::ALL {
        for other in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
            assert_eq!(histogram(&[other], measure), []);
            let values = [12.0, 34.0, other];
            let bins = histogram(&values, measure);
            assert_eq!(bins, histogram(&values[..2], measure), "{other}");
        }
    }
}

/// From 2⁵³ on, adding 1 to a number changes nothing.
#[test]
fn a_histogram_of_huge_values_has_an_end() {
    for measure in Measure::ALL {
        for huge in [1e16, 1e18, 1e300, f64::MAX, -1e18] {
            let bins = histogram(&[huge, huge], measure);
            let counts: Vec<usize> = bins.iter().map(|bin| bin.count).collect();
            assert_eq!(counts, [2], "{huge}");
        }
    }
}

/// Times of csTimer: 12.71, 9.76, 9.77, 10.15 and 11.01 average 10.31, as the world
/// record for the 3×3×3 cube, one-handed, of July 2017 did.
#[test]
fn a_sitting_ends_with_a_long_break() {
    const MINUTE: u64 = 60_000;
    let mut all = Collection::default();
    let size = "4x4".parse().unwrap();
    let play = |at: u64, elapsed: u64| {
        Solve::of(&Play::timed(at * MINUTE, size, elapsed, Source::CsTimer)).unwrap()
    };
    // The day before.
    all.add([play(10, 8_000)]);
    let times = [12_710, 9_760, 9_770, 10_150, 11_010];
    all.add((1_000..).zip(times).map(|(at, elapsed)| play(at, elapsed)));
    let sitting = all.sitting("4x4", "last", 1_030 * MINUTE);
    let latest: Vec<u64> = sitting.plays.iter().map(|play| play.elapsed).collect();
    assert_eq!(latest, [11_010, 10_150, 9_770, 9_760, 12_710]);
    assert_eq!(sitting.best, Some(8_000.0));
    assert_eq!(sitting.averages, [Some(10_310.0), None]);
    let later = all.sitting("4x4", "last", 1_064 * MINUTE);
    assert!(later.plays.is_empty());
}
