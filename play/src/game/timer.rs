//! Adds up the time that is played.

/// A stopwatch. Times are handed in, in milliseconds, and never go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Timer {
    elapsed: u64,
    since: Option<u64>,
    // `true` once the solver has played: from then on no time is added.
    is_over: bool,
}

impl Timer {
    /// A stopwatch that is stopped at `elapsed`.
    pub(super) fn standing_at(elapsed: u64) -> Self {
        Self {
            elapsed,
            since: None,
            is_over: false,
        }
    }

    pub(super) fn is_running(self) -> bool {
        self.since.is_some()
    }

    /// Milliseconds.
    pub(super) fn elapsed(self, now: u64) -> u64 {
        let since = self.since.filter(|_| !self.is_over);
        let running = since.map_or(0, |since| now - since);
        self.elapsed.saturating_add(running)
    }

    pub(super) fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    pub(super) fn stop(&mut self, now: u64) {
        self.elapsed = self.elapsed(now);
        self.since = None;
    }

    /// Adds no more time. Starts and stops as before: records know it as running.
    pub(super) fn end(&mut self, now: u64) {
        self.elapsed = self.elapsed(now);
        self.is_over = true;
    }

    pub(super) fn is_over(self) -> bool {
        self.is_over
    }

    /// Adds what was measured elsewhere.
    pub(super) fn add(&mut self, elapsed: u64) {
        self.elapsed = self.elapsed.saturating_add(elapsed);
    }
}
