//! The slides of a shape, for each tile and place of the blank, on boards of up to 16
//! cells: the patterns that are looked up, and the bounds that change.
//!
//! Views are taken in pairs; one without another is taken twice. A pattern that both
//! views of a pair have needs one look-up, which changes the bounds of both. A tile that
//! is alone in its pattern needs none: its distance is its Manhattan distance, so the
//! change is known beforehand.

use super::grid::{Cells, DIRECTIONS, Grid};
use super::outline::KEPT_CELLS;
use super::tables::Slot;

/// Most patterns of all views together.
pub(in crate::solver) const MAX_SLOTS: usize = 6;

/// Most tables.
pub(in crate::solver) const MAX_TABLES: usize = 4;

/// Slides: home of the tile, cell of the blank, direction.
pub(in crate::solver) const STEPS: usize = KEPT_CELLS * KEPT_CELLS * DIRECTIONS;

/// The look-up of a pattern after a slide.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::solver) struct LookUp {
    // The edge in the orientation of the table, 5 bits; the slot, 3 bits; the table, 2
    // bits; 1 if there is a look-up.
    bits: u16,
}

/// The look-ups of a slide in a pair of views, and the changes of its bounds.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::solver) struct Step {
    /// Always one: of a pattern of the first view, or of both, or of the second if the
    /// first leaves the tile alone.
    pub(in crate::solver) first: LookUp,
    /// One of the second view only, if there is one more. It changes its bound by itself.
    pub(in crate::solver) second: LookUp,
    /// Slides away, a byte for each view: if the first look-up finds the pattern
    /// farther, and always.
    pub(in crate::solver) if_farther: u16,
    pub(in crate::solver) always: u16,
}

/// The slides of a shape.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Slides {
    // The patterns of all views, each once.
    slots: Vec<Slot>,
    // pairs[pair][step]
    pairs: Vec<Box<[Step; STEPS]>>,
}

impl LookUp {
    fn new(grid: &Grid, slots: &[Slot], slot: usize, [from, to]: [usize; 2]) -> Self {
        let Slot {
            symmetry, table, ..
        } = &slots[slot];
        let edge = grid.edge_between(symmetry.image(from), symmetry.image(to));
        let edge = edge.expect("symmetries keep neighbours neighbours");
        let bits = edge | slot << 5 | table << 8 | 1 << 10;
        Self {
            bits: u16::try_from(bits).expect("11 bits"),
        }
    }

    /// Returns the edge in the orientation of the table.
    #[inline(always)]
    pub(in crate::solver) fn edge(self) -> u32 {
        u32::from(self.bits & 31)
    }

    /// Returns the slot, below 8.
    #[inline(always)]
    pub(in crate::solver) fn slot(self) -> usize {
        usize::from(self.bits >> 5 & 7)
    }

    /// Returns the table, below `MAX_TABLES`.
    #[inline(always)]
    pub(in crate::solver) fn table(self) -> u32 {
        u32::from(self.bits >> 8 & 3)
    }

    /// Returns 1, or 0 if nothing is looked up.
    #[inline(always)]
    pub(in crate::solver) fn count(self) -> u32 {
        u32::from(self.bits >> 10)
    }
}

impl Slides {
    /// Returns the slides of the boards that these views see.
    ///
    /// # Panics
    ///
    /// If there are more patterns than fit, or both views of a pair leave a tile alone.
    pub(super) fn new(grid: &Grid, blank_home: usize, views: &[Vec<Slot>]) -> Self {
        let mut slots: Vec<Slot> = Vec::new();
        for slot in views.iter().flat_map(|view| of_several(view)) {
            if slots.iter().all(|other| other.homes != slot.homes) {
                slots.push(slot.clone());
            }
        }
        assert!(slots.len() <= MAX_SLOTS, "more patterns than slots");
        assert!(matches!(views.len(), 1 | 2 | 4), "1, 2 or 4 views");
        let mut this = Self {
            slots,
            pairs: Vec::new(),
        };
        for pair in views.chunks(2) {
            let mut steps = Box::new([Step::default(); STEPS]);
            let [first, second] = [&pair[0], &pair[pair.len() - 1]];
            for home in (0..grid.cells()).filter(|&home| home != blank_home) {
                let [first, second] = [first, second].map(|view| this.slot_of(view, home));
                for blank in 0..grid.cells() {
                    for (direction, from) in grid.neighbours(blank).into_iter().enumerate() {
                        let Some(from) = from else { continue };
                        let ends = [usize::from(from), blank];
                        let step = (home * KEPT_CELLS + blank) * DIRECTIONS + direction;
                        steps[step] = this.step(grid, home, [first, second], ends);
                    }
                }
            }
            this.pairs.push(steps);
        }
        this
    }

    /// Returns the slot of the pattern of a view that has the tile of this home; `None` if
    /// the view leaves it alone.
    fn slot_of(&self, view: &[Slot], home: usize) -> Option<usize> {
        let has = |homes: Cells| homes >> home & 1 == 1;
        let own = of_several(view).find(|slot| has(slot.homes))?;
        self.slots.iter().position(|slot| slot.homes == own.homes)
    }

    fn step(&self, grid: &Grid, home: usize, seen: [Option<usize>; 2], ends: [usize; 2]) -> Step {
        let [from, to] = ends.map(|cell| grid.distance(cell, home));
        let away = u16::from(to > from);
        let look_up = |slot| LookUp::new(grid, &self.slots, slot, ends);
        match seen {
            [Some(one), Some(other)] if one == other => Step {
                first: look_up(one),
                if_farther: 0x0101,
                ..Step::default()
            },
            [Some(one), Some(other)] => Step {
                first: look_up(one),
                second: look_up(other),
                if_farther: 1,
                always: 0,
            },
            [Some(one), None] => Step {
                first: look_up(one),
                if_farther: 1,
                always: away << 8,
                ..Step::default()
            },
            [None, Some(other)] => Step {
                first: look_up(other),
                if_farther: 1 << 8,
                always: away,
                ..Step::default()
            },
            [None, None] => panic!("a tile that both views leave alone"),
        }
    }

    /// Returns the patterns of all views, each once.
    pub(in crate::solver) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Returns what slides change in the first two views, and in the others if there are
    /// any. They are numbered by `step_of`.
    pub(in crate::solver) fn pairs(&self) -> (&[Step; STEPS], Option<&[Step; STEPS]>) {
        (&self.pairs[0], self.pairs.get(1).map(|steps| &**steps))
    }
}

/// Returns the patterns of a view that have several tiles.
fn of_several(view: &[Slot]) -> impl Iterator<Item = &Slot> {
    view.iter().filter(|slot| slot.homes.count_ones() > 1)
}

/// Returns the number of the slide of a tile into the blank's cell.
#[inline(always)]
pub(in crate::solver) fn step_of(home: u32, blank: u32, direction: u32) -> u32 {
    home << 6 | blank << 2 | direction
}

/// Returns the Manhattan distance of the tiles that a view leaves alone. `homes[cell]` is
/// the home of what lies in `cell`.
pub(in crate::solver) fn alone(grid: &Grid, view: &[Slot], homes: &[u8], blank: usize) -> usize {
    let in_patterns = of_several(view).fold(0, |all, slot| all | slot.homes);
    let cells = homes.iter().enumerate();
    let alone = cells.filter(|&(cell, home)| cell != blank && in_patterns >> home & 1 == 0);
    alone
        .map(|(cell, &home)| grid.distance(cell, usize::from(home)))
        .sum()
}
