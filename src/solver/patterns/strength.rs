//! Strong tables, and quick ones that take a tenth of the time to make.

use crate::board::Size;
use std::ops::RangeInclusive;

/// `true` in the build that becomes JavaScript (see `scripts/core`). It makes a table
/// of seven tiles in 10 s, one of six in a tenth of that.
const IS_SLOW: bool = cfg!(all(target_arch = "wasm32", not(target_feature = "simd128")));

/// Numbers of cells for which there are quick tables, besides strong ones. On 7×7 they
/// would raise the bound by half a slide.
const QUICK: RangeInclusive<usize> = 14..=36;

/// The kind of tables, on boards that have tables of several kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) enum Strength {
    /// Made soon, even by a slow build.
    Quick,
    /// All builds can make them, and most do.
    Strong,
}

impl Default for Strength {
    fn default() -> Self {
        if IS_SLOW { Self::Quick } else { Self::Strong }
    }
}

impl Strength {
    /// Returns what is made sooner than this for boards of a size; `None` if nothing is.
    pub(in crate::solver) fn sooner(self, size: Size) -> Option<Self> {
        (self == Self::Strong && has_quick_tables(size)).then_some(Self::Quick)
    }
}

/// Returns `true` if boards of this size have quick tables, besides strong ones.
pub(super) fn has_quick_tables(size: Size) -> bool {
    QUICK.contains(&size.cells())
}
