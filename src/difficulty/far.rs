//! Boards far from the goal, found among those whose lower bound is high.
//!
//! Looking a bound up takes microseconds. To prove that a board is as far as asked
//! takes up to seconds, but to find out that it is nearer, milliseconds: some
//! solution will do. So nothing is proved until the end. A walk goes over the boards whose
//! bounds are high, and every now and then the board at hand is compared with the
//! distance.
//!
//! A step proposes another board: three things on the board change places in a
//! circle, or two pairs change places. If its bound is too low, the walk stays
//! where it is. As a step is as likely as the step back, the walk is in the long
//! run on each board with a high bound as often as on any other, so each of them
//! that is at the distance is as likely to be drawn. Those with a lower bound are
//! left out.

use super::field::{Field, Homes};
use crate::shuffle::SplitMix64;

/// Returns how far the bounds of a board may be below the distance, on average over
/// the views of the tables, in slides (STM).
///
/// Of the boards that shuffles have found, this leaves out on 4×4 one of 200 at 66
/// slides, two of 200 at 68, none of the 17 at 80; on 3×4 none of 340 at 40 to 48 and
/// none of the 18 at 53.
fn gap(field: &Field) -> usize {
    match field.cells {
        ..=12 => 10,
        13..=14 => 12,
        // One view only. The farthest board of 5×3 is 16 from its bound.
        15 => 16,
        _ => 15,
    }
}

/// Steps before the first board is compared, once the bound is reached, and between
/// two.
const FIRST_STEPS: u32 = 1_024;
const STEPS: u32 = 32;

/// Boards that are compared in vain before the bound asked for falls by two slides.
const PATIENCE: u32 = 1 << 16;

/// A walk over boards.
#[derive(Debug)]
pub(super) struct Far {
    homes: Homes,
    // The sum of the bounds of the board at hand, one for each view.
    bounds: usize,
    views: usize,
    gap: usize,
    // Steps until the board at hand is compared.
    left: u32,
    // `true` if the board at hand has been compared.
    is_old: bool,
    failed: u32,
}

impl Far {
    /// Begins on a board of the same parity as `distance`, drawn evenly.
    pub(super) fn new(field: &Field, distance: usize, random: &mut SplitMix64) -> Self {
        loop {
            let homes = field.shuffled(random);
            if field.manhattan(&homes) % 2 == distance % 2 {
                return Self {
                    homes,
                    bounds: 0,
                    views: 1,
                    gap: gap(field),
                    left: FIRST_STEPS,
                    is_old: false,
                    failed: 0,
                };
            }
        }
    }

    /// Returns the bound (STM) that the boards reach by which the walk goes, on
    /// average over the views.
    pub(super) fn at_least(&self, distance: usize) -> usize {
        distance
            .saturating_sub(self.gap)
            .min(self.bounds / self.views)
    }

    /// Returns the board at hand if it is to be compared with the distance.
    pub(super) fn candidate(&mut self) -> Option<Homes> {
        if self.left > 0 {
            return None;
        }
        self.left = STEPS;
        let is_new = !std::mem::replace(&mut self.is_old, true);
        is_new.then_some(self.homes)
    }

    /// Returns a board that is a step away.
    pub(super) fn propose(&self, field: &Field, random: &mut SplitMix64) -> Homes {
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

    /// Steps to the board that was proposed, or stays, now that its bounds are known,
    /// one for each view.
    pub(super) fn step(&mut self, homes: Homes, bounds: &[usize], distance: usize) {
        self.views = bounds.len();
        let asked = self.views * distance.saturating_sub(self.gap);
        let bounds = bounds.iter().sum();
        // On the way up it never goes down.
        if bounds >= asked.min(self.bounds) {
            self.homes = homes;
            self.bounds = bounds;
            self.is_old = false;
        }
        if self.bounds >= asked {
            self.left = self.left.saturating_sub(1);
        }
    }

    /// Takes note that the board compared was not at the distance.
    pub(super) fn fail(&mut self) {
        self.failed += 1;
        if self.failed == PATIENCE {
            self.failed = 0;
            self.gap += 2;
        }
    }
}
