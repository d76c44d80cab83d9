//! A search that was run to be watched, and the state of its trees at any of its steps.
//!
//! A state is replayed from what the search has noted, so going back is going forward
//! to an earlier step.

use std::collections::HashMap;
use taquin::board::{Board, Direction};
use taquin::lab::{Algorithm, AlgorithmError, Lab, Limit, RunEvent};

/// The number of a board.
type Node = u32;

/// The memory of a search, in bytes: more than its first steps ever need.
const BYTES: usize = 100_000_000;

/// A step of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It begins.
    Start,
    /// The search has noted this.
    Noted(RunEvent),
    /// It has found a solution.
    Found,
    /// Enough steps are kept, or it has reached its limit.
    Stopped,
}

/// A search that was run to be watched.
///
/// ```
/// use session::{Recording, Step};
/// use taquin::Board;
/// use taquin::lab::Lab;
///
/// let board: Board = "4 1 2/5 0 3".parse()?;
/// let recording = Recording::of(&mut Lab::new(), &board, "astar:manhattan".parse()?, 2_000)?;
/// let last = recording.steps().len() - 1;
/// assert_eq!(recording.steps()[last], Step::Found);
/// // The five slides of the solution join six boards.
/// assert_eq!(recording.at(last).solution.len(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recording {
    is_deepening: bool,
    board: Board,
    roots: Vec<TreeNode>,
    steps: Vec<Step>,
    // For each step, the boards that wait once the step of the search that it belongs to
    // is done, the one taken then in front.
    orders: Vec<usize>,
    queues: Vec<Vec<Node>>,
    slides: Vec<Direction>,
}

/// A board in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeNode {
    /// The number of the board.
    pub node: u32,
    /// In the order in which they were made, from 0.
    pub label: usize,
    /// The board itself.
    pub board: Board,
    /// The board before it; `None` at the root of a tree.
    pub from: Option<u32>,
    /// The slide between them.
    pub slide: Option<Direction>,
    /// Slides since the root.
    pub g: usize,
    /// Those that are left, by the heuristic, if the search has one.
    pub h: Option<usize>,
    /// `true` in the tree that grows from the goal.
    pub is_from_goal: bool,
    /// Its status.
    pub status: Status,
}

/// The status of a board in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// In the queue.
    Waits,
    /// Expanded.
    Done,
    /// On the path of IDA\*.
    Path,
    /// IDA\* was there and went back.
    Left,
    /// Exceeds the bound of IDA\*.
    Cut,
}

/// The trees of a search at one of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Trees {
    /// In the order of their labels.
    pub nodes: Vec<TreeNode>,
    /// The board that was taken last.
    pub taken: Option<u32>,
    /// The board that the step is about.
    pub touched: Option<u32>,
    /// The boards that wait, in order: a queue for each tree. The path of IDA\*, its end
    /// first.
    pub queues: Vec<Vec<u32>>,
    /// The bound of IDA\*.
    pub bound: Option<usize>,
    /// The passes of IDA\* so far.
    pub pass: usize,
    /// Boards expanded so far.
    pub expanded: usize,
    /// Successors made so far.
    pub generated: usize,
    /// `true` if the step is a shorter way to a known board.
    pub is_shorter: bool,
    /// The boards of the solution, at the end.
    pub solution: Vec<u32>,
    /// Those that a board which is expanded now will get: label, and whether it is known.
    pub successors: Vec<(usize, bool)>,
}

impl Recording {
    /// Runs a search until it ends or has made as many steps as are to be kept.
    ///
    /// # Errors
    ///
    /// If it does not fit boards of this size.
    pub fn of(
        lab: &mut Lab,
        board: &Board,
        algorithm: Algorithm,
        most: usize,
    ) -> Result<Self, AlgorithmError> {
        let limit = Limit {
            bytes: BYTES,
            ..Limit::NONE
        };
        // The start is always kept.
        let most = most.max(1);
        let mut run = lab.search(board, algorithm, limit)?;
        run.watch();
        let mut steps = vec![Step::Start];
        let mut orders = vec![0];
        let mut queues = vec![Vec::new()];
        // At first a board is taken, and nothing is expanded.
        let mut ended = run.step(0);
        loop {
            let news = run.events();
            let mut order = run.frontier();
            if let Some(&RunEvent::Taken(node)) = news.last() {
                order.insert(0, node);
            }
            orders.extend(news.iter().map(|_| queues.len()));
            steps.extend(news.into_iter().map(Step::Noted));
            queues.push(order);
            if ended.is_some() || steps.len() >= most {
                break;
            }
            ended = run.step(1);
        }
        let found = ended.and_then(Result::ok).filter(|_| steps.len() <= most);
        steps.truncate(most);
        orders.truncate(most);
        orders.extend(orders.last().copied());
        steps.push(found.as_ref().map_or(Step::Stopped, |_| Step::Found));
        Ok(Self {
            is_deepening: matches!(algorithm, Algorithm::IdaStar(_)),
            board: board.clone(),
            roots: roots(lab, board, algorithm, &steps)?,
            steps,
            orders,
            queues,
            slides: found.map_or_else(Vec::new, |report| report.slides),
        })
    }

