//! Marathons, for the pages that run and show them.

use super::double;
use crate::results::result;
use play::statistics::{self, Course, CourseError, LegError};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm::times::since_1970;
use wasm::values::error;
use wasm_bindgen::prelude::*;

/// The boards that a marathon asks for, in its parts.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct CourseParts {
    #[tsify(type = "\"relay\" | \"everything\" | \"marathon\" | \"average\"")]
    kind: &'static str,
    /// `true` if its average leaves out the best and the worst.
    #[serde(rename = "isTrimmed")]
    is_trimmed: bool,
    /// The size of all boards; of a relay, that of the last one.
    size: String,
    /// Its columns.
    side: usize,
    /// The sizes of the boards, in their order.
    sizes: Vec<String>,
}

/// A play of a marathon.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Split {
    size: String,
    /// Milliseconds.
    elapsed: f64,
    /// With the time of those before, in milliseconds.
    total: f64,
    slides: u32,
    moves: u32,
    #[tsify(type = "\"counts\" | \"helped\" | \"restarted\"")]
    standing: &'static str,
    /// `true` if the average leaves it out.
    #[serde(rename = "isLeftOut")]
    is_left_out: bool,
}

/// A marathon, as far as it is.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MarathonState {
    /// Its identity; `null` before the first play.
    id: Option<String>,
    course: String,
    parts: CourseParts,
    /// The size of the board that comes next; `null` if all are solved.
    next: Option<String>,
    splits: Vec<Split>,
    /// The time of all plays, in milliseconds.
    elapsed: f64,
    slides: u32,
    moves: u32,
    tps: Option<f64>,
    /// The fastest play, from 0.
    fastest: Option<usize>,
    /// The average time, in milliseconds, if that is what it is for.
    average: Option<f64>,
    /// The value it is compared by, in milliseconds, once it is done.
    score: Option<f64>,
    /// `true` if it may enter the records.
    counts: bool,
}

/// A marathon that is done.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PastMarathon {
    at: f64,
    /// `true` if it is the best of its course.
    #[serde(rename = "isBest")]
    is_best: bool,
    state: MarathonState,
}

/// Those that are done, the latest first.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PastList {
    list: Vec<PastMarathon>,
}

/// A marathon that is under way, or done.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Marathon(statistics::Marathon);

#[wasm_bindgen]
impl Marathon {
    /// One that begins, by the text of its course. Throws if that is none.
    #[wasm_bindgen(constructor)]
    pub fn new(course: &str) -> Result<Self, JsValue> {
        let course: Course = course.parse().map_err(|e| course_error(&e))?;
        Ok(Self(statistics::Marathon::new(course)))
    }

    /// Adds the play of the next board. Throws if it is none.
    pub fn add(&mut self, record: &str) -> Result<(), JsValue> {
        self.0.add(record).map_err(|e| leg_error(&e))
    }

    /// Returns its state, with times in whole units of so many milliseconds.
    pub fn state(&self, unit: u32) -> Result<Ts<MarathonState>, JsValue> {
        result(&state_of(&self.0, unit))
    }
}

/// Marathons that are done.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct PastMarathons(statistics::Past);

#[wasm_bindgen]
impl PastMarathons {
    /// None.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one. Leaves out one that cannot be read or is not done, and tells so.
    #[expect(clippy::needless_pass_by_value, reason = "JavaScript gives it away")]
    pub fn add(&mut self, course: &str, records: Vec<String>, at: f64) -> bool {
        let Ok(course) = course.parse() else {
            return false;
        };
        let mut marathon = statistics::Marathon::new(course);
        let are_sound = records.iter().all(|record| marathon.add(record).is_ok());
        are_sound && self.0.add(since_1970(at), marathon)
    }

    /// All of them, with times in whole units of so many milliseconds.
    pub fn list(&self, unit: u32) -> Result<Ts<PastList>, JsValue> {
        let list = self.0.latest().into_iter().map(|(at, marathon)| {
            let best = self.0.best(marathon.course(), None);
            PastMarathon {
                at: double(at),
                is_best: best.is_some_and(|(_, best)| best.id() == marathon.id()),
                state: state_of(marathon, unit),
            }
        });
        result(&PastList {
            list: list.collect(),
        })
    }

    /// The best of a course, if any counts, without the one of this identity, with times
    /// in whole units of so many milliseconds.
    pub fn best(
        &self,
        course: &str,
        unit: u32,
        except: Option<String>,
    ) -> Result<Option<Ts<PastMarathon>>, JsValue> {
        let course = course.parse().map_err(|e| course_error(&e))?;
        let best = self.0.best(course, except.as_deref());
        let best = best.map(|(at, marathon)| {
            result(&PastMarathon {
                at: double(at),
                is_best: true,
                state: state_of(marathon, unit),
            })
        });
        best.transpose()
    }
}

fn state_of(marathon: &statistics::Marathon, unit: u32) -> MarathonState {
    let marathon = marathon.shown(unit.into());
    let course = marathon.course();
    let sizes = course.sizes().into_iter();
    let splits = marathon.splits().into_iter().map(|split| Split {
        size: split.size.to_string(),
        elapsed: double(split.elapsed),
        total: double(split.total),
        slides: split.slides,
        moves: split.moves,
        standing: split.standing.name(),
        is_left_out: split.is_left_out,
    });
    MarathonState {
        id: marathon.id().map(str::to_owned),
        course: course.to_string(),
        parts: CourseParts {
            kind: course.kind().name(),
            is_trimmed: course.is_trimmed(),
            size: course.size().to_string(),
            side: course.size().columns(),
            sizes: sizes.map(|size| size.to_string()).collect(),
        },
        next: marathon.next().map(|size| size.to_string()),
        splits: splits.collect(),
        elapsed: double(marathon.elapsed()),
        slides: marathon.slides(),
        moves: marathon.moves(),
        tps: marathon.tps(),
        fastest: marathon.fastest(),
        average: marathon.average(),
        score: marathon.score(),
        counts: marathon.counts(),
    }
}

fn course_error(e: &CourseError) -> JsValue {
    let range = |least: usize, most: usize| [("least", least.into()), ("most", most.into())];
    match e {
        CourseError::Side { least, most, .. } => error(e, "courseSide", &range(*least, *most)),
        CourseError::Count { least, most, .. } => error(e, "courseCount", &range(*least, *most)),
        _ => error(e, "course", &[]),
    }
}

fn leg_error(e: &LegError) -> JsValue {
    let code = match e {
        LegError::Done => "legDone",
        LegError::Record(_) => "legRecord",
        LegError::Size { .. } => "legSize",
        LegError::Goal => "legGoal",
        LegError::SetUp => "legSetUp",
        LegError::Unfinished => "legUnfinished",
        LegError::Repeated => "legRepeated",
    };
    error(e, code, &[])
}
