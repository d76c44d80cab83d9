//! A summary of many numbers.

/// Mean, median and spread of numbers.
///
/// ```
/// use session::Summary;
///
/// let summary = Summary::of(&[9.0, 1.0, 4.0, 2.0]).unwrap();
/// assert_eq!((summary.mean, summary.median), (4.0, 3.0));
/// assert_eq!((summary.least, summary.most), (1.0, 9.0));
/// assert_eq!(Summary::of(&[]), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Summary {
    /// Their sum, divided by their count.
    pub mean: f64,
    /// The one in the middle; of an even count, the mean of the two.
    pub median: f64,
    /// The smallest.
    pub least: f64,
    /// The largest.
    pub most: f64,
}

impl Summary {
    /// Sums up numbers; `None` if there are none.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a count is small")]
    pub fn of(values: &[f64]) -> Option<Self> {
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let middle = sorted.len() / 2;
        let (&least, &most) = (sorted.first()?, sorted.last()?);
        let median = if sorted.len().is_multiple_of(2) {
            f64::midpoint(sorted[middle - 1], sorted[middle])
        } else {
            sorted[middle]
        };
        Some(Self {
            mean: sorted.iter().sum::<f64>() / sorted.len() as f64,
            median,
            least,
            most,
        })
    }
}