    /// The steps. The first one is the start.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The solution; empty if none was found, or the start is the goal.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.slides
    }

    /// The number of trees.
    #[must_use]
    pub fn trees(&self) -> usize {
        self.roots.len()
    }

    /// The trees at a step, or at the last one.
    #[must_use]
    pub fn at(&self, step: usize) -> Trees {
        let last = step.min(self.steps.len() - 1);
        let mut replay = Replay::of(self);
        for step in &self.steps[..=last] {
            replay.take(step);
        }
        let queues = replay.queues(&self.queues[self.orders[last]]);
        let solution = match self.steps[last] {
            Step::Found => replay.solution(),
            _ => Vec::new(),
        };
        let successors = match self.steps[last] {
            Step::Noted(RunEvent::Expanded(_)) => replay.successors(&self.steps[last + 1..]),
            _ => Vec::new(),
        };
        Trees {
            taken: replay.taken,
            touched: replay.touched,
            queues,
            bound: replay.bound,
            pass: replay.pass,
            expanded: replay.expanded,
            generated: replay.generated,
            is_shorter: replay.is_shorter,
            solution,
            successors,
            nodes: replay.nodes,
        }
    }

    /// The step at which the next board is taken; without one, the last.
    #[must_use]
    pub fn board_after(&self, step: usize) -> usize {
        let last = self.steps.len() - 1;
        (step + 1..last).find(|&at| self.takes(at)).unwrap_or(last)
    }

    /// The step at which the board before was taken; without one, the first.
    #[must_use]
    pub fn board_before(&self, step: usize) -> usize {
        let steps = 1..step.min(self.steps.len());
        steps.rev().find(|&at| self.takes(at)).unwrap_or(0)
    }

    fn takes(&self, at: usize) -> bool {
        matches!(self.steps[at], Step::Noted(RunEvent::Taken(_)))
    }
}

/// Returns where the trees begin. The start has the number 0, except in the exact
/// table, which begins at the goal.
fn roots(
    lab: &mut Lab,
    board: &Board,
    algorithm: Algorithm,
    steps: &[Step],
) -> Result<Vec<TreeNode>, AlgorithmError> {
    let root = |node, board: Board, h, is_from_goal| TreeNode {
        node,
        label: 0,
        board,
        from: None,
        slide: None,
        g: 0,
        h,
        is_from_goal,
        status: Status::Waits,
    };
    let goal = Board::solved(board.goal());
    let first = steps.iter().find_map(|step| match step {
        Step::Noted(RunEvent::Taken(node)) => Some(*node),
        _ => None,
    });
    Ok(match algorithm {
        Algorithm::Table => vec![root(first.unwrap_or(0), goal, None, true)],
        Algorithm::Bidirectional => vec![
            root(0, board.clone(), None, false),
            root(1, goal, None, true),
        ],
        _ => {
            let h = algorithm.heuristic();
            let h = h.map(|heuristic| lab.lower(heuristic, board));
            vec![root(0, board.clone(), h.transpose()?, false)]
        }
    })
}

/// The trees as they grow.
struct Replay<'a> {
    recording: &'a Recording,
    nodes: Vec<TreeNode>,
    // Number of a board → its label.
    labels: HashMap<Node, usize>,
    // The path of IDA*.
    path: Vec<Node>,
    taken: Option<Node>,
    touched: Option<Node>,
    bound: Option<usize>,
    pass: usize,
    expanded: usize,
    generated: usize,
    is_shorter: bool,
}

impl<'a> Replay<'a> {
    fn of(recording: &'a Recording) -> Self {
        let mut replay = Self {
            recording,
            nodes: Vec::new(),
            labels: HashMap::new(),
            path: Vec::new(),
            taken: None,
            touched: None,
            bound: None,
            pass: 0,
            expanded: 0,
            generated: 0,
            is_shorter: false,
        };
        replay.plant();
        replay
    }

    /// Begins the trees.
    fn plant(&mut self) {
        self.nodes.clear();
        self.labels.clear();
        self.path.clear();
        self.taken = None;
        for root in &self.recording.roots {
            self.add(root.clone());
        }
    }

