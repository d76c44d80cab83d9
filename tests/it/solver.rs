//! The solver: the systems this project starts from, and how a search is
//! stepped.
//!
//! | file       | what it shows                                             |
//! |------------|-----------------------------------------------------------|
//! | `small`    | all boards of up to 9 cells; the bound without tables     |
//! | `exact`    | boards of 10 to 16 cells against the oracle               |
//! | `known`    | lengths that others have published                        |
//! | `symmetry` | mirror images, the way back, every home of the blank      |
//! | `ida`      | bounds on the way; boards near their goal                 |
//! | `bound`    | lower bounds of boards of more than 16 cells              |
//! | `budgets` | steps of no budget, and of more than a search can take    |
//! | `large`    | the first answers of every size                           |
//! | `line`     | lines that are followed                                   |
//! | `learned`  | searches by what was learned                              |
//! | `plain_beam` | beams beside one that is too simple to be wrong         |
//! | `shared`   | searches by weights that sizes share                      |
//! | `beside`   | two searches that share a board                           |
//! | `parts`    | tables that another solver has made                       |
//! | `storage`  | tables as bytes                                           |
//! | `weights`  | weights as bytes                                          |
//! | `work`     | nodes, bytes and room                                     |
//! | `multi_tile` | searches in moves (MTM)                                 |

mod beside;
mod bound;
mod budgets;
mod exact;

mod ida;
pub(crate) mod known;
mod large;
mod learned;
mod line;
mod making;
mod multi_tile;
mod parts;
mod plain_beam;
mod shared;
mod small;
mod storage;
mod symmetry;
mod weights;
mod work;

use crate::{check_replays_to_the_goal, goal, goals, size};
use oracle::{EIGHT, distances, distances_within};
use taquin::{
    Board, BoardError, Direction, MultiTileSearch, Progress, Search, Solution, Solver, Step,
};

/// More nodes than any search here needs: one that errs is to end, too.
const ENOUGH: u64 = 50_000_000;

/// The solution that is proved optimal.
#[track_caller]
fn optimal(solver: &mut Solver, board: &Board) -> Solution {
    let solution = solver.solve(board, ENOUGH);
    assert!(solution.is_optimal(), "{board:?}");
    assert_eq!(solution.lower(), solution.length());
    solution
}

#[track_caller]
fn check_length(board: &str, length: usize) {
    let board: Board = board.parse().unwrap();
    let solution = optimal(&mut Solver::new(), &board);
    check_replays_to_the_goal(&board, &solution);
    assert_eq!(solution.length(), length);
}

/// Source: *Sliding Puzzle*, problem 773 of `LeetCode`, its three examples.
#[test]
fn the_2x3_boards_of_the_textbook_problem_have_its_answers() {
    check_length("[[1,2,3],[4,0,5]]", 1);
    check_length("[[4,1,2],[5,0,3]]", 5);
    assert!(matches!(
        "[[1,2,3],[5,4,0]]".parse::<Board>(),
        Err(BoardError::Unsolvable { .. })
    ));
}

/// The slides as `2 up, 6 up, …`: each by its tile.
fn printed(board: &Board, solution: &Solution) -> String {
    let mut board = board.clone();
    let mut slides = Vec::new();
    for &direction in solution.slides() {
        let tile = board.tiles()[board.cell_that_slides(direction).unwrap()];
        board.slide(direction);
        slides.push(format!("{tile} {}", direction.name()));
    }
    slides.join(", ")
}

#[test]
fn the_3x3_example_is_solved_with_its_moves_printed() {
    let board: Board = "3 0 4/5 2 8/1 6 7".parse().unwrap();
    let solution = optimal(&mut Solver::new(), &board);
    check_replays_to_the_goal(&board, &solution);
    assert_eq!(solution.length(), EIGHT[&board]);
    // Played as it is printed, tile by tile, knowing nothing of directions.
    let mut played = board.clone();
    for slide in printed(&board, &solution).split(", ") {
        let (tile, way) = slide.split_once(' ').unwrap();
        let cell = played.tiles().iter().position(|t| t.to_string() == tile);
        let next = played.move_of(cell.unwrap()).unwrap();
        assert_eq!(next.direction().name(), way);
        assert_eq!(played.slide_cell(cell.unwrap()), 1);
    }
    assert!(played.is_solved());
}

#[test]
fn a_solution_is_printed_by_tile_and_direction() {
    let board: Board = "4 1 2/5 0 3".parse().unwrap();
    let solution = optimal(&mut Solver::new(), &board);
    let expected = "5 right, 4 down, 1 left, 2 left, 3 up";
    assert_eq!(printed(&board, &solution), expected);
}

