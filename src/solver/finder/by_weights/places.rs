//! Groups of features that share a weight, for boards of all sizes.
//!
//! A tile has a displacement: from its home to its cell, in columns and rows.
//! A feature of one tile is its displacement and the walls that it is near; one
//! of two tiles is both displacements, the way from one home to the other, and
//! the walls. So a feature has one weight wherever it lies, and however the
//! board is turned or reflected.
//!
//! A tile or a pair is near a wall if the smallest rectangle around its cells and
//! homes touches that wall.
//!
//! Ten random boards of 7×7, a second each, took 299.0 slides instead of 315.4 when these
//! weights came. Weights by absolute cells learned nothing there in 90 minutes.

use super::weights::PARTS;
use crate::board::Size;

/// From one cell to another, in columns and rows.
type Way = [i8; 2];

/// Displacements in a pair count up to this many columns and rows: a tile that
/// is farther off counts as being there.
pub(super) const NEAR: i8 = 4;
/// The displacements of a pair's tile along one axis.
pub(super) const STEPS: usize = 2 * NEAR as usize + 1;

/// The way between homes, and the displacement of one tile, count up to this
/// many columns and rows.
const FAR: i8 = 5;

/// Ways of at most `FAR` columns and no more rows than columns, the empty one
/// included.
const WAYS: usize = (FAR as usize + 1) * (FAR as usize + 2) / 2;

/// Sets of walls.
pub(super) const WALLS: usize = 16;

/// Number of places of features of one tile, and of the blank after them.
pub const SINGLES: usize = WAYS * WALLS + WAYS;

/// Number of places of features of two tiles.
pub const PAIRS: usize = (WAYS - 1) * PAIRS_A_WAY;

/// As many of them lie together: those with the same way between the homes.
const PAIRS_A_WAY: usize = STEPS.pow(4) * WALLS;

/// Homes are near when at most this many columns and rows are between them.
/// With 3 instead of 2, 8×8 was no shorter, and nodes took half as long again.
pub(super) const REACH: i8 = 2;

/// Number of places of two tiles whose homes are near, away from all walls. Those of
/// [`PAIRS`] with the same ways between the homes come first.
pub const NEAR_PAIRS: usize = place_of_way([REACH, REACH]) * STEPS.pow(4);

/// As many of these lie together: those with the same step of one tile.
pub(super) const PAIRS_A_STEP: usize = STEPS.pow(2) * WALLS;
pub(super) const STEPS_OF_ONE: usize = PAIRS / PAIRS_A_STEP;

/// A view of a board: reflected, and then with columns and rows exchanged.
#[derive(Clone, Copy, Debug, Default)]
struct View {
    mirrors: [bool; 2],
    exchanges: bool,
}

impl View {
    /// Returns the view in which a way leads right, down, and no farther down than
    /// right.
    fn of([columns, rows]: Way) -> Self {
        Self {
            mirrors: [columns < 0, rows < 0],
            exchanges: rows.abs() > columns.abs(),
        }
    }

    fn way(self, mut way: Way) -> Way {
        for (length, mirrors) in way.iter_mut().zip(self.mirrors) {
            *length *= if mirrors { -1 } else { 1 };
        }
        if self.exchanges {
            way.swap(0, 1);
        }
        way
    }

    /// Returns a set of walls: bit 0 for the first column, 1 for the last, 2 and 3
    /// for the rows.
    fn walls(self, walls: usize) -> usize {
        let mut sides = [walls & 3, walls >> 2];
        for (side, mirrors) in sides.iter_mut().zip(self.mirrors) {
            if mirrors {
                *side = *side >> 1 | (*side & 1) << 1;
            }
        }
        if self.exchanges {
            sides.swap(0, 1);
        }
        sides[0] | sides[1] << 2
    }
}

/// Returns the place of a way that leads right, down, and no farther down than
/// right.
const fn place_of_way([columns, rows]: Way) -> usize {
    let (columns, rows) = (
        columns.unsigned_abs() as usize,
        rows.unsigned_abs() as usize,
    );
    columns * (columns + 1) / 2 + rows
}

/// Returns the way at a place: the opposite of [`place_of_way`].
fn way_at(place: usize) -> Way {
    let mut columns = 0;
    while place_of_way([columns + 1, 0]) <= place {
        columns += 1;
    }
    let rows = place - place_of_way([columns, 0]);
    [columns, i8::try_from(rows).expect("at most FAR")]
}