    fn add(&mut self, node: TreeNode) {
        let label = self.nodes.len();
        self.labels.insert(node.node, label);
        self.nodes.push(TreeNode { label, ..node });
    }

    fn set(&mut self, node: Node, status: Status) {
        if let Some(&label) = self.labels.get(&node) {
            self.nodes[label].status = status;
        }
    }

    fn take(&mut self, step: &Step) {
        self.is_shorter = false;
        let Step::Noted(event) = step else {
            self.touched = self.taken;
            return;
        };
        match event {
            RunEvent::Bound(bound) => {
                self.bound = Some(*bound);
                self.pass += 1;
                self.plant();
                self.touched = None;
            }
            &RunEvent::Taken(node) => {
                self.taken = Some(node);
                self.touched = Some(node);
                if self.recording.is_deepening {
                    self.path.push(node);
                    self.set(node, Status::Path);
                } else {
                    self.set(node, Status::Done);
                }
            }
            &RunEvent::Expanded(node) => {
                self.expanded += 1;
                self.touched = Some(node);
            }
            RunEvent::Made { node, .. } => {
                self.generated += 1;
                self.touched = Some(*node);
                self.make(event);
            }
            &RunEvent::Known { node, .. } => {
                self.generated += 1;
                self.touched = Some(node);
            }
            &RunEvent::Cut(node) => {
                self.touched = Some(node);
                self.set(node, Status::Cut);
            }
        }
    }

    fn make(&mut self, event: &RunEvent) {
        let &RunEvent::Made {
            node,
            from,
            slide,
            g,
            h,
            ref board,
        } = event
        else {
            return;
        };
        // IDA* went back to the board that this one comes from.
        while let Some(end) = self.path.pop_if(|end| *end != from) {
            self.set(end, Status::Left);
        }
        if let Some(&label) = self.labels.get(&node) {
            self.is_shorter = true;
            let known = &mut self.nodes[label];
            (known.from, known.slide, known.g) = (Some(from), Some(slide), g);
            return;
        }
        let parent = self.labels.get(&from).map(|&label| &self.nodes[label]);
        self.add(TreeNode {
            node,
            label: 0,
            board: (**board).clone(),
            from: Some(from),
            slide: Some(slide),
            g,
            h: self.recording.roots[0].h.map(|_| h),
            is_from_goal: parent.is_some_and(|parent| parent.is_from_goal),
            status: Status::Waits,
        });
    }

    /// The boards that wait, in the order of the search.
    fn queues(&self, order: &[Node]) -> Vec<Vec<Node>> {
        if self.recording.is_deepening {
            return vec![self.path.iter().rev().copied().collect()];
        }
        let waits = |node: &&TreeNode| node.status == Status::Waits;
        let waiting = || self.nodes.iter().filter(waits);
        if self.recording.trees() > 1 {
            let of = |side| waiting().filter(move |node| node.is_from_goal == side);
            let queue = |side| of(side).map(|node| node.node).collect();
            return vec![queue(false), queue(true)];
        }
        // Those that wait now, first as the search has them.
        let mut left: Vec<bool> = self.nodes.iter().map(|node| waits(&node)).collect();
        let made = self.nodes.iter().map(|node| &node.node);
        let mut is_first = |node: &&Node| {
            let label = self.labels.get(*node);
            label.is_some_and(|&label| std::mem::take(&mut left[label]))
        };
        vec![
            order
                .iter()
                .chain(made)
                .filter(&mut is_first)
                .copied()
                .collect(),
        ]
    }

    /// The boards of the solution. Where two trees meet, the board is in both.
    fn solution(&self) -> Vec<Node> {
        if self.recording.is_deepening {
            return self.path.clone();
        }
        let mut boards = vec![self.recording.board.clone()];
        for &slide in &self.recording.slides {
            let mut next = boards[boards.len() - 1].clone();
            next.slide(slide);
            boards.push(next);
        }
        let is_on_way = |node: &&TreeNode| boards.contains(&node.board);
        let way = self.nodes.iter().filter(is_on_way);
        way.map(|node| node.node).collect()
    }

    /// The successors to come: label, and whether the board is known by then.
    fn successors(&self, steps: &[Step]) -> Vec<(usize, bool)> {
        let mut fresh = self.nodes.len();
        let mut found = Vec::new();
        for step in steps {
            let (node, is_known) = match step {
                Step::Noted(RunEvent::Made { node, .. }) => (node, false),
                Step::Noted(RunEvent::Known { node, .. }) => (node, true),
                _ => break,
            };
            let label = self.labels.get(node).copied();
            found.push((label.unwrap_or(fresh), is_known && label.is_some()));
            if label.is_none() {
                fresh += 1;
            }
        }
        found
    }
}