#[test]
fn a_solved_board_needs_no_slide() {
    for size in ["2x2", "3x3", "5x2", "4x4", "7x3", "10x10"] {
        for name in crate::NAMED_GOALS {
            let board = Board::solved(&crate::goal(size, name));
            let solution = optimal(&mut Solver::new(), &board);
            assert_eq!(solution.slides(), []);
        }
    }
}

/// A search in either metric.
trait Steps {
    fn step(&mut self, budget: u64) -> Step;
    fn progress(&self) -> Progress;
    fn best(&self) -> Option<Solution>;
}

impl Steps for Search {
    fn step(&mut self, budget: u64) -> Step {
        self.step(budget)
    }

    fn progress(&self) -> Progress {
        self.progress()
    }

    fn best(&self) -> Option<Solution> {
        self.best()
    }
}

impl Steps for MultiTileSearch {
    fn step(&mut self, budget: u64) -> Step {
        self.step(budget)
    }

    fn progress(&self) -> Progress {
        self.progress()
    }

    fn best(&self) -> Option<Solution> {
        self.best()
    }
}

/// Steps a search by `budget` until `end`.
fn stepped<S: Steps>(
    mut search: S,
    budget: u64,
    end: fn(&S) -> bool,
) -> (Progress, Option<Solution>) {
    let mut before = search.progress();
    while !end(&search) {
        let step = search.step(budget);
        let now = search.progress();
        assert!(now.nodes < ENOUGH, "{now:?}");
        assert!(now.lower >= before.lower, "a proof is not taken back");
        match step {
            Step::Running(progress) => assert_eq!(progress, now),
            Step::Done(solution) => assert_eq!(search.best(), Some(solution)),
        }
        before = now;
    }
    (search.progress(), search.best())
}

#[track_caller]
fn check_slices(board: &str, end: fn(&Search) -> bool) {
    let board: Board = board.parse().unwrap();
    let mut solver = Solver::new();
    solver.prepare(board.goal(), u64::MAX);
    let expected = stepped(solver.search(&board), ENOUGH, end);
    check_replays_to_the_goal(&board, expected.1.as_ref().unwrap());
    for budget in [0, 1, 7, 1_000, 100_003] {
        let found = stepped(solver.search(&board), budget, end);
        assert_eq!(found, expected, "{budget} a step");
    }
}

fn is_done(search: &Search) -> bool {
    search.best().is_some_and(|solution| solution.is_optimal())
}

