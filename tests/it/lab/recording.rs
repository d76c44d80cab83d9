//! A search that was run to be watched: its trees at each step. The lengths are those of
//! the exercises; the queues are held against rules too simple to be wrong.

use super::*;
use session::{Recording, Status, Step, TreeNode, Trees};
use std::collections::HashSet;
use taquin::lab::{RunEvent, Weight};

/// Boards of 3×2, 5 and 14 slides from the goal, and one of 3×3.
const NEAR: &str = "4 1 2/5 0 3";
const FAR: &str = "3 2 4/1 5 0";
const LARGE: &str = "8 6 7/2 5 4/3 0 1";

const MOST: usize = 2_000;

fn recorded(search: Algorithm, board: &str) -> Recording {
    let board = board.parse().unwrap();
    LAB.with_borrow_mut(|lab| Recording::of(lab, &board, search, MOST))
        .unwrap()
}

fn last(recording: &Recording) -> usize {
    recording.steps().len() - 1
}

fn node(trees: &Trees, number: u32) -> &TreeNode {
    let found = trees.nodes.iter().find(|node| node.node == number);
    found.expect("it is in a tree")
}

/// The boards from one up to the root of its tree.
fn way_to(trees: &Trees, number: u32) -> Vec<u32> {
    let way = std::iter::successors(Some(number), |&number| node(trees, number).from);
    way.take(trees.nodes.len() + 1).collect()
}

fn twice() -> Algorithm {
    WeightedAStar(Manhattan, Weight::of_tenths(20).unwrap())
}

#[test]
fn each_search_ends_at_the_goal_and_its_solution_is_marked() {
    for search in all().chain([twice(), Greedy(Manhattan)]) {
        for (board, length) in [("1 2 3/4 5 0", 0), ("1 2 3/4 0 5", 1), (NEAR, 5)] {
            let recording = recorded(search, board);
            assert_eq!(recording.steps()[last(&recording)], Step::Found, "{search}");
            let trees = recording.at(last(&recording));
            let boards: HashSet<&Board> = (trees.solution.iter())
                .map(|&number| &node(&trees, number).board)
                .collect();
            // Each board of it once; in two trees the one where they meet is there twice.
            assert_eq!(boards.len(), recording.slides().len() + 1, "{search}");
            for end in [board, "1 2 3/4 5 0"] {
                assert!(boards.contains(&end.parse::<Board>().unwrap()), "{search}");
            }
            if search.is_optimal() {
                assert_eq!(recording.slides().len(), length, "{search}");
            }
        }
    }
}

#[test]
fn the_queue_holds_what_waits_in_the_order_of_the_search() {
    for search in all().filter(|search| !matches!(search, IdaStar(_))) {
        let recording = recorded(search, FAR);
        let key = |node: &TreeNode| node.g + node.h.unwrap_or(0);
        let mut next = None;
        for step in 0..recording.steps().len() {
            let trees = recording.at(step);
            let queued: Vec<u32> = trees.queues.concat();
            let waiting = trees
                .nodes
                .iter()
                .filter(|node| node.status == Status::Waits);
            let waiting: HashSet<u32> = waiting.map(|node| node.node).collect();
            assert_eq!(queued.len(), waiting.len(), "{search}");
            assert_eq!(waiting, queued.iter().copied().collect(), "{search}");
            if let Step::Noted(RunEvent::Taken(taken)) = recording.steps()[step] {
                for queue in &trees.queues {
                    let keys = queue.iter().map(|&number| key(node(&trees, number)));
                    assert!(keys.is_sorted(), "{search} {step}");
                }
                // The first of the queue is taken.
                if trees.queues.len() == 1 && step > 1 {
                    assert_eq!(next, Some(taken), "{search} {step}");
                }
            }
            next = trees.queues[0].first().copied();
            for number in trees.taken.into_iter().chain(trees.touched) {
                node(&trees, number);
            }
        }
    }
}

