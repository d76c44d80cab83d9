//! The puzzle of the day: the same for everyone, by the date where the player is.
//!
//! It is an ordinary shuffle whose seed names the day, `daily 2026-11-22`. So a play
//! of it is known by its record, and nothing else has to be kept.
//!
//! Two sizes count for days in a row, the usual one and a short one. The others are
//! played beside them.

use crate::date::CalendarDate;
use crate::record::Record;
use std::fmt;
use std::str::FromStr;
use taquin::board::{Goal, GoalName, Size};

/// Milliseconds.
const DAY: u64 = 86_400_000;
const HOUR: u64 = 3_600_000;

/// Begins the seed of each.
pub const PREFIX: &str = "daily ";

/// The sizes that there is a puzzle of every day: the usual one and a short one, which
/// count for days in a row, and a long one beside them.
pub const SIZES: [&str; 3] = ["4x4", "3x3", "5x5"];

/// A day of the calendar, from 1970 on. Whoever knows the clock says which one it is
/// where the player is: times are those of the clock on the wall.
///
/// ```
/// use play::daily::Day;
///
/// let day = Day::of(1_795_305_600_000);
/// assert_eq!(day.to_string(), "2026-11-22");
/// assert_eq!(day.weekday(), 6); // a Sunday
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u64);

impl Day {
    /// The first day that has puzzles: 1 January 2026.
    pub const FIRST: Self = Self(20_454);

    /// The last day that has a text.
    const LAST: Self = Self(2_932_896);

    /// The day whose puzzle is number 1: 24 November 2026.
    const ONE: Self = Self(20_781);

    /// The number of its puzzle; `None` before there were numbers.
    ///
    /// ```
    /// use play::daily::Day;
    ///
    /// assert_eq!("2026-12-05".parse::<Day>()?.number(), Some(12));
    /// # Ok::<(), play::daily::DayError>(())
    /// ```
    #[must_use]
    pub fn number(self) -> Option<u64> {
        let before = self.0.checked_sub(Self::ONE.0)?;
        Some(before + 1)
    }

    /// The day of a time in milliseconds since 1970.
    #[must_use]
    pub const fn of(at: u64) -> Self {
        Self(at / DAY)
    }

    /// Today, by a clock that shows this time; the first or the last day that has puzzles
    /// where the clock is wrong by years. So there always is a puzzle of today.
    #[must_use]
    pub fn today(at: u64) -> Self {
        Self::of(at).clamp(Self::FIRST, Self::LAST)
    }

    /// When it begins, in milliseconds since 1970.
    #[must_use]
    pub const fn begins(self) -> u64 {
        self.0 * DAY
    }

    /// The day after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The day before it; `None` before 1970.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        self.0.checked_sub(1).map(Self)
    }

    /// From 0 for Monday to 6 for Sunday.
    #[must_use]
    pub const fn weekday(self) -> u64 {
        // 1 January 1970 was a Thursday.
        (self.0 + 3) % 7
    }

    /// The days of its week, from Monday on.
    #[must_use]
    pub fn week(self) -> [Self; 7] {
        let monday = self.0.saturating_sub(self.weekday());
        std::array::from_fn(|n| Self(monday + n as u64))
    }

    /// The days of its month, in order.
    pub fn month(self) -> impl Iterator<Item = Self> {
        let month = |day: Self| {
            let CalendarDate { year, month, .. } = CalendarDate::of(day.begins());
            (year, month)
        };
        let of_month = CalendarDate::of(self.begins()).day;
        let first = Self(self.0 - (of_month - 1).min(self.0));
        std::iter::successors(Some(first), |day| Some(day.next()))
            .take_while(move |&day| month(day) == month(self))
    }
}

impl fmt::Display for Day {
    /// `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CalendarDate {
            year, month, day, ..
        } = CalendarDate::of(self.begins());
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Not a date like `2026-11-22`, or a day that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayError;

impl fmt::Display for DayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a day; write it like 2026-11-22")
    }
}

impl std::error::Error for DayError {}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let mut parts = text.split('-').map(|part| part.parse().ok());
        let mut part = || parts.next().flatten().ok_or(DayError);
        let date = CalendarDate {
            year: part()?,
            month: part()?,
            day: part()?,
            time: 0,
        };
        let day = Self::of(date.at().ok_or(DayError)?);
        // One day has one text.
        (day.to_string() == text).then_some(day).ok_or(DayError)
    }
}

