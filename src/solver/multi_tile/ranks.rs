//! Numbers the placements of a pattern: its tiles and the blank, each in a cell
//! of its own.
//!
//! A *placement* is packed: four bits for the cell of each tile, the first tile
//! lowest. The blank counts last, so the placements that differ only in the
//! blank lie side by side.

/// Tiles whose cells are ranked by one look-up.
const LEADING: usize = 3;

/// The number of each placement of so many tiles and the blank.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    cells: usize,
    tiles: usize,
    // By the packed cells of the first tiles: their rank, and in the low half the cells
    // that they cover.
    leading: Vec<u32>,
    leading_bits: u32,
    // Cells that the first tiles leave free.
    free: u32,
    placements: usize,
}

impl Ranks {
    /// Returns the numbers of patterns of `tiles` tiles on a grid of `cells` cells.
    ///
    /// # Panics
    ///
    /// When there are more than 16 cells, or no cell is left for the blank.
    pub(super) fn new(cells: usize, tiles: usize) -> Self {
        assert!(cells <= 16 && tiles < cells, "a packed cell has four bits");
        let count = tiles.min(LEADING);
        let leading_bits = 4 * u32::try_from(count).expect("at most three");
        Self {
            cells,
            tiles,
            leading: (0..1 << leading_bits)
                .map(|packed| leading_rank(packed, count, cells))
                .collect(),
            leading_bits,
            free: u32::try_from(cells - count).expect("at most 16 cells"),
            placements: (0..=tiles).map(|placed| cells - placed).product(),
        }
    }

    /// Returns how many placements there are.
    pub(super) fn placements(&self) -> usize {
        self.placements
    }

    /// Returns how many placements differ only in the cell of the blank.
    pub(super) fn blanks(&self) -> usize {
        self.cells - self.tiles
    }

    /// Returns the number of a placement.
    #[inline(always)]
    pub(super) fn rank(&self, tiles: u64, blank: usize) -> usize {
        self.arrangement(tiles).rank(blank)
    }

    /// Returns the placements of packed tiles, wherever the blank is.
    #[inline(always)]
    pub(super) fn arrangement(&self, tiles: u64) -> Arrangement {
        let leading = self.leading[low(tiles, self.leading_bits)];
        let (mut rank, mut covered) = (leading >> 16, leading & 0xffff);
        let mut rest = tiles >> self.leading_bits;
        let mut free = self.free;
        for _ in LEADING..self.tiles {
            let cell = narrow(low(rest, 4));
            rank = rank * free + cell - below(covered, cell);
            covered |= 1 << cell;
            rest >>= 4;
            free -= 1;
        }
        Arrangement {
            first: rank * free,
            covered,
        }
    }

    /// Returns the tiles of all placements, packed, in the order of their ranks:
    /// one for all cells of the blank.
    pub(super) fn arrangements(&self) -> Vec<u64> {
        let mut all = vec![0];
        for tile in 0..self.tiles {
            let with_one_more = |&tiles: &u64| {
                let covered = covered(tiles, tile);
                let free = (0..self.cells as u64).filter(move |cell| covered >> cell & 1 == 0);
                free.map(move |cell| tiles | cell << (4 * tile))
            };
            all = all.iter().flat_map(with_one_more).collect();
        }
        all
    }

    /// Returns packed tiles after whatever lies in `from` went to `to`.
    #[inline(always)]
    pub(super) fn moved(&self, tiles: u64, from: usize, to: usize) -> u64 {
        let mut moved = tiles;
        for tile in 0..self.tiles {
            let shift = 4 * tile;
            if tiles >> shift & 15 == from as u64 {
                moved ^= (from as u64 ^ to as u64) << shift;
            }
        }
        moved
    }
}

/// The cells of the tiles of a pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrangement {
    // The rank with the blank in the first free cell.
    first: u32,
    // The cells of the tiles, as bits.
    covered: u32,
}

impl Arrangement {
    /// Returns the number of the placement with the blank in a cell.
    #[inline(always)]
    pub(super) fn rank(self, blank: usize) -> usize {
        let blank = narrow(blank);
        (self.first + blank - below(self.covered, blank)) as usize
    }

    /// Returns `true` if a tile of the pattern lies in a cell.
    #[inline(always)]
    pub(super) fn covers(self, cell: usize) -> bool {
        self.covered >> cell & 1 == 1
    }

    /// Returns the blank's cell in the placement with a number.
    #[inline(always)]
    pub(super) fn blank(self, rank: usize) -> usize {
        let mut free = !self.covered;
        for _ in self.first as usize..rank {
            free &= free - 1;
        }
        free.trailing_zeros() as usize
    }
}

/// Returns the low bits of packed tiles: at most 12.
#[inline(always)]
fn low(tiles: u64, bits: u32) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "12 bits fit")]
    let low = tiles as usize;
    low & ((1 << bits) - 1)
}

/// A cell of a board of at most 16, without a check in the inner loop.
#[inline(always)]
fn narrow(cell: usize) -> u32 {
    debug_assert!(cell < 16);
    #[expect(clippy::cast_possible_truncation, reason = "a cell is below 16")]
    let narrow = cell as u32;
    narrow
}

/// Returns how many of the covered cells lie before a cell.
#[inline(always)]
fn below(covered: u32, cell: u32) -> u32 {
    (covered & ((1 << cell) - 1)).count_ones()
}

fn covered(tiles: u64, count: usize) -> u64 {
    (0..count).fold(0, |covered, tile| covered | 1 << (tiles >> (4 * tile) & 15))
}

/// Returns the rank of the first tiles and the cells that they cover; 0 if they are
/// not in different cells of the grid.
fn leading_rank(packed: u32, count: usize, cells: usize) -> u32 {
    let (mut rank, mut covered) = (0, 0_u32);
    for tile in 0..count {
        let cell = packed >> (4 * tile) & 15;
        if cell as usize >= cells || covered >> cell & 1 == 1 {
            return 0;
        }
        let before = (covered & ((1 << cell) - 1)).count_ones();
        rank = rank * u32::try_from(cells - tile).expect("at most 16 cells") + cell - before;
        covered |= 1 << cell;
    }
    rank << 16 | covered
}
