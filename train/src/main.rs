//! `cargo run --release -p train -- --size 5x5`: makes weights and writes them
//! after each round. How is told in the library beside this.

use sliding_puzzle::solver::learned::Weights;
use std::env;
use std::error::Error;
use std::fs;
use std::process::ExitCode;
use train::Training;
use train::options::{Options, USAGE};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    if args == ["--help"] {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let options = match Options::parse(&args) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("train: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match train(options) {
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
        from,
        out,
    } = options;
    let from = from.map(fs::read).transpose()?;
    let from = from.map(|bytes| Weights::read(&bytes)).transpose()?;
    if let Some(from) = from.as_ref().filter(|from| from.size() != plan.size) {
        return Err(format!("the weights to go on from are for {}", from.size()).into());
    }
    let mut training = Training::new(plan, from.as_ref());
    for round in 1..=rounds {
        let report = training
            .round()
            .ok_or("no board could be solved; take a larger --width")?;
        let bytes = training.weights().to_bytes();
        fs::write(&out, &bytes)?;
        println!("round {round}: {report}, {} bytes", bytes.len());
    }
    Ok(())
}
