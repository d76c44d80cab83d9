//! The frontier in numbers, against published figures and against what is counted
//! board by board.

use super::*;
use sliding_puzzle::lab::{LevelKind, Levels, Pass, Run, RunEvent, Timeline};
use std::collections::BTreeMap;

fn begin(algorithm: Algorithm, board: &Board) -> Run {
    let begun = LAB.with_borrow_mut(|lab| lab.search(board, algorithm, Limit::NONE));
    begun.unwrap()
}

fn find(levels: &[Levels], kind: LevelKind) -> &BTreeMap<usize, u64> {
    let found = levels.iter().find(|levels| levels.kind == kind);
    &found.unwrap().boards
}

/// Between two levels of a breadth-first search, all boards of one distance wait, but
/// the first of them, which is taken.
#[track_caller]
fn check_published(name: &str, algorithm: Algorithm, kind: LevelKind, board: &Board) {
    let mut search = begin(algorithm, board);
    let waits = |depth, boards| BTreeMap::from([(depth, boards)]);
    assert_eq!(find(&search.levels(), kind), &waits(0, 1));
    search.step(0);
    let published = oracle::published(name);
    for (depth, pair) in published.windows(2).enumerate() {
        search.step(pair[0] as u64);
        let mut expected = waits(depth + 1, pair[1] as u64 - 1);
        expected.retain(|_, boards| *boards > 0);
        let found = search.levels();
        assert_eq!(find(&found, kind), &expected, "{name}, {depth}");
    }
}

#[test]
fn breadth_first_levels_are_the_published_ones() {
    for (name, size) in [("2x3", "3x2"), ("3x3", "3x3")] {
        let last = goal(size, "last");
        let all = oracle::distances(&last);
        let (farthest, _) = all.iter().max_by_key(|&(_, distance)| distance).unwrap();
        check_published(name, Table, LevelKind::DepthFromGoal, farthest);
        // From the solved board to the farthest one, taken for the goal.
        let away = Goal::arranged(crate::size(size), farthest.tiles()).unwrap();
        let start = Board::from_tiles(last.tiles(), &away).unwrap();
        check_published(name, BreadthFirst, LevelKind::Depth, &start);
    }
}

/// The boards that wait, by the *g* and *h* noted of each.
#[derive(Default)]
struct Seen {
    waiting: HashMap<u32, (usize, usize)>,
    depths: HashMap<u32, usize>,
    visits: BTreeMap<usize, u64>,
    passes: Vec<(usize, u64)>,
    improved: usize,
}

impl Seen {
    fn hear(&mut self, event: RunEvent) {
        match event {
            RunEvent::Made { node, g, h, .. } => {
                let known = self.waiting.insert(node, (g, h));
                self.improved += usize::from(known.is_some());
                self.depths.insert(node, g);
            }
            RunEvent::Taken(node) => {
                self.waiting.remove(&node);
            }
            RunEvent::Bound(bound) => {
                self.passes.push((bound, 0));
                self.depths = HashMap::from([(0, 0)]);
            }
            RunEvent::Expanded(node) => {
                if let Some(pass) = self.passes.last_mut() {
                    pass.1 += 1;
                    *self.visits.entry(self.depths[&node]).or_default() += 1;
                }
            }
            _ => {}
        }
    }

    fn count(&self, level: impl Fn(usize, usize) -> usize) -> BTreeMap<usize, u64> {
        let mut counts = BTreeMap::new();
        for &(g, h) in self.waiting.values() {
            *counts.entry(level(g, h)).or_default() += 1;
        }
        counts
    }
}

/// Returns how many boards got a shorter way while they waited.
#[track_caller]
fn check_counted(algorithm: Algorithm, start: &Board) -> usize {
    let mut search = begin(algorithm, start);
    search.watch();
    let mut seen = Seen::default();
    let first = algorithm.heuristic().map_or(0, |h| bound(h, start));
    seen.waiting.insert(0, (0, first));
    let order: Option<Box<dyn Fn(usize, usize) -> usize>> = match algorithm {
        AStar(_) => Some(Box::new(|g, h| g + h)),
        WeightedAStar(_, weight) => Some(Box::new(move |g, h| (10 * g + weight.tenths() * h) / 10)),
        Greedy(_) => Some(Box::new(|_, h| h)),
        _ => None,
    };
    loop {
        let ended = search.step(1);
        for event in search.events() {
            seen.hear(event);
        }
        let levels = search.levels();
        if let IdaStar(_) = algorithm {
            assert_eq!(
                find(&levels, LevelKind::Visits),
                &seen.visits,
                "{algorithm}"
            );
            let pass = |pass: &Pass| (pass.bound, pass.expanded);
            let passes: Vec<_> = search.passes().iter().map(pass).collect();
            assert_eq!(passes, seen.passes, "{algorithm}");
        } else {
            assert_eq!(find(&levels, LevelKind::Depth), &seen.count(|g, _| g));
            if let Some(order) = &order {
                let found = find(&levels, LevelKind::Order);
                assert_eq!(found, &seen.count(order), "{algorithm}");
            }
            assert_eq!(search.frontier_len(), seen.waiting.len(), "{algorithm}");
        }
        assert_eq!(
            search.frontier_len(),
            search.frontier().len(),
            "{algorithm}"
        );
        if ended.is_some() {
            return seen.improved;
        }
    }
}

