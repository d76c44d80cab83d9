//! Wins: praise for the last one, and those of one sitting.

use super::{Plays, double, recorded};
use crate::results::result;
use play::praise;
use play::statistics::{self, Measure};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm::times::since_1970;
use wasm_bindgen::prelude::*;

/// The rank of a play among those of its size and goal that count.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Place {
    /// The number of others that count.
    others: usize,
    /// The best value of the others.
    best: Option<f64>,
    /// One more than the number of others that are better.
    rank: usize,
}

/// Praise for a win.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Praise {
    #[tsify(type = "\"first\" | \"perfect\" | \"time\" | \"solved\"")]
    occasion: &'static str,
    /// Its standing, as `Row.standing`; empty if it is not among the plays.
    standing: &'static str,
    hints: u32,
    solver: bool,
    /// `true` if each move of the attempt that won was made after a hint.
    #[serde(rename = "isGuided")]
    is_guided: bool,
    /// Its place by time, if it counts.
    time: Option<Place>,
    /// Its nearness to the fewest slides, from 1 to 5.
    squares: Option<u8>,
    /// How often this size and goal was won, with this one, but not by the solver.
    wins: usize,
}

/// A play of a sitting.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Sat {
    /// Milliseconds.
    elapsed: f64,
    slides: Option<u32>,
    tps: Option<f64>,
    /// The milliseconds to the best of all; 0 for that one.
    gap: f64,
}

/// The plays of one size and goal in the sitting that lasts.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Sitting {
    count: usize,
    /// The latest five; the latest first.
    latest: Vec<Sat>,
    /// The average of the last five, and of the last twelve.
    ao5: Option<f64>,
    ao12: Option<f64>,
}

#[wasm_bindgen]
impl Plays {
    /// The sitting that lasts at `now`, in milliseconds since 1970.
    pub fn sitting(&mut self, size: &str, goal: &str, now: f64) -> Result<Ts<Sitting>, JsValue> {
        let found = self.settle().sitting(size, goal, since_1970(now));
        let best = found.best.unwrap_or(0.0);
        let latest = found.plays.iter().take(5).map(|solve| Sat {
            elapsed: double(solve.elapsed),
            slides: solve.slides,
            tps: Measure::Tps.of(solve),
            gap: double(solve.elapsed) - best,
        });
        let [ao5, ao12] = found.averages;
        result(&Sitting {
            count: found.plays.len(),
            latest: latest.collect(),
            ao5,
            ao12,
        })
    }

    /// Praises a win. `shortest` is the fewest slides, once they are
    /// proven. `undefined` if the record cannot be read.
    pub fn praise(
        &mut self,
        record: &str,
        shortest: Option<u32>,
    ) -> Result<Option<Ts<Praise>>, JsValue> {
        let play = recorded(record, 0.0, "");
        let Ok(said) = praise::Praise::of(self.settle(), &play, shortest) else {
            return Ok(None);
        };
        let place = |found: statistics::Place| Place {
            others: found.others,
            best: found.best,
            rank: found.rank,
        };
        let praise = result(&Praise {
            occasion: said.occasion.name(),
            standing: said.standing.map_or("", |standing| standing.name()),
            hints: said.solve.help.hints,
            solver: said.solve.help.solver,
            is_guided: said.is_guided,
            time: said.time.map(place),
            squares: said.squares,
            wins: said.wins,
        })?;
        Ok(Some(praise))
    }
}
