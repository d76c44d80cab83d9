//! Exact distances (STM) on boards of up to 16 cells that fill a `u64`: the
//! oracle for more boards than a map of [`Board`]s can hold. Nothing of the
//! crate is used but to read the tiles of boards.

use crate::{histogram, published};
use std::collections::{HashMap, HashSet};
use taquin::{Board, Goal};

/// The tile of cell *c* in the bits from 4*c* on; the blank is 0.
type Packed = u64;

fn pack(tiles: &[u8]) -> Packed {
    let cells = tiles.iter().enumerate();
    cells.fold(0, |board, (cell, &tile)| {
        board | Packed::from(tile) << (4 * cell)
    })
}

fn tile(board: Packed, cell: usize) -> usize {
    usize::try_from(board >> (4 * cell) & 15).unwrap()
}

#[derive(Clone, Copy, Debug)]
struct Grid {
    columns: usize,
    cells: usize,
}

impl Grid {
    fn of(goal: &Goal) -> Self {
        let (columns, cells) = (goal.size().columns(), goal.size().cells());
        assert!(cells <= 16);
        Self { columns, cells }
    }

    fn blank(self, board: Packed) -> usize {
        let mut cells = 0..self.cells;
        cells.find(|&cell| tile(board, cell) == 0).unwrap()
    }

    /// The boards one slide away.
    fn neighbours(self, board: Packed) -> impl Iterator<Item = Packed> {
        let blank = self.blank(board);
        let column = blank % self.columns;
        let from = [
            (blank >= self.columns).then(|| blank - self.columns),
            (blank + self.columns < self.cells).then(|| blank + self.columns),
            (column > 0).then(|| blank - 1),
            (column + 1 < self.columns).then(|| blank + 1),
        ];
        from.into_iter().flatten().map(move |cell| {
            let moved = tile(board, cell) as Packed;
            board ^ moved << (4 * cell) ^ moved << (4 * blank)
        })
    }
}

/// The distance of every board to a goal: a byte for each of up to 12 cells'.
#[derive(Debug)]
pub struct AllBoards {
    grid: Grid,
    // By `index`; 255 while a board is not reached.
    distances: Vec<u8>,
}

impl AllBoards {
    /// Breadth-first search from the goal.
    pub fn to(goal: &Goal) -> Self {
        let grid = Grid::of(goal);
        let boards: usize = (3..=grid.cells).product();
        let mut all = Self {
            grid,
            distances: vec![u8::MAX; boards],
        };
        let mut layer = vec![pack(goal.tiles())];
        let mut distance = 0;
        while !layer.is_empty() {
            let mut next_layer = Vec::new();
            for board in layer {
                let index = all.index(board);
                // Two boards of the layer before may have led here.
                if all.distances[index] == u8::MAX {
                    all.distances[index] = distance;
                    let new = |&next: &Packed| all.distances[all.index(next)] == u8::MAX;
                    next_layer.extend(grid.neighbours(board).filter(new));
                }
            }
            layer = next_layer;
            distance += 1;
        }
        all
    }

    /// The blank's cell, and half the rank of the order of the tiles: which of
    /// the two orders that share it is meant follows from the blank's cell.
    fn index(&self, board: Packed) -> usize {
        let tiles = self.grid.cells - 1;
        let (mut rank, mut smaller, mut blank, mut orders) = (0, 0_u16, 0, 1);
        let mut left = tiles;
        for cell in 0..self.grid.cells {
            let tile = tile(board, cell);
            if tile == 0 {
                blank = cell;
                continue;
            }
            // Tiles smaller than this one that come after it.
            let before = (smaller & ((1 << tile) - 1)).count_ones() as usize;
            rank = rank * left + (tile - 1 - before);
            orders *= left;
            left -= 1;
            smaller |= 1 << tile;
        }
        blank * (orders / 2) + rank / 2
    }

    /// The slides between a board and the goal.
    pub fn distance(&self, board: &Board) -> usize {
        self.distances[self.index(pack(board.tiles()))].into()
    }

    /// Checks that there are as many boards at each distance as published.
    #[track_caller]
    pub fn check_histogram(&self, name: &str) {
        let distances = self.distances.iter().map(|&distance| distance.into());
        assert_eq!(histogram(distances), published(name));
    }
}

/// All boards near a goal, and the distance of any other by a second search
/// that comes towards them.
#[derive(Debug)]
pub struct Meeting {
    grid: Grid,
    depth: usize,
    near: HashMap<Packed, usize>,
}

impl Meeting {
    /// Breadth-first search from the goal, `depth` slides far.
    pub fn at(goal: &Goal, depth: usize) -> Self {
        let grid = Grid::of(goal);
        let mut near = HashMap::from([(pack(goal.tiles()), 0)]);
        let mut layer = vec![pack(goal.tiles())];
        for distance in 1..=depth {
            let mut next_layer = Vec::new();
            for next in layer.into_iter().flat_map(|board| grid.neighbours(board)) {
                near.entry(next).or_insert_with(|| {
                    next_layer.push(next);
                    distance
                });
            }
            layer = next_layer;
        }
        Self { grid, depth, near }
    }

    /// Breadth-first search from the board until it meets the other, `depth`
    /// slides far at most; `None` for boards that are farther.
    ///
    /// The first board that is met on a shortest way is as far from the goal as
    /// was searched, and no other board of its layer is nearer, or the sum would
    /// be shorter than the shortest way.
    pub fn distance(&self, board: &Board, depth: usize) -> Option<usize> {
        let start = pack(board.tiles());
        if let Some(&distance) = self.near.get(&start) {
            return Some(distance);
        }
        let mut seen = HashSet::from([start]);
        let mut layer = vec![start];
        for slides in 1..=depth {
            let mut next_layer = Vec::new();
            for board in layer {
                for next in self.grid.neighbours(board) {
                    if self.near.contains_key(&next) {
                        return Some(slides + self.depth);
                    }
                    if seen.insert(next) {
                        next_layer.push(next);
                    }
                }
            }
            layer = next_layer;
        }
        None
    }
}

#[test]
fn the_packed_oracle_agrees_with_the_simple_one() {
    for (size, name) in [("3x3", "last"), ("2x4", "spiral"), ("4x2", "first")] {
        let goal = crate::goal(size, name);
        let (all, meeting) = (AllBoards::to(&goal), Meeting::at(&goal, 9));
        for (board, distance) in crate::distances(&goal) {
            assert_eq!(all.distance(&board), distance, "{board:?}");
            if distance < 20 {
                assert_eq!(meeting.distance(&board, 11), Some(distance), "{board:?}");
            }
        }
    }
}
