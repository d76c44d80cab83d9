//! Solves boards by beams with the present weights, on threads.

use crate::examples::Examples;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use taquin::shuffle::SplitMix64;
use taquin::training::{Beam, Outcome, Weights};
use taquin::{Board, Direction, Goal, Seed, Size, Solver};

/// Boards, on average, that are picked out of the layers of the beam for a random
/// board. Boards picked from one beam are much alike, so another random board teaches
/// more.
const LOOKS: usize = 8;

/// One in `EVERY` boards of a solution is an example: boards next to each other
/// differ by one tile. It is odd because half of all boards are an odd number
/// of slides from home.
const EVERY: usize = 3;

/// Most slides of a solution, per cell of the board: almost twice as many as a
/// good solution of a random board of 36 cells has.
const MOST: usize = 10;

/// The boards that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Random boards.
    Random,
    /// Random boards and, one of two, boards reached from the goal by 1,000 to
    /// 10,000 random tries to slide, those that the wall blocks included.
    WalksToo,
}

impl Draw {
    pub(crate) fn board(self, goal: &Goal, random: &mut SplitMix64) -> Board {
        match self {
            Self::WalksToo if random.next_u64() & 1 == 1 => walk(goal, random),
            _ => Board::shuffled(goal, Seed::from(random.next_u64())),
        }
    }
}

/// Returns the board of a seed.
#[must_use]
pub fn drawn(size: Size, draw: Draw, seed: u64) -> Board {
    let mut random = SplitMix64::new(Seed::from(seed));
    draw.board(&Goal::blank_last(size), &mut random)
}

/// Returns a board that is reached from the goal by random tries to slide.
fn walk(goal: &Goal, random: &mut SplitMix64) -> Board {
    let mut board = Board::solved(goal);
    for _ in 0..1_000 + random.below(9_001) {
        board.slide(Direction::ALL[random.below(4)]);
    }
    board
}

/// The result of solving boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The examples of all solutions.
    pub examples: Examples,
    /// Boards that were solved.
    pub solved: usize,
    /// Those of them with a beam that did not find the goal.
    pub lost: usize,
    /// Random boards whose beam found the goal.
    pub random: usize,
    /// Total length (STM) of their solutions.
    pub random_slides: usize,
}

impl Solved {
    fn nothing(goal: &Goal) -> Self {
        Self {
            examples: Examples::new(goal.size()),
            solved: 0,
            lost: 0,
            random: 0,
            random_slides: 0,
        }
    }

    /// Returns the mean length (STM) of the solutions of the random boards, without
    /// those that were lost; `None` if all were.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let count = self.random as f64;
        (self.random > 0).then(|| self.random_slides as f64 / count)
    }

    fn add(&mut self, newer: &Self) {
        self.examples.append(&newer.examples);
        self.solved += newer.solved;
        self.lost += newer.lost;
        self.random += newer.random;
        self.random_slides += newer.random_slides;
    }

    /// Adds a solution.
    fn note(&mut self, board: &Board, slides: &[Direction]) {
        self.solved += 1;
        let mut board = board.clone();
        for (done, &slide) in slides.iter().enumerate() {
            let left = slides.len() - done;
            if left.is_multiple_of(EVERY) {
                self.examples.push(&board, left);
            }
            assert!(board.slide(slide), "a solution slides only what can slide");
        }
        assert!(board.is_solved(), "a solution leads to the goal");
    }
}

/// Solves the random board of each seed, and boards picked out of the layers of
/// its beam. The weights rank those well, so solving them shows which boards
/// the weights underestimate.
///
/// # Panics
///
/// When there are no weights for boards of this size, or no thread.
#[must_use]
pub fn solve(weights: &Weights, seeds: &[u64], width: usize, threads: usize, draw: Draw) -> Solved {
    let goal = Goal::blank_last(weights.size());
    let families = share_out(seeds, threads, || {
        let mut beams = Beams::new(weights, width, draw);
        move |seed| beams.family(seed)
    });
    let mut all = Solved::nothing(&goal);
    families.iter().for_each(|solved| all.add(solved));
    all
}

