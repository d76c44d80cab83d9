//! Statistics, for pages that show them.

mod files;
mod marathons;
#[path = "../results.rs"]
mod results;
mod wins;

use crate::results::result;
use play::statistics::{
    self, Collection, Filter, Kind, Measure, Order, Play, PlayText, SPANS, Solve, Source, csv,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm::times::{millis, since_1970};
use wasm_bindgen::prelude::*;

/// Plays of one size and goal.
#[derive(Debug, Serialize, Tsify)]
pub struct Category {
    size: String,
    /// Its name, or `*` and the rank of its tiles.
    goal: String,
    plays: usize,
    /// The number of those that enter the records.
    counting: usize,
}

/// All of them; those played last come first.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Categories {
    list: Vec<Category>,
}

/// A value and the play that has it.
#[derive(Debug, Serialize, Tsify)]
pub struct Best {
    value: f64,
    id: String,
    at: f64,
}

/// The averages of some number of plays.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Average {
    /// The number of plays in each.
    span: usize,
    /// The number of plays missing until there is one.
    missing: usize,
    /// The average of the last plays.
    current: Option<f64>,
    /// The best there has been, and its last play.
    best: Option<Best>,
}

/// The results of a size and goal.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Summary {
    /// The number of plays that count.
    count: usize,
    best: Option<Best>,
    /// The value of the last play.
    latest: Option<f64>,
    /// The mean of all.
    mean: Option<f64>,
    averages: Vec<Average>,
}

/// Values from one bound to the next.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Bin {
    from: f64,
    /// `null` for all that are larger.
    to: Option<f64>,
    count: usize,
}

/// A histogram of values.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Histogram {
    bins: Vec<Bin>,
}

/// A play in a list.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Row {
    id: String,
    at: f64,
    size: String,
    goal: String,
    /// Milliseconds.
    elapsed: f64,
    slides: Option<u32>,
    moves: Option<u32>,
    tps: Option<f64>,
    hints: u32,
    solver: bool,
    /// The reason why it counts or does not.
    #[tsify(
        type = "\"counts\" | \"unfinished\" | \"helped\" | \"restarted\" | \"setUp\" | \"repeated\""
    )]
    standing: &'static str,
    /// The place where it was played; empty for here.
    source: &'static str,
    /// `true` if it was the best of its size and goal when it was played.
    #[serde(rename = "isBest")]
    is_best: bool,
    /// The link that opens its start, if that is known.
    link: Option<String>,
}

/// Part of a list.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Page {
    /// The number of plays in all.
    total: usize,
    rows: Vec<Row>,
}

/// All plays of a player.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Plays {
    all: Collection,
    // Added by `add` and not yet in `all`, which sorts what it gets.
    fresh: Vec<Solve>,
    filter: Filter,
}

#[wasm_bindgen]
impl Plays {
    /// None.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads what `write` wrote; `undefined` if another build did.
    pub fn read(text: &str) -> Option<Self> {
        let all = Collection::read(text).ok()?;
        Some(Self {
            all,
            ..Self::default()
        })
    }

    /// Writes the figures of all plays as text, so that the records need not be played
    /// again when the page opens.
    pub fn write(&mut self) -> String {
        self.settle().write()
    }

    /// Adds the play of a record; `settle` makes it seen. Returns `true` if the record
    /// could be read.
    pub fn add(&mut self, record: &str, at: f64, source: &str) -> bool {
        self.take(&recorded(record, at, source))
    }

    /// Adds a time without a record. Returns `true` if there is such a size.
    #[wasm_bindgen(js_name = addTime)]
    pub fn add_time(
        &mut self,
        size: &str,
        elapsed: f64,
        slides: Option<u32>,
        at: f64,
        source: &str,
    ) -> bool {
        let play = timed(size, elapsed, slides, at, source);
        play.is_some_and(|play| self.take(&play))
    }

    /// Removes plays, if they are there.
    pub fn remove(&mut self, ids: Vec<String>) {
        self.settle();
        self.all.remove(ids.iter().map(|id| &**id));
    }

    /// Removes all plays but these. Returns those of these that are not there.
    pub fn retain(&mut self, ids: Vec<String>) -> Vec<String> {
        self.settle();
        let kept: std::collections::HashSet<&str> = ids.iter().map(|id| &**id).collect();
        let gone = self.all.solves().iter().map(|solve| solve.id.clone());
        let gone: Vec<String> = gone.filter(|id| !kept.contains(&**id)).collect();
        if !gone.is_empty() {
            self.all.remove(gone.iter().map(|id| &**id));
        }
        ids.into_iter().filter(|id| !self.all.has(id)).collect()
    }

    /// Returns the number of plays.
    pub fn count(&mut self) -> usize {
        self.settle().solves().len()
    }

    /// The sizes and goals that were played.
    pub fn categories(&mut self) -> Result<Ts<Categories>, JsValue> {
        let list = self.settle().categories().into_iter();
        let list = list.map(|category| Category {
            size: category.size,
            goal: category.goal,
            plays: category.plays,
            counting: category.counting,
        });
        result(&Categories {
            list: list.collect(),
        })
    }

