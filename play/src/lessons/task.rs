//! The next task of a learner.

use super::Stage;
use super::placing::cell_of;
use super::rest::{Rest, is_home};
use super::step::{Aim, Step};
use taquin::board::{Board, Direction};

/// The next task of a learner: the tiles, their cells, and the steps.
///
/// The levels of help follow from it: where to look ([`Task::tiles`] and
/// [`Task::cells`]), the sub-goals ([`Task::steps`]), and each slide with its reason.
///
/// ```
/// use taquin::Board;
/// use play::lessons::{Aim, Stage, Task};
///
/// // 3 is in the corner, and 4 is right behind it: both go round.
/// let board: Board = "1 2 0 3/14 5 7 4/9 10 11 8/13 6 15 12".parse()?;
/// let task = Task::of(&board).expect("the board is not solved");
/// assert_eq!(task.stage(), Stage::Row(0));
/// assert_eq!(task.tiles(), [3, 4]);
/// let steps = task.steps().iter().map(|it| (it.aim(), it.slides().len()));
/// let expected = [(Aim::Lead, 0), (Aim::Follow, 0), (Aim::Round, 2)];
/// assert_eq!(steps.collect::<Vec<_>>(), expected);
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    stage: Stage,
    // Invariant: one at least, and not all of their tiles are home.
    cells: Vec<usize>,
    tiles: Vec<usize>,
    done: Vec<usize>,
    // Invariant: one of them has a slide.
    steps: Vec<Step>,
}

impl Task {
    /// Returns what comes next on a board; `None` if it is solved.
    ///
    /// One task after the other solves the board: each ends with its tiles home, and
    /// leaves the part done as it is.
    #[must_use]
    pub fn of(board: &Board) -> Option<Self> {
        if board.is_solved() {
            return None;
        }
        let rest = Rest::of(board);
        let Some(line) = rest.lines().next() else {
            return Some(Self::turn(board, rest));
        };
        // The last two of a line go in together.
        let singles = &line.cells[..line.cells.len() - 2];
        let first = singles.iter().position(|&cell| !is_home(board, cell));
        let (placed, group) = match first {
            Some(at) => (&singles[..at], &singles[at..=at]),
            None => (singles, &line.cells[singles.len()..]),
        };
        let is_left: Vec<usize> = rest.cells().filter(|cell| !placed.contains(cell)).collect();
        Some(Self::place(board, line.stage, group, &is_left))
    }

    /// Brings the tiles of one or two cells home, within these cells: 2×3 at least. Of
    /// two, the second belongs in a corner of them.
    pub(super) fn place(board: &Board, stage: Stage, cells: &[usize], within: &[usize]) -> Self {
        let mut locked = vec![true; board.size().cells()];
        for &cell in within {
            locked[cell] = false;
        }
        let steps = if let [first, second] = *cells {
            pair(board, [first, second], &locked)
        } else {
            let tile = usize::from(board.goal().tiles()[cells[0]]);
            let step = Step::new(Aim::Home, tile, cells[0]);
            let step = step.bring(&mut board.clone(), (tile, cells[0]), &locked);
            vec![step.expect("one tile and the blank go anywhere on 2x3 cells")]
        };
        let done = (0..locked.len()).filter(|&cell| locked[cell]).collect();
        Self::new(board, stage, cells.to_vec(), done, steps)
    }

    /// Turns the last 2×2, the shorter way round.
    fn turn(board: &Board, rest: Rest) -> Self {
        let square: Vec<usize> = rest.cells().collect();
        let done = (0..board.size().cells()).filter(|cell| !square.contains(cell));
        let ways = Direction::ALL.map(|first| round(board, &square, first));
        let slides = ways.into_iter().flatten().min_by_key(Vec::len);
        let slides = slides.expect("what can be solved in 2x2 is solved by going round");
        let done = done.collect();
        let blank_home = board.goal().home(0);
        let cells: Vec<usize> = square.into_iter().filter(|&it| it != blank_home).collect();
        let steps = turns(board, &cells, &slides);
        Self::new(board, Stage::LastSquare, cells, done, steps)
    }

    pub(super) fn new(
        board: &Board,
        stage: Stage,
        cells: Vec<usize>,
        done: Vec<usize>,
        steps: Vec<Step>,
    ) -> Self {
        let tile_in = |cell: &usize| usize::from(board.goal().tiles()[*cell]);
        Self {
            stage,
            tiles: cells.iter().map(tile_in).collect(),
            cells,
            done,
            steps,
        }
    }

    /// Returns the part of the way that the board is in.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the tiles to bring home. One of two may be there already, if it has to
    /// make room for the other.
    #[must_use]
    pub fn tiles(&self) -> &[usize] {
        &self.tiles
    }

    /// Returns the cells where these tiles belong.
    #[must_use]
    pub fn cells(&self) -> &[usize] {
        &self.cells
    }

    /// Returns the cells that are done. Nothing there moves.
    #[must_use]
    pub fn done(&self) -> &[usize] {
        &self.done
    }

    /// Returns the steps, in their order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns the slides that do the task.
    #[must_use]
    pub fn slides(&self) -> Vec<Direction> {
        let slides = self.steps.iter().flat_map(Step::slides);
        slides.map(|&(direction, _)| direction).collect()
    }
}

