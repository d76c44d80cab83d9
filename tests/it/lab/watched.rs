//! A search as it is watched: what it notes is what it does.

use super::*;
use taquin::Direction;
use taquin::lab::{RunEvent, Weight};

/// Replays what was noted, and compares it with what the search says of itself.
#[track_caller]
fn check_watched(algorithm: Algorithm, start: &Board) {
    let mut search = Lab::new().search(start, algorithm, Limit::NONE).unwrap();
    search.watch();
    let mut boards = HashMap::from([(0, start.clone())]);
    if let Bidirectional | Table = algorithm {
        // Side of the goal, and the goal itself: the numbers are the search's own.
        boards.clear();
    }
    let (mut made, mut expanded) = (0, 0);
    loop {
        let ended = search.step(1);
        for event in search.events() {
            match event {
                RunEvent::Made {
                    node,
                    from,
                    slide,
                    board,
                    g,
                    h,
                } => {
                    made += 1;
                    if let Some(before) = boards.get(&from) {
                        let mut next = before.clone();
                        assert!(next.slide(slide));
                        assert_eq!(next, *board, "{algorithm}");
                    }
                    if let AStar(heuristic) | IdaStar(heuristic) = algorithm {
                        assert_eq!(h, bound(heuristic, &board), "{algorithm}");
                    }
                    assert!(g > 0);
                    boards.insert(node, *board);
                }
                RunEvent::Known { node, from, slide } => {
                    made += 1;
                    if let (Some(before), Some(known)) = (boards.get(&from), boards.get(&node)) {
                        let mut next = before.clone();
                        assert!(next.slide(slide));
                        assert_eq!(&next, known, "{algorithm}");
                    }
                }
                RunEvent::Expanded(_) => expanded += 1,
                RunEvent::Bound(_) => boards = HashMap::from([(0, start.clone())]),
                _ => {}
            }
        }
        let counts = search.counts();
        assert_eq!((made, expanded), (counts.generated, counts.expanded));
        if let Some(report) = ended {
            assert_eq!(report.unwrap().counts, counts);
            break;
        }
    }
}

#[test]
fn what_is_noted_is_what_is_done() {
    let start = "4 1 2/5 0 3".parse().unwrap();
    for algorithm in all().chain([Greedy(Manhattan)]) {
        check_watched(algorithm, &start);
    }
}

/// The next board that is taken is the first of those that wait, or one that was made
/// meanwhile.
#[test]
fn the_frontier_is_in_order() {
    let start: Board = "3 2 4/1 5 0".parse().unwrap();
    for algorithm in [BreadthFirst, AStar(Manhattan), AStar(Zero), Greedy(Hamming)] {
        let mut search = Lab::new().search(&start, algorithm, Limit::NONE).unwrap();
        search.watch();
        search.step(1);
        search.events();
        let mut waiting = search.frontier();
        let mut firsts = 0;
        while search.step(1).is_none() {
            let (mut made, mut taken) = (Vec::new(), Vec::new());
            for event in search.events() {
                match event {
                    RunEvent::Made { node, .. } => made.push(node),
                    RunEvent::Taken(node) => taken.push(node),
                    _ => {}
                }
            }
            let is_first = taken == waiting[..1];
            firsts += usize::from(is_first);
            assert!(
                is_first || made.contains(&taken[0]),
                "{algorithm}: {taken:?}"
            );
            assert!(is_first || algorithm != BreadthFirst);
            waiting = search.frontier();
            assert!(!waiting.contains(&taken[0]), "{algorithm}");
        }
        assert!(firsts > 3, "{algorithm}: {firsts}");
    }
}

/// On all boards of 2×3: no longer than the weight allows, and what they prove is true.
#[test]
fn what_is_not_optimal_keeps_its_word() {
    let weight = |tenths| Weight::of_tenths(tenths).unwrap();
    let mut longer = 0;
    for (board, distance) in oracle::distances(&goal("3x2", "last")) {
        for tenths in [10, 15, 20, 50] {
            let report = solve(WeightedAStar(Manhattan, weight(tenths)), &board);
            assert!(
                report.slides.len() * 10 <= distance * tenths,
                "{board}, {tenths}"
            );
            assert!(report.lower <= distance, "{board}, {tenths}");
            assert_eq!(report.proof, Proof::SmallestWeighted);
            longer += usize::from(report.slides.len() > distance);
        }
        let greedy = solve(Greedy(Manhattan), &board);
        assert!(greedy.lower <= distance && greedy.slides.len() >= distance);
        assert_eq!(greedy.is_optimal(), greedy.slides.len() == greedy.lower);
        longer += usize::from(greedy.slides.len() > distance);
    }
    assert!(longer > 100, "{longer}: they are counter-examples");
}

/// Every search by its name, and nothing else.
#[test]
fn searches_have_names() {
    for search in all().chain(Algorithm::usual()) {
        assert_eq!(search.to_string().parse(), Ok(search));
    }
    let weighted = WeightedAStar(LinearConflicts, Weight::of_tenths(15).unwrap());
    assert_eq!("weighted:linear-conflict:1.5".parse(), Ok(weighted));
    for wrong in [
        "",
        "astar",
        "astar:",
        "astar:best",
        "bfs:zero",
        "weighted:manhattan",
        "weighted:manhattan:0.5",
        "weighted:manhattan:2.0",
        "weighted:manhattan:101",
        "BFS",
        "weighted:manhattan:1.55",
        "weighted:manhattan:-1",
    ] {
        let error = wrong.parse::<Algorithm>().unwrap_err().to_string();
        assert!(error.contains(&format!("'{wrong}'")), "{error}");
    }
    let large = Board::solved(&goal("6x6", "last"));
    for search in [Table, AStar(WalkingDistance), IdaStar(Patterns)] {
        let error = Lab::new().search(&large, search, Limit::NONE).unwrap_err();
        assert!(
            error.to_string().ends_with("too much memory on 6x6"),
            "{error}"
        );
    }
}

/// The same slides from boards that are their own way back.
#[test]
fn a_search_from_both_ends_makes_one_way() {
    let farthest: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let report = solve(Bidirectional, &farthest);
    assert_eq!(report.slides.len(), 31);
    let mut board = farthest;
    assert!(
        report
            .slides
            .iter()
            .all(|&slide: &Direction| board.slide(slide))
    );
    assert!(board.is_solved());
    assert!(report.counts.expanded < 20_000, "{:?}", report.counts);
}

#[test]
fn limit_reached_is_told_with_its_bound_and_its_reason() {
    let board: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let reached = run(IdaStar(Manhattan), &board, nodes(0)).unwrap_err();
    let bytes = reached.bytes;
    assert_eq!(
        reached.to_string(),
        format!(
            "limit reached after 0 nodes and {bytes} bytes; \
             a solution has at least 21 slides: \
             every smaller bound was searched or is below the heuristic"
        )
    );
}
