//! Weights that sizes share: which features share one, their file, and searches
//! that go by them once they have grown.

use super::learned::answers;
use super::stepped;
use super::weights::{committed, pairs_by_place};
use crate::{check_replays_to_the_goal, goal, size, with_blank_at};
use std::collections::HashMap;
use taquin::training::{
    NEAR_PAIRS, NearTerms, PAIRS, SINGLES, Shared, first_near, near_place, pair, pair_images,
    pair_place, single_images, single_place,
};
use taquin::{Board, Direction, Goal, Seed, Size, Solver, WeightsError};

/// Sizes whose beams go by shared weights.
const SIZES: [&str; 4] = ["6x6", "6x7", "7x6", "7x7"];

/// Sizes whose beams go by distances, and by shared weights of near homes.
const OTHERS: [&str; 5] = ["4x5", "5x6", "10x3", "8x8", "12x12"];

/// Two columns and two rows: of two tiles, home and cell of each.
type Tiles = [(usize, usize); 2];

/// Describes two tiles in the form that comes first of all those that turning,
/// reflecting and naming in another order give: written out, to check the clever way.
fn told_plainly(size: Size, tiles: Tiles) -> [[i32; 2]; 5] {
    let at = |cell: usize| {
        let (column, row) = (size.column_of(cell), size.row_of(cell));
        [column, row].map(|place| i32::try_from(place).unwrap())
    };
    let sides = [size.columns(), size.rows()].map(|side| i32::try_from(side).unwrap());
    let mut forms = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let [one, other] = order.map(|name| tiles[name]);
        for view in 0..8 {
            let (mut sides, mut cells) = (sides, [one.0, one.1, other.0, other.1].map(at));
            if view & 1 != 0 {
                cells = cells.map(|[column, row]| [sides[0] - 1 - column, row]);
            }
            if view & 2 != 0 {
                cells = cells.map(|[column, row]| [column, sides[1] - 1 - row]);
            }
            if view & 4 != 0 {
                cells = cells.map(|[column, row]| [row, column]);
                sides.swap(0, 1);
            }
            let way = |from: usize, to: usize, most: i32| {
                let along = |axis: usize| cells[to][axis] - cells[from][axis];
                [0, 1].map(|axis| along(axis).clamp(-most, most))
            };
            let touches =
                |axis: usize, wall: i32| i32::from(cells.iter().any(|cell| cell[axis] == wall));
            let walls = [0, 1].map(|axis| [touches(axis, 0), touches(axis, sides[axis] - 1)]);
            forms.push([way(0, 2, 5), way(0, 1, 4), way(2, 3, 4), walls[0], walls[1]]);
        }
    }
    forms.into_iter().min().unwrap()
}

/// Checks that features share a weight if and only if nothing tells them apart.
#[test]
fn pairs_share_a_weight_if_they_look_alike() {
    let mut weight_of = HashMap::new();
    let mut told_of = HashMap::new();
    for text in ["3x3", "2x4", "4x3", "7x2"] {
        let size = size(text);
        let tiles = |home: usize| (0..size.cells()).map(move |cell| (home, cell));
        for one in (0..size.cells() - 1).flat_map(tiles) {
            for other in (0..size.cells() - 1).flat_map(tiles) {
                if one.0 == other.0 || one.1 == other.1 {
                    continue;
                }
                let place = pair_place(size, one, other);
                assert!(place < PAIRS);
                let weight = pair_images(place).into_iter().min().unwrap();
                let told = told_plainly(size, [one, other]);
                let tiles = (one, other);
                assert_eq!(
                    *weight_of.entry(told).or_insert(weight),
                    weight,
                    "{tiles:?}"
                );
                assert_eq!(*told_of.entry(weight).or_insert(told), told, "{tiles:?}");
            }
        }
    }
}

/// Returns the way from one cell to another, in columns and rows.
fn way(size: Size, from: usize, to: usize) -> [i8; 2] {
    let side = |at: usize| i8::try_from(at).unwrap();
    [
        side(size.column_of(to)) - side(size.column_of(from)),
        side(size.row_of(to)) - side(size.row_of(from)),
    ]
}

/// Sets of walls.
const WALLS: usize = 16;

