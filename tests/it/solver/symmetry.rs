//! Equal lengths, whatever the true length is: of mirror images, of the way back, and
//! of every home of the blank.

use crate::{NAMED_GOALS, arranged, check_replays_to_the_goal, with_blank_at};
use taquin::{Board, Goal, Seed, Size, Solver};

/// Every size whose boards have pattern databases, lying.
const SIZES: [&str; 6] = ["6x2", "4x3", "7x2", "5x3", "8x2", "4x4"];

#[derive(Clone, Copy)]
struct Symmetry {
    transposed: bool,
    left_right: bool,
    upside_down: bool,
}

impl Symmetry {
    /// Mirrors, rotations and transpositions.
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            transposed: bits & 1 != 0,
            left_right: bits & 2 != 0,
            upside_down: bits & 4 != 0,
        })
    }

    fn size(self, size: Size) -> Size {
        if self.transposed {
            Size::new(size.rows(), size.columns()).unwrap()
        } else {
            size
        }
    }

    fn tiles(self, size: Size, tiles: &[u8]) -> Vec<u8> {
        let seen = self.size(size);
        let from = |cell: usize| {
            let (mut row, mut column) = (seen.row_of(cell), seen.column_of(cell));
            if self.left_right {
                column = seen.columns() - 1 - column;
            }
            if self.upside_down {
                row = seen.rows() - 1 - row;
            }
            if self.transposed {
                (row, column) = (column, row);
            }
            tiles[row * size.columns() + column]
        };
        (0..tiles.len()).map(from).collect()
    }

    fn board(self, board: &Board) -> Board {
        let size = board.size();
        let goal = self.tiles(size, board.goal().tiles());
        let goal = Goal::arranged(self.size(size), &goal).unwrap();
        Board::from_tiles(&self.tiles(size, board.tiles()), &goal).unwrap()
    }
}

#[track_caller]
fn length(solver: &mut Solver, board: &Board) -> usize {
    let solution = super::optimal(solver, board);
    check_replays_to_the_goal(board, &solution);
    solution.length()
}

#[track_caller]
fn check_images(solver: &mut Solver, goal: &Goal, boards: u64) {
    for seed in 0..boards {
        let board = Board::shuffled(goal, Seed::from(seed));
        let expected = length(solver, &board);
        for symmetry in Symmetry::all() {
            let image = symmetry.board(&board);
            assert_eq!(length(solver, &image), expected, "{board:?} {image:?}");
        }
    }
}

#[test]
fn mirrored_turned_and_transposed_boards_are_as_far_from_their_goals() {
    check_sizes(&["6x2", "4x3", "3x3", "5x2"]);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn images_of_boards_of_each_size_are_as_far_from_their_goals() {
    check_sizes(&SIZES);
}

#[track_caller]
fn check_sizes(sizes: &[&str]) {
    let mut solver = Solver::new();
    for size in sizes.iter().map(|name| crate::size(name)) {
        let named = NAMED_GOALS.map(|name| Goal::parse(name, size).unwrap());
        let others = [1, 2].map(|seed| arranged(size, seed));
        let mut goals: Vec<Goal> = named.into_iter().chain(others).collect();
        // One after the other those that share their tables.
        goals.sort_by_key(|goal| class(size, goal.home(0)));
        for goal in goals {
            // Strong tables: the other tests here are of those that are quick to make.
            solver.prepare(&goal, u64::MAX);
            check_images(&mut solver, &goal, 3);
        }
    }
}

/// Equal for cells that a symmetry takes to each other.
fn class(size: Size, cell: usize) -> (usize, usize) {
    let (row, column) = (size.row_of(cell), size.column_of(cell));
    let across = column.min(size.columns() - 1 - column);
    let down = row.min(size.rows() - 1 - row);
    if size.columns() == size.rows() {
        (across.min(down), across.max(down))
    } else {
        (across, down)
    }
}

/// Every home of the blank is solved; and the way back, from the goal to the
/// board as if that were the goal, is as long, though it is found with the
/// tables of another home, or in another grouping of the tiles.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn the_way_back_is_as_long_for_every_home_of_the_blank() {
    for size in SIZES.map(crate::size) {
        let mut ways = Vec::new();
        for home in 0..size.cells() {
            let goal = with_blank_at(size, home);
            for seed in 0..5 {
                let board = Board::shuffled(&goal, Seed::from(seed));
                let back = Goal::arranged(size, board.tiles()).unwrap();
                ways.push((
                    ways.len() / 2,
                    Board::from_tiles(goal.tiles(), &back).unwrap(),
                ));
                ways.push((ways.len() / 2, board));
            }
        }
        // One after the other those that share their tables.
        ways.sort_by_key(|(_, board)| class(size, board.goal().home(0)));
        let mut solver = Solver::new();
        let mut lengths: Vec<(usize, usize)> = ways
            .iter()
            .map(|(pair, board)| (*pair, length(&mut solver, board)))
            .collect();
        lengths.sort_unstable();
        for pair in lengths.chunks(2) {
            let (_, board) = ways
                .iter()
                .find(|(number, _)| *number == pair[0].0)
                .unwrap();
            assert_eq!(pair[0], pair[1], "{board:?}");
        }
    }
}
