//! Adds up the time that is played.

/// A stopwatch. Times are handed in, in milliseconds, and never go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Timer {
    elapsed: u64,
    since: Option<u64>,
}

/// Since this time on nothing is added, though the stopwatch runs.
pub(super) const NEVER: u64 = u64::MAX;

impl Timer {
    /// A stopwatch that is stopped at `elapsed`.
    pub(super) fn standing_at(elapsed: u64) -> Self {
        Self {
            elapsed,
            since: None,
        }
    }

    pub(super) fn is_running(self) -> bool {
        self.since.is_some()
    }

    /// Milliseconds.
    pub(super) fn elapsed(self, now: u64) -> u64 {
        let running = self.since.map_or(0, |since| now.saturating_sub(since));
        self.elapsed.saturating_add(running)
    }

    pub(super) fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    pub(super) fn stop(&mut self, now: u64) {
        *self = Self::standing_at(self.elapsed(now));
    }

    /// Adds no more time.
    pub(super) fn end(&mut self, now: u64) {
        self.elapsed = self.elapsed(now);
        self.since = self.since.map(|_| NEVER);
    }

    pub(super) fn is_over(self) -> bool {
        self.since == Some(NEVER)
    }

    /// Adds what was measured elsewhere.
    pub(super) fn add(&mut self, elapsed: u64) {
        self.elapsed = self.elapsed.saturating_add(elapsed);
    }
}