/// Two tiles whose homes are near have, in either order, the place that they have away
/// from all walls of a large board.
#[test]
fn near_homes_have_the_places_of_the_middle_of_a_board() {
    let size = size("16x16");
    let middle = 7 * 16 + 7;
    let near = |cell: &usize, most: usize| {
        let columns = size.column_of(*cell).abs_diff(7);
        columns.max(size.row_of(*cell).abs_diff(7)) <= most
    };
    let way = |from: usize, to: usize| way(size, from, to);
    let cells = || 0..size.cells();
    for other_home in cells().filter(|cell| near(cell, 2) && *cell != middle) {
        for cell in cells().filter(|cell| near(cell, 4)) {
            let others = cells().filter(|&other| {
                let step = way(other_home, other);
                other != cell && step.iter().all(|length| length.abs() <= 4)
            });
            for other in others {
                let steps = [way(middle, cell), way(other_home, other)];
                let place = near_place(way(middle, other_home), steps);
                assert!(place < NEAR_PAIRS);
                assert_eq!(
                    place * WALLS,
                    pair_place(size, (middle, cell), (other_home, other)),
                );
            }
        }
    }
}

/// By hand: a tile one column from home, and its images.
#[test]
fn tiles_share_a_weight_if_they_look_alike() {
    let weight = |text: &str, home, cell| {
        let place = single_place(size(text), home, cell);
        assert!(place < SINGLES);
        let [one, other] = single_images(place);
        one.min(other)
    };
    // In the first row, from the corner; in the first column; in another corner.
    let corner = weight("5x5", 0, 1);
    assert_eq!(corner, weight("5x5", 0, 5));
    assert_eq!(corner, weight("7x6", 6, 5));
    assert_ne!(corner, weight("5x5", 1, 0), "towards the corner");
    assert_ne!(corner, weight("5x5", 1, 2), "away from the corner");
    // Inside the board.
    assert_eq!(weight("5x5", 6, 7), weight("7x6", 24, 17));
    // At home all tiles are alike, and the blank is no tile.
    assert_eq!(weight("5x5", 0, 0), weight("7x6", 20, 20));
    assert_ne!(weight("5x5", 0, 0), weight("5x5", 24, 24));
    assert_eq!(weight("5x5", 24, 23), weight("7x6", 41, 34));
}

#[test]
fn the_committed_file_is_as_it_would_be_written() {
    let bytes = committed("shared");
    assert!(Shared::read(&bytes).unwrap().to_bytes() == bytes);
    assert!(bytes.len() <= 150_000);
}

#[test]
fn each_shared_weight_is_kept() {
    // Two weights that have four places and one that has one, all of them different.
    let mut values = vec![0.0; SINGLES + PAIRS];
    let sizes = size("7x7");
    let places = [
        pair_place(sizes, (9, 17), (11, 24)),
        pair_place(sizes, (0, 8), (8, 0)),
    ];
    for (place, value) in places.into_iter().zip([1.25, -2.5]) {
        for image in pair_images(place) {
            values[SINGLES + image] = value;
        }
    }
    let shared = Shared::read(&Shared::new(&values).to_bytes()).unwrap();
    assert!(shared == Shared::new(&values));
    assert!(shared != Shared::new(&vec![0.0; SINGLES + PAIRS]));
}

/// Those of near homes begin with three quarters of the others.
#[test]
fn each_weight_of_near_homes_is_kept() {
    let mut values = vec![0.0; SINGLES + PAIRS];
    let [one, other] = [([1, 0], [[0, 1], [-2, 4]]), ([2, -1], [[3, 3], [0, 0]])]
        .map(|(way, steps)| near_place(way, steps));
    values[SINGLES + WALLS * first_near(one)] = 2.0;
    let shared = Shared::new(&values);
    let mut near = shared.near_values();
    assert_eq!(
        near.iter().sum::<f32>(),
        4.0 * 1.5,
        "four places are images"
    );
    near[first_near(other)] = -3.25;
    let taught = shared.clone().with_near(&near);
    assert!(Shared::read(&taught.to_bytes()).unwrap() == taught);
    let near = taught.near_values();
    assert_eq!([near[one], near[other]], [1.5, -3.25]);
    assert_eq!(taught.values(), shared.values());
}

