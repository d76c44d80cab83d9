//! Prints random boards in text form, one per line, for the bench:
//! `cargo run -q --release --example shuffle -- SIZE [COUNT [SEED [GOAL]]]`.
//!
//! Board *i*, counted from 0, is shuffled with the seed `SEED-i`.

use std::error::Error;
use std::io::{self, Write};
use taquin::{Board, Goal, Seed, Size};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, default: &'static str| args.get(at).map_or(default, String::as_str);
    let size: Size = arg(0, "4x4").parse()?;
    let count: usize = arg(1, "1").parse()?;
    let seed = arg(2, "1");
    let goal = Goal::parse(arg(3, "last"), size)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    for i in 0..count {
        let seed = Seed::from(format!("{seed}-{i}").as_str());
        writeln!(out, "{}", Board::shuffled(&goal, seed))?;
    }
    Ok(())
}
