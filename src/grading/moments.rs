//! Where a play lost most.

use super::{Grading, Mark};

/// The longest moment, in slides (STM): what can be looked at in one go.
const LONGEST: usize = 24;

/// A part of a play that led away from the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Moment {
    /// The position before its first slide.
    pub from: usize,
    /// The position after its last slide.
    pub to: usize,
    /// How many slides (STM) a shortest way would have saved: two for each that is
    /// proved to lead away.
    pub cost: usize,
}

/// The end of a play, from where it lost slides that a player can see coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LostEnding {
    /// The position before its first slide, which led away.
    pub from: usize,
    /// The fewest slides (STM) from there.
    pub fewest: usize,
    /// How many slides (STM) more the play took.
    pub cost: usize,
}

/// How many slides of a play did what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tally {
    /// On a shortest way.
    pub toward: usize,
    /// Away from the goal; each costs two slides.
    pub away: usize,
    /// Neither is proved, or not yet.
    pub open: usize,
}

impl Grading {
    /// Counts the marks of all slides, those taken back too.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for (at, position) in self.positions.iter().enumerate().skip(1) {
            if position.slide.is_none() {
                continue;
            }
            match self.mark(at - 1) {
                Some(Mark::Toward) => tally.toward += 1,
                Some(Mark::Away) => tally.away += 1,
                Some(Mark::Open) | None => tally.open += 1,
            }
        }
        tally
    }

    /// The parts of the play that led farthest away, at most `most` that do not
    /// overlap, the dearest first. Each begins and ends with a slide away, and is at
    /// most 24 slides long.
    #[must_use]
    pub fn moments(&self, most: usize) -> Vec<Moment> {
        let mut free: Vec<Option<Mark>> = (0..self.positions.len())
            .map(|position| self.mark(position))
            .collect();
        let mut moments = Vec::new();
        while moments.len() < most
            && let Some(moment) = steepest(&free)
        {
            free[moment.from..moment.to].fill(None);
            moments.push(moment);
        }
        moments.sort_by_key(|moment| (std::cmp::Reverse(moment.cost), moment.from));
        moments
    }

    /// The end of a play that was solved, within so many slides (STM) of the goal, from
    /// its first slide away on; `None` if it lost nothing there, or if that is not
    /// proved. The first such slide is the one from which most was lost.
    #[must_use]
    pub fn lost_ending(&self, longest: usize) -> Option<LostEnding> {
        let last = self.positions.len() - 1;
        let exact = |at: usize| self.grade(at)?.exact();
        if exact(last) != Some(0) {
            return None;
        }
        let is_near = |at: &usize| exact(*at).is_some_and(|distance| distance <= longest);
        // A restart is no slide of the attempt that was solved.
        let is_slid = |at: &usize| *at == last || self.positions[at + 1].slide.is_some();
        let near = (0..=last).rev().take_while(|at| is_near(at) && is_slid(at));
        let away = near.filter(|&at| self.mark(at) == Some(Mark::Away)).last();
        let from = away?;
        let fewest = exact(from)?;
        Some(LostEnding {
            from,
            fewest,
            cost: last - from - fewest,
        })
    }
}

/// Finds the part in which the distance rises most; of several the shortest, then
/// the first. A slide that is not proved to lead away counts as one that does not.
fn steepest(marks: &[Option<Mark>]) -> Option<Moment> {
    let mut best: Option<(isize, Moment)> = None;
    for from in 0..marks.len() {
        let (mut rise, mut cost) = (0, 0);
        for (at, mark) in marks.iter().enumerate().skip(from).take(LONGEST) {
            match mark {
                None => break,
                Some(Mark::Away) => (rise, cost) = (rise + 1, cost + 2),
                Some(Mark::Toward | Mark::Open) => rise -= 1,
            }
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