#[test]
fn each_two_tiles_with_near_homes_are_a_term_of_a_value() {
    let size = size("8x9");
    let terms = NearTerms::new(size);
    let board = Board::shuffled(&goal("8x9", "last"), Seed::from(4));
    let cells = size.cells();
    let homes = board.tiles().iter().map(|&tile| match tile {
        0 => 71,
        _ => tile - 1,
    });
    let homes: Vec<u8> = homes.collect();
    let cell_of = |home: usize| {
        let at = homes.iter().position(|&it| usize::from(it) == home);
        at.unwrap()
    };
    let step = |home: usize| way(size, home, cell_of(home)).map(|length| length.clamp(-4, 4));
    let mut expected = Vec::new();
    for one in 0..cells - 1 {
        for other in one + 1..cells - 1 {
            let way = way(size, one, other);
            if way.iter().all(|length| length.abs() <= 2) {
                expected.push(first_near(near_place(way, [step(one), step(other)])));
            }
        }
    }
    let (mut places, mut factors) = (Vec::new(), Vec::new());
    let more = terms.list(&homes, |place, factor| {
        places.push(place);
        factors.push(factor);
    });
    expected.sort_unstable();
    places.sort_unstable();
    assert_eq!(places, expected);
    // In the line that is filled, three times as much as in lines far ahead.
    assert!(
        factors.iter().all(|factor| (1.1..3.4).contains(factor)),
        "{factors:?}"
    );
    assert!(more > 300.0, "at least the Manhattan distance");
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn of_shared_weights_the_inverse_board_has_half() {
    let size = size("6x7");
    let shared = Shared::read(&committed("shared")).unwrap();
    let pairs = pairs_by_place(&shared.grown(size));
    let tiles = |home: usize| (0..41).map(move |cell| (home, cell));
    let mut count = 0;
    for one in (0..41).flat_map(tiles) {
        for other in (0..41)
            .flat_map(tiles)
            .filter(|it| it.0 != one.0 && it.1 != one.1)
        {
            let inverse = pair(size, (one.1, one.0), (other.1, other.0));
            assert_eq!(
                pairs[&pair(size, one, other)],
                pairs[&inverse],
                "{one:?} {other:?}"
            );
            count += 1;
        }
    }
    assert_eq!(count, (41 * 40_usize).pow(2));
}

#[test]
fn damaged_shared_weights_are_refused() {
    let good = committed("shared");
    let mut solver = Solver::new();
    let mut refused = |name: &str, bytes: &[u8]| solver.read_weights(name, bytes).unwrap_err();
    for at in [8, 16, good.len() / 2, good.len() - 1] {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        assert_eq!(refused("shared", &bytes), WeightsError::Checksum, "{at}");
    }
    let mut other = good.clone();
    other[4] ^= 1;
    let (expected, got) = (2, 3);
    assert_eq!(
        refused("shared", &other),
        WeightsError::Version { expected, got }
    );
    assert_eq!(refused("shared", &committed("5x5")), WeightsError::Magic);
    assert_eq!(refused("shared", &good[..15]), WeightsError::Magic);
    assert_eq!(refused("6x6", &good), WeightsError::Magic);
    for size in SIZES.into_iter().chain(OTHERS) {
        assert_eq!(solver.wants(&goal(size, "last")), Some("shared"));
    }
    solver.read_weights("shared", &good).unwrap();
    for size in SIZES.into_iter().chain(OTHERS) {
        assert_eq!(solver.wants(&goal(size, "first")), None);
    }
}

fn solver_with_shared() -> Solver {
    let mut solver = Solver::new();
    solver.read_weights("shared", &committed("shared")).unwrap();
    solver
}

/// The weights have yet to be read and to grow: nothing is later for that.
#[test]
fn first_answers_come_as_soon_as_without_weights() {
    for text in SIZES.into_iter().chain(OTHERS) {
        let board = Board::shuffled(&goal(text, "last"), Seed::from(4));
        let first = |solver: &mut Solver| {
            let (progress, best) = stepped(solver.search(&board), 1_000, super::has_answer);
            (progress.nodes, best.unwrap())
        };
        assert_eq!(first(&mut solver_with_shared()), first(&mut Solver::new()));
    }
}

/// Returns the slides of three boards, with shared weights and without.
fn slides_with_and_without(text: &str) -> [usize; 2] {
    let size = size(text);
    let mut slides = [0, 0];
    for blank in [0, 9, size.cells() - 1] {
        let goal = with_blank_at(size, blank);
        let board = Board::shuffled(&goal, Seed::from(5));
        let nodes = 1_500_000;
        let solution = solver_with_shared().solve(&board, nodes);
        check_replays_to_the_goal(&board, &solution);
        slides[0] += solution.length();
        slides[1] += Solver::new().solve(&board, nodes).length();
    }
    slides
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn later_answers_are_shorter_wherever_the_blank_is_at_home() {
    for text in SIZES {
        let [with, without] = slides_with_and_without(text);
        assert!(with < without, "{text}: {with}, {without}");
    }
}

/// 7,855 slides instead of 8,129 where this was written.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn near_homes_shorten_later_answers_of_other_sizes() {
    let slides = OTHERS.map(slides_with_and_without);
    let [with, without] = [0, 1].map(|at| slides.iter().map(|of| of[at]).sum::<usize>());
    assert!(50 * with < 49 * without, "{slides:?}");
}

#[test]
fn a_search_takes_weights_that_come_after_it_has_begun() {
    let board = Board::shuffled(&Goal::blank_last(size("7x7")), Seed::from(6));
    let nodes = 1_000_000;
    let mut solver = Solver::new();
    let mut search = solver.search(&board);
    search.step(1_000);
    solver.read_weights("shared", &committed("shared")).unwrap();
    while search.progress().nodes < nodes {
        search.step(100_000);
    }
    let late = search.best().unwrap();
    check_replays_to_the_goal(&board, &late);
    assert!(late.length() < Solver::new().solve(&board, nodes).length());
}

/// Cuts a search of so many nodes into steps.
fn check_cuts(text: &str, nodes: u64) {
    let board = Board::shuffled(&goal(text, "last"), Seed::from(6));
    let expected = answers(&mut solver_with_shared(), &board, nodes, nodes);
    assert!(expected.len() > 1);
    for budget in [1_000, 30_000] {
        let found = answers(&mut solver_with_shared(), &board, nodes, budget);
        assert_eq!(found, expected, "{text}, {budget} a step");
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn cutting_a_search_by_shared_weights_changes_neither_answers_nor_nodes() {
    check_cuts("7x7", 300_000);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn cutting_a_long_search_by_shared_weights_changes_neither_answers_nor_nodes() {
    check_cuts("7x7", 1_000_000);
    check_cuts("8x8", 1_000_000);
}

/// Returns `true` if the two differ only at the end, where the blank stays in so small
/// a part of the board. So a beam from the start finds no second solution.
fn differ_at_the_end(board: &Board, one: &[Direction], other: &[Direction]) -> bool {
    let same = one
        .iter()
        .zip(other)
        .take_while(|(one, other)| one == other);
    let same = same.count();
    let mut board = board.clone();
    let mut blanks = Vec::new();
    for &slide in other {
        assert!(board.slide(slide));
        blanks.push(board.blank());
    }
    let size = board.size();
    let spread = |place: fn(Size, usize) -> usize| {
        let places = || blanks[same..].iter().map(|&cell| place(size, cell));
        places().max().unwrap() - places().min().unwrap() < 7
    };
    let is_small =
        spread(|size, cell| size.column_of(cell)) && spread(|size, cell| size.row_of(cell));
    same > other.len() / 2 && is_small
}

#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn ends_of_solutions_are_shortened_wherever_the_blank_is_at_home() {
    for text in ["8x8", "6x8", "9x7"] {
        let size = size(text);
        let mut shortened = 0;
        for blank in [0, 9, size.cells() - 1] {
            let board = Board::shuffled(&with_blank_at(size, blank), Seed::from(7));
            let found = answers(&mut solver_with_shared(), &board, 2_000_000, 100_000);
            for (.., solution) in &found {
                check_replays_to_the_goal(&board, solution);
            }
            let pairs = found
                .windows(2)
                .filter(|pair| differ_at_the_end(&board, pair[0].2.slides(), pair[1].2.slides()));
            shortened += usize::from(pairs.count() > 0);
        }
        assert!(shortened > 1, "{text}: of {shortened} boards");
    }
}
