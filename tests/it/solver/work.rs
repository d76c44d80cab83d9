//! The work of the solver, as far as it can be counted: a heuristic that has grown
//! weaker still gives optimal lengths, and shows in the nodes alone.

use crate::goal;
use oracle::memory;
use taquin::{Board, Goal, Seed, Solver};

const EDGE: &str = "1 0 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
const INNER: &str = "1 2 3 4/5 0 6 7/8 9 10 11/12 13 14 15";

/// Nodes of 200 seeded boards, one after the other.
fn nodes(goal: &Goal) -> u64 {
    let mut solver = Solver::new();
    solver.prepare(goal, u64::MAX);
    let boards = (0..200).map(|seed| Board::shuffled(goal, Seed::from(seed)));
    let nodes = boards.map(|board| {
        let mut search = solver.search(&board);
        while !super::is_done(&search) {
            search.step(100_000);
        }
        search.progress().nodes
    });
    nodes.sum()
}

/// Not over the nodes that it took when this was written by more than 1 %.
#[track_caller]
fn check_nodes(size: &str, name: &str, recorded: u64) {
    let nodes = nodes(&goal(size, name));
    assert!(
        nodes <= recorded + recorded / 100,
        "{size} {name}: {nodes}, was {recorded}"
    );
}

#[test]
fn two_hundred_boards_take_no_more_nodes_than_they_did() {
    check_nodes("6x2", "last", 51_032);
    check_nodes("4x3", "last", 130_666);
    check_nodes("7x2", "last", 326_565);
    check_nodes("4x4", "last", 2_669_925);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn two_hundred_boards_of_each_shape_take_no_more_nodes_than_they_did() {
    check_nodes("5x3", "last", 3_095_500);
    check_nodes("8x2", "last", 3_496_800);
    check_nodes("4x4", EDGE, 12_025_562);
    check_nodes("4x4", INNER, 3_295_872);
}

/// FNV-1a, 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[track_caller]
fn check_tables(size: &str, name: &str, expected: (usize, u64)) {
    let goal = goal(size, name);
    let mut solver = Solver::new();
    solver.prepare(&goal, u64::MAX);
    let bytes = solver.tables(&goal).unwrap();
    assert_eq!((bytes.len(), checksum(&bytes)), expected, "{size} {name}");
    let memory = solver.table_bytes();
    assert!((bytes.len()..46 << 20).contains(&memory), "{memory}");
}

/// Pages keep these bytes. When they change the version of the format must,
/// too, or tables that were kept are read as what they are not.
#[test]
fn tables_of_version_2_are_these_bytes() {
    check_tables("3x3", "last", (45_392, 0x4fa5_3802_4ecd_06f7));
    check_tables("4x3", "last", (216_752, 0xbc10_d783_de42_e6ce));
    check_tables("4x4", "last", (34_962_528, 0x2af3_d721_af58_6620));
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn tables_of_version_2_of_other_shapes_are_these_bytes() {
    check_tables("5x3", "last", (20_627_492, 0x0d83_031f_108f_a95a));
    check_tables("8x2", "last", (41_580_048, 0x517e_e856_8e30_f037));
    check_tables("4x4", EDGE, (34_962_544, 0xe2ae_5d19_4f08_4bb7));
    check_tables("4x4", INNER, (34_962_528, 0x48eb_647d_4d38_3cf8));
}

/// Tables are dropped where they are too many, but never those at hand.
#[test]
#[ignore = "takes long; npm run test:all"]
fn tables_of_many_goals_take_no_more_room_than_there_is() {
    let mut solver = Solver::new();
    let goals = [
        ("4x4", "last"),
        ("5x3", "last"),
        ("4x4", EDGE),
        ("3x3", "last"),
    ];
    for goal in goals.map(|(size, name)| goal(size, name)) {
        solver.prepare(&goal, u64::MAX);
        assert!(solver.table_bytes() <= 48 << 20, "{}", solver.table_bytes());
        assert!(solver.tables(&goal).is_some());
    }
    // The last two fit side by side; the first went long ago.
    assert_eq!(solver.prepare(&goal("4x4", EDGE), 0), 100);
    assert_ne!(solver.prepare(&goal("4x4", "last"), 0), 100);
}

/// A search that is dropped on the way gives back all that it took, to the
/// byte; tables that it did not finish stay with the solver.
#[test]
#[ignore = "takes long; npm run test:all"]
fn a_thousand_dropped_searches_do_not_grow_the_memory() {
    for (size, name) in [("4x4", "last"), ("5x2", "last"), ("5x5", "spiral")] {
        let goal = goal(size, name);
        let mut solver = Solver::new();
        solver.prepare(&goal, u64::MAX);
        let mut search = |seed| {
            let mut search = solver.search(&Board::shuffled(&goal, Seed::from(seed)));
            search.step(1 + seed);
        };
        // The first brings the small tables for going line by line.
        search(0);
        let before = memory::live();
        (0..1000).for_each(search);
        assert_eq!(memory::live(), before, "{size}");
    }
}

#[test]
fn a_dropped_solver_gives_all_its_memory_back() {
    let goal = goal("4x4", "last");
    let before = memory::live();
    let mut solver = Solver::new();
    let mut search = solver.search(&Board::shuffled(&goal, 1.into()));
    search.step(50_000);
    drop(solver);
    assert!(memory::live() > before);
    drop(search);
    assert_eq!(memory::live(), before);
}

/// Tables take the memory that is told, and making takes not much more.
#[track_caller]
fn check_memory(size: &str, name: &str, most: usize) {
    let goal = goal(size, name);
    let before = memory::live();
    memory::take_peak();
    let mut solver = Solver::new();
    solver.prepare(&goal, u64::MAX);
    let peak = memory::take_peak() - before;
    let taken = memory::live() - before;
    let told = solver.table_bytes();
    assert!(
        taken.abs_diff(told) < 1 << 20,
        "{size}: {taken}, told {told}"
    );
    assert!(peak < most, "{size}: {peak}");
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn tables_take_the_memory_that_is_told_and_little_more_in_the_making() {
    check_memory("4x4", "last", 64_000_000);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn the_largest_tables_take_the_memory_that_is_told() {
    check_memory("4x4", EDGE, 64_000_000);
    // 2×8 has larger tables than any other, and takes 66 MB.
    check_memory("8x2", "last", 67_000_000);
}
