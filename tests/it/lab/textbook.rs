//! The textbook's figures: nodes generated and effective branching factors of
//! iterative deepening and A\* with *h1* (Hamming) and *h2* (Manhattan) on the 8-puzzle,
//! 100 boards at each distance.
//!
//! Source: S. Russell & P. Norvig, *Artificial Intelligence: A Modern Approach*, third
//! edition, figure 3.29. Its search is a graph search that does not go back at once; it
//! says neither how ties are broken nor whether the goal is tested when it is made, so
//! single figures differ by a factor. What must agree is how they grow.

use super::*;

/// Distance, nodes of A\* with h1, with h2.
const PUBLISHED: [(usize, f64, f64); 12] = [
    (2, 6.0, 6.0),
    (4, 13.0, 12.0),
    (6, 20.0, 18.0),
    (8, 39.0, 25.0),
    (10, 93.0, 39.0),
    (12, 227.0, 73.0),
    (14, 539.0, 113.0),
    (16, 1_301.0, 211.0),
    (18, 3_056.0, 363.0),
    (20, 7_276.0, 676.0),
    (22, 18_094.0, 1_219.0),
    (24, 39_135.0, 1_641.0),
];

/// The mean of the nodes generated over boards at a distance, and of their branching
/// factors.
fn means(search: Algorithm, boards: &[Board]) -> (f64, f64) {
    let (mut nodes, mut factors) = (0.0, 0.0);
    for board in boards {
        let report = solve(search, board);
        nodes += report.counts.generated as f64;
        let factor = report.counts.branching_factor(report.slides.len());
        factors += factor.unwrap();
    }
    (nodes / boards.len() as f64, factors / boards.len() as f64)
}

fn at_distance(distance: usize) -> Vec<Board> {
    let all = EIGHT.iter().filter(|&(_, &found)| found == distance);
    let mut all: Vec<&Board> = all.map(|(board, _)| board).collect();
    all.sort_by_cached_key(|board| board.to_string());
    let mut random = SplitMix64::new(Seed::from(8));
    (0..100)
        .map(|_| all[random.below(all.len())].clone())
        .collect()
}

#[test]
#[ignore = "takes long; npm run test:all"]
fn the_textbooks_figures_come_out_within_a_factor_of_two() {
    for (distance, hamming, manhattan) in PUBLISHED {
        let boards = at_distance(distance);
        for (heuristic, published) in [(Hamming, hamming), (Manhattan, manhattan)] {
            let (nodes, factor) = means(AStar(heuristic), &boards);
            assert!(
                (1.2..2.0).contains(&factor),
                "{heuristic}, {distance}: {factor}"
            );
            let ratio = nodes / published;
            assert!(
                (0.5..2.0).contains(&ratio),
                "{heuristic}, {distance}: {nodes} nodes"
            );
        }
    }
}

/// As the book defines it: with 52 nodes and a solution of 5 slides it is 1.92.
#[test]
fn the_branching_factor_of_the_book_is_1_92() {
    let mut report = solve(BreadthFirst, &"4 1 2/5 0 3".parse().unwrap());
    report.counts.generated = 52;
    let factor = report.counts.branching_factor(5).unwrap();
    assert!((factor - 1.92).abs() < 0.005, "{factor}");
    report.counts.generated = 5;
    assert!((report.counts.branching_factor(5).unwrap() - 1.0).abs() < 1e-6);
    assert_eq!(report.counts.branching_factor(0), None);
}

/// Distance, nodes of breadth-first search: the same book, fourth edition, figure 3.26.
/// It tests a board when it is made, here it is done when it is taken: so there are more.
const BREADTH_FIRST: [(usize, f64); 10] = [
    (6, 128.0),
    (8, 368.0),
    (10, 1_033.0),
    (12, 2_672.0),
    (14, 6_783.0),
    (16, 17_270.0),
    (18, 41_558.0),
    (20, 91_493.0),
    (22, 175_921.0),
    (24, 290_082.0),
];

#[test]
#[ignore = "tries more; npm run test:exhaustive"]
fn breadth_first_search_makes_up_to_twice_as_many_as_the_textbooks() {
    for (distance, published) in BREADTH_FIRST {
        let (nodes, _) = means(BreadthFirst, &at_distance(distance)[..20]);
        let ratio = nodes / published;
        assert!((1.0..2.0).contains(&ratio), "{distance}: {nodes} nodes");
    }
}

/// The two searches of the exercise, on a thousand boards.
#[test]
#[ignore = "takes minutes; npm run test:exhaustive"]
fn a_star_and_breadth_first_search_agree_with_the_exact_distances() {
    for (number, (board, distance)) in sample(&EIGHT, 1_000).into_iter().enumerate() {
        for heuristic in [Manhattan, LinearConflicts] {
            assert_eq!(solve(AStar(heuristic), board).slides.len(), distance);
        }
        // These take the longest.
        if number % 10 == 0 {
            assert_eq!(solve(BreadthFirst, board).slides.len(), distance);
            assert_eq!(solve(AStar(Hamming), board).slides.len(), distance);
        }
    }
}

#[test]
fn the_farthest_board_of_3x3_is_solved_by_every_search_within_100_mb() {
    let farthest: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    for search in Algorithm::usual() {
        let report = run(search, &farthest, bytes(100_000_000)).unwrap();
        assert!(
            !search.is_optimal() || report.slides.len() == 31,
            "{search}"
        );
        assert_eq!(report.is_optimal(), search.is_optimal(), "{search}");
    }
}
