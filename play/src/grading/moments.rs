//! The moments in which a play lost most.

use super::{Grading, Mark};
use taquin::board::{Metric, Move};
use taquin::solver::Counting;

/// The longest moment, in slides or moves: what can be looked at in one go.
const LONGEST: usize = 24;

/// A part of a play that lost slides, or in MTM moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The position before its first one.
    pub from: usize,
    /// The position after its last one.
    pub to: usize,
    /// The slides or moves that a shortest way would have saved, as far as that is
    /// proved.
    pub cost: usize,
}

/// The end of a play, from where it lost slides or moves that a player can see coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostEnding {
    /// The position before the first one that lost some.
    pub from: usize,
    /// The fewest from there.
    pub fewest: usize,
    /// The slides or moves more that the play took.
    pub cost: usize,
}

/// The marks of a play, counted: of slides, or in MTM of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// On a shortest way.
    pub toward: usize,
    /// As far from the goal as before; each costs one move. No slide does that.
    pub stay: usize,
    /// Away from the goal; each costs two.
    pub away: usize,
    /// Not proved, or not yet.
    pub open: usize,
}

impl Tally {
    /// Returns the slides or moves that are proved to be lost in all.
    #[must_use]
    pub fn cost(self) -> usize {
        self.stay * Mark::Stay.cost() + self.away * Mark::Away.cost()
    }
}

impl<M: Counting> Grading<M> {
    /// Counts the marks of the whole play, also of what was taken back.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.tally_of(0, self.positions.len() - 1)
    }

    /// The position after so many slides of the play, restarts counted; of one inside a
    /// move in MTM that after the move. `None` beyond the end.
    #[must_use]
    pub fn after(&self, slides: usize) -> Option<usize> {
        let mut made = 0;
        self.positions
            .iter()
            .enumerate()
            .position(|(at, position)| {
                made += usize::from(at > 0) * position.made.map_or(1, Move::stm);
                made >= slides
            })
    }

    /// Counts the marks between two positions.
    #[must_use]
    pub fn tally_of(&self, from: usize, to: usize) -> Tally {
        let mut tally = Tally::default();
        for at in from..to {
            if self.positions[at + 1].made.is_none() {
                continue;
            }
            match self.mark(at) {
                Some(Mark::Toward) => tally.toward += 1,
                Some(Mark::Stay) => tally.stay += 1,
                Some(Mark::Away) => tally.away += 1,
                Some(Mark::Open) | None => tally.open += 1,
            }
        }
        tally
    }

    /// The parts of the play that lost most, at most `most` that do not overlap, the
    /// dearest first. Each begins and ends with a slide or move that is proved to lose,
    /// and has at most 24.
    #[must_use]
    pub fn moments(&self, most: usize) -> Vec<Moment> {
        let mut free: Vec<Option<Mark>> = (0..self.positions.len())
            .map(|position| self.mark(position))
            .collect();
        let mut moments: Vec<Moment> = Vec::new();
        let key = |moment: &Moment| (std::cmp::Reverse(moment.cost), moment.from);
        while moments.len() < most
            && let Some(moment) = steepest(&free, Self::WEIGHT)
        {
            free[moment.from..moment.to].fill(None);
            let at = moments.partition_point(|other| key(other) < key(&moment));
            moments.insert(at, moment);
        }
        moments
    }

    /// The weight of a loss beside the length of a moment. A slide that loses costs two,
    /// so that a moment rises as the distance does; most moves that lose cost one.
    const WEIGHT: isize = match Self::METRIC {
        Metric::SingleTile => 1,
        Metric::MultiTile => 2,
    };

    /// The end of a play that was solved, at most so far from the goal, from the first
    /// slide or move on that lost any; `None` if none did there, or if that is not
    /// proved. From the first one on most was lost.
    #[must_use]
    pub fn lost_ending(&self, longest: usize) -> Option<LostEnding> {
        let last = self.positions.len() - 1;
        let exact = |at: usize| self.grade(at)?.exact();
        if exact(last) != Some(0) {
            return None;
        }
        let is_near = |at: &usize| exact(*at).is_some_and(|distance| distance <= longest);
        // A restart is no slide of the attempt that was solved.
        let is_made = |at: &usize| *at == last || self.positions[at + 1].made.is_some();
        let near = (0..=last).rev().take_while(|at| is_near(at) && is_made(at));
        let loses = |at: &usize| self.mark(*at).is_some_and(|mark| mark.cost() > 0);
        let from = near.filter(loses).last()?;
        let fewest = exact(from)?;
        Some(LostEnding {
            from,
            fewest,
            cost: last - from - fewest,
        })
    }
}

/// Finds the part with most weight of losses over its length; of several the shortest,
/// then the first. What is not proved to lose counts as what does not.
fn steepest(marks: &[Option<Mark>], weight: isize) -> Option<Moment> {
    let mut best: Option<(isize, Moment)> = None;
    for from in 0..marks.len() {
        let (mut rise, mut cost) = (0, 0);
        for (at, mark) in marks.iter().enumerate().skip(from).take(LONGEST) {
            let Some(mark) = mark else { break };
            cost += mark.cost();
            rise += weight * mark.cost().cast_signed() - 1;
            let to = at + 1;
            let is_better =
                best.is_none_or(|(most, other)| (rise, other.to - other.from) > (most, to - from));
            if rise > 0 && is_better {
                best = Some((rise, Moment { from, to, cost }));
            }
        }
    }
    Some(best?.1)
}
