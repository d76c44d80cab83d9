//! Beam search, layer by layer, for boards of `N` cells: `beams` names its source.
//!
//! Of each layer it keeps as many boards as the beam is wide, in the order of
//! their parents. Of boards that tie for the last place, it keeps the first.
//! Duplicates in a layer are removed. The search is deterministic and can pause
//! after any board.

use super::gains::{self, BoardSlide, Gains};
use super::node::{NO_WAY_BACK, Node, Slide, Slides, clamped};
use super::weights::{PARTS, Weights};
use crate::board::{Direction, byte};
use crate::solver::beams::{Cut, Keys, Selection, Trace, chance};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The result of one step.
pub(super) enum Found {
    Nothing,
    /// No board is left, or no slide.
    End,
    /// The slides to the board's own goal.
    Goal(Vec<Direction>),
    /// The slides to the goal that the weights know.
    FrameGoal(Vec<Direction>),
}

impl Found {
    /// Returns the result for the goal at this place of `Searched::goals`.
    fn goal(at: usize, slides: Vec<Direction>) -> Self {
        match at {
            0 => Self::Goal(slides),
            _ => Self::FrameGoal(slides),
        }
    }
}

/// The search for any number of cells.
pub(super) trait Layers: Send {
    /// Breaks ties at random by this seed.
    fn seed(&mut self, seed: u64);
    /// Expands about `budget` nodes at most.
    fn step(&mut self, budget: u64) -> Found;
    /// Returns the number of nodes expanded so far.
    fn nodes(&self) -> u64;
    /// Returns the number of boards in the layer at hand.
    fn len(&self) -> usize;
    /// Returns one of them: the home of what lies in each cell.
    fn board(&self, at: usize) -> &[u8];
}

/// Returns a search from `start` to `goal`, or to the goal of the weights, of
/// at most `most` slides (STM); `None` if none is compiled for boards of that
/// many cells.
pub(super) fn of(
    weights: &Arc<Weights>,
    start: &[u8],
    goal: &[u8],
    width: usize,
    most: usize,
) -> Option<Box<dyn Layers>> {
    match weights.size().cells() {
        25 => Some(Box::new(Searched::<2>::new(
            weights, start, goal, width, most,
        ))),
        36..=49 => Some(Box::new(Searched::<4>::new(
            weights, start, goal, width, most,
        ))),
        _ => None,
    }
}

/// A child of a board of the layer at hand.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    // The place of the board, and the direction in the lowest two bits.
    slide: u32,
    kind: u16,
    // The value of the child.
    value: i16,
}

/// The margin, in 1/32 slides, by which a board may look worse than the worst one kept
/// in the last layer before it is pruned.
const MARGIN: i16 = PARTS;

/// Candidates that are processed in the time of expanding a node.
const CANDIDATES_A_NODE: u64 = 8;

/// A row of the weights has 16·`B` entries: see [`Node`].
pub(super) struct Searched<const B: usize> {
    weights: Arc<Weights>,
    width: usize,
    most: usize,
    // Hashes of the board's own goal and of the goal that the weights know.
    goals: [u64; 2],
    // The larger of their values.
    goal_value: i16,
    slides: Slides,
    gains: Gains<B>,
    layer: Vec<Node<B>>,
    next: Vec<Node<B>>,
    // Number of layers before this one.
    depth: usize,
    trace: Trace,
    candidates: Vec<Candidate>,
    // Selects among the candidates, by `place_of` their value.
    selection: Selection,
    // A hash set of the children: one half of a hash tells the place, the other
    // half is stored there; 0 where there is none.
    seen: Vec<u32>,
    // Boards of a larger value are pruned.
    limit: i16,
    phase: Phase,
    nodes: u64,
    seed: u64,
}

/// The phase of the search in a layer.
#[derive(Clone, Copy, Debug)]
enum Phase {
    Expanding { at: usize },
    Keeping { at: usize, cut: Cut },
    Ended,
}

impl fmt::Debug for dyn Layers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Layers").finish_non_exhaustive()
    }
}

