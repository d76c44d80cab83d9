//! The plays of one sitting: those that follow each other without a long break.

use super::average::average;
use super::collection::Collection;
use super::measure::Measure;
use super::solve::Solve;

/// A longer break ends a sitting, in milliseconds.
const BREAK: u64 = 3_600_000;

/// The plays of a size and goal that count, of the sitting that lasts.
#[derive(Clone, Debug, Default)]
pub struct Sitting<'a> {
    /// The plays, the latest first.
    pub plays: Vec<&'a Solve>,
    /// The best time of all sittings, in milliseconds.
    pub best: Option<f64>,
    /// The average time of the last five of this sitting, and of the last twelve.
    pub averages: [Option<f64>; 2],
}

impl Collection {
    /// The sitting that lasts at `now`, in milliseconds since 1970.
    #[must_use]
    pub fn sitting(&self, size: &str, goal: &str, now: u64) -> Sitting<'_> {
        let (solves, results) = self.results(size, goal, Measure::Time);
        let mut next = now;
        let lasts = |solve: &&Solve| {
            let is_near = next.saturating_sub(solve.at) < BREAK;
            // It began so much before it ended.
            next = solve.at.saturating_sub(solve.elapsed);
            is_near
        };
        let plays: Vec<&Solve> = solves.into_iter().rev().take_while(lasts).collect();
        let times: Vec<f64> = plays.iter().map(|solve| solve.elapsed as f64).collect();
        let last = |span: usize| times.get(..span).and_then(average);
        Sitting {
            averages: [last(5), last(12)],
            best: results.best().map(|at| results.values()[at]),
            plays,
        }
    }
}