/// Returns the results of all seeds, in their order: they do not depend on the number of
/// threads. Each thread takes the next seed when it is free.
pub(crate) fn share_out<T: Send, Work: FnMut(u64) -> T>(
    seeds: &[u64],
    threads: usize,
    prepare: impl Fn() -> Work + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut solve = prepare();
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            match seeds.get(at) {
                Some(&seed) => done.push((at, solve(seed))),
                None => return done,
            }
        }
    };
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("no panic"));
        done.collect()
    });
    assert_eq!(done.len(), seeds.len(), "each seed had a thread");
    done.sort_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Begins a search of a board.
pub(crate) fn beam(weights: &Arc<Weights>, board: &Board, width: usize) -> Beam {
    let most = MOST * board.size().cells();
    let beam = Beam::new(weights, board, width, most);
    beam.expect("weights are made for sizes that have beams")
}

/// The tools with which one thread solves.
struct Beams {
    weights: Arc<Weights>,
    goal: Goal,
    width: usize,
    draw: Draw,
    // Has no weights.
    general: Solver,
}

impl Beams {
    fn new(weights: &Weights, width: usize, draw: Draw) -> Self {
        Self {
            weights: Arc::new(weights.clone()),
            goal: Goal::blank_last(weights.size()),
            width,
            draw,
            general: Solver::new(),
        }
    }

    /// Solves a random board, and the boards picked while its solution was found.
    fn family(&mut self, seed: u64) -> Solved {
        let mut random = SplitMix64::new(Seed::from(seed));
        let board = self.draw.board(&self.goal, &mut random);
        let mut solved = Solved::nothing(&self.goal);
        let (slides, picked) = self.look(&board, &mut random);
        if let Some(slides) = &slides {
            solved.random = 1;
            solved.random_slides = slides.len();
        }
        self.note(&board, slides, &mut solved);
        for board in picked {
            let slides = match self.beam(&board).step(u64::MAX) {
                Outcome::Solved(slides) => Some(slides),
                Outcome::Running | Outcome::Lost => None,
            };
            self.note(&board, slides, &mut solved);
        }
        solved
    }

    /// Adds the slides that a beam found or, if it was lost, those of the general
    /// method: there the weights have most to learn.
    fn note(&mut self, board: &Board, slides: Option<Vec<Direction>>, solved: &mut Solved) {
        match slides {
            Some(slides) => solved.note(board, &slides),
            None => {
                solved.lost += 1;
                if self.draw == Draw::WalksToo {
                    return;
                }
                solved.note(board, self.general.solve(board, 1).slides());
            }
        }
    }

    /// Solves a board, and now and then picks a board out of the layer.
    fn look(&self, board: &Board, random: &mut SplitMix64) -> (Option<Vec<Direction>>, Vec<Board>) {
        let mut beam = self.beam(board);
        let mut picked = Vec::new();
        // A solution of a random board has about one slide per cell and column.
        // Keeping the boards of a layer takes part of the budget too.
        let layers = board.size().cells() * board.size().columns();
        let between = layers * self.width / LOOKS;
        loop {
            let budget = 1 + random.below(2 * between);
            match beam.step(budget as u64) {
                Outcome::Running => {
                    let at = random.below(beam.layer_len());
                    picked.push(self.board(beam.layer_board(at)));
                }
                Outcome::Solved(slides) => return (Some(slides), picked),
                Outcome::Lost => return (None, picked),
            }
        }
    }

    fn beam(&self, board: &Board) -> Beam {
        beam(&self.weights, board, self.width)
    }

    fn board(&self, homes: &[u8]) -> Board {
        let tiles: Vec<u8> = homes
            .iter()
            .map(|&home| self.goal.tiles()[usize::from(home)])
            .collect();
        Board::from_tiles(&tiles, &self.goal).expect("slides led to it")
    }
}
