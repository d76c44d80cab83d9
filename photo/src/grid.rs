//! The place of the board: tiles are areas without edges, nearly square, and lie in rows
//! and columns.

use crate::picture::Picture;
use crate::plane::{Plane, Point, center};

/// The longer side of the picture that is searched, in pixels: coarse, where grain does
/// not show, and fine, where tiles that touch are apart.
const SEARCHED: [usize; 2] = [480, 960];

/// The least change that is an edge; the board is looked for with each.
const THRESHOLDS: [u16; 5] = [14, 24, 40, 64, 100];

/// The fewest and the most cells of a side.
const SIDES: std::ops::RangeInclusive<i32> = 2..=16;

/// A board in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// The number of columns.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// The corners in pixels, clockwise from the one at the top left of the board.
    pub corners: [Point; 4],
}

impl Grid {
    /// The map from cells, the first one from (0, 0) to (1, 1), to the picture.
    #[must_use]
    pub fn plane(&self) -> Option<Plane> {
        let (right, below) = (self.columns as f32, self.rows as f32);
        let own = [[0.0, 0.0], [right, 0.0], [right, below], [0.0, below]];
        let pairs: Vec<_> = own.into_iter().zip(self.corners).collect();
        Plane::fit(&pairs)
    }

    /// The same board with another side up, three times.
    #[must_use]
    pub fn turns(&self) -> [Self; 3] {
        [1, 2, 3].map(|turn| {
            let mut turned = self.clone();
            turned.corners.rotate_left(turn);
            if turn != 2 {
                (turned.columns, turned.rows) = (self.rows, self.columns);
            }
            turned
        })
    }
}

/// An area that may be a tile.
#[derive(Clone, Debug)]
struct Area {
    /// Clockwise from the top left.
    corners: [Point; 4],
    middle: Point,
    /// Along its upper and lower edge, and along the other two.
    across: Point,
    down: Point,
    /// In pixels.
    size: f32,
}

/// Finds the board in a picture.
#[must_use]
pub fn find(picture: &Picture) -> Option<Grid> {
    let found = SEARCHED.iter().flat_map(|&most| {
        let small = picture.within(most);
        let scale = picture.width as f32 / small.width as f32;
        let edges = small.edges();
        THRESHOLDS.iter().filter_map(move |&threshold| {
            let areas = areas(&edges, small.width, threshold);
            let best = best_lattice(&areas)?;
            let grid = best.grid()?;
            let corners = grid.corners.map(|point| point.map(|at| at * scale));
            Some((best.score * scale, Grid { corners, ..grid }))
        })
    });
    let best = found.max_by(|a, b| a.0.total_cmp(&b.0))?;
    Some(best.1)
}

/// The areas between edges that are nearly square.
fn areas(edges: &[u16], width: usize, threshold: u16) -> Vec<Area> {
    let height = edges.len() / width;
    let mut seen: Vec<bool> = edges.iter().map(|&edge| edge >= threshold).collect();
    let shorter = width.min(height);
    let (least, most) = (shorter / 32, shorter * 11 / 20);
    let mut stack = Vec::new();
    let mut found = Vec::new();
    for start in 0..edges.len() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        stack.push(start);
        let mut pixels = Vec::new();
        while let Some(at) = stack.pop() {
            pixels.push(at);
            let x = at % width;
            let mut go = |is_there: bool, to: usize| {
                if is_there && !seen[to] {
                    seen[to] = true;
                    stack.push(to);
                }
            };
            go(x > 0, at.wrapping_sub(1));
            go(x + 1 < width, at + 1);
            go(at >= width, at.wrapping_sub(width));
            go(at + width < edges.len(), at + width);
        }
        if pixels.len() >= least * least / 3 && pixels.len() <= most * most {
            found.extend(Area::of(&pixels, width, least, most));
        }
    }
    found
}

