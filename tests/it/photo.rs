//! Photos of puzzles: where the board is, and which number each cell has. Digits are
//! tested in a browser, which draws them: `tests/e2e/solve-mine.test.js`.

use photo::grid::{Grid, find};
use photo::numbers::assign;
use photo::picture::Picture;
use photo::plane::{Plane, Point};
use proptest::prelude::*;

const WIDTH: usize = 420;
const HEIGHT: usize = 360;

/// A board of plain tiles as a camera sees it: the corners as given, 5 % of a cell
/// between two edges and the gap, which is as dark as the tray.
fn draw(columns: usize, rows: usize, gap: usize, corners: [Point; 4]) -> Picture {
    let gap = [(gap % columns) as f32, (gap / columns) as f32];
    let (right, below) = (columns as f32, rows as f32);
    let own = [[0.0, 0.0], [right, 0.0], [right, below], [0.0, below]];
    let pairs: Vec<_> = corners.into_iter().zip(own).collect();
    let back = Plane::fit(&pairs).unwrap();
    let mut rgba = Vec::new();
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let [u, v] = back.at([x as f32 + 0.5, y as f32 + 0.5]);
            let is_in = |at: f32, most: f32| (-0.2..most + 0.2).contains(&at);
            let (in_u, in_v) = (u.rem_euclid(1.0), v.rem_euclid(1.0));
            let is_tile = (0.0..right).contains(&u)
                && (0.0..below).contains(&v)
                && (0.05..0.95).contains(&in_u)
                && (0.05..0.95).contains(&in_v)
                && [u.floor(), v.floor()] != gap;
            // Something like a digit, so that the tile is not plain.
            let is_mark = (0.4..0.6).contains(&in_u) && (0.3..0.7).contains(&in_v);
            let color = match (is_tile, is_mark, is_in(u, right) && is_in(v, below)) {
                (true, true, _) => [40, 30, 20],
                (true, false, _) => [230, 220, 200],
                (_, _, true) => [70, 50, 40],
                _ => [150, 120, 90],
            };
            rgba.extend(color);
            rgba.push(255);
        }
    }
    Picture::from_rgba(&rgba, WIDTH).unwrap()
}

#[track_caller]
fn check_found(columns: usize, rows: usize, gap: usize, corners: [Point; 4]) {
    let found = find(&draw(columns, rows, gap, corners)).expect("there is a board");
    assert_eq!((found.columns, found.rows), (columns, rows));
    for ([x, y], [want_x, want_y]) in found.corners.into_iter().zip(corners) {
        assert!(
            (x - want_x).abs() < 4.0 && (y - want_y).abs() < 4.0,
            "{:?}, not {corners:?}",
            found.corners
        );
    }
}

#[test]
fn a_board_seen_straight_is_found() {
    let square = [[60.0, 40.0], [340.0, 40.0], [340.0, 320.0], [60.0, 320.0]];
    check_found(4, 4, 15, square);
    check_found(3, 3, 4, square);
    check_found(2, 2, 0, square);
    let flat = [[40.0, 100.0], [380.0, 100.0], [380.0, 270.0], [40.0, 270.0]];
    check_found(4, 2, 5, flat);
}

#[test]
fn a_picture_without_a_board_has_none() {
    let plain = Picture::from_rgba(&[90; 4 * WIDTH * HEIGHT], WIDTH).unwrap();
    assert_eq!(find(&plain), None);
    assert!(Picture::from_rgba(&[90; 10], 4).is_none());
    assert!(Picture::from_rgba(&[], 4).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    #[ignore = "takes long; npm run test:all"]
    fn a_board_seen_at_an_angle_is_found(
        sides in (3_usize..6, 3_usize..6),
        gap in 0_usize..9,
        off in proptest::array::uniform8(-14.0_f32..14.0),
    ) {
        let [a, b, c, d, e, f, g, h] = off;
        // Nearly square tiles.
        let (columns, rows) = (sides.0 as f32, sides.1 as f32);
        let side = (280.0 / columns).min(260.0 / rows);
        let (right, below) = (70.0 + side * columns, 50.0 + side * rows);
        let corners = [
            [70.0 + a, 50.0 + b],
            [right + c, 50.0 + d],
            [right + e, below + f],
            [70.0 + g, below + h],
        ];
        check_found(sides.0, sides.1, gap, corners);
    }

    #[test]
    fn a_plane_goes_through_its_points(off in proptest::array::uniform8(0.0_f32..40.0)) {
        let [a, b, c, d, e, f, g, h] = off;
        let to = [[a, b], [100.0 - c, d], [100.0 - e, 100.0 - f], [g, 100.0 - h]];
        let from = [[0.0, 0.0], [3.0, 0.0], [3.0, 2.0], [0.0, 2.0]];
        let pairs: Vec<_> = from.into_iter().zip(to).collect();
        let plane = Plane::fit(&pairs).unwrap();
        for (from, to) in pairs {
            let [x, y] = plane.at(from);
            prop_assert!((x - to[0]).abs() < 0.05 && (y - to[1]).abs() < 0.05);
        }
    }

    /// Against all permutations.
    #[test]
    fn numbers_are_given_as_likely_as_can_be(
        scores in proptest::collection::vec(proptest::collection::vec(-9_i8..0, 5), 5),
    ) {
        let scores: Vec<Vec<f32>> =
            scores.iter().map(|row| row.iter().map(|&s| f32::from(s)).collect()).collect();
        let sum = |numbers: &[usize]| -> f32 {
            numbers.iter().zip(&scores).map(|(&number, scores)| scores[number]).sum()
        };
        let given: Vec<usize> = assign(&scores).iter().map(|reading| reading.number).collect();
        let mut sorted = given.clone();
        sorted.sort_unstable();
        prop_assert_eq!(sorted, vec![0, 1, 2, 3, 4]);
        let mut most = f32::MIN;
        for code in 0..5_usize.pow(5) {
            let numbers = [0, 1, 2, 3, 4].map(|at| code / 5_usize.pow(at) % 5);
            if (0..5).all(|number| numbers.contains(&number)) {
                most = most.max(sum(&numbers));
            }
        }
        prop_assert!((sum(&given) - most).abs() < 1e-3);
    }
}

#[test]
fn what_two_cells_claim_is_not_sure() {
    let sure = |scores: [[f32; 3]; 3]| {
        let readings = assign(&scores.map(Vec::from));
        readings
            .iter()
            .map(|reading| (reading.number, reading.is_sure))
            .collect::<Vec<_>>()
    };
    let plain = [[-9.0, 0.0, -9.0], [-9.0, -9.0, 0.0], [0.0, -9.0, -9.0]];
    assert_eq!(sure(plain), [(1, true), (2, true), (0, true)]);
    // The second looks like a 1 as well.
    let twice = [[-9.0, 0.0, -9.0], [-9.0, -0.5, -5.0], [0.0, -9.0, -9.0]];
    assert_eq!(sure(twice), [(1, false), (2, false), (0, true)]);
}

#[test]
fn a_board_has_four_ways_up() {
    let grid = Grid {
        columns: 3,
        rows: 2,
        corners: [[0.0, 0.0], [3.0, 0.0], [3.0, 2.0], [0.0, 2.0]],
    };
    let [right, ..] = grid.turns();
    assert_eq!((right.columns, right.rows), (2, 3));
    assert_eq!(right.corners[0], [3.0, 0.0]);
}
