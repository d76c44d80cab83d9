//! The marks on a tile: what differs from its ground, apart from each other, from left
//! to right.

use crate::grid::Grid;
use crate::picture::Picture;

/// The side of a cell that is read, in points.
pub const SIDE: usize = 48;

/// The part at each edge of a cell that is not looked at, in points: there are edges,
/// shadows, and what the grid is off by.
const EDGE: usize = 6;

const INNER: usize = SIDE - 2 * EDGE;

/// The least difference of a mark from its ground, of 255.
const LEAST_CONTRAST: f32 = 22.0;

/// The side of a mark as it is read, in points.
pub const GLYPH: usize = 16;

/// A mark, as high as there is room for, in the middle.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// 0 where the ground is, 1 where the mark is.
    pub ink: [[f32; GLYPH]; GLYPH],
    /// Its width divided by its height.
    pub shape: f32,
}

/// A cell in shades of grey.
pub type Cell = [[f32; SIDE]; SIDE];

/// The cells of a board, row by row.
pub fn cells<'a>(picture: &'a Picture, grid: &'a Grid) -> impl Iterator<Item = Cell> + 'a {
    let plane = grid.plane();
    (0..grid.rows * grid.columns).map(move |cell| {
        let (column, row) = (cell % grid.columns, cell / grid.columns);
        std::array::from_fn(|y| {
            std::array::from_fn(|x| {
                // The mean of four, as the picture may be finer.
                let parts = [0.25, 0.75];
                let sum = parts.iter().flat_map(|&by_y| {
                    parts.iter().map(move |&by_x| {
                        let u = column as f32 + (x as f32 + by_x) / SIDE as f32;
                        let v = row as f32 + (y as f32 + by_y) / SIDE as f32;
                        [u, v]
                    })
                });
                sum.map(|point| {
                    let [x, y] = plane.map_or([0.0, 0.0], |plane| plane.at(point));
                    picture.light(x, y)
                })
                .sum::<f32>()
                    / 4.0
            })
        })
    })
}

/// The marks of a cell.
#[must_use]
pub fn find(cell: &Cell) -> Vec<Glyph> {
    let Some(ink) = ink(cell) else {
        return Vec::new();
    };
    let mut boxes = marks(&ink);
    let Some(highest) = boxes.iter().map(Mark::height).max() else {
        return Vec::new();
    };
    boxes.retain(|mark| mark.height() * 20 >= highest * 13);
    // The marks beside the highest, not above or below it.
    if let Some(main) = boxes.iter().find(|mark| mark.height() == highest).cloned() {
        boxes.retain(|mark| {
            let shared = mark.below.min(main.below) as i32 - mark.top.max(main.top) as i32;
            shared * 2 > mark.height() as i32
        });
    }
    boxes.sort_by_key(|mark| mark.left);
    boxes
        .iter()
        .flat_map(|mark| mark.cut(&ink))
        .map(|mark| mark.glyph(&ink))
        .collect()
}

type Ink = [[f32; INNER]; INNER];

/// The difference of each point of a cell from its ground; `None` if nothing differs.
fn ink(cell: &Cell) -> Option<Ink> {
    let inner: Ink = std::array::from_fn(|y| std::array::from_fn(|x| cell[y + EDGE][x + EDGE]));
    // The ground as its edge shows it, lighter to one side, as light falls.
    let last = INNER - 1;
    let mean = |at: fn(usize, &Ink) -> f32| {
        let mut values: Vec<f32> = (0..INNER).map(|n| at(n, &inner)).collect();
        values.sort_by(f32::total_cmp);
        values[INNER / 2]
    };
    let [left, right] = [mean(|n, ink| ink[n][0]), mean(|n, ink| ink[n][INNER - 1])];
    let [top, below] = [mean(|n, ink| ink[0][n]), mean(|n, ink| ink[INNER - 1][n])];
    let ground = (left + right + top + below) / 4.0;
    let slope = |from: f32, to: f32| (to - from) / last as f32;
    let (by_x, by_y) = (slope(left, right), slope(top, below));
    let half = last as f32 / 2.0;
    let rest: Ink = std::array::from_fn(|y| {
        std::array::from_fn(|x| {
            inner[y][x] - ground - by_x * (x as f32 - half) - by_y * (y as f32 - half)
        })
    });
    // Darker marks or lighter ones, whichever there are more of.
    let strength = |sign: f32| {
        let over = |value: &f32| (sign * value - LEAST_CONTRAST).max(0.0);
        rest.iter().flatten().map(over).sum::<f32>()
    };
    let sign = if strength(-1.0) >= strength(1.0) {
        -1.0
    } else {
        1.0
    };
    let mut values: Vec<f32> = rest.iter().flatten().map(|value| sign * value).collect();
    values.sort_by(f32::total_cmp);
    let split = otsu(&values);
    let (low, high) = values.split_at(split);
    let middle = |values: &[f32]| values.get(values.len() / 2).copied().unwrap_or(0.0);
    let (low, high) = (middle(low), middle(high));
    if high - low < LEAST_CONTRAST {
        return None;
    }
    Some(rest.map(|row| row.map(|value| ((sign * value - low) / (high - low)).clamp(0.0, 1.0))))
}

