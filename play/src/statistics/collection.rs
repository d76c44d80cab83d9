//! All plays of a player.

use super::measure::Measure;
use super::results::Results;
use super::solve::{Solve, Source, Standing, standings};
use std::collections::{BTreeMap, HashMap, HashSet};

/// All plays, the first played first.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    // Invariant: in the order of their times, then of their identities; no
    // identity is there twice.
    solves: Vec<Solve>,
    // Invariant: one for each play.
    standings: Vec<Standing>,
    // Invariant: the identities of `solves`.
    ids: HashSet<String>,
}

/// Plays of one size and goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// Like `4x4`.
    pub size: String,
    /// As [`Solve::goal`] returns it.
    pub goal: String,
    /// The number of plays.
    pub plays: usize,
    /// The number of those that count.
    pub counting: usize,
    /// When the last one ended.
    pub latest: u64,
}

/// The kind of plays that are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// All.
    #[default]
    All,
    /// Those that count.
    Counting,
    /// Those that are won and do not count.
    NotCounting,
    /// Those with help.
    Helped,
    /// Those not won.
    Unfinished,
    /// Those of other programs.
    Imported,
}

impl Kind {
    /// Every one, and its name at the boundary.
    const NAMES: [(Self, &'static str); 6] = [
        (Self::All, "all"),
        (Self::Counting, "counting"),
        (Self::NotCounting, "notCounting"),
        (Self::Helped, "helped"),
        (Self::Unfinished, "unfinished"),
        (Self::Imported, "imported"),
    ];

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let found = Self::NAMES.into_iter().find(|(_, other)| *other == name);
        found.map(|(kind, _)| kind)
    }

    fn holds(self, solve: &Solve, standing: Standing) -> bool {
        match self {
            Self::All => true,
            Self::Counting => standing == Standing::Counts,
            Self::NotCounting => solve.is_won && standing != Standing::Counts,
            Self::Helped => solve.help.is_any(),
            Self::Unfinished => !solve.is_won,
            Self::Imported => solve.source != Source::Here,
        }
    }
}

/// In which order plays are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The latest first.
    #[default]
    Newest,
    /// The earliest first.
    Oldest,
    /// The best first; unfinished plays last.
    Best(Measure),
    /// The worst first; unfinished plays last.
    Worst(Measure),
}

/// The plays that are listed, and their order. By default all, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this size, like `4x4`.
    pub size: Option<String>,
    /// Only this goal, as [`Category::goal`] names it.
    pub goal: Option<String>,
    /// Only these.
    pub kind: Kind,
    /// Only from this time on, in milliseconds since 1970.
    pub from: Option<u64>,
    /// Only before this time.
    pub to: Option<u64>,
    /// Only those whose size, goal, seed or source has each of these words.
    pub text: String,
    /// In which order.
    pub order: Order,
}

/// A play in a list.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The play.
    pub solve: &'a Solve,
    /// The reason why it counts or does not.
    pub standing: Standing,
}

/// The rank of a play among those of its size and goal that count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The number of plays that count, without this one.
    pub others: usize,
    /// The best value of the others; `None` if there is none.
    pub best: Option<f64>,
    /// One more than the number of others that are better.
    pub rank: usize,
}

impl Collection {
    /// The plays, the first played first.
    #[must_use]
    pub fn solves(&self) -> &[Solve] {
        &self.solves
    }

    /// Returns `true` if a play is there.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Adds plays. One whose identity is there stays as it is.
    pub fn add(&mut self, solves: impl IntoIterator<Item = Solve>) {
        for solve in solves {
            if self.ids.insert(solve.id.clone()) {
                self.solves.push(solve);
            }
        }
        self.solves
            .sort_by(|a, b| (a.at, &a.id).cmp(&(b.at, &b.id)));
        self.standings = standings(self.solves.iter());
    }

