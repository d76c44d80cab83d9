//! `cargo run --release -p train --bin judge -- 7x7 60 8000 1 OLD NEW...`: compares files
//! of weights by the lengths of what beams find on the same boards, those of a size, a
//! number, a width and a seed. An error on examples says little: weights with a lower one
//! have made solutions longer. For more than 49 cells, where no beam goes by weights
//! alone, the solver searches instead, and the width is its number of nodes.

use std::env;
use std::error::Error;
use std::fs;
use std::sync::Arc;
use taquin::training::{Beam, Outcome, Shared, Weights};
use taquin::{Board, Size, Solver};
use train::solve::{Draw, drawn};

/// Most slides of a solution, per cell of the board.
const MOST: usize = 20;

/// A file of weights and the solutions found by it.
struct Judged {
    name: String,
    by: By,
    // By board: slides (STM); `None` if the beam lost it.
    lengths: Vec<Option<usize>>,
}

/// Boards of more cells have no beams by weights alone.
const MANY: usize = 49;

/// The finder of solutions.
enum By {
    Beams(Arc<Weights>),
    Solver(Solver),
}

impl By {
    /// Returns the length of a solution; `None` if it was lost.
    fn length(&mut self, board: &Board, width: usize) -> Option<usize> {
        match self {
            Self::Beams(weights) => {
                let most = MOST * board.size().cells();
                let beam = Beam::new(weights, board, width, most);
                let mut beam = beam.expect("weights of a size that has beams");
                match beam.step(u64::MAX) {
                    Outcome::Solved(slides) => Some(slides.len()),
                    Outcome::Running | Outcome::Lost => None,
                }
            }
            Self::Solver(solver) => Some(solver.solve(board, width as u64).length()),
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [size, boards, width, seed, files @ ..] = args.as_slice() else {
        return Err("SIZE BOARDS WIDTH SEED and files are needed".into());
    };
    let (size, boards, width) = (size.parse()?, boards.parse()?, width.parse()?);
    let seed: u64 = seed.parse()?;
    let judged: Result<Vec<Judged>, _> = files.iter().map(|name| Judged::new(name, size)).collect();
    let mut judged = judged?;
    for number in 0..boards {
        let board = drawn(size, Draw::WalksToo, seed << 32 | number);
        for judged in &mut judged {
            let length = judged.by.length(&board, width);
            judged.lengths.push(length);
        }
    }
    for other in &judged {
        println!("{}", other.beside(&judged[0]));
    }
    Ok(())
}

impl Judged {
    fn new(name: &str, size: Size) -> Result<Self, Box<dyn Error>> {
        let bytes = fs::read(name)?;
        let by = match Shared::read(&bytes) {
            Ok(_) if size.cells() > MANY => {
                let mut solver = Solver::new();
                solver.read_weights("shared", &bytes)?;
                By::Solver(solver)
            }
            Ok(shared) => By::Beams(Arc::new(shared.grown(size))),
            Err(_) => By::Beams(Arc::new(Weights::read(&bytes)?.averaged())),
        };
        Ok(Self {
            name: name.to_owned(),
            by,
            lengths: Vec::new(),
        })
    }

    /// Returns the mean length of the boards that both have solved, and by how much it
    /// is above that of the other, with the standard error.
    fn beside(&self, first: &Self) -> String {
        let both = self.lengths.iter().zip(&first.lengths);
        let both = both.filter_map(|(&own, &first)| Some([own? as f64, first? as f64]));
        let both: Vec<[f64; 2]> = both.collect();
        let count = both.len() as f64;
        let mean = |of: &dyn Fn(&[f64; 2]) -> f64| both.iter().map(of).sum::<f64>() / count;
        let above = mean(&|both| both[0] - both[1]);
        let spread = mean(&|both| (both[0] - both[1] - above).powi(2));
        format!(
            "{:.2} slides, {above:+.2} ± {:.2} on {count} boards; {} lost: {}",
            mean(&|both| both[0]),
            (spread / (count - 1.0)).sqrt(),
            self.lengths
                .iter()
                .filter(|length| length.is_none())
                .count(),
            self.name,
        )
    }
}