/// Weighted searches take boards in a hurry, and find better ways to some later.
#[test]
fn a_shorter_way_to_a_board_moves_it_in_the_tree() {
    let mut moved = 0;
    for search in [twice(), Greedy(Manhattan)] {
        let recording = recorded(search, LARGE);
        for (step, noted) in recording.steps().iter().enumerate().take(700) {
            let Step::Noted(RunEvent::Made {
                node: made,
                from,
                g,
                ..
            }) = noted
            else {
                continue;
            };
            let trees = recording.at(step);
            if !trees.is_shorter {
                continue;
            }
            moved += 1;
            assert!(*g < node(&recording.at(step - 1), *made).g);
            assert_eq!(node(&trees, *made).from, Some(*from));
            assert_eq!(way_to(&trees, *made).len(), g + 1);
        }
    }
    assert!(moved > 0);
}

#[test]
fn ida_star_holds_one_path_cuts_what_exceeds_its_bound_and_raises_it() {
    let recording = recorded(IdaStar(Manhattan), FAR);
    let mut bounds = Vec::new();
    for step in 0..recording.steps().len() {
        let trees = recording.at(step);
        if let Step::Noted(RunEvent::Bound(bound)) = recording.steps()[step] {
            bounds.push(bound);
        }
        // From its end to the start, each board comes from the next one.
        let path = &trees.queues[0];
        for (at, &number) in path.iter().enumerate() {
            assert_eq!(node(&trees, number).from, path.get(at + 1).copied());
        }
        for node in &trees.nodes {
            let exceeds = node.g + node.h.unwrap() > trees.bound.unwrap_or(0);
            match node.status {
                Status::Cut => assert!(exceeds),
                Status::Path | Status::Left => assert!(!exceeds),
                Status::Waits | Status::Done => {}
            }
        }
    }
    assert!(bounds.is_sorted_by(|a, b| a < b));
    assert_eq!(bounds.last(), Some(&14));
    assert_eq!(recording.at(last(&recording)).queues[0].len(), 15);
}

#[test]
fn no_more_steps_are_kept_than_is_asked_for() {
    let recording = recorded(BreadthFirst, LARGE);
    assert_eq!(recording.steps().len(), MOST + 1);
    assert_eq!(recording.steps()[MOST], Step::Stopped);
    assert!(recording.slides().is_empty());
    assert!(recording.at(usize::MAX).solution.is_empty());
}

/// The successors told of a board are those that are made or met next.
#[test]
fn the_successors_to_come_are_those_that_come() {
    for (search, board) in [(BreadthFirst, FAR), (twice(), LARGE)] {
        let recording = recorded(search, board);
        for step in 0..recording.steps().len().min(600) {
            let told = recording.at(step).successors;
            let come: Vec<usize> = (1..=told.len())
                .map(|by| recording.at(step + by))
                .map(|trees| node(&trees, trees.touched.unwrap()).label)
                .collect();
            let told: Vec<usize> = told.into_iter().map(|(label, _)| label).collect();
            assert_eq!(told, come, "{search} {step}");
        }
    }
}

#[test]
fn from_board_to_board() {
    let recording = recorded(BreadthFirst, NEAR);
    let takes = |step: &Step| matches!(step, Step::Noted(RunEvent::Taken(_)));
    let taken = recording.steps().iter().enumerate();
    let taken: Vec<usize> = taken
        .filter(|(_, step)| takes(step))
        .map(|(at, _)| at)
        .collect();
    let mut at = 0;
    for &step in &taken {
        at = recording.board_after(at);
        assert_eq!(at, step);
    }
    assert_eq!(recording.board_after(at), last(&recording));
    for &step in taken[..taken.len() - 1].iter().rev() {
        at = recording.board_before(at);
        assert_eq!(at, step);
    }
    assert_eq!(recording.board_before(at), 0);
}