/// The steps that bring the last two of a line in: the first cell, and the corner.
///
/// One of the two goes to the home of the other, which goes right behind it. Then both go
/// on by one cell, round the corner. If they block each other, one goes out of the way
/// before that.
fn pair(board: &Board, homes: [usize; 2], locked: &[bool]) -> Vec<Step> {
    let length = |steps: &Vec<Step>| steps.iter().map(|it| it.slides().len()).sum::<usize>();
    let shortest = |board: &Board| {
        let [first, second] = homes;
        let ways = [[second, first], [first, second]];
        let ways = ways.map(|homes| trick(board, homes, locked));
        // What is begun goes on.
        let rank = |steps: &Vec<Step>| (!steps[0].slides().is_empty(), length(steps));
        ways.into_iter().flatten().min_by_key(rank)
    };
    let away = || {
        let tile = usize::from(board.goal().tiles()[homes[0]]);
        let from = cell_of(board, tile);
        let free = (0..locked.len()).filter(|&to| !locked[to]);
        let near = free.filter(|&to| board.size().distance(from, to) <= 3);
        let ways = near.filter_map(|to| {
            let mut slid = board.clone();
            let step = Step::new(Aim::Away, tile, to).bring(&mut slid, (tile, to), locked)?;
            let mut steps = vec![step];
            steps.extend(shortest(&slid)?);
            Some(steps)
        });
        ways.min_by_key(length)
    };
    let found = shortest(board).or_else(away);
    found.expect("a tile three cells away is in nobody's way")
}

/// The steps of the corner trick, for the tile that leads and the one that follows, by
/// their homes; `None` if they block each other.
fn trick(board: &Board, [home, behind_home]: [usize; 2], locked: &[bool]) -> Option<Vec<Step>> {
    let size = board.size();
    let tile_of = |home: usize| usize::from(board.goal().tiles()[home]);
    let (leader, follower) = (tile_of(home), tile_of(behind_home));
    let mut beside = (0..size.cells()).filter(|&it| size.distance(it, behind_home) == 1);
    let behind = beside.find(|&it| it != home && !locked[it])?;
    let mut lead = Step::new(Aim::Lead, leader, behind_home);
    let mut follow = Step::new(Aim::Follow, follower, behind);
    let mut round = Step::new(Aim::Round, leader, home);
    let mut slid = board.clone();
    let is_at = |board: &Board, tile, cell| cell_of(board, tile) == cell;
    let mut kept = locked.to_vec();
    // One slide before the end the leader is home already.
    let is_nearly_in = is_at(board, leader, home)
        && is_at(board, follower, behind)
        && board.blank() == behind_home;
    if !is_nearly_in {
        lead = lead.bring(&mut slid, (leader, behind_home), &kept)?;
        kept[behind_home] = true;
        follow = follow.bring(&mut slid, (follower, behind), &kept)?;
        (kept[behind_home], kept[behind]) = (false, true);
        round = round.bring(&mut slid, (leader, home), &kept)?;
        kept[behind] = false;
    }
    kept[home] = true;
    round = round.bring(&mut slid, (follower, behind_home), &kept)?;
    Some(vec![lead, follow, round])
}

/// The steps of the last three: each ends when one more of them is home for good.
fn turns(board: &Board, cells: &[usize], slides: &[Direction]) -> Vec<Step> {
    let mut slid = board.clone();
    // The number of slides after which each is home for good.
    let mut ends = vec![0; cells.len()];
    for (made, &direction) in slides.iter().enumerate() {
        for (end, &cell) in ends.iter_mut().zip(cells) {
            if !is_home(&slid, cell) {
                *end = made + 1;
            }
        }
        slid.slide(direction);
    }
    let mut order: Vec<(usize, usize)> = ends.into_iter().zip(cells.iter().copied()).collect();
    order.sort_unstable();
    let (mut slid, mut from) = (board.clone(), 0);
    let step = |(end, cell): (usize, usize)| {
        let tile = usize::from(board.goal().tiles()[cell]);
        let mut step = Step::new(Aim::Turn, tile, cell);
        step.slide(&mut slid, (tile, cell), &slides[from..end]);
        from = end;
        step
    };
    order.into_iter().map(step).collect()
}

/// The slides that solve the last 2×2 by going round, beginning this way; `None` if
/// that way leads out of it or nowhere.
fn round(board: &Board, square: &[usize], first: Direction) -> Option<Vec<Direction>> {
    let mut turned = board.clone();
    let mut slides = Vec::new();
    let mut direction = first;
    // Three tiles on four cells come back to where they were after twelve slides.
    for _ in 0..12 {
        let from = turned.cell_that_slides(direction)?;
        if !square.contains(&from) {
            return None;
        }
        turned.slide(direction);
        slides.push(direction);
        if turned.is_solved() {
            return Some(slides);
        }
        // Back is where the blank was: go on round the corner.
        let goes_on = |&next: &Direction| {
            next != direction.opposite()
                && turned
                    .cell_that_slides(next)
                    .is_some_and(|cell| square.contains(&cell))
        };
        direction = Direction::ALL.into_iter().find(goes_on)?;
    }
    None
}
