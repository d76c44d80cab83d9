//! The plays that count, in the order they were played, as one value each.

use super::average::rolling;
use super::measure::Measure;

/// The averages of some number of plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// The number of plays in each.
    pub span: usize,
    /// The average of the last plays.
    pub current: f64,
    /// The best there has been.
    pub best: f64,
    /// The last play of the best one: its place in the results.
    pub best_at: usize,
}

/// The values of plays that count, the first played first.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    measure: Measure,
    values: Vec<f64>,
}

impl Results {
    /// These values.
    #[must_use]
    pub fn new(measure: Measure, values: Vec<f64>) -> Self {
        Self { measure, values }
    }

    /// The values, in the order they were played.
    #[must_use]
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The place of the best value; of equal ones the first.
    #[must_use]
    pub fn best(&self) -> Option<usize> {
        self.best_of(&self.values)
    }

    /// The mean of all values, none left out.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let sum: f64 = self.values.iter().sum();
        (!self.values.is_empty()).then(|| sum / self.values.len() as f64)
    }

    /// The averages of `span` plays; `None` until so many count.
    #[must_use]
    pub fn average(&self, span: usize) -> Option<Average> {
        let averages = rolling(&self.values, span);
        let best = self.best_of(&averages)?;
        Some(Average {
            span,
            current: *averages.last()?,
            best: averages[best],
            best_at: best + span - 1,
        })
    }

    fn best_of(&self, values: &[f64]) -> Option<usize> {
        let mut places = 0..values.len();
        let first = places.next()?;
        Some(places.fold(first, |best, at| {
            let is_better = self.measure.is_better(values[at], values[best]);
            if is_better { at } else { best }
        }))
    }
}
