//! The textbook searches, against the oracle and against counts made by hand.

mod heuristic;
mod memory;
mod recording;
mod refused;
mod solvability;
mod textbook;
mod watched;

use crate::{arranged, goal, size, walk};
use oracle::{self, EIGHT};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::LazyLock;
use taquin::lab::{Algorithm, Heuristic, Lab, Limit, LimitReached, Proof, Report};
use taquin::shuffle::SplitMix64;
use taquin::{Board, Goal, Seed};

use Algorithm::{AStar, Bidirectional, BreadthFirst, Greedy, IdaStar, Table, WeightedAStar};
use Heuristic::{Hamming, LinearConflicts, Manhattan, Patterns, WalkingDistance, Zero};

thread_local! {
    static LAB: RefCell<Lab> = RefCell::default();
}

/// All that find shortest solutions.
fn all() -> impl Iterator<Item = Algorithm> {
    let guided = Heuristic::ALL.into_iter();
    let guided = guided.flat_map(|heuristic| [AStar(heuristic), IdaStar(heuristic)]);
    [BreadthFirst, Bidirectional, Table]
        .into_iter()
        .chain(guided)
}

/// Those of them that search from the start alone, as it was counted by hand.
fn one_way() -> impl Iterator<Item = Algorithm> {
    all().filter(|search| !matches!(search, Bidirectional | Table))
}

/// Those that come to their end on the farthest boards of 3×3.
fn quick() -> impl Iterator<Item = Algorithm> {
    one_way().filter(|search| !matches!(search, IdaStar(Zero)))
}

/// Those that do so in a few milliseconds.
fn quickest() -> impl Iterator<Item = Algorithm> {
    quick().filter(|search| !matches!(search, BreadthFirst | AStar(Zero | Hamming)))
}

fn bound(heuristic: Heuristic, board: &Board) -> usize {
    LAB.with_borrow_mut(|lab| lab.lower(heuristic, board))
        .unwrap()
}

fn run(search: Algorithm, board: &Board, limit: Limit) -> Result<Report, LimitReached> {
    let begun = LAB.with_borrow_mut(|lab| lab.search(board, search, limit));
    let mut search = begun.unwrap();
    loop {
        // In unequal parts: it does not matter how the work is cut.
        let nodes = 1 + search.counts().expanded / 2;
        if let Some(ended) = search.step(nodes) {
            return ended;
        }
    }
}

fn solve(search: Algorithm, board: &Board) -> Report {
    run(search, board, Limit::NONE).unwrap()
}

fn proof(search: Algorithm) -> Proof {
    match search {
        BreadthFirst | Table => Proof::Depth,
        Bidirectional => Proof::Meeting,
        AStar(_) => Proof::SmallestF,
        IdaStar(_) => Proof::Bound,
        WeightedAStar(..) => Proof::SmallestWeighted,
        _ => Proof::Heuristic,
    }
}

fn nodes(nodes: u64) -> Limit {
    Limit {
        nodes,
        ..Limit::NONE
    }
}

fn bytes(bytes: usize) -> Limit {
    Limit {
        bytes,
        ..Limit::NONE
    }
}

/// Boards that every search solves in a moment.
static NEAR: LazyLock<HashMap<Board, usize>> =
    LazyLock::new(|| oracle::distances_within(&goal("3x3", "spiral"), 15));

/// So many of the boards, the same on every run.
fn sample(boards: &HashMap<Board, usize>, many: usize) -> Vec<(&Board, usize)> {
    let mut all: Vec<_> = boards.iter().map(|(board, &d)| (board, d)).collect();
    all.sort_by_cached_key(|(board, _)| board.to_string());
    let mut random = SplitMix64::new(Seed::from(3));
    (0..many).map(|_| all[random.below(all.len())]).collect()
}

