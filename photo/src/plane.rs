//! The plane of the board as a camera sees it: straight lines stay straight (a
//! projective map).

/// A point, x to the right and y down.
pub type Point = [f32; 2];

/// A projective map of the plane.
#[derive(Clone, Copy, Debug)]
pub struct Plane([f32; 8]);

impl Plane {
    /// The map that comes nearest to taking each first point to the second; `None` if
    /// they say too little. At least four are needed.
    #[must_use]
    pub fn fit(pairs: &[(Point, Point)]) -> Option<Self> {
        // Least squares, by the normal equations of
        // x = a·u + b·v + c − x·(g·u + h·v), and likewise y.
        let mut equations = [[0.0_f64; 9]; 8];
        let middle = center(pairs.iter().map(|pair| pair.1));
        for &([u, v], [x, y]) in pairs {
            let (u, v) = (f64::from(u), f64::from(v));
            let (x, y) = (f64::from(x - middle[0]), f64::from(y - middle[1]));
            let rows = [
                [u, v, 1.0, 0.0, 0.0, 0.0, -x * u, -x * v, x],
                [0.0, 0.0, 0.0, u, v, 1.0, -y * u, -y * v, y],
            ];
            for row in rows {
                for (equation, by) in equations.iter_mut().zip(row) {
                    for (sum, value) in equation.iter_mut().zip(row) {
                        *sum += by * value;
                    }
                }
            }
        }
        let solved = solve(equations)?;
        let [a, b, c, d, e, f, g, h] = solved.map(|value| value as f32);
        let [x, y] = middle;
        // Back from the middle.
        Some(Self([
            a + x * g,
            b + x * h,
            c + x,
            d + y * g,
            e + y * h,
            f + y,
            g,
            h,
        ]))
    }

    /// The point that the map takes a point to.
    #[must_use]
    pub fn at(&self, [u, v]: Point) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let depth = g * u + h * v + 1.0;
        [(a * u + b * v + c) / depth, (d * u + e * v + f) / depth]
    }
}

/// The mean of some points.
pub fn center(points: impl Iterator<Item = Point>) -> Point {
    let (mut sum, mut count) = ([0.0, 0.0], 0.0);
    for [x, y] in points {
        sum = [sum[0] + x, sum[1] + y];
        count += 1.0;
    }
    [sum[0] / count, sum[1] / count]
}

/// Gauss, with the largest pivot.
fn solve(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for at in 0..8 {
        let pivot = (at..8).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, pivot);
        if rows[at][at].abs() < 1e-9 {
            return None;
        }
        let own = rows[at];
        for (row, values) in rows.iter_mut().enumerate() {
            if row != at {
                let by = values[at] / own[at];
                for (value, own) in values.iter_mut().zip(own) {
                    *value -= by * own;
                }
            }
        }
    }
    Some(std::array::from_fn(|at| rows[at][8] / rows[at][at]))
}
