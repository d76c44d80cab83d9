//! Histograms of values.

use super::measure::Measure;

/// The most bins, without the open one at the end.
const MOST: f64 = 20.0;

/// Below so many values, all of them are shown.
const FEW: usize = 12;

/// From here on a double plus 1 may be the same double.
const EXACT: f64 = (1_u64 << 53) as f64;

/// Values from one bound to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// The least value that belongs here.
    pub from: f64,
    /// The least value that no longer does; `None` for all that are larger.
    pub to: Option<f64>,
    /// The number of values.
    pub count: usize,
}

/// Sorts values into at most 20 bins of one width that people count in, with no
/// gaps between them. What lies far beyond the others comes into one more, which
/// is open: one play that was left alone overnight does not hide the others. Values
/// that are not finite are left out.
#[must_use]
pub fn histogram(values: &[f64], measure: Measure) -> Vec<Bin> {
    let finite = values.iter().copied().filter(|value| value.is_finite());
    let mut sorted: Vec<f64> = finite.collect();
    sorted.sort_by(f64::total_cmp);
    let (Some(&least), Some(&most)) = (sorted.first(), sorted.last()) else {
        return Vec::new();
    };
    let end = most.min(far(&sorted));
    let width = width(least, end, measure);
    let number = |value: f64| (value / width).floor();
    let (first, last) = (number(least), number(end));
    let mut bins = Vec::new();
    let mut next = 0;
    let mut at = first;
    while at <= last {
        let rest = &sorted[next..];
        let count = rest.partition_point(|&value| number(value) <= at);
        let (from, to) = (at * width, Some((at + 1.0) * width));
        bins.push(Bin { from, to, count });
        next += count;
        at += 1.0;
    }
    if next < sorted.len() {
        bins.push(Bin {
            from: (last + 1.0) * width,
            to: None,
            count: sorted.len() - next,
        });
    }
    bins
}

/// From where on a value lies far beyond the others: more than twice the upper
/// quartile, and three times the distance of the quartiles above it. Among few
/// values there is no such thing.
fn far(sorted: &[f64]) -> f64 {
    if sorted.len() < FEW {
        return f64::INFINITY;
    }
    let quartile = |n: usize| sorted[(sorted.len() - 1) * n / 4];
    let upper = quartile(3);
    (2.0 * upper).max(upper + 3.0 * (upper - quartile(1)))
}

/// The least width by which the bins are few enough, and their numbers exact.
fn width(least: f64, end: f64, measure: Measure) -> f64 {
    let count = |width: f64| (end / width).floor() - (least / width).floor() + 1.0;
    let largest = least.abs().max(end.abs());
    let fits = |&width: &f64| largest / width < EXACT && count(width) <= MOST;
    let found = steps(measure).find(fits);
    found.expect("they grow without end")
}

/// Widths that people count in, the least first.
fn steps(measure: Measure) -> Box<dyn Iterator<Item = f64>> {
    let decimal = |least: f64| {
        let powers = std::iter::successors(Some(least), |power| Some(power * 10.0));
        powers.flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * power))
    };
    match measure {
        Measure::Time => {
            const SECOND: f64 = 1_000.0;
            const MINUTE: f64 = 60.0 * SECOND;
            let seconds = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 15.0, 30.0];
            let minutes = [1.0, 2.0, 5.0, 10.0, 15.0, 30.0];
            let short = seconds.into_iter().map(|n| n * SECOND);
            let long = minutes.into_iter().map(|n| n * MINUTE);
            Box::new(short.chain(long).chain(decimal(60.0 * MINUTE)))
        }
        Measure::Slides | Measure::Moves => Box::new(decimal(1.0)),
        Measure::Tps => Box::new(decimal(0.1)),
    }
}
