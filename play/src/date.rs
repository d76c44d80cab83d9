//! Dates of the Gregorian calendar, counted from 1970 (H. Hinnant,
//! *chrono-compatible low-level date algorithms*, 2013).

use std::fmt;

const DAY: u64 = 86_400_000;

/// A time in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CalendarDate {
    pub(crate) year: u64,
    pub(crate) month: u64,
    pub(crate) day: u64,
    /// Milliseconds since midnight.
    pub(crate) time: u64,
}

impl CalendarDate {
    /// The date of a time in milliseconds since 1970.
    pub(crate) fn of(at: u64) -> Self {
        // Days since 1 March of the year 0; eras of 400 years.
        let days = at / DAY + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let is_early = month < 10;
        Self {
            year: year + 400 * era + u64::from(!is_early),
            month: if is_early { month + 3 } else { month - 9 },
            day: of_year - (153 * month + 2) / 5 + 1,
            time: at % DAY,
        }
    }

    /// Milliseconds since 1970; `None` if there is no such day from then on.
    pub(crate) fn at(self) -> Option<u64> {
        // Checked first, so that no sum below overflows.
        if self.year >= 10_000 || self.month > 12 || self.day > 31 {
            return None;
        }
        let is_late = self.month > 2;
        let year = self.year.checked_sub(u64::from(!is_late))?;
        let of_era = year % 400;
        let month = if is_late {
            self.month.checked_sub(3)?
        } else {
            self.month + 9
        };
        let of_year = (153 * month + 2) / 5 + self.day.checked_sub(1)?;
        let days = year / 400 * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let at = days.checked_sub(719_468)? * DAY + self.time;
        // The 31st of a month of 30 days would be another date.
        (Self::of(at) == self).then_some(at)
    }
}

impl fmt::Display for CalendarDate {
    /// `2026-11-22 10:41:49`, which spreadsheets read as a date.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            year, month, day, ..
        } = self;
        let seconds = self.time / 1_000;
        let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        write!(
            f,
            "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}"
        )
    }
}
