//! The terms by which contrast teaches the weights of two tiles with near homes: those that
//! beams by distances add to theirs on boards of any size.

use crate::contrast::Terms;
use taquin::Size;
use taquin::training::{NEAR_PAIRS, NearTerms};

/// A value is multiplied by this before chances are reckoned: in such beams stragglers, and
/// tiles of the line that is being filled, weigh more than their slides. Of 0.1, 0.15, 0.2
/// and 0.3 this one had the least entropy, on 8×8, 10×10 and 16×16 together.
const SOFT: f32 = 0.15;

/// The terms of boards of one size.
#[derive(Debug)]
pub struct NearFeatures {
    terms: NearTerms,
    // One for all: there are few weights, and each is met often.
    kinds: Vec<u32>,
}

impl NearFeatures {
    /// Returns the terms of boards of a size.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            terms: NearTerms::new(size),
            kinds: vec![0; NEAR_PAIRS],
        }
    }
}

impl Terms for NearFeatures {
    fn size(&self) -> Size {
        self.terms.size()
    }

    fn kinds(&self) -> &[u32] {
        &self.kinds
    }

    fn kind_count(&self) -> usize {
        1
    }

    fn list(&self, homes: &[u8], terms: &mut Vec<(u32, f32)>) -> f32 {
        terms.clear();
        let more = self.terms.list(homes, |place, factor| {
            let number = u32::try_from(place).expect("places are few");
            terms.push((number, SOFT * factor));
        });
        SOFT * more
    }
}