/// Returns the place of a displacement of a pair's tile.
#[inline]
fn place_of_step([columns, rows]: Way) -> usize {
    let at = |length: i8| usize::from((length.clamp(-NEAR, NEAR) + NEAR).unsigned_abs());
    at(columns) * STEPS + at(rows)
}

fn step_at(place: usize) -> Way {
    let length = |at: usize| i8::try_from(at).expect("below STEPS") - NEAR;
    [length(place / STEPS), length(place % STEPS)]
}

/// A feature of two tiles, in the view in which the way between their homes
/// leads right, down, and no farther down than right.
#[derive(Clone, Copy, Debug)]
struct Pair {
    way: usize,
    steps: [Way; 2],
    walls: usize,
}

impl Pair {
    fn place(self) -> usize {
        let [one, other] = self.steps.map(place_of_step);
        // The homes differ, so there is no empty way.
        (((self.way - 1) * STEPS.pow(2) + one) * STEPS.pow(2) + other) * WALLS + self.walls
    }

    fn at(place: usize) -> Self {
        let steps = place / WALLS;
        let (one, other) = (steps / STEPS.pow(2) % STEPS.pow(2), steps % STEPS.pow(2));
        Self {
            way: place / PAIRS_A_WAY + 1,
            steps: [step_at(one), step_at(other)],
            walls: place % WALLS,
        }
    }

    /// Returns the pair named the other way round.
    fn turned(self) -> Self {
        let view = View {
            mirrors: [true, true],
            exchanges: false,
        };
        let [one, other] = self.steps;
        Self {
            steps: [other, one].map(|way| view.way(way)),
            walls: view.walls(self.walls),
            ..self
        }
    }

    /// Returns the pair in the other view in which the way between the homes is the
    /// same; the same pair if there is no other.
    fn mirrored(self) -> Self {
        let [columns, rows] = way_at(self.way);
        let view = View {
            mirrors: [false, rows == 0],
            exchanges: rows == columns,
        };
        Self {
            steps: self.steps.map(|way| view.way(way)),
            walls: view.walls(self.walls),
            ..self
        }
    }
}

/// Calls `visit` once per feature of two tiles, with all its places, for the
/// features whose first place lies in this part, one of [`STEPS_OF_ONE`]. Some
/// places may be equal.
pub(super) fn for_each_pair(part: usize, mut visit: impl FnMut([usize; 4])) {
    for steps in 0..STEPS.pow(2) {
        let first = part * PAIRS_A_STEP + steps * WALLS;
        // Walls change only the last part of a place.
        let open = pair_images(first);
        if open.iter().any(|&image| image < first) {
            continue;
        }
        let pair = Pair::at(first);
        for walls in 0..WALLS {
            let pair = Pair { walls, ..pair };
            let turned = pair.turned();
            let views = [pair, turned, pair.mirrored(), turned.mirrored()];
            let mut images = open;
            for (image, view) in images.iter_mut().zip(views) {
                *image += view.walls;
            }
            if images.iter().all(|&image| image >= images[0]) {
                visit(images);
            }
        }
    }
}

/// Returns all places of the feature of two tiles at a place, itself first. Some
/// may be equal.
pub fn pair_images(place: usize) -> [usize; 4] {
    let pair = Pair::at(place);
    let turned = pair.turned();
    [pair, turned, pair.mirrored(), turned.mirrored()].map(Pair::place)
}

/// Returns the place of the same displacements with homes that are nearer to
/// each other, by one column or else by one row; `None` if they are neighbours.
pub fn nearer(place: usize) -> Option<usize> {
    let pair = Pair::at(place);
    let [columns, rows] = way_at(pair.way);
    let way = match (columns > rows, rows > 0) {
        _ if (columns, rows) == (1, 0) => return None,
        (true, _) => [columns - 1, rows],
        (false, _) => [columns, rows - 1],
    };
    let way = place_of_way(way);
    Some(Pair { way, ..pair }.place())
}

/// Returns the place of a feature of two tiles, each given as home and cell.
pub fn pair_place(size: Size, one: (usize, usize), other: (usize, usize)) -> usize {
    Beside::new(size, one, other.0).place(other.1)
}

/// A tile in a cell, and the home of another: what the places of all the cells
/// of that other tile have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beside {
    size: Size,
    view: View,
    home: usize,
    // The place of the pair if the step of the other tile and the walls were 0.
    first: usize,
    // First and last column, first and last row of the three cells.
    around: [usize; 4],
}