/// The puzzle of a day and a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Daily {
    /// Its day.
    pub day: Day,
    /// One of [`SIZES`].
    pub size: Size,
}

impl Daily {
    /// The puzzle of this day and size; `None` if there is none.
    #[must_use]
    pub fn new(day: Day, size: Size) -> Option<Self> {
        let is_there =
            (Day::FIRST..=Day::LAST).contains(&day) && SIZES.contains(&size.to_string().as_str());
        is_there.then_some(Self { day, size })
    }

    /// The seed of its shuffle, whose goal has the blank last.
    #[must_use]
    pub fn seed(self) -> String {
        format!("{PREFIX}{}", self.day)
    }

    /// The record of a play of it that begins.
    #[must_use]
    pub fn record(self) -> Record {
        Record::from_seed(&Goal::blank_last(self.size), &self.seed())
    }

    /// Returns the daily puzzle of which a record is a play; `None` if it is a play of
    /// another puzzle.
    ///
    /// ```
    /// use play::Record;
    /// use play::daily::Daily;
    ///
    /// let daily = Daily::new("2026-11-22".parse()?, "4x4".parse()?).unwrap();
    /// assert_eq!(daily.seed(), "daily 2026-11-22");
    /// assert_eq!(Daily::of(&daily.record()), Some(daily));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(record: &Record) -> Option<Self> {
        let day = record.seed()?.strip_prefix(PREFIX)?.parse().ok()?;
        let is_usual = record.goal().name() == Some(GoalName::Last);
        is_usual.then(|| Self::new(day, record.size())).flatten()
    }

    /// Returns `true` if its day counts as won with it. Before there were numbers each
    /// size counted.
    #[must_use]
    pub fn counts(self) -> bool {
        self.day < Day::ONE || self.size.to_string() != SIZES[2]
    }

    /// Returns `true` if it is all that its day asks for: the short one is half of it.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.day < Day::ONE || self.size.to_string() == SIZES[0]
    }

    /// Returns `true` if a win at this time, in milliseconds since 1970 in UTC, is in time
    /// for a streak: from the beginning of its day to the end of the next one, wherever
    /// on earth that is. So nobody loses a streak by a journey or a midnight.
    #[must_use]
    pub const fn is_in_time(self, at: u64) -> bool {
        let begin = self.day.begins();
        begin.saturating_sub(EAST) <= at && at < begin + 2 * DAY + WEST
    }
}

/// The most by which clocks are before and after UTC.
const EAST: u64 = 14 * HOUR;
const WEST: u64 = 12 * HOUR;

/// Days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The number of days won up to today. Today does not end it while it lasts.
    pub current: usize,
    /// The most there have been.
    pub best: usize,
    /// Whether one of its last days was missed and forgiven. The next may not be.
    pub forgiven: bool,
}

/// Between two days that were missed and forgiven, at least so many were won.
const KIND: usize = 6;

/// Counts days in a row of those that were won in time. One missed day is forgiven, and
/// another one after six days that were won. Two in a row end the streak.
///
/// ```
/// use play::daily::{Day, streak};
///
/// let day = |n: u64| Day::of((20_500 + n) * 86_400_000);
/// // Missed 2, won 3.
/// let won = [0, 1, 3].map(day);
/// assert_eq!(streak(won, day(3)).current, 3);
/// assert_eq!(streak(won, day(4)).current, 3); // today may still be won
/// assert_eq!(streak(won, day(5)).current, 0); // a second day, too soon
/// ```
pub fn streak(won: impl IntoIterator<Item = Day>, today: Day) -> Streak {
    // A list, since there are few, and a set would take 4 kB of the reader's module.
    let won: Vec<Day> = won.into_iter().filter(|&day| day <= today).collect();
    let Some(&first) = won.iter().min() else {
        return Streak::default();
    };
    let (mut count, mut best) = (0, 0);
    // Days won since the last one that was forgiven. None was forgiven yet.
    let mut since = KIND;
    let mut is_gap = false;
    let mut day = first;
    while day <= today {
        if won.contains(&day) {
            count += 1;
            since += 1;
            is_gap = false;
            best = best.max(count);
        } else if day < today {
            let is_forgiven = !is_gap && since >= KIND;
            is_gap = true;
            if is_forgiven {
                since = 0;
            } else {
                (count, since) = (0, KIND);
            }
        }
        day = day.next();
    }
    Streak {
        current: count,
        best,
        forgiven: since < KIND,
    }
}