impl<const B: usize> Searched<B> {
    /// Returns a search from `start` to `goal`, or to the goal of the weights, of
    /// at most `most` slides (STM).
    pub(super) fn new(
        weights: &Arc<Weights>,
        start: &[u8],
        goal: &[u8],
        width: usize,
        most: usize,
    ) -> Self {
        let size = weights.size();
        let keys = Keys::new(size.cells());
        let frame_goal: Vec<u8> = (0..=u8::MAX).take(size.cells()).collect();
        let goals = [goal, &frame_goal];
        let values = goals.map(|goal| clamped(weights.value(goal)));
        let mut cells = [[0; 16]; B];
        cells.as_flattened_mut()[..start.len()].copy_from_slice(start);
        let blank = start
            .iter()
            .position(|&home| usize::from(home) + 1 == size.cells());
        let root = Node {
            hash: keys.hash(start),
            value: clamped(weights.value(start)),
            blank: byte(blank.expect("a board has a blank")),
            back: NO_WAY_BACK,
            cells,
        };
        // A board has at most three slides that do not undo the last one, and the root
        // has four. So there is always a free place.
        let seen = (3 * width + 2).next_power_of_two();
        Self {
            goals: goals.map(|goal| keys.hash(goal)),
            goal_value: values[0].max(values[1]),
            slides: Slides::new(size, &keys),
            gains: Gains::default(),
            weights: Arc::clone(weights),
            width,
            most,
            layer: with_room(width, root),
            next: Vec::with_capacity(width),
            depth: 0,
            trace: Trace::default(),
            candidates: Vec::with_capacity(2 * width),
            selection: Selection::with_places(1 << 16),
            seen: vec![0; seen],
            limit: i16::MAX,
            phase: Phase::Expanding { at: 0 },
            nodes: 0,
            seed: 0,
        }
    }

    /// Generates the children of the boards at these places of the layer. Stops at
    /// a goal: returns the place of its parent, the direction, and which goal it
    /// is.
    fn expand(&mut self, places: Range<usize>) -> Option<(usize, usize, usize)> {
        let boards = &self.layer[places.clone()];
        let most = self.limit.max(self.goal_value);
        let evaluated = self
            .gains
            .evaluate(&self.weights, &self.slides, boards, most);
        for &BoardSlide { kind, place, value } in evaluated {
            let hash = boards[usize::from(place / 4)].hash ^ self.slides.slide(kind).change;
            let slide = places.start * 4 + usize::from(place);
            if let Some(goal) = goal_of(self.goals, hash) {
                return Some((slide / 4, slide % 4, goal));
            }
            let value = value.saturating_add(noise(self.seed, hash));
            if value <= self.limit && is_new(&mut self.seen, hash) {
                let slide = u32::try_from(slide).expect("a beam is not so wide");
                self.candidates.push(Candidate { slide, kind, value });
                self.selection.count(place_of(value));
            }
        }
        None
    }

    /// Selects which candidates to keep.
    fn select(&mut self) -> Phase {
        self.limit = i16::MAX;
        let mut cut = Cut::ALL;
        if self.candidates.len() > self.width {
            cut = self.selection.cut(self.width);
            self.limit = value_of(cut.last()).saturating_add(MARGIN);
        }
        Phase::Keeping { at: 0, cut }
    }

    /// Puts the boards of these candidates into the next layer, as far as the cut
    /// keeps them. Returns the cut for the rest.
    fn keep(&mut self, places: Range<usize>, mut cut: Cut) -> Cut {
        for at in places {
            let Candidate { slide, kind, value } = self.candidates[at];
            if !cut.takes(place_of(value)) {
                continue;
            }
            let (at, direction) = (slide as usize / 4, slide as usize % 4);
            let parent = &self.layer[at];
            let Slide {
                from, to, change, ..
            } = self.slides.slide(kind);
            let hash = parent.hash ^ change;
            self.next.push(Node {
                hash,
                value: value - noise(self.seed, hash),
                blank: from,
                // Opposite directions are neighbours: 0 and 1, 2 and 3.
                back: byte(direction ^ 1),
                cells: parent.cells,
            });
            let node = self.next.last_mut().expect("one was pushed");
            node.cells.as_flattened_mut().swap(from.into(), to.into());
            self.trace.keep(at, direction);
        }
        cut
    }

    /// Returns the path to a child: that of the board `at`, and one slide more.
    fn path(&self, at: usize, direction: usize) -> Vec<Direction> {
        let mut path = self.trace.path_to(at);
        path.push(Direction::ALL[direction]);
        path
    }
}

