//! The weights that a board uses.

use std::collections::HashMap;
use taquin::Size;
use taquin::training::{
    PAIRS, SINGLES, for_each_pair, for_each_single, pair, pair_images, pair_place, single,
    single_images, single_place,
};

/// A number for each weight, in the order of `Weights::new`, by the places of a
/// table that share the weight.
#[derive(Debug)]
pub struct Features {
    size: Size,
    // Indexed by `single`.
    singles: Vec<u32>,
    // Indexed by `pair`; `NONE` where it would name the blank, or one tile twice.
    pairs: Vec<u32>,
    count: u32,
    // By number of the weight: its kind.
    kinds: Vec<u32>,
    kind_count: usize,
}

const NONE: u32 = u32::MAX;

impl Features {
    /// Returns the features of boards of a size.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let last = size.cells() - 1;
        let mut singles = vec![NONE; single(size, last, last) + 1];
        let mut pairs = vec![NONE; pair(size, (last, last), (last, last)) + 1];
        let mut count = 0;
        for_each_single(size, |places| {
            places.iter().for_each(|&at| singles[at] = count);
            count += 1;
        });
        for_each_pair(size, |places| {
            places.iter().for_each(|&at| pairs[at] = count);
            count += 1;
        });
        let mut this = Self {
            size,
            singles,
            pairs,
            count,
            // A single tile is met so often that its weight needs no kind: all singles
            // share one.
            kinds: vec![0; count as usize],
            kind_count: 1,
        };
        this.tell_kinds_apart();
        this
    }

    /// Returns the features of boards of a size, with the weights that all sizes
    /// share. Their numbers are those of places: those of one tile or the blank
    /// come first. Of a place and its images, the first has the weight.
    #[must_use]
    pub fn shared(size: Size) -> Self {
        let (cells, last) = (size.cells(), size.cells() - 1);
        let number = |place: usize| u32::try_from(place).expect("places are few");
        let mut singles = vec![NONE; single(size, last, last) + 1];
        let mut pairs = vec![NONE; pair(size, (last, last), (last, last)) + 1];
        for home in 0..cells {
            for cell in 0..cells {
                let images = single_images(single_place(size, home, cell));
                let first = images.into_iter().min().expect("itself");
                singles[single(size, home, cell)] = number(first);
            }
        }
        let tiles = |home: usize| (0..cells).map(move |cell| (home, cell));
        for one in (0..last).flat_map(tiles) {
            for other in (one.0 + 1..last).flat_map(tiles) {
                if one.1 == other.1 {
                    continue;
                }
                let first = first_image(pair_place(size, one, other));
                pairs[pair(size, one, other)] = number(SINGLES + first);
                pairs[pair(size, other, one)] = number(SINGLES + first);
            }
        }
        let mut kinds = vec![0; SINGLES + PAIRS];
        for (place, kind) in kinds[SINGLES..].iter_mut().enumerate() {
            *kind = number(1 + first_image(place) / WALLS);
        }
        Self {
            size,
            singles,
            pairs,
            count: number(SINGLES + PAIRS),
            kinds,
            kind_count: 1 + PAIRS / WALLS,
        }
    }

    fn tell_kinds_apart(&mut self) {
        let tiles = self.size.cells() - 1;
        let of_homes = |home: usize| (0..=tiles).map(move |cell| (home, cell));
        let mut kinds = HashMap::new();
        for one in (0..tiles).flat_map(of_homes) {
            for other in (one.0 + 1..tiles).flat_map(of_homes) {
                if one.1 == other.1 {
                    continue;
                }
                let weight = self.pair(one, other) as usize;
                if self.kinds[weight] == 0 {
                    let next = u32::try_from(1 + kinds.len()).expect("fewer than weights");
                    let kind = kind(self.size, one, other);
                    self.kinds[weight] = *kinds.entry(kind).or_insert(next);
                }
            }
        }
        self.kind_count += kinds.len();
    }

    /// Returns the size of the boards.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns the number of weights.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count as usize
    }

    /// Returns the kind of each weight, by its number. Pairs are of one kind if
    /// they map to each other by translations, rotations and reflections of the
    /// board.
    #[must_use]
    pub fn kinds(&self) -> &[u32] {
        &self.kinds
    }

    /// Returns the number of kinds.
    #[must_use]
    pub fn kind_count(&self) -> usize {
        self.kind_count
    }

    /// Returns the weight of a tile or the blank, named by its home, in a cell.
    #[must_use]
    pub fn single(&self, home: usize, cell: usize) -> u32 {
        self.singles[single(self.size, home, cell)]
    }

    /// Returns the weight of two different tiles, each given as home and cell.
    #[must_use]
    pub fn pair(&self, one: (usize, usize), other: (usize, usize)) -> u32 {
        self.pairs[pair(self.size, one, other)]
    }

    /// Replaces `weights` by the weights of a board. `homes[cell]` is the home of
    /// what lies in `cell`.
    pub fn list(&self, homes: &[u8], weights: &mut Vec<u32>) {
        weights.clear();
        let tiles = self.size.cells() - 1;
        for (cell, &home) in homes.iter().enumerate() {
            let home = usize::from(home);
            weights.push(self.single(home, cell));
            if home == tiles {
                continue;
            }
            for (other_cell, &other) in homes.iter().enumerate().skip(cell + 1) {
                let other = usize::from(other);
                if other < tiles {
                    weights.push(self.pair((home, cell), (other, other_cell)));
                }
            }
        }
    }

    /// Replaces `weights` by those of a board, each with the part that it has in the
    /// value: `share` is that of the inverse board in a weight of two tiles, as where
    /// the solver makes its tables.
    pub fn list_with_inverse(&self, homes: &[u8], share: f32, weights: &mut Vec<(u32, f32)>) {
        weights.clear();
        let tiles = self.size.cells() - 1;
        let length = pair(self.size, (0, 0), (0, 1));
        for (cell, &home) in homes.iter().enumerate() {
            let home = usize::from(home);
            weights.push((self.single(home, cell), 1.0));
            if home == tiles {
                continue;
            }
            let rows = |home, cell| &self.pairs[pair(self.size, (home, cell), (0, 0))..];
            let (here, inverse) = (rows(home, cell), rows(cell, home));
            for (other_cell, &other) in homes.iter().enumerate().skip(cell + 1) {
                let other = usize::from(other);
                if other == tiles {
                    continue;
                }
                let here = here[other_cell * length + other];
                match inverse.get(other * length + other_cell) {
                    Some(&inverse) if inverse != NONE => {
                        weights.push((here, 1.0 - share));
                        weights.push((inverse, share));
                    }
                    _ => weights.push((here, 1.0)),
                }
            }
        }
    }
}

