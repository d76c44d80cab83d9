//! The worker's conversation: what is heard, what is said, and when.
//!
//! | file        | what it shows                                             |
//! |-------------|-----------------------------------------------------------|
//! | `questions` | solutions, plays, draws, and what is refused              |
//! | `cancel`    | what is cancelled is silent; two searches at a time       |
//! | `weights`   | weights that come, late or never                          |
//! | `tables`    | tables made ahead, stored, and with help                  |
//! | `help`      | a search that two sessions share                          |
//! | `times`     | slices, budgets and reports                               |
//! | `any`       | any conversation                                          |
//! | `lab`       | the session of the laboratory                             |

mod any;
mod cancel;
mod help;
mod lab;
mod questions;
mod tables;
mod times;
mod weights;

use session::{
    Answer, Extras, FailedMessage, GradeOrder, Means, Named, Order, Session, Shape,
    SolutionMessage, SolveOrder,
};
use taquin::{Board, Moves, SingleTile, Solver};

/// 31 slides from the goal, as far as a 3×3 board can be (A. Reinefeld, IJCAI 1993, for a
/// goal with the blank in a corner).
const FARTHEST: &str = "8 6 7/2 5 4/3 0 1";

/// The other board at 31 slides.
const OTHER: &str = "6 4 7/8 5 0/3 2 1";

/// One of the 17 boards at 80 slides. No test waits until its search ends.
const LONG: &str = "0 12 10 13/15 11 14 9/3 7 2 5/4 8 6 1";

/// A 5×5 board, for which there are weights.
const LARGE: &str = "3 24 9 1 14/6 0 21 5 18/2 13 17 8 20/11 22 4 16 10/7 19 12 23 15";

/// A worker with this metric's session, whose clock the test moves on.
struct Worker<M: Extras = SingleTile> {
    session: Session<M>,
    now: f64,
    // The milliseconds that a slice takes.
    slice_ms: f64,
    turns: usize,
    said: Vec<Answer>,
}

impl<M: Extras> Worker<M> {
    fn new(has_store: bool, has_help: bool) -> Self {
        let means = Means {
            slice_ms: 16.0,
            has_store,
            has_help,
        };
        Self {
            session: Session::new(means),
            now: 1_000.0,
            slice_ms: 16.0,
            turns: 0,
            said: Vec::new(),
        }
    }

    fn hear(&mut self, order: Order) -> &mut Self {
        self.session.hear(order);
        self
    }

    /// Gives it a turn, and returns what it says.
    fn turn(&mut self) -> Vec<Answer> {
        // The first slices are too short: the later ones of a job have 8,000 nodes.
        let took = self.slice_ms / if self.turns < 3 { 2.0 } else { 1.0 };
        self.turns += 1;
        let said = self.session.turn(self.now, took);
        self.said.extend(said.clone());
        self.now += took;
        said
    }

    /// Gives it turns until it wants none at once, but at most so many.
    fn turns(&mut self, most: usize) -> &mut Self {
        for _ in 0..most {
            if self.session.wait() != Some(0.0) {
                break;
            }
            self.turn();
        }
        self
    }

    /// Gives it turns until it has said such a thing.
    #[track_caller]
    fn until(&mut self, is_it: impl Fn(&Answer) -> bool) -> Answer {
        let from = self.said.len();
        for _ in 0..1_000_000 {
            self.turn();
            if let Some(found) = self.said[from..].iter().find(|answer| is_it(answer)) {
                return found.clone();
            }
        }
        panic!("it never comes: {:?}", self.said);
    }

    #[track_caller]
    fn solution(&mut self, id: u32) -> SolutionMessage {
        let is_it = |answer: &Answer| matches!(answer, Answer::Solution(it) if it.id == id);
        match self.until(is_it) {
            Answer::Solution(solution) => solution,
            other => panic!("{other:?}"),
        }
    }
}

/// One that has neither a store nor help.
fn worker() -> Worker {
    Worker::new(false, false)
}

fn asked(id: u32, board: &str, budget_ms: f64) -> SolveOrder {
    SolveOrder {
        id,
        board: board.to_owned(),
        goal: "last".to_owned(),
        budget_ms,
        known: None,
        may_share: false,
    }
}

fn solve(id: u32, board: &str) -> Order {
    Order::Solve(asked(id, board, f64::INFINITY))
}

fn cancel(id: u32) -> Order {
    Order::Cancel(Named { id })
}

fn prepare(size: &str) -> Order {
    Order::Prepare(shape(size))
}

fn shape(size: &str) -> Shape {
    Shape {
        size: size.to_owned(),
        goal: "last".to_owned(),
    }
}

fn play(id: u32, at: Option<usize>, board: &str, moves: &str) -> Order {
    Order::Grade(GradeOrder {
        id,
        at,
        board: board.to_owned(),
        goal: "last".to_owned(),
        moves: moves.to_owned(),
        patience: 1_000,
        own: None,
        parts: Vec::new(),
    })
}

/// The question that an answer is to.
fn id_of(answer: &Answer) -> Option<u32> {
    match answer {
        Answer::Progress(it) => Some(it.id),
        Answer::Solution(it) => Some(it.id),
        Answer::Grades(it) => Some(it.id),
        Answer::Graded(it) => Some(it.id),
        Answer::Drawing(it) => Some(it.id),
        Answer::Drawn(it) => Some(it.id),
        Answer::Failed(it) => Some(it.id),
        Answer::Found(it) => Some(it.id),
        _ => None,
    }
}

/// Returns `true` if an answer is the last one to its question.
fn is_last(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Solution(_) | Answer::Graded(_) | Answer::Drawn(_) | Answer::Failed(_)
    )
}

#[track_caller]
fn failure(said: &[Answer]) -> &FailedMessage {
    match said {
        [Answer::Failed(failed)] => failed,
        other => panic!("{other:?}"),
    }
}

/// Makes the slides of a text, each of which must move a tile.
#[track_caller]
fn check_solves(board: &str, slides: &str) {
    let mut board: Board = board.parse().unwrap();
    for way in slides.parse::<Moves>().unwrap().slides() {
        assert!(board.slide(way), "{slides}");
    }
    assert!(board.is_solved(), "{slides}");
}

/// A shortest solution of a small board.
fn shortest(board: &str) -> String {
    let solution = Solver::new().solve(&board.parse().unwrap(), u64::MAX);
    solution.slides().iter().map(|way| way.letter()).collect()
}