impl<const B: usize> Layers for Searched<B> {
    fn seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn step(&mut self, budget: u64) -> Found {
        if self.nodes == 0
            && let Some(goal) = goal_of(self.goals, self.layer[0].hash)
        {
            self.phase = Phase::Ended;
            return Found::goal(goal, Vec::new());
        }
        let mut left = budget.max(1);
        while left > 0 {
            match self.phase {
                Phase::Expanding { at } if at < self.layer.len() => {
                    let most = left.min(gains::MOST as u64);
                    let end = reach(at, most, self.layer.len());
                    let found = self.expand(at..end);
                    let end = found.map_or(end, |(at, ..)| at + 1);
                    let expanded = (end - at) as u64;
                    self.nodes += expanded;
                    left -= expanded;
                    self.phase = Phase::Expanding { at: end };
                    if let Some((at, direction, goal)) = found {
                        self.phase = Phase::Ended;
                        return Found::goal(goal, self.path(at, direction));
                    }
                }
                Phase::Expanding { .. } => {
                    self.depth += 1;
                    if self.candidates.is_empty() || self.depth >= self.most {
                        self.phase = Phase::Ended;
                    } else {
                        self.phase = self.select();
                        self.trace.begin(self.layer.len());
                    }
                }
                Phase::Keeping { at, cut } if at < self.candidates.len() => {
                    let most = left.saturating_mul(CANDIDATES_A_NODE);
                    let end = reach(at, most, self.candidates.len());
                    let cut = self.keep(at..end, cut);
                    left = left.saturating_sub(((end - at) as u64).div_ceil(CANDIDATES_A_NODE));
                    self.phase = Phase::Keeping { at: end, cut };
                }
                Phase::Keeping { .. } => {
                    std::mem::swap(&mut self.layer, &mut self.next);
                    self.next.clear();
                    self.candidates.clear();
                    self.selection.clear();
                    self.seen.fill(0);
                    self.phase = Phase::Expanding { at: 0 };
                }
                Phase::Ended => return Found::End,
            }
        }
        Found::Nothing
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn len(&self) -> usize {
        self.layer.len()
    }

    fn board(&self, at: usize) -> &[u8] {
        &self.layer[at].cells.as_flattened()[..self.weights.size().cells()]
    }
}

/// Returns the memory that a search takes, in bytes per board of the beam's
/// width. Boards have `cells` cells; the solution has at most `most` slides.
pub(super) fn bytes(cells: usize, most: usize) -> usize {
    let node = match cells {
        25 => size_of::<Node<2>>(),
        _ => size_of::<Node<4>>(),
    };
    // In the long run each board leaves two candidates at most, and has four
    // places in the hash set.
    2 * node + 2 * size_of::<Candidate>() + 4 * size_of::<u32>() + most / 2
}

/// Returns a layer with the root and room for those that follow.
fn with_room<const B: usize>(width: usize, root: Node<B>) -> Vec<Node<B>> {
    let mut layer = Vec::with_capacity(width);
    layer.push(root);
    layer
}

/// Returns which of the goals a board is, if any.
#[inline]
fn goal_of(goals: [u64; 2], hash: u64) -> Option<usize> {
    goals.iter().position(|&goal| goal == hash)
}

/// Returns `at + most`, capped at `length`.
fn reach(at: usize, most: u64, length: usize) -> usize {
    usize::try_from(most).map_or(length, |most| length.min(at.saturating_add(most)))
}

/// Returns noise for the value of a board, in 1/32 slides: random from 0 to
/// half a slide, the same for the same board and seed; 0 for seed 0.
#[inline]
fn noise(seed: u64, hash: u64) -> i16 {
    if seed == 0 {
        return 0;
    }
    i16::try_from(chance(hash, seed, 4)).expect("four bits")
}

/// Returns the place of a value; the smallest comes first.
fn place_of(value: i16) -> usize {
    usize::from(value.abs_diff(i16::MIN))
}

/// Returns the value of a place.
fn value_of(place: usize) -> i16 {
    let above = u16::try_from(place).expect("a place for each value");
    i16::MIN.wrapping_add_unsigned(above)
}

/// Adds a board to the set. Returns `true` if it is new; one board in 2^32 is
/// mistaken for another.
#[inline]
fn is_new(seen: &mut [u32], hash: u64) -> bool {
    let mask = seen.len() - 1;
    let tag = (hash >> 32) as u32 | 1;
    #[expect(clippy::cast_possible_truncation, reason = "the mask is smaller still")]
    let mut at = hash as usize & mask;
    loop {
        match seen[at] {
            0 => {
                seen[at] = tag;
                return true;
            }
            found if found == tag => return false,
            _ => at = (at + 1) & mask,
        }
    }
}