/// The place that divides sorted values into two kinds that differ most (N. Otsu, *A
/// threshold selection method from gray-level histograms*, 1979).
fn otsu(values: &[f32]) -> usize {
    let all: f32 = values.iter().sum();
    let (mut sum, mut best) = (0.0, (0.0, values.len() / 2));
    for at in 1..values.len() {
        sum += values[at - 1];
        let (left, right) = (at as f32, (values.len() - at) as f32);
        let between = sum / left - (all - sum) / right;
        let score = left * right * between * between;
        if score > best.0 {
            best = (score, at);
        }
    }
    best.1
}

/// The place of a mark, in points of the inner cell; `right` and `below` are behind it.
#[derive(Clone, Debug)]
struct Mark {
    left: usize,
    right: usize,
    top: usize,
    below: usize,
}

/// The marks that can be digits.
fn marks(ink: &Ink) -> Vec<Mark> {
    let mut seen = [[false; INNER]; INNER];
    let mut found = Vec::new();
    for y in 0..INNER {
        for x in 0..INNER {
            if seen[y][x] || ink[y][x] < 0.5 {
                continue;
            }
            let mut mark = Mark {
                left: x,
                right: x + 1,
                top: y,
                below: y + 1,
            };
            let mut count = 0;
            let mut stack = vec![(x, y)];
            seen[y][x] = true;
            while let Some((x, y)) = stack.pop() {
                count += 1;
                mark.left = mark.left.min(x);
                mark.right = mark.right.max(x + 1);
                mark.top = mark.top.min(y);
                mark.below = mark.below.max(y + 1);
                for next_y in y.saturating_sub(1)..(y + 2).min(INNER) {
                    for next_x in x.saturating_sub(1)..(x + 2).min(INNER) {
                        if !seen[next_y][next_x] && ink[next_y][next_x] >= 0.5 {
                            seen[next_y][next_x] = true;
                            stack.push((next_x, next_y));
                        }
                    }
                }
            }
            let is_inside =
                mark.left > 0 && mark.top > 0 && mark.right < INNER && mark.below < INNER;
            let is_large = mark.height() * 4 >= INNER && count >= 12;
            // A frame around the number.
            let is_frame = mark.height() * 8 > INNER * 7 && mark.width() * 8 > INNER * 7;
            if is_inside && is_large && !is_frame {
                found.push(mark);
            }
        }
    }
    found
}

impl Mark {
    fn height(&self) -> usize {
        self.below - self.top
    }

    fn width(&self) -> usize {
        self.right - self.left
    }

    /// Digits that touch, apart: two where a mark is wider than high.
    fn cut(&self, ink: &Ink) -> Vec<Self> {
        if self.width() * 20 < self.height() * 21 {
            return vec![self.clone()];
        }
        let column = |x: usize| (self.top..self.below).map(|y| ink[y][x]).sum::<f32>();
        let third = self.width() / 3;
        let middle = self.left + third..self.right - third;
        let Some(cut) = middle.min_by(|&a, &b| column(a).total_cmp(&column(b))) else {
            return vec![self.clone()];
        };
        let (mut left, mut right) = (self.clone(), self.clone());
        left.right = cut;
        right.left = cut;
        vec![left, right]
    }

    /// The mark as high as there is room for.
    fn glyph(&self, ink: &Ink) -> Glyph {
        let (width, height) = (self.width() as f32, self.height() as f32);
        // A mark that is too wide is made narrower.
        let scale_y = height / GLYPH as f32;
        let scale_x = scale_y.max(width / GLYPH as f32);
        let center = f32::midpoint(self.left as f32, self.right as f32);
        let at = |x: f32, y: f32| {
            let (x, y) = (x - 0.5, y - 0.5);
            let (left, top) = (x.floor(), y.floor());
            let (by_x, by_y) = (x - left, y - top);
            let get = |x: f32, y: f32| {
                let inside = x >= self.left as f32
                    && y >= self.top as f32
                    && x < self.right as f32
                    && y < self.below as f32;
                if inside {
                    ink[y as usize][x as usize]
                } else {
                    0.0
                }
            };
            let above = get(left, top) * (1.0 - by_x) + get(left + 1.0, top) * by_x;
            let under = get(left, top + 1.0) * (1.0 - by_x) + get(left + 1.0, top + 1.0) * by_x;
            above * (1.0 - by_y) + under * by_y
        };
        let middle = GLYPH as f32 / 2.0;
        Glyph {
            ink: std::array::from_fn(|y| {
                std::array::from_fn(|x| {
                    // The mean of four points.
                    let parts = [0.25, 0.75];
                    parts
                        .iter()
                        .flat_map(|by_y| parts.iter().map(move |by_x| (by_x, by_y)))
                        .map(|(by_x, by_y)| {
                            at(
                                center + (x as f32 + by_x - middle) * scale_x,
                                self.top as f32 + (y as f32 + by_y) * scale_y,
                            )
                        })
                        .sum::<f32>()
                        / 4.0
                })
            }),
            shape: width / height,
        }
    }
}
