//! Averages as speed-solvers count them.

/// The numbers of plays that averages are shown of.
pub const SPANS: [usize; 4] = [5, 12, 50, 100];

/// Returns the number of plays that an average of `span` leaves out at each end: 5 %,
/// rounded up.
///
/// ```
/// use play::statistics::trim;
///
/// assert_eq!([5, 12, 50, 100].map(trim), [1, 1, 3, 5]);
/// ```
#[must_use]
pub const fn trim(span: usize) -> usize {
    span.div_ceil(20)
}

/// The average of all these values, the best and the worst left out: see
/// [`trim`]. Returns `None` if nothing would be left.
///
/// ```
/// use play::statistics::average;
///
/// // The world record for the 3×3×3 cube, one-handed, of July 2017: 10.31 s.
/// let times = [12_710.0, 9_760.0, 9_770.0, 10_150.0, 11_010.0];
/// assert_eq!(average(&times), Some(10_310.0));
/// ```
#[must_use]
pub fn average(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    of_sorted(&sorted)
}

/// The averages of every `span` consecutive values, the first ones first.
#[must_use]
pub fn rolling(values: &[f64], span: usize) -> Vec<f64> {
    if span == 0 || values.len() < span {
        return Vec::new();
    }
    let mut sorted = values[..span].to_vec();
    sorted.sort_by(f64::total_cmp);
    let mut averages = Vec::with_capacity(values.len() - span + 1);
    averages.extend(of_sorted(&sorted));
    for (&leaving, &coming) in values.iter().zip(&values[span..]) {
        sorted.remove(place(&sorted, leaving));
        sorted.insert(place(&sorted, coming), coming);
        // Added up anew each time: a running sum of fractions would drift.
        averages.extend(of_sorted(&sorted));
    }
    averages
}

/// Returns the index of a value in a sorted list, or the one it would have.
fn place(sorted: &[f64], value: f64) -> usize {
    sorted.partition_point(|other| other.total_cmp(&value).is_lt())
}

fn of_sorted(sorted: &[f64]) -> Option<f64> {
    let left_out = trim(sorted.len());
    let end = sorted.len().checked_sub(left_out)?;
    let counting = sorted.get(left_out..end).filter(|c| !c.is_empty())?;
    Some(counting.iter().sum::<f64>() / counting.len() as f64)
}
