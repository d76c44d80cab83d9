//! The puzzle of the day.

use play::daily::{Daily, Day, SIZES, Streak, streak};
use play::{Game, Record};
use proptest::prelude::*;
use std::collections::BTreeSet;

const DAY: u64 = 86_400_000;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// As `date -u -d 2026-11-22 +%s` counts.
#[test]
fn days_are_those_of_the_calendar() {
    for (text, seconds, weekday) in [
        ("1970-01-01", 0, 3),
        ("2000-02-29", 951_782_400, 1),
        ("2026-01-01", 1_767_225_600, 3),
        ("2026-11-22", 1_795_305_600, 6),
        ("2028-02-29", 1_835_395_200, 1),
    ] {
        let day = day(text);
        assert_eq!(day.begins(), seconds * 1_000, "{text}");
        assert_eq!(day.weekday(), weekday, "{text}");
        assert_eq!(Day::of(day.begins() + DAY - 1), day);
        assert_eq!(day.to_string(), text);
    }
    assert_eq!(day("2026-01-01"), Day::FIRST);
}

#[test]
fn what_is_no_day_is_refused() {
    for text in [
        "",
        "2026",
        "2026-11",
        "2026-02-30",
        "2026-13-01",
        "2026-1-1",
        "2026-11-22 ",
        "2026-11-22-1",
        "1969-12-31",
        "18446744073709551615-01-01",
        "2026-18446744073709551615-01",
        "2026-01-18446744073709551615",
        "2026-01-00",
        "2026-00-01",
        "daily 2026-11-22",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
}

#[test]
fn a_month_has_its_days() {
    let days = |text| {
        day(text)
            .month()
            .map(|day| day.to_string())
            .collect::<Vec<_>>()
    };
    let february = days("2028-02-10");
    assert_eq!((february.len(), february[0].as_str()), (29, "2028-02-01"));
    assert_eq!(february[28], "2028-02-29");
    assert_eq!(days("2026-11-30").len(), 30);
    assert_eq!(days("1970-01-01").len(), 31);
}

#[test]
fn each_day_and_size_has_another_board() {
    let mut boards = BTreeSet::new();
    for size in SIZES {
        for at in 0..400 {
            let day = Day::of(Day::FIRST.begins() + at * DAY);
            let daily = Daily::new(day, size.parse().unwrap()).unwrap();
            let record = daily.record();
            assert!(!record.start().is_solved());
            assert_eq!(Daily::of(&record), Some(daily));
            assert!(boards.insert(record.start().to_string()), "{day} {size}");
        }
    }
}

/// Links and calendars of all players rest on it.
#[test]
fn the_daily_of_a_day_never_changes() {
    let daily = Daily::new(day("2026-11-22"), "4x4".parse().unwrap()).unwrap();
    let by_link: Game = {
        let link = "#size=4x4&seed=daily+2026-11-22";
        play::code::Link::parse(link).unwrap().unwrap().open("")
    };
    assert_eq!(daily.record().start(), by_link.start());
}

#[test]
fn no_other_play_is_a_daily() {
    for text in [
        "#size=4x4&seed=2026-11-22",
        "#size=4x4&seed=daily+2025-12-31",
        "#size=6x6&seed=daily+2026-11-22",
        "#size=4x4&seed=daily+2026-11-22&goal=snake",
        "#size=4x4&seed=daily+2026-11-31",
        "#board=3x3-VTSLA",
    ] {
        let game = play::Link::parse(text).unwrap().unwrap().open("drawn");
        let record: &Record = game.record();
        assert_eq!(Daily::of(record), None, "{text}");
    }
}

proptest! {
    /// Clocks are wrong by years, too. Today's puzzle is one that can be played.
    #[test]
    fn by_any_clock_there_is_a_puzzle_of_today(
        at in prop_oneof![any::<u64>(), 0..400_000_000_000_000_u64],
    ) {
        let today = Day::today(at);
        prop_assert_eq!(today.to_string().parse(), Ok(today));
        for size in SIZES {
            prop_assert!(Daily::new(today, size.parse().unwrap()).is_some(), "{}", today);
        }
        if (Day::FIRST..day("9999-12-31")).contains(&Day::of(at)) {
            prop_assert_eq!(today, Day::of(at));
        }
    }
}

#[test]
fn a_win_counts_until_the_end_of_the_next_day() {
    let daily = Daily::new(day("2026-11-22"), "3x3".parse().unwrap()).unwrap();
    let at = |text: &str, ms: u64| day(text).begins() + ms;
    // On Kiritimati it begins 14 hours before UTC, on Baker Island it ends 12 hours after.
    assert!(!daily.is_in_time(at("2026-11-21", 10 * 3_600_000 - 1)));
    assert!(daily.is_in_time(at("2026-11-21", 10 * 3_600_000)));
    assert!(daily.is_in_time(at("2026-11-24", 12 * 3_600_000 - 1)));
    assert!(!daily.is_in_time(at("2026-11-24", 12 * 3_600_000)));
}

/// As `date -d "2026-11-24 +11 days"` counts.
#[test]
fn days_are_counted_from_24_november_2026() {
    for (text, number) in [
        ("2026-11-23", None),
        ("2026-11-24", Some(1)),
        ("2026-12-05", Some(12)),
        ("2027-11-24", Some(366)),
    ] {
        assert_eq!(day(text).number(), number, "{text}");
    }
}

#[test]
fn a_week_begins_on_monday() {
    for text in ["2026-11-23", "2026-11-25", "2026-11-29"] {
        let days = day(text).week().map(|day| day.to_string());
        assert_eq!(
            (days[0].as_str(), days[6].as_str()),
            ("2026-11-23", "2026-11-29")
        );
    }
}

/// Days that counted before there were numbers still count.
#[test]
fn two_sizes_count_and_the_short_one_is_half_a_day() {
    let counts = |text, size: &str| {
        let daily = Daily::new(day(text), size.parse().unwrap()).unwrap();
        (daily.counts(), daily.is_whole())
    };
    assert_eq!(counts("2026-11-23", "5x5"), (true, true));
    assert_eq!(counts("2026-11-24", "4x4"), (true, true));
    assert_eq!(counts("2026-11-24", "3x3"), (true, false));
    assert_eq!(counts("2026-11-24", "5x5"), (false, false));
}

/// The streak of days by letters: `x` won, `.` missed; the last one is today.
fn streak_of(days: &str) -> Streak {
    let at = |n: usize| Day::of((30_000 + n as u64) * DAY);
    let won = days
        .bytes()
        .enumerate()
        .filter(|&(_, letter)| letter == b'x');
    streak(won.map(|(n, _)| at(n)), at(days.len() - 1))
}

fn check_streak(days: &str, current: usize, best: usize) {
    let found = streak_of(days);
    assert_eq!((found.current, found.best), (current, best), "{days}");
}

#[test]
fn a_streak_is_kind() {
    check_streak(".", 0, 0);
    check_streak("x", 1, 1);
    check_streak("x.", 1, 1);
    // One missed day.
    check_streak("x..", 1, 1);
    check_streak("xx.x", 3, 3);
    check_streak("xxxxxx.x", 7, 7);
    // Never two in a row, and the next only after six more.
    check_streak("x...", 0, 1);
    check_streak("xx..x", 1, 2);
    check_streak("xxx.xx.x", 1, 5);
    check_streak("xxxxxx.xxxxx.x", 1, 11);
    check_streak("xxxxxx.xxxxxx.x", 13, 13);
    // The next streak is as kind.
    check_streak("x.x..xx.x", 3, 3);
    // Today may still be won, even if yesterday is forgiven.
    check_streak("xxxxxx..", 6, 6);
}

#[test]
fn a_missed_day_that_was_forgiven_is_told_until_the_next_would_be() {
    for days in ["x..", "xx.x", "xxxxxx..", "x.xxxxx"] {
        assert!(streak_of(days).forgiven, "{days}");
    }
    for days in ["x", "x.", "xxx", "x.xxxxxx", "xxx.xx.x"] {
        assert!(!streak_of(days).forgiven, "{days}");
    }
}

proptest! {
    #[test]
    fn a_streak_is_at_most_the_days_won(won in prop::collection::vec(any::<bool>(), 1..60)) {
        let at = |n: usize| Day::of((30_000 + n as u64) * DAY);
        let days: Vec<Day> = (0..won.len()).filter(|&n| won[n]).map(at).collect();
        let found = streak(days.iter().copied(), at(won.len() - 1));
        prop_assert!(found.current <= found.best && found.best <= days.len());
        // Without mercy it is at least the longest run.
        let text: String = won.iter().map(|&won| if won { 'x' } else { ' ' }).collect();
        let longest = text.split(' ').map(str::len).max().unwrap_or(0);
        prop_assert!(found.best >= longest);
    }
}