#[test]
fn levels_are_what_waits_board_by_board() {
    let start: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let mut improved = 0;
    for name in [
        "idastar:linear-conflict",
        "weighted:manhattan:1.5",
        "weighted:manhattan:5",
        "greedy:hamming",
        "astar:linear-conflict",
    ] {
        improved += check_counted(name.parse().unwrap(), &start);
    }
    assert!(improved > 10, "{improved}: no board got a shorter way");
    let near: Board = "3 2 4/1 5 0".parse().unwrap();
    for algorithm in all().filter(|search| !matches!(search, Bidirectional | Table)) {
        check_counted(algorithm, &near);
    }
}

/// Each end waits level by level, and both together are the frontier.
#[test]
fn both_ends_are_counted() {
    let start: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let mut search = begin(Bidirectional, &start);
    let published = oracle::published("3x3");
    loop {
        let ended = search.step(7);
        let levels = search.levels();
        let sum: u64 = levels.iter().map(Levels::total).sum();
        assert_eq!(sum, search.frontier_len() as u64);
        // Those near the goal, which has the blank in a corner.
        for (&depth, &boards) in find(&levels, LevelKind::DepthFromGoal) {
            assert!(boards <= published[depth] as u64, "{depth}: {boards}");
        }
        assert!(levels.iter().all(|levels| levels.boards.len() <= 2));
        if ended.is_some() {
            break;
        }
    }
}

/// A timeline changes nothing, and each of its moments is what a search is that was
/// stepped to it at once.
#[test]
fn a_timeline_keeps_what_a_search_was() {
    let start: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    for (algorithm, most) in [
        (BreadthFirst, 40),
        (Bidirectional, 300),
        (AStar(Manhattan), 64),
        (IdaStar(LinearConflicts), 33),
        (Greedy(Manhattan), 1_000),
    ] {
        let mut search = begin(algorithm, &start);
        let mut timeline = Timeline::new(most);
        let mut nodes = 1;
        let report = loop {
            nodes = nodes * 3 / 2 + 1;
            if let Some(ended) = timeline.step(&mut search, nodes) {
                break ended.unwrap();
            }
            assert_eq!(
                timeline.samples().last().unwrap().expanded,
                search.counts().expanded
            );
            assert!(timeline.samples().len() <= most);
        };
        assert_eq!(report, solve(algorithm, &start));
        let moments = timeline.samples();
        assert!(moments.len() <= most, "{algorithm}");
        assert!(moments.len() as u64 * 2 >= report.counts.expanded.min(most as u64));
        assert!(moments.is_sorted_by(|a, b| a.expanded < b.expanded));
        assert_eq!(moments[0].expanded, 0);
        let maps = timeline.maps();
        for (at, moment) in moments.iter().enumerate() {
            let mut again = begin(algorithm, &start);
            if moment.expanded < report.counts.expanded && at > 0 {
                again.step(moment.expanded);
                assert_eq!(moment.levels, again.levels(), "{algorithm}");
                assert_eq!(moment.waiting, again.frontier_len(), "{algorithm}");
                assert_eq!(moment.lower, again.lower(), "{algorithm}");
            }
            for (map, levels) in maps.iter().zip(&moment.levels) {
                let column = &map.boards[at * map.rows..][..map.rows];
                let sum: u64 = column.iter().map(|&boards| u64::from(boards)).sum();
                let before = at.checked_sub(1).map_or(0, |at| moments[at].expanded);
                let expected = match map.kind {
                    LevelKind::Visits => moment.expanded - before,
                    _ => levels.total(),
                };
                assert_eq!(sum, expected, "{algorithm}, {at}");
                let top = column.iter().rposition(|&boards| boards > 0);
                let last = levels.boards.keys().next_back();
                if map.kind != LevelKind::Visits {
                    let top = top.map(|row| map.first + row * map.step);
                    assert_eq!(top.as_ref(), last, "{algorithm}");
                }
            }
        }
    }
}

/// The moments stay few however far a search goes, and cost little to keep.
#[test]
fn a_long_search_has_few_moments_and_rows() {
    let board = Board::shuffled(&goal("5x5", "last"), Seed::from(1));
    let mut search = begin(Greedy(Hamming), &board);
    let mut timeline = Timeline::new(200);
    timeline.step(&mut search, 60_000);
    assert!((100..=200).contains(&timeline.samples().len()));
    for map in timeline.maps() {
        assert!(map.rows <= 128, "{:?}: {}", map.kind, map.rows);
        assert_eq!(map.boards.len(), map.rows * timeline.samples().len());
    }
}