impl Area {
    /// The area of these pixels, if it can be a tile.
    fn of(pixels: &[usize], width: usize, least: usize, most: usize) -> Option<Self> {
        let at = |pixel: usize| [(pixel % width) as f32 + 0.5, (pixel / width) as f32 + 0.5];
        let by = |key: fn(Point) -> f32| {
            let key = |pixel: &usize| key(at(*pixel));
            pixels.iter().max_by(|a, b| key(a).total_cmp(&key(b)))
        };
        let corners = [
            at(*by(|[x, y]| -x - y)?),
            at(*by(|[x, y]| x - y)?),
            at(*by(|[x, y]| x + y)?),
            at(*by(|[x, y]| y - x)?),
        ];
        let side = |n: usize| distance(corners[n], corners[(n + 1) % 4]);
        let sides = [0, 1, 2, 3].map(side);
        let shortest = sides.iter().copied().fold(f32::MAX, f32::min);
        let longest = sides.iter().copied().fold(0.0, f32::max);
        if shortest < least as f32 || longest > most as f32 || longest > 1.9 * shortest {
            return None;
        }
        // With what lies inside, as a number does.
        let top = pixels.iter().min()? / width;
        let mut spans = vec![(usize::MAX, 0); pixels.iter().max()? / width - top + 1];
        for pixel in pixels {
            let span = &mut spans[pixel / width - top];
            *span = (span.0.min(pixel % width), span.1.max(pixel % width));
        }
        let filled: usize = spans.iter().map(|(from, to)| to + 1 - from).sum();
        let quad = {
            let [a, b, c, d] = corners;
            ((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])).abs() / 2.0
        };
        let shape = filled as f32 / quad;
        // Round corners make it more, a disc half as much again.
        if !(0.8..1.5).contains(&shape) || pixels.len() * 5 < filled * 2 {
            return None;
        }
        let [a, b, c, d] = corners;
        let half = |p: Point, q: Point| [(q[0] - p[0]) / 2.0, (q[1] - p[1]) / 2.0];
        let sum = |p: Point, q: Point| [p[0] + q[0], p[1] + q[1]];
        Some(Self {
            corners,
            middle: crossing(corners).unwrap_or_else(|| center(corners.into_iter())),
            across: sum(half(a, b), half(d, c)),
            down: sum(half(a, d), half(b, c)),
            size: (filled as f32).sqrt(),
        })
    }

    /// The place of another area, in sides of this one.
    fn sees(&self, other: &Self) -> Point {
        let [x, y] = [
            other.middle[0] - self.middle[0],
            other.middle[1] - self.middle[1],
        ];
        let whole = self.across[0] * self.down[1] - self.down[0] * self.across[1];
        [
            (x * self.down[1] - y * self.down[0]) / whole,
            (self.across[0] * y - self.across[1] * x) / whole,
        ]
    }
}

/// The point where the diagonals cross: the middle, as a camera sees it.
fn crossing([a, b, c, d]: [Point; 4]) -> Option<Point> {
    let (p, q) = ([c[0] - a[0], c[1] - a[1]], [d[0] - b[0], d[1] - b[1]]);
    let whole = p[0] * q[1] - p[1] * q[0];
    let part = ((b[0] - a[0]) * q[1] - (b[1] - a[1]) * q[0]) / whole;
    (whole.abs() > 1e-3).then_some([a[0] + part * p[0], a[1] + part * p[1]])
}

fn distance(a: Point, b: Point) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// Areas in rows and columns.
struct Lattice<'a> {
    /// The areas with their column and row, the first of which are 0.
    cells: Vec<(&'a Area, [i32; 2])>,
    columns: i32,
    rows: i32,
    /// The likeness to a board.
    score: f32,
}

fn best_lattice(areas: &[Area]) -> Option<Lattice<'_>> {
    let mut taken = vec![false; areas.len()];
    let mut best: Option<Lattice<'_>> = None;
    for first in 0..areas.len() {
        if taken[first] {
            continue;
        }
        let cells = grow(areas, first, &mut taken);
        let Some(lattice) = Lattice::of(cells) else {
            continue;
        };
        if best.as_ref().is_none_or(|best| lattice.score > best.score) {
            best = Some(lattice);
        }
    }
    best
}

/// The areas that lie beside this one, beside those, and so on.
fn grow<'a>(areas: &'a [Area], first: usize, taken: &mut [bool]) -> Vec<(&'a Area, [i32; 2])> {
    taken[first] = true;
    let mut cells = vec![(&areas[first], [0, 0])];
    let mut next = 0;
    while next < cells.len() {
        let (area, at) = cells[next];
        next += 1;
        for way in [[1, 0], [0, 1], [-1, 0], [0, -1]] {
            let to = [at[0] + way[0], at[1] + way[1]];
            if cells.iter().any(|cell| cell.1 == to) {
                continue;
            }
            let beside = (0..areas.len())
                .filter(|&other| !taken[other])
                .filter_map(|other| {
                    let away = off(area, &areas[other], way)?;
                    off(&areas[other], area, [-way[0], -way[1]])?;
                    Some((other, away))
                })
                .min_by(|a, b| a.1.total_cmp(&b.1));
            if let Some((other, _)) = beside {
                taken[other] = true;
                cells.push((&areas[other], to));
            }
        }
    }
    cells
}

