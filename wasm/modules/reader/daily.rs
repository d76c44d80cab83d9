//! The puzzle of the day, for the page.

use play::daily::{Daily, Day, PREFIX, SIZES, Streak, streak};
use play::game::Game;
use play::record::Record;
use taquin::board::Goal;
use wasm::times::{millis, since_1970};
use wasm::values::{error, object, or_null};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A win of a daily puzzle: the first one of its day and size. */
export interface DailyWin {
  /** Like `2026-11-22`. */
  day: string;
  size: string;
  stm: number;
  elapsed: number;
  hints: number;
}

/** The puzzle of a day, and the size of a play of it. */
export interface DailyName {
  /** Like `2026-11-22`. */
  day: string;
  /** From 1 on; `null` before there were numbers. */
  number: number | null;
  size: string;
}

/** A play of a daily puzzle. */
export interface DailyPlay extends DailyName {
  /** The board that it is at, as text, and the slides made. */
  board: string;
  slides: number;
}

/** A month of daily puzzles, and how the player stands today. Days are written like
 * `2026-11-22`. */
export interface DailyMonth {
  today: string;
  /** The numbers of today's puzzle and the next; `null` before there were numbers. */
  number: number | null;
  upcoming: number | null;
  /** The usual size, and whether a size that counts is won today. */
  size: string;
  isDone: boolean;
  /** Until the next day, rounded up to a minute. */
  left: { hours: number, minutes: number };
  /** The usual one and a short one, which count, and others. */
  sizes: string[];
  /** The days of this week, from Monday on; `half` with the short one only. */
  week: ("won" | "half" | "missed" | "today" | "ahead")[];
  days: string[];
  /** Each day of the month, like those of the week. */
  states: DailyMonth["week"];
  /** From 0 for Monday to 6 for Sunday: the weekday of the first day. */
  weekday: number;
  /** A day of the month before and after, if that has puzzles. */
  previous: string | null;
  next: string | null;
  /** The first and the last day that has puzzles. */
  first: string;
  wins: DailyWin[];
  /** The beginning of the ids of plays of daily puzzles. */
  beginnings: string[];
  /** Days in a row, up to today, the most there have been, and whether a missed one
   * was forgiven lately. */
  streak: number;
  best: number;
  forgiven: boolean;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// `DailyName`, above.
    #[wasm_bindgen(typescript_type = "DailyName")]
    pub type DailyName;

    /// `DailyPlay`, above.
    #[wasm_bindgen(typescript_type = "DailyPlay")]
    pub type DailyPlay;

    /// `DailyMonth`, above.
    #[wasm_bindgen(typescript_type = "DailyMonth")]
    pub type DailyMonth;
}

/// Returns the record that begins with the puzzle of a day and a size.
#[wasm_bindgen(js_name = dailyRecord)]
pub fn daily_record(day: &str, size: &str) -> Result<String, JsValue> {
    let daily = daily(day, size)?;
    Ok(daily.record().to_string())
}

/// Returns which daily puzzle a play is of, and how far it is; `undefined` if it is of
/// another puzzle.
#[wasm_bindgen(js_name = dailyOf)]
pub fn daily_of(record: &str) -> Option<DailyPlay> {
    let game: Game = record.parse().ok()?;
    let daily = Daily::of(game.record())?;
    let [day, number, size] = name_fields(daily);
    let board = ("board", game.board().to_string().into());
    Some(object(&[
        day,
        number,
        size,
        board,
        ("slides", game.stm().into()),
    ]))
}

/// Returns what the puzzle of a day and a size is called; throws if there is none.
#[wasm_bindgen(js_name = dailyName)]
pub fn daily_name(day: &str, size: &str) -> Result<DailyName, JsValue> {
    daily(day, size).map(name)
}

fn name(daily: Daily) -> DailyName {
    object(&name_fields(daily))
}

