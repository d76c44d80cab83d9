//! Weights that were asked for, and how long a search waits for them.

use crate::answer::{Answer, WeightsWish};

/// The longest that a search waits for weights, in milliseconds. They must not delay a first
/// answer. The next search has them.
const WAIT_MS: f64 = 150.0;

/// The weights that sizes share. No search waits for them: its first answer comes
/// without them, and it takes them when they are there.
const SHARED: &str = "shared";

/// The wait of others for weights that were asked for.
#[derive(Clone, Copy, Debug)]
enum Wait {
    /// The turn begins in which they are asked for.
    Asked,
    Until(f64),
    Over,
}

/// Weights by name. Those that fail to load once would fail again.
#[derive(Debug, Default)]
pub(crate) struct Wishes(Vec<(&'static str, Wait)>);

impl Wishes {
    /// Asks for weights, once.
    pub(crate) fn wish(&mut self, name: &'static str, answers: &mut Vec<Answer>) {
        if self.of(name).is_some() {
            return;
        }
        let wait = if name == SHARED {
            Wait::Over
        } else {
            Wait::Asked
        };
        self.0.push((name, wait));
        answers.push(Answer::Weights(WeightsWish { name }));
    }

    /// Hears that there is nothing to wait for.
    pub(crate) fn came(&mut self, name: &str) {
        let mut waits = self.0.iter_mut();
        if let Some((_, wait)) = waits.find(|(other, _)| *other == name) {
            *wait = Wait::Over;
        }
    }

    /// Begins to wait for those that were just asked for.
    pub(crate) fn begin(&mut self, now: f64) {
        for (_, wait) in &mut self.0 {
            if matches!(wait, Wait::Asked) {
                *wait = Wait::Until(now + WAIT_MS);
            }
        }
    }

    /// Returns how many milliseconds a search waits for weights.
    pub(crate) fn wait(&self, name: &str, now: f64) -> f64 {
        match self.of(name) {
            Some(Wait::Asked) => WAIT_MS,
            Some(Wait::Until(end)) => (end - now).max(0.0),
            Some(Wait::Over) | None => 0.0,
        }
    }

    fn of(&self, name: &str) -> Option<Wait> {
        let mut waits = self.0.iter();
        Some(waits.find(|(other, _)| *other == name)?.1)
    }
}