    /// Removes plays, if they are there.
    pub fn remove<'a>(&mut self, ids: impl IntoIterator<Item = &'a str>) {
        let gone: HashSet<&str> = ids.into_iter().collect();
        self.solves.retain(|solve| !gone.contains(&*solve.id));
        self.ids.retain(|id| !gone.contains(&**id));
        self.standings = standings(self.solves.iter());
    }

    /// The sizes and goals that were played, the latest played first.
    #[must_use]
    pub fn categories(&self) -> Vec<Category> {
        let mut found: BTreeMap<(&str, String), Category> = BTreeMap::new();
        for Row { solve, standing } in self.rows() {
            let (size, goal) = (solve.size(), solve.goal());
            let category = found.entry((size, goal.clone())).or_insert(Category {
                size: size.to_owned(),
                goal,
                plays: 0,
                counting: 0,
                latest: 0,
            });
            category.plays += 1;
            category.counting += usize::from(standing == Standing::Counts);
            category.latest = solve.at;
        }
        let mut categories: Vec<Category> = found.into_values().collect();
        categories.sort_by_key(|category| std::cmp::Reverse(category.latest));
        categories
    }

    /// The plays of a size and goal that count and of which this is known, with
    /// their values.
    #[must_use]
    pub fn results(&self, size: &str, goal: &str, measure: Measure) -> (Vec<&Solve>, Results) {
        let counting = self.rows().filter(|row| row.standing == Standing::Counts);
        let here = counting.filter(|row| row.solve.size() == size && row.solve.goal() == goal);
        let known = here.filter_map(|row| Some((row.solve, measure.of(row.solve)?)));
        let (solves, values) = known.unzip();
        (solves, Results::new(measure, values))
    }

    /// Returns the place of a play among the others; `None` if it does not count, is
    /// not there, or this is not known of it.
    #[must_use]
    pub fn place(&self, id: &str, measure: Measure) -> Option<Place> {
        let own = self.solves.iter().find(|solve| solve.id == id)?;
        let (solves, results) = self.results(own.size(), &own.goal(), measure);
        let at = solves.iter().position(|solve| solve.id == id)?;
        let mut others = results.values().to_vec();
        let value = others.remove(at);
        let better = |a: f64, b: f64| if measure.is_better(b, a) { b } else { a };
        Some(Place {
            others: others.len(),
            best: others.iter().copied().reduce(better),
            rank: 1 + others
                .iter()
                .filter(|&&other| measure.is_better(other, value))
                .count(),
        })
    }

    /// The plays that a filter lets through, in its order.
    #[must_use]
    pub fn find(&self, filter: &Filter) -> Vec<Row<'_>> {
        let text = filter.text.to_lowercase().replace('×', "x");
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_in = |row: &Row| {
            let solve = row.solve;
            let is = |wanted: &Option<String>, found: &str| {
                wanted.as_deref().is_none_or(|wanted| wanted == found)
            };
            is(&filter.size, solve.size())
                && is(&filter.goal, &solve.goal())
                && filter.kind.holds(solve, row.standing)
                && filter.from.is_none_or(|from| from <= solve.at)
                && filter.to.is_none_or(|to| solve.at < to)
                && has_words(solve, &words)
        };
        let mut rows: Vec<Row> = self.rows().filter(is_in).collect();
        sort(&mut rows, filter.order);
        rows
    }

    /// The plays that were the best of their size and goal when they were played.
    #[must_use]
    pub fn bests(&self, measure: Measure) -> HashSet<&str> {
        let mut best: HashMap<(&str, String), f64> = HashMap::new();
        let mut bests = HashSet::new();
        for Row { solve, standing } in self.rows() {
            let Some(value) = measure.of(solve).filter(|_| standing == Standing::Counts) else {
                continue;
            };
            let before = best.entry((solve.size(), solve.goal())).or_insert(f64::NAN);
            if before.is_nan() || measure.is_better(value, *before) {
                *before = value;
                bests.insert(&*solve.id);
            }
        }
        bests
    }

    /// All plays with their standings, the first played first.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        let pairs = self.solves.iter().zip(&self.standings);
        pairs.map(|(solve, &standing)| Row { solve, standing })
    }
}

fn has_words(solve: &Solve, words: &[&str]) -> bool {
    if words.is_empty() {
        return true;
    }
    // The start has size, goal and seed.
    let start = solve.start().unwrap_or(&solve.id).to_lowercase();
    let has = |word: &&str| start.contains(*word) || solve.source.name().contains(*word);
    words.iter().all(has)
}

fn sort(rows: &mut [Row], order: Order) {
    let (measure, is_best_first) = match order {
        Order::Oldest => return,
        Order::Newest => return rows.reverse(),
        Order::Best(measure) => (measure, true),
        Order::Worst(measure) => (measure, false),
    };
    let value = |row: &Row| measure.of(row.solve).filter(|_| row.solve.is_won);
    rows.sort_by(|a, b| match (value(a), value(b)) {
        (Some(a), Some(b)) => {
            let is_rising = is_best_first == measure.is_better(0.0, 1.0);
            if is_rising {
                a.total_cmp(&b)
            } else {
                b.total_cmp(&a)
            }
        }
        (a, b) => b.is_some().cmp(&a.is_some()),
    });
}