#[track_caller]
fn check_solves(search: Algorithm, board: &Board, distance: usize) {
    let report = solve(search, board);
    let mut replayed = board.clone();
    for &slide in &report.slides {
        assert!(replayed.slide(slide), "{search:?}, {board:?}: {slide}");
    }
    assert!(replayed.is_solved(), "{search:?}, {board:?}");
    assert_eq!(report.slides.len(), distance, "{search:?}, {board:?}");
    // Every board on the solution but the goal was expanded.
    assert!(report.counts.expanded >= distance as u64);
    assert!(report.counts.generated >= report.counts.expanded);
}

#[track_caller]
fn check_solves_text(searches: impl Iterator<Item = Algorithm>, board: &str, distance: usize) {
    let board = board.parse().unwrap();
    for search in searches {
        check_solves(search, &board, distance);
    }
}

#[test]
fn all_searches_find_the_exact_distance_of_all_2x3_boards() {
    for goal in [
        goal("3x2", "last"),
        goal("2x3", "snake"),
        arranged(size("3x2"), 1),
    ] {
        let distances = oracle::distances(&goal);
        assert_eq!(distances.len(), 360);
        for (board, &distance) in &distances {
            for search in all() {
                check_solves(search, board, distance);
            }
        }
    }
}

#[test]
fn all_searches_find_the_exact_distance_of_3x3_boards() {
    for (board, distance) in sample(&EIGHT, 1) {
        for search in quick() {
            check_solves(search, board, distance);
        }
    }
    for (board, distance) in sample(&EIGHT, 10) {
        for search in quickest() {
            check_solves(search, board, distance);
        }
    }
    for (board, distance) in sample(&NEAR, 5) {
        for search in all() {
            check_solves(search, board, distance);
        }
    }
}

/// A walk of so many slides: the distance is at most that, and as even. What
/// it is, the searches must agree on.
#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn all_searches_agree_on_boards_of_other_sizes_and_goals() {
    for (size, name) in [("4x4", "spiral"), ("6x2", "first"), ("5x3", "snake")] {
        for seed in 0..4 {
            let board = walk(&goal(size, name), 12, seed);
            let distance = solve(BreadthFirst, &board).slides.len();
            assert!(distance <= 12 && distance.is_multiple_of(2), "{board:?}");
            for search in all().filter(|search| search.fits(board.size())) {
                check_solves(search, &board, distance);
            }
        }
    }
}

/// Sources: problem 773 of `LeetCode`; OEIS A151944 for the distances of the
/// farthest boards, `facts.md` for the boards.
#[test]
fn known_boards_have_their_known_lengths() {
    check_solves_text(all(), "[[4,1,2],[5,0,3]]", 5);
    check_solves_text(all(), "0 3/2 1", 6);
    check_solves_text(all(), "4 5 0/1 2 3", 21);
    check_solves_text(quick(), "0 7 2 1/4 3 6 5", 36);
    check_solves_text([BreadthFirst].into_iter(), "8 6 7/2 5 4/3 0 1", 31);
    check_solves_text(quickest(), "8 6 7/2 5 4/3 0 1", 31);
    check_solves_text(quickest(), "6 4 7/8 5 0/3 2 1", 31);
}

/// The 79th of Korf's hundred, with the blank last (`tests/data`).
#[test]
fn the_easiest_of_korfs_instances_has_its_length() {
    let board = "1 6 10 8/14 12 4 2/13 11 3 5/9 7 15 0";
    let searches = [IdaStar(LinearConflicts)];
    check_solves_text(searches.into_iter(), board, 42);
}

#[track_caller]
fn check_counts(search: Algorithm, board: &str, [expanded, generated, frontier]: [u64; 3]) {
    let found = solve(search, &board.parse().unwrap()).counts;
    assert_eq!(found.expanded, expanded, "{search:?}, {board}");
    assert_eq!(found.generated, generated, "{search:?}, {board}");
    assert_eq!(
        found.largest_frontier as u64, frontier,
        "{search:?}, {board}"
    );
}