fn has_answer(search: &Search) -> bool {
    search.best().is_some()
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn slices_change_neither_the_answer_nor_the_number_of_nodes() {
    check_slices("8 6 7/2 5 4/3 0 1", is_done);
    // Korf's 55th, of length 41.
    check_slices(&known::korf(55).0.to_string(), is_done);
    let six = Board::shuffled(&crate::goal("6x6", "last"), 1.into());
    check_slices(&six.to_string(), has_answer);
}

#[test]
fn a_search_that_is_done_stays_done() {
    for board in ["8 6 7/2 5 4/3 0 1", "1 2 3 4/5 6 7 8/9 0 10 11/13 14 15 12"] {
        let mut search = Solver::new().search(&board.parse().unwrap());
        while !is_done(&search) {
            search.step(1_000);
        }
        let (progress, best) = (search.progress(), search.best());
        assert_eq!(progress.upper, Some(progress.lower));
        for _ in 0..3 {
            assert_eq!(search.step(1_000), Step::Done(best.clone().unwrap()));
            assert_eq!(search.progress(), progress);
        }
    }
}

/// The budget only ends what is not finished: the bounds stay true.
#[test]
fn a_search_cut_short_says_what_is_proved() {
    let (board, length) = known::korf(74);
    let mut solver = Solver::new();
    let mut lower = 0;
    for budget in [0, 1, 200_000, 1_000_000] {
        let solution = solver.solve(&board, budget);
        check_replays_to_the_goal(&board, &solution);
        assert!(solution.lower() <= length, "{budget}");
        assert!(solution.length() >= length, "{budget}");
        assert!(solution.lower() >= lower, "{budget}");
        lower = solution.lower();
    }
}

#[test]
fn tables_begun_by_a_dropped_search_are_gone_on_with() {
    let board: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let mut solver = Solver::new();
    let mut dropped = solver.search(&board);
    assert!(matches!(dropped.step(16000), Step::Running(_)));
    let begun = dropped.progress().tables;
    assert!((1..100).contains(&begun), "{begun} percent");
    drop(dropped);
    assert_eq!(solver.search(&board).progress().tables, begun);
    assert_eq!(solver.prepare(board.goal(), u64::MAX), 100);
    assert_eq!(solver.search(&board).progress().tables, 100);
    // A goal with the blank in the same cell, or in its mirror image, has the
    // same tables.
    for goal in ["snake", "first"] {
        let other = Board::shuffled(&crate::goal("3x3", goal), 1.into());
        assert_eq!(solver.search(&other).progress().tables, 100);
    }
    // One with the blank elsewhere has not.
    let other = Board::shuffled(&crate::goal("3x3", "spiral"), 1.into());
    assert_eq!(solver.search(&other).progress().tables, 0);
}

#[test]
fn two_searches_make_their_tables_together() {
    let boards = ["8 6 7/2 5 4/3 0 1", "6 4 7/8 5 0/3 2 1"].map(|text| text.parse().unwrap());
    let mut solver = Solver::new();
    let mut searches = boards.each_ref().map(|board: &Board| solver.search(board));
    while !searches.iter().all(is_done) {
        for search in &mut searches {
            search.step(500);
        }
    }
    for (board, search) in boards.iter().zip(&searches) {
        let solution = search.best().unwrap();
        check_replays_to_the_goal(board, &solution);
        assert_eq!(solution.length(), EIGHT[board]);
    }
}

#[test]
fn a_search_outlives_its_solver() {
    let board: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let mut search = Solver::new().search(&board);
    while !is_done(&search) {
        search.step(u64::MAX);
    }
    check_replays_to_the_goal(&board, &search.best().unwrap());
}

/// Searches are moved to threads, and share the tables of one solver.
#[test]
fn searches_of_one_solver_run_on_threads() {
    let mut solver = Solver::new();
    let boards = ["4 1 2/5 0 3", "8 6 7/2 5 4/3 0 1", "6 4 7/8 5 0/3 2 1"];
    let lengths = [5, 31, 31];
    let searches = boards.map(|board| solver.search(&board.parse().unwrap()));
    let threads = searches.map(|mut search| {
        std::thread::spawn(move || {
            loop {
                if let Step::Done(solution) = search.step(1_000) {
                    return solution.length();
                }
            }
        })
    });
    assert_eq!(threads.map(|thread| thread.join().unwrap()), lengths);
    std::thread::spawn(move || drop(solver)).join().unwrap();
}

/// A solver, its searches and all data go from one thread to another.
#[test]
fn every_type_goes_to_another_thread() {
    fn is_sent<T: Send + 'static>() {}
    fn is_shared<T: Send + Sync + 'static>() {}
    use taquin as s;
    is_sent::<s::Solver>();
    is_sent::<s::Search>();
    is_sent::<s::MultiTileSearch>();
    is_shared::<(
        s::Board,
        s::Goal,
        s::GoalSpec,
        s::Moves,
        s::Seed,
        s::GoalName,
    )>();
    is_shared::<(s::Solution, s::Step, s::Progress, s::PositionCode)>();
    is_shared::<(s::BoardError, s::CodeError, s::SlidesError, s::SizeError)>();
    is_shared::<(s::TableError, s::WeightsError, s::MoveError)>();
}

/// Checks all best slides of a board against the distances of what they lead to.
fn check_best_slides(solver: &mut Solver, board: &Board, distance: impl Fn(&Board) -> usize) {
    let here = distance(board);
    assert_eq!(solver.distance(board), Some(here), "{board}");
    let nearer = board.successors().filter(|(_, next)| distance(next) < here);
    let nearer: Vec<Direction> = nearer.map(|(slide, _)| slide).collect();
    assert_eq!(solver.best_slides(board), Some(nearer), "{board}");
}

#[test]
fn best_slides_are_those_that_lead_nearer() {
    let mut solver = Solver::new();
    for goal in goals(size("2x3")) {
        let all = distances(&goal);
        for board in all.keys() {
            check_best_slides(&mut solver, board, |board| all[board]);
        }
    }
    for board in EIGHT.keys().step_by(101) {
        check_best_slides(&mut solver, board, |board| EIGHT[board]);
    }
}

/// Boards with pattern databases, near the goal, where breadth-first search goes as far.
#[test]
fn best_slides_are_those_that_lead_nearer_where_tables_do_not_hold_every_board() {
    let mut solver = Solver::new();
    let near = distances_within(&goal("4x4", "spiral"), 9);
    for (board, _) in near.iter().filter(|(_, distance)| **distance < 9) {
        check_best_slides(&mut solver, board, |board| near[board]);
    }
}

#[test]
fn above_16_cells_no_distance_is_told() {
    let board = Board::solved(&goal("6x3", "last"));
    let mut solver = Solver::new();
    assert_eq!(
        (solver.distance(&board), solver.best_slides(&board)),
        (None, None)
    );
}