/// The distance to another area, in sides, if it is the next one that way.
fn off(area: &Area, other: &Area, way: [i32; 2]) -> Option<f32> {
    if !(0.62..1.6).contains(&(other.size / area.size)) {
        return None;
    }
    let [x, y] = area.sees(other);
    let (along, beside) = if way[0] == 0 {
        (y * way[1] as f32, x)
    } else {
        (x * way[0] as f32, y)
    };
    ((0.85..1.75).contains(&along) && beside.abs() < 0.3).then_some(along)
}

impl<'a> Lattice<'a> {
    fn of(mut cells: Vec<(&'a Area, [i32; 2])>) -> Option<Self> {
        // A row or column at the edge that is hardly there is something else.
        loop {
            let ends = [0, 1].map(|axis| {
                let along = cells.iter().map(|cell| cell.1[axis]);
                (along.clone().min().unwrap_or(0), along.max().unwrap_or(0))
            });
            let [columns, rows] = ends.map(|(from, to)| to - from + 1);
            if cells.len() < 3 || columns < 2 || rows < 2 {
                return None;
            }
            let mut is_done = true;
            for (axis, (from, to)) in ends.into_iter().enumerate() {
                let length = if axis == 0 { rows } else { columns };
                for end in [from, to] {
                    let there = cells.iter().filter(|cell| cell.1[axis] == end).count();
                    if (there as i32) * 2 < length {
                        cells.retain(|cell| cell.1[axis] != end);
                        is_done = false;
                    }
                }
            }
            if !is_done {
                continue;
            }
            for cell in &mut cells {
                cell.1 = [cell.1[0] - ends[0].0, cell.1[1] - ends[1].0];
            }
            let part = cells.len() as f32 / (columns * rows) as f32;
            let is_board = SIDES.contains(&columns) && SIDES.contains(&rows) && part >= 0.5;
            let mean = cells.iter().map(|cell| cell.0.size).sum::<f32>() / cells.len() as f32;
            return is_board.then_some(Self {
                // The one that is more complete, and of larger areas.
                score: part * cells.len() as f32 * mean,
                cells,
                columns,
                rows,
            });
        }
    }

    /// The grid of cells that these areas lie in.
    fn grid(&self) -> Option<Grid> {
        // The part of a cell that is beside its tile, on each side.
        let mut beside: Vec<f32> = Vec::new();
        for (area, at) in &self.cells {
            for (other, there) in &self.cells {
                if *there == [at[0] + 1, at[1]] {
                    let pitch = distance(area.middle, other.middle);
                    let side = area.across[0].hypot(area.across[1]);
                    beside.push((1.0 - side / pitch) / 2.0);
                }
            }
        }
        beside.sort_by(f32::total_cmp);
        let gap = beside.get(beside.len() / 2).copied().unwrap_or(0.05);
        let gap = gap.clamp(0.0, 0.25);
        let pairs: Vec<_> = self
            .cells
            .iter()
            .flat_map(|(area, at)| {
                let [x, y] = at.map(|at| at as f32);
                let ends = [gap, 1.0 - gap];
                let corners = [
                    [ends[0], ends[0]],
                    [ends[1], ends[0]],
                    [ends[1], ends[1]],
                    [ends[0], ends[1]],
                ];
                let corners = corners.map(|[u, v]| [x + u, y + v]);
                let middle = ([x + 0.5, y + 0.5], area.middle);
                corners.into_iter().zip(area.corners).chain([middle])
            })
            .collect();
        let plane = Plane::fit(&pairs)?;
        let (right, below) = (self.columns as f32, self.rows as f32);
        Some(Grid {
            columns: self.columns as usize,
            rows: self.rows as usize,
            corners: [[0.0, 0.0], [right, 0.0], [right, below], [0.0, below]]
                .map(|corner| plane.at(corner)),
        })
    }
}