#[test]
fn a_solved_board_is_taken_but_not_expanded() {
    for search in all() {
        for size in ["2x2", "4x4", "16x16"] {
            let solved = Board::solved(&goal(size, "spiral"));
            if search.fits(solved.size()) {
                check_solves(search, &solved, 0);
            }
        }
    }
    for search in one_way() {
        check_counts(search, "1 2 3/4 0 5", search_of_one_slide(search));
        check_counts(search, "1 2/3 0", [0, 0, 1]);
    }
}

/// Expanded, generated, frontier, by hand: the goal is the second of the
/// start's three successors (`Down`, `Left`, `Right`).
fn search_of_one_slide(search: Algorithm) -> [u64; 3] {
    match search {
        // The first successor is expanded before the goal: its way back and two
        // more (3 goes left from the right of the gap, 1 goes right).
        BreadthFirst | AStar(Zero) => [2, 6, 4],
        AStar(_) => [1, 3, 3],
        // A pass with bound 0 first, in which all three successors exceed it;
        // then the first one is expanded, and both of what it leads to exceed.
        IdaStar(Zero) => [3, 3 + 3 - 1 + 2, 2],
        // The first successor exceeds the bound, the second is the goal.
        IdaStar(_) => [1, 2, 2],
        _ => unreachable!("it does not search from the start alone"),
    }
}

/// By hand. The twelve boards of 2×2 lie on a ring: from the farthest, one is
/// expanded at distance 0 and two at each of 1 … 5, with two successors each.
#[test]
fn the_farthest_board_of_2x2_costs_what_was_counted_by_hand() {
    let farthest = "0 3/2 1";
    check_counts(BreadthFirst, farthest, [11, 22, 2]);
    check_counts(AStar(Zero), farthest, [11, 22, 2]);
    // The pass with bound b < 6 goes b boards in both ways from the start: 1 +
    // 2b expanded, 2 + 2b generated. The last one goes one way to the goal.
    let expanded = 1 + 3 + 5 + 7 + 9 + 11 + 6;
    let generated = 2 + 4 + 6 + 8 + 10 + 12 + 6;
    check_counts(IdaStar(Zero), farthest, [expanded, generated, 7]);
    // With Manhattan distance, which is 6, f is 6 all round the ring, and the
    // largest g goes first: one way to the goal, and one board left behind.
    check_counts(AStar(Manhattan), farthest, [6, 12, 2]);
    check_counts(IdaStar(Manhattan), farthest, [6, 6, 7]);
}

/// Both ways round the ring are as long, and each is the other's mirror image.
#[test]
fn of_equal_ways_the_first_in_the_order_of_directions_is_taken() {
    let farthest = "0 3/2 1".parse().unwrap();
    for search in one_way() {
        let slides = solve(search, &farthest).slides;
        let letters: String = slides.iter().map(|slide| slide.letter()).collect();
        assert_eq!(letters, "ULDRUL", "{search:?}");
    }
}

