//! The command line of the training program.

use crate::shared::{NearPlan, SharedPlan};
use crate::training::Plan;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::thread;
use taquin::Size;

/// The text that is printed for `--help` and after an error.
pub const USAGE: &str = "\
usage: cargo run --release -p train -- --size 5x5 [OPTION VALUE]...
       cargo run --release -p train -- --size shared [OPTION VALUE]...

  --size     5x5 or shared
  --rounds   number of rounds; each solves boards, then fits weights (24)
  --boards   number of random boards per round (600); a round solves about nine
             times as many
  --width    boards per layer of a beam (1000)
  --contrast number of rounds of contrast after these (2)
  --roots    number of boards to draw per round of contrast (20000)
  --keep     most examples to keep (4000000)
  --seed     a number that everything is drawn from (1)
  --threads  number of threads (one per core); the result is the same
  --from     a file of weights to go on from; choose another seed (none)
  --out      the file to write after each round (the committed one)

With --size shared, the weights that 6x6 to 7x7 share. They begin with what those of
5x5 teach; no --keep, and
  --from     a file of shared weights to go on from, without lesson and rounds, by
             contrast alone (none)
  --lesson   number of boards to draw of 5x5 (1200)
  --rounds   number of rounds on 6x6, and then on 7x7, before the contrast (2)
  --boards   number of boards to draw per round (900)
  --contrast number of rounds of contrast on 6x6 and 7x7 (3)
  --roots    number of boards to draw of each size for each of them (2000)
  --near     number of rounds of contrast on larger boards, after these, for tiles with
             near homes (2)
  --width    boards per layer (3000)";

/// Rounds of contrast.
const CONTRAST: u64 = 2;

/// The weights to be trained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Weights of one size.
    Single(Options),
    /// Weights that sizes share.
    Shared(SharedOptions),
}

impl Job {
    /// Parses the arguments, without the name of the program.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn parse(args: &[String]) -> Result<Self, String> {
        if size_text(args)? == "shared" {
            SharedOptions::parse(args).map(Self::Shared)
        } else {
            Options::parse(args).map(Self::Single)
        }
    }
}

/// The options of a run that trains shared weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedOptions {
    /// The plan of the training.
    pub plan: SharedPlan,
    /// Number of rounds.
    pub rounds: u64,
    /// Number of rounds of contrast.
    pub contrast: u64,
    /// Number of those for tiles with near homes.
    pub near: u64,
    /// The file of weights that teaches the lesson.
    pub teacher: PathBuf,
    /// A file of shared weights to go on from, without a lesson.
    pub from: Option<PathBuf>,
    /// The file to write.
    pub out: PathBuf,
}

impl SharedOptions {
    fn parse(args: &[String]) -> Result<Self, String> {
        let square = |side| Size::new(side, side).expect("a size of boards");
        let near = [(8, 4_000, 600), (10, 2_000, 400), (16, 300, 150)];
        let near = near.map(|(side, roots, width)| NearPlan {
            size: square(side),
            roots,
            width,
        });
        let plan = SharedPlan {
            sizes: [6, 7].map(square).into(),
            near: near.into(),
            lesson: 1_200,
            boards: 900,
            roots: 2_000,
            width: 3_000,
            seed: 1,
            threads: cores(),
        };
        let mut options = Self {
            plan,
            rounds: 2,
            contrast: 3,
            near: CONTRAST,
            teacher: file("5x5"),
            from: None,
            out: file("shared"),
        };
        let plan = &mut options.plan;
        for (name, value) in pairs(args)? {
            match name.as_str() {
                "--size" => {}
                "--lesson" => plan.lesson = positive(name, value)?,
                "--rounds" => options.rounds = number(name, value)?,
                "--contrast" => options.contrast = number(name, value)?,
                "--near" => options.near = number(name, value)?,
                "--roots" => plan.roots = positive(name, value)?,
                "--boards" => plan.boards = positive(name, value)?,
                "--width" => plan.width = positive(name, value)?,
                "--seed" => plan.seed = number(name, value)?,
                "--threads" => plan.threads = positive(name, value)?,
                "--from" => options.from = Some(value.into()),
                "--out" => options.out = value.into(),
                _ => return Err(format!("unknown option {name}")),
            }
        }
        Ok(options)
    }
}

/// The options of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The plan of the training.
    pub plan: Plan,
    /// Number of rounds.
    pub rounds: u64,
    /// Number of rounds of contrast.
    pub contrast: u64,
    /// A file of weights to begin with.
    pub from: Option<PathBuf>,
    /// The file to write.
    pub out: PathBuf,
}

impl Options {
    /// Parses the arguments, without the name of the program.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn parse(args: &[String]) -> Result<Self, String> {
        let mut options = Self::of(size(args)?)?;
        let plan = &mut options.plan;
        for (name, value) in pairs(args)? {
            match name.as_str() {
                "--size" => {}
                "--rounds" => options.rounds = number(name, value)?,
                "--contrast" => options.contrast = number(name, value)?,
                "--roots" => plan.roots = positive(name, value)?,
                "--boards" => plan.boards = positive(name, value)?,
                "--width" => plan.width = positive(name, value)?,
                "--keep" => plan.keep = positive(name, value)?,
                "--seed" => plan.seed = number(name, value)?,
                "--threads" => plan.threads = positive(name, value)?,
                "--from" => options.from = Some(value.into()),
                "--out" => options.out = value.into(),
                _ => return Err(format!("unknown option {name}")),
            }
        }
        Ok(options)
    }

    /// Returns the defaults.
    fn of(size: Size) -> Result<Self, String> {
        if (size.columns(), size.rows()) != (5, 5) {
            return Err(format!("no weights are made for {size}"));
        }
        Ok(Self {
            plan: Plan {
                size,
                boards: 600,
                roots: 20_000,
                width: 1_000,
                keep: 4_000_000,
                seed: 1,
                threads: cores(),
            },
            rounds: 24,
            contrast: CONTRAST,
            from: None,
            out: file("5x5"),
        })
    }
}

/// Returns the file of committed weights.
fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/core/weights");
    folder.join(format!("{name}.bin"))
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Returns the options with their values.
fn pairs(args: &[String]) -> Result<Vec<(&String, &String)>, String> {
    let pairs = args.chunks(2).map(|pair| match pair {
        [name, value] => Ok((name, value)),
        _ => Err(format!("{} needs a value", pair[0])),
    });
    pairs.collect()
}

/// Returns the value of `--size`: the other defaults depend on it.
fn size_text(args: &[String]) -> Result<&str, String> {
    let at = args.iter().position(|arg| arg == "--size");
    let value = at.and_then(|at| args.get(at + 1));
    Ok(value.ok_or("--size is missing")?)
}

fn size(args: &[String]) -> Result<Size, String> {
    let value = size_text(args)?;
    value.parse().map_err(|error| format!("--size: {error}"))
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T, String> {
    let number = value.parse();
    number.map_err(|_| format!("{name} needs a whole number, not {value}"))
}

fn positive(name: &str, value: &str) -> Result<usize, String> {
    match number(name, value)? {
        0 => Err(format!("{name} must be at least 1")),
        number => Ok(number),
    }
}
