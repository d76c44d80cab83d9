//! Walking distance (K. Takahashi, 2002): a lower bound (STM) for 4×4 boards with
//! the blank last, and a depth-first search by it that tells that there is no
//! shorter solution. It shares nothing with the crate.
//!
//! Rows only: how many tiles of each home row are in each row, and the row of the
//! blank. Some tile goes into the blank's row from the row beside. The fewest such
//! slides to the goal, and the same for columns, add up.

use std::collections::HashMap;
use taquin::Board;

/// counts[row][home row], and the row of the blank.
type Rows = ([[u8; 4]; 4], usize);

/// Walking distances of 4×4, by their tables.
#[derive(Debug)]
pub struct Walking {
    numbers: HashMap<Rows, usize>,
    // By number.
    distances: Vec<usize>,
    // next[number][row that a tile comes from][its home row]
    next: Vec<[[usize; 4]; 4]>,
}

/// A board during the search, with the numbers of its rows and its columns.
struct Position {
    // The tile in each cell.
    tiles: [usize; 16],
    blank: usize,
    lines: [usize; 2],
}

impl Walking {
    /// Breadth-first search from the goal.
    pub fn of_4x4() -> Self {
        let goal: Rows = ([[4, 0, 0, 0], [0, 4, 0, 0], [0, 0, 4, 0], [0, 0, 0, 3]], 3);
        let mut walking = Self {
            numbers: HashMap::from([(goal, 0)]),
            distances: vec![0],
            next: Vec::new(),
        };
        let mut queue = vec![goal];
        let mut at = 0;
        while at < queue.len() {
            let (counts, blank) = queue[at];
            let mut next = [[usize::MAX; 4]; 4];
            for from in (0..4_usize).filter(|from| from.abs_diff(blank) == 1) {
                for home in (0..4).filter(|&home| counts[from][home] > 0) {
                    let mut rows = (counts, from);
                    rows.0[from][home] -= 1;
                    rows.0[blank][home] += 1;
                    let new = queue.len();
                    next[from][home] = *walking.numbers.entry(rows).or_insert(new);
                    if next[from][home] == new {
                        queue.push(rows);
                        walking.distances.push(walking.distances[at] + 1);
                    }
                }
            }
            walking.next.push(next);
            at += 1;
        }
        walking
    }

    /// Returns `true` if some way of at most `limit` slides leads from the board to 1 …
    /// 15 and the blank.
    pub fn is_solved_within(&self, board: &Board, limit: usize) -> bool {
        let tiles: [u8; 16] = board.tiles().try_into().unwrap();
        let blank = board.blank();
        let mut lines = [([[0; 4]; 4], blank / 4), ([[0; 4]; 4], blank % 4)];
        for (cell, tile) in tiles.into_iter().map(usize::from).enumerate() {
            if tile > 0 {
                lines[0].0[cell / 4][(tile - 1) / 4] += 1;
                lines[1].0[cell % 4][(tile - 1) % 4] += 1;
            }
        }
        let mut position = Position {
            tiles: tiles.map(usize::from),
            blank,
            lines: lines.map(|lines| self.numbers[&lines]),
        };
        self.search(&mut position, 16, limit)
    }

    fn bound(&self, position: &Position) -> usize {
        position.lines.map(|line| self.distances[line]).iter().sum()
    }

    fn search(&self, position: &mut Position, came_from: usize, left: usize) -> bool {
        let bound = self.bound(position);
        // With every tile in its row and its column the board is solved.
        if bound == 0 || bound > left {
            return bound == 0;
        }
        let (blank, lines) = (position.blank, position.lines);
        for from in 0..16_usize {
            let is_beside = (from / 4).abs_diff(blank / 4) + (from % 4).abs_diff(blank % 4) == 1;
            if !is_beside || from == came_from {
                continue;
            }
            let tile = position.tiles[from];
            if from % 4 == blank % 4 {
                position.lines[0] = self.next[lines[0]][from / 4][(tile - 1) / 4];
            } else {
                position.lines[1] = self.next[lines[1]][from % 4][(tile - 1) % 4];
            }
            position.tiles.swap(from, blank);
            position.blank = from;
            let is_found = self.search(position, blank, left - 1);
            position.tiles.swap(from, blank);
            (position.blank, position.lines) = (blank, lines);
            if is_found {
                return true;
            }
        }
        false
    }
}

/// The sum is published with the method; the search knows what the simplest knows.
#[test]
fn walking_distances_are_as_published_and_agree_with_the_simple_oracle() {
    let walking = Walking::of_4x4();
    assert_eq!(walking.distances.len(), 24_964);
    assert_eq!(walking.distances.iter().max(), Some(&35));
    let goal = crate::goal("4x4", "last");
    for (board, distance) in crate::distances_within(&goal, 11) {
        assert!(walking.is_solved_within(&board, distance));
        assert!(distance == 0 || !walking.is_solved_within(&board, distance - 1));
    }
}