fn name_fields(daily: Daily) -> [(&'static str, JsValue); 3] {
    [
        ("day", daily.day.to_string().into()),
        ("number", number(daily.day)),
        ("size", daily.size.to_string().into()),
    ]
}

fn number(day: Day) -> JsValue {
    or_null(day.number().map(|number| JsValue::from(number as f64)))
}

fn daily(day: &str, size: &str) -> Result<Daily, JsValue> {
    let found = day.parse().ok().zip(size.parse().ok());
    let found = found.and_then(|(day, size)| Daily::new(day, size));
    found.ok_or_else(|| error(&"no daily puzzle", "daily", &[]))
}

/// Returns the month of a day. `records` are won plays, each with the time of its end
/// in milliseconds since 1970; others than those of daily puzzles do not count. `day`
/// is today if it is empty, as `now` says, by the clock on the wall; `left` is how many
/// milliseconds are left of today, which may be a day of 23 or 25 hours.
#[wasm_bindgen(js_name = dailyMonth)]
#[expect(
    clippy::needless_pass_by_value,
    reason = "the binder passes lists by value"
)]
pub fn daily_month(
    day: &str,
    now: f64,
    left: f64,
    records: Vec<String>,
    times: Vec<f64>,
) -> Result<DailyMonth, JsValue> {
    let today = Day::today(since_1970(now));
    let day = if day.is_empty() {
        today
    } else {
        day.parse().map_err(|e| error(&e, "daily", &[]))?
    };
    let times = times.into_iter().map(since_1970);
    let won = wins(&records, times);
    let in_time = |win: &&Win| win.daily.counts() && win.daily.is_in_time(win.at);
    let in_time: Vec<Day> = won
        .iter()
        .filter(in_time)
        .map(|win| win.daily.day)
        .collect();
    let Streak {
        current,
        best,
        forgiven,
    } = streak(in_time.iter().copied(), today);
    let is_won = |day: Day, is_enough: fn(Daily) -> bool| {
        won.iter()
            .any(|win| win.daily.day == day && is_enough(win.daily))
    };
    let state = |of: Day| match of {
        _ if is_won(of, Daily::is_whole) => "won",
        _ if is_won(of, Daily::counts) => "half",
        _ if of == today => "today",
        _ if of > today => "ahead",
        _ => "missed",
    };
    let states = |days: &[Day]| -> JsValue {
        let states = days.iter().map(|&day| JsValue::from(state(day)));
        states.collect::<Vec<_>>().into()
    };
    let minutes = millis(left).div_ceil(60_000);
    let left = object::<JsValue>(&[
        ("hours", ((minutes / 60) as f64).into()),
        ("minutes", ((minutes % 60) as f64).into()),
    ]);
    let days: Vec<Day> = day.month().collect();
    let (first, last) = (days[0], days[days.len() - 1]);
    let text = |day: Day| JsValue::from(day.to_string());
    let previous = first.previous().filter(|&day| day >= Day::FIRST);
    let next = Some(last.next()).filter(|&day| day <= today);
    let of_month = won.iter().filter(|win| days.contains(&win.daily.day));
    Ok(object(&[
        ("today", text(today)),
        ("number", number(today)),
        ("upcoming", number(today.next())),
        ("size", SIZES[0].into()),
        ("isDone", is_won(today, Daily::counts).into()),
        ("left", left),
        ("week", states(&today.week())),
        ("sizes", SIZES.map(JsValue::from).to_vec().into()),
        (
            "days",
            days.iter().copied().map(text).collect::<Vec<_>>().into(),
        ),
        ("states", states(&days)),
        ("weekday", (first.weekday() as f64).into()),
        ("previous", or_null(previous.map(text))),
        ("next", or_null(next.map(text))),
        ("first", text(Day::FIRST)),
        ("wins", of_month.map(Win::object).collect::<Vec<_>>().into()),
        (
            "beginnings",
            SIZES
                .map(|size| JsValue::from(beginning(size)))
                .to_vec()
                .into(),
        ),
        ("streak", current.into()),
        ("best", best.into()),
        ("forgiven", forgiven.into()),
    ]))
}

/// Returns the beginning of the records of plays of daily puzzles, up to the day.
fn beginning(size: &str) -> String {
    let Ok(size) = size.parse() else {
        return String::new();
    };
    let goal = Goal::blank_last(size);
    let mut text = Record::from_seed(&goal, PREFIX).to_string();
    // Without its events, of which there are none, and its check.
    for _ in 0..2 {
        let point = text.bytes().rposition(|byte| byte == b'.');
        text.truncate(point.unwrap_or(0));
    }
    text
}

struct Win {
    daily: Daily,
    at: u64,
    game: Game,
}

impl Win {
    fn object(&self) -> JsValue {
        object(&[
            ("day", self.daily.day.to_string().into()),
            ("size", self.daily.size.to_string().into()),
            ("stm", self.game.stm().into()),
            // A time of a play is below 2⁵³, so it is exact.
            ("elapsed", (self.game.elapsed(0) as f64).into()),
            ("hints", self.game.help().hints.into()),
        ])
    }
}

/// The first win of each daily puzzle, without the solver.
fn wins(records: &[String], times: impl Iterator<Item = u64>) -> Vec<Win> {
    let mut found: Vec<Win> = Vec::new();
    for (record, at) in records.iter().zip(times) {
        let Ok(game) = record.parse::<Game>() else {
            continue;
        };
        let Some(daily) = Daily::of(game.record()) else {
            continue;
        };
        if game.help().solver || !game.board().is_solved() {
            continue;
        }
        match found.iter_mut().find(|win| win.daily == daily) {
            Some(win) if win.at <= at => {}
            Some(win) => *win = Win { daily, at, game },
            None => found.push(Win { daily, at, game }),
        }
    }
    found
}
