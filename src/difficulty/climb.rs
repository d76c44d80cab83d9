//! Boards far from the goal, by a walk over boards that stays above a level
//! while the level rises (*splitting*: H. Kahn & T. E. Harris, *Estimation of
//! particle transmission by random sampling*, 1951).
//!
//! A step proposes another board: three things on the board change places in a
//! circle, or two pairs change places. If that board is nearer to the goal than
//! the level, the walk stays where it is. As a step is as likely as the step
//! back, the walk is in the long run on each board above the level as often as
//! on any other. The level rises by two slides when the walk has stepped for a
//! while and is then on a board above it.
//!
//! Steps count whether the walk stays or not. Boards at which it arrives are not
//! even: those with many neighbours above the level come more often.

use super::field::{Field, Homes};
use crate::shuffle::SplitMix64;
use std::cmp::Ordering;

/// Steps before the level rises, and before a board is given.
const STEPS: usize = 32;
const LAST_STEPS: usize = 128;

/// Steps before it is looked again, where the board at hand does not serve.
const MORE_STEPS: usize = 8;

/// How far the level falls after a board is given, in slides (STM), so that the
/// next one is not its neighbour.
const FALL: usize = 8;

/// How often it is looked at a level before the walk begins anew.
const PATIENCE: usize = 10_000;

/// A walk over boards.
#[derive(Debug)]
pub(super) struct Climb {
    homes: Homes,
    level: usize,
    // Whether the board at hand is above the level rather than on it; `None` until
    // it is decided.
    is_above: Option<bool>,
    // Steps until it is looked whether the board at hand serves, and how often that
    // was in vain at this level.
    left: usize,
    failed: usize,
}

impl Climb {
    /// Begins on a board of the same parity as `distance`, drawn evenly.
    pub(super) fn new(field: &Field, distance: usize, random: &mut SplitMix64) -> Self {
        loop {
            let homes = field.shuffled(random);
            let level = field.manhattan(&homes).min(distance);
            if level % 2 == distance % 2 {
                return Self {
                    homes,
                    level,
                    is_above: None,
                    left: STEPS,
                    failed: 0,
                };
            }
        }
    }

    /// Returns the level (STM): no board of the walk is nearer to the goal.
    pub(super) fn level(&self) -> usize {
        self.level
    }

    /// Returns whether the walk is stuck.
    pub(super) fn is_stuck(&self) -> bool {
        self.failed > PATIENCE
    }

    /// Returns the board to be compared with the level: one that is a step away, or
    /// the one at hand if that has to be decided now.
    pub(super) fn propose(&mut self, field: &Field, random: &mut SplitMix64) -> Homes {
        if self.left == 0 {
            return self.homes;
        }
        self.left -= 1;
        loop {
            let mut homes = self.homes;
            let count = 3 + random.below(2);
            let mut at = [0; 4];
            for place in &mut at[..count] {
                *place = random.below(field.cells);
            }
            let differ = |place: usize| !at[..place].contains(&at[place]);
            if !(1..count).all(differ) {
                continue;
            }
            homes.swap(at[0], at[1]);
            // With three cells, the second swap completes the circle.
            homes.swap(at[count - 2], at[count - 1]);
            // Both keep a board solvable if the blank stays on its colour.
            let colour = |homes: &Homes| field.colour(field.blank(homes));
            if colour(&homes) == colour(&self.homes) {
                return homes;
            }
        }
    }

    /// Steps to the board that was proposed, or stays, now that it is decided how it
    /// compares with the level. Returns the board at hand if it is drawn: exactly
    /// `distance` slides from the goal, after enough steps.
    pub(super) fn step(&mut self, homes: Homes, found: Ordering, distance: usize) -> Option<Homes> {
        if found.is_ge() {
            self.homes = homes;
            self.is_above = Some(found.is_gt());
        }
        if self.left > 0 {
            return None;
        }
        let is_above = self.is_above?;
        let is_last = self.level == distance;
        if is_last == is_above {
            self.left = MORE_STEPS;
            self.failed += 1;
            return None;
        }
        if is_last {
            let fall = FALL.min(distance / 2 * 2);
            self.stand(distance - fall, Some(fall > 0), distance);
            return Some(self.homes);
        }
        self.stand(self.level + 2, None, distance);
        None
    }

    fn stand(&mut self, level: usize, is_above: Option<bool>, distance: usize) {
        self.level = level;
        self.is_above = is_above;
        self.left = if level == distance { LAST_STEPS } else { STEPS };
        self.failed = 0;
    }
}