impl Beside {
    pub(super) fn new(size: Size, (home, cell): (usize, usize), other: usize) -> Self {
        let between = clipped(way(size, home, other), FAR);
        let view = View::of(between);
        let pair = Pair {
            way: place_of_way(view.way(between)),
            steps: [
                view.way(clipped(way(size, home, cell), NEAR)),
                [-NEAR, -NEAR],
            ],
            walls: 0,
        };
        Self {
            size,
            view,
            home: other,
            first: pair.place(),
            around: around(size, &[home, cell, other]),
        }
    }

    /// Returns the place of the pair with the other tile in this cell.
    #[inline(always)]
    pub(super) fn place(&self, cell: usize) -> usize {
        let (column, row) = (self.size.column_of(cell), self.size.row_of(cell));
        let [left, right, top, bottom] = self.around;
        let around = [
            left.min(column),
            right.max(column),
            top.min(row),
            bottom.max(row),
        ];
        let walls = self.view.walls(walls(self.size, around));
        let step = self
            .view
            .way(clipped(way(self.size, self.home, cell), NEAR));
        self.first + place_of_step(step) * WALLS + walls
    }
}

/// Returns the place, below [`NEAR_PAIRS`], of two tiles away from all walls: the way
/// between their homes, which are near, and the displacements of both, of at most
/// `NEAR` columns and rows. Among [`PAIRS`], it is the first of as many places as there
/// are sets of walls.
pub fn near_place(between: [i8; 2], steps: [[i8; 2]; 2]) -> usize {
    let view = View::of(between);
    let pair = Pair {
        way: place_of_way(view.way(between)),
        steps: steps.map(|step| view.way(step)),
        walls: 0,
    };
    pair.place() / WALLS
}

/// Returns all places of the feature of one tile or the blank at a place, itself
/// first. They may be equal.
pub fn single_images(place: usize) -> [usize; 2] {
    // A tile at home, or the blank.
    if !(WALLS..WAYS * WALLS).contains(&place) {
        return [place; 2];
    }
    let (at, walls) = (place / WALLS, place % WALLS);
    let [columns, rows] = way_at(at);
    let view = View {
        mirrors: [false, rows == 0],
        exchanges: rows == columns,
    };
    [place, at * WALLS + view.walls(walls)]
}

/// Returns the place of a feature of one tile, or of the blank, whose home is
/// the last cell.
pub fn single_place(size: Size, home: usize, cell: usize) -> usize {
    let way = clipped(way(size, home, cell), FAR);
    let view = View::of(way);
    let at = place_of_way(view.way(way));
    if home + 1 == size.cells() {
        return WAYS * WALLS + at;
    }
    if home == cell {
        return 0;
    }
    at * WALLS + view.walls(walls(size, around(size, &[home, cell])))
}

/// Returns what a tile at this place needs at least, in 1/32 slides: its distance
/// from home. For the blank: 0.
pub(super) fn single_start(place: usize) -> i16 {
    if place >= WAYS * WALLS {
        return 0;
    }
    let [columns, rows] = way_at(place / WALLS);
    PARTS * i16::from(columns + rows)
}

#[inline]
fn way(size: Size, from: usize, to: usize) -> Way {
    let length = |from: usize, to: usize| {
        let byte = |at: usize| i8::try_from(at).expect("a side is at most 16");
        byte(to) - byte(from)
    };
    [
        length(size.column_of(from), size.column_of(to)),
        length(size.row_of(from), size.row_of(to)),
    ]
}

#[inline]
fn clipped(way: Way, most: i8) -> Way {
    way.map(|length| length.clamp(-most, most))
}

/// Returns the first and the last column, and the first and the last row, of
/// cells.
fn around(size: Size, cells: &[usize]) -> [usize; 4] {
    let mut around = [usize::MAX, 0, usize::MAX, 0];
    for &cell in cells {
        let (column, row) = (size.column_of(cell), size.row_of(cell));
        around = [
            around[0].min(column),
            around[1].max(column),
            around[2].min(row),
            around[3].max(row),
        ];
    }
    around
}

/// Returns the walls that a rectangle touches.
#[inline]
fn walls(size: Size, [left, right, top, bottom]: [usize; 4]) -> usize {
    usize::from(left == 0)
        | usize::from(right + 1 == size.columns()) << 1
        | usize::from(top == 0) << 2
        | usize::from(bottom + 1 == size.rows()) << 3
}
