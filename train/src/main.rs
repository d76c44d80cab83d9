//! `cargo run --release -p train -- --size 5x5`: trains weights and writes them
//! after each round. The library beside this says how.

use std::env;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{fmt, fs};
use taquin::training::{Shared, Weights};
use train::Training;
use train::options::{Job, Options, SharedOptions, USAGE};
use train::shared::SharedTraining;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    if args == ["--help"] {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let job = match Job::parse(&args) {
        Ok(job) => job,
        Err(error) => {
            eprintln!("train: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let done = match job {
        Job::Single(options) => train(options),
        Job::Shared(options) => train_shared(options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}

fn train(options: Options) -> Result<(), Box<dyn Error>> {
    let Options {
        plan,
        rounds,
        contrast,
        from,
        out,
    } = options;
    let from = from.map(fs::read).transpose()?;
    let from = from.map(|bytes| Weights::read(&bytes)).transpose()?;
    if let Some(from) = from.as_ref().filter(|from| from.size() != plan.size) {
        return Err(format!("the weights to begin with are for {}", from.size()).into());
    }
    let mut training = Training::new(plan, from.as_ref());
    each_round(&out, "round", rounds, |_| {
        (training.round(), training.weights().to_bytes())
    })?;
    each_round(&out, "contrast", contrast, |round| {
        (training.contrast(round), training.weights().to_bytes())
    })
}

fn train_shared(options: SharedOptions) -> Result<(), Box<dyn Error>> {
    let SharedOptions {
        plan,
        rounds,
        contrast,
        near,
        teacher,
        from,
        out,
    } = options;
    let sizes = plan.sizes.clone();
    let mut training = SharedTraining::new(plan);
    if let Some(from) = from {
        training = training.from(&Shared::read(&fs::read(from)?)?);
    } else {
        let teacher = Weights::read(&fs::read(teacher)?)?.averaged();
        println!("lesson: {}", training.lesson(&teacher));
        for size in sizes {
            each_round(&out, &format!("round of {size}"), rounds, |_| {
                (training.round(size), training.weights().to_bytes())
            })?;
        }
    }
    each_round(&out, "contrast", contrast, |round| {
        (training.contrast(round), training.weights().to_bytes())
    })?;
    each_round(&out, "near", near, |round| {
        (training.contrast_near(round), training.weights().to_bytes())
    })
}

/// Writes the file after each round, and tells how it went.
fn each_round<Report: fmt::Display>(
    out: &Path,
    name: &str,
    rounds: u64,
    mut work: impl FnMut(u64) -> (Report, Vec<u8>),
) -> Result<(), Box<dyn Error>> {
    for round in 1..=rounds {
        let (report, bytes) = work(round);
        fs::write(out, &bytes)?;
        println!("{name} {round}: {report}, {} bytes", bytes.len());
    }
    Ok(())
}