    /// The results of a size and goal, by "time", "slides", "moves" or "tps".
    pub fn summary(
        &mut self,
        size: &str,
        goal: &str,
        measure: &str,
    ) -> Result<Ts<Summary>, JsValue> {
        let (solves, results) = self.settle().results(size, goal, named(measure));
        let best = |value: f64, at: usize| Best {
            value,
            id: solves[at].id.clone(),
            at: double(solves[at].at),
        };
        let average = |span: usize| {
            let found = results.average(span);
            Average {
                span,
                missing: span.saturating_sub(solves.len()),
                current: found.map(|found| found.current),
                best: found.map(|found| best(found.best, found.best_at)),
            }
        };
        result(&Summary {
            count: solves.len(),
            best: results.best().map(|at| best(results.values()[at], at)),
            latest: results.values().last().copied(),
            mean: results.mean(),
            averages: SPANS.map(average).into(),
        })
    }

    /// Returns the standing of a play, as `Row.standing`; `undefined` if it is not
    /// there.
    pub fn standing(&mut self, record: &str) -> Option<String> {
        let id = recorded(record, 0.0, "").id();
        let mut rows = self.settle().rows();
        let row = rows.find(|row| row.solve.id == id)?;
        Some(row.standing.name().to_owned())
    }

    /// When each play that counts ended, in milliseconds since 1970.
    pub fn dates(&mut self, size: &str, goal: &str, measure: &str) -> Vec<f64> {
        let (solves, _) = self.settle().results(size, goal, named(measure));
        solves.iter().map(|solve| double(solve.at)).collect()
    }

    /// The value of each play that counts.
    pub fn values(&mut self, size: &str, goal: &str, measure: &str) -> Vec<f64> {
        let (_, results) = self.settle().results(size, goal, named(measure));
        results.values().to_vec()
    }

    /// The average of each `span` plays that count. The first one ends with the
    /// play number `span`.
    pub fn rolling(&mut self, size: &str, goal: &str, measure: &str, span: usize) -> Vec<f64> {
        statistics::rolling(&self.values(size, goal, measure), span)
    }

    /// Returns a histogram of the values.
    pub fn histogram(
        &mut self,
        size: &str,
        goal: &str,
        measure: &str,
    ) -> Result<Ts<Histogram>, JsValue> {
        let bins = statistics::histogram(&self.values(size, goal, measure), named(measure));
        let bins = bins.into_iter().map(|bin| Bin {
            from: bin.from,
            to: bin.to,
            count: bin.count,
        });
        result(&Histogram {
            bins: bins.collect(),
        })
    }

    /// Chooses what `list` lists. `size` and `goal` may be empty, for all; `to` is
    /// no longer in.
    #[expect(clippy::too_many_arguments, reason = "an object would be 15 kB")]
    pub fn choose(
        &mut self,
        size: &str,
        goal: &str,
        kind: &str,
        from: Option<f64>,
        to: Option<f64>,
        text: &str,
        order: &str,
        measure: &str,
    ) {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let measure = named(measure);
        self.filter = Filter {
            size: some(size),
            goal: some(goal),
            kind: Kind::named(kind).unwrap_or_default(),
            from: from.map(since_1970),
            to: to.map(since_1970),
            text: text.to_owned(),
            order: match order {
                "oldest" => Order::Oldest,
                "best" => Order::Best(measure),
                "worst" => Order::Worst(measure),
                _ => Order::Newest,
            },
        };
    }

    /// Part of what was chosen: `count` plays from the number `from` on.
    pub fn list(&mut self, from: usize, count: usize, measure: &str) -> Result<Ts<Page>, JsValue> {
        self.settle();
        let found = self.all.find(&self.filter);
        let bests = self.all.bests(named(measure));
        let rows = found.iter().skip(from).take(count).map(|row| {
            let solve = row.solve;
            Row {
                id: solve.id.clone(),
                at: double(solve.at),
                size: solve.size().to_owned(),
                goal: solve.goal(),
                elapsed: double(solve.elapsed),
                slides: solve.slides,
                moves: solve.moves,
                tps: Measure::Tps.of(solve),
                hints: solve.help.hints,
                solver: solve.help.solver,
                standing: row.standing.name(),
                source: solve.source.name(),
                is_best: bests.contains(&*solve.id),
                link: solve.link(),
            }
        });
        result(&Page {
            total: found.len(),
            rows: rows.collect(),
        })
    }

    /// Returns the chosen plays as a table for spreadsheets.
    pub fn csv(&mut self) -> String {
        self.settle();
        csv::write(self.all.find(&self.filter))
    }

    fn take(&mut self, play: &Play) -> bool {
        let solve = Solve::of(play);
        self.fresh.extend(solve.as_ref().ok().cloned());
        solve.is_ok()
    }

    fn settle(&mut self) -> &Collection {
        if !self.fresh.is_empty() {
            self.all.add(std::mem::take(&mut self.fresh));
        }
        &self.all
    }
}

/// The play of a record. What has no known source was played here.
fn recorded(record: &str, at: f64, source: &str) -> Play {
    let source = Source::named(source).unwrap_or(Source::Here);
    Play::recorded(since_1970(at), record, source)
}

/// A won play of which only the time is known; `None` for no size or no source.
fn timed(size: &str, elapsed: f64, slides: Option<u32>, at: f64, source: &str) -> Option<Play> {
    let (size, source) = (size.parse().ok()?, Source::named(source)?);
    let mut play = Play::timed(since_1970(at), size, millis(elapsed), source);
    if let PlayText::Time { slides: count, .. } = &mut play.text {
        *count = slides;
    }
    Some(play)
}

/// Returns the measure of a name; the time for an unknown one.
fn named(measure: &str) -> Measure {
    Measure::named(measure).unwrap_or(Measure::Time)
}

/// A time as JavaScript has it: below 2⁵³, so it is exact.
fn double(time: u64) -> f64 {
    time as f64
}