/// By hand: two slides from the goal, straight on.
#[test]
fn a_board_two_slides_away_costs_what_was_counted_by_hand() {
    let board = "1 2 3/4 5 6/0 7 8";
    // The start, 2 boards at distance 1 and 3 at distance 2, then the goal; it
    // waits with the 7 others at distance 3.
    check_counts(
        BreadthFirst,
        board,
        [1 + 2 + 3, 2 + (3 + 3) + (2 + 4 + 4), 8],
    );
    for exact in [Manhattan, LinearConflicts] {
        // Straight on: the start and one more; 3 of the 5 are not known yet, and
        // one of the first 2 still waits.
        check_counts(AStar(exact), board, [2, 2 + 3, 3]);
        check_counts(IdaStar(exact), board, [2, 2 + 2, 3]);
    }
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn the_same_board_gives_the_same_report_every_time() {
    for (board, _) in sample(&NEAR, 10) {
        for search in all() {
            assert_eq!(solve(search, board), solve(search, board), "{search:?}");
        }
    }
}

/// With a consistent heuristic A\* expands each board whose distance from the
/// start and heuristic make less than the length, once; and of those that make
/// as much, some.
#[test]
fn a_star_expands_what_the_theory_says() {
    let to = goal("3x2", "last");
    for (start, distance) in oracle::distances(&to) {
        // The distances from the start, as the start's own goal.
        let from = Goal::parse(&start.to_string(), start.size()).unwrap();
        let around = oracle::distances(&from);
        for heuristic in Heuristic::ALL {
            let f = |(board, g): (&Board, &usize)| {
                let board = Board::parse(&board.to_string(), &to).unwrap();
                g + bound(heuristic, &board)
            };
            let all: Vec<usize> = around.iter().map(f).collect();
            let less = all.iter().filter(|&&f| f < distance).count() as u64;
            let as_much = all.iter().filter(|&&f| f == distance).count() as u64;
            let expanded = solve(AStar(heuristic), &start).counts.expanded;
            // The goal makes as much, and is not expanded.
            assert!(
                (less..less + as_much).contains(&expanded),
                "{start}, {heuristic:?}: {expanded} of {less} + {as_much}"
            );
        }
    }
}

/// The boards expanded in total are fewer with each of the heuristics.
#[track_caller]
fn check_expanded(boards: &[Board], search: fn(Heuristic) -> Algorithm, heuristics: &[Heuristic]) {
    let total = |&heuristic: &Heuristic| -> u64 {
        let counts = boards.iter().map(|b| solve(search(heuristic), b).counts);
        counts.map(|counts| counts.expanded).sum()
    };
    let totals: Vec<u64> = heuristics.iter().map(total).collect();
    let falls = totals.is_sorted_by(|worse, better| worse > better);
    assert!(falls, "{heuristics:?}: {totals:?}");
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn a_better_heuristic_expands_fewer_boards() {
    let boards = |sample: Vec<(&Board, usize)>| -> Vec<Board> {
        let boards = sample.into_iter();
        boards.map(|(board, _)| board.clone()).collect()
    };
    let near = boards(sample(&NEAR, 20));
    check_expanded(&near, AStar, &Heuristic::ALL[..4]);
    check_expanded(&near, IdaStar, &Heuristic::ALL[..4]);
    for stronger in [WalkingDistance, Patterns] {
        check_expanded(&near, AStar, &[Manhattan, stronger]);
        check_expanded(&near, IdaStar, &[Manhattan, stronger]);
    }
    let eight = boards(sample(&EIGHT, 20));
    check_expanded(&eight, AStar, &[Manhattan, LinearConflicts]);
    check_expanded(&eight, IdaStar, &[Hamming, Manhattan, LinearConflicts]);
    let fifteen = goal("4x4", "last");
    let fifteen: Vec<Board> = (0..20).map(|seed| walk(&fifteen, 20, seed)).collect();
    check_expanded(&fifteen, IdaStar, &[Hamming, Manhattan, LinearConflicts]);
    check_expanded(&fifteen, AStar, &[Hamming, Manhattan, LinearConflicts]);
}

/// Checks that at every limit the lower bound is true and does not fall as the limit
/// grows; far enough, the search comes to its end.
#[track_caller]
fn check_limits(search: Algorithm, board: &Board, distance: usize, limit_of: fn(u64) -> Limit) {
    let begun = run(search, board, nodes(0));
    let needed = begun.map_or_else(|reached| reached.bytes, |report| report.bytes);
    let mut before = 0;
    for limit in [0, 1, 2, 3, 5, 10, 20, 50, 100, 300, 1_000, 3_000, 10_000] {
        let Err(reached) = run(search, board, limit_of(limit)) else {
            continue;
        };
        let context = format!("{search:?}, {board:?}, {limit}: {reached}");
        assert!(reached.lower <= distance, "{context}");
        assert!(reached.lower >= before, "{context}");
        assert_eq!(reached.proof, proof(search), "{context}");
        if let AStar(heuristic) | IdaStar(heuristic) = search {
            let has_tables = matches!(heuristic, WalkingDistance | Patterns);
            let is_known = !has_tables || limit_of(limit).bytes >= needed;
            // If its tables do not fit, it knows nothing.
            let first = if is_known { bound(heuristic, board) } else { 0 };
            assert!(reached.lower >= first, "{context}");
            if limit == 0 {
                assert_eq!(reached.lower, first, "{context}");
            }
            // A slide changes f by 0 or 2, and the bound is the smallest f.
            if let Manhattan | LinearConflicts = heuristic {
                assert_eq!((distance - reached.lower) % 2, 0, "{context}");
            }
        }
        before = reached.lower;
    }
    let enough = run(search, board, limit_of(u64::from(u32::MAX)));
    assert_eq!(enough.unwrap().slides.len(), distance);
}

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn limit_reached_reports_a_true_lower_bound() {
    let bytes = |limit| bytes(usize::try_from(limit).unwrap().saturating_mul(100));
    for (board, distance) in sample(&EIGHT, 6) {
        for search in quickest() {
            check_limits(search, board, distance, nodes);
            check_limits(search, board, distance, bytes);
        }
    }
    for (board, distance) in sample(&NEAR, 10) {
        for search in all() {
            check_limits(search, board, distance, nodes);
            check_limits(search, board, distance, bytes);
        }
    }
}

/// One board before the end the bounds are the highest. Those of A\* and
/// breadth-first search may still be too low; IDA\* has made its last pass.
#[test]
fn the_last_lower_bound_before_the_end_is_true() {
    for (board, distance) in oracle::distances(&goal("3x2", "last")) {
        for search in all().filter(|_| !board.is_solved()) {
            let expanded = solve(search, &board).counts.expanded;
            let last = run(search, &board, nodes(expanded - 1)).unwrap_err();
            assert!(last.lower <= distance, "{search:?}, {board}: {last}");
            if let IdaStar(_) = search {
                assert_eq!(last.lower, distance, "{search:?}, {board}");
            }
        }
    }
}

/// The last of the boards at distance 0, 1, 2, … taken as published: the bound
/// is the distance of the one that would be the next.
#[test]
fn breadth_first_search_proves_the_depth_it_has_reached() {
    let farthest: Board = "4 5 0/1 2 3".parse().unwrap();
    let mut expanded = 0;
    for (depth, boards) in oracle::published("2x3").into_iter().enumerate() {
        for _ in 0..boards {
            let result = run(BreadthFirst, &farthest, nodes(expanded));
            if depth == 21 {
                assert_eq!(result.unwrap().counts.expanded, 359);
            } else {
                let reached = result.unwrap_err();
                assert_eq!(reached.lower, depth);
                assert_eq!(reached.counts.expanded, expanded);
            }
            expanded += 1;
        }
    }
    assert_eq!(expanded, 360);
}

#[test]
fn a_limit_is_kept_and_just_enough_is_enough() {
    let board: Board = "0 7 2 1/4 3 6 5".parse().unwrap();
    for search in quick() {
        let counts = solve(search, &board).counts;
        let enough = run(search, &board, nodes(counts.expanded));
        assert_eq!(enough.unwrap().counts, counts, "{search:?}");
        let reached = run(search, &board, nodes(counts.expanded - 1)).unwrap_err();
        assert_eq!(reached.counts.expanded, counts.expanded - 1, "{search:?}");
    }
}

/// The path is thousands of slides long at most; the stack must bear it.
#[test]
fn the_largest_boards_reach_the_limit_with_a_bound() {
    let board = Board::shuffled(&goal("16x16", "snake"), Seed::from(1));
    for heuristic in [Hamming, Manhattan] {
        for search in [AStar(heuristic), IdaStar(heuristic)] {
            let reached = run(search, &board, nodes(3_000)).unwrap_err();
            assert!(reached.lower >= bound(heuristic, &board));
            assert_eq!(reached.counts.expanded, 3_000);
        }
    }
}