/// Places that differ only in the walls lie together.
pub(crate) const WALLS: usize = 16;

/// Returns the first of a place and its images.
pub(crate) fn first_image(place: usize) -> usize {
    let images = pair_images(place);
    images.into_iter().min().expect("itself")
}

/// A tile: its home and its cell.
type Tile = (usize, usize);

/// From one cell to another, in columns and rows.
type Way = (isize, isize);

/// Two tiles, relative to the home of one of them: the home of the other, the cell of
/// the one, the cell of the other.
type Kind = [Way; 3];

/// Returns the kind of a pair: the least of its equivalent forms.
fn kind(size: Size, one: Tile, other: Tile) -> Kind {
    let way = |from: usize, to: usize| {
        let (column, row) = (size.column_of(to), size.row_of(to));
        (
            column as isize - size.column_of(from) as isize,
            row as isize - size.row_of(from) as isize,
        )
    };
    let from = |one: Tile, other: Tile| [other.0, one.1, other.1].map(|to| way(one.0, to));
    let flips: [fn(Way) -> Way; 3] = [|(x, y)| (-x, y), |(x, y)| (x, -y), |(x, y)| (y, x)];
    let mut kinds = vec![from(one, other), from(other, one)];
    for flip in flips {
        let flipped: Vec<Kind> = kinds.iter().map(|kind| kind.map(flip)).collect();
        kinds.extend(flipped);
    }
    kinds
        .into_iter()
        .min()
        .expect("there are ways to look at it")
}
